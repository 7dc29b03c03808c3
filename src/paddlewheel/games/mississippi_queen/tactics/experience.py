"""The numbers that captains go by beside the tables of moves: chosen by hand, or learned from races.

All of them are moves. What is learned besides corrects how many moves a ship needs by its coal, its speed and the other
ships around it; chosen by hand, these corrections are 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.state import NOWHERE, RACING, TILE_SHIFT, Race
from paddlewheel.kernel import TacticNumber

WAYS: Final = 6
#: How many passengers a ship still has to fetch: more are all alike.
NEEDS: Final[list[str]] = ["all aboard", "one to fetch", "two to fetch"]
#: Coal aboard: more is all alike.
COALS: Final = 7
SPEEDS: Final = 6
#: Tiles to the platform, by their third part: more are all alike.
STRETCHES: Final[list[str]] = ["0 to 2", "3 to 5", "6 to 8", "9 or more"]
STRETCH: Final = 3
#: How near other ships are, in half hexes down the river: beside, and close behind or ahead.
BESIDE_BY: Final = 2
CLOSE: Final = 6

# Where the numbers stand in a row of all.
STOP: Final = 0
UNSEEN: Final = 1
HURRY: Final = 2
RIVAL: Final = 3
LEAD: Final = 4
LEAD_A_TILE: Final = 5
OWN: Final = 6
PUSHED: Final = 7
BY_COAL: Final = 8
BY_STRETCH: Final = BY_COAL + 3 * COALS
BY_SPEED: Final = BY_STRETCH + 4
EXPLORING: Final = BY_SPEED + 3 * SPEEDS
CHASED: Final = EXPLORING + SPEEDS
FIRST: Final = CHASED + 3
LAST: Final = FIRST + 3
CLOSE_BEHIND: Final = LAST + 3
CLOSE_AHEAD: Final = CLOSE_BEHIND + 1
BESIDE: Final = CLOSE_AHEAD + 1
BLOCKED: Final = BESIDE + 1

#: A usual step of a number that is learned.
STEP: Final = 0.2


def tactic_numbers() -> list[TacticNumber]:
    """All of them in their order, as they are by hand."""
    found = [
        TacticNumber("a stop at a dock or the platform", 2.2, 0.4),
        TacticNumber("a dock that nobody has seen yet, besides", 2.0, 0.5),
        TacticNumber("an island fewer than three to spare", 1.5, 0.4),
        TacticNumber("a rival for the same dock", 0.2, STEP),
        TacticNumber("a lead that is worth about three to one", 2.5, 0.4),
        TacticNumber("the same, more for a tile that is still face down", 0.0, 0.06),
        TacticNumber("the share of landing at all in the judgement", 0.15, 0.05),
        TacticNumber("a ship that is pushed, besides", 0.0, STEP),
    ]
    found += _corrections([f"{need}, {coal} coal" for need in NEEDS for coal in range(COALS)])
    found += [TacticNumber(f"a coal with {tiles} tiles to go", 0.0, 0.15) for tiles in STRETCHES]
    found += _corrections([f"{need}, speed {speed + 1}" for need in NEEDS for speed in range(SPEEDS)])
    found += _corrections([f"onto the last tile at speed {speed + 1}" for speed in range(SPEEDS)])
    found += _corrections([f"{need}, within reach of a ship that moves next" for need in NEEDS])
    found += _corrections([f"{need}, ahead of all" for need in NEEDS])
    found += _corrections([f"{need}, behind all" for need in NEEDS])
    return found + _corrections(["close behind a ship", "close ahead of one", "beside one", "with one before the bow"])


def _corrections(names: list[str]) -> list[TacticNumber]:
    return [TacticNumber(name, 0.0, STEP) for name in names]


BY_HAND: Final[list[float]] = [number.by_hand for number in tactic_numbers()]


@final
class Experience:
    """A captain's numbers."""

    def __init__(self, rules: RaceRules, learned: Sequence[float]) -> None:
        """Without learned numbers, those by hand."""
        self.river: RiverMap = rules.river
        self.berths: i64 = 0 if rules.introductory else rules.arrivals.berths
        #: Whether anything corrects the tables.
        self.is_learned: bool = len(learned) > 0
        self.row: vec[float] = vec[float]([float(number) for number in learned] if self.is_learned else BY_HAND)

    def lead(self, race: Race) -> float:
        """The lead in moves that is worth about three to one."""
        return self.row[LEAD] + self.row[LEAD_A_TILE] * float(len(race.pile))

    def correction(
        self, race: Race, seat: i64, hex: i64, heading: i64, speed: i64, coal: i64, passengers: i64
    ) -> float:
        """The moves that a ship like this needs besides."""
        need = self.need(passengers)
        found = self.at_place(race, seat, hex, speed, need) + self.by_coal(race, hex, coal, need)
        return found + self.before_bow(race, seat, hex, heading)

    def need(self, passengers: i64) -> i64:
        need = self.berths - passengers
        if need < 0:
            return 0
        return need if need < 2 else 2

    def by_coal(self, race: Race, hex: i64, coal: i64, need: i64) -> float:
        tiles = race.laid() - 1 - (hex >> TILE_SHIFT)
        if race.platform == NOWHERE:
            tiles += len(race.pile)
        stretch = tiles // STRETCH
        if stretch > 3:
            stretch = 3
        aboard: i64 = coal if coal < COALS else COALS - 1
        return self.row[BY_COAL + need * COALS + aboard] + self.row[BY_STRETCH + stretch] * float(coal)

    def at_place(self, race: Race, seat: i64, hex: i64, speed: i64, need: i64) -> float:
        """By speed, and by the other ships around this hex."""
        row = self.row
        found = row[BY_SPEED + need * SPEEDS + speed - 1]
        if race.platform == NOWHERE and hex >> TILE_SHIFT == race.laid() - 1:
            found += row[EXPLORING + speed - 1]
        here = self.river.progress(hex)
        ahead: i64 = 0
        behind: i64 = 0
        place: i64 = 0
        while place < len(race.order):
            other = race.ships[race.order[place]]
            if race.order[place] != seat and other.fate == RACING and other.hex != NOWHERE:
                lead = here - self.river.progress(other.hex)
                if lead > 0:
                    behind += 1
                else:
                    ahead += 1
                if place >= race.turn and -BESIDE_BY <= lead <= 2 * other.speed:
                    found += row[CHASED + need]
                if -CLOSE <= lead < 0:
                    found += row[CLOSE_BEHIND]
                elif 0 <= lead <= CLOSE:
                    found += row[CLOSE_AHEAD]
            place += 1
        if ahead == 0:
            found += row[FIRST + need]
        elif behind == 0:
            found += row[LAST + need]
        way: i64 = 0
        while way < WAYS:
            if self.is_ship(race, seat, hex, way):
                found += row[BESIDE]
            way += 1
        return found

    def before_bow(self, race: Race, seat: i64, hex: i64, heading: i64) -> float:
        return self.row[BLOCKED] if self.is_ship(race, seat, hex, heading) else 0.0

    def is_ship(self, race: Race, seat: i64, hex: i64, way: i64) -> bool:
        """Whether another ship is on the next hex that way."""
        there = self.river.ahead(race, hex, way)
        return there != NOWHERE and not race.is_open(there) and there != race.ships[seat].hex
