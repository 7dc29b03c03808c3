"""How a mayor negotiates: proposals that are worth it to both sides, and answers by what they are worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import (
    ASK,
    ASK_PROMISE,
    GIVE,
    LENT_ONCE_DONE,
    NOT_TO_ADD,
    NOTHING_BACK,
    ON_A_PROMISE,
    ONCE_DONE,
    PAID_BACK,
    SWAP,
    TO_ADD,
    TO_REMOVE,
    WATER_HELP,
    Deal,
)
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.talk import may_leave
from paddlewheel.games.my_river_kit.rules.vocabulary import MOST_AMOUNT, MOST_TERM, Vocabulary
from paddlewheel.games.my_river_kit.state import LANDSCAPE, NOTHING, PLOTS, Basin
from paddlewheel.games.my_river_kit.tactics.building import Builder
from paddlewheel.games.my_river_kit.tactics.judgement import Judgement
from paddlewheel.games.my_river_kit.tactics.numbers import (
    BORROWING,
    GENEROSITY,
    HARMLESS,
    TIMES,
    WORTHWHILE,
    time_left,
)

#: A bot makes no more proposals than this in a round, and counters no more than one time.
MOST_PROPOSALS: Final = 2
#: How far a bot trusts a promise.
TRUST: Final = 0.6


@final
class Bargainer:
    """Negotiates for one temper. It works on a copy of the table, which it leaves as it was."""

    def __init__(
        self, data: GameData, words: Vocabulary, judgement: Judgement, builder: Builder, numbers: list[float]
    ) -> None:
        self.data: GameData = data
        self.words: Vocabulary = words
        self.judgement: Judgement = judgement
        self.builder: Builder = builder
        self.worthwhile: float = numbers[WORTHWHILE]
        self.harmless: float = numbers[HARMLESS]
        self.generosity: float = numbers[GENEROSITY]
        self.borrowing: vec[float] = vec[float](numbers[BORROWING : BORROWING + TIMES])

    # -- the own floor ---------------------------------------------------------------------------------

    def speak(self, state: Basin, seat: i64) -> vec[i64]:
        """What a mayor says with the floor: a proposal, a plan, or nothing."""
        words = self.words
        mayor = state.mayors[seat]
        passing = vec[i64]([words.pass_on])
        if mayor.proposals >= MOST_PROPOSALS or self.judgement.outlook.assessments_left(state) == 0:
            return passing
        state.levels[LANDSCAPE] = i64(self.judgement.outlook.beauty(state) + 0.5)
        found = self.proposal(state, seat)
        if len(found) == 0 and mayor.announced == NOTHING and self.judgement.care > 0.5:
            self.builder.search(state, seat, mayor.wag, False)
            if self.builder.card != NOTHING:
                found = vec[i64]([words.announce, words.card + self.builder.card - 1])
        state.levels[LANDSCAPE] = NOTHING
        return found if len(found) > 0 else passing

    def proposal(self, state: Basin, seat: i64) -> vec[i64]:
        mayor = state.mayors[seat]
        if not self.builder.can_add(state, mayor, mayor.free_plots()):
            return self.ask_for_a_loan(state, seat, 2)
        time = time_left(self.judgement.outlook.assessments_left(state))
        if not mayor.borrowed and float(mayor.wag) < self.borrowing[time]:
            return vec[i64]([self.words.propose, self.words.bank])
        if mayor.wag < 4:
            return vec[i64]([])
        return self.offer_for_something_done(state, seat)

    def ask_for_a_loan(self, state: Basin, seat: i64, amount: i64) -> vec[i64]:
        """The bank first; then the richest mayor, who gets back what was lent."""
        words = self.words
        if not state.mayors[seat].borrowed:
            return vec[i64]([words.propose, words.bank])
        richest: i64 = NOTHING
        other: i64 = 0
        while other < state.seats:
            wag = state.mayors[other].wag
            if other != seat and wag >= amount and (richest == NOTHING or wag > state.mayors[richest].wag):
                richest = other
            other += 1
        if richest == NOTHING:
            return vec[i64]([])
        one: i64 = 1
        deal = Deal(ASK, seat, one << richest)
        deal.amount = amount
        deal.tie = PAID_BACK
        deal.instalment = 1
        deal.rounds = amount if amount < MOST_TERM else MOST_TERM
        return self.spoken(state, deal, richest)

    def offer_for_something_done(self, state: Basin, seat: i64) -> vec[i64]:
        """Money for a card that harms the river and is removed, where both gain by it."""
        best = self.worthwhile
        one: i64 = 1
        found = Deal(GIVE, seat, 0)
        before = self.judgement.value(state, seat)
        other: i64 = 0
        while other < state.seats:
            if other != seat and not state.mayors[other].built:
                theirs = self.judgement.value(state, other)
                plot: i64 = 0
                while plot < PLOTS:
                    card = state.mayors[other].plots[plot]
                    if may_leave(self.data, state.mayors[other], plot) is None and self.judgement.outlook.harms(card):
                        deal = Deal(GIVE, seat, one << other)
                        deal.tie = ONCE_DONE
                        deal.act = TO_REMOVE
                        deal.card = card
                        deal.amount = 2
                        while deal.amount <= 4 and state.mayors[seat].wag > deal.amount:
                            gain = self.done(state, deal, seat, other, seat) - before
                            welcome = gain > best and self.done(state, deal, seat, other, other) > theirs
                            if welcome and not self.was_refused(state, deal, other):
                                best = gain
                                found = deal
                                break
                            deal.amount += 1
                    plot += 1
            other += 1
        if found.partners == 0:
            return vec[i64]([])
        return self.spoken(state, found, found.next_partner())

    def was_refused(self, state: Basin, deal: Deal, partner: i64) -> bool:
        """A refused offer is not repeated unchanged."""
        terms = deal.terms(partner)
        for refused in state.refused:
            if refused == terms:
                return True
        return False

    def spoken(self, state: Basin, deal: Deal, partner: i64) -> vec[i64]:
        """A proposal as choices; nothing where it was refused already."""
        words = self.words
        if self.was_refused(state, deal, partner):
            return vec[i64]([])
        opening = vec[i64]([words.propose, words.partner + partner, words.what + deal.kind])
        if state.seats == 2:
            opening = vec[i64]([words.propose, words.what + deal.kind])
        return joined(opening, self.terms(deal))

    def terms(self, deal: Deal) -> vec[i64]:
        """Amount and tie of a deal about money, as choices."""
        words = self.words
        amount, tie = words.amount + deal.amount - 1, words.tie + deal.tie
        found = vec[i64]([amount, tie])
        if deal.is_paid_back():
            found = joined(found, vec[i64]([words.instalment + deal.instalment - 1, words.term + deal.rounds - 1]))
        if deal.act == NOTHING:
            return found
        return joined(found, vec[i64]([words.act + deal.act, words.card + deal.card - 1]))

    # -- what a deal comes to --------------------------------------------------------------------------

    def done(self, state: Basin, deal: Deal, payer: i64, doer: i64, eyes: i64) -> float:
        """How a mayor stands when the money is paid and what it is for is done."""
        mayor = state.mayors[doer]
        cost: i64 = 0
        plot: i64 = NOTHING
        old: i64 = NOTHING
        if deal.act == TO_REMOVE:
            plot = self.plot_of(state, doer, deal.card)
            cost = self.data.numbers.move
        elif deal.act == TO_ADD:
            plot = self.builder.best_free_plot(mayor, deal.card)
            cost = self.data.price(state, deal.card)
        if plot != NOTHING:
            old = mayor.plots[plot]
            mayor.plots[plot] = deal.card if deal.act == TO_ADD else NOTHING
        state.mayors[payer].wag -= deal.amount
        mayor.wag += deal.amount - cost
        found = self.judgement.value(state, eyes)
        mayor.wag -= deal.amount - cost
        state.mayors[payer].wag += deal.amount
        if plot != NOTHING:
            mayor.plots[plot] = old
        return found

    def plot_of(self, state: Basin, seat: i64, card: i64) -> i64:
        plot: i64 = 0
        while plot < PLOTS:
            if state.mayors[seat].plots[plot] == card:
                return plot
            plot += 1
        return NOTHING

    def gain(self, state: Basin, deal: Deal, seat: i64) -> float:
        """What accepting is worth to the one who is asked, of a whole game won."""
        if deal.kind == WATER_HELP:
            return 0.01
        if deal.kind == ASK_PROMISE:
            return 0.01 if self.would_do_anyway(state, seat, deal) else -0.01
        before = self.judgement.value(state, seat)
        if deal.kind == SWAP:
            return self.swapped(state, deal, seat) - before
        payer, doer = deal.lender(seat), deal.borrower(seat)
        if deal.tie == LENT_ONCE_DONE:
            unpaid = deal.clone()
            unpaid.amount = 0
            return self.done(state, unpaid, payer, doer, seat) - before + self.lent(state, deal, payer, seat)
        if deal.tie == ONCE_DONE or deal.tie == ON_A_PROMISE:
            if doer == seat:
                # Nobody has to do it; but who takes the money means to.
                return self.done(state, deal, payer, doer, seat) - before
            kept = self.done(state, deal, payer, doer, seat) - before
            if deal.tie == ONCE_DONE:
                return kept
            return TRUST * kept + (1.0 - TRUST) * (self.paid(state, payer, doer, deal.amount, seat) - before)
        if deal.tie == PAID_BACK:
            return self.lent(state, deal, payer, seat)
        gift = self.generosity * float(deal.amount) if payer == seat else 0.0
        return self.paid(state, payer, doer, deal.amount, seat) - before - gift

    def paid(self, state: Basin, payer: i64, to: i64, amount: i64, eyes: i64) -> float:
        state.pay_mayor(payer, to, amount)
        found = self.judgement.value(state, eyes)
        state.pay_mayor(to, payer, amount)
        return found

    def lent(self, state: Basin, deal: Deal, lender: i64, seat: i64) -> float:
        """A loan is worth its interest; a lender keeps enough for the own works, a borrower takes it in need."""
        extra = 0.01 * float(deal.instalment * deal.rounds - deal.amount)
        if lender == seat:
            return extra + (0.001 if state.mayors[seat].wag - deal.amount >= 3 else -0.02)
        return -extra + (0.02 if state.mayors[seat].wag < 2 else -0.001)

    def swapped(self, state: Basin, deal: Deal, seat: i64) -> float:
        mine, theirs = state.mayors[seat], state.mayors[deal.proposer]
        given, got = mine.plots[deal.theirs], theirs.plots[deal.mine]
        price = self.data.numbers.move
        mine.plots[deal.theirs] = got
        theirs.plots[deal.mine] = given
        mine.wag -= price
        theirs.wag -= price
        found = self.judgement.value(state, seat)
        mine.wag += price
        theirs.wag += price
        mine.plots[deal.theirs] = given
        theirs.plots[deal.mine] = got
        return found

    def would_do_anyway(self, state: Basin, seat: i64, deal: Deal) -> bool:
        """Whether the own works do what is to be promised."""
        voted = state.levels[LANDSCAPE]
        if voted == NOTHING:
            state.levels[LANDSCAPE] = i64(self.judgement.outlook.beauty(state) + 0.5)
        self.builder.search(state, seat, state.mayors[seat].wag, True)
        state.levels[LANDSCAPE] = voted
        if deal.act == NOT_TO_ADD:
            return self.builder.card != deal.card
        if deal.act == TO_ADD:
            return self.builder.card == deal.card
        cleared = self.builder.cleared
        return cleared != NOTHING and state.mayors[seat].plots[cleared] == deal.card

    # -- answers ---------------------------------------------------------------------------------------

    def answer(self, state: Basin, seat: i64) -> vec[i64]:
        """Accept what gains, counter what nearly does, refuse the rest."""
        words = self.words
        deal = state.deal()
        money = deal.kind == GIVE or deal.kind == ASK
        payable = not money or state.mayors[deal.lender(seat)].wag >= deal.amount
        if payable and self.gain(state, deal, seat) > self.harmless:
            return vec[i64]([words.answer])
        if money and not deal.counter and state.mayors[seat].proposals <= MOST_PROPOSALS:
            counter = self.counter(state, deal, seat)
            if counter is not None and not self.was_refused(state, counter, deal.proposer):
                return joined(vec[i64]([words.answer + 2]), self.terms(counter))
        return vec[i64]([words.answer + 1])

    def counter(self, state: Basin, deal: Deal, seat: i64) -> Deal | None:
        """The same deal with terms that the one who was asked would accept, near to what was proposed."""
        one: i64 = 1
        lender = deal.lender(seat)
        found = Deal(ASK if deal.kind == GIVE else GIVE, seat, one << deal.proposer)
        found.tie = deal.tie
        found.act = deal.act
        found.card = deal.card
        found.instalment = 1
        found.rounds = deal.rounds
        if deal.tie == NOTHING_BACK or deal.tie == PAID_BACK:
            # Who does not give it away may lend it; who will not pay that interest asks for less.
            found.tie = PAID_BACK
            found.amount = deal.amount if deal.amount < 3 else 3
            found.rounds = found.amount
            if state.mayors[lender].wag < found.amount:
                return None
            return found if self.gain_of(state, found, seat) > self.harmless else None
        step: i64 = 1 if lender != seat else -1
        found.amount = deal.amount + step
        while 0 < found.amount <= state.mayors[lender].wag and found.amount <= MOST_AMOUNT:
            if self.gain_of(state, found, seat) > self.harmless:
                return found
            found.amount += step
        return None

    def gain_of(self, state: Basin, deal: Deal, seat: i64) -> float:
        """What a deal of the own making is worth, seen as if the other had proposed it."""
        one: i64 = 1
        seen = deal.clone()
        seen.kind = GIVE if deal.kind == ASK else ASK
        seen.proposer = deal.next_partner()
        seen.partners = one << seat
        return self.gain(state, seen, seat)


def joined(first: vec[i64], rest: vec[i64]) -> vec[i64]:
    found = first[:]
    for choice in rest:
        found = append(found, choice)
    return found
