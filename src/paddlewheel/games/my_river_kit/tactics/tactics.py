"""A mayor who chooses: how well the city stands, what to say and build, and how promising each choice looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.rules.vocabulary import (
    AMOUNT,
    ANSWER,
    BUY,
    MOVE,
    PLACE,
    SETTLE,
    TALK,
    VOTE,
    WHAT,
    WORKS,
    Vocabulary,
)
from paddlewheel.games.my_river_kit.state import NOTHING, RICHEST, Basin
from paddlewheel.games.my_river_kit.tactics.bargaining import Bargainer
from paddlewheel.games.my_river_kit.tactics.building import Builder
from paddlewheel.games.my_river_kit.tactics.judgement import Judgement
from paddlewheel.games.my_river_kit.tactics.numbers import BY_HAND
from paddlewheel.games.my_river_kit.tactics.remarks import remark
from paddlewheel.kernel import Menu, Remark, Tactics

#: What a promise kept is worth to a mayor who cares, of a whole game won.
HONESTY: Final = 0.03
#: A weight that is almost never the largest.
HARDLY: Final = 0.05
#: What a search may err by, of a whole game won.
DOUBT: Final = 0.05
#: How many times mayors begin or go on building before a search judges.
WORKS_AHEAD: Final = 10
#: What a choice is worth less than the one that the tactics would make, where they need not try it out.
SECOND_BEST: Final = 0.02


class MayorTactics(Tactics[Basin]):
    """A mayor with a temper."""

    def __init__(
        self,
        rules: BasinRules,
        care: float,
        dread: float,
        keen: float,
        goal: i64 = NOTHING,
        learned: Sequence[float] = (),
    ) -> None:
        """`learned` numbers stand in place of those by hand, in the order of `numbers.tactic_numbers`."""
        known = [float(number) for number in learned] if learned else BY_HAND
        self.data: GameData = rules.data
        self.words: Vocabulary = rules.words
        self.judgement: Judgement = Judgement(rules, care, dread, keen, goal, known)
        self.builder: Builder = Builder(rules.data, rules.words, self.judgement, HONESTY * care, known)
        self.bargainer: Bargainer = Bargainer(rules.data, rules.words, self.judgement, self.builder, known)
        self.menu: Menu = Menu(rules.vocabulary)
        #: What each card is worth before anything is tried: to the river, and to the own goal.
        self.merits: vec[float] = vec[float](merits(rules.data, care, keen, self.judgement.goal))

    def evaluate(self, state: Basin, seat: i64) -> float:
        """The own outcome: the common ends, and the place otherwise."""
        outcome = state.outcome
        if outcome is None:
            return self.judgement.value(state, seat)
        green = 1.0 if len(outcome.winners) == state.seats else 0.0
        red = 1.0 if len(outcome.winners) == 0 else 0.0
        return self.judgement.worth(green, red, super().evaluate(state, seat))

    def positions(self) -> i64:
        return 600

    def turns_ahead(self) -> i64:
        """A little more than a round of works, and the flow after it: beyond that the judgement tells as much."""
        return WORKS_AHEAD

    def doubt(self) -> float:
        """Events decide much of what a search sees: a little more is nothing."""
        return DOUBT

    def begins_turn(self, state: Basin) -> bool:
        """A mayor who errs does so in what is built."""
        return state.stack[len(state.stack) - 1] & 255 == WORKS

    # -- whole turns -------------------------------------------------------------------------------------

    def complete(self, state: Basin, seat: i64) -> vec[i64]:
        step = state.stack[len(state.stack) - 1] & 255
        words = self.words
        if step == TALK:
            return self.bargainer.speak(state, seat)
        if step == ANSWER:
            return self.bargainer.answer(state, seat)
        if step == VOTE:
            return vec[i64]([words.vote + i64(self.judgement.outlook.beauty(state) + 0.5)])
        if step == BUY:
            return self.quench(state, seat)
        if step == WORKS:
            return self.build(state, seat)
        return vec[i64]([self.most_promising(state, seat)])

    def build(self, state: Basin, seat: i64) -> vec[i64]:
        """The best works; without money for any, a loan first."""
        mayor = state.mayors[seat]
        poor = mayor.added == NOTHING and not self.builder.can_add(state, mayor, mayor.free_plots())
        if poor and mayor.proposals < 3 and self.judgement.outlook.assessments_left(state) > 0:
            asked = self.bargainer.ask_for_a_loan(state, seat, 2)
            if len(asked) > 0:
                asked[0] = self.words.deal
                return asked
        return self.builder.plan(state, seat)

    def quench(self, state: Basin, seat: i64) -> vec[i64]:
        """A city that fails earns nothing, counts no Aquabon and harms the river: it buys what it can."""
        words = self.words
        step = state.step()
        if step.refusal(state, seat, words.buy) is None:
            return vec[i64]([words.buy])
        mayor = state.mayors[seat]
        if mayor.proposals < 3 and step.refusal(state, seat, words.ask_help) is None:
            lacking = self.missing(state) * self.data.numbers.water_price - mayor.wag
            asked = self.bargainer.ask_for_a_loan(state, seat, lacking)
            if len(asked) > 0:
                asked[0] = words.ask_help
                return asked
        return vec[i64]([words.buy + 1])

    def missing(self, state: Basin) -> i64:
        return self.data.water_needed(state, 0) - state.stream - state.helped

    def most_promising(self, state: Basin, seat: i64) -> i64:
        menu = self.menu
        state.offer(seat, menu)
        best = menu.items[0]
        most = 0.0
        place: i64 = 0
        while place < menu.count:
            weight = self.weigh(state, seat, menu.items[place])
            if weight > most:
                most = weight
                best = menu.items[place]
            place += 1
        return best

    def foretell(self, state: Basin, seat: i64, choice: i64) -> float:
        """In the talk, the vote and the like a search has nothing to try: what the tactics say comes first."""
        step = state.stack[len(state.stack) - 1] & 255
        if WORKS <= step <= MOVE:
            return -1.0
        value = self.judgement.value(state, seat)
        if choice == self.complete(state, seat)[0]:
            return value
        return value - SECOND_BEST if value > SECOND_BEST else 0.0

    # -- how promising a choice looks ----------------------------------------------------------------------

    def weigh(self, state: Basin, seat: i64, choice: i64) -> float:
        step = state.stack[len(state.stack) - 1] & 255
        words = self.words
        if step == WORKS:
            return self.weigh_works(state, seat, choice)
        if step == TALK:
            return 1.0 if choice == words.pass_on else HARDLY
        if step == VOTE:
            off = float(choice - words.vote) - self.judgement.outlook.beauty(state)
            return 1.0 / (1.0 + off * off)
        if step == BUY:
            return 1.0 if choice == words.buy else (0.5 if choice == words.buy + 1 else HARDLY)
        if step == PLACE:
            return self.builder.weigh_place(state.held, choice - words.place)
        if step == SETTLE:
            return self.builder.weigh_place(self.data.die[state.rolled[seat]], choice - words.settle)
        if step == ANSWER:
            return 1.0 if choice == self.bargainer.answer(state, seat)[0] else HARDLY
        if step == WHAT:
            return 1.0 if choice >= words.what or state.deal().partners == 0 else HARDLY
        if step == AMOUNT:
            return 1.0 / float(choice - words.amount + 1)
        return 1.0

    def weigh_works(self, state: Basin, seat: i64, choice: i64) -> float:
        words = self.words
        mayor = state.mayors[seat]
        if choice < words.remove:
            merit = self.merits[choice - words.add + 1]
            return merit if merit > HARDLY else HARDLY
        if choice < words.lift:
            if mayor.added == NOTHING and mayor.free_plots() == 0:
                merit = 12.0 - self.merits[mayor.plots[choice - words.remove]]
                return merit if merit > HARDLY else HARDLY
            return HARDLY
        return 1.0 if choice == words.end_works else HARDLY

    def remark(self, state: Basin, seat: i64, choice: i64) -> Remark | None:
        """Why a bot proposes, accepts, counters or refuses, in one short sentence."""
        return remark(self.data, self.words, state, seat, choice)


def merits(data: GameData, care: float, keen: float, goal: i64) -> list[float]:
    """What every card is worth before anything is tried; most of them lie above 0."""
    cards = data.cards
    found: list[float] = []
    card: i64 = 0
    while card < cards.kinds:
        good = float(cards.flood[card] + cards.recreation[card] + cards.biodiversity[card])
        good += 0.5 * float(cards.landscape[card])
        good -= 1.3 * float(cards.gives_pollution[card] - cards.takes_pollution[card])
        good -= 0.7 * float(cards.takes_water[card] - cards.gives_water[card])
        gain = float(cards.gives_wag[card] - cards.takes_wag[card])
        own = 2.0 * gain if goal == RICHEST else float(cards.aquabon[card]) + 0.3 * gain
        found.append(4.0 + care * good + keen * own - 0.2 * float(cards.price[card]))
        card += 1
    return found
