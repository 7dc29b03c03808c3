"""The forest on paper: river and flood tiles with their backs, fish as cubes to fold, and the predators."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.components import PREDATORS, RIVER_TILES, Components, Tile
from paddlewheel.games.flooded_forest.view.scene import SCORING, SEATS_ON_TILE, SIZE, pattern, ring
from paddlewheel.games.flooded_forest.view.words import ACTION_HELP, PLAYERS
from paddlewheel.presentation import Area, Element
from paddlewheel.presentation.printed import Face, Piece, PieceSet, PrintedPart

#: A tile from side to side, in millimetres, and its shape: a hex with a corner up.
WIDTH = 44.0
HEIGHT = WIDTH * 2 / 3**0.5
HEX = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
VIEW = (-SIZE * 3**0.5 / 2, -SIZE, SIZE * 3**0.5, 2 * SIZE)
CUBE = 10.0
PREDATOR = (26.0, 17.0)
#: Of each kind there is one a player.
PREDATORS_EACH = 4
ACTION_TINT = "#2f6b4a"


def printed(parts: Components) -> tuple[PrintedPart, ...]:
    return (
        PrintedPart(id="tiles", title="River and flood tiles with their actions", items=(_river(parts), _flood(parts))),
        PrintedPart(id="fish", title="Fish: cubes to fold", items=(_fish(parts),)),
        PrintedPart(id="predators", title="Predators", items=(_predators(parts),)),
    )


def _flood(parts: Components) -> PieceSet:
    return PieceSet(
        title="Flood tiles",
        width=WIDTH,
        height=HEIGHT,
        pieces=tuple(Piece(name=tile.id, faces=(_front(tile),), back=_back(tile)) for tile in parts.flood.tiles),
        outline=HEX,
        source=parts.flood.source,
        note="The back of a flood tile is the action token of whoever pulls it.",
    )


def _front(tile: Tile) -> Face:
    symbol, angle = pattern(tile.water())
    elements = [
        Element("tile", symbol, 0, 0, tile.id, angle),
        Element("name", "name", 0, 44, tile.id, layer=2, texts={"name": tile.id}),
    ]
    for number, (x, y) in enumerate(SEATS_ON_TILE[tile.circles - 1]):
        elements.append(Element(f"circle-{number}", "circle", x, y, "A circle", layer=1))
    return Face(art=Area(tile.id, tile.id, "panel", VIEW, tuple(elements)))


def _back(tile: Tile) -> Face:
    action = f"{tile.action[0].upper()}{tile.action[1:]}"
    return Face(title=action, lines=(ACTION_HELP[tile.action], tile.id), tint=ACTION_TINT)


def _river(parts: Components) -> PieceSet:
    four, three = parts.circles["4"].value, parts.circles["3"].value
    pieces = tuple(
        Piece(
            name=f"river {number + 1}",
            faces=(_river_face(parts, number, four),),
            back=_river_face(parts, number, three) if number in SCORING else None,
        )
        for number in range(RIVER_TILES)
    )
    return PieceSet(
        title="River tiles",
        width=WIDTH,
        height=HEIGHT,
        pieces=pieces,
        outline=HEX,
        source=parts.river.source,
        note=f"Laid in the order of their numbers. Four players use {four} circles, three the other side with {three}.",
    )


def _river_face(parts: Components, number: int, circles: int) -> Face:
    # For the eye the river flows on to its neighbours; its two ends are closed.
    water = parts.river.edges()[number] | (1 if number < RIVER_TILES - 1 else 0) | (8 if number > 0 else 0)
    symbol, angle = pattern(water)
    name = f"{number + 1}"
    elements = [
        Element("tile", symbol, 0, 0, f"River tile {name}", angle, classes=("river",)),
        Element("name", "name", 0, 46, name, layer=2, texts={"name": name}),
    ]
    if number in SCORING:
        for circle in range(circles):
            x, y = ring(circle, circles)
            elements.append(Element(f"circle-{circle}", "circle", x, y, "A circle", layer=1))
    return Face(art=Area("river", f"River tile {name}", "panel", VIEW, tuple(elements)))


def _fish(parts: Components) -> PieceSet:
    pieces = []
    for seat, player in enumerate(PLAYERS):
        element = Element("fish", f"fish-{seat}", 0, 0, f"{player} fish", classes=(f"seat-{seat}",))
        face = Face(art=Area("fish", player, "panel", (-17, -17, 34, 34), (element,)))
        pieces.append(Piece(name=f"{player.lower()} fish", faces=(face,) * 6, copies=parts.supply.fish.value))
    return PieceSet(
        title="Fish",
        width=CUBE,
        height=CUBE,
        depth=CUBE,
        shape="box",
        pieces=tuple(pieces),
        source=parts.supply.fish.source,
        note="Wooden cubes or beads in four colours do as well.",
    )


def _predators(parts: Components) -> PieceSet:
    pieces = []
    for kind in PREDATORS:
        appetite = parts.predator[kind]
        element = Element("predator", kind, 0, 0, kind)
        area = Area("predator", kind, "panel", (-38, -24, 76, 48), (element,))
        words = f"{kind}: from {appetite.needs.value} eats {appetite.eats.value}"
        pieces.append(Piece(name=kind, faces=(Face(art=area, title=words),), copies=PREDATORS_EACH))
    return PieceSet(
        title="Predators",
        width=PREDATOR[0],
        height=PREDATOR[1],
        shape="tent",
        pieces=tuple(pieces),
        source=", ".join(sorted({appetite.needs.source for appetite in parts.predator.values()})),
    )
