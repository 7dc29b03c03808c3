"""The rules of one table: its steps, how it is laid, and what a seat cannot see of it."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.course import Course
from paddlewheel.games.my_river_kit.rules.deals import (
    Answer,
    ChooseAmount,
    ChooseInstalment,
    ChooseMine,
    ChooseTerm,
    ChooseTheirs,
    Talk,
)
from paddlewheel.games.my_river_kit.rules.duties import BuyWater, PickGoal, Settle, Vote
from paddlewheel.games.my_river_kit.rules.tables import Tables
from paddlewheel.games.my_river_kit.rules.vocabulary import GOAL, VOTE, Vocabulary
from paddlewheel.games.my_river_kit.rules.works import MoveTo, Place, Works
from paddlewheel.games.my_river_kit.state import CITY, CITY_PLOT, NOTHING, PLOTS, Basin, Mayor
from paddlewheel.kernel import AnyGame, Chance, Rules


@final
class BasinRules(Rules[Basin]):
    """The rules for so many mayors, a goal, a number of rounds and a way to count votes."""

    def __init__(self, tables: Tables, course: Course) -> None:
        words = Vocabulary(tables.cards.kinds)
        works = Works(words, course)
        super().__init__(
            [
                PickGoal(words, course),
                Settle(words, course),
                BuyWater(words, course),
                Vote(words, course),
                Talk(words, course),
                ChooseAmount(words),
                ChooseInstalment(words, course),
                ChooseTerm(words, course),
                ChooseMine(words, course),
                ChooseTheirs(words, course),
                Answer(words, course),
                works,
                Place(words, course),
                MoveTo(words, course, works),
            ],
            words.all,
        )
        self.words: Vocabulary = words
        self.tables: Tables = tables
        self.course: Course = course
        self.works: Works = works

    def start(self, game: AnyGame, seats: i64, chance: Chance) -> Basin:
        state = Basin(game, self, seats, chance)
        state.stock = self.tables.cards.copies[:]
        state.stock[CITY] -= seats
        mayors = vec[Mayor](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            plots = vec[i64]([NOTHING] * PLOTS)
            # RK-24a: the City centre on the third plot.
            plots[CITY_PLOT] = CITY
            mayors = append(mayors, Mayor(self.tables.numbers.wag, plots))
            seat += 1
        state.mayors = mayors
        state.bank_wag = -seats * self.tables.numbers.wag
        state.rolled = vec[i64]([NOTHING] * seats)
        state.deck = self.course.shuffled_events(state)
        return state

    def open(self, state: Basin) -> None:
        if self.course.goal == NOTHING:
            state.owe(GOAL, 0)
        else:
            self.course.roll_dice(state)

    def redeal(self, state: Basin, eyes: i64, stream: Chance) -> None:
        """Unseen: the order of the events, the others' goals, and votes while they are being cast."""
        state.deck = vec[i64](sorted([event for event in state.deck]))
        stream.shuffle(state.deck)
        if state.outcome is not None:
            return
        voting = len(state.stack) > 0 and state.stack[len(state.stack) - 1] & 255 == VOTE
        other: i64 = 0
        while other < state.seats:
            mayor = state.mayors[other]
            if not eyes >> other & 1:
                if mayor.goal != NOTHING:
                    mayor.goal = stream.below(2)
                if voting and mayor.vote != NOTHING:
                    mayor.vote = stream.below(11)
            other += 1
