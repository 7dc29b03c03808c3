"""A second opinion on what may be chosen: a plain search over whole moves, on a map of absolute hexes.

It shares nothing with the rules but the numbering of the hexes: the tiles are those of the table of facts, the river
is laid out a second time, and every choice is tried to the end of the move.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from paddlewheel.games.mississippi_queen.state import HEX_MASK, NOWHERE, TILE_SHIFT, Race

Spot = tuple[int, int]

#: The twenty hexes of a tile, row by row from its rear.
PLACES: tuple[Spot, ...] = (
    (-2, 3), (-1, 2), (0, 1), (1, 1), (2, 1),
    (-2, 2), (-1, 1), (0, 0), (1, 0), (2, 0),
    (-2, 1), (-1, 0), (0, -1), (1, -1), (2, -1),
    (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2),
)  # fmt: skip
#: Tile: station colour, land, dock.
TILES: dict[str, tuple[str, set[int], int | None]] = {
    "A0": ("", {0, 4}, None),
    "A1-1": ("brown", {5, 6, 8}, 11),
    "A1-2": ("brown", {0, 4, 11, 12, 13}, 8),
    "A1-3": ("brown", {4, 7, 11, 12}, 10),
    "A1-4": ("brown", {0, 4, 7, 8, 12}, 13),
    "A2-1": ("red", {0, 4, 8, 11}, 7),
    "A2-2": ("red", {0, 8, 12}, 14),
    "A2-3": ("red", {0, 4, 7, 8}, 11),
    "A2-4": ("red", {0, 8, 11, 12}, 13),
    "A3-1": ("", {4, 5, 7, 9, 10}, None),
    "A3-2": ("", {1, 2, 3, 13}, None),
    "A3-3": ("", {4, 6, 8, 11, 18}, None),
}
#: The hexes that lead to a platform on the left, ahead and on the right.
ENTRIES = {5: {10, 15, 16}, 0: {16, 17, 18}, 1: {14, 18, 19}}
WAYS: tuple[Spot, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
WAY_NAMES = ("north", "north-east", "south-east", "south", "south-west", "north-west")


def turned(spot: Spot, times: int) -> Spot:
    q, r = spot
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


def centres_of(courses: list[int]) -> list[Spot]:
    """Where the tiles of a river lie: each four hexes on from the one before, along its own course."""
    found = [(0, 0)]
    for course in courses[1:]:
        (q, r), (dq, dr) = found[-1], WAYS[course]
        found.append((q + 4 * dq, r + 4 * dr))
    return found


class Hull(NamedTuple):
    """What counts of another ship while it may be pushed about."""

    at: int
    speed: int
    islands: frozenset[int]


class SeatView(NamedTuple):
    """The mover under way. `at` numbers are those of the state."""

    at: int
    heading: int
    points: int
    turns: int
    path: frozenset[int]
    others: tuple[Hull, ...]
    #: Passengers waiting, tile by tile.
    waiting: tuple[int, ...]


class Oracle:
    """Knows the river of one position, and whether a move can be completed on it."""

    def __init__(self, race: Race) -> None:
        self.introductory = race.rules.introductory
        names = list(TILES)
        self.names = [names[layout] for layout in race.tiles]
        self.courses = list(race.courses)
        self.first = race.first
        self.last = len(self.names) - 1
        self.bend = None if race.platform == NOWHERE else (race.platform - self.courses[-1]) % 6
        centres = centres_of(self.courses)
        self.spots = {
            (tile << TILE_SHIFT) + number: (centre[0] + place[0], centre[1] + place[1])
            for tile, centre in enumerate(centres)
            for number, place in enumerate(turned(place, self.courses[tile]) for place in PLACES)
            if tile >= self.first
        }
        self.completes = cache(self._completes)
        self.step = cache(self._step)

    def _step(self, at: int, way: int) -> int | None:
        """The water next to this hex that way: on the same tile, or on the one before or behind it in the river."""
        q, r = self.spots[at]
        there = (q + WAYS[way][0], r + WAYS[way][1])
        for tile in (at >> TILE_SHIFT, (at >> TILE_SHIFT) + 1, (at >> TILE_SHIFT) - 1):
            for number in range(20):
                place = (tile << TILE_SHIFT) + number
                if self.spots.get(place) == there:
                    return None if number in TILES[self.names[tile]][1] else place
        return None

    def lands(self, at: int, speed: int, aboard: int) -> bool:
        if self.bend is None or at >> TILE_SHIFT != self.last or at & HEX_MASK not in ENTRIES[self.bend]:
            return False
        return self.introductory or (speed == 1 and aboard == 2)

    def boards(self, at: int, speed: int, islands: frozenset[int], waiting: tuple[int, ...]) -> bool:
        tile = at >> TILE_SHIFT
        dock = TILES[self.names[tile]][2] == at & HEX_MASK
        room = len(islands) < 2 and tile not in islands
        return not self.introductory and dock and speed == 1 and room and waiting[tile] > 0

    # -- the choices ---------------------------------------------------------------------------------

    def after(self, sight: SeatView, mover: Hull) -> dict[str, bool]:
        """Every choice of a mover that steers, and whether the move can be completed after it."""
        found = {"end move": sight.points == 0}
        for token, by in (("turn left", 5), ("turn right", 1)):
            new = sight._replace(heading=(sight.heading + by) % 6, turns=sight.turns - 1)
            found[token] = sight.turns > 0 and self.completes(new, mover)
        found["forward"] = self.forward(sight, mover)
        return found

    def forward(self, sight: SeatView, mover: Hull) -> bool:
        there = self.step(sight.at, sight.heading)
        if there is None or sight.points == 0:
            return False
        new = sight._replace(at=there, points=sight.points - 1, path=sight.path | {there})
        if any(other.at == there for other in sight.others):
            return any(self.pushes(new, mover).values())
        return self.arrives(new, mover)

    def pushes(self, sight: SeatView, mover: Hull) -> dict[str, bool]:
        """Every push of a mover that has entered another ship's hex, and whether the move can be completed after it."""
        found = {}
        for way, name in enumerate(WAY_NAMES):
            target = self.step(sight.at, way)
            free = target is not None and target not in sight.path and all(hull.at != target for hull in sight.others)
            found[f"push to {name}"] = (
                free and target is not None and sight.points > 0 and self.shoved(sight, mover, target)
            )
        return found

    def shoved(self, sight: SeatView, mover: Hull, target: int) -> bool:
        (pushed,) = [hull for hull in sight.others if hull.at == sight.at]
        rest = tuple(hull for hull in sight.others if hull is not pushed)
        islands, waiting = pushed.islands, sight.waiting
        if self.boards(target, pushed.speed, islands, waiting):
            tile = target >> TILE_SHIFT
            islands = islands | {tile}
            waiting = (*waiting[:tile], waiting[tile] - 1, *waiting[tile + 1 :])
        if not self.lands(target, pushed.speed, len(islands)):
            rest = (*rest, Hull(target, pushed.speed, islands))
        new = sight._replace(
            points=sight.points - 1, others=tuple(sorted(rest, key=lambda hull: hull.at)), waiting=waiting
        )
        return self.arrives(new, mover)

    def arrives(self, sight: SeatView, mover: Hull) -> bool:
        boards = self.boards(sight.at, mover.speed, mover.islands, sight.waiting)
        if self.lands(sight.at, mover.speed, len(mover.islands) + boards):
            return True
        return self.completes(sight, mover)

    def _completes(self, sight: SeatView, mover: Hull) -> bool:
        if sight.points == 0 or self.forward(sight, mover):
            return True
        if sight.turns == 0:
            return False
        left, right = (sight.heading + 5) % 6, (sight.heading + 1) % 6
        return any(
            self.completes(sight._replace(heading=heading, turns=sight.turns - 1), mover) for heading in (left, right)
        )

    # -- of a state ----------------------------------------------------------------------------------

    def speeds(self, race: Race, seat: int, extra_coal: int = 0) -> set[str]:
        """The speeds at which a whole move exists."""
        ship = race.ships[seat]
        found = set()
        for speed in range(1, 7):
            coal = ship.coal + extra_coal - max(0, abs(speed - int(ship.speed)) - 1)
            mover = Hull(0, speed, islands_of(ship.islands))
            start = SeatView(
                ship.hex, ship.heading, speed, coal + 1, frozenset({ship.hex}), others(race, seat), tuple(race.waiting)
            )
            if coal >= 0 and self.completes(start, mover):
                found.add(f"speed {speed}")
        return found

    def offers(self, race: Race) -> set[str]:
        """What should be offered to the one who decides."""
        seat = race.mover()
        ship = race.ships[seat]
        step = race.step().name
        if step == "speed":
            return self.speeds(race, seat)
        if step == "face":
            return {f"face {name}" for name in WAY_NAMES}
        mover = Hull(0, ship.speed, islands_of(ship.islands))
        turns = ship.coal + (0 if race.turns else 1)
        sight = SeatView(
            ship.hex, ship.heading, race.points, turns, frozenset(race.path), others(race, seat), tuple(race.waiting)
        )
        found = self.pushes(sight, mover) if step == "push" else self.after(sight, mover)
        return {token for token in found if found[token]}


def islands_of(mask: int) -> frozenset[int]:
    return frozenset(tile for tile in range(32) if mask >> tile & 1)


def others(race: Race, seat: int) -> tuple[Hull, ...]:
    hulls = [
        Hull(ship.hex, ship.speed, islands_of(ship.islands))
        for other, ship in enumerate(race.ships)
        if other != seat and ship.hex != NOWHERE
    ]
    return tuple(sorted(hulls, key=lambda hull: hull.at))
