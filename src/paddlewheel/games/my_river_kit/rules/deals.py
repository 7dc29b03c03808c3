"""The talk before the works: plans, the bank's loan, loans and gifts between mayors, swaps (RK-37a)."""

from __future__ import annotations

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.vocabulary import (
    AMOUNT,
    ANSWER,
    INSTALMENT,
    MINE,
    TALK,
    TERM,
    THEIRS,
    WORKS,
    Vocabulary,
)
from paddlewheel.games.my_river_kit.state import NOTHING, OFFER, PLOTS, REQUEST, SWAP, Basin, Deal, Loan, Mayor
from paddlewheel.kernel import Fact, Menu, Step


def deal_of(state: Basin) -> Deal:
    """The deal being made; the steps that ask for it are owed only while there is one."""
    deal = state.deal
    if deal is None:
        raise RuntimeError("no deal is being made")
    return deal


def may_leave(data: GameData, mayor: Mayor, plot: i64) -> str | None:
    """Why the card on this plot cannot leave it, or None."""
    card = mayor.plots[plot]
    if card == NOTHING:
        return "RK-39c"
    return "RK-53" if data.cards.fixed[card] else None


@final
class Talk(Step[Basin]):
    """One mayor speaks: a plan, a loan from the bank, proposals to others, until the talk is ended."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("talk", "RK-37", words.announce, words.amount)
        self.words: Vocabulary = words
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        words = self.words
        mayor = state.mayors[seat]
        if choice == words.end_talk:
            return None
        if choice < words.borrow:
            return None if mayor.announced == NOTHING else "RK-37b"
        if choice == words.borrow:
            return "RK-45" if mayor.borrowed else None
        other = self.other(choice)
        if other == seat or other >= state.seats:
            return "RK-40c"
        if mayor.proposals >= self.data.numbers.proposals:
            return "RK-37a"
        if choice < words.ask:
            return None if mayor.wag > 0 else "RK-46a"
        if choice < words.swap:
            return None if state.mayors[other].wag > 0 else "RK-46a"
        return None if self.can_swap(mayor) and self.can_swap(state.mayors[other]) else "RK-40a"

    def offer(self, state: Basin, seat: i64, menu: Menu) -> None:
        words = self.words
        mayor = state.mayors[seat]
        if mayor.announced == NOTHING:
            choice = words.announce
            while choice < words.borrow:
                menu.add(choice)
                choice += 1
        if not mayor.borrowed:
            menu.add(words.borrow)
        if mayor.proposals < self.data.numbers.proposals:
            self.offer_deals(state, seat, mayor, menu)
        menu.add(words.end_talk)

    def offer_deals(self, state: Basin, seat: i64, mayor: Mayor, menu: Menu) -> None:
        words = self.words
        other: i64 = 0
        if mayor.wag > 0:
            while other < state.seats:
                if other != seat:
                    menu.add(words.offer + other)
                other += 1
        other = 0
        while other < state.seats:
            if other != seat and state.mayors[other].wag > 0:
                menu.add(words.ask + other)
            other += 1
        if not self.can_swap(mayor):
            return
        other = 0
        while other < state.seats:
            if other != seat and self.can_swap(state.mayors[other]):
                menu.add(words.swap + other)
            other += 1

    def other(self, choice: i64) -> i64:
        """The seat that a proposal is made to."""
        words = self.words
        if choice >= words.swap:
            return choice - words.swap
        return choice - words.ask if choice >= words.ask else choice - words.offer

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
        mayor = state.mayors[seat]
        if choice == words.end_talk:
            state.settle()
            # RK-37a: everybody talks, from the source down, before anybody builds.
            if seat + 1 < state.seats:
                state.owe(TALK, seat + 1)
            else:
                state.owe(WORKS, 0)
        elif choice < words.borrow:
            mayor.announced = choice - words.announce + 1
            if state.journal is not None:
                name = self.data.cards.names[mayor.announced]
                state.journal.note("announces", seat, "RK-37b", {"card": name})
        elif choice == words.borrow:
            numbers = self.data.numbers
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
        else:
            mayor.proposals += 1
            kind: i64 = SWAP if choice >= words.swap else (REQUEST if choice >= words.ask else OFFER)
            state.deal = Deal(kind, seat, self.other(choice))
            state.owe(MINE if kind == SWAP else AMOUNT, seat)


@final
class ChooseAmount(Step[Basin]):
    """How much is lent: no more than the lender has (RK-46a)."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__("amount", "RK-40d", words.amount, words.instalment)

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        lender = state.mayors[deal_of(state).lender()]
        return "RK-46a" if choice - self.first + 1 > lender.wag else None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal_of(state).amount = choice - self.first + 1
        state.settle()
        state.owe(INSTALMENT, seat)


@final
class ChooseInstalment(Step[Basin]):
    """What is paid back each round; nothing makes it a gift (RK-40b)."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("instalment", "RK-40d", words.instalment, words.term)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = deal_of(state)
        deal.instalment = choice - self.first
        state.settle()
        if deal.instalment > 0:
            state.owe(TERM, seat)
        else:
            ask_the_other(self.data, state, deal)


@final
class ChooseTerm(Step[Basin]):
    """For how many rounds."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("term", "RK-40d", words.term, words.mine)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = deal_of(state)
        deal.rounds = choice - self.first + 1
        state.settle()
        ask_the_other(self.data, state, deal)


@final
class ChooseMine(Step[Basin]):
    """The card that the proposer would give."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("mine", "RK-40d", words.mine, words.theirs)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return may_leave(self.data, state.mayors[seat], choice - self.first)

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal_of(state).mine = choice - self.first
        state.settle()
        state.owe(THEIRS, seat)


@final
class ChooseTheirs(Step[Basin]):
    """The card that the proposer would get."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("theirs", "RK-40d", words.theirs, words.answer)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return may_leave(self.data, state.mayors[deal_of(state).to], choice - self.first)

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = deal_of(state)
        deal.theirs = choice - self.first
        state.settle()
        ask_the_other(self.data, state, deal)


def deal_facts(data: GameData, state: Basin, deal: Deal) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"to": deal.to}
    if deal.kind == SWAP:
        facts["mine"] = deal.mine
        facts["theirs"] = deal.theirs
        facts["my_card"] = data.cards.names[state.mayors[deal.proposer].plots[deal.mine]]
        facts["their_card"] = data.cards.names[state.mayors[deal.to].plots[deal.theirs]]
    else:
        facts["wag"] = deal.amount
        facts["instalment"] = deal.instalment
        facts["rounds"] = deal.rounds
    return facts


def ask_the_other(data: GameData, state: Basin, deal: Deal) -> None:
    """The proposal is complete: the other mayor answers at once (RK-40d)."""
    if state.journal is not None:
        kind = "proposes swap" if deal.kind == SWAP else ("asks loan" if deal.kind == REQUEST else "offers loan")
        rule = "RK-40a" if deal.kind == SWAP else ("RK-46a" if deal.instalment > 0 else "RK-40b")
        state.journal.note(kind, deal.proposer, rule, deal_facts(data, state, deal))
    state.owe(ANSWER, deal.to)


@final
class Answer(Step[Basin]):
    """Yes or no."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("answer", "RK-40d", words.answer, words.add)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        deal = deal_of(state)
        accepted = choice == self.first
        if state.journal is not None:
            rule = "RK-40a" if deal.kind == SWAP else "RK-46a"
            facts = deal_facts(self.data, state, deal)
            facts["to"] = deal.proposer
            facts["swap"] = int(deal.kind == SWAP)
            facts["lender"] = deal.lender()
            state.journal.note("accepts" if accepted else "declines", seat, rule, facts)
        state.settle()
        state.deal = None
        if not accepted:
            return
        if deal.kind == SWAP:
            self.swap(state, deal)
            return
        state.pay_mayor(deal.lender(), deal.borrower(), deal.amount)
        if deal.instalment > 0:
            state.loans = append(state.loans, Loan(deal.lender(), deal.borrower(), deal.instalment, deal.rounds, 0))

    def swap(self, state: Basin, deal: Deal) -> None:
        """RK-40a: each pays for a card moved; a card in failure stays so (RK-39d)."""
        mine = state.mayors[deal.proposer]
        theirs = state.mayors[deal.to]
        price = self.data.numbers.move
        state.pay_bank(deal.proposer, price)
        state.pay_bank(deal.to, price)
        card = mine.plots[deal.mine]
        mine.plots[deal.mine] = theirs.plots[deal.theirs]
        theirs.plots[deal.theirs] = card
        my_fate = mine.flipped >> deal.mine & 1
        their_fate = theirs.flipped >> deal.theirs & 1
        if my_fate != their_fate:
            one: i64 = 1
            mine.flipped ^= one << deal.mine
            theirs.flipped ^= one << deal.theirs
