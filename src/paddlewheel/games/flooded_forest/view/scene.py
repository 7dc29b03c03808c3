"""The forest as a scene: the river with both banks, the hand, the choices at hand, and a panel for every player."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from paddlewheel.games.flooded_forest.components import FILE, load
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, PLACES, RIVER_LENGTH
from paddlewheel.games.flooded_forest.rules.tiles import turned_sides
from paddlewheel.games.flooded_forest.rules.vocabulary import BITES, KINDS, PREDATOR_NAMES, TURNS, tile_name
from paddlewheel.games.flooded_forest.rules.vocabulary import PLACES as FIRST_PLACE
from paddlewheel.games.flooded_forest.view.observation import ForestObservation, TileSeen
from paddlewheel.games.flooded_forest.view.offers import choice_words, is_button, offer, touched
from paddlewheel.games.flooded_forest.view.players import seat_panel
from paddlewheel.games.flooded_forest.view.words import (
    ACTION_HELP,
    PLAYERS,
    TILE_SET,
    prompt,
    school_words,
    why_not_pulled,
)
from paddlewheel.parts.hexes import centre_pointy
from paddlewheel.presentation import Area, Element, Scene, counted

SIZE = 56.0
#: The height of a row of tiles in the hand, with two lines of words under each.
HAND_ROW = 170.0
RIVER_WATER = load(FILE).river.edges()
SCORING = (0, 3, 6)

# Layers of the board, from the ground up.
GROUND, TILE, RAISED, CIRCLE, FISH, PREDATOR, MARK = range(7)

#: Where circles and fish lie on a tile, for one, two and three of them.
SEATS_ON_TILE = (((0, 0),), ((-15, 0), (15, 0)), ((-16, -8), (16, -8), (0, 17)))
#: Where up to four colours of a school lie, each with its number.
SCHOOL_PLACES = ((-17, -8), (17, -8), (-17, 17), (17, 17))


def scene(seen: ForestObservation, tokens: tuple[str, ...]) -> Scene:
    offers = tuple(offer(seen, choice, tokens[choice]) for choice in seen.choices)
    areas = [_board(seen), *_turns(seen), *_buttons(seen), *_hand(seen)]
    areas += [seat_panel(seen, seat) for seat in range(seen.seats)]
    return Scene(seen.game, "Flooded Forest", prompt(seen), seen.rule, tuple(areas), offers)


def pattern(water: int) -> tuple[str, float]:
    """The symbol for a tile with these water sides, and the angle at which it lies."""
    turned = [turned_sides(water, -turns % 6) for turns in range(6)]
    smallest = max(range(6), key=lambda turns: [turned[turns] >> side & 1 for side in range(6)])
    letters = "".join("W" if turned[smallest] >> side & 1 else "F" for side in range(6))
    return f"flood-{letters}", -60.0 * smallest


# -- the board ---------------------------------------------------------------------------------------------


def _board(seen: ForestObservation) -> Area:
    chosen = {touched(choice) for choice in seen.choices}
    places = [(number, 0) for number in range(-1, RIVER_LENGTH + 1)] + [tile.place for tile in seen.tiles]
    elements = [Element("jungle", "jungle", 0, 0, "The forest", layer=GROUND), *_river(seen, chosen)]
    for tile in seen.tiles:
        elements += _tile(seen, tile, chosen)
    elements += _pulled(seen)
    for choice in seen.choices:
        if FIRST_PLACE <= choice < TURNS:
            place = PLACES[choice - FIRST_PLACE]
            name = CELL_NAMES[choice - FIRST_PLACE]
            places.append(place)
            x, y = centre_pointy(place, SIZE)
            elements.append(
                Element(f"spot-{name}", "spot", x, y, f"Free cell {name}", layer=MARK, texts={"name": name})
            )
    if seen.cell is not None:
        places.append(seen.cell)
    xs, ys = zip(*(centre_pointy(place, SIZE) for place in places), strict=True)
    left, top = min(xs) - 75, min(ys) - 80
    view = (left, top, max(xs) + 75 - left, max(ys) + 80 - top)
    return Area("forest", "The river and its banks", "board", view, tuple(elements))


def _river(seen: ForestObservation, chosen: set[str]) -> Iterator[Element]:
    score = f"{seen.in_river} of {seen.circles} circles filled"
    home = [seat for seat, player in enumerate(seen.players) for _ in range(player.home)]
    each = seen.circles // len(SCORING)
    for number in range(RIVER_LENGTH):
        x, y = centre_pointy((number, 0), SIZE)
        # For the eye the river flows on to its neighbours; its two ends are closed.
        water = RIVER_WATER[number] | (1 if number < RIVER_LENGTH - 1 else 0) | (8 if number > 0 else 0)
        symbol, angle = pattern(water)
        name = f"river-{number}"
        label = f"River tile {number + 1}: {score}" if number in SCORING else f"River tile {number + 1}"
        raised = name in chosen
        classes = ("river", "choosable") if raised else ("river",)
        yield Element(name, symbol, x, y, label, angle, layer=RAISED if raised else TILE, classes=classes)
        if number in SCORING:
            first = SCORING.index(number) * each
            for circle in range(each):
                dx, dy = _ring(circle, each)
                here = first + circle
                yield Element(f"goal-{here}", "circle", x + dx, y + dy, "A circle of the river", layer=CIRCLE)
                if here < len(home):
                    yield _fish(f"home-{here}", home[here], x + dx, y + dy, 0, 0.75, "in the river")
    over = len(home) - seen.circles
    if over > 0:
        x, y = centre_pointy((RIVER_LENGTH, 0), SIZE)
        words = {"count": f"+{over}"}
        yield Element("overflow", "overflow", x, y, f"{over} more fish than circles", layer=MARK, texts=words)


def _ring(number: int, count: int) -> tuple[float, float]:
    """Places for the circles of a river tile: one in the middle of four, or a square of four."""
    spots = [(-19.0, -17.0), (19.0, -17.0), (-19.0, 17.0), (19.0, 17.0), (0.0, 0.0)]
    if count <= len(spots):
        return spots[number]
    return -24.0 + 16 * (number % 4), -24.0 + 12 * (number // 4)


def _tile(seen: ForestObservation, tile: TileSeen, chosen: set[str]) -> Iterator[Element]:
    x, y = centre_pointy(tile.place, SIZE)
    symbol, angle = pattern(tile.water)
    name = tile_name(tile.tile)
    pieces = school_words(tile.fish) + (f", {tile.predator}" if tile.predator else "")
    pulling = seen.step == "pull"
    reason = why_not_pulled(tile) if pulling else ""
    can = ", may be pulled" if pulling and tile.removable else ""
    raised = f"tile-{tile.tile}" in chosen or (pulling and tile.removable)
    tip = reason or f"{name}: {pieces}{can}. On its back: {TILE_SET[tile.tile].action}."
    classes = ("choosable",) if raised else ("fixed",) if pulling else ()
    label = f"{name}, {counted(tile.circles, 'circle')}, {pieces}{can}"
    yield Element(
        f"tile-{tile.tile}", symbol, x, y, label, angle, layer=RAISED if raised else TILE, tip=tip, classes=classes
    )
    yield Element(f"name-{tile.tile}", "name", x, y + 44, name, layer=CIRCLE, texts={"name": name}, tip=tip)
    for piece in _pieces(f"{tile.tile}", x, y, tile.circles, tile.fish, tile.predator, seen.phase != "dry"):
        # Whoever points at a piece wants to know about its tile.
        yield msgspec.structs.replace(piece, tip=tip)
    if pulling:
        kind = "can-pull" if tile.removable else "would-cut" if tile.cuts else "is-stuck"
        words = f"{name} may be pulled" if tile.removable else reason
        yield Element(f"mark-{tile.tile}", kind, x + 30, y - 30, words, layer=MARK, tip=tip)


def _pieces(
    name: str, x: float, y: float, circles: int, fish: tuple[int, ...], predator: str, flood: bool
) -> Iterator[Element]:
    """Circles, fish and predator of one tile. In the dry season circles no longer count, and schools are counted."""
    low = 6.0 if predator else 0.0
    if flood:
        spots = SEATS_ON_TILE[circles - 1]
        for number, (dx, dy) in enumerate(spots):
            yield Element(f"circle-{name}-{number}", "circle", x + dx, y + dy + low, "A circle", layer=CIRCLE)
        owners = [seat for seat, count in enumerate(fish) for _ in range(count)]
        for number, seat in enumerate(owners):
            dx, dy = spots[number]
            yield _fish(f"fish-{name}-{number}", seat, x + dx, y + dy + low, 0, 1.0, "")
    else:
        shown = [(seat, count) for seat, count in enumerate(fish) if count]
        for number, (seat, count) in enumerate(shown):
            dx, dy = (0, 0) if len(shown) == 1 else SCHOOL_PLACES[number]
            yield _fish(f"fish-{name}-{seat}", seat, x + dx, y + dy + low, count, 1.0, "")
    if predator:
        yield Element(f"predator-{name}", predator, x, y - 30, predator.capitalize(), layer=PREDATOR)


def _fish(name: str, seat: int, x: float, y: float, count: int, scale: float, where: str) -> Element:
    words = f"{count or 1} {PLAYERS[seat].lower()} fish {where}".strip()
    texts = {"count": str(count) if count > 1 else ""}
    return Element(
        name, f"fish-{seat}", x, y, words, scale=scale, layer=FISH, texts=texts, classes=(f"seat-{seat}",)
    )  # fmt: skip


def _pulled(seen: ForestObservation) -> Iterator[Element]:
    """The cell that is being filled, or the gap of the pulled tile with the pieces still to move."""
    if seen.cell is None or seen.outcome is not None or any(tile.place == seen.cell for tile in seen.tiles):
        return
    x, y = centre_pointy(seen.cell, SIZE)
    words = "The tile goes here" if seen.phase == "flood" else "The gap of the pulled tile"
    yield Element("gap", "gap", x, y, words, layer=TILE)
    if seen.phase == "dry":
        yield from _pieces("gap", x, y, 1, seen.tile_fish, seen.tile_predator, flood=False)


# -- beside the board --------------------------------------------------------------------------------------


def _turns(seen: ForestObservation) -> list[Area]:
    """The ways round in which the tile may lie."""
    shown = [choice - TURNS for choice in seen.choices if TURNS <= choice < TURNS + 6]
    if not shown or seen.tile is None:
        return []
    printed = TILE_SET[seen.tile].water()
    elements = []
    for number, turns in enumerate(shown):
        symbol, angle = pattern(turned_sides(printed, turns))
        label = choice_words(seen, TURNS + turns)[0]
        x, y = 65.0 + 125 * (number % 3), 62.0 + 122 * (number // 3)
        elements.append(Element(f"turn-{turns}", symbol, x, y, label, angle, classes=("choosable",)))
    rows = (len(shown) + 2) // 3
    return [Area("turns", "Which way round?", "hand", (0, 0, 380, 122.0 * rows), tuple(elements), seat=seen.seat)]


def _buttons(seen: ForestObservation) -> list[Area]:
    """Choices that have no place on the board."""
    shown = [choice for choice in seen.choices if is_button(choice)]
    if not shown:
        return []
    elements = []
    for number, choice in enumerate(shown):
        label, help_ = choice_words(seen, choice)
        texts = {"label": label}
        elements.append(
            Element(f"button-{choice}", "button", 0, 46.0 * number, label, tip=help_, texts=texts, classes=("aim",))
        )
        icon = _icon(choice)
        if icon:
            elements.append(Element(f"icon-{choice}", icon, 50, 46.0 * number + 22, label, layer=1, tip=help_))
    view = (0, 0, 380, 46.0 * len(shown))
    return [Area("buttons", "Your choice", "panel", view, tuple(elements), seat=seen.seat)]


def _icon(choice: int) -> str:
    """The piece that a button speaks of, if any."""
    if KINDS <= choice < KINDS + 3:
        return PREDATOR_NAMES[choice - KINDS + 1]
    return f"fish-{choice - BITES}" if BITES <= choice < BITES + 4 else ""


def _hand(seen: ForestObservation) -> list[Area]:
    shown = list(seen.hand)
    if seen.tile is not None and seen.step in ("place", "turn") and seen.seat == seen.active:
        shown.append(seen.tile)
    if not shown:
        return []
    open_ones = {touched(choice) for choice in seen.choices}
    elements = []
    for number, held in enumerate(shown):
        tile = TILE_SET[held]
        x, y = 64.0 + 126 * (number % 3), 64.0 + HAND_ROW * (number // 3)
        symbol, angle = pattern(tile.water())
        label = f"{tile.id}, {counted(tile.circles, 'circle')}, on its back: {tile.action}"
        tip = f"{label}. {ACTION_HELP[tile.action]}"
        classes = ("choosable",) if held == seen.tile or f"hand-{held}" in open_ones else ()
        elements.append(Element(f"hand-{held}", symbol, x, y, label, angle, layer=0, tip=tip, classes=classes))
        words = {"name": f"{tile.id}\n{tile.action}"}
        elements.append(Element(f"hand-name-{held}", "caption", x, y + 78, label, layer=1, texts=words))
        for circle, (dx, dy) in enumerate(SEATS_ON_TILE[tile.circles - 1]):
            elements.append(Element(f"hand-{held}-{circle}", "circle", x + dx, y + dy, "A circle", layer=1))
    rows = (len(shown) + 2) // 3
    return [Area("hand", "Your hand", "hand", (0, 0, 380, HAND_ROW * rows), tuple(elements), seat=seen.seat)]
