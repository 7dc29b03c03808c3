"""The river around one's own ship as planes, turned so that its bow points up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from paddlewheel.games.mississippi_queen.rules.river import HEXES, STEP4_Q, STEP4_R, RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.state import HEX_MASK, NOWHERE, TILE_SHIFT, Race, Ship
from paddlewheel.kernel import Page, Planes

WAYS: Final = 6
#: The hexes that are shown: rows ahead of the ship and behind it, columns to either side.
AHEAD: Final = 11
BEHIND: Final = 5
BESIDE: Final = 8
ROWS: Final = AHEAD + 1 + BEHIND
COLUMNS: Final = 2 * BESIDE + 1
MOST_PASSENGERS: Final = 8

# The planes; those of ships come after these, one a player.
WATER: Final = 0
LAND: Final = 1
DOCK: Final = 2
PASSENGERS: Final = 3
ENTRY: Final = 4
PASSED: Final = 5
HEADING: Final = 6
SPEED: Final = HEADING + WAYS
COAL: Final = SPEED + 1
SHIPS: Final = COAL + 1


def channels(seats: int, wheel: int) -> list[tuple[str, int, str]]:
    """The planes in their order; `wheel` is the most that a ship's wheels can show."""
    return [
        ("water", 1, "1 for water"),
        ("land", 1, "1 for land"),
        ("dock", 1, "1 for a dock"),
        ("passengers", MOST_PASSENGERS, "passengers waiting at the dock"),
        ("entry", 1, "1 where the landing platform can be entered from"),
        ("passed", 1, "1 where the mover has been in this move"),
        *((f"heading {way}", 1, f"1 for a ship that points {way} turns to the right of one's own") for way in range(6)),
        ("speed", wheel, "the speed of the ship"),
        ("coal", wheel, "the coal of the ship"),
        *((f"ship {seat}", 1, f"1 for the ship of player {seat}, oneself 0") for seat in range(seats)),
    ]


class RacePlanes(Planes[Race]):
    """Writes the river. All of it lies open on the table."""

    def __init__(self, rules: RaceRules, seats: int) -> None:
        super().__init__(channels(seats, max(rules.costs.top_speed, rules.coal)), ROWS, COLUMNS)
        self.river: RiverMap = rules.river
        # Where the plane's middle is, counted from the rearmost tile, and the way that is up.
        self.q: i64 = 0
        self.r: i64 = 0
        self.up: i64 = 0

    def write(self, state: Race, seat: i64, page: Page) -> None:
        start = page.at
        page.blank(self.size)
        self.turn_to(state, state.ships[seat])
        centre_q: i64 = 0
        centre_r: i64 = 0
        tile = state.first
        while tile < state.laid():
            if tile > state.first:
                centre_q += STEP4_Q[state.courses[tile]]
                centre_r += STEP4_R[state.courses[tile]]
            number: i64 = 0
            while number < HEXES:
                turned = state.courses[tile] * HEXES + number
                cell = self.cell(centre_q + self.river.turned_q[turned], centre_r + self.river.turned_r[turned])
                if cell != NOWHERE:
                    self.hex(state, seat, (tile << TILE_SHIFT) + number, page, start + cell)
                number += 1
            tile += 1

    def turn_to(self, race: Race, own: Ship) -> None:
        """Find the middle: one's own ship, or the last tile once it has left the river."""
        last = race.laid() - 1 if own.hex == NOWHERE else own.hex >> TILE_SHIFT
        self.q = 0
        self.r = 0
        tile = race.first + 1
        while tile <= last:
            self.q += STEP4_Q[race.courses[tile]]
            self.r += STEP4_R[race.courses[tile]]
            tile += 1
        self.up = race.courses[last]
        if own.hex != NOWHERE:
            turned = race.courses[last] * HEXES + (own.hex & HEX_MASK)
            self.q += self.river.turned_q[turned]
            self.r += self.river.turned_r[turned]
            self.up = own.heading

    def cell(self, q: i64, r: i64) -> i64:
        """The place of a hex in a plane, or NOWHERE."""
        q -= self.q
        r -= self.r
        turns = (WAYS - self.up) % WAYS
        while turns > 0:
            old = q
            q = -r
            r += old
            turns -= 1
        if q < -BESIDE or q > BESIDE or r < -AHEAD or r > BEHIND:
            return NOWHERE
        return (r + AHEAD) * COLUMNS + q + BESIDE

    def hex(self, race: Race, seat: i64, hex: i64, page: Page, at: i64) -> None:
        """One hex; `at` is its place in the first plane."""
        numbers = page.numbers
        cells = self.cells
        if not self.river.is_water(race, hex):
            numbers[at + LAND * cells] = 1
            return
        numbers[at + WATER * cells] = 1
        if self.river.is_dock(race, hex):
            numbers[at + DOCK * cells] = 1
            waiting = race.waiting[hex >> TILE_SHIFT]
            numbers[at + PASSENGERS * cells] = i16(waiting if waiting < MOST_PASSENGERS else MOST_PASSENGERS)
        if self.river.is_entry(race, hex):
            numbers[at + ENTRY * cells] = 1
        if race.passed(hex):
            numbers[at + PASSED * cells] = 1
        who = race.ship_on(hex)
        if who != NOWHERE:
            ship = race.ships[who]
            numbers[at + (HEADING + (ship.heading - self.up + WAYS) % WAYS) * cells] = 1
            numbers[at + SPEED * cells] = i16(ship.speed)
            numbers[at + COAL * cells] = i16(ship.coal)
            numbers[at + (SHIPS + (who - seat + race.seats) % race.seats) * cells] = 1
