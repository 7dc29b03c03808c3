"""How the river looks from here: how near it is to green, and what a card would do for it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.measures import Measures
from paddlewheel.games.my_river_kit.state import (
    BIODIVERSITY,
    FLOOD,
    INDICATORS,
    NOTHING,
    PLOTS,
    POLLUTION,
    RECREATION,
    Basin,
    Mayor,
)


@final
class Outlook:
    """What every mayor can see of the coming rounds, as the cards lie now."""

    def __init__(self, data: GameData, measures: Measures) -> None:
        self.data: GameData = data
        self.measures: Measures = measures

    def health(self, state: Basin) -> float:
        """How near the six indicators are to green, from 0 to 1, as the cards lie now."""
        cards = self.data.cards
        found = self.nearness(FLOOD, self.measures.total(state, cards.flood))
        found += self.nearness(RECREATION, self.measures.total(state, cards.recreation))
        found += self.nearness(BIODIVERSITY, self.measures.total(state, cards.biodiversity))
        beauty = self.beauty(state)
        found += beauty / 10.0
        dirt = self.pollution_ahead(state) - self.data.green[POLLUTION]
        found += 1.0 if dirt <= 0 else (0.0 if dirt >= 5 else 1.0 - 0.2 * float(dirt))
        thirst = self.water_used(state) + 4 - self.data.events.water[0]
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
                    costs += self.data.cards.takes_wag[card]
            if costs > mayor.wag + 1:
                lacking += costs - mayor.wag - 1
        return float(lacking if lacking < 4 else 4)

    def nearness(self, indicator: i64, level: i64) -> float:
        green = self.data.green[indicator]
        if level >= green:
            return 1.0
        return 0.8 * float(level + 4) / float(green + 4) if level > -4 else 0.0

    def pollution_ahead(self, state: Basin) -> i64:
        """Pollution downstream if everything runs."""
        dirt: i64 = 0
        for mayor in state.mayors:
            for card in mayor.plots:
                if card != NOTHING:
                    dirt -= self.data.cards.takes_pollution[card]
                    if dirt < 0:
                        dirt = 0
                    dirt += self.data.cards.gives_pollution[card]
        return dirt

    def water_used(self, state: Basin) -> i64:
        """Water that all activities together do not give back."""
        used: i64 = 0
        for mayor in state.mayors:
            for card in mayor.plots:
                if card != NOTHING:
                    used += self.data.cards.takes_water[card] - self.data.cards.gives_water[card]
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
        value = 4.0 + 3.2 * float(self.measures.total(state, self.data.cards.landscape)) / float(cards)
        return 0.0 if value < 0.0 else (10.0 if value > 10.0 else value)

    def income(self, mayor: Mayor) -> float:
        """WAG a round if everything runs."""
        found: i64 = 0
        for card in mayor.plots:
            if card != NOTHING:
                found += self.data.cards.gives_wag[card] - self.data.cards.takes_wag[card]
        return float(found)

    def good(self, state: Basin, card: i64) -> float:
        """What the card does for the river, more where more is lacking."""
        cards = self.data.cards
        found = float(cards.flood[card]) * self.lack(state, FLOOD)
        found += float(cards.recreation[card]) * self.lack(state, RECREATION)
        found += float(cards.biodiversity[card]) * self.lack(state, BIODIVERSITY)
        found += 0.5 * float(cards.landscape[card])
        dirt = float(cards.gives_pollution[card] - cards.takes_pollution[card])
        excess = self.pollution_ahead(state) - self.data.green[POLLUTION]
        found -= dirt * (1.8 if excess > 0 else (1.0 if excess > -2 else 0.4))
        used = float(cards.takes_water[card] - cards.gives_water[card])
        found -= used * (1.5 if self.water_used(state) + 4 > self.data.events.water[0] else 0.6)
        # Who needs much water at once is the first to fail in a dry year.
        found -= 0.15 * float(cards.takes_water[card])
        return found

    def lack(self, state: Basin, indicator: i64) -> float:
        column = self.data.cards.flood
        if indicator == RECREATION:
            column = self.data.cards.recreation
        elif indicator == BIODIVERSITY:
            column = self.data.cards.biodiversity
        missing = self.data.green[indicator] - self.measures.total(state, column)
        if missing <= 0:
            return 0.35
        return 1.0 + 0.15 * float(missing if missing < 6 else 6)
