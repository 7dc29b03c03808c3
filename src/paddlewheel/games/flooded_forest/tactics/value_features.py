"""What a learned value reads of the forest: for every player, points, and fish by their way to the river.

Few fish fill the river and end the game, so what counts most is who can bring the next ones home.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from paddlewheel.games.flooded_forest.rules.board import BITS, NOWHERE, bits
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.scoring import points
from paddlewheel.games.flooded_forest.state import BYTE, FLOOD, NOBODY, Forest
from paddlewheel.games.flooded_forest.tactics.standings import depths
from paddlewheel.kernel import Features, Page, Part

PHASES: Final = 3
DEPTHS: Final = 6
MOST_FISH: Final = 18
MOST_POINTS: Final = 60
#: Of the table: the phase, the room in the river, tiles in the forest and at the river. Of a player: points, fish
#: unplaced and in the river, tiles in hand and deck, an action held.
COMMON: Final = 6
STOCK: Final = 5
#: Of a player's fish: those on each depth, and then, behind these:
BESIDE_PREDATOR: Final = 6
LEADING: Final = 7
LEADING_AT_RIVER: Final = 8
#: On tiles that can be pulled, and of those at the river: all, the most on one tile, and those that lead there.
LOOSE: Final = 9
NEXT_HOME: Final = 10
LARGEST: Final = 11
LEADING_HOME: Final = 12
FISH: Final = 13


def parts(seats: int) -> list[Part]:
    """What is written, in this order."""
    row = COMMON + seats + STOCK + FISH
    return [
        Part("players", row * seats, MOST_POINTS, "for each player: phase, circles free, tiles in the forest and at "
             "the river; turns until it is the player's; points, fish unplaced and in the river, tiles, an action; "
             "fish by depth, beside a predator, leading on their tile anywhere and at the river, on loose tiles, and "
             "of those at the river: all, the most on one, leading there"),
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
        start = page.at
        row = COMMON + seats + STOCK + FISH
        free = self.data.numbers.circles - state.in_river()
        on_board = bits(survey.on_board)
        at_river = bits(survey.linked[survey.river])
        who: i64 = 0
        while who < seats:
            page.one_of(state.phase(), PHASES)
            page.put_within(free, MOST_POINTS)
            page.put(on_board)
            page.put(at_river)
            page.one_of((who - state.active + seats) % seats, seats)
            page.put_within(points(self.data.numbers, state, who), MOST_POINTS)
            page.put(state.supply[who])
            page.put(state.home[who])
            page.put(bits(state.hands[who]) + state.deck_sizes[who])
            page.flag(state.actions[who] != NOWHERE)
            page.blank(FISH)
            who += 1
        self.write_fish(state, page, start + row - FISH, row)

    def write_fish(self, forest: Forest, page: Page, first: i64, row: i64) -> None:
        """Every tile with fish, for each of their owners; `first` is where the fish of the first player stand."""
        far = depths(forest)
        survey = forest.survey
        loose: i64 = 0
        if forest.phase() != FLOOD:
            loose = survey.removable(forest.cells)
        tiles = survey.river
        river = BITS[tiles]
        tile: i64 = 0
        while tile < tiles:
            fish = forest.fish[tile]
            most = most_fish(fish)
            at_river = survey.linked[tile] & river != 0
            place = first
            while fish != 0:
                own = fish & 255
                fish >>= BYTE
                if own > 0:
                    page.add_within(place + far[tile], own, MOST_FISH)
                    if forest.predators[tile] != NOBODY:
                        page.add_within(place + BESIDE_PREDATOR, own, MOST_FISH)
                    if own == most:
                        page.add_within(place + LEADING, own, MOST_FISH)
                        if at_river:
                            page.add_within(place + LEADING_AT_RIVER, own, MOST_FISH)
                    if loose >> tile & 1:
                        page.add_within(place + LOOSE, own, MOST_FISH)
                        if at_river:
                            self.write_next_home(page, place, own, own == most)
                place += row
            tile += 1

    def write_next_home(self, page: Page, place: i64, own: i64, leading: bool) -> None:
        """Fish on a tile that can be pulled and leads into the river."""
        page.add_within(place + NEXT_HOME, own, MOST_FISH)
        if i64(page.numbers[place + LARGEST]) < own:
            page.numbers[place + LARGEST] = i16(own)
        if leading:
            page.add_within(place + LEADING_HOME, own, MOST_FISH)


def most_fish(fish: i64) -> i64:
    """The most that one player has on a tile."""
    most: i64 = 0
    while fish != 0:
        if fish & 255 > most:
            most = fish & 255
        fish >>= BYTE
    return most
