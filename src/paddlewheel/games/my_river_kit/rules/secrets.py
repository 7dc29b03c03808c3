"""What every mayor decides at the same time: a goal, the vote on the landscape, and when to go on."""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.vocabulary import CLEAR, LANDSCAPE_VOTE, ROLL, Vocabulary
from paddlewheel.games.my_river_kit.state import NOTHING, Basin, Mayor
from paddlewheel.kernel import Menu, Step


class SecretStep(Step[Basin]):
    """A secret answer that every mayor owes, in any order."""

    @abstractmethod
    def answer(self, mayor: Mayor) -> i64:
        """What this mayor has answered, NOTHING while it is owed."""

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
class PickGoal(SecretStep):
    """A goal for each mayor, before anything else (RK-4b)."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__("goal", "RK-4b", words.goal, words.settle)

    def answer(self, mayor: Mayor) -> i64:
        return mayor.goal

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        state.mayors[seat].goal = choice - self.first
        if state.journal is not None:
            state.journal.note("goal picked", seat, "RK-4b", {})
            state.journal.note("your goal", seat, "RK-4b", {"goal": choice - self.first}, 1 << seat)
        if self.deciders(state) == 0:
            state.settle()
            state.owe(ROLL, 0)


@final
class Vote(SecretStep):
    """How beautiful the landscape is; votes are hidden until all are in (RK-21a)."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__("vote", "RK-21", words.vote, words.add)

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
            state.owe(LANDSCAPE_VOTE, 0)


@final
class BeReady(Step[Basin]):
    """A moment to look back on the round: each mayor goes on when ready (RK-41a)."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__("ready", "RK-41", words.ready, words.all)

    def deciders(self, state: Basin) -> i64:
        owing: i64 = 0
        one: i64 = 1
        seat: i64 = 0
        while seat < state.seats:
            if not state.mayors[seat].ready:
                owing |= one << seat
            seat += 1
        return owing

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        state.mayors[seat].ready = True
        if state.journal is not None:
            state.journal.note("ready", seat, "RK-41", {})
        if self.deciders(state) == 0:
            state.settle()
            state.owe(CLEAR, 0)
