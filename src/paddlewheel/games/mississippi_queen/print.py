"""The race on paper: twelve tiles, the platform, ships to fold, wheels, passengers, the die and the measuring stick."""

from __future__ import annotations

from math import cos, pi, sin

from paddlewheel.games.mississippi_queen.components import TILE_HEXES, Components
from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.view.layers import SIZE
from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, TileSeen
from paddlewheel.games.mississippi_queen.view.scene import tile_elements
from paddlewheel.games.mississippi_queen.view.words import captain, captains, letter
from paddlewheel.parts.hexes import centre_flat
from paddlewheel.presentation import Area, Element
from paddlewheel.presentation.printed import Face, Outline, Piece, PieceSet, PrintedPart

#: Millimetres for a unit of the art: a hex is 25 mm across, and two tiles fit on a sheet.
SCALE = 0.366
#: A ship to fold lies inside its hex: length, height, breadth.
SHIP = (22.0, 9.0, 12.0)
DIE = 18.0
DIAL = 36.0
Point = tuple[float, float]
TINTS = ("#a83226", "#2465a8", "#2f7d4f", "#7a4fa0", "#96700a")
DIE_FACES = ("left", "ahead", "right", "left", "ahead", "right")
WATER = "#4a9abf"
#: What lies beside the river, outside the cut.
BANKS = ("bank", "shore", "shallows")
PLATFORM_VIEW = (-126.0, -98.0, 252.0, 240.0)


def printed(parts: Components, seen: RaceObservation) -> tuple[PrintedPart, ...]:
    return (
        PrintedPart(id="tiles", title=say("print-tiles"), items=(_tiles(parts, seen), _platform())),
        PrintedPart(id="ships", title=say("print-ships"), items=(_ships(), _wheels(parts))),
        PrintedPart(id="pieces", title=say("print-pieces"), items=(*_passengers(parts), _die(), _stick())),
    )


def _tiles(parts: Components, seen: RaceObservation) -> PieceSet:
    outline, view = _outline()
    pieces = []
    for layout, tile in enumerate(parts.tile):
        marks = tile.marks()
        laid = TileSeen(
            number=layout,
            layout=layout,
            centre=(0, 0),
            course=0,
            waiting=0,
            name=tile.name,
            station=tile.station,
            marks="".join(marks[hex] for hex in range(len(TILE_HEXES))),
        )
        elements = tuple(each for each in tile_elements(seen, laid) if each.symbol not in BANKS)
        name = Element("name", "tile-name", 0, 101, tile.name, layer=99, texts={"name": tile.name})
        face = Face(art=Area(tile.name, tile.name, "board", view, (*elements, name)))
        pieces.append(Piece(name=tile.name, faces=(face,)))
    sources = ", ".join(sorted({tile.source for tile in parts.tile}))
    return PieceSet(
        title=say("tiles"),
        width=view[2] * SCALE,
        height=view[3] * SCALE,
        pieces=tuple(pieces),
        outline=outline,
        ground=WATER,
        source=sources,
        note=say("tiles.note", size=round(SIZE * 3**0.5 * SCALE)),
    )


def _outline() -> tuple[Outline, tuple[float, float, float, float]]:
    """The edge of a tile: the sides of its hexes that no other hex of it shares, in parts of its box."""
    sides: dict[Point, Point] = {}
    for place in TILE_HEXES:
        x, y = centre_flat(place, SIZE)
        corners = [_rounded(x + SIZE * cos(pi / 3 * k), y + SIZE * sin(pi / 3 * k)) for k in range(6)]
        for here, there in zip(corners, [*corners[1:], corners[0]], strict=True):
            if sides.get(there) == here:
                del sides[there]
            else:
                sides[here] = there
    path = [next(iter(sides))]
    while len(path) < len(sides):
        path.append(sides[path[-1]])
    left, top = min(x for x, _ in path), min(y for _, y in path)
    wide, tall = max(x for x, _ in path) - left, max(y for _, y in path) - top
    return tuple(((x - left) / wide, (y - top) / tall) for x, y in path), (left, top, wide, tall)


def _rounded(x: float, y: float) -> Point:
    """Corners that two hexes share are one corner: to the nearest unit."""
    return float(round(x)), float(round(y))


def _platform() -> PieceSet:
    element = Element("platform", "platform", 0, 0, say("platform"))
    face = Face(art=Area("platform", say("landing-platform"), "board", PLATFORM_VIEW, (element,)))
    return PieceSet(
        title=say("landing-platform"),
        width=PLATFORM_VIEW[2] * SCALE,
        height=PLATFORM_VIEW[3] * SCALE,
        pieces=(Piece(name=say("landing-platform.piece"), faces=(face,)),),
    )


def _ships() -> PieceSet:
    length, height, breadth = SHIP
    return PieceSet(
        title=say("ships"),
        width=length,
        height=height,
        depth=breadth,
        shape="box",
        pieces=tuple(
            Piece(name=say("ships.piece", who=name), faces=_ship(seat)) for seat, name in enumerate(captains())
        ),
        note=say("ships.note"),
    )


def _ship(seat: int) -> tuple[Face, ...]:
    name = captain(seat)
    side, end = Face(title=name), Face(title=letter(seat))
    classes = (f"seat-{seat}",)
    hull = Element("ship", "ship", 0, 0, name, angle=90, classes=classes)
    plate = Element("plate", "plate", 6, 0, name, layer=1, scale=0.8, texts={"letter": letter(seat)}, classes=classes)
    deck = Face(art=Area("ship", name, "panel", (-37, -20, 74, 40), (hull, plate)))
    return side, end, side, end, deck, Face(title=say("glue"))


def _wheels(parts: Components) -> PieceSet:
    speeds = tuple(str(speed) for speed in range(1, parts.ship.top_speed.value + 1))
    coals = tuple(str(coal) for coal in range(parts.ship.coal.value + 1))
    pieces = []
    for seat, name in enumerate(captains()):
        for what, values in (("speed", speeds), ("coal", coals)):
            faces = tuple(Face(title=value, tint=TINTS[seat]) for value in values)
            pieces.append(Piece(name=say(f"wheels.{what}", who=name), faces=faces))
    return PieceSet(
        title=say("wheels"),
        width=DIAL,
        height=DIAL,
        shape="dial",
        pieces=tuple(pieces),
        source=parts.ship.speed.source,
        note=say("wheels.note"),
    )


def _passengers(parts: Components) -> list[PieceSet]:
    most = max(int(seats) for seats in parts.passengers["red"])
    count = sum(parts.passengers[tile.station][str(most)].value for tile in parts.tile if tile.station)
    if not count:
        return []
    element = Element("passenger", "passenger", 0, 0, say("passengers.one"))
    face = Face(art=Area("passenger", say("passengers.piece"), "panel", (-10, -18, 20, 30), (element,)))
    piece = Piece(name=say("passengers.piece"), faces=(face,), copies=count)
    note = say("passengers.note", players=most)
    return [PieceSet(title=say("passengers"), width=11.0, height=16.0, shape="tent", pieces=(piece,), note=note)]


def _die() -> PieceSet:
    faces = []
    for way in DIE_FACES:
        words = say(f"die-{way}")
        element = Element("die", f"die-{way}", 0, 0, words)
        faces.append(Face(art=Area("die", words, "panel", (-20, -20, 40, 40), (element,)), title=words))
    return PieceSet(
        title=say("river-die"),
        width=DIE,
        height=DIE,
        depth=DIE,
        shape="box",
        pieces=(Piece(name=say("river-die.piece"), faces=tuple(faces)),),
        note=say("river-die.note"),
    )


def _stick() -> PieceSet:
    element = Element("stick", "stick", 0, 0, say("stick.one"))
    face = Face(art=Area("stick", say("stick"), "panel", (0, 0, 520, 34), (element,)))
    piece = Piece(name=say("stick.piece"), faces=(face,))
    return PieceSet(title=say("stick"), width=520 * SCALE, height=34 * SCALE, pieces=(piece,))
