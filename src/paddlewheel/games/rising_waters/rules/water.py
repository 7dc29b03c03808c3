"""The water that has risen is resolved, lakes first and the river from north to south (RW-97 to RW-112).

Nothing is searched on the map: the atlas lists what each grouping touches, and flooded land adds its own list.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import (
    HEXES,
    LAND,
    LEVEE,
    NOWHERE,
    PAWNS_EACH,
    SURVIVOR,
    SURVIVORS,
    TOWN,
)
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import RESOLVE_WATER
from paddlewheel.games.rising_waters.state import Flood, replaced

#: Higher than any land and any levee.
SKY: Final = 1000


def at_work(group: i64, land: i64) -> i64:
    """The argument of the step that resolves water, at a beat of it: the water, and the land it floods next."""
    return group | (land + 2) << 8


def water_at_work(argument: i64) -> tuple[int, int]:
    """Water and land of such an argument; NOWHERE both in any other one."""
    if argument < 256:
        return NOWHERE, NOWHERE
    return argument & 255, (argument >> 8) - 2


@final
class Water:
    """What risen water does: it floods land, flows downstream, and takes what stands in its way."""

    def __init__(self, shared: SharedBoard) -> None:
        self.shared: SharedBoard = shared
        self.atlas: Atlas = shared.atlas

    def resolve(self, flood: Flood) -> None:
        """Every grouping once, in the order of the map: lakes, then the river from the north (RW-97, RW-97a)."""
        group: i64 = 0
        while group < self.atlas.waters:
            group = self.resolve_next(flood, group)

    def resolve_next(self, flood: Flood, group: i64) -> i64:
        """Resolve groupings from this one on until one of them has flooded land; returns the one after it."""
        while group < self.atlas.waters:
            moved = self.resolve_one(flood, group)
            group += 1
            if flood.outcome is not None:
                return self.atlas.waters
            if moved:
                break
        return group

    def resolve_one(self, flood: Flood, group: i64) -> bool:
        """Flood land and flow downstream until no land around it is lower (RW-98 to RW-102). False: nothing to do."""
        land = self.next_land(flood, group)
        if land == NOWHERE:
            return False
        while land != NOWHERE:
            self.flood_land(flood, group, land)
            if flood.outcome is not None:
                return True
            land = self.next_land(flood, group)
            below = self.atlas.downstream[group]
            if land == NOWHERE or below == NOWHERE:
                continue
            # RW-101: still above some land around it, so one point flows on.
            flood.levels[group] -= 1
            flood.levels[below] += 1
            if flood.rains[below] == 0:
                flood.rains[below] = 1
            if flood.journal is not None:
                facts = {"water": int(group), "level": int(flood.levels[group])}
                more = {"below": int(below), "its_level": int(flood.levels[below])}
                flood.journal.note("flows", -1, "RW-101", {**facts, **more})
                self.tell_holding(flood, below)
                self.show(flood, group, NOWHERE)
            land = self.next_land(flood, group)
        if flood.journal is not None:
            flood.journal.note("resolved", -1, "RW-102", {"water": int(group), "level": int(flood.levels[group])})
        return True

    def next_land(self, flood: Flood, group: i64) -> i64:
        """The land that this water floods next: the lowest it touches, clockwise first (RW-99, RW-100); or NOWHERE."""
        level = flood.levels[group]
        if level <= 2:
            return NOWHERE  # No land lies lower than 2.
        atlas = self.atlas
        lowest = vec[i64]([SKY] * atlas.lands)
        earliest = vec[i64]([SKY] * atlas.lands)
        # Local names, because these are used for every hex of every border.
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
        if best != NOWHERE and flood.journal is not None:
            self.tell(flood, group, best, lowest, earliest)
        return best

    def tell(self, flood: Flood, group: i64, next_land: i64, lowest: vec[i64], earliest: vec[i64]) -> None:
        """Note which land lies below the token, in the order of the clock, and which is flooded next."""
        if flood.journal is None:
            return
        below = [land for land in range(self.atlas.lands) if lowest[land] < flood.levels[group]]
        below.sort(key=lambda land: earliest[land])
        facts = {"water": int(group), "level": int(flood.levels[group]), "land": int(next_land)}
        heights = tuple([int(lowest[land]) for land in below])
        facts["height"] = int(lowest[next_land])
        lower = tuple([int(land) for land in below])
        flood.journal.note("above", -1, "RW-100", {**facts, "lower": lower, "heights": heights})
        self.show(flood, group, next_land)

    def show(self, flood: Flood, group: i64, land: i64) -> None:
        """A beat while this water is resolved. On its stack lies which land the water floods next, if any."""
        flood.owe(RESOLVE_WATER, at_work(group, land))
        flood.beat()
        flood.settle()

    def tell_holding(self, flood: Flood, group: i64) -> None:
        """Note the levees that keep this water out of lower land, now that it has risen (RW-103)."""
        if flood.journal is None:
            return
        holding = [int(hex) for hex in self.holding(flood, group)]
        if len(holding) > 0:
            facts = {"water": int(group), "level": int(flood.levels[group])}
            flood.journal.note("levees hold", -1, "RW-103", {**facts, "hexes": tuple(holding)})

    def holding(self, flood: Flood, group: i64) -> list[i64]:
        """The levees on land that lies lower than this water, where all the land group is too high for it."""
        atlas = self.atlas
        level = flood.levels[group]
        sources: list[i64] = [group]
        lowest: dict[i64, i64] = {}
        levees: list[i64] = []
        for source in sources:
            for place in range(atlas.border_starts[source], atlas.border_starts[source + 1]):
                there = atlas.border_to[place]
                land = atlas.land_of[there]
                if flood.camps[there] or (source >= atlas.waters and flood.camps[atlas.border_from[place]]):
                    continue
                if flood.flooded >> land & 1:
                    if land + atlas.waters not in sources:
                        sources.append(land + atlas.waters)
                    continue
                height = flood.levees[there]
                if height == 0:
                    height = atlas.elevations[there]
                elif atlas.elevations[there] < level and there not in levees:
                    levees.append(there)
                lowest[land] = min(height, lowest.get(land, SKY))
        return [hex for hex in sorted(levees) if lowest[atlas.land_of[hex]] >= level]

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
        self.shared.lose(flood, LAND, "RW-106", self.atlas.group_hexes[place])
        while place < end and flood.outcome is None:
            hex = self.atlas.group_hexes[place]
            if flood.camps[hex] == 0:
                self.drown(flood, hex)
            place += 1

    def drown(self, flood: Flood, hex: i64) -> None:
        shared = self.shared
        if flood.levees[hex] > 0:
            flood.levees[hex] = 0
            if flood.journal is not None:
                flood.journal.note("levee gone", -1, "RW-108", {"hex": int(hex)})
                if not shared.numbers.washed_out:
                    flood.beat()  # else the loss is the moment
            # RW-108a: an option makes a levee that floods with its land a loss of its own.
            if shared.numbers.washed_out:
                shared.lose(flood, LEVEE, "RW-108a", hex)
        player: i64 = 0
        while player < flood.players and flood.outcome is None:
            if flood.towns[player] == hex:
                flood.towns = replaced(flood.towns, player, NOWHERE)
                if flood.journal is not None:
                    flood.journal.note("town lost", player, "RW-107", {"hex": int(hex)})
                shared.lose(flood, TOWN, "RW-107", hex)
            player += 1
        pawn: i64 = 0
        while pawn < flood.players * PAWNS_EACH and flood.outcome is None:
            if flood.pawns[pawn] == hex:
                shared.lose_pawn(flood, pawn, "RW-109")
            pawn += 1
        survivor: i64 = 0
        while survivor < SURVIVORS and flood.outcome is None:
            if flood.survivors[survivor] == hex:
                flood.survivors[survivor] = NOWHERE
                flood.survivor_rafts[survivor] = NOWHERE
                if flood.journal is not None:
                    facts = {"survivor": int(survivor), "hex": int(hex)}
                    flood.journal.note("survivor lost", -1, "RW-112", {**facts})
                shared.lose(flood, SURVIVOR, "RW-112", hex)
            survivor += 1
