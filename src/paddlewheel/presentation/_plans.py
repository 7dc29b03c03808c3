"""Plans: whole chains of small choices, each offered as one thing to point at."""

from __future__ import annotations

import msgspec

from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance, SeatView
from paddlewheel.presentation._scene import Scene

#: A game offers no more plans than this at once. Looking for them must not hold up a table.
MOST_PLANS = 400


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choices that one seat can make in a row, with what they cost and where they lead.

    They are played one by one. Whoever plays them stops where something comes to light, where another seat decides, and
    where the next choice is not on offer: what has been played until then stands.
    """

    tokens: tuple[str, ...]
    #: What it does and costs, in a few words: `Sail to ... (2 coal)`. In a terminal its beginning can be typed.
    label: str
    #: One more sentence: the choices it is made of, what happens on the way.
    help: str = ""
    #: Elements of the scene that it touches: whoever points at all of them means it.
    touches: tuple[str, ...] = ()
    #: A sign or two for the place it leads to: its price.
    mark: str = ""
    #: The way in the measure of an area, its end last: there one points. Several plans may lead to one place.
    area: str = ""
    path: tuple[tuple[float, float], ...] = ()
    #: The element that will be seen there, and the angle at which it will lie: a ship with its heading, a tile turned.
    ghost: str = ""
    angle: float = 0.0


def guessed(view: SeatView) -> AnyState:
    """A state to look for plans in: what the seat cannot see is dealt in one fixed way and so tells nothing."""
    return view.resample(Chance(0, GUESS_STREAM))


def plan_faults(plan: Plan, scene: Scene) -> list[str]:
    """What is wrong with a plan: no choices, no label, names that are not in the scene, nowhere to point."""
    known = {element.id for area in scene.areas for element in area.elements}
    named = (*plan.touches, *((plan.ghost,) if plan.ghost else ()))
    faults = [f"the plan {plan.label} names {name}, which is not in the scene" for name in named if name not in known]
    if len(plan.tokens) < 1:
        faults.append(f"the plan {plan.label} has no choices")
    if not plan.label.strip():
        faults.append(f"the plan of {', '.join(plan.tokens)} has no label")
    if not plan.path and not plan.touches:
        faults.append(f"the plan {plan.label} can be pointed at nowhere")
    if plan.path and plan.area not in {area.id for area in scene.areas}:
        faults.append(f"the plan {plan.label} leads to {plan.area}, which is not in the scene")
    if plan.tokens[:1] and plan.tokens[0] not in {offer.token for offer in scene.offers}:
        faults.append(f"the plan {plan.label} begins with {plan.tokens[0]}, which is not on offer")
    return faults
