"""What bots know of the river: mayors of several tempers, and how well a mayor stands.

A temper is three numbers: care for the river, coin in the purse, and fame in Aquabon. Only what every mayor can
see is used, and of goals only one's own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.assessment import Assessment
from paddlewheel.games.my_river_kit.rules.deals import deal_of
from paddlewheel.games.my_river_kit.rules.kit import BasinRules
from paddlewheel.games.my_river_kit.rules.tables import Tables
from paddlewheel.games.my_river_kit.rules.vocabulary import (
    AMOUNT,
    ANSWER,
    BUY,
    INSTALMENT,
    MINE,
    PLACE,
    SETTLE,
    TALK,
    TERM,
    THEIRS,
    VOTE,
    WORKS,
    Vocabulary,
)
from paddlewheel.games.my_river_kit.state import (
    AQUABON,
    BIODIVERSITY,
    FLOOD,
    INDICATORS,
    NOTHING,
    PLOTS,
    RECREATION,
    RICHEST,
    SWAP,
    Basin,
    Mayor,
)
from paddlewheel.kernel import Tactics

#: A weight that is hardly ever the largest.
HARDLY: Final = 0.05
#: The first note of a card's worth, so that every weight is above 0.
BASE: Final = 10.0


class MayorTactics(Tactics[Basin]):
    """A mayor with a temper."""

    def __init__(
        self, rules: BasinRules, care: float, coin: float, fame: float, goal: i64 = NOTHING, own: float = 0.1
    ) -> None:
        """What the river, money and Aquabon weigh, the goal pursued (NOTHING: the table's), and how much it counts."""
        self.tables: Tables = rules.tables
        self.assessment: Assessment = rules.course.assessment
        self.words: Vocabulary = rules.words
        self.goal: i64 = rules.course.goal if goal == NOTHING else goal
        self.own: float = own
        self.rounds: i64 = rules.course.rounds
        self.care: float = care
        self.coin: float = coin
        self.fame: float = fame

    # -- how well a mayor stands -----------------------------------------------------------------------

    def evaluate(self, state: Basin, seat: i64) -> float:
        """A part for the river all share, the rest for the own place by the own goal."""
        if state.outcome is not None:
            return super().evaluate(state, seat)
        goal = state.mayors[seat].goal if self.goal == NOTHING else self.goal
        own = self.standing(state, seat, goal)
        ahead = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                lead = (own - self.standing(state, other, goal)) / 12.0
                ahead += 0.5 + (lead if -0.5 < lead < 0.5 else (0.5 if lead > 0.0 else -0.5))
            other += 1
        ahead /= float(state.seats - 1)
        return 0.05 + (0.9 - self.own) * self.health(state) + self.own * ahead + self.manners(state, seat)

    def positions(self) -> i64:
        return 600

    def manners(self, state: Basin, seat: i64) -> float:
        """What decides where nothing else does: honest votes, plans that are meant, no idle proposals."""
        mayor = state.mayors[seat]
        found = -0.012 * float(mayor.proposals) - 0.003 * float(mayor.loan_left)
        if mayor.announced != NOTHING:
            worth = self.worth(state, seat, mayor.announced)
            if state.stock[mayor.announced] == 0 or not self.tables.demands_met(state, mayor.announced):
                worth = -10.0
            found += 0.0004 * (worth if worth < 10.0 else 10.0)
        step = state.stack[len(state.stack) - 1] & 255
        if mayor.vote != NOTHING and step in (VOTE, TALK):
            off = float(mayor.vote) - self.beauty(state)
            found -= 0.002 * (off if off > 0.0 else -off)
        return found

    def standing(self, state: Basin, seat: i64, goal: i64) -> float:
        """The measure of the goal; money also helps an Aquabon mayor, who has to pay for the next card."""
        if goal == RICHEST:
            return float(self.assessment.wealth(state, seat)) + 2.0 * self.income(state.mayors[seat])
        wealth = float(self.assessment.wealth(state, seat))
        return float(self.assessment.aquabon(state, seat)) + 0.3 * (wealth if wealth < 6.0 else 6.0)

    def income(self, mayor: Mayor) -> float:
        """WAG a round if everything runs."""
        found: i64 = 0
        for card in mayor.plots:
            if card != NOTHING:
                found += self.tables.cards.gives_wag[card] - self.tables.cards.takes_wag[card]
        return float(found)

    def health(self, state: Basin) -> float:
        """How near the six indicators are to green, from 0 to 1, as the cards lie now."""
        cards = self.tables.cards
        found = self.nearness(FLOOD, self.assessment.total(state, cards.flood))
        found += self.nearness(RECREATION, self.assessment.total(state, cards.recreation))
        found += self.nearness(BIODIVERSITY, self.assessment.total(state, cards.biodiversity))
        beauty = self.beauty(state)
        found += beauty / 10.0
        dirt = self.pollution_ahead(state) - self.tables.green[1]
        found += 1.0 if dirt <= 0 else (0.0 if dirt >= 5 else 1.0 - 0.2 * float(dirt))
        thirst = self.water_used(state) + 4 - self.tables.events.water[0]
        found += 1.0 if thirst <= 0 else (0.0 if thirst >= 5 else 1.0 - 0.2 * float(thirst))
        found -= 0.2 * float(state.failures if state.failures < 5 else 5)
        found -= 0.25 * self.unpaid(state)
        return found / float(INDICATORS)

    def unpaid(self, state: Basin) -> float:
        """WAG that the next round's running costs lack, over all cities; at most 4."""
        lacking: i64 = 0
        for mayor in state.mayors:
            costs: i64 = 0
            for card in mayor.plots:
                if card != NOTHING:
                    costs += self.tables.cards.takes_wag[card]
            if costs > mayor.wag + 1:
                lacking += costs - mayor.wag - 1
        return float(lacking if lacking < 4 else 4)

    def nearness(self, indicator: i64, level: i64) -> float:
        green = self.tables.green[indicator]
        if level >= green:
            return 1.0
        return 0.8 * float(level + 4) / float(green + 4) if level > -4 else 0.0

    def pollution_ahead(self, state: Basin) -> i64:
        """Pollution downstream if everything runs."""
        dirt: i64 = 0
        for mayor in state.mayors:
            for card in mayor.plots:
                if card != NOTHING:
                    dirt -= self.tables.cards.takes_pollution[card]
                    if dirt < 0:
                        dirt = 0
                    dirt += self.tables.cards.gives_pollution[card]
        return dirt

    def water_used(self, state: Basin) -> i64:
        """Water that all activities together do not give back."""
        used: i64 = 0
        for mayor in state.mayors:
            for card in mayor.plots:
                if card != NOTHING:
                    used += self.tables.cards.takes_water[card] - self.tables.cards.gives_water[card]
        return used

    def beauty(self, state: Basin) -> float:
        """An honest view of the landscape, from the hints on the cards that run."""
        cards = 0
        for mayor in state.mayors:
            plot: i64 = 0
            while plot < PLOTS:
                if mayor.plots[plot] != NOTHING and not mayor.flipped >> plot & 1:
                    cards += 1
                plot += 1
        if cards == 0:
            return 4.0
        value = 4.0 + 3.2 * float(self.assessment.total(state, self.tables.cards.landscape)) / float(cards)
        return 0.0 if value < 0.0 else (10.0 if value > 10.0 else value)

    # -- what a card is worth to this mayor --------------------------------------------------------------

    def worth(self, state: Basin, seat: i64, card: i64) -> float:
        """What having this card is worth; the price is not in it."""
        cards = self.tables.cards
        rounds_left = float(self.rounds - state.round)
        gain = float(cards.gives_wag[card] - cards.takes_wag[card])
        found = self.coin * gain * (1.0 + rounds_left)
        found += self.fame * 3.0 * float(cards.aquabon[card])
        purse = float(state.mayors[seat].wag) + self.income(state.mayors[seat])
        if purse < 4.0:
            found += 1.2 * gain
        if self.care > 0.0:
            found += self.care * self.good(state, card)
        return found

    def good(self, state: Basin, card: i64) -> float:
        """What the card does for the river, more where more is lacking."""
        cards = self.tables.cards
        found = float(cards.flood[card]) * self.lack(state, FLOOD)
        found += float(cards.recreation[card]) * self.lack(state, RECREATION)
        found += float(cards.biodiversity[card]) * self.lack(state, BIODIVERSITY)
        found += 0.5 * float(cards.landscape[card])
        dirt = float(cards.gives_pollution[card] - cards.takes_pollution[card])
        excess = self.pollution_ahead(state) - self.tables.green[1]
        found -= dirt * (1.8 if excess > 0 else (1.0 if excess > -2 else 0.4))
        used = float(cards.takes_water[card] - cards.gives_water[card])
        found -= used * (1.5 if self.water_used(state) + 4 > self.tables.events.water[0] else 0.6)
        # Who needs much water at once is the first to fail in a dry year.
        found -= 0.15 * float(cards.takes_water[card])
        return found

    def lack(self, state: Basin, indicator: i64) -> float:
        column = self.tables.cards.flood
        if indicator == RECREATION:
            column = self.tables.cards.recreation
        elif indicator == BIODIVERSITY:
            column = self.tables.cards.biodiversity
        missing = self.tables.green[indicator] - self.assessment.total(state, column)
        if missing <= 0:
            return 0.35
        return 1.0 + 0.15 * float(missing if missing < 6 else 6)

    # -- how promising a choice looks ----------------------------------------------------------------------

    def weigh(self, state: Basin, seat: i64, choice: i64) -> float:
        step = state.stack[len(state.stack) - 1] & 255
        if step == WORKS:
            return self.weigh_works(state, seat, choice)
        if step == TALK:
            return self.weigh_talk(state, seat, choice)
        if step == VOTE:
            off = float(choice - self.words.vote) - self.beauty(state)
            return 1.0 / (1.0 + off * off)
        if step == BUY:
            return self.weigh_water(state, seat, choice == self.words.buy)
        if step == PLACE:
            return self.weigh_place(state.held, choice - self.words.place)
        if step == SETTLE:
            return self.weigh_place(self.tables.die[state.rolled[seat]], choice - self.words.settle)
        return self.weigh_deal(state, seat, choice, step)

    def weigh_water(self, state: Basin, seat: i64, buys: bool) -> float:
        """A city that fails earns nothing, counts no Aquabon and harms the river."""
        missing = float(self.tables.water_needed(state, 0) - state.stream)
        worth = 1.0 + 2.0 * self.care
        if state.round == self.rounds:
            worth += 3.0 * self.fame
        return worth / (missing * float(self.tables.numbers.water_price)) if buys else 1.0

    def weigh_place(self, card: i64, plot: i64) -> float:
        """What cleans or uses the river lies well below the own city, the rest above it."""
        cards = self.tables.cards
        below = cards.takes_pollution[card] > 0 or cards.takes_water[card] > cards.gives_water[card]
        return 1.0 + float(plot if below else PLOTS - plot)

    def weigh_works(self, state: Basin, seat: i64, choice: i64) -> float:
        words = self.words
        mayor = state.mayors[seat]
        if choice < words.remove:
            card = choice - words.add + 1
            worth = BASE + self.worth(state, seat, card) - 0.3 * float(self.tables.price(state, card))
            return worth if worth > HARDLY else HARDLY
        if choice < words.lift:
            worth = self.worth(state, seat, mayor.plots[choice - words.remove])
            if mayor.flipped >> (choice - words.remove) & 1:
                worth -= 1.0
            if not mayor.added and mayor.free_plots() == 0:
                return BASE - worth if worth < BASE - HARDLY else HARDLY
            # Who cares clears away what harms the river, once the own activity is paid.
            harm = mayor.added and self.care > 0.5 and worth < -2.0 and mayor.wag >= 4
            return 2.0 if harm else HARDLY
        return 1.0 if choice == words.end_works else HARDLY

    def weigh_talk(self, state: Basin, seat: i64, choice: i64) -> float:
        words = self.words
        mayor = state.mayors[seat]
        if choice < words.borrow:
            card = choice - words.announce + 1
            if state.stock[card] == 0 or not self.tables.demands_met(state, card):
                return HARDLY
            worth = self.worth(state, seat, card)
            return 1.5 + 0.1 * worth if worth > 0.0 and self.care > 0.5 else HARDLY
        if choice == words.borrow:
            # Two now for three later: only where the purse is empty and rounds are left to use it.
            return 2.5 if mayor.wag < 2 and self.rounds - state.round >= 2 else HARDLY
        if choice == words.end_talk:
            return 1.0
        if words.offer <= choice < words.ask:
            poor = state.mayors[choice - words.offer].wag < 2
            return 1.4 if self.care > 0.5 and poor and mayor.wag >= 6 else HARDLY
        if choice < words.swap:
            rich = state.mayors[choice - words.ask].wag >= 6
            return 1.2 if mayor.wag < 2 and rich and mayor.borrowed else HARDLY
        return HARDLY

    def weigh_deal(self, state: Basin, seat: i64, choice: i64, step: i64) -> float:
        words = self.words
        deal = deal_of(state)
        if step == AMOUNT:
            return 2.0 if choice - words.amount == 1 else 1.0
        if step == INSTALMENT:
            wanted: i64 = 0 if self.care > 0.5 and deal.lender() == seat else 1
            return 2.0 if choice - words.instalment == wanted else 1.0
        if step == TERM:
            return 2.0 if choice - words.term == (1 if self.care > 0.5 else 2) else 1.0
        if step == MINE:
            return BASE / (1.0 + abs(BASE + self.worth(state, seat, state.mayors[seat].plots[choice - words.mine])))
        if step == THEIRS:
            other = state.mayors[deal.to].plots[choice - words.theirs]
            worth = BASE + self.worth(state, seat, other)
            return worth if worth > HARDLY else HARDLY
        if step != ANSWER:
            return 1.0
        accepts = choice == words.answer
        return (2.0 if accepts else 1.0) if self.would_accept(state, seat) else (1.0 if accepts else 2.0)

    def would_accept(self, state: Basin, seat: i64) -> bool:
        deal = deal_of(state)
        if deal.kind == SWAP:
            given = state.mayors[seat].plots[deal.theirs]
            got = state.mayors[deal.proposer].plots[deal.mine]
            return self.worth(state, seat, got) > self.worth(state, seat, given) + 1.0
        back = deal.instalment * deal.rounds
        if deal.borrower() == seat:
            return back <= deal.amount + (1 if state.mayors[seat].wag < 2 else 0)
        if self.care > 0.5:
            return state.mayors[seat].wag - deal.amount >= 4
        return back > deal.amount and state.mayors[seat].wag - deal.amount >= 3


def balanced(rules: BasinRules) -> MayorTactics:
    """The temper of the ordinary bots: the river first, then the goal of the table."""
    goal = rules.course.goal
    return MayorTactics(rules, 0.7, 0.3 if goal == RICHEST else 0.1, 0.3 if goal == AQUABON else 0.1)


#: Mayors that somebody can ask for by name.
TEMPERS: Final = ("cooperative", "money", "aquabon")


def tempered(rules: BasinRules, temper: str) -> MayorTactics:
    """A mayor who thinks of the river, of money or of Aquabon before anything else."""
    if temper == "cooperative":
        return MayorTactics(rules, 1.0, 0.05, 0.05, NOTHING, 0.02)
    if temper == "money":
        return MayorTactics(rules, 0.1, 1.0, 0.1, RICHEST, 0.6)
    return MayorTactics(rules, 0.2, 0.1, 1.0, AQUABON, 0.6)
