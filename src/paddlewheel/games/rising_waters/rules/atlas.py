"""The map as tables: everything that never changes during a game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import HEXES, NOWHERE
from paddlewheel.games.rising_waters.state import Flood

REGIONS: Final = 4


@final
class Atlas:
    """Neighbours, groups, borders and clock order, looked up and never searched."""

    def __init__(
        self,
        neighbours: list[int],
        water_of: list[int],
        land_of: list[int],
        elevations: list[int],
        fertile: list[int],
        vicksburg: list[int],
        land_groups: list[list[int]],
        downstream: list[int],
        regions: list[int],
        clock: list[int],
        borders: list[list[tuple[int, int]]],
        distances: list[int],
        land_hexes: list[int],
        landing: int,
        towns: list[int],
        camps: list[int],
    ) -> None:
        #: Six a hex, from north-east clockwise; NOWHERE off the map.
        self.neighbours: vec[i64] = vec[i64](neighbours)
        self.water_of: vec[i64] = vec[i64](water_of)
        self.land_of: vec[i64] = vec[i64](land_of)
        self.elevations: vec[i64] = vec[i64](elevations)
        #: 1 for fields and forests.
        self.fertile: vec[i64] = vec[i64](fertile)
        self.vicksburg: vec[i64] = vec[i64](vicksburg)
        self.downstream: vec[i64] = vec[i64](downstream)
        # Water groupings of a region follow each other: where each region begins.
        firsts = [regions.index(region) for region in range(REGIONS)]
        firsts.append(len(regions))
        self.region_starts: vec[i64] = vec[i64](firsts)
        self.waters: i64 = len(downstream)
        self.lands: i64 = len(land_groups)
        #: For each water grouping, the place of every hex on the clock around its middle (RW-100).
        self.clock: vec[i64] = vec[i64](clock)
        # The hexes of each land group, one group after the other.
        self.group_starts: vec[i64] = vec[i64](_starts([len(group) for group in land_groups]))
        self.group_hexes: vec[i64] = vec[i64]([hex for group in land_groups for hex in group])
        # Where each grouping (water first, then land) touches land of another group: hex by hex.
        self.border_starts: vec[i64] = vec[i64](_starts([len(border) for border in borders]))
        self.border_from: vec[i64] = vec[i64]([here for border in borders for here, _ in border])
        self.border_to: vec[i64] = vec[i64]([there for border in borders for _, there in border])
        self.distances: vec[i64] = vec[i64](distances)
        self.land_hexes: vec[i64] = vec[i64](land_hexes)
        #: The dot at Mounds Landing.
        self.landing: i64 = landing
        self.towns: vec[i64] = vec[i64](towns)
        self.camps: vec[i64] = vec[i64](camps)

    def is_water(self, flood: Flood, hex: i64) -> bool:
        """Whether a hex is under water now: a camp never is (RW-41)."""
        land = self.land_of[hex]
        if land == NOWHERE:
            return True
        return flood.flooded >> land & 1 == 1 and flood.camps[hex] == 0

    def height(self, flood: Flood, hex: i64) -> i64:
        """What water must rise above to enter this hex: its levee where it has one (RW-103)."""
        levee = flood.levees[hex]
        return levee if levee > 0 else self.elevations[hex]

    def far(self, one: i64, other: i64) -> i64:
        return self.distances[one * HEXES + other]

    def nearest_dry(self, flood: Flood, hex: i64, camps_too: bool) -> i64:
        """The nearest dry land hex (perhaps this one), or NOWHERE; hexes with a camp count only with `camps_too`."""
        best: i64 = NOWHERE
        for there in self.land_hexes:
            if self.is_water(flood, there) or (not camps_too and flood.camps[there] != 0):
                continue
            if best == NOWHERE or self.far(hex, there) < self.far(hex, best):
                best = there
        return best


def _starts(sizes: list[int]) -> list[int]:
    starts = [0]
    for size in sizes:
        starts.append(starts[-1] + size)
    return starts
