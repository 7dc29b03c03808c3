"""A mayor who chooses: how well the city stands, and how promising each choice looks.

A temper is three numbers: care for the river, coin in the purse, and fame in Aquabon. Only what every mayor can
see is used, and of goals only one's own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.measures import Measures
from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.rules.vocabulary import (
    AMOUNT,
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
from paddlewheel.games.my_river_kit.state import CITY, NOTHING, PLOTS, RICHEST, SWAP, Basin, Deal
from paddlewheel.games.my_river_kit.tactics.outlook import Outlook
from paddlewheel.kernel import Tactics

#: A weight that is almost never the largest.
HARDLY: Final = 0.05
#: Added to what a card is worth, so that nearly every weight is above 0.
BASE: Final = 10.0


class MayorTactics(Tactics[Basin]):
    """A mayor with a temper."""

    def __init__(
        self, rules: BasinRules, care: float, coin: float, fame: float, goal: i64 = NOTHING, own: float = 0.1
    ) -> None:
        """What the river, money and Aquabon weigh, the goal pursued (NOTHING: the table's), and how much it counts."""
        self.data: GameData = rules.data
        self.measures: Measures = rules.measures
        self.outlook: Outlook = Outlook(rules.data, rules.measures)
        self.words: Vocabulary = rules.words
        self.goal: i64 = rules.goal if goal == NOTHING else goal
        self.own: float = own
        self.rounds: i64 = rules.rounds
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
        return 0.05 + (0.9 - self.own) * self.outlook.health(state) + self.own * ahead + self.manners(state, seat)

    def positions(self) -> i64:
        return 600

    def manners(self, state: Basin, seat: i64) -> float:
        """What decides where nothing else does: honest votes, plans that are meant, no idle proposals."""
        mayor = state.mayors[seat]
        found = -0.012 * float(mayor.proposals) - 0.003 * float(mayor.loan_left)
        if mayor.announced != NOTHING:
            worth = self.worth(state, seat, mayor.announced)
            if state.stock[mayor.announced] == 0 or not self.data.demands_met(state, mayor.announced):
                worth = -10.0
            found += 0.0004 * (worth if worth < 10.0 else 10.0)
        step = state.stack[len(state.stack) - 1] & 255
        if mayor.vote != NOTHING and step in (VOTE, TALK):
            off = float(mayor.vote) - self.outlook.beauty(state)
            found -= 0.002 * (off if off > 0.0 else -off)
        return found

    def standing(self, state: Basin, seat: i64, goal: i64) -> float:
        """The measure of the goal; money also helps an Aquabon mayor, who has to pay for the next card."""
        if goal == RICHEST:
            return float(self.measures.wealth(state, seat)) + 2.0 * self.outlook.income(state.mayors[seat])
        wealth = float(self.measures.wealth(state, seat))
        return float(self.measures.aquabon(state, seat)) + 0.3 * (wealth if wealth < 6.0 else 6.0)

    # -- what a card is worth to this mayor --------------------------------------------------------------

    def worth(self, state: Basin, seat: i64, card: i64) -> float:
        """What having this card is worth; the price is not in it."""
        cards = self.data.cards
        rounds_left = float(self.rounds - state.round)
        gain = float(cards.gives_wag[card] - cards.takes_wag[card])
        found = self.coin * gain * (1.0 + rounds_left)
        found += self.fame * 3.0 * float(cards.aquabon[card])
        purse = float(state.mayors[seat].wag) + self.outlook.income(state.mayors[seat])
        if purse < 4.0:
            found += 1.2 * gain
        if self.care > 0.0:
            found += self.care * self.outlook.good(state, card)
        return found

    # -- how promising a choice looks ----------------------------------------------------------------------

    def weigh(self, state: Basin, seat: i64, choice: i64) -> float:
        step = state.stack[len(state.stack) - 1] & 255
        if step == WORKS:
            return self.weigh_works(state, seat, choice)
        if step == TALK:
            return self.weigh_talk(state, seat, choice)
        if step == VOTE:
            off = float(choice - self.words.vote) - self.outlook.beauty(state)
            return 1.0 / (1.0 + off * off)
        if step == BUY:
            return self.weigh_water(state, seat, choice == self.words.buy)
        if step == PLACE:
            return self.weigh_place(state.held, choice - self.words.place)
        if step == SETTLE:
            return self.weigh_place(self.data.die[state.rolled[seat]], choice - self.words.settle)
        deal = state.deal
        return 1.0 if deal is None else self.weigh_deal(state, deal, seat, choice, step)

    def weigh_water(self, state: Basin, seat: i64, buys: bool) -> float:
        """A city that fails earns nothing, counts no Aquabon and harms the river."""
        missing = float(self.data.water_needed(state, CITY) - state.stream)
        worth = 1.0 + 2.0 * self.care
        if state.round == self.rounds:
            worth += 3.0 * self.fame
        return worth / (missing * float(self.data.numbers.water_price)) if buys else 1.0

    def weigh_place(self, card: i64, plot: i64) -> float:
        """What cleans or uses the river lies well below the own city, the rest above it."""
        cards = self.data.cards
        below = cards.takes_pollution[card] > 0 or cards.takes_water[card] > cards.gives_water[card]
        return 1.0 + float(plot if below else PLOTS - plot)

    def weigh_works(self, state: Basin, seat: i64, choice: i64) -> float:
        words = self.words
        mayor = state.mayors[seat]
        if choice < words.remove:
            card = choice - words.add + 1
            worth = BASE + self.worth(state, seat, card) - 0.3 * float(self.data.price(state, card))
            return worth if worth > HARDLY else HARDLY
        if choice < words.lift:
            worth = self.worth(state, seat, mayor.plots[choice - words.remove])
            if mayor.flipped >> (choice - words.remove) & 1:
                worth -= 1.0
            if not mayor.added and mayor.free_plots() == 0:
                return BASE - worth if worth < BASE - HARDLY else HARDLY
            # Mayors who care remove what harms the river, once their own activity is paid.
            harm = mayor.added and self.care > 0.5 and worth < -2.0 and mayor.wag >= 4
            return 2.0 if harm else HARDLY
        return 1.0 if choice == words.end_works else HARDLY

    def weigh_talk(self, state: Basin, seat: i64, choice: i64) -> float:
        words = self.words
        mayor = state.mayors[seat]
        if choice < words.borrow:
            card = choice - words.announce + 1
            if state.stock[card] == 0 or not self.data.demands_met(state, card):
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

    def weigh_deal(self, state: Basin, deal: Deal, seat: i64, choice: i64, step: i64) -> float:
        words = self.words
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
        accepts = choice == words.answer
        return (2.0 if accepts else 1.0) if self.would_accept(state, deal, seat) else (1.0 if accepts else 2.0)

    def would_accept(self, state: Basin, deal: Deal, seat: i64) -> bool:
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
