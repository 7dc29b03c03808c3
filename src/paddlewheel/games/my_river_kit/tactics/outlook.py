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
from paddlewheel.games.my_river_kit.tactics.numbers import (
    BENEFIT_OF_DOUBT,
    FREE_PLOT,
    HARDEST,
    HARMFUL,
    LACKS,
    LAST_HOPE,
    MARGIN,
    NOT_GREEN,
    RED_ENOUGH,
    RED_NEARLY,
    RISK_OF_FAILURE,
    RISK_OF_LIFE,
    RISK_OF_SPILL,
    ROUNDS_TO_GREEN,
    STEEP,
    TIMES,
    TO_COME,
    time_left,
)

#: Marbles of pollution that an event brings.
SPILL: Final = 2


@final
class Outlook:
    """What every mayor can expect of the coming rounds, as the cards lie now."""

    def __init__(self, data: GameData, rounds: i64, numbers: list[float]) -> None:
        self.data: GameData = data
        self.rounds: i64 = rounds
        self.numbers: vec[float] = vec[float](numbers)
        self.harmful: vec[bool] = vec[bool]([harms(data, card) for card in range(data.cards.kinds)])
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
        #: What a bare river lacks to green.
        self.all_that_lacks: float = float(data.green[FLOOD] + data.green[RECREATION] + data.green[BIODIVERSITY] + 2)
        # What the last look came to: the chance that all win together, and that all lose together.
        self.green: float = 0.0
        self.red: float = 0.0
        # What the flows of a look lack, on average; and of the last one, how many indicators and the most of one.
        self.lacking: float = 0.0
        self.not_green: i64 = 0
        self.most_lacking: float = 0.0

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

    def look(self, state: Basin, seat: i64) -> None:
        """Fill in `green` and `red`: the chances of both common ends for the rest of the game, while `seat` builds."""
        left = self.assessments_left(state)
        self.green = 0.0
        self.red = 0.0
        if left == 0:
            return
        numbers = self.numbers
        self.lacking = 0.0
        time = time_left(left)
        place: i64 = 0
        while place < len(self.waters):
            self.flow(state, self.waters[place])
            self.reckon(self.likely[place], time)
            place += 1
        table = state.seats - 2
        hope = numbers[LAST_HOPE + table]
        if left > 1 or hope > 1.0:
            hope = 1.0
        if hope > 0.0:
            par = self.all_that_lacks / numbers[ROUNDS_TO_GREEN + table]
            ahead = self.nearer(state, seat, left, time) + numbers[MARGIN + time] - self.lacking / par
            self.green += hope * (1.0 - self.green) / (1.0 + exp(-numbers[STEEP + time] * ahead))
        # Something may always come between.
        self.green *= 0.97
        if self.red > 1.0 - self.green:
            self.red = 1.0 - self.green

    def reckon(self, likely: float, time: i64) -> None:
        """Take the flow that was tried into the chances."""
        self.lacking += likely * self.missing(time)
        if self.all_green():
            self.green += likely * (1.0 - self.risk())
            return
        reds = self.reds()
        if reds >= REDS_THAT_LOSE:
            self.red += self.numbers[RED_ENOUGH] * likely
        elif reds == REDS_THAT_LOSE - 1:
            self.red += self.numbers[RED_NEARLY] * likely

    def nearer(self, state: Basin, seat: i64, left: i64, time: i64) -> float:
        """How many rounds of good works are to be expected, by what the mayors have built."""
        numbers = self.numbers
        trusted = 0.0
        least = 1.0
        to_come: i64 = 0
        free: i64 = 0
        harmful: i64 = 0
        place: i64 = 0
        for mayor in state.mayors:
            if place != seat and not mayor.built:
                to_come += 1
            place += 1
            good = numbers[BENEFIT_OF_DOUBT]
            # The die may have given the first one.
            bad = -1.0
            for card in mayor.plots:
                if card == NOTHING:
                    free += 1
                    continue
                if card > CITY:
                    if self.harmful[card]:
                        bad += 1.0
                        harmful += 1
                    else:
                        good += 1.0
            trust = good / (good + bad) if bad > 0.0 else 1.0
            trusted += trust
            if trust < least:
                least = trust
        if state.round > state.assessed:
            to_come = 0
        seats = float(state.seats)
        # Who does not work together spoils it for all.
        found = float(left - 1) * (least * trusted / seats)
        each = numbers[FREE_PLOT + time] * float(free) + numbers[HARMFUL + time] * float(harmful)
        each += numbers[TO_COME + time] * float(to_come)
        return found + each / seats

    def harms(self, card: i64) -> bool:
        return self.harmful[card]

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

    def all_green(self) -> bool:
        """Whether the flow that was tried makes all six indicators green."""
        green = self.data.green
        if self.flood < green[FLOOD] or self.recreation < green[RECREATION]:
            return False
        if self.biodiversity < green[BIODIVERSITY] or self.dirt > green[POLLUTION]:
            return False
        numbers = self.data.numbers
        if numbers.availability - numbers.per_failure * self.failures < green[WATER]:
            return False
        return self.view_of_beauty() + 0.5 >= float(green[LANDSCAPE])

    def risk(self) -> float:
        """How likely an event spoils the flow that was tried and made all green."""
        green = self.data.green
        kit = self.data.numbers
        found = 0.0
        if self.biodiversity == green[BIODIVERSITY]:
            found += self.numbers[RISK_OF_LIFE]
        if self.dirt + SPILL > green[POLLUTION]:
            found += self.numbers[RISK_OF_SPILL]
        if kit.availability - kit.per_failure * (self.failures + 1) < green[WATER]:
            found += self.numbers[RISK_OF_FAILURE]
        return found

    def missing(self, time: i64) -> float:
        """How far the flow that was tried is from six green indicators, 0 where all are."""
        green = self.data.green
        kit = self.data.numbers
        numbers = self.numbers
        self.not_green = 0
        self.most_lacking = 0.0
        found = self.gap(FLOOD, green[FLOOD] - self.flood, time)
        found += self.gap(RECREATION, green[RECREATION] - self.recreation, time)
        found += self.gap(BIODIVERSITY, green[BIODIVERSITY] - self.biodiversity, time)
        found += self.gap(POLLUTION, self.dirt - green[POLLUTION], time)
        water = kit.availability - kit.per_failure * self.failures
        if water < green[WATER]:
            found += self.lacks(WATER, float(green[WATER] - water), time)
        beauty = self.view_of_beauty()
        if beauty + 0.5 < float(green[LANDSCAPE]):
            found += self.lacks(LANDSCAPE, float(green[LANDSCAPE]) - beauty, time)
        found += numbers[NOT_GREEN + time] * float(self.not_green)
        return found + numbers[HARDEST + time] * self.most_lacking

    def gap(self, indicator: i64, steps: i64, time: i64) -> float:
        """An indicator that lacks so many steps to green; none where it has some to spare."""
        return self.lacks(indicator, float(steps), time) if steps > 0 else 0.0

    def lacks(self, indicator: i64, steps: float, time: i64) -> float:
        self.not_green += 1
        if steps > self.most_lacking:
            self.most_lacking = steps
        return self.numbers[LACKS + indicator * TIMES + time] * steps

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


def harms(data: GameData, card: i64) -> bool:
    """Whether a card rejects more pollution than it takes, or lowers the indicators."""
    cards = data.cards
    if cards.gives_pollution[card] > cards.takes_pollution[card]:
        return True
    return cards.flood[card] + cards.recreation[card] + cards.biodiversity[card] < 0
