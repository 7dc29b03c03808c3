"""The forest on paper: river and flood tiles with their backs, fish as cubes to fold, and the predators."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.components import PREDATORS, RIVER_TILES, Components, Tile
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS
from paddlewheel.games.flooded_forest.view.scene import SCORING, SEATS_ON_TILE, SIZE, pattern, ring
from paddlewheel.games.flooded_forest.view.tile_set import TileSet
from paddlewheel.games.flooded_forest.view.words import ACTION_MESSAGES, action_help, fish_letter, player_name
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
        PrintedPart(id="tiles", title=say("print-tiles"), items=(_river(parts), _flood(parts))),
        PrintedPart(id="fish", title=say("print-fish"), items=(_fish(parts),)),
        PrintedPart(id="predators", title=say("print-predators"), items=(_predators(parts),)),
    )


def _flood(parts: Components) -> PieceSet:
    tile_set = TileSet(parts)
    return PieceSet(
        title=say("print-flood"),
        width=WIDTH,
        height=HEIGHT,
        pieces=tuple(
            Piece(name=tile.id, faces=(_front(tile),), back=_back(tile_set, tile)) for tile in parts.flood.tiles
        ),
        outline=HEX,
        source=parts.flood.source,
        note=say("print-flood.note"),
    )


def _front(tile: Tile) -> Face:
    symbol, angle = pattern(tile.water())
    elements = [
        Element("tile", symbol, 0, 0, tile.id, angle),
        Element("name", "name", 0, 44, tile.id, layer=2, texts={"name": tile.id}),
    ]
    for number, (x, y) in enumerate(SEATS_ON_TILE[tile.circles - 1]):
        elements.append(Element(f"circle-{number}", "circle", x, y, say("circle"), layer=1))
    return Face(art=Area(tile.id, tile.id, "panel", VIEW, tuple(elements)))


def _back(tile_set: TileSet, tile: Tile) -> Face:
    title = say(f"{ACTION_MESSAGES[tile.action]}.title")
    return Face(title=title, lines=(action_help(tile_set, tile.action), tile.id), tint=ACTION_TINT)


def _river(parts: Components) -> PieceSet:
    four, three = parts.circles["4"].value, parts.circles["3"].value
    pieces = tuple(
        Piece(
            name=say("print-river.piece", number=number + 1),
            faces=(_river_face(parts, number, four),),
            back=_river_face(parts, number, three) if number in SCORING else None,
        )
        for number in range(RIVER_TILES)
    )
    return PieceSet(
        title=say("print-river"),
        width=WIDTH,
        height=HEIGHT,
        pieces=pieces,
        outline=HEX,
        source=parts.river.source,
        note=say("print-river.note", four=four, three=three),
    )


def _river_face(parts: Components, number: int, circles: int) -> Face:
    # For the eye the river flows on to its neighbours; its two ends are closed.
    water = parts.river.edges()[number] | (1 if number < RIVER_TILES - 1 else 0) | (8 if number > 0 else 0)
    symbol, angle = pattern(water)
    name, label = f"{number + 1}", say("river-tile", number=number + 1)
    elements = [
        Element("tile", symbol, 0, 0, label, angle, classes=("river",)),
        Element("name", "name", 0, 46, name, layer=2, texts={"name": name}),
    ]
    if number in SCORING:
        for circle in range(circles):
            x, y = ring(circle, circles)
            elements.append(Element(f"circle-{circle}", "circle", x, y, say("circle"), layer=1))
    return Face(art=Area("river", label, "panel", VIEW, tuple(elements)))


def _fish(parts: Components) -> PieceSet:
    pieces = []
    for seat, colour in enumerate(COLOURS):
        label, texts = say("print-cube", colour=colour), {"letter": fish_letter(seat)}
        element = Element("fish", f"fish-{seat}", 0, 0, label, classes=(f"seat-{seat}",), texts=texts)
        face = Face(art=Area("fish", player_name(seat), "panel", (-17, -17, 34, 34), (element,)))
        name = say("print-cube.piece", colour=colour)
        pieces.append(Piece(name=name, faces=(face,) * 6, copies=parts.supply.fish.value))
    return PieceSet(
        title=say("print-cubes"),
        width=CUBE,
        height=CUBE,
        depth=CUBE,
        shape="box",
        pieces=tuple(pieces),
        source=parts.supply.fish.source,
        note=say("print-cubes.note"),
    )


def _predators(parts: Components) -> PieceSet:
    pieces = []
    for kind in PREDATORS:
        appetite = parts.predator[kind]
        name = say("predator", predator=kind)
        element = Element("predator", kind, 0, 0, name)
        area = Area("predator", name, "panel", (-38, -24, 76, 48), (element,))
        words = say("print-tent", predator=kind, needs=appetite.needs.value, eats=appetite.eats.value)
        pieces.append(Piece(name=name, faces=(Face(art=area, title=words),), copies=PREDATORS_EACH))
    return PieceSet(
        title=say("print-predators"),
        width=PREDATOR[0],
        height=PREDATOR[1],
        shape="tent",
        pieces=tuple(pieces),
        source=", ".join(sorted({appetite.needs.source for appetite in parts.predator.values()})),
    )
