"""The decisions that everybody owes: a secret goal, the free activity, water for the city, the vote."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.course import Course
from paddlewheel.games.my_river_kit.rules.vocabulary import SETTLE, Vocabulary
from paddlewheel.games.my_river_kit.state import CITY_PLOT, NOTHING, Basin, Mayor
from paddlewheel.kernel import Fact, Menu, Step


class AllAtOnce(Step[Basin]):
    """A secret that every mayor owes, in any order."""

    def answer(self, mayor: Mayor) -> i64:
        """What this mayor has answered, NOTHING while it is owed."""
        raise NotImplementedError

    def deciders(self, state: Basin) -> i64:
        owing: i64 = 0
        one: i64 = 1
        seat: i64 = 0
        while seat < state.seats:
            if self.answer(state.mayors[seat]) == NOTHING:
                owing |= one << seat
            seat += 1
        return owing

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None


@final
class PickGoal(AllAtOnce):
    """All at once and in secret, before anything else (RK-4b)."""

    def __init__(self, words: Vocabulary, course: Course) -> None:
        super().__init__("goal", "RK-4b", words.goal, words.settle)
        self.course: Course = course

    def answer(self, mayor: Mayor) -> i64:
        return mayor.goal

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        state.mayors[seat].goal = choice - self.first
        if state.journal is not None:
            state.journal.note("goal picked", seat, "RK-4b", {})
            state.journal.note("your goal", seat, "RK-4b", {"goal": choice - self.first}, 1 << seat)
        if self.deciders(state) == 0:
            state.settle()
            self.course.roll_dice(state)


@final
class Settle(Step[Basin]):
    """The free activity of the die goes on any free plot (RK-25)."""

    def __init__(self, words: Vocabulary, course: Course) -> None:
        super().__init__("settle", "RK-25", words.settle, words.buy)
        self.course: Course = course

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return "RK-24" if choice - self.first == CITY_PLOT else None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        plot = choice - self.first
        face = state.rolled[seat]
        card = self.course.tables.die[face]
        state.rolled[seat] = NOTHING
        state.mayors[seat].plots[plot] = card
        state.stock[card] -= 1
        state.settle()
        if state.journal is not None:
            facts: dict[str, Fact] = {"die": face + 1, "card": self.course.tables.cards.names[card], "plot": plot}
            state.journal.note("settles", seat, "RK-25", facts)
        if seat + 1 < state.seats:
            state.owe(SETTLE, seat + 1)
        else:
            self.course.begin_round(state)


@final
class BuyWater(Step[Basin]):
    """A City centre lacks water and its mayor could pay for it (RK-54)."""

    def __init__(self, words: Vocabulary, course: Course) -> None:
        super().__init__("buy", "RK-54", words.buy, words.vote)
        self.course: Course = course

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        flow = self.course.flow
        state.settle()
        flow.decide(state, seat, flow.missing(state) if choice == self.first else 0)
        self.course.run_flow(state)


@final
class Vote(AllAtOnce):
    """Everybody at once and hidden, until all votes are in (RK-21a)."""

    def __init__(self, words: Vocabulary, course: Course) -> None:
        super().__init__("vote", "RK-21", words.vote, words.announce)
        self.course: Course = course

    def answer(self, mayor: Mayor) -> i64:
        return mayor.vote

    def offer(self, state: Basin, seat: i64, menu: Menu) -> None:
        choice = self.first
        while choice < self.end:
            menu.add(choice)
            choice += 1

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        state.mayors[seat].vote = choice - self.first
        if state.journal is not None:
            state.journal.note("voted", seat, "RK-21", {})
            state.journal.note("your vote", seat, "RK-21", {"vote": choice - self.first}, 1 << seat)
        if self.deciders(state) == 0:
            state.settle()
            self.course.after_vote(state)
