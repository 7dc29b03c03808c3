"""The water: adding rain by the Weather Reports, then resolving it, lakes first and the river from north to south.

Nothing is searched on the map: what a grouping touches stands in the atlas' borders, and flooded land brings its own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.table import Table
from paddlewheel.games.rising_waters.state import (
    CLOUDY,
    HEXES,
    LAND,
    LEVEE,
    NOWHERE,
    PAWNS_EACH,
    SUNNY,
    SURVIVOR,
    SURVIVORS,
    TOWN,
    Flood,
    but,
)

#: Higher than any land and any levee.
SKY: Final = 1000


@final
class Weather:
    """Three cards a round, and what they do to the rivers and lakes."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.atlas: Atlas = table.atlas
        #: The lowest and the nearest land that a look about has found.
        self.lowest: i64 = SKY
        self.target: i64 = NOWHERE

    def report(self, flood: Flood) -> None:
        """Phase 4: reveal the cards, add all the water, then resolve it (RW-92)."""
        flood.reports = vec[i64]([])
        left = self.table.numbers.reports
        while left > 0 and len(flood.weather) > 0:
            left -= 1
            flood.weather, card = pop(flood.weather)
            flood.weather_discard = but(flood.weather_discard, card, flood.weather_discard[card] + 1)
            flood.reports = append(flood.reports, card)
            flood.reveals += 1
            seat: i64 = 0
            while seat < flood.seats:
                if flood.weather_known[seat] > 0:
                    flood.weather_known[seat] -= 1
                seat += 1
        for card in flood.reports:
            self.add(flood, card)
        self.resolve(flood)

    # -- adding --------------------------------------------------------------------------------------------

    def add(self, flood: Flood, card: i64) -> None:
        if card == CLOUDY:
            if flood.journal is not None:
                flood.journal.note("cloudy", -1, "RW-94", {})
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
        falls = flood.levels[best] > self.table.numbers.start_level
        if falls:
            flood.levels[best] -= 1
        if flood.journal is not None:
            facts = {"region": int(region), "water": int(best), "level": int(flood.levels[best]), "falls": int(falls)}
            flood.journal.note("sunny", -1, "RW-94", {**facts})

    # -- resolving -----------------------------------------------------------------------------------------

    def resolve(self, flood: Flood) -> None:
        """Every grouping once, in the order of the map: lakes, then the river from the north (RW-97, RW-97a)."""
        group: i64 = 0
        while group < self.atlas.waters:
            self.resolve_one(flood, group)
            if flood.outcome is not None:
                return
            group += 1

    def resolve_one(self, flood: Flood, group: i64) -> None:
        """Flood land, then flow downstream, again and again until no land about it is lower (RW-98 to RW-102)."""
        self.look_about(flood, group)
        if self.target == NOWHERE:
            return
        while self.target != NOWHERE:
            self.flood_land(flood, group, self.target)
            if flood.outcome is not None:
                return
            self.look_about(flood, group)
            below = self.atlas.downstream[group]
            if self.target == NOWHERE or below == NOWHERE:
                continue
            # RW-101: still above some land about it, so one flows on.
            flood.levels[group] -= 1
            flood.levels[below] += 1
            if flood.rains[below] == 0:
                flood.rains[below] = 1
            if flood.journal is not None:
                facts = {"water": int(group), "level": int(flood.levels[group])}
                more = {"below": int(below), "its_level": int(flood.levels[below])}
                flood.journal.note("flows", -1, "RW-101", {**facts, **more})
            self.look_about(flood, group)
        if flood.journal is not None:
            flood.journal.note("resolved", -1, "RW-102", {"water": int(group), "level": int(flood.levels[group])})

    def look_about(self, flood: Flood, group: i64) -> None:
        """Find the land that this water floods next: the lowest it touches, clockwise first (RW-99, RW-100)."""
        self.target = NOWHERE
        level = flood.levels[group]
        if level <= 2:
            return  # No land lies lower than 2.
        atlas = self.atlas
        lowest = vec[i64]([SKY] * atlas.lands)
        earliest = vec[i64]([SKY] * atlas.lands)
        # Named here once: these are looked up for every hex of every border.
        border_starts = atlas.border_starts
        border_from = atlas.border_from
        border_to = atlas.border_to
        land_of = atlas.land_of
        elevations = atlas.elevations
        clock = atlas.clock
        levees = flood.levees
        camps = flood.camps
        flooded = flood.flooded
        waters = atlas.waters
        one: i64 = 1
        # The water's own border first, then the border of each flooded group it reaches (RW-104).
        joined: i64 = 0
        waiting: i64 = 0
        source = group
        while True:
            place = border_starts[source]
            end = border_starts[source + 1]
            while place < end:
                there = border_to[place]
                land = land_of[there]
                # A camp neither floods nor lets water through (RW-41).
                if camps[there] == 0 and (source < waters or camps[border_from[place]] == 0):
                    if flooded >> land & 1:
                        if not joined >> land & 1:
                            joined |= one << land
                            waiting |= one << land
                    else:
                        height = levees[there]
                        if height == 0:
                            height = elevations[there]
                        if height < lowest[land]:
                            lowest[land] = height
                        hour = clock[group * HEXES + there]
                        if hour < earliest[land]:
                            earliest[land] = hour
                place += 1
            if waiting == 0:
                break
            source = 0
            while not waiting >> source & 1:
                source += 1
            waiting &= ~(one << source)
            source += waters
        best: i64 = NOWHERE
        land = 0
        while land < atlas.lands:
            if lowest[land] < level and (
                best == NOWHERE
                or lowest[land] < lowest[best]
                or (lowest[land] == lowest[best] and earliest[land] < earliest[best])
            ):
                best = land
            land += 1
        self.target = best
        if best != NOWHERE:
            self.lowest = lowest[best]
            if flood.journal is not None:
                self.tell(flood, group, lowest, earliest)

    def tell(self, flood: Flood, group: i64, lowest: vec[i64], earliest: vec[i64]) -> None:
        """Note which land lies below the token, in the order of the clock."""
        if flood.journal is None:
            return
        below = [land for land in range(self.atlas.lands) if lowest[land] < flood.levels[group]]
        below.sort(key=lambda land: earliest[land])
        facts = {"water": int(group), "level": int(flood.levels[group]), "land": int(self.target)}
        heights = tuple([int(lowest[land]) for land in below])
        facts["height"] = int(self.lowest)
        lower = tuple([int(land) for land in below])
        flood.journal.note("above", -1, "RW-100", {**facts, "lower": lower, "heights": heights})

    # -- what drowns ---------------------------------------------------------------------------------------

    def flood_land(self, flood: Flood, group: i64, land: i64) -> None:
        """One point of water covers a land group (RW-99); what stands on it is lost (RW-106 to RW-112)."""
        one: i64 = 1
        flood.levels[group] -= 1
        flood.flooded |= one << land
        if flood.journal is not None:
            facts = {"water": int(group), "land": int(land), "level": int(flood.levels[group])}
            flood.journal.note("floods", -1, "RW-99", {**facts})
        place = self.atlas.group_starts[land]
        end = self.atlas.group_starts[land + 1]
        self.table.lose(flood, LAND, "RW-106", self.atlas.group_hexes[place])
        while place < end and flood.outcome is None:
            hex = self.atlas.group_hexes[place]
            if flood.camps[hex] == 0:
                self.drown(flood, hex)
            place += 1

    def drown(self, flood: Flood, hex: i64) -> None:
        table = self.table
        if flood.levees[hex] > 0:
            flood.levees[hex] = 0
            if flood.journal is not None:
                flood.journal.note("levee gone", -1, "RW-108", {"hex": int(hex)})
            # RW-108a: whether a levee that drowns with its land is a loss of its own is a switch.
            if table.numbers.washed_out:
                table.lose(flood, LEVEE, "RW-108a", hex)
        player: i64 = 0
        while player < flood.players and flood.outcome is None:
            if flood.towns[player] == hex:
                flood.towns = but(flood.towns, player, NOWHERE)
                if flood.journal is not None:
                    flood.journal.note("town lost", player, "RW-107", {"hex": int(hex)})
                table.lose(flood, TOWN, "RW-107", hex)
            player += 1
        pawn: i64 = 0
        while pawn < flood.players * PAWNS_EACH and flood.outcome is None:
            if flood.pawns[pawn] == hex:
                table.lose_pawn(flood, pawn, "RW-109")
            pawn += 1
        survivor: i64 = 0
        while survivor < SURVIVORS and flood.outcome is None:
            if flood.survivors[survivor] == hex:
                flood.survivors[survivor] = NOWHERE
                flood.survivor_rafts[survivor] = NOWHERE
                if flood.journal is not None:
                    facts = {"survivor": int(survivor), "hex": int(hex)}
                    flood.journal.note("survivor lost", -1, "RW-112", {**facts})
                table.lose(flood, SURVIVOR, "RW-112", hex)
            survivor += 1
