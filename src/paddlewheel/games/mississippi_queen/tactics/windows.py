"""Tables of the least moves for every pair of tiles that has come up: found once in a process, and looked up then."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.river import ENTRIES, HEXES, RiverMap
from paddlewheel.games.mississippi_queen.state import NOWHERE
from paddlewheel.games.mississippi_queen.tactics.move_search import (
    COALS,
    LAYER,
    NO_WAY,
    PLACES,
    SPEEDS,
    TILE_LAYER,
    TILE_PLACES,
    WAYS,
    MoveSearch,
)

#: Bends from one tile to the next: left, ahead, right.
BENDS: Final = vec[i64]([5, 0, 1])
#: What lies behind the further tile: nothing that is known, or the platform (one more than the place of its bend).
UNKNOWN: Final = 0
#: Hexes a move on a winding river.
PACE: Final = 2.7
#: Half hexes from the middle of a tile to where the next one begins.
TILE_END: Final = 5
#: Hundredths of a move: over a whole tile, where the ship cannot go on, and where land may be in the way.
TILE: Final = 150
DEAD_END: Final = 3500
LAND: Final = 100
#: On a tile that nobody has seen: moves that a turn costs, and that the speed costs by the coal there is for it.
OFF_COURSE: Final = 60
RISKS: Final[list[list[int]]] = [
    [90, 35, 0, 15, 110, 260],
    [90, 35, 0, -15, 20, 110],
    [90, 35, 0, -20, -10, 30],
]


@final
class Window:
    """Two tiles, the one behind the other. Each table is by coal, place and speed; empty until it is asked for."""

    def __init__(self, search: MoveSearch) -> None:
        self.search: MoveSearch = search
        #: Moves until the ship has landed or left the tile behind the further one, and the same by way of a dock.
        self.onward: vec[i16] = vec[i16]([])
        self.by_near_dock: vec[i16] = vec[i16]([])
        self.by_far_dock: vec[i16] = vec[i16]([])


@final
class Windows:
    """All windows of a game's tiles, made when they are first asked for."""

    def __init__(self, river: RiverMap, costs: Costs, introductory: bool) -> None:
        self.river: RiverMap = river
        self.costs: Costs = costs
        self.introductory: bool = introductory
        #: In place of a layout: a tile that nobody has seen, all water; as the nearer one, a tile that is gone.
        self.blank: i64 = len(river.docks)
        kinds = self.blank + 1
        self.made: list[Window | None] = [None] * (kinds * kinds * 3 * 4)
        #: By layout, for a tile behind which nothing is known: the average over the bends.
        self.averages: list[vec[i16] | None] = [None] * kinds
        self.averages_by_dock: list[vec[i16] | None] = [None] * kinds

    def window(self, near: i64, bend: i64, far: i64, behind: i64) -> Window:
        """The window of two layouts; `bend` is 0 (left), 1 or 2."""
        at = ((near * (self.blank + 1) + far) * 3 + bend) * 4 + behind
        found = self.made[at]
        if found is None:
            found = Window(
                MoveSearch(self.river, self.costs, self.water(near, False), BENDS[bend], self.water(far, True))
            )
            found.onward = packed(self.onward(found, near, bend, far, behind))
            self.made[at] = found
        return found

    def water(self, layout: i64, far: bool) -> i64:
        if layout < self.blank:
            return self.river.water[layout]
        every: i64 = (1 << HEXES) - 1
        return every if far else 0

    def near_dock(self, window: Window, near: i64) -> vec[i16]:
        if len(window.by_near_dock) == 0:
            window.by_near_dock = self.by_dock(window, self.river.docks[near])
        return window.by_near_dock

    def far_dock(self, window: Window, far: i64) -> vec[i16]:
        if len(window.by_far_dock) == 0:
            window.by_far_dock = self.by_dock(window, HEXES + self.river.docks[far])
        return window.by_far_dock

    # -- making them ---------------------------------------------------------------------------------------------------

    def onward(self, window: Window, near: i64, bend: i64, far: i64, behind: i64) -> vec[i64]:
        table = vec[i64]([NO_WAY] * (COALS * LAYER))
        arrivals = vec[i64]([NOWHERE] * (COALS * PLACES))
        solved: i64 = PLACES
        if behind == UNKNOWN:
            solved = TILE_PLACES
            self.put_far_tile(table, bend, self.average(far))
        else:
            entries = ENTRIES[int(BENDS[behind - 1])]
            for number in entries:
                if self.water(far, True) >> number & 1:
                    self.put_arrival(arrivals, HEXES + number)
        window.search.fill(table, solved, arrivals, self.introductory)
        return table

    def put_far_tile(self, table: vec[i64], bend: i64, values: vec[i16]) -> None:
        """Take over what is known of the further tile, which is turned by the bend."""
        coal: i64 = 0
        while coal < COALS:
            place: i64 = 0
            while place < TILE_PLACES:
                turned = place - place % WAYS + (place + BENDS[bend]) % WAYS
                speed: i64 = 0
                while speed < SPEEDS:
                    at = coal * LAYER + (TILE_PLACES + turned) * SPEEDS + speed
                    table[at] = i64(values[(coal * TILE_PLACES + place) * SPEEDS + speed])
                    speed += 1
                place += 1
            coal += 1

    def put_arrival(self, arrivals: vec[i64], hex: i64) -> None:
        coal: i64 = 0
        while coal < COALS:
            way: i64 = 0
            while way < WAYS:
                arrivals[coal * PLACES + hex * WAYS + way] = 0
                way += 1
            coal += 1

    def by_dock(self, window: Window, dock: i64) -> vec[i16]:
        """By way of the dock on this hex of the two tiles, where the ship comes to at speed 1."""
        table = vec[i64]([NO_WAY] * (COALS * LAYER))
        arrivals = vec[i64]([NOWHERE] * (COALS * PLACES))
        coal: i64 = 0
        while coal < COALS:
            way: i64 = 0
            while way < WAYS:
                place = dock * WAYS + way
                arrivals[coal * PLACES + place] = i64(window.onward[coal * LAYER + place * SPEEDS])
                way += 1
            coal += 1
        window.search.fill(table, PLACES, arrivals, False)
        return packed(table)

    def average(self, layout: i64) -> vec[i16]:
        """By coal, place on the tile and speed: the moves from there when nothing is known of what comes behind."""
        found = self.averages[layout]
        if found is None:
            if layout == self.blank:
                found = self.any_tile()
            else:
                total = vec[i64]([0] * (COALS * TILE_LAYER))
                bend: i64 = 0
                while bend < 3:
                    add_third(total, self.window(layout, bend, self.blank, UNKNOWN).onward)
                    bend += 1
                found = packed(total)
            self.averages[layout] = found
        return found

    def any_tile(self) -> vec[i16]:
        """The same for a tile that nobody has seen: the average over all layouts, made of a guess behind them."""
        guess = vec[i64]([0] * (COALS * TILE_LAYER))
        self.put_guess(guess)
        self.averages[self.blank] = packed(guess)
        tables = [self.average(layout) for layout in range(1, int(self.blank))]
        any_tile = vec[i64](capacity=COALS * TILE_LAYER)
        index: i64 = 0
        while index < COALS * TILE_LAYER:
            number = index % TILE_LAYER // (WAYS * SPEEDS)
            total: i64 = 0
            wet: i64 = 0
            layout: i64 = 1
            for table in tables:
                if self.river.water[layout] >> number & 1:
                    value = i64(table[index])
                    total += value if value < DEAD_END else DEAD_END
                    wet += 1
                layout += 1
            dry = len(tables) - wet
            value = DEAD_END if wet == 0 else total // wet + dry * LAND // len(tables) - TILE
            any_tile = append(any_tile, value if value > 0 else 0)
            index += 1
        # What was made of the guess is made once more, of this.
        self.made = [None] * len(self.made)
        self.averages = [None] * len(self.averages)
        return packed(any_tile)

    def average_by_dock(self, layout: i64) -> vec[i16]:
        """The same by way of the tile's own dock."""
        found = self.averages_by_dock[layout]
        if found is None:
            total = vec[i64]([0] * (COALS * TILE_LAYER))
            bend: i64 = 0
            while bend < 3:
                add_third(total, self.near_dock(self.window(layout, bend, self.blank, UNKNOWN), layout))
                bend += 1
            found = self.averages_by_dock[layout] = packed(total)
        return found

    def put_guess(self, guess: vec[i64]) -> None:
        """How far it is through a tile that nobody has seen: straight on, at a speed that can be steered."""
        coal: i64 = 0
        while coal < COALS:
            number: i64 = 0
            while number < HEXES:
                way: i64 = 0
                while way < WAYS:
                    turns = way if way <= 3 else WAYS - way
                    hexes = float(TILE_END - self.river.up[number]) / 2.0
                    moves = i64(hexes / PACE * 100.0) + OFF_COURSE * turns
                    speed: i64 = 0
                    while speed < SPEEDS:
                        at = ((coal * HEXES + number) * WAYS + way) * SPEEDS + speed
                        guess[at] = moves + RISKS[coal][speed]
                        if guess[at] < 0:
                            guess[at] = 0
                        speed += 1
                    way += 1
                number += 1
            coal += 1


def add_third(total: vec[i64], table: vec[i16]) -> None:
    """Add a third of what a table says of its nearer tile."""
    coal: i64 = 0
    while coal < COALS:
        index: i64 = 0
        while index < TILE_LAYER:
            total[coal * TILE_LAYER + index] += i64(table[coal * LAYER + index]) // 3
            index += 1
        coal += 1


def packed(table: vec[i64]) -> vec[i16]:
    small = vec[i16](capacity=len(table))
    for value in table:
        small = append(small, i16(value))
    return small
