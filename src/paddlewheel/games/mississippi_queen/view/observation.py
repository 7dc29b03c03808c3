"""What a seat may know: everything on the table; not which tiles come next, nor how the die will fall."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.games.mississippi_queen.components import DRAWN, TILE_HEXES
from paddlewheel.games.mississippi_queen.state import HEX_MASK, HOME, NOWHERE, TILE_SHIFT, Race, Ship
from paddlewheel.kernel import Observation
from paddlewheel.parts.hexes import STEPS, Hex, plus, rotate, times

Fate = Literal["racing", "home", "aground", "out of coal", "stranded"]
FATES: tuple[Fate, ...] = ("racing", "home", "aground", "out of coal", "stranded")
#: The start tile, and the one that is joined to it before the race.
FIRST_TILES = 2


class TileSeen(msgspec.Struct, frozen=True):
    """A tile on the table: its number in the river, its layout, where it lies, and who waits on it."""

    number: int
    layout: int
    course: int
    centre: Hex
    waiting: int
    name: str
    #: The colour of its station, if it has one.
    station: str
    #: What is on each hex, by number: `.` water, `#` land, `S` station, `D` dock, digits for start spaces.
    marks: str

    def drawn(self) -> list[tuple[int, str]]:
        """What is on its hexes, row by row."""
        return [(hex, self.marks[hex]) for hex in DRAWN]

    def place(self, hex: int) -> Hex:
        """Where a hex of this tile lies."""
        return plus(self.centre, rotate(TILE_HEXES[hex], self.course))


class ShipSeen(msgspec.Struct, frozen=True):
    """A ship and its wheels. `place` is None once it has left the river."""

    place: Hex | None
    tile: int
    heading: int
    speed: int
    coal: int
    passengers: int
    #: Numbers of the tiles where it collected them.
    islands: tuple[int, ...]
    fate: Fate
    #: The place it came in at, from 1; 0 where it has not landed.
    landed: int


class RaceObservation(Observation, frozen=True, kw_only=True):
    race: Literal["passenger", "introductory"]
    round: int
    rounds: int
    tiles: tuple[TileSeen, ...]
    #: Tiles still face down.
    pile: int
    #: What the direction die shows since the last roll: 5 left, 0 ahead, 1 right. None: not rolled yet.
    die: int | None
    ships: tuple[ShipSeen, ...]
    #: Where the platform lies and which way, and the hexes that lead to it.
    platform: tuple[Hex, int] | None
    entries: tuple[Hex, ...]
    #: Seats in the order in which they move this round, and the one whose move is under way (-1: none has begun).
    order: tuple[int, ...]
    mover: int
    #: The decision at hand; `between` at a moment between two decisions.
    step: str
    points: int
    #: Free turns the mover has left, and units of speed that cost nothing.
    free_turns: int
    free_change: int
    path: tuple[Hex, ...]
    #: The seat that is being pushed or chooses its direction.
    pushed: int | None
    berths: int


def observe(race: Race, seat: int | None) -> RaceObservation:
    rules = race.rules
    centres = _centres(race)
    river = rules.river
    tiles = tuple(
        TileSeen(
            number=number,
            layout=race.tiles[number],
            course=race.courses[number],
            centre=centres[number],
            waiting=race.waiting[number],
            name=river.names[race.tiles[number]],
            station=river.stations[race.tiles[number]],
            marks=river.pictures[race.tiles[number]],
        )
        for number in range(race.first, race.laid())
    )
    seen = {tile.number: tile for tile in tiles}

    def place(hex: int) -> Hex:
        return seen[hex >> TILE_SHIFT].place(hex & HEX_MASK)

    last = race.laid() - 1
    entries = tuple(
        place((last << TILE_SHIFT) + number)
        for number in range(len(TILE_HEXES))
        if rules.river.is_entry(race, (last << TILE_SHIFT) + number)
    )
    step = _step(race)
    return RaceObservation(
        **race.common(seat),
        race="introductory" if rules.introductory else "passenger",
        round=race.round,
        rounds=rules.rounds,
        tiles=tiles,
        pile=len(race.pile),
        die=_die(race),
        ships=tuple(
            ShipSeen(
                place=None if ship.hex == NOWHERE else place(ship.hex),
                tile=NOWHERE if ship.hex == NOWHERE else ship.hex >> TILE_SHIFT,
                heading=ship.heading,
                speed=ship.speed,
                coal=ship.coal,
                passengers=ship.passengers,
                islands=tuple(tile for tile in range(race.laid()) if ship.islands >> tile & 1),
                fate=FATES[ship.fate],
                landed=_landed(race, ship),
            )
            for ship in race.ships
        ),
        platform=None if race.platform == NOWHERE else (_onward(centres[last], race.platform), race.platform),
        entries=entries,
        order=tuple(race.order),
        mover=race.mover() if race.turn else NOWHERE,
        step=step,
        points=race.points,
        free_turns=max(0, rules.costs.free_turns - race.turns),
        free_change=rules.costs.free_change,
        path=tuple(place(hex) for hex in race.path),
        pushed=race.argument() if step in ("push", "face") else None,
        berths=rules.arrivals.berths,
    )


def _step(race: Race) -> str:
    if race.outcome is not None:
        return "over"
    return "between" if race.is_between_decisions() else race.step().name


def _die(race: Race) -> int | None:
    """The last tile, or the platform, lies as the die has fallen; the first tile is joined without it (MQ-3)."""
    last = race.courses[race.laid() - 1]
    if race.platform != NOWHERE:
        return (race.platform - last) % 6
    return (last - race.courses[race.laid() - 2]) % 6 if race.laid() > FIRST_TILES else None


def _landed(race: Race, ship: Ship) -> int:
    if ship.fate != HOME:
        return 0
    return 1 + sum(other.fate == HOME and other.ended < ship.ended for other in race.ships)


def _centres(race: Race) -> list[Hex]:
    centres: list[Hex] = [(0, 0)]
    for course in list(race.courses)[1:]:
        centres.append(_onward(centres[-1], course))
    return centres


def _onward(centre: Hex, course: int) -> Hex:
    """The centre of a tile laid on this course behind another."""
    return plus(centre, times(STEPS[course], 4))
