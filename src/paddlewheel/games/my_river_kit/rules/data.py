"""The numbers of the component file, ready to be looked up: cards, events, zones, prices."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.state import INDICATORS, POLLUTION, Basin


@final
class Numbers:
    """The single numbers of the rulebook."""

    def __init__(self, named: dict[str, int]) -> None:
        self.wag: i64 = named["wag"]
        self.proposals: i64 = named["proposals"]
        self.move: i64 = named["move"]
        self.water_price: i64 = named["water_price"]
        self.water_below: i64 = named["water_below"]
        self.low_water_fine: i64 = named["low_water_fine"]
        self.pollution_fine: i64 = named["pollution_fine"]
        self.loan: i64 = named["loan"]
        self.loan_instalment: i64 = named["loan_instalment"]
        self.loan_rounds: i64 = named["loan_rounds"]
        self.availability: i64 = named["availability"]
        self.per_failure: i64 = named["per_failure"]


@final
class Cards:
    """The activity cards, a column for every zone; a card is its number."""

    def __init__(self, names: list[str], columns: dict[str, list[int]], needs: list[int]) -> None:
        self.names: list[str] = names
        self.kinds: i64 = len(names)
        self.takes_water: vec[i64] = vec[i64](columns["takes_water"])
        self.takes_pollution: vec[i64] = vec[i64](columns["takes_pollution"])
        self.takes_wag: vec[i64] = vec[i64](columns["takes_wag"])
        self.gives_water: vec[i64] = vec[i64](columns["gives_water"])
        self.gives_pollution: vec[i64] = vec[i64](columns["gives_pollution"])
        self.gives_wag: vec[i64] = vec[i64](columns["gives_wag"])
        self.flood: vec[i64] = vec[i64](columns["flood"])
        self.recreation: vec[i64] = vec[i64](columns["recreation"])
        self.biodiversity: vec[i64] = vec[i64](columns["biodiversity"])
        self.landscape: vec[i64] = vec[i64](columns["landscape"])
        self.price: vec[i64] = vec[i64](columns["price"])
        self.aquabon: vec[i64] = vec[i64](columns["aquabon"])
        self.copies: vec[i64] = vec[i64](columns["copies"])
        self.fixed: vec[i64] = vec[i64](columns["fixed"])
        #: How many of a kind one city may have; 0: any number.
        self.each: vec[i64] = vec[i64](columns["each"])
        #: card * INDICATORS + indicator: the least level (of pollution the most) for adding it.
        self.needs: vec[i64] = vec[i64](needs)
        #: Whether a card demands anything at all.
        self.demanding: vec[i64] = vec[i64](columns["demanding"])


@final
class Events:
    """The event cards. Number 0 is the first round, which has none; cards drawn are 1 and on."""

    def __init__(self, names: list[str], columns: dict[str, list[int]], kinds: i64) -> None:
        self.names: list[str] = names
        self.kinds: i64 = kinds
        self.weather: vec[i64] = vec[i64](columns["weather"])
        self.water: vec[i64] = vec[i64](columns["water"])
        self.spill: vec[i64] = vec[i64](columns["spill"])
        self.repairs: vec[i64] = vec[i64](columns["repairs"])
        self.flood_below: vec[i64] = vec[i64](columns["flood_below"])
        self.flood: vec[i64] = vec[i64](columns["flood"])
        self.recreation: vec[i64] = vec[i64](columns["recreation"])
        self.biodiversity: vec[i64] = vec[i64](columns["biodiversity"])
        # event * kinds + card: what changes for this card.
        self.takes_water: vec[i64] = vec[i64](columns["takes_water"])
        self.gives_pollution: vec[i64] = vec[i64](columns["gives_pollution"])
        self.gives_wag: vec[i64] = vec[i64](columns["gives_wag"])
        self.price: vec[i64] = vec[i64](columns["price"])


@final
class GameData:
    """Everything that is looked up, for one number of mayors."""

    def __init__(
        self, numbers: Numbers, cards: Cards, events: Events, die: list[int], red: list[int], green: list[int]
    ) -> None:
        self.numbers: Numbers = numbers
        self.cards: Cards = cards
        self.events: Events = events
        #: The card each face of the die gives.
        self.die: vec[i64] = vec[i64](die)
        self.red: vec[i64] = vec[i64](red)
        self.green: vec[i64] = vec[i64](green)

    # -- a card under the event in force -------------------------------------------------------------

    def water_needed(self, state: Basin, card: i64) -> i64:
        return at_least_0(self.cards.takes_water[card] + self.events.takes_water[state.event * self.cards.kinds + card])

    def pollution_given(self, state: Basin, card: i64) -> i64:
        return at_least_0(
            self.cards.gives_pollution[card] + self.events.gives_pollution[state.event * self.cards.kinds + card]
        )

    def wag_given(self, state: Basin, card: i64) -> i64:
        return at_least_0(self.cards.gives_wag[card] + self.events.gives_wag[state.event * self.cards.kinds + card])

    def price(self, state: Basin, card: i64) -> i64:
        return at_least_0(self.cards.price[card] + self.events.price[state.event * self.cards.kinds + card])

    # -- zones -----------------------------------------------------------------------------------------

    def is_green(self, indicator: i64, level: i64) -> bool:
        if indicator == POLLUTION:
            return level <= self.green[indicator]
        return level >= self.green[indicator]

    def is_red(self, indicator: i64, level: i64) -> bool:
        if indicator == POLLUTION:
            return level >= self.red[indicator]
        return level <= self.red[indicator]

    def demands_met(self, state: Basin, card: i64) -> bool:
        """Whether the river is in the state that a card demands before it is added (RK-13)."""
        if self.cards.demanding[card] == 0:
            return True
        first = card * INDICATORS
        indicator: i64 = 0
        while indicator < INDICATORS:
            need = self.cards.needs[first + indicator]
            level = state.levels[indicator]
            if indicator == POLLUTION:
                if level > need:
                    return False
            elif level < need:
                return False
            indicator += 1
        return True


def at_least_0(value: i64) -> i64:
    return value if value > 0 else 0
