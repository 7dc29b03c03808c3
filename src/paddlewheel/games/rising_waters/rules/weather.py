"""Phase 4: Weather Reports are revealed, all their water is added, then it is resolved (RW-92 to RW-97)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import CLOUDY, NOWHERE, SUNNY
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import CLEAN_UP, RAIN, RESOLVE_WATER
from paddlewheel.games.rising_waters.rules.water import Water
from paddlewheel.games.rising_waters.state import Flood, replaced
from paddlewheel.kernel import AutomaticStep


@final
class Weather:
    """Three cards a round, and the water they add to the rivers and lakes."""

    def __init__(self, shared: SharedBoard, water: Water) -> None:
        self.shared: SharedBoard = shared
        self.atlas: Atlas = shared.atlas
        self.water: Water = water

    def run(self, flood: Flood) -> None:
        """The whole phase at once, for a forecast, which needs no steps."""
        self.reveal(flood)
        for card in flood.reports:
            self.add(flood, card)
        self.water.resolve(flood)

    def reveal(self, flood: Flood) -> None:
        flood.reports = vec[i64]([])
        left = self.shared.numbers.reports
        while left > 0 and len(flood.weather) > 0:
            left -= 1
            flood.weather, card = pop(flood.weather)
            flood.weather_discard = replaced(flood.weather_discard, card, flood.weather_discard[card] + 1)
            flood.reports = append(flood.reports, card)
            flood.reveals += 1
            seat: i64 = 0
            while seat < flood.seats:
                if flood.weather_known[seat] > 0:
                    flood.weather_known[seat] -= 1
                seat += 1

    def add(self, flood: Flood, card: i64) -> None:
        if card == CLOUDY:
            if flood.journal is not None:
                flood.journal.note("cloudy", -1, "RW-94", {})
                flood.beat()
            return
        region = card >> 2
        severity = card & 3
        if severity == SUNNY:
            self.sun(flood, region)
            return
        group = self.next_open(flood, region)
        flood.levels[group] += 3 - severity
        flood.rains[group] += 1
        if flood.journal is not None:
            facts = {"region": int(region), "severity": int(severity), "water": int(group)}
            flood.journal.note("rain", -1, "RW-93", {**facts, "level": int(flood.levels[group])})
            self.water.tell_holding(flood, group)
            flood.beat()

    def next_open(self, flood: Flood, region: i64) -> i64:
        """The grouping of the region with the fewest rounds of water, the northernmost of them (RW-95, RW-95a)."""
        group = self.atlas.region_starts[region]
        best = group
        while group < self.atlas.region_starts[region + 1]:
            if flood.rains[group] < flood.rains[best]:
                best = group
            group += 1
        return best

    def sun(self, flood: Flood, region: i64) -> None:
        """The highest water of the region falls by one, not below its start (RW-94, RW-94a)."""
        group = self.atlas.region_starts[region]
        best = group
        while group < self.atlas.region_starts[region + 1]:
            if flood.levels[group] > flood.levels[best]:
                best = group
            group += 1
        falls = flood.levels[best] > self.shared.numbers.start_level
        if falls:
            flood.levels[best] -= 1
        if flood.journal is not None:
            facts = {"region": int(region), "water": int(best), "level": int(flood.levels[best]), "falls": int(falls)}
            flood.journal.note("sunny", -1, "RW-94", {**facts})
            flood.beat()


@final
class RevealReports(AutomaticStep[Flood]):
    """The Weather Reports of the round are turned up (RW-92)."""

    def __init__(self, weather: Weather) -> None:
        super().__init__("weather", "RW-92")
        self.weather: Weather = weather

    def happen(self, state: Flood, argument: i64) -> None:
        state.owe(CLEAN_UP, 0)
        state.turn = NOWHERE
        self.weather.reveal(state)
        state.owe(RESOLVE_WATER, 0)
        place: i64 = len(state.reports) - 1
        while place >= 0:
            state.owe(RAIN, place)
            place -= 1


@final
class Rain(AutomaticStep[Flood]):
    """The water of one report comes (RW-93, RW-94). The argument: its place among the reports."""

    def __init__(self, weather: Weather) -> None:
        super().__init__("rain", "RW-93")
        self.weather: Weather = weather

    def happen(self, state: Flood, argument: i64) -> None:
        self.weather.add(state, state.reports[argument])


@final
class ResolveWater(AutomaticStep[Flood]):
    """The next grouping that is higher than land around it is resolved (RW-97). The argument: the first to look at."""

    def __init__(self, water: Water) -> None:
        super().__init__("water", "RW-97")
        self.water: Water = water

    def happen(self, state: Flood, argument: i64) -> None:
        after = self.water.resolve_next(state, argument)
        if after < self.water.atlas.waters:
            state.owe(RESOLVE_WATER, after)
