"""What tells choices in the forest apart: whose fish are there, how near the river is, and who would eat whom."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, CELLS, NOWHERE, SIDES, WAYS, bits, lowest
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.scoring import points
from paddlewheel.games.flooded_forest.rules.survey import WATER_SIDES
from paddlewheel.games.flooded_forest.rules.vocabulary import Choices
from paddlewheel.games.flooded_forest.state import JAGUAR, NOBODY, Forest, count
from paddlewheel.kernel import ChoiceFacts

LAY: Final = 0
PLACE: Final = 1
SPAWN: Final = 2
POST: Final = 3
PULL: Final = 4
SWIM: Final = 5
PROWL: Final = 6
BITE: Final = 7
MOVE_FROM: Final = 8
MOVE_TO: Final = 9
ANSWER: Final = 10
OTHER: Final = 11

#: Of a tile with fish; behind these stand other facts about it, or that a choice names no tile.
FISH: Final = ("own fish", "other fish", "any own", "any other")
TILE: Final = (*FISH, "at the river", "own at the river", "others at the river")
NO_SPAWN: Final = 7
PREDATOR: Final = 7
ACT_FIRST: Final = 8
FEEDS: Final = 9
FEEDS_OTHERS: Final = 10
HUNTS: Final = 11

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "lay": ("circles", "water sides"),
    "place": ("water met", "neighbours", "at the river", "own fish beside", "other fish beside", "any own beside"),
    "spawn": (*TILE, "none"),
    "post": TILE,
    "pull": (*TILE, "predator", "act first", "can be fed", "others can be fed", "prey within reach"),
    "swim": ("home", "own home", "others home", "to a predator", "own to a predator", "others to a predator",
             "own near the river", "others near the river", "own fish there"),
    "prowl": (*FISH, "eats", "own eaten from", "others eaten from", "river", "by action"),
    "bite": ("own", "points"),
    "move from": (*TILE, "predator"),
    "move to": (*TILE, "predator"),
    "answer": ("act now", "bite again", "eat at three", "keep held", "school first"),
    "other": (),
}  # fmt: skip


@final
class ForestChoiceFacts(ChoiceFacts[Forest]):
    """Tells choices by what lies open on the table."""

    def __init__(self, data: ForestData) -> None:
        super().__init__(KINDS)
        self.data: ForestData = data
        self.choices: Choices = data.choices

    def tell(self, state: Forest, seat: i64, choice: i64) -> None:
        at = self.choices
        if choice < at.discards:
            self.begin(LAY)
            self.numbers[0] = float(self.data.tiles.circles[choice])
            self.numbers[1] = float(bits(self.data.tiles.water(choice, 0)))
        elif at.places <= choice < at.turns:
            self.tell_cell(state, seat, CELLS[choice - at.places])
        elif at.extras <= choice < at.kinds:
            self.begin(SPAWN)
            if choice == at.no_extra or choice == at.no_chain:
                self.numbers[NO_SPAWN] = 1.0
            else:
                self.tell_tile(state, seat, choice - (at.extras if choice < at.chains else at.chains))
        elif at.posts <= choice < at.pulls:
            self.begin(POST)
            self.tell_tile(state, seat, choice - at.posts)
        elif at.pulls <= choice < at.schools:
            self.tell_pull(state, seat, choice)
        elif at.schools <= choice < at.prowls:
            self.tell_school(state, seat, choice - at.schools)
        elif at.prowls <= choice < at.school_first:
            self.tell_prowl(state, seat, choice)
        elif at.bites <= choice < at.bite_again:
            self.begin(BITE)
            owner = choice - at.bites
            self.numbers[0] = 1.0 if owner == seat else 0.0
            self.numbers[1] = float(points(self.data.numbers, state, owner))
        elif at.froms <= choice < at.tos:
            self.begin(MOVE_FROM)
            self.tell_tile(state, seat, choice - at.froms)
            self.tell_predator(state, choice - at.froms)
        elif at.tos <= choice < at.keep_held:
            self.begin(MOVE_TO)
            self.tell_tile(state, seat, choice - at.tos)
            self.tell_predator(state, choice - at.tos)
        elif choice >= at.school_first:
            self.tell_answer(choice)
        else:
            self.begin(OTHER)

    def tell_fish(self, forest: Forest, seat: i64, tile: i64) -> None:
        numbers = self.numbers
        own = float(forest.owned(tile, seat))
        others = float(count(forest.fish[tile])) - own
        numbers[0] = own
        numbers[1] = others
        numbers[2] = 1.0 if own > 0.0 else 0.0
        numbers[3] = 1.0 if others > 0.0 else 0.0

    def tell_tile(self, forest: Forest, seat: i64, tile: i64) -> None:
        self.tell_fish(forest, seat, tile)
        if forest.survey.linked[tile] & BITS[forest.survey.river]:
            self.tell_again(4)

    def tell_again(self, place: i64) -> None:
        """That something more is so, and of how many own and other fish."""
        numbers = self.numbers
        numbers[place] = 1.0
        numbers[place + 1] = numbers[0]
        numbers[place + 2] = numbers[1]

    def tell_predator(self, forest: Forest, tile: i64) -> None:
        if forest.predators[tile] != NOBODY:
            self.numbers[PREDATOR] = 1.0

    def tell_cell(self, forest: Forest, seat: i64, cell: i64) -> None:
        self.begin(PLACE)
        survey = forest.survey
        numbers = self.numbers
        numbers[0] = float(bits(WATER_SIDES[survey.surroundings(cell)]))
        side: i64 = 0
        while side < SIDES:
            tile = survey.tile_on(cell + WAYS[side])
            side += 1
            if tile == NOWHERE:
                continue
            numbers[1] += 1.0
            if tile == survey.river:
                numbers[2] = 1.0
                continue
            own = float(forest.owned(tile, seat))
            numbers[3] += own
            numbers[4] += float(count(forest.fish[tile])) - own
            if own > 0.0:
                numbers[5] = 1.0

    def tell_pull(self, forest: Forest, seat: i64, choice: i64) -> None:
        self.begin(PULL)
        if choice == self.choices.act_first:
            self.numbers[ACT_FIRST] = 1.0
            return
        tile = choice - self.choices.pulls
        self.tell_tile(forest, seat, tile)
        self.tell_predator(forest, tile)
        survey = forest.survey
        needs = self.data.numbers.needs
        fish = count(forest.fish[tile])
        left = survey.linked[tile] & survey.flood_tiles() if fish > 0 else 0
        while left != 0:
            there = lowest(left)
            left &= left - 1
            predator = forest.predators[there]
            if predator != NOBODY and fish + count(forest.fish[there]) >= needs[predator]:
                self.numbers[FEEDS] = 1.0
                self.numbers[FEEDS_OTHERS] = float(fish - forest.owned(tile, seat))
        predator = forest.predators[tile]
        if predator == NOBODY:
            return
        left = survey.beside[tile] if predator == JAGUAR else survey.linked[tile]
        left &= survey.flood_tiles()
        while left != 0:
            there = lowest(left)
            left &= left - 1
            prey = count(forest.fish[there])
            if prey >= needs[predator]:
                gain = float(prey - 2 * forest.owned(there, seat))
                if gain > self.numbers[HUNTS]:
                    self.numbers[HUNTS] = gain

    def tell_school(self, forest: Forest, seat: i64, there: i64) -> None:
        self.begin(SWIM)
        numbers = self.numbers
        own = float(forest.owned(forest.tile, seat))
        others = float(count(forest.fish[forest.tile])) - own
        if there == forest.survey.river:
            numbers[0] = 1.0
            numbers[1] = own
            numbers[2] = others
            return
        if forest.predators[there] != NOBODY:
            numbers[3] = 1.0
            numbers[4] = own
            numbers[5] = others
        if forest.survey.linked[there] & BITS[forest.survey.river]:
            numbers[6] = own
            numbers[7] = others
        numbers[8] = float(forest.owned(there, seat))

    def tell_prowl(self, forest: Forest, seat: i64, choice: i64) -> None:
        self.begin(PROWL)
        at = self.choices
        numbers = self.numbers
        if choice == at.by_action:
            numbers[8] = 1.0
            return
        there = choice - (at.prowls if choice < at.by_action else at.leaps)
        if there == forest.survey.river:
            numbers[7] = 1.0
            return
        self.tell_fish(forest, seat, there)
        if count(forest.fish[there]) >= self.data.numbers.needs[forest.predators[forest.tile]]:
            self.tell_again(4)

    def tell_answer(self, choice: i64) -> None:
        self.begin(ANSWER)
        at = self.choices
        if choice == at.act_now:
            self.numbers[0] = 1.0
        elif choice == at.bite_again:
            self.numbers[1] = 1.0
        elif choice == at.at_three:
            self.numbers[2] = 1.0
        elif choice == at.keep_held:
            self.numbers[3] = 1.0
        elif choice == at.school_first:
            self.numbers[4] = 1.0
