"""What never changes about the tiles: their water, circles and actions, and into which surroundings each one fits."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import RIVER_LENGTH, SIDES, cell_at
from paddlewheel.games.flooded_forest.rules.survey import SURROUNDINGS, Survey, digits, empty_board


@final
class Tiles:
    """The tiles and the river, looked up by number."""

    def __init__(self, water: list[int], circles: list[int], actions: list[int], river: list[int]) -> None:
        """By tile: water sides as bits, circles, action; then the water sides of the river tiles."""
        #: How many flood tiles there are.
        self.count: i64 = len(water)
        self.circles: vec[i64] = vec[i64](circles)
        self.actions: vec[i64] = vec[i64](actions)
        #: The water sides of a tile after some turns by 60 degrees counter-clockwise: 6 * tile + turns.
        self.turned: vec[i64] = vec[i64]([turned_sides(sides, turns) for sides in water for turns in range(SIDES)])
        patterns = sorted(set(water))
        fitting = [_fitting_turns(sides) for sides in patterns]
        self.pattern: vec[i64] = vec[i64]([patterns.index(sides) for sides in water])
        #: The turns with which a pattern fits into surroundings, a bit each: 729 * pattern + surroundings.
        self.fits: vec[i64] = vec[i64]([turns for by_surroundings in fitting for turns in by_surroundings])
        #: By surroundings: the tiles that fit into them, a bit each.
        self.welcome: vec[i64] = vec[i64](
            [
                sum([1 << tile for tile, sides in enumerate(water) if fitting[patterns.index(sides)][surroundings]])
                for surroundings in range(SURROUNDINGS)
            ]
        )
        self.bare: Survey = empty_board(len(water))
        for number in range(RIVER_LENGTH):
            self.bare.lay(self.bare.river, cell_at(number, 0), river[number])

    def water(self, tile: i64, turns: i64) -> i64:
        """The water sides of a tile after this number of turns, a bit each."""
        return self.turned[tile * SIDES + turns]

    def turns_that_fit(self, tile: i64, surroundings: i64) -> i64:
        """The turns with which this tile may lie in such surroundings (FF-12 to FF-14); none: 0."""
        return self.fits[self.pattern[tile] * SURROUNDINGS + surroundings]


def turned_sides(sides: int, turns: int) -> int:
    """Sides as bits after this number of turns by 60 degrees counter-clockwise."""
    return (sides << turns | sides >> (SIDES - turns)) & 63


def _fitting_turns(sides: int) -> list[int]:
    """For all surroundings: the turns that match them. Of turns that look alike only the first counts (FF-14b)."""
    shown = [turned_sides(sides, turns) for turns in range(SIDES)]
    different = [turns for turns in range(SIDES) if shown[turns] not in shown[:turns]]
    found = []
    for surroundings in range(SURROUNDINGS):
        seen = digits(surroundings)
        mask = 0
        if SIDES - seen.count(0) >= 2 and 2 in seen:
            for turns in different:
                if all(digit == 0 or digit == 1 + (shown[turns] >> side & 1) for side, digit in enumerate(seen)):
                    mask |= 1 << turns
        found.append(mask)
    return found
