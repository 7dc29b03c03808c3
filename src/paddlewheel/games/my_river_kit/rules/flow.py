"""Phase 1: the two cups go down the river, and every activity they reach is played."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import Pledge
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.talk import begin_proposal, may_speak
from paddlewheel.games.my_river_kit.rules.vocabulary import BUY, COUNT, FLOW, Vocabulary
from paddlewheel.games.my_river_kit.state import CITY, NOTHING, PLOTS, Basin, Mayor
from paddlewheel.kernel import AutomaticStep, Fact, Step

# The moments of an activity that is played: it has taken, it has given.
TAKEN: Final = 1
GIVEN: Final = 2


class Played(NamedTuple):
    """An activity in the middle of the flow: the moment, the marbles that it handles, and the WAG it has moved."""

    moment: int
    water: int = 0
    pollution: int = 0
    wag: int = 0


def under_way(played: Played) -> i64:
    """The argument of the flow while an activity is played; 0 while the cups stand at the source."""
    return played.moment | played.water << 2 | played.pollution << 10 | (played.wag + 128) << 18


def activity_under_way(argument: i64) -> Played:
    return Played(argument & 3, argument >> 2 & 255, argument >> 10 & 255, (argument >> 18) - 128)


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
            if card == CITY:
                self.use_pledged_water(state, seat)
                if self.may_decide(state, seat):
                    state.owe(BUY, seat)
                    return
            self.activate(state, seat, card, 0)
            if state.journal is not None:
                state.owe(FLOW, 0)
                return
        state.owe(COUNT, 0)

    def missing(self, state: Basin) -> i64:
        """Water that a City centre would lack now."""
        return self.data.water_needed(state, CITY) - state.stream - state.helped

    def may_decide(self, state: Basin, seat: i64) -> bool:
        """Whether a City centre lacks water and its mayor could pay for it, or ask for help (RK-54b)."""
        return self.missing(state) > 0 and (self.may_buy(state, seat) or self.may_ask(state, seat))

    def may_buy(self, state: Basin, seat: i64) -> bool:
        """RK-54a: all that is missing, or nothing."""
        return state.mayors[seat].wag >= self.missing(state) * self.data.numbers.water_price

    def may_ask(self, state: Basin, seat: i64) -> bool:
        """RK-54b: only where the own money does not reach, and somebody has some."""
        mayor = state.mayors[seat]
        if self.may_buy(state, seat) or not may_speak(self.data, mayor):
            return False
        if not mayor.borrowed:
            return True
        other: i64 = 0
        while other < state.seats:
            if other != seat and state.mayors[other].wag > 0:
                return True
            other += 1
        return False

    def use_pledged_water(self, state: Basin, seat: i64) -> None:
        """RK-54c: what others have agreed to buy for this city, as far as it is missing and their money reaches."""
        if len(state.pledges) == 0:
            return
        price = self.data.numbers.water_price
        kept = vec[Pledge](capacity=len(state.pledges))
        for pledge in state.pledges:
            if not pledge.is_water() or pledge.to != seat:
                kept = append(kept, pledge)
                continue
            marbles = self.missing(state)
            if marbles > pledge.amount:
                marbles = pledge.amount
            while marbles > 0 and marbles * price > state.mayors[pledge.payer].wag:
                marbles -= 1
            if marbles > 0:
                state.pay_bank(pledge.payer, marbles * price)
                state.helped += marbles
                if state.journal is not None:
                    facts: dict[str, Fact] = {"to": seat, "marbles": marbles, "wag": marbles * price}
                    state.journal.note("buys water for", pledge.payer, "RK-54c", facts)
        state.pledges = kept

    def activate(self, state: Basin, seat: i64, card: i64, own: i64) -> None:
        """Play one activity: take, pay, reject, earn; or fail. Then the cups go on. `own`: marbles its mayor buys."""
        data = self.data
        bought = own
        if card == CITY:
            bought += state.helped
            state.helped = 0
        cards = data.cards
        mayor = state.mayors[seat]
        need = data.water_needed(state, card)
        taken = need - bought if state.stream >= need - bought else state.stream
        short = taken + bought < need
        state.pay_bank(seat, own * data.numbers.water_price)
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
        stream = state.stream - taken
        pollution = state.pollution - cleaned
        if state.journal is not None:
            state.stream = stream
            state.pollution = pollution
            self.tell_taken(state, seat, card, need, taken, cleaned, 0 if broke else cost, bought, own)
        state.stream = stream + water
        state.bank_water += taken - water
        state.pollution = pollution + dirt
        state.bank_pollution += cleaned - dirt
        earned: i64 = 0
        if not failed:
            earned = data.wag_given(state, card)
            state.pay_bank(seat, -earned)
        if state.journal is not None:
            self.tell_given(state, seat, card, water, dirt, earned, need + cleaned + cost == 0)
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
            self.show(state, Played(GIVEN))

    def fail(self, state: Basin, seat: i64, mayor: Mayor, card: i64, short: bool) -> None:
        """RK-47: the card is flipped; after a second failure in a row it is lost (RK-48), if it can be (RK-53)."""
        plot = state.at % PLOTS
        one: i64 = 1
        again = (mayor.flipped >> plot & 1) != 0
        lost = again and not self.data.cards.fixed[card]
        state.failures += 1
        if lost:
            mayor.plots[plot] = NOTHING
            mayor.flipped &= ~(one << plot)
            state.stock[card] += 1
        else:
            mayor.flipped |= one << plot
        if state.journal is not None:
            name = self.data.cards.names[card]
            why = "water" if short else "WAG"
            rule = "RK-48" if lost else ("RK-47" if short else "RK-52a")
            facts: dict[str, Fact] = {"plot": plot, "card": name, "why": why, "again": int(again), "lost": int(lost)}
            state.journal.note("fails", seat, rule, facts)
            self.show(state, Played(GIVEN))

    # -- the journal: marble by marble -----------------------------------------------------------------

    def show(self, state: Basin, played: Played) -> None:
        """A beat while an activity is played. On its stack the flow goes on, with what moves at this moment."""
        state.owe(FLOW, under_way(played))
        state.beat()
        state.settle()

    def here(self, state: Basin, card: i64) -> dict[str, Fact]:
        return {"plot": state.at % PLOTS, "card": self.data.cards.names[card]}

    def tell_reached(self, state: Basin, seat: i64, card: i64) -> None:
        if state.journal is not None:
            facts = self.here(state, card)
            facts["water"] = state.stream
            facts["pollution"] = state.pollution
            state.journal.note("reaches", seat, "RK-31", facts)

    def tell_taken(
        self, state: Basin, seat: i64, card: i64, need: i64, taken: i64, cleaned: i64, paid: i64, bought: i64, own: i64
    ) -> None:
        if need > 0:
            self.tell(state, "takes water", seat, "RK-32", card, taken, state.stream, need)
        if cleaned > 0:
            self.tell(state, "takes pollution", seat, "RK-12b", card, cleaned, state.pollution, cleaned)
        if paid > 0:
            self.tell(state, "pays", seat, "RK-34", card, paid, state.mayors[seat].wag, paid)
        if need + cleaned + paid > 0:
            spent = paid + own * self.data.numbers.water_price
            self.show(state, Played(TAKEN, taken + bought, cleaned, -spent))

    def tell_given(
        self, state: Basin, seat: i64, card: i64, water: i64, dirt: i64, earned: i64, takes_nothing: bool
    ) -> None:
        if water > 0:
            self.tell(state, "gives water", seat, "RK-32", card, water, state.stream, water)
        if dirt > 0:
            self.tell(state, "gives pollution", seat, "RK-33", card, dirt, state.pollution, dirt)
        if earned > 0:
            self.tell(state, "earns", seat, "RK-12c", card, earned, state.mayors[seat].wag, earned)
        if water + dirt + earned > 0 or takes_nothing:
            self.show(state, Played(GIVEN, water, dirt, earned))

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
    """A City centre lacks water and its mayor could pay for it (RK-54) or ask for help (RK-54b)."""

    def __init__(self, words: Vocabulary, flow: Flow) -> None:
        super().__init__("buy", "RK-54", words.buy, words.propose)
        self.flow: Flow = flow

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        if choice == self.first:
            return None if self.flow.may_buy(state, seat) else "RK-39"
        if choice == self.first + 1:
            return None
        return None if self.flow.may_ask(state, seat) else "RK-54b"

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        flow = self.flow
        if choice == self.first + 2:
            begin_proposal(state, seat)
            return
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
