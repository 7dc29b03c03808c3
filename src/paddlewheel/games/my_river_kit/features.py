"""The basin as numbers: one's own city first, then on downstream, and from the source on to one's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.rules.vocabulary import BUY, MOVE, PLACE, READY, VOTE
from paddlewheel.games.my_river_kit.state import CITY, INDICATORS, NOTHING, PLOTS, Basin, Mayor
from paddlewheel.kernel import Features, Page, Part

#: Decisions only: nobody looks while a step runs that nobody decides.
STEPS: Final = READY + 1
GOALS: Final = 2
WEATHERS: Final = 4
FACES: Final = 6
DEALS: Final = 6
TIES: Final = 5
ACTS: Final = 3
ZONES: Final = 3
SCALE: Final = 10
#: Money, marbles, cards and terms beyond these are shown as these.
MOST_WAG: Final = 60
MOST_MARBLES: Final = 60
MOST_CARDS: Final = 20
MOST_ROUNDS: Final = 10

ACCOUNT: Final = 3
STANDING: Final = 5
LOAN: Final = 3


def parts(seats: int, kinds: int, events: int) -> list[Part]:
    """What is written, in this order, for these numbers of seats, kinds of cards and events."""
    cities = "for each city, one's own first"
    cards = f"for each of the {kinds} kinds of cards"
    account = f"wag, wealth, debt to the bank, {cities}, up to {MOST_WAG}"
    standing = f"Aquabon, instalments left, has borrowed, proposals left, has built this round, {cities}"
    loans = f"instalment, rounds left, unpaid, for each lender and borrower, {cities}"
    plot = f"the kind of card on each of the {PLOTS} plots, {cities}"
    return [
        Part("step", STEPS, 1, "the decision at hand, in the order of the vocabulary"),
        Part("deciding", seats, 1, f"1 for who decides, {cities}"),
        Part("own place", seats, 1, "where one's own city lies, from the source on"),
        Part("round", 2, MOST_ROUNDS, "the number of the round, and rounds left"),
        Part("event", events, 1, "the event in force; the first is the opening round without one"),
        Part("weather", WEATHERS, 1, "very wet, wet, normal or dry"),
        Part("events left", 1, MOST_CARDS, "events face down"),
        Part("cups", 4, MOST_MARBLES, "water and pollution in the cups, and what of each came out of the last flow"),
        Part("at", PLOTS * seats, 1, f"the plot the cups have reached while they flow, {cities}"),
        Part("missing", 1, MOST_MARBLES, "water the City centre lacks while its mayor decides"),
        Part("failures", 1, MOST_CARDS, "activities that failed in this round"),
        Part("levels", INDICATORS, SCALE * 2, "the six indicators, as last assessed"),
        Part("zones", ZONES * INDICATORS, 1, "red, between or green, for each indicator; zeros before the first"),
        Part("account", ACCOUNT * seats, MOST_WAG, account),
        Part("standing", STANDING * seats, MOST_CARDS, standing),
        Part("goal", GOALS * seats, 1, f"most Aquabon or richest, where one may know it, {cities}"),
        Part("has goal", seats, 1, f"1 for those who have a goal, {cities}"),
        Part("vote", seats, SCALE, f"the vote on the landscape, where one may know it, {cities}"),
        Part("voted", seats, 1, f"1 for those who have voted, {cities}"),
        Part("announced", kinds * seats, 1, f"the activity announced, {cities}"),
        Part("die", FACES * seats, 1, f"the face of the die for the free activity, {cities}"),
        Part("plots", kinds * PLOTS * seats, 1, plot),
        Part("failed", PLOTS * seats, 1, f"1 for a card in failure on each plot, {cities}"),
        Part("loans", LOAN * seats * seats, MOST_ROUNDS, loans),
        Part("pledges", seats * seats, MOST_WAG, f"WAG set aside, for each payer and receiver, {cities}"),
        Part("water help", seats * seats, MOST_MARBLES, f"marbles to be bought, for each payer and city, {cities}"),
        Part("promises", kinds * ACTS * seats, 1, f"1 for what is promised: add, remove, not add, by card, {cities}"),
        Part("passes", 1, MOST_CARDS, "mayors who have passed in a row"),
        Part("stock", kinds, MOST_CARDS, f"cards left, {cards}"),
        Part("prices", kinds, MOST_WAG, f"the price under the event in force, {cards}"),
        Part("deal", DEALS, 1, "what is proposed: money given or asked for, swap, water, promise, promise asked for"),
        Part("proposer", seats, 1, f"who proposes it, {cities}"),
        Part("asked", seats, 1, f"who is asked and has not answered, {cities}"),
        Part("tie", TIES, 1, "what money is for: nothing, paid back, once done, on a promise, lent once done"),
        Part("act", ACTS, 1, "to add, to remove or not to add"),
        Part("named", kinds, 1, "the card that it is about"),
        Part("terms", 3, MOST_ROUNDS, "its amount, instalment and number of rounds"),
        Part("swapped", 2 * PLOTS, 1, "the proposer's plot and the other's"),
        Part("placing", kinds, 1, "the card that is being placed"),
        Part("moving", PLOTS, 1, "the plot whose card is being moved"),
    ]  # fmt: skip


class BasinFeatures(Features[Basin]):
    """Writes a basin. Unseen are the coming events, the others' goals, and their votes while they are cast."""

    def __init__(self, rules: BasinRules, seats: int) -> None:
        self.rules: BasinRules = rules
        self.kinds: i64 = rules.data.cards.kinds
        self.events: i64 = len(rules.data.events.names)
        super().__init__(parts(seats, len(rules.data.cards.names), len(rules.data.events.names)), 2)

    def write(self, state: Basin, seat: i64, page: Page) -> None:
        step: i64 = state.stack[len(state.stack) - 1] & 255 if len(state.stack) > 0 else STEPS
        self.decision(state, seat, step, page)
        self.river(state, seat, step, page)
        self.accounts(state, seat, page)
        self.plans(state, seat, step, page)
        self.land(state, seat, page)
        self.loans(state, seat, page)
        self.words_given(state, seat, page)
        self.market(state, page)
        self.deal(state, seat, page)
        page.one_of(state.held if step == PLACE else NOTHING, self.kinds)
        page.one_of(state.held if step == MOVE else NOTHING, PLOTS)

    def decision(self, state: Basin, seat: i64, step: i64, page: Page) -> None:
        owing = state.owing()
        seats = state.seats
        page.one_of(step, STEPS)
        other: i64 = 0
        while other < seats:
            page.put(owing >> ((seat + other) % seats) & 1)
            other += 1
        page.one_of(seat, seats)
        page.put(state.round)
        page.put(self.rules.rounds - state.round)
        page.one_of(state.event, self.events)
        page.one_of(self.rules.data.events.weather[state.event], WEATHERS)
        page.put_within(len(state.deck), MOST_CARDS)

    def river(self, state: Basin, seat: i64, step: i64, page: Page) -> None:
        page.put_within(state.stream, MOST_MARBLES)
        page.put_within(state.pollution, MOST_MARBLES)
        page.put_within(state.water_out, MOST_MARBLES)
        page.put_within(state.pollution_out, MOST_MARBLES)
        data = self.rules.data
        reach = PLOTS * state.seats
        page.one_of((state.at - PLOTS * seat + reach) % reach if step == BUY else NOTHING, reach)
        page.put_within(
            data.water_needed(state, CITY) - state.stream - state.helped if step == BUY else 0, MOST_MARBLES
        )
        page.put_within(state.failures, MOST_CARDS)
        indicator: i64 = 0
        while indicator < INDICATORS:
            level = state.levels[indicator]
            page.put_within(level if level != NOTHING else 0, SCALE * 2)
            indicator += 1
        indicator = 0
        while indicator < INDICATORS:
            level = state.levels[indicator]
            zone: i64 = 1
            if level == NOTHING:
                zone = NOTHING
            elif data.is_red(indicator, level):
                zone = 0
            elif data.is_green(indicator, level):
                zone = 2
            page.one_of(zone, ZONES)
            indicator += 1

    def accounts(self, state: Basin, seat: i64, page: Page) -> None:
        seats = state.seats
        measures = self.rules.measures
        other: i64 = 0
        while other < seats:
            city = (seat + other) % seats
            page.put_within(state.mayors[city].wag, MOST_WAG)
            page.put_within(measures.wealth(state, city), MOST_WAG)
            page.put_within(state.mayors[city].debt, MOST_WAG)
            other += 1
        other = 0
        while other < seats:
            city = (seat + other) % seats
            mayor = state.mayors[city]
            page.put_within(measures.aquabon(state, city), MOST_CARDS)
            page.put_within(mayor.loan_left, MOST_CARDS)
            page.flag(mayor.borrowed)
            page.put_within(self.rules.data.numbers.proposals - mayor.proposals, MOST_CARDS)
            page.flag(mayor.built)
            other += 1

    def plans(self, state: Basin, seat: i64, step: i64, page: Page) -> None:
        """Goals and votes, as far as one may know them; plans announced; the dice."""
        seats = state.seats
        other: i64 = 0
        while other < seats:
            known = other == 0 or state.outcome is not None
            page.one_of(state.mayors[(seat + other) % seats].goal if known else NOTHING, GOALS)
            other += 1
        other = 0
        while other < seats:
            page.flag(state.mayors[(seat + other) % seats].goal != NOTHING)
            other += 1
        other = 0
        while other < seats:
            vote = state.mayors[(seat + other) % seats].vote
            page.put(vote if vote != NOTHING and (other == 0 or step != VOTE) else 0)
            other += 1
        other = 0
        while other < seats:
            page.flag(state.mayors[(seat + other) % seats].vote != NOTHING)
            other += 1
        other = 0
        while other < seats:
            page.one_of(state.mayors[(seat + other) % seats].announced, self.kinds)
            other += 1
        other = 0
        while other < seats:
            page.one_of(state.rolled[(seat + other) % seats], FACES)
            other += 1

    def land(self, state: Basin, seat: i64, page: Page) -> None:
        seats = state.seats
        start = page.at
        page.blank(self.kinds * PLOTS * seats)
        other: i64 = 0
        while other < seats:
            self.city(state.mayors[(seat + other) % seats], start + self.kinds * PLOTS * other, page)
            other += 1
        other = 0
        while other < seats:
            page.bits(state.mayors[(seat + other) % seats].flipped, PLOTS)
            other += 1

    def city(self, mayor: Mayor, start: i64, page: Page) -> None:
        plot: i64 = 0
        while plot < PLOTS:
            if mayor.plots[plot] != NOTHING:
                page.mark(start + self.kinds * plot + mayor.plots[plot])
            plot += 1

    def loans(self, state: Basin, seat: i64, page: Page) -> None:
        """Loans between mayors, by lender and borrower; several between the same two are added up."""
        seats = state.seats
        start = page.at
        page.blank(LOAN * seats * seats)
        for loan in state.loans:
            lender = (loan.lender - seat + seats) % seats
            borrower = (loan.borrower - seat + seats) % seats
            place = start + LOAN * (seats * lender + borrower)
            page.add_within(place, loan.instalment if loan.left > 0 else 0, MOST_ROUNDS)
            page.add_within(place + 1, loan.left, MOST_ROUNDS)
            page.add_within(place + 2, loan.unpaid, MOST_ROUNDS)

    def words_given(self, state: Basin, seat: i64, page: Page) -> None:
        """Money set aside, water to be bought, and promises; then how near the talk is to its end."""
        seats = state.seats
        start = page.at
        page.blank(2 * seats * seats + self.kinds * ACTS * seats)
        for pledge in state.pledges:
            payer = (pledge.payer - seat + seats) % seats
            place = start + seats * payer + (pledge.to - seat + seats) % seats
            if pledge.is_water():
                page.add_within(place + seats * seats, pledge.amount, MOST_MARBLES)
            else:
                page.add_within(place, pledge.amount, MOST_WAG)
        for promise in state.promises:
            by = (promise.by - seat + seats) % seats
            page.mark(start + 2 * seats * seats + self.kinds * (ACTS * by + promise.act) + promise.card)
        page.put(state.passes)

    def market(self, state: Basin, page: Page) -> None:
        page.put_all(state.stock, 0, MOST_CARDS)
        card: i64 = 0
        while card < self.kinds:
            page.put_within(self.rules.data.price(state, card), MOST_WAG)
            card += 1

    def deal(self, state: Basin, seat: i64, page: Page) -> None:
        seats = state.seats
        if len(state.deals) == 0:
            page.blank(DEALS + 2 * seats + TIES + ACTS + self.kinds + 3 + 2 * PLOTS)
            return
        deal = state.deal()
        page.one_of(deal.kind if deal.kind < DEALS else NOTHING, DEALS)
        page.one_of((deal.proposer - seat + seats) % seats, seats)
        other: i64 = 0
        while other < seats:
            page.put(deal.partners >> ((seat + other) % seats) & 1)
            other += 1
        page.one_of(deal.tie, TIES)
        page.one_of(deal.act, ACTS)
        page.one_of(deal.card, self.kinds)
        page.put_within(deal.amount, MOST_ROUNDS)
        page.put_within(deal.instalment, MOST_ROUNDS)
        page.put_within(deal.rounds, MOST_ROUNDS)
        page.one_of(deal.mine, PLOTS)
        page.one_of(deal.theirs, PLOTS)
