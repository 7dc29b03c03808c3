"""What is different between two scenes of one table: a fraction of a scene, to be sent instead of it."""

from __future__ import annotations

import msgspec

from paddlewheel.presentation._scene import Area, Element, Offer, Scene
from paddlewheel.presentation._status import StatusLine


class AreaChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """An area that differs. What is left out stays as it is."""

    id: str
    #: New and changed elements; an element that is known keeps its place in the order.
    put: tuple[Element, ...] = ()
    gone: tuple[str, ...] = ()
    title: str | None = None
    view: tuple[float, float, float, float] | None = None
    #: The ids in order, where it is not the order before with new elements at the end.
    order: tuple[str, ...] | None = None


class SceneChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one scene becomes the next."""

    areas: tuple[AreaChange, ...] = ()
    #: Areas that were not there.
    added: tuple[Area, ...] = ()
    #: The ids of all areas in order, where areas came, went or changed places.
    order: tuple[str, ...] | None = None
    title: str | None = None
    prompt: str | None = None
    rule: str | None = None
    offers: tuple[Offer, ...] | None = None
    status: tuple[StatusLine, ...] | None = None


def difference(before: Scene, after: Scene) -> SceneChange:
    """What `apply_change` needs to make `after` of `before`."""
    known = {area.id: area for area in before.areas}
    kept = [area for area in after.areas if area.id in known and _same_kind(known[area.id], area)]
    changes = [_area_difference(known[area.id], area) for area in kept if area != known[area.id]]
    order = tuple(area.id for area in after.areas)
    kept_ids = {area.id for area in kept}
    return SceneChange(
        areas=tuple(changes),
        added=tuple(area for area in after.areas if area.id not in kept_ids),
        order=None if order == tuple(known) else order,
        title=_new(before.title, after.title),
        prompt=_new(before.prompt, after.prompt),
        rule=_new(before.rule, after.rule),
        offers=None if before.offers == after.offers else after.offers,
        status=None if before.status == after.status else after.status,
    )


def apply_change(before: Scene, change: SceneChange) -> Scene:
    """The scene after a change. The browser does the same."""
    changes = {area.id: area for area in change.areas}
    areas = {area.id: _changed_area(area, changes[area.id]) if area.id in changes else area for area in before.areas}
    areas |= {area.id: area for area in change.added}
    order = tuple(areas) if change.order is None else change.order
    return Scene(
        game=before.game,
        title=before.title if change.title is None else change.title,
        prompt=before.prompt if change.prompt is None else change.prompt,
        rule=before.rule if change.rule is None else change.rule,
        areas=tuple(areas[name] for name in order),
        offers=before.offers if change.offers is None else change.offers,
        status=before.status if change.status is None else change.status,
    )


def _same_kind(one: Area, other: Area) -> bool:
    return (one.kind, one.seat) == (other.kind, other.seat)


def _new(before: str, after: str) -> str | None:
    return None if before == after else after


def _area_difference(before: Area, after: Area) -> AreaChange:
    known = {element.id: element for element in before.elements}
    names = tuple(element.id for element in after.elements)
    gone = tuple(name for name in known if name not in set(names))
    natural = (*(name for name in known if name not in set(gone)), *(name for name in names if name not in known))
    return AreaChange(
        id=after.id,
        put=tuple(element for element in after.elements if known.get(element.id) != element),
        gone=gone,
        title=_new(before.title, after.title),
        view=None if before.view == after.view else after.view,
        order=None if natural == names else names,
    )


def _changed_area(before: Area, change: AreaChange) -> Area:
    elements = {element.id: element for element in before.elements if element.id not in set(change.gone)}
    elements |= {element.id: element for element in change.put}
    order = tuple(elements) if change.order is None else change.order
    return msgspec.structs.replace(
        before,
        title=before.title if change.title is None else change.title,
        view=before.view if change.view is None else change.view,
        elements=tuple(elements[name] for name in order),
    )
