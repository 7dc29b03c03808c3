"""How the river looks from here: the next flows as the cards lie now, and what the assessment would then say."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.assessment import REDS_THAT_LOSE
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.state import (
    BIODIVERSITY,
    CITY,
    FLOOD,
    LANDSCAPE,
    NOTHING,
    PLOTS,
    POLLUTION,
    RECREATION,
    WATER,
    Basin,
)

#: Mayors who work together make a bare river green in about this many rounds.
ROUNDS_TO_GREEN: Final = 3.2
#: How sharply the chance falls with every round that would be needed beyond those left, and where it is even.
STEEP: Final = 1.8
MARGIN: Final = 0.2
#: A mayor is trusted as much as one who has laid this many good cards and no harmful one.
BENEFIT_OF_DOUBT: Final = 1.5


@final
class Outlook:
    """What every mayor can expect of the coming rounds, as the cards lie now."""

    def __init__(self, data: GameData, rounds: i64) -> None:
        self.data: GameData = data
        self.rounds: i64 = rounds
        # The weathers that events bring: marbles of water, and how likely each is.
        self.waters: vec[i64] = vec[i64]([])
        self.likely: vec[float] = vec[float]([])
        self.learn_weathers()
        # What the last flow that was tried came to.
        self.failures: i64 = 0
        self.dirt: i64 = 0
        self.flood: i64 = 0
        self.recreation: i64 = 0
        self.biodiversity: i64 = 0
        self.beauty_hints: i64 = 0
        self.running: i64 = 0
        #: What mayors who work together bring the river nearer to green in a round.
        self.par: float = float(data.green[FLOOD] + data.green[RECREATION] + data.green[BIODIVERSITY] + 2)
        self.par /= ROUNDS_TO_GREEN
        self.steep: float = STEEP
        self.margin: float = MARGIN
        # What the last look came to: the chance that all win together, and that all lose together.
        self.green: float = 0.0
        self.red: float = 0.0

    def learn_weathers(self) -> None:
        events = self.data.events
        count = len(events.names) - 1
        event: i64 = 1
        while event <= count:
            known: i64 = NOTHING
            place: i64 = 0
            while place < len(self.waters):
                if self.waters[place] == events.water[event]:
                    known = place
                place += 1
            if known == NOTHING:
                self.waters = append(self.waters, events.water[event])
                self.likely = append(self.likely, 1.0 / float(count))
            else:
                self.likely[known] += 1.0 / float(count)
            event += 1

    # -- the two common ends -------------------------------------------------------------------------

    def look(self, state: Basin) -> None:
        """Fill in `green` and `red`: the chances of both common ends, for the rest of the game."""
        left = self.assessments_left(state)
        self.green = 0.0
        self.red = 0.0
        if left == 0:
            return
        lacking = 0.0
        place: i64 = 0
        while place < len(self.waters):
            likely = self.likely[place]
            self.flow(state, self.waters[place])
            missing = self.missing()
            lacking += likely * missing
            if missing == 0.0:
                self.green += likely
            else:
                reds = self.reds()
                if reds >= REDS_THAT_LOSE:
                    self.red += 0.9 * likely
                elif reds == REDS_THAT_LOSE - 1:
                    self.red += 0.15 * likely
            place += 1
        if left > 1:
            ahead = float(left - 1) * self.goodwill(state) + self.margin - lacking / self.par
            self.green += (1.0 - self.green) / (1.0 + exp(-self.steep * ahead))
        # Something may always come between.
        self.green *= 0.97
        if self.red > 1.0 - self.green:
            self.red = 1.0 - self.green

    def goodwill(self, state: Basin) -> float:
        """How far the mayors work together, from 0 to 1, by what they have built: who does not spoils it for all."""
        found = 0.0
        least = 1.0
        for mayor in state.mayors:
            good = BENEFIT_OF_DOUBT
            # The die may have given the first one.
            bad = -1.0
            for card in mayor.plots:
                if card > CITY:
                    if self.harms(card):
                        bad += 1.0
                    else:
                        good += 1.0
            trust = good / (good + bad) if bad > 0.0 else 1.0
            found += trust
            if trust < least:
                least = trust
        return least * found / float(state.seats)

    def harms(self, card: i64) -> bool:
        """Whether a card rejects more pollution than it takes, or lowers the indicators."""
        cards = self.data.cards
        if cards.gives_pollution[card] > cards.takes_pollution[card]:
            return True
        return cards.flood[card] + cards.recreation[card] + cards.biodiversity[card] < 0

    def assessments_left(self, state: Basin) -> i64:
        return self.rounds - state.assessed

    def flow(self, state: Basin, water: i64) -> None:
        """Try a flow with this much water and no event: what fails, and what the running cards come to."""
        cards = self.data.cards
        stream = water
        dirt: i64 = 0
        self.failures = 0
        self.flood = 0
        self.recreation = 0
        self.biodiversity = 0
        self.beauty_hints = 0
        self.running = 0
        for mayor in state.mayors:
            purse = mayor.wag
            plots = mayor.plots
            plot: i64 = 0
            while plot < PLOTS:
                card = plots[plot]
                plot += 1
                if card == NOTHING:
                    continue
                need = cards.takes_water[card]
                cost = cards.takes_wag[card]
                if stream < need and card == CITY and purse >= need - stream:
                    purse -= need - stream
                    stream = need
                if stream < need:
                    self.failures += 1
                    given = cards.gives_pollution[card]
                    if given > stream:
                        given = stream
                    dirt += given
                    stream -= given
                    if stream > cards.gives_water[card]:
                        stream = cards.gives_water[card]
                    continue
                stream += cards.gives_water[card] - need
                dirt -= cards.takes_pollution[card]
                if dirt < 0:
                    dirt = 0
                dirt += cards.gives_pollution[card]
                if purse < cost:
                    self.failures += 1
                    continue
                purse += cards.gives_wag[card] - cost
                self.running += 1
                self.flood += cards.flood[card]
                self.recreation += cards.recreation[card]
                self.biodiversity += cards.biodiversity[card]
                self.beauty_hints += cards.landscape[card]
        self.dirt = dirt

    def missing(self) -> float:
        """How far the flow that was tried is from six green indicators; 0 when all are."""
        green = self.data.green
        found: i64 = 0
        if self.flood < green[FLOOD]:
            found += green[FLOOD] - self.flood
        if self.recreation < green[RECREATION]:
            found += green[RECREATION] - self.recreation
        if self.biodiversity < green[BIODIVERSITY]:
            found += green[BIODIVERSITY] - self.biodiversity
        if self.dirt > green[POLLUTION]:
            found += self.dirt - green[POLLUTION]
        numbers = self.data.numbers
        water = numbers.availability - numbers.per_failure * self.failures
        lacking = float(found)
        if water < green[WATER]:
            lacking += 0.8 * float(green[WATER] - water)
        beauty = self.view_of_beauty()
        if beauty + 0.5 < float(green[LANDSCAPE]):
            lacking += 1.0 * (float(green[LANDSCAPE]) - beauty)
        return lacking

    def reds(self) -> i64:
        """Red indicators after the flow that was tried."""
        red = self.data.red
        numbers = self.data.numbers
        found: i64 = 0
        if self.flood <= red[FLOOD]:
            found += 1
        if self.recreation <= red[RECREATION]:
            found += 1
        if self.biodiversity <= red[BIODIVERSITY]:
            found += 1
        if self.dirt >= red[POLLUTION]:
            found += 1
        if numbers.availability - numbers.per_failure * self.failures <= red[WATER]:
            found += 1
        if self.view_of_beauty() < float(red[LANDSCAPE]) + 0.5:
            found += 1
        return found

    def view_of_beauty(self) -> float:
        """An honest view of the landscape, from the hints on the cards that run."""
        if self.running == 0:
            return 4.0
        value = 4.0 + 3.2 * float(self.beauty_hints) / float(self.running)
        return 0.0 if value < 0.0 else (10.0 if value > 10.0 else value)

    def beauty(self, state: Basin) -> float:
        """The same of the table as it is, for the vote."""
        self.running = 0
        self.beauty_hints = 0
        for mayor in state.mayors:
            plot: i64 = 0
            while plot < PLOTS:
                if mayor.plots[plot] != NOTHING and not mayor.flipped >> plot & 1:
                    self.running += 1
                    self.beauty_hints += self.data.cards.landscape[mayor.plots[plot]]
                plot += 1
        return self.view_of_beauty()
