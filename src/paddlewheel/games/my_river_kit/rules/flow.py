"""Phase 1: the two cups go down the river, and every activity they reach is played."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.vocabulary import BUY, COUNT, FLOW, Vocabulary
from paddlewheel.games.my_river_kit.state import CITY, NOTHING, PLOTS, Basin, Mayor
from paddlewheel.kernel import AutomaticStep, Fact, Step


@final
class Flow(AutomaticStep[Basin]):
    """The cups go on to the next activity, which is played; below the last one their marbles are counted.

    Each activity is a step of its own where a journal listens. Without one nobody looks at the table in between, and
    the cups go on at once.
    """

    def __init__(self, data: GameData) -> None:
        super().__init__("flow", "RK-31")
        self.data: GameData = data

    def happen(self, state: Basin, argument: i64) -> None:
        end = state.seats * PLOTS
        while state.at < end:
            seat = state.at // PLOTS
            card = state.mayors[seat].plots[state.at % PLOTS]
            if card == NOTHING:
                state.at += 1
                continue
            if state.journal is not None:
                self.tell_reached(state, seat, card)
            if card == CITY and self.may_buy(state, seat):
                state.owe(BUY, seat)
                return
            self.activate(state, seat, card, 0)
            if state.journal is not None:
                state.owe(FLOW, 0)
                return
        state.owe(COUNT, 0)

    def missing(self, state: Basin) -> i64:
        """Water that a City centre would lack now."""
        return self.data.water_needed(state, CITY) - state.stream

    def may_buy(self, state: Basin, seat: i64) -> bool:
        """RK-54a: all that is missing, or nothing."""
        missing = self.missing(state)
        return missing > 0 and state.mayors[seat].wag >= missing * self.data.numbers.water_price

    def activate(self, state: Basin, seat: i64, card: i64, bought: i64) -> None:
        """Play one activity: take, pay, reject, earn; or fail. Then the cups go on."""
        data = self.data
        cards = data.cards
        mayor = state.mayors[seat]
        need = data.water_needed(state, card)
        taken = need - bought if state.stream >= need - bought else state.stream
        short = taken + bought < need
        state.pay_bank(seat, bought * data.numbers.water_price)
        cost = cards.takes_wag[card]
        broke = mayor.wag < cost
        # RK-47b: the running cost is due even when water is short.
        if not broke:
            state.pay_bank(seat, cost)
        water = cards.gives_water[card]
        dirt = data.pollution_given(state, card)
        cleaned: i64 = 0
        if short:
            # RK-50: as many marbles as were taken, pollution first, never more than the card shows.
            if dirt > taken:
                dirt = taken
            if water > taken - dirt:
                water = taken - dirt
        else:
            # RK-12b: as much as there is.
            cleaned = cards.takes_pollution[card]
            if cleaned > state.pollution:
                cleaned = state.pollution
        failed = short or broke
        if state.journal is not None:
            self.tell_taken(state, seat, card, need, taken, cleaned, 0 if broke else cost)
        state.stream += water - taken
        state.bank_water += taken - water
        state.pollution += dirt - cleaned
        state.bank_pollution += cleaned - dirt
        earned: i64 = 0
        if not failed:
            earned = data.wag_given(state, card)
            state.pay_bank(seat, -earned)
        if state.journal is not None:
            self.tell_given(state, seat, card, water, dirt, earned)
        if failed:
            self.fail(state, seat, mayor, card, short)
        else:
            self.succeed(state, seat, mayor, card)
        state.at += 1

    def succeed(self, state: Basin, seat: i64, mayor: Mayor, card: i64) -> None:
        plot = state.at % PLOTS
        one: i64 = 1
        if not mayor.flipped >> plot & 1:
            return
        mayor.flipped ^= one << plot
        if state.journal is not None:
            state.journal.note("recovers", seat, "RK-47a", {"plot": plot, "card": self.data.cards.names[card]})

    def fail(self, state: Basin, seat: i64, mayor: Mayor, card: i64, short: bool) -> None:
        """RK-47: the card is flipped; after a second failure in a row it is lost (RK-48), if it can be (RK-53)."""
        plot = state.at % PLOTS
        one: i64 = 1
        again = (mayor.flipped >> plot & 1) != 0
        lost = again and not self.data.cards.fixed[card]
        state.failures += 1
        if state.journal is not None:
            name = self.data.cards.names[card]
            why = "water" if short else "WAG"
            rule = "RK-48" if lost else ("RK-47" if short else "RK-52a")
            facts: dict[str, Fact] = {"plot": plot, "card": name, "why": why, "again": int(again), "lost": int(lost)}
            state.journal.note("fails", seat, rule, facts)
        if lost:
            mayor.plots[plot] = NOTHING
            mayor.flipped &= ~(one << plot)
            state.stock[card] += 1
        else:
            mayor.flipped |= one << plot

    # -- the journal: marble by marble -----------------------------------------------------------------

    def here(self, state: Basin, card: i64) -> dict[str, Fact]:
        return {"plot": state.at % PLOTS, "card": self.data.cards.names[card]}

    def tell_reached(self, state: Basin, seat: i64, card: i64) -> None:
        if state.journal is not None:
            facts = self.here(state, card)
            facts["water"] = state.stream
            facts["pollution"] = state.pollution
            state.journal.note("reaches", seat, "RK-31", facts)

    def tell_taken(self, state: Basin, seat: i64, card: i64, need: i64, taken: i64, cleaned: i64, paid: i64) -> None:
        if need > 0:
            self.tell(state, "takes water", seat, "RK-32", card, taken, state.stream - taken, need)
        if cleaned > 0:
            self.tell(state, "takes pollution", seat, "RK-12b", card, cleaned, state.pollution - cleaned, cleaned)
        if paid > 0:
            self.tell(state, "pays", seat, "RK-34", card, paid, state.mayors[seat].wag, paid)

    def tell_given(self, state: Basin, seat: i64, card: i64, water: i64, dirt: i64, earned: i64) -> None:
        if water > 0:
            self.tell(state, "gives water", seat, "RK-32", card, water, state.stream, water)
        if dirt > 0:
            self.tell(state, "gives pollution", seat, "RK-33", card, dirt, state.pollution, dirt)
        if earned > 0:
            self.tell(state, "earns", seat, "RK-12c", card, earned, state.mayors[seat].wag, earned)

    def tell(
        self, state: Basin, kind: str, seat: i64, rule: str, card: i64, marbles: i64, left: i64, wanted: i64
    ) -> None:
        """How many marbles moved and how many were wanted; `left` is what cup or purse holds now."""
        journal = state.journal
        if journal is None:
            return
        facts = self.here(state, card)
        facts["marbles"] = marbles
        facts["wanted"] = wanted
        facts["left"] = left
        journal.note(kind, seat, rule, facts)


@final
class BuyWater(Step[Basin]):
    """A City centre lacks water and its mayor could pay for it (RK-54)."""

    def __init__(self, words: Vocabulary, flow: Flow) -> None:
        super().__init__("buy", "RK-54", words.buy, words.vote)
        self.flow: Flow = flow

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        flow = self.flow
        bought: i64 = 0
        if choice == self.first:
            bought = flow.missing(state)
            if state.journal is not None:
                wag = bought * flow.data.numbers.water_price
                facts: dict[str, Fact] = {"plot": state.at % PLOTS, "marbles": bought, "wag": wag}
                state.journal.note("buys water", seat, "RK-54", facts)
        state.settle()
        flow.activate(state, seat, CITY, bought)
        state.owe(FLOW, 0)
