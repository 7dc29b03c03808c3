"""The talk that goes round (RK-37a): who has the floor proposes, announces a plan, or passes."""

from __future__ import annotations

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import (
    ASK,
    ASK_PROMISE,
    GIVE,
    NO_ONE,
    PLAN,
    PROMISE,
    SWAP,
    WATER_HELP,
    Deal,
)
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.vocabulary import ACT, AMOUNT, BUY, CARD, MINE, TALK, VOTE, WHAT, Vocabulary
from paddlewheel.games.my_river_kit.state import NOTHING, PLOTS, Basin, Mayor
from paddlewheel.kernel import Fact, Step


def may_leave(data: GameData, mayor: Mayor, plot: i64) -> str | None:
    """Why the card on this plot cannot leave it, or None."""
    card = mayor.plots[plot]
    if card == NOTHING:
        return "RK-39c"
    return "RK-53" if data.cards.fixed[card] else None


def may_speak(data: GameData, mayor: Mayor) -> bool:
    """Whether this mayor may make one more proposal in this round (RK-37c)."""
    return mayor.proposals < data.numbers.proposals


def begin_proposal(state: Basin, seat: i64) -> None:
    """A proposal whose parts follow one by one; between two mayors it is clear whom it is made to."""
    state.mayors[seat].proposals += 1
    state.passes = 0
    partners: i64 = 0
    if state.seats == 2:
        partners = 2 - seat
    state.deals = append(state.deals, Deal(NO_ONE, seat, partners))
    state.owe(WHAT, seat)


def is_thirsty(state: Basin) -> bool:
    """Whether the proposal at hand is made by a City centre that lacks water."""
    for owed in state.stack:
        if owed & 255 == BUY:
            return True
    return False


def can_promise(state: Basin, seat: i64, rounds: i64) -> bool:
    """Whether works of this mayor are still to come (RK-40g)."""
    return state.round < rounds or not state.mayors[seat].built


@final
class Talk(Step[Basin]):
    """One mayor has the floor."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("talk", "RK-37", words.propose, words.bank)
        self.words: Vocabulary = words
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        if choice == self.words.pass_on or may_speak(self.data, state.mayors[seat]):
            return None
        return "RK-37c"

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        words = self.words
        if choice == words.propose:
            begin_proposal(state, seat)
        elif choice == words.announce:
            state.mayors[seat].proposals += 1
            state.passes = 0
            state.deals = append(state.deals, Deal(PLAN, seat, 0))
            state.owe(CARD, seat)
        else:
            self.pass_on(state, seat)

    def pass_on(self, state: Basin, seat: i64) -> None:
        """RK-37a: the floor goes round until all have passed in a row; then the landscape is voted on."""
        state.passes += 1
        state.settle()
        if state.passes < state.seats:
            state.owe(TALK, (seat + 1) % state.seats)
        else:
            state.passes = 0
            state.owe(VOTE, 0)


@final
class ChooseWhat(Step[Basin]):
    """Whom a proposal is made to, one mayor after another, and what it is about."""

    def __init__(self, words: Vocabulary, data: GameData, rounds: i64) -> None:
        super().__init__("what", "RK-40d", words.bank, words.amount)
        self.words: Vocabulary = words
        self.data: GameData = data
        self.rounds: i64 = rounds

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        words = self.words
        deal = state.deal()
        if choice == words.bank:
            if deal.partners != 0 and state.seats > 2:
                return "RK-40c"
            return "RK-45" if state.mayors[seat].borrowed else None
        if choice < words.what:
            other = choice - words.partner
            if other == seat or other >= state.seats or deal.partners >> other & 1:
                return "RK-40c"
            return "RK-46a" if is_thirsty(state) and state.mayors[other].wag == 0 else None
        if deal.partners == 0:
            return "RK-40c"
        return self.may_be_about(state, seat, deal.partners, choice - words.what)

    def may_be_about(self, state: Basin, seat: i64, partners: i64, kind: i64) -> str | None:
        """Whether such a proposal can be made to these mayors at all."""
        if kind != ASK and is_thirsty(state):
            return "RK-54b"
        if kind == GIVE:
            return None if state.mayors[seat].wag >= count_of(partners) else "RK-46a"
        if kind == PROMISE:
            return None if can_promise(state, seat, self.rounds) else "RK-40g"
        if kind == WATER_HELP:
            return None if state.round < self.rounds else "RK-54c"
        if kind == SWAP and count_of(partners) > 1:
            return "RK-40a"
        if kind == SWAP and not self.can_swap(state.mayors[seat]):
            return "RK-40a"
        other: i64 = 0
        while other < state.seats:
            if partners >> other & 1:
                if kind == ASK and state.mayors[other].wag == 0:
                    return "RK-46a"
                if kind == SWAP and not self.can_swap(state.mayors[other]):
                    return "RK-40a"
                if kind == ASK_PROMISE and not can_promise(state, other, self.rounds):
                    return "RK-40g"
            other += 1
        return None

    def can_swap(self, mayor: Mayor) -> bool:
        if mayor.wag < self.data.numbers.move:
            return False
        plot: i64 = 0
        while plot < PLOTS:
            if may_leave(self.data, mayor, plot) is None:
                return True
            plot += 1
        return False

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        words = self.words
        deal = state.deal()
        one: i64 = 1
        if choice == words.bank:
            state.close_deal()
            state.settle()
            self.borrow(state, seat)
        elif choice < words.what:
            deal.partners |= one << (choice - words.partner)
        else:
            deal.kind = choice - words.what
            state.settle()
            state.owe(first_part(deal.kind), seat)

    def borrow(self, state: Basin, seat: i64) -> None:
        """RK-44: from the bank."""
        numbers = self.data.numbers
        mayor = state.mayors[seat]
        mayor.borrowed = True
        mayor.loan_left = numbers.loan_rounds
        state.pay_bank(seat, -numbers.loan)
        if state.journal is not None:
            facts: dict[str, Fact] = {
                "wag": numbers.loan,
                "instalment": numbers.loan_instalment,
                "rounds": numbers.loan_rounds,
            }
            state.journal.note("borrows", seat, "RK-44", facts)


def first_part(kind: i64) -> i64:
    """The step that asks for the first part of a proposal of this kind."""
    if kind == SWAP:
        return MINE
    return ACT if kind in (PROMISE, ASK_PROMISE) else AMOUNT


def count_of(seats: i64) -> i64:
    """How many seats there are among these bits."""
    found: i64 = 0
    while seats > 0:
        found += seats & 1
        seats >>= 1
    return found
