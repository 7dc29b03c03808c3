"""What a learned value reads of a race: for every ship, the moves it still needs, what it carries and when it moves."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.state import HOME, NOWHERE, RACING, TILE_SHIFT, Race
from paddlewheel.games.mississippi_queen.tactics.moves_left import MovesLeft
from paddlewheel.kernel import Features, Page, Part

#: Moves are written in quarters.
QUARTERS: Final = 4.0
MOST_QUARTERS: Final = 160
MOST_COAL: Final = 12
MOST_SPEED: Final = 6
MOST_ROUNDS: Final = 60
MOST_TILES: Final = 12
#: Of the race: the round, tiles in the pile, the platform. Of a ship: moves left, racing, home, coal, speed,
#: passengers, tiles behind the first, ships that move before it, and the moves that the nearest rival needs more.
RACE: Final = 3
SHIP: Final = 9


def parts(seats: int) -> list[Part]:
    """What is written, in this order."""
    return [
        Part("ships", (RACE + SHIP) * seats, MOST_QUARTERS, "for each ship: round, tiles in the pile, platform laid; "
             "moves left (quarters), racing, home, coal, speed, passengers, tiles behind, ships before it, lead in "
             "moves"),
    ]  # fmt: skip


@final
class RaceValueFeatures(Features[Race]):
    """Writes what every captain can see."""

    def __init__(self, moves_left: MovesLeft, seats: int) -> None:
        super().__init__(parts(seats))
        self.moves_left: MovesLeft = moves_left
        self.moves: vec[float] = vec[float]([0.0] * seats)

    def write(self, state: Race, seat: i64, page: Page) -> None:
        foremost: i64 = 0
        for ship in state.ships:
            if ship.fate == RACING and ship.hex >> TILE_SHIFT > foremost:
                foremost = ship.hex >> TILE_SHIFT
        who: i64 = 0
        while who < state.seats:
            self.moves[who] = self.moves_left.of_ship(state, who)
            who += 1
        who = 0
        while who < state.seats:
            page.put_within(state.round, MOST_ROUNDS)
            page.put(len(state.pile))
            page.flag(state.platform != NOWHERE)
            ship = state.ships[who]
            page.put_within(i64(QUARTERS * self.moves[who]), MOST_QUARTERS)
            page.flag(ship.fate == RACING)
            page.flag(ship.fate == HOME)
            if ship.fate == RACING:
                page.put_within(ship.coal, MOST_COAL)
                page.put(ship.speed)
                page.put(ship.passengers)
                page.put_within(foremost - (ship.hex >> TILE_SHIFT), MOST_TILES)
                page.put(moves_before(state, who))
            else:
                page.blank(5)
            page.put_within(i64(QUARTERS * self.lead(who)), MOST_QUARTERS)
            who += 1

    def lead(self, who: i64) -> float:
        """How many moves the best of the others needs more than this ship."""
        best = 999.0
        other: i64 = 0
        while other < len(self.moves):
            if other != who and self.moves[other] < best:
                best = self.moves[other]
            other += 1
        return best - self.moves[who]


def moves_before(race: Race, seat: i64) -> i64:
    """How many ships move before this one does: those of this round, or all that are left of it and the next one's."""
    place: i64 = 0
    while place < len(race.order) and race.order[place] != seat:
        place += 1
    under_way = race.turn - 1 if race.turn > 0 else race.turn
    if place >= under_way:
        return place - under_way
    return len(race.order) - under_way + place
