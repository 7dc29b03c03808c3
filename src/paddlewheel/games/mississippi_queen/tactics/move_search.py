"""The least number of moves to a place, from everywhere on two tiles that lie one behind the other.

The moves are those of the rules, with little coal or none; other ships are left out of it. A place on the two tiles is
a hex (the nearer tile's 20, then the further tile's) and a heading, seen along the course of the nearer tile.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.river import HEXES, NO_TILE, OFF, RiverMap, row
from paddlewheel.games.mississippi_queen.state import HEX_MASK, NOWHERE, TILE_SHIFT

WAYS: Final = 6
SPEEDS: Final = 6
#: Places on one tile, and on two. The 20 are `HEXES`: only numbers of the same file become constants when compiled.
TILE_PLACES: Final = 20 * WAYS
PLACES: Final = 2 * TILE_PLACES
#: A table is by coal (none, 1, 2: what the way may cost), place and speed; the parts of it for one coal.
COALS: Final = 3
LAYER: Final = PLACES * SPEEDS
TILE_LAYER: Final = TILE_PLACES * SPEEDS
#: Tables count in hundredths of a move.
MOVE: Final = 100
#: There is no way.
NO_WAY: Final = 9000


@final
class MoveSearch:
    """Fills tables for one pair of tiles."""

    def __init__(self, river: RiverMap, costs: Costs, water: i64, bend: i64, further_water: i64) -> None:
        """The water of both tiles is a bit for each hex; `bend` (5, 0 or 1) is the way from one to the other."""
        self.top_speed: i64 = costs.top_speed
        self.free_change: i64 = costs.free_change
        self.free_turns: i64 = costs.free_turns
        #: By place: the hex one step ahead, as the place with the same heading, or NOWHERE.
        self.ahead: vec[i64] = vec[i64]([NOWHERE] * PLACES)
        #: By place: the same hex after a turn to the left, and to the right.
        self.to_left: vec[i64] = vec[i64]([place - place % WAYS + (place + 5) % WAYS for place in range(PLACES)])
        self.to_right: vec[i64] = vec[i64]([place - place % WAYS + (place + 1) % WAYS for place in range(PLACES)])
        #: The places that are water, in order.
        self.wet: vec[i64] = vec[i64](wet_places(water, further_water))
        #: By turns left and place: the best that the rest of a move leads to; and the same with one point more.
        self.best: vec[i64] = vec[i64]([NO_WAY] * ((COALS + self.free_turns) * PLACES))
        self.shorter: vec[i64] = vec[i64]([NO_WAY] * ((COALS + self.free_turns) * PLACES))
        self.link(river, row(0, bend, NO_TILE), 0, water, further_water)
        self.link(river, row(bend, NO_TILE, bend), 1, water, further_water)

    def link(self, river: RiverMap, links: i64, tile: i64, water: i64, further_water: i64) -> None:
        number: i64 = 0
        while number < HEXES:
            way: i64 = 0
            while way < WAYS:
                there = river.links[links + number * WAYS + way]
                if there != OFF:
                    there += tile << TILE_SHIFT
                    wet = further_water if there >> TILE_SHIFT else water
                    if wet >> (there & HEX_MASK) & 1:
                        hex = (there >> TILE_SHIFT) * HEXES + (there & HEX_MASK)
                        self.ahead[(tile * HEXES + number) * WAYS + way] = hex * WAYS + way
                way += 1
            number += 1

    def fill(self, table: vec[i64], solved: i64, arrivals: vec[i64], at_any_speed: bool) -> None:
        """Fill in the first places, `solved` in number; the values of the others are there already.

        `arrivals` says by coal and place what is still to come after arriving there at speed 1 (or at any speed,
        with points to spare), or NOWHERE.
        """
        # What moves lead to that leave less coal, by the coal that they leave, extra turns, speed and place.
        dearer = vec[i64]([NO_WAY] * (COALS * COALS * SPEEDS * PLACES))
        coal: i64 = 0
        while coal < COALS:
            if coal > 0:
                index: i64 = 0
                while index < solved * SPEEDS:
                    table[coal * LAYER + index] = table[(coal - 1) * LAYER + index]
                    index += 1
                self.fill_with_coal(table, solved, coal, dearer)
            self.fill_without_coal(table, solved, coal, arrivals, at_any_speed)
            speed: i64 = 1
            while speed <= self.top_speed and coal < COALS - 1:
                extra: i64 = 0
                self.spend(table, coal, speed, self.free_turns + COALS - 1 - coal, arrivals, at_any_speed)
                while extra < COALS - coal:
                    start = ((coal * COALS + extra) * SPEEDS + speed - 1) * PLACES
                    for place in self.wet:
                        dearer[start + place] = self.best[(self.free_turns + extra) * PLACES + place]
                    extra += 1
                speed += 1
            coal += 1

    def fill_with_coal(self, table: vec[i64], solved: i64, coal: i64, dearer: vec[i64]) -> None:
        """Moves that burn coal: for the wheel, for turns, or for both."""
        left: i64 = 0
        while left < coal:
            extra: i64 = 0
            while extra <= coal - left:
                change = self.free_change + coal - left - extra
                speed: i64 = 1
                while speed <= self.top_speed:
                    start = ((left * COALS + extra) * SPEEDS + speed - 1) * PLACES
                    self.improve(table, solved, coal, dearer, start, speed, change)
                    speed += 1
                extra += 1
            left += 1

    def fill_without_coal(
        self, table: vec[i64], solved: i64, coal: i64, arrivals: vec[i64], at_any_speed: bool
    ) -> None:
        """Moves without coal, speed by speed, until none brings any place nearer."""
        one: i64 = 1
        # The speeds, a bit each, for which something is nearer than when their moves were last tried.
        nearer = (one << self.top_speed + 1) - 2
        while nearer != 0:
            speed: i64 = 1
            while speed <= self.top_speed:
                if nearer >> speed & 1:
                    nearer &= ~(one << speed)
                    self.spend(table, coal, speed, self.free_turns, arrivals, at_any_speed)
                    start = self.free_turns * PLACES
                    nearer |= self.improve(table, solved, coal, self.best, start, speed, self.free_change)
                speed += 1

    def improve(
        self, table: vec[i64], solved: i64, coal: i64, ends: vec[i64], start: i64, speed: i64, change: i64
    ) -> i64:
        """Take over what is better by a move at this speed, to which the wheel is changed by at most this much.

        Returns the speeds before the move, a bit each, for which something was.
        """
        one: i64 = 1
        lowest: i64 = speed - change if speed > change else 1
        highest = speed + change if speed + change < self.top_speed else self.top_speed
        improved: i64 = 0
        for place in self.wet:
            if place >= solved:
                break
            moves = ends[start + place] + MOVE
            at = coal * LAYER + place * SPEEDS - 1
            before = lowest
            while before <= highest:
                if moves < table[at + before]:
                    table[at + before] = moves
                    improved |= one << before
                before += 1
        return improved

    def spend(self, table: vec[i64], coal: i64, speed: i64, turns: i64, arrivals: vec[i64], at_any_speed: bool) -> None:
        """The best end of a move at this speed, from every place and with 0 to `turns` turns, into `best`."""
        ahead = self.ahead
        best = self.best
        for place in self.wet:
            end = table[coal * LAYER + place * SPEEDS + speed - 1]
            if speed == 1 and arrivals[coal * PLACES + place] >= 0:
                end = arrivals[coal * PLACES + place]
            left: i64 = 0
            while left <= turns:
                best[left * PLACES + place] = end
                left += 1
        self.turn(best, turns)
        points: i64 = 0
        while points < speed:
            longer = self.shorter
            for place in self.wet:
                there = ahead[place]
                lands = there >= 0 and at_any_speed and arrivals[coal * PLACES + there] >= 0
                left = 0
                while left <= turns:
                    end = NO_WAY
                    if lands:
                        end = arrivals[coal * PLACES + there]
                    elif there >= 0:
                        end = best[left * PLACES + there]
                    longer[left * PLACES + place] = end
                    left += 1
            self.shorter = best
            best = longer
            self.turn(best, turns)
            points += 1
        self.best = best

    def turn(self, best: vec[i64], turns: i64) -> None:
        """With a turn more, the best of going on as one points and of turning first."""
        to_left = self.to_left
        to_right = self.to_right
        left: i64 = 1
        while left <= turns:
            before = (left - 1) * PLACES
            for place in self.wet:
                end = best[left * PLACES + place]
                turned = best[before + to_left[place]]
                if turned < end:
                    end = turned
                turned = best[before + to_right[place]]
                if turned < end:
                    end = turned
                best[left * PLACES + place] = end
            left += 1


def wet_places(water: i64, further_water: i64) -> list[i64]:
    """The places on the water of two tiles."""
    both = water | further_water << HEXES
    return [hex * WAYS + way for hex in range(2 * HEXES) if both >> hex & 1 for way in range(WAYS)]
