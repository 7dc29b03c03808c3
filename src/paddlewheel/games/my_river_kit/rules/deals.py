"""A complete proposal: its answers, one after another, and what comes of those that are accepted."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import (
    ASK,
    ASK_PROMISE,
    GIVE,
    NO_ONE,
    ON_A_PROMISE,
    PAID_BACK,
    PROMISE,
    SWAP,
    WATER_HELP,
    Deal,
    Loan,
    Pledge,
    Promise,
)
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.talk import ChooseWhat, first_part, may_speak
from paddlewheel.games.my_river_kit.rules.vocabulary import ANSWER, Vocabulary
from paddlewheel.games.my_river_kit.state import Basin
from paddlewheel.kernel import Fact, Step

# What the journal calls the kinds of deals, what money is for, and what is done.
KINDS: Final = ("give", "ask", "swap", "water", "promise", "ask promise")
TIES: Final = ("nothing", "paid back", "once done", "promise", "lent once done")
ACTS: Final = ("add", "remove", "not add")


def deal_rule(deal: Deal) -> str:
    """The rule that a proposal rests on."""
    if deal.kind == SWAP:
        return "RK-40a"
    if deal.kind == WATER_HELP:
        return "RK-54c"
    if deal.kind == PROMISE or deal.kind == ASK_PROMISE or deal.tie == ON_A_PROMISE:
        return "RK-40g"
    if deal.is_conditional():
        return "RK-40f"
    return "RK-46a" if deal.tie == PAID_BACK else "RK-40b"


def deal_facts(data: GameData, state: Basin, deal: Deal) -> dict[str, Fact]:
    """What is proposed, for the journal."""
    facts: dict[str, Fact] = {"what": KINDS[deal.kind], "counter": int(deal.counter)}
    if deal.kind == SWAP:
        partner = deal.next_partner()
        facts["mine"] = deal.mine
        facts["theirs"] = deal.theirs
        facts["my_card"] = data.cards.names[state.mayors[deal.proposer].plots[deal.mine]]
        facts["their_card"] = data.cards.names[state.mayors[partner].plots[deal.theirs]]
    elif deal.kind == WATER_HELP:
        facts["marbles"] = deal.amount
    elif deal.kind == GIVE or deal.kind == ASK:
        facts["wag"] = deal.amount
        facts["tie"] = TIES[deal.tie]
        facts["instalment"] = deal.instalment
        facts["rounds"] = deal.rounds
    if deal.act != NO_ONE:
        facts["act"] = ACTS[deal.act]
        facts["card"] = data.cards.names[deal.card]
    return facts


def complete(data: GameData, state: Basin, deal: Deal) -> None:
    """The proposal is complete: each mayor it is made to answers at once. A promise needs no answer (RK-40g)."""
    if deal.kind == PROMISE:
        state.close_deal()
        other: i64 = 0
        while other < state.seats:
            if deal.partners >> other & 1:
                promise(data, state, deal.proposer, other, deal)
            other += 1
        return
    if state.journal is not None:
        partners: list[int] = [seat for seat in range(state.seats) if deal.partners >> seat & 1]
        facts = deal_facts(data, state, deal)
        facts["to"] = tuple(partners)
        state.journal.note("proposes", deal.proposer, deal_rule(deal), facts)
    state.owe(ANSWER, deal.next_partner())


def promise(data: GameData, state: Basin, by: i64, to: i64, deal: Deal) -> None:
    """A word given about these works, or the next ones when these are over (RK-40g)."""
    due = state.round + 1 if state.mayors[by].built else state.round
    state.promises = append(state.promises, Promise(by, to, deal.act, deal.card, due))
    if state.journal is not None:
        facts: dict[str, Fact] = {
            "to": to,
            "act": ACTS[deal.act],
            "card": data.cards.names[deal.card],
            "round": due,
            "wag": deal.amount,
        }
        state.journal.note("promises", by, "RK-40g", facts)


@final
class Answer(Step[Basin]):
    """Yes, no, or a counter-offer (RK-40e)."""

    def __init__(self, words: Vocabulary, data: GameData, what: ChooseWhat) -> None:
        super().__init__("answer", "RK-40d", words.answer, words.vote)
        self.data: GameData = data
        self.what: ChooseWhat = what

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        deal = state.deal()
        if choice == self.first:
            # An answer before this one may have spent the money.
            money = deal.kind == GIVE or deal.kind == ASK
            return "RK-46a" if money and state.mayors[deal.lender(seat)].wag < deal.amount else None
        if choice == self.first + 1:
            return None
        return self.may_counter(state, seat, deal)

    def may_counter(self, state: Basin, seat: i64, deal: Deal) -> str | None:
        if deal.kind == WATER_HELP:
            return "RK-40e"
        if not may_speak(self.data, state.mayors[seat]):
            return "RK-37c"
        one: i64 = 1
        kind = mirrored(deal.kind)
        if kind in (ASK, GIVE):
            lender = deal.lender(seat)
            return None if state.mayors[lender].wag > 0 else "RK-46a"
        return self.what.may_be_about(state, seat, one << deal.proposer, kind)

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = state.deal()
        if state.journal is not None and choice < self.first + 2:
            facts = deal_facts(self.data, state, deal)
            facts["to"] = deal.proposer
            facts["swap"] = int(deal.kind == SWAP)
            facts["lender"] = deal.lender(seat)
            state.journal.note("accepts" if choice == self.first else "declines", seat, deal_rule(deal), facts)
        state.settle()
        one: i64 = 1
        deal.partners ^= one << seat
        if deal.partners == 0:
            state.close_deal()
        else:
            state.owe(ANSWER, deal.next_partner())
        if choice == self.first:
            self.carry_out(state, deal, seat)
            return
        state.refused = append(state.refused, deal.terms(seat))
        if choice == self.first + 2:
            self.begin_counter(state, seat, deal)

    def begin_counter(self, state: Basin, seat: i64, deal: Deal) -> None:
        """The same seen from the other side, with terms of one's own."""
        one: i64 = 1
        state.mayors[seat].proposals += 1
        counter = Deal(mirrored(deal.kind), seat, one << deal.proposer)
        counter.counter = True
        state.deals = append(state.deals, counter)
        state.owe(first_part(counter.kind), seat)

    def carry_out(self, state: Basin, deal: Deal, seat: i64) -> None:
        if deal.kind == SWAP:
            self.swap(state, deal, seat)
        elif deal.kind == WATER_HELP:
            state.pledges = append(state.pledges, Pledge(deal.proposer, seat, deal.amount, NO_ONE, NO_ONE))
        elif deal.kind == ASK_PROMISE:
            promise(self.data, state, seat, deal.proposer, deal)
        else:
            self.pay(state, deal, deal.lender(seat), deal.borrower(seat))

    def pay(self, state: Basin, deal: Deal, lender: i64, borrower: i64) -> None:
        """At once; or set aside until it is earned (RK-40f)."""
        if deal.is_conditional():
            state.mayors[lender].wag -= deal.amount
            pledge = Pledge(lender, borrower, deal.amount, deal.act, deal.card)
            pledge.instalment = deal.instalment
            pledge.rounds = deal.rounds
            state.pledges = append(state.pledges, pledge)
            return
        state.pay_mayor(lender, borrower, deal.amount)
        if deal.tie == PAID_BACK:
            state.loans = append(state.loans, Loan(lender, borrower, deal.instalment, deal.rounds, 0))
        elif deal.tie == ON_A_PROMISE:
            promise(self.data, state, borrower, lender, deal)

    def swap(self, state: Basin, deal: Deal, seat: i64) -> None:
        """RK-40a: each pays for a card moved; a card in failure stays so (RK-39d)."""
        mine = state.mayors[deal.proposer]
        theirs = state.mayors[seat]
        price = self.data.numbers.move
        state.pay_bank(deal.proposer, price)
        state.pay_bank(seat, price)
        card = mine.plots[deal.mine]
        mine.plots[deal.mine] = theirs.plots[deal.theirs]
        theirs.plots[deal.theirs] = card
        my_fate = mine.flipped >> deal.mine & 1
        their_fate = theirs.flipped >> deal.theirs & 1
        if my_fate != their_fate:
            one: i64 = 1
            mine.flipped ^= one << deal.mine
            theirs.flipped ^= one << deal.theirs


def mirrored(kind: i64) -> i64:
    """The kind of a proposal as the other mayor would make it."""
    if kind == GIVE:
        return ASK
    if kind == ASK:
        return GIVE
    return PROMISE if kind == ASK_PROMISE else kind
