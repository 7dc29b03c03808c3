"""The water alone: what floods under one order of Weather Reports, on tables made for one position."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import CLOUDY, HEXES, NOWHERE, SUNNY
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.numbers import Numbers
from paddlewheel.games.rising_waters.rules.water import SKY
from paddlewheel.games.rising_waters.state import Flood

#: Land that a camp keeps the water from.
CLOSED: Final = SKY
#: More than the height of any levee.
HEIGHTS: Final = 10


@final
class Runoff:
    """Rain and floods as the rules have them, without pieces, cards and journal.

    The map is a graph here: every grouping, of water or of land, is linked with the land groups beside it. A link is as
    high as the lowest hex by which water gets across, so that a flood looks at some links and not at every hex.
    """

    def __init__(self, atlas: Atlas, numbers: Numbers) -> None:
        self.atlas: Atlas = atlas
        self.numbers: Numbers = numbers
        links: dict[tuple[i64, i64], int] = {}
        starts: list[int] = [0]
        link_of: list[int] = []
        source: i64 = 0
        while source < atlas.waters + atlas.lands:
            place = atlas.border_starts[source]
            while place < atlas.border_starts[source + 1]:
                link = (source, atlas.land_of[atlas.border_to[place]])
                link_of.append(links.setdefault(link, len(links)))
                place += 1
            starts.append(len(links))
            source += 1
        self.count: i64 = len(links)
        #: Where the links of each grouping begin, and the land that each leads to.
        self.starts: vec[i64] = vec[i64](starts)
        self.lands: vec[i64] = vec[i64]([int(land) for _, land in links])
        #: The link of every pair of hexes of the atlas' borders.
        self.link_of: vec[i64] = vec[i64](link_of)
        #: For each water grouping the place of each link on its clock, and the camps for which this is true.
        self.hours: vec[i64] = vec[i64]([])
        self.camps: vec[i64] = vec[i64]([NOWHERE] * HEXES)
        #: What is lost with each land group.
        self.toll: vec[i64] = vec[i64]([0] * atlas.lands)
        #: For each grouping the land beside it, and of this what lies at each height: a bit for each land group.
        self.beside: vec[i64] = vec[i64]([])
        self.at_height: vec[i64] = vec[i64]([])
        # The position while a weather is tried.
        self.levels: vec[i64] = vec[i64]([])
        self.rains: vec[i64] = vec[i64]([])
        self.flooded: i64 = 0
        self.losses: i64 = 0
        #: The losses so far, summed over the rounds: what is lost early counts in each of them.
        self.lasting: i64 = 0
        #: For each water the flooded land it has joined, all land around both, that land by height, and its clock.
        self.joined: vec[i64] = vec[i64]([])
        self.around: vec[i64] = vec[i64]([])
        self.around_at: vec[i64] = vec[i64]([])
        self.clock: vec[i64] = vec[i64]([])
        # The same before the first rain.
        self.first_levels: vec[i64] = vec[i64]([])
        self.first_rains: vec[i64] = vec[i64]([])
        self.first_flooded: i64 = 0
        self.first_joined: vec[i64] = vec[i64]([])
        self.first_around: vec[i64] = vec[i64]([])
        self.first_around_at: vec[i64] = vec[i64]([])
        self.first_clock: vec[i64] = vec[i64]([])

    # -- tables of a position ------------------------------------------------------------------------------------

    def prepare(self, flood: Flood, levees: vec[i64]) -> None:
        """Make the tables for this position, with these levees."""
        atlas = self.atlas
        self.prepare_camps(flood.camps)
        camps = flood.camps
        elevations = atlas.elevations
        border_to = atlas.border_to
        border_from = atlas.border_from
        link_of = self.link_of
        heights = vec[i64]([CLOSED] * self.count)
        from_land = atlas.border_starts[atlas.waters]
        place: i64 = 0
        end: i64 = len(link_of)
        while place < end:
            there = border_to[place]
            if camps[there] == 0 and (place < from_land or camps[border_from[place]] == 0):
                height = levees[there]
                if height == 0:
                    height = elevations[there]
                link = link_of[place]
                if height < heights[link]:
                    heights[link] = height
            place += 1
        self.prepare_heights(heights)
        self.prepare_tolls(flood, levees)
        self.prepare_water(flood)

    def prepare_heights(self, heights: vec[i64]) -> None:
        """Sort the land around each grouping by the height of its link."""
        one: i64 = 1
        sources = self.atlas.waters + self.atlas.lands
        beside = vec[i64]([0] * sources)
        at_height = vec[i64]([0] * (sources * HEIGHTS))
        source: i64 = 0
        while source < sources:
            link = self.starts[source]
            while link < self.starts[source + 1]:
                height = heights[link]
                if height < CLOSED:
                    beside[source] |= one << self.lands[link]
                    at_height[source * HEIGHTS + height] |= one << self.lands[link]
                link += 1
            source += 1
        self.beside = beside
        self.at_height = at_height

    def prepare_water(self, flood: Flood) -> None:
        """Join each water with the flooded land it reaches."""
        waters = self.atlas.waters
        self.levels = flood.levels[:]
        self.rains = flood.rains[:]
        self.flooded = flood.flooded
        self.joined = vec[i64]([0] * waters)
        self.around = vec[i64]([0] * waters)
        self.around_at = vec[i64]([0] * (waters * HEIGHTS))
        self.clock = vec[i64]([SKY] * (waters * self.atlas.lands))
        group: i64 = 0
        while group < waters:
            self.join(group, group)
            self.join_flooded(group)
            group += 1
        self.first_levels = self.levels
        self.first_rains = self.rains
        self.first_flooded = self.flooded
        self.first_joined = self.joined
        self.first_around = self.around
        self.first_around_at = self.around_at
        self.first_clock = self.clock

    def join(self, group: i64, source: i64) -> None:
        """From now on this water touches all that this grouping touches (RW-104)."""
        self.around[group] |= self.beside[source]
        height: i64 = 2
        while height < HEIGHTS:
            self.around_at[group * HEIGHTS + height] |= self.at_height[source * HEIGHTS + height]
            height += 1
        link = self.starts[source]
        while link < self.starts[source + 1]:
            at = group * self.atlas.lands + self.lands[link]
            hour = self.hours[group * self.count + link]
            if hour < self.clock[at]:
                self.clock[at] = hour
            link += 1

    def join_flooded(self, group: i64) -> None:
        """Join what has flooded around this water, and what has flooded around that."""
        one: i64 = 1
        fresh = self.around[group] & self.flooded & ~self.joined[group]
        while fresh != 0:
            land: i64 = 0
            while not fresh >> land & 1:
                land += 1
            self.joined[group] |= one << land
            self.join(group, self.atlas.waters + land)
            fresh = self.around[group] & self.flooded & ~self.joined[group]

    def prepare_camps(self, camps: vec[i64]) -> None:
        """The clocks change only with a new camp, where nothing floods."""
        if self.camps == camps:
            return
        atlas = self.atlas
        self.camps = camps[:]
        hours = vec[i64]([SKY] * (atlas.waters * self.count))
        from_land = atlas.border_starts[atlas.waters]
        place: i64 = 0
        while place < len(self.link_of):
            there = atlas.border_to[place]
            if camps[there] == 0 and (place < from_land or camps[atlas.border_from[place]] == 0):
                group: i64 = 0
                while group < atlas.waters:
                    at = group * self.count + self.link_of[place]
                    hour = atlas.clock[group * HEXES + there]
                    if hour < hours[at]:
                        hours[at] = hour
                    group += 1
            place += 1
        self.hours = hours

    def prepare_tolls(self, flood: Flood, levees: vec[i64]) -> None:
        """The land itself, and the towns and Survivors there; levees too, with that option (RW-106 to RW-112)."""
        atlas = self.atlas
        toll = vec[i64]([1] * atlas.lands)
        for hex in flood.towns:
            if hex != NOWHERE and flood.camps[hex] == 0:
                toll[atlas.land_of[hex]] += 1
        for hex in flood.survivors:
            if hex != NOWHERE and flood.camps[hex] == 0 and atlas.land_of[hex] != NOWHERE:
                toll[atlas.land_of[hex]] += 1
        if self.numbers.washed_out:
            for hex in atlas.land_hexes:
                if levees[hex] > 0 and flood.camps[hex] == 0:
                    toll[atlas.land_of[hex]] += 1
        self.toll = toll

    # -- one weather ---------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Go back to the position for which the tables were made."""
        self.levels = self.first_levels[:]
        self.rains = self.first_rains[:]
        self.flooded = self.first_flooded
        self.losses = 0
        self.lasting = 0
        self.joined = self.first_joined[:]
        self.around = self.first_around[:]
        self.around_at = self.first_around_at[:]
        self.clock = self.first_clock[:]

    def rounds(self, deck: vec[i64], first: i64, last: i64) -> None:
        """The weather of these rounds; the top card of the deck is its last one."""
        reports = self.numbers.reports
        cards: i64 = len(deck)
        turn = first
        while turn < last:
            drawn: i64 = 0
            while drawn < reports and turn * reports + drawn < cards:
                self.add(deck[cards - 1 - turn * reports - drawn])
                drawn += 1
            group: i64 = 0
            while group < self.atlas.waters:
                if self.levels[group] > 2:
                    self.resolve(group)
                group += 1
            self.lasting += self.losses
            turn += 1

    def add(self, card: i64) -> None:
        """Rain or sun (RW-93 to RW-95)."""
        if card == CLOUDY:
            return
        region = card >> 2
        severity = card & 3
        group = self.atlas.region_starts[region]
        end = self.atlas.region_starts[region + 1]
        best = group
        if severity == SUNNY:
            while group < end:
                if self.levels[group] > self.levels[best]:
                    best = group
                group += 1
            if self.levels[best] > self.numbers.start_level:
                self.levels[best] -= 1
            return
        while group < end:
            if self.rains[group] < self.rains[best]:
                best = group
            group += 1
        self.levels[best] += 3 - severity
        self.rains[best] += 1

    def resolve(self, group: i64) -> None:
        """Flood land and flow downstream until no land around is lower (RW-98 to RW-102)."""
        one: i64 = 1
        land = self.next_land(group)
        while land != NOWHERE:
            self.levels[group] -= 1
            self.flooded |= one << land
            self.losses += self.toll[land]
            land = self.next_land(group)
            below = self.atlas.downstream[group]
            if land == NOWHERE or below == NOWHERE:
                continue
            self.levels[group] -= 1
            self.levels[below] += 1
            if self.rains[below] == 0:
                self.rains[below] = 1
            land = self.next_land(group)

    def next_land(self, group: i64) -> i64:
        """The lowest land that this water touches, clockwise first (RW-99, RW-100); or NOWHERE."""
        if self.around[group] & self.flooded & ~self.joined[group] != 0:
            self.join_flooded(group)
        level = self.levels[group]
        height: i64 = 2
        while height < level and height < HEIGHTS:
            low = self.around_at[group * HEIGHTS + height] & ~self.flooded
            if low != 0:
                return self.first_by_clock(group, low)
            height += 1
        return NOWHERE

    def first_by_clock(self, group: i64, low: i64) -> i64:
        """Of this land, a bit for each group, what the clock of this water meets first (RW-100)."""
        best: i64 = NOWHERE
        earliest: i64 = SKY
        land: i64 = 0
        while low != 0:
            if low & 1:
                hour = self.clock[group * self.atlas.lands + land]
                if hour < earliest:
                    earliest = hour
                    best = land
            low >>= 1
            land += 1
        return best
