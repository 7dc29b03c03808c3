"""A second, slow reading of the water rules: no tables, every hex looked at each time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import atan2, pi

from paddlewheel.games.rising_waters import grid
from paddlewheel.games.rising_waters.grid import centre
from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.mapfile import RiverMap

neighbours = cache(grid.neighbours)


class SlowWater:
    """Levels, flooded groups, levees and camps as plain dictionaries."""

    def __init__(
        self, river_map: RiverMap, levels: list[int], flooded: set[int], levees: dict[int, int], camps: set[int]
    ) -> None:
        self.river_map = river_map
        self.levels = levels
        self.flooded = flooded
        self.levees = levees
        self.camps = camps
        self.floods: list[tuple[int, int]] = []
        self.land_of = {hex: land for land, group in enumerate(river_map.land) for hex in group.hexes}

    def resolve(self) -> None:
        for water in range(len(self.river_map.water)):
            self.settle(water)

    def settle(self, water: int) -> None:
        below = self.river_map.water[water].downstream
        while True:
            land = self.next_land(water)
            if land is None:
                return
            self.flooded.add(land)
            self.levels[water] -= 1
            self.floods.append((water, land))
            for hex in self.river_map.land[land].hexes:
                if hex not in self.camps:
                    self.levees.pop(hex, None)
            if below >= 0 and self.next_land(water) is not None:
                self.levels[water] -= 1
                self.levels[below] += 1

    def area(self, water: int) -> set[int]:
        """All hexes that are part of this water: its own, and those of every flooded group it has reached."""
        area = set(self.river_map.water[water].hexes)
        while True:
            about = {there for here in area for there in neighbours(here)}
            reached = {
                land
                for land in self.flooded
                if any(hex in about and hex not in self.camps for hex in self.river_map.land[land].hexes)
            }
            grown = area | {hex for land in reached for hex in self.river_map.land[land].hexes if hex not in self.camps}
            if grown == area:
                return area
            area = grown

    def next_land(self, water: int) -> int | None:
        area = self.area(water)
        found: dict[int, list[int]] = {}
        for hex in range(HEXES):
            land = self.land_of.get(hex, -1)
            if (
                land >= 0
                and land not in self.flooded
                and hex not in self.camps
                and not area.isdisjoint(neighbours(hex))
            ):
                found.setdefault(land, []).append(hex)
        heights = {land: min(self.height(hex) for hex in hexes) for land, hexes in found.items()}
        lower = {land: height for land, height in heights.items() if height < self.levels[water]}
        if not lower:
            return None
        lowest = min(lower.values())
        return min(
            (land for land in lower if lower[land] == lowest), key=lambda land: min(map(self.hand(water), found[land]))
        )

    def height(self, hex: int) -> int:
        return self.levees.get(hex) or self.river_map.land[self.land_of[hex]].elevation

    def hand(self, water: int) -> Callable[[int], tuple[float, float, int]]:
        hexes = self.river_map.water[water].hexes
        middle = [sum(centre(hex)[axis] for hex in hexes) / len(hexes) for axis in (0, 1)]

        def angle(hex: int) -> tuple[float, float, int]:
            x, y = centre(hex)[0] - middle[0], centre(hex)[1] - middle[1]
            turn = round((pi / 2 - atan2(-y, x)) % (2 * pi), 9)
            return (0.0 if turn == round(2 * pi, 9) else turn, round(x * x + y * y, 9), hex)

        return angle
