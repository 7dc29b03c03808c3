"""The river changes: a tile is laid, the platform is fixed, tiles that all have left are taken away."""

from __future__ import annotations

from typing import final

from librt.vecs import pop
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.river import RiverMap, rolled_bend
from paddlewheel.games.mississippi_queen.rules.vocabulary import FIX_PLATFORM
from paddlewheel.games.mississippi_queen.state import NOWHERE, RACING, STRANDED, TILE_SHIFT, Race
from paddlewheel.kernel import AutomaticStep


@final
class LayTile(AutomaticStep[Race]):
    """The first captain on the furthest tile lays the next one (MQ-19 to MQ-21). The argument is the captain's seat."""

    def __init__(self, river: RiverMap, introductory: bool) -> None:
        super().__init__("lay tile", "MQ-19")
        self.river: RiverMap = river
        self.introductory: bool = introductory

    def happen(self, state: Race, argument: i64) -> None:
        bend = rolled_until_free(self.river, state, argument)
        if bend == NOWHERE:
            bend = rolled_bend(state.chance)
            covered = self.river.covered(state, (state.courses[state.laid() - 1] + bend) % 6)
            if is_on(state, covered):
                state.owe(FIX_PLATFORM, argument)
                return
            self.lift(state, covered)
        self.lay(state, argument, bend)
        if len(state.pile) == 0:
            state.owe(FIX_PLATFORM, argument)

    def lay(self, race: Race, seat: i64, bend: i64) -> None:
        race.pile, layout = pop(race.pile[:])
        self.river.place(race, layout, (race.courses[race.laid() - 1] + bend) % 6)
        tile = race.laid() - 1
        if self.introductory:
            race.waiting[tile] = 0
        if race.journal is not None:
            rule = "MQ-19" if seat == race.mover() else "MQ-30"
            race.journal.note(
                "tile", seat, rule, {"layout": layout, "bend": bend, "tile": tile, "waiting": race.waiting[tile]}
            )
            race.beat()

    def lift(self, race: Race, covered: i64) -> None:
        """Take away the tiles in the way; ships behind them cannot follow (MQ-21a, MQ-21b)."""
        while covered >> race.first:
            for seat in range(race.seats):
                ship = race.ships[seat]
                if ship.fate == RACING and ship.hex >> TILE_SHIFT == race.first:
                    if race.journal is not None:
                        race.journal.note("stranded", seat, "MQ-21b", {})
                        race.beat()  # still to be seen where it ends
                    race.leave(ship, STRANDED, self.river.progress(ship.hex))
            remove_rearmost(self.river, race)


@final
class FixPlatform(AutomaticStep[Race]):
    """The landing platform is fixed behind the last tile. The argument is the seat of the captain who rolls."""

    def __init__(self, river: RiverMap) -> None:
        super().__init__("fix platform", "MQ-31")
        self.river: RiverMap = river

    def happen(self, state: Race, argument: i64) -> None:
        bend = rolled_until_free(self.river, state, argument)
        if bend == NOWHERE:
            bend = rolled_bend(state.chance)
        state.platform = (state.courses[state.laid() - 1] + bend) % 6
        if state.journal is not None:
            state.journal.note("platform", argument, "MQ-31", {"bend": bend})
            state.beat()


@final
class RemoveTiles(AutomaticStep[Race]):
    """The tiles behind the rearmost ship that still races go, with their passengers (MQ-22, MQ-44)."""

    def __init__(self, river: RiverMap) -> None:
        super().__init__("remove tiles", "MQ-22")
        self.river: RiverMap = river

    def happen(self, state: Race, argument: i64) -> None:
        rearmost = rearmost_tile(state)
        while state.first < rearmost:
            remove_rearmost(self.river, state)


def rearmost_tile(race: Race) -> i64:
    """The tile of the rearmost ship that still races; without such a ship no tile is vacated."""
    found: i64 = race.laid()
    for ship in race.ships:
        if ship.fate == RACING and ship.hex >> TILE_SHIFT < found:
            found = ship.hex >> TILE_SHIFT
    if found == race.laid():
        return race.first
    return found


def remove_rearmost(river: RiverMap, race: Race) -> None:
    if race.journal is not None:
        left = race.waiting[race.first]
        race.journal.note("removed", -1, "MQ-44" if left else "MQ-22", {"tile": race.first, "passengers": left})
        race.beat()  # the tile lies there for the last time
    race.waiting[race.first] = 0
    race.first += 1
    river.refresh(race)


def rolled_until_free(river: RiverMap, race: Race, seat: i64) -> i64:
    """Roll until the way is free (MQ-21); NOWHERE when none of the three is."""
    course = race.courses[race.laid() - 1]
    fits = False
    for bend in (5, 0, 1):
        if river.covered(race, (course + bend) % 6) == 0:
            fits = True
    if not fits:
        return NOWHERE
    while True:
        rolled = rolled_bend(race.chance)
        if river.covered(race, (course + rolled) % 6) == 0:
            return rolled
        if race.journal is not None:
            race.journal.note("reroll", seat, "MQ-21", {"bend": rolled})


def is_on(race: Race, tiles: i64) -> bool:
    """Whether a ship is on one of these tiles, a bit each."""
    for ship in race.ships:
        if ship.fate == RACING and tiles >> (ship.hex >> TILE_SHIFT) & 1:
            return True
    return False
