"""The forest as a scene: the river with both banks, the hand, the choices at hand, and a panel for every player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import hypot

import msgspec

from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, PLACES, RIVER_LENGTH, STEPS
from paddlewheel.games.flooded_forest.rules.tiles import turned_sides
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, PREDATOR_NAMES, tile_name
from paddlewheel.games.flooded_forest.view.observation import ForestObservation, TileSeen
from paddlewheel.games.flooded_forest.view.offers import choice_words, is_button, offer, touched
from paddlewheel.games.flooded_forest.view.players import seat_panel
from paddlewheel.games.flooded_forest.view.status import status
from paddlewheel.games.flooded_forest.view.tile_set import TileSet
from paddlewheel.games.flooded_forest.view.words import (
    action_help,
    action_name,
    back,
    fish_id,
    fish_letter,
    prompt,
    school_words,
    why_not_pulled,
    yes,
)
from paddlewheel.parts.hexes import Hex, centre_pointy, plus
from paddlewheel.presentation import Area, Element, Scene

SIZE = 56.0
#: The height of a row of tiles in the hand, with two lines of words under each.
HAND_ROW = 170.0
SCORING = (0, 3, 6)

# Layers of the board, from the ground up.
GROUND, TILE, RAISED, CIRCLE, FISH, PREDATOR, MARK = range(7)

#: Where a tile lies that is between a hand and the board: a little before the first tile of the river.
ASIDE = (-130.0, 0.0)
#: How large fish are on a tile, and in the circles of the river.
ON_TILE, AT_HOME = 1.15, 0.95
RIVER_PLACES: list[Hex] = [(number, 0) for number in range(RIVER_LENGTH)]
#: How far from the middle of a tile pieces are when they have just come to it.
ARRIVAL = 34.0
#: Where circles and fish lie on a tile, for one, two and three of them.
SEATS_ON_TILE = (((0, 0),), ((-18, 0), (18, 0)), ((-18, -13), (18, -13), (0, 14)))
#: Where up to four colours of a school lie, each with its number.
SCHOOL_PLACES = ((-19, -10), (19, -10), (-19, 16), (19, 16))


def scene(seen: ForestObservation, tile_set: TileSet, tokens: tuple[str, ...]) -> Scene:
    offers = tuple(offer(seen, tile_set, choice, tokens[choice]) for choice in seen.choices)
    areas = [
        _board(seen, tile_set),
        *_turns(seen, tile_set),
        *_buttons(seen, tile_set),
        *_hand(seen, tile_set),
    ]
    areas += [seat_panel(seen, tile_set, seat) for seat in range(seen.seats)]
    return Scene(
        seen.game, "Flooded Forest", prompt(seen, tile_set), seen.rule, tuple(areas), offers, status(seen, tile_set)
    )


@cache
def pattern(water: int) -> tuple[str, float]:
    """The symbol for a tile with these water sides, and the angle at which it lies."""
    turned = [turned_sides(water, -turns % 6) for turns in range(6)]
    smallest = max(range(6), key=lambda turns: [turned[turns] >> side & 1 for side in range(6)])
    letters = "".join("W" if turned[smallest] >> side & 1 else "F" for side in range(6))
    return f"flood-{letters}", -60.0 * smallest


# -- the board ---------------------------------------------------------------------------------------------


@cache
def _centre(place: Hex) -> tuple[float, float]:
    """The middle of a cell. A tenth is fine enough, and short to send."""
    x, y = centre_pointy(place, SIZE)
    return round(x, 1), round(y, 1)


def _name(tile: int, x: float, y: float) -> Element:
    name = tile_name(tile)
    return Element(f"name-{tile}", "name", x, y + 40, name, layer=CIRCLE, texts={"name": name})


def _board(seen: ForestObservation, tile_set: TileSet) -> Area:
    chosen = {touched(tile_set, choice) for choice in seen.choices}
    places = [(number, 0) for number in range(-1, RIVER_LENGTH + 1)] + [tile.place for tile in seen.tiles]
    elements = [Element("jungle", "jungle", 0, 0, say("forest"), layer=GROUND), *_river(seen, tile_set, chosen)]
    elements += _gap(seen)
    by_tile = {tile.tile: _tile(seen, tile_set, tile, chosen) for tile in seen.tiles}
    if seen.tile is not None and seen.tile not in by_tile:
        by_tile[seen.tile] = _off_board(seen, tile_set, seen.tile)
    for tile in sorted(by_tile):
        elements += by_tile[tile]
    at = tile_set.choices
    for choice in seen.choices:
        if at.places <= choice < at.turns:
            place = PLACES[choice - at.places]
            name = CELL_NAMES[choice - at.places]
            places.append(place)
            x, y = _centre(place)
            label = say("free-cell", cell=name)
            elements.append(Element(f"spot-{name}", "spot", x, y, label, layer=MARK, texts={"name": name}))
    if seen.cell is not None:
        places.append(seen.cell)
    xs, ys = zip(*(_centre(place) for place in places), strict=True)
    left, top = min(xs) - 75, min(ys) - 80
    view = (left, top, max(xs) + 75 - left, max(ys) + 80 - top)
    return Area("forest", say("river-and-banks"), "board", view, tuple(elements))


def _river(seen: ForestObservation, tile_set: TileSet, chosen: set[str]) -> Iterator[Element]:
    home = [(seat, number) for seat, player in enumerate(seen.players) for number in range(player.home)]
    each = seen.circles // len(SCORING)
    for number in range(RIVER_LENGTH):
        x, y = _centre((number, 0))
        # For the eye the river flows on to its neighbours; its two ends are closed.
        water = tile_set.river_water[number] | (1 if number < RIVER_LENGTH - 1 else 0) | (8 if number > 0 else 0)
        symbol, angle = pattern(water)
        name = f"river-{number}"
        kind = "river-tile.scored" if number in SCORING else "river-tile"
        label = say(kind, number=number + 1, filled=seen.in_river, circles=seen.circles)
        raised = name in chosen
        classes = ("river", "choosable") if raised else ("river",)
        yield Element(name, symbol, x, y, label, angle, layer=RAISED if raised else TILE, classes=classes)
        if number in SCORING:
            first = SCORING.index(number) * each
            for circle in range(each):
                dx, dy = ring(circle, each)
                here = first + circle
                yield Element(f"goal-{here}", "circle", x + dx, y + dy, say("river-circle"), layer=CIRCLE)
                if here < len(home):
                    seat, nth = home[here]
                    yield _home(f"at-home-{seat}-{nth}", seat, x + dx, y + dy)
    over = len(home) - seen.circles
    if over > 0:
        x, y = _centre((RIVER_LENGTH, 0))
        words = {"count": f"+{over}"}
        yield Element("overflow", "overflow", x, y, say("overflow", count=over), layer=MARK, texts=words)


def ring(number: int, count: int) -> tuple[float, float]:
    """Places for the circles of a river tile: one in the middle of four, or a square of four."""
    spots = [(-21.0, -19.0), (21.0, -19.0), (-21.0, 19.0), (21.0, 19.0), (0.0, 0.0)]
    if count <= len(spots):
        return spots[number]
    return -24.0 + 16 * (number % 4), -24.0 + 12 * (number // 4)


def _tile(seen: ForestObservation, tile_set: TileSet, tile: TileSeen, chosen: set[str]) -> Iterator[Element]:
    x, y = _centre(tile.place)
    symbol, angle = pattern(tile.water)
    name = tile_name(tile.tile)
    pieces = school_words(tile.fish)
    if tile.predator:
        pieces = say("school-and-predator", school=pieces, predator=tile.predator)
    pulling = seen.step == "pull"
    reason = why_not_pulled(tile) if pulling else ""
    pulled = yes(pulling and tile.removable)
    raised = f"tile-{tile.tile}" in chosen or (pulling and tile.removable)
    tip = reason or say("tile.tip", tile=name, pieces=pieces, pulled=pulled, action=back(tile_set, tile.tile))
    classes = ("choosable",) if raised else ("fixed",) if pulling else ()
    circles = say("circles", circles=tile.circles)
    label = say("tile", tile=name, circles=circles, pieces=pieces, pulled=pulled)
    yield Element(
        f"tile-{tile.tile}", symbol, x, y, label, angle, layer=RAISED if raised else TILE, tip=tip, classes=classes
    )
    yield _name(tile.tile, x, y)
    for piece in _pieces(tile.tile, x, y, tile.circles, *_staying(seen, tile), seen.phase != "dry"):
        # Whoever points at a piece wants to know about its tile.
        yield msgspec.structs.replace(piece, tip=tip)
    if seen.bound_for is not None and seen.origin == tile.tile:
        yield from _moved_by_action(seen, tile_set, tile, seen.bound_for)
    if pulling:
        kind = "can-pull" if tile.removable else "would-cut" if tile.cuts else "is-stuck"
        words = say("tile.can-pull", tile=name) if tile.removable else reason
        yield Element(f"mark-{tile.tile}", kind, x + 30, y - 30, words, layer=MARK, tip=tip)


def _pieces(
    tile: int, x: float, y: float, circles: int, fish: tuple[int, ...], predator: str, flood: bool
) -> Iterator[Element]:
    """Circles, fish and predator of one tile. In the dry season circles no longer count, and schools are counted.

    On their way to another place pieces are still called after their tile: so they are seen to go there.
    """
    low = 6.0 if predator else 0.0
    if flood:
        spots = SEATS_ON_TILE[circles - 1]
        for number, (dx, dy) in enumerate(spots):
            yield Element(f"circle-{tile}-{number}", "circle", x + dx, y + dy + low, say("circle"), layer=CIRCLE)
        owners = [(seat, nth) for seat, count in enumerate(fish) for nth in range(count)]
        for (dx, dy), (seat, nth) in zip(spots, owners, strict=False):
            yield _fish(f"{fish_id(tile, seat)}-{nth}", seat, x + dx, y + dy + low, 0)
    else:
        shown = [(seat, count) for seat, count in enumerate(fish) if count]
        for number, (seat, count) in enumerate(shown):
            dx, dy = (0, 0) if len(shown) == 1 else SCHOOL_PLACES[number]
            yield _fish(fish_id(tile, seat), seat, x + dx, y + dy + low, count)
    if predator:
        # A little to the left: at the right there is the mark that says whether the tile can be pulled.
        words = say("predator-title", predator=predator)
        yield Element(f"predator-{tile}", predator, x - 8, y - 30, words, layer=PREDATOR)


def _fish(name: str, seat: int, x: float, y: float, count: int) -> Element:
    words = say("fish", count=count or 1, colour=COLOURS[seat])
    texts = {"letter": fish_letter(seat), "count": str(count) if count > 1 else ""}
    classes = (f"seat-{seat}",)
    return Element(name, f"fish-{seat}", x, y, words, scale=ON_TILE, layer=FISH, texts=texts, classes=classes)


def _home(name: str, seat: int, x: float, y: float) -> Element:
    """A fish in the river: its shape and colour say whose it is, a letter would be too small."""
    words = say("fish.home", count=1, colour=COLOURS[seat])
    return Element(name, f"home-{seat}", x, y, words, scale=AT_HOME, layer=FISH, classes=(f"seat-{seat}",))


def _gap(seen: ForestObservation) -> Iterator[Element]:
    """The cell that is being filled, or the gap of the pulled tile."""
    if seen.cell is None or seen.outcome is not None or any(tile.place == seen.cell for tile in seen.tiles):
        return
    yield Element("gap", "gap", *_centre(seen.cell), say("gap", phase=seen.phase), layer=TILE)


def _off_board(seen: ForestObservation, tile_set: TileSet, tile: int) -> Iterator[Element]:
    """The tile that is going to be laid or was pulled, and the pieces that were on it: in its gap, or on their way."""
    taken = tile in seen.discards or any(player.held == tile for player in seen.players)
    if seen.outcome is None and not taken:
        yield from _aside(seen, tile_set, tile)
    if seen.outcome is not None or seen.phase != "dry" or seen.cell is None:
        return
    together = seen.school_to == seen.predator_to
    for site, fish, predator in (
        (seen.school_to, seen.tile_fish, seen.tile_predator if together else ""),
        (seen.predator_to, (), "" if together else seen.tile_predator),
    ):
        x, y = _centre(seen.cell) if site is None else _arrival(seen, tile_set, seen.cell, site)
        yield from _pieces(tile, x, y, 1, fish, predator, flood=False)


def _aside(seen: ForestObservation, tile_set: TileSet, tile: int) -> Iterator[Element]:
    """A tile lies beside the river until it has its place."""
    made = tile_set.tiles[tile]
    symbol, angle = pattern(turned_sides(made.water(), seen.tile_turns))
    label = say("aside", tile=made.id, phase=seen.phase)
    tip = say("aside.tip", tile=made.id, phase=seen.phase, action=action_name(made.action))
    x, y = ASIDE
    yield Element(f"tile-{tile}", symbol, x, y, label, angle, scale=0.7, layer=TILE, tip=tip, classes=("aside",))
    yield _name(tile, x, y)


def _staying(seen: ForestObservation, tile: TileSeen) -> tuple[tuple[int, ...], str]:
    """Fish and predator of a tile, without those that an action is moving away."""
    if seen.bound_for is None or seen.origin != tile.tile:
        return tile.fish, tile.predator
    if seen.acted == "fish step":
        return tuple(0 if seat == seen.active else count for seat, count in enumerate(tile.fish)), tile.predator
    return tile.fish, ""


def _moved_by_action(seen: ForestObservation, tile_set: TileSet, origin: TileSeen, site: int) -> Iterator[Element]:
    """The pieces that an action moves, where they arrive: one's own fish, or the predator (FF-56, FF-58)."""
    x, y = _arrival(seen, tile_set, origin.place, site)
    fish: tuple[int, ...] = ()
    if seen.acted == "fish step":
        fish = tuple(count if seat == seen.active else 0 for seat, count in enumerate(origin.fish))
    yield from _pieces(origin.tile, x, y, 1, fish, "" if fish else origin.predator, flood=False)


def _arrival(seen: ForestObservation, tile_set: TileSet, origin: Hex, site: int) -> tuple[float, float]:
    """Where pieces from a cell come to a tile or to the river: inside the edge on the side that they come from."""
    if site == tile_set.river:
        water = turned_sides(tile_set.tiles[seen.tile or 0].water(), seen.tile_turns)
        beside = [(water >> side & 1, plus(origin, step)) for side, step in enumerate(STEPS)]
        # Through a side of water where there is one.
        _, place = max((wet, there) for wet, there in beside if there in RIVER_PLACES)
    else:
        place = next(tile.place for tile in seen.tiles if tile.tile == site)
    (x, y), (from_x, from_y) = _centre(place), _centre(origin)
    part = ARRIVAL / hypot(from_x - x, from_y - y)
    return round(x + (from_x - x) * part, 1), round(y + (from_y - y) * part, 1)


# -- beside the board --------------------------------------------------------------------------------------


def _turns(seen: ForestObservation, tile_set: TileSet) -> list[Area]:
    """The ways round in which the tile may lie."""
    at = tile_set.choices
    shown = [choice - at.turns for choice in seen.choices if at.turns <= choice < at.extras]
    if not shown or seen.tile is None:
        return []
    printed = tile_set.tiles[seen.tile].water()
    elements = []
    for number, turns in enumerate(shown):
        symbol, angle = pattern(turned_sides(printed, turns))
        label = choice_words(seen, tile_set, at.turns + turns)[0]
        x, y = 65.0 + 125 * (number % 3), 62.0 + 122 * (number // 3)
        elements.append(Element(f"turn-{turns}", symbol, x, y, label, angle, classes=("choosable",)))
    rows = (len(shown) + 2) // 3
    view = (0, 0, 380, 122.0 * rows)
    return [Area("turns", say("which-way-round"), "hand", view, tuple(elements), seat=seen.seat)]


def _buttons(seen: ForestObservation, tile_set: TileSet) -> list[Area]:
    """Choices that have no place on the board."""
    at = tile_set.choices
    shown = [choice for choice in seen.choices if is_button(tile_set, choice)]
    if not shown:
        return []
    elements = []
    for number, choice in enumerate(shown):
        label, help_ = choice_words(seen, tile_set, choice)
        texts = {"label": label}
        elements.append(
            Element(f"button-{choice}", "button", 0, 46.0 * number, label, tip=help_, texts=texts, classes=("aim",))
        )
        icon = _icon(tile_set, choice)
        if icon:
            y = 46.0 * number + 22
            texts = {"letter": fish_letter(choice - at.bites)} if at.bites <= choice < at.bite_again else {}
            elements.append(Element(f"icon-{choice}", icon, 50, y, label, layer=1, tip=help_, texts=texts))
    view = (0, 0, 380, 46.0 * len(shown))
    return [Area("buttons", say("your-choice"), "panel", view, tuple(elements), seat=seen.seat)]


def _icon(tile_set: TileSet, choice: int) -> str:
    """The piece that a button speaks of, if any."""
    at = tile_set.choices
    if at.kinds <= choice < at.posts:
        return PREDATOR_NAMES[choice - at.kinds + 1]
    return f"fish-{choice - at.bites}" if at.bites <= choice < at.bite_again else ""


def _hand(seen: ForestObservation, tile_set: TileSet) -> list[Area]:
    shown = list(seen.hand)
    if seen.tile is not None and seen.step in ("place", "turn") and seen.seat == seen.active:
        shown.append(seen.tile)
    if not shown:
        return []
    open_ones = {touched(tile_set, choice) for choice in seen.choices}
    elements = []
    for number, held in enumerate(shown):
        tile = tile_set.tiles[held]
        x, y = 64.0 + 126 * (number % 3), 64.0 + HAND_ROW * (number // 3)
        symbol, angle = pattern(tile.water())
        action = action_name(tile.action)
        label = say("tile-held", tile=tile.id, circles=tile.circles, action=action)
        tip = f"{label}. {action_help(tile_set, tile.action)}"
        classes = ("choosable",) if held == seen.tile or f"hand-{held}" in open_ones else ()
        elements.append(Element(f"hand-{held}", symbol, x, y, label, angle, layer=0, tip=tip, classes=classes))
        words = {"name": f"{tile.id}\n{action}"}
        elements.append(Element(f"hand-name-{held}", "caption", x, y + 78, label, layer=1, texts=words))
        for circle, (dx, dy) in enumerate(SEATS_ON_TILE[tile.circles - 1]):
            elements.append(Element(f"hand-{held}-{circle}", "circle", x + dx, y + dy, say("circle"), layer=1))
    rows = (len(shown) + 2) // 3
    return [Area("hand", say("your-hand"), "hand", (0, 0, 380, HAND_ROW * rows), tuple(elements), seat=seen.seat)]
