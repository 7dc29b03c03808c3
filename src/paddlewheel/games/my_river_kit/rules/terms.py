"""The parts of a proposal, one by one: how much, for what, paid back how, which activity (RK-40d)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import (
    ASK,
    GIVE,
    NOT_TO_ADD,
    NOTHING_BACK,
    ON_A_PROMISE,
    PAID_BACK,
    PLAN,
    PROMISE,
    TO_ADD,
    WATER_HELP,
    Deal,
)
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.deals import complete
from paddlewheel.games.my_river_kit.rules.talk import can_promise, count_of, is_thirsty, may_leave
from paddlewheel.games.my_river_kit.rules.vocabulary import ACT, CARD, INSTALMENT, TERM, THEIRS, TIE, Vocabulary
from paddlewheel.games.my_river_kit.state import PLOTS, Basin
from paddlewheel.kernel import Step


@final
class ChooseAmount(Step[Basin]):
    """How much: no more money than the lender has for all who are asked (RK-46a), no more water than a city needs."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("amount", "RK-40d", words.amount, words.tie)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        deal = state.deal()
        amount = choice - self.first + 1
        if deal.kind == WATER_HELP:
            return "RK-54c" if amount > 1 and amount > self.data.cards.takes_water[0] + 1 else None
        if deal.kind == GIVE:
            return "RK-46a" if amount * count_of(deal.partners) > state.mayors[seat].wag else None
        other: i64 = 0
        while other < state.seats:
            if deal.partners >> other & 1 and amount > state.mayors[other].wag:
                return "RK-46a"
            other += 1
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = state.deal()
        deal.amount = choice - self.first + 1
        state.settle()
        if deal.kind == WATER_HELP:
            complete(self.data, state, deal)
        else:
            state.owe(TIE, seat)


def doers(deal: Deal) -> i64:
    """A bit for each mayor who would have to do something for it: who gets the money, or who gives their word."""
    one: i64 = 1
    return one << deal.proposer if deal.kind == ASK or deal.kind == PROMISE else deal.partners


@final
class ChooseTie(Step[Basin]):
    """What the money is for: nothing, instalments, something done, a promise, or instalments once something is done."""

    def __init__(self, words: Vocabulary, data: GameData, rounds: i64) -> None:
        super().__init__("tie", "RK-40d", words.tie, words.instalment)
        self.data: GameData = data
        self.rounds: i64 = rounds

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        tie = choice - self.first
        if tie in (NOTHING_BACK, PAID_BACK):
            return None
        asked = doers(state.deal())
        promised = tie == ON_A_PROMISE
        thirsty = is_thirsty(state)
        other: i64 = 0
        while other < state.seats:
            if asked >> other & 1:
                if not promised and (thirsty or state.mayors[other].built):
                    return "RK-40f"
                if promised and not can_promise(state, other, self.rounds):
                    return "RK-40g"
            other += 1
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = state.deal()
        deal.tie = choice - self.first
        state.settle()
        if deal.tie == NOTHING_BACK:
            complete(self.data, state, deal)
        else:
            state.owe(INSTALMENT if deal.is_paid_back() else ACT, seat)


@final
class ChooseInstalment(Step[Basin]):
    """What is paid back each round."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__("instalment", "RK-40d", words.instalment, words.term)

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        state.deal().instalment = choice - self.first + 1
        state.settle()
        state.owe(TERM, seat)


@final
class ChooseTerm(Step[Basin]):
    """For how many rounds."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("term", "RK-40d", words.term, words.act)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = state.deal()
        deal.rounds = choice - self.first + 1
        state.settle()
        if deal.is_conditional():
            state.owe(ACT, seat)
        else:
            complete(self.data, state, deal)


def may_name(data: GameData, state: Basin, deal: Deal, act: i64, card: i64) -> str | None:
    """Whether this activity can be added or removed by all who would have to, as the cards lie now."""
    if act == NOT_TO_ADD:
        return None
    if act == TO_ADD:
        return None if state.stock[card] > 0 else "RK-38b"
    asked = doers(deal)
    other: i64 = 0
    while other < state.seats:
        if asked >> other & 1 and not has_to_give(data, state, other, card):
            return "RK-39c"
        other += 1
    return None


def has_to_give(data: GameData, state: Basin, seat: i64, card: i64) -> bool:
    """Whether this city has such a card that may leave it."""
    mayor = state.mayors[seat]
    plot: i64 = 0
    while plot < PLOTS:
        if mayor.plots[plot] == card and may_leave(data, mayor, plot) is None:
            return True
        plot += 1
    return False


@final
class ChooseAct(Step[Basin]):
    """What a condition or a promise is about: adding, removing or leaving out an activity."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("act", "RK-40d", words.act, words.card)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        act = choice - self.first
        deal = state.deal()
        refused: str | None = None
        card: i64 = 1
        while card < self.data.cards.kinds:
            refused = may_name(self.data, state, deal, act, card)
            if refused is None:
                return None
            card += 1
        return refused

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        state.deal().act = choice - self.first
        state.settle()
        state.owe(CARD, seat)


@final
class ChooseCard(Step[Basin]):
    """Which activity."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("card", "RK-40d", words.card, words.mine)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        deal = state.deal()
        if deal.kind == PLAN:
            return None
        return may_name(self.data, state, deal, deal.act, choice - self.first + 1)

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = state.deal()
        deal.card = choice - self.first + 1
        state.settle()
        if deal.kind != PLAN:
            complete(self.data, state, deal)
            return
        state.close_deal()
        state.mayors[seat].announced = deal.card
        if state.journal is not None:
            state.journal.note("announces", seat, "RK-37b", {"card": self.data.cards.names[deal.card]})


@final
class ChooseMine(Step[Basin]):
    """The card that the proposer would give."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("mine", "RK-40d", words.mine, words.theirs)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return may_leave(self.data, state.mayors[seat], choice - self.first)

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        state.deal().mine = choice - self.first
        state.settle()
        state.owe(THEIRS, seat)


@final
class ChooseTheirs(Step[Basin]):
    """The card that the proposer would get."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("theirs", "RK-40d", words.theirs, words.answer)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return may_leave(self.data, state.mayors[state.deal().next_partner()], choice - self.first)

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = state.deal()
        deal.theirs = choice - self.first
        state.settle()
        complete(self.data, state, deal)
