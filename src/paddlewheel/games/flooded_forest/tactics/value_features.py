"""What a learned value reads of the forest: for every player, points and fish by their way to the river."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import NOWHERE, RIVER, RIVER_BIT, TILES, bits
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.scoring import points
from paddlewheel.games.flooded_forest.state import BYTE, MOST_SEATS, NOBODY, Forest
from paddlewheel.games.flooded_forest.tactics.standings import depths
from paddlewheel.kernel import Features, Page, Part

PHASES: Final = 3
DEPTHS: Final = 6
MOST_FISH: Final = 18
MOST_POINTS: Final = 60
#: Of a player's fish: those on each depth, those beside a predator, and those that lead on a tile at the river.
FISH: Final = DEPTHS + 2
#: Of a player: points, fish unplaced and in the river, tiles in hand and deck, an action held.
STOCK: Final = 5


def parts(seats: int) -> list[Part]:
    """What is written, in this order."""
    players = "for each player, oneself first"
    return [
        Part("phase", PHASES, 1, "flood, predators or dry"),
        Part("active", seats, 1, f"1 for whose turn it is, {players}"),
        Part("own seat", seats, 1, "one's own seat"),
        Part("room", 1, MOST_FISH * MOST_SEATS, "circles of the river still free"),
        Part("board", 2, TILES, "tiles in the forest, and those at the river"),
        Part("stock", STOCK * seats, MOST_POINTS, f"points, fish unplaced, in the river, tiles, an action, {players}"),
        Part("fish", FISH * seats, MOST_FISH, f"fish by depth, beside a predator, leading at the river, {players}"),
    ]  # fmt: skip


@final
class ForestValueFeatures(Features[Forest]):
    """Writes what lies open on the table."""

    def __init__(self, data: ForestData, seats: int) -> None:
        super().__init__(parts(seats))
        self.data: ForestData = data

    def write(self, state: Forest, seat: i64, page: Page) -> None:
        seats = state.seats
        survey = state.survey
        page.one_of(state.phase(), PHASES)
        page.one_of((state.active - seat + seats) % seats, seats)
        page.one_of(seat, seats)
        page.put(self.data.numbers.circles - state.in_river())
        page.put(bits(survey.on_board))
        page.put(bits(survey.linked[RIVER]))
        other: i64 = 0
        while other < seats:
            who = (seat + other) % seats
            page.put_within(points(self.data.numbers, state, who), MOST_POINTS)
            page.put(state.supply[who])
            page.put(state.home[who])
            page.put(bits(state.hands[who]) + state.deck_sizes[who])
            page.flag(state.actions[who] != NOWHERE)
            other += 1
        start = page.at
        page.blank(FISH * seats)
        far = depths(state)
        tile: i64 = 0
        while tile < TILES:
            fish = state.fish[tile]
            if fish != 0:
                most = most_fish(fish)
                other = 0
                while other < seats:
                    own = fish >> (BYTE * ((seat + other) % seats)) & 255
                    if own > 0:
                        place = start + FISH * other
                        page.add_within(place + far[tile], own, MOST_FISH)
                        if state.predators[tile] != NOBODY:
                            page.add_within(place + DEPTHS, own, MOST_FISH)
                        if own == most and survey.linked[tile] & RIVER_BIT:
                            page.add_within(place + DEPTHS + 1, own, MOST_FISH)
                    other += 1
            tile += 1


def most_fish(fish: i64) -> i64:
    """The most that one player has on a tile."""
    most: i64 = 0
    while fish != 0:
        if fish & 255 > most:
            most = fish & 255
        fish >>= BYTE
    return most
