"""Whose turn it is: the next ship that can move, the next round, and the order of movement."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.arriving import Arrivals
from paddlewheel.games.mississippi_queen.rules.laying import rearmost_tile
from paddlewheel.games.mississippi_queen.rules.look_ahead import LookAhead
from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.vocabulary import (
    DECIDED,
    DROP_OUT,
    LAST_ROUND,
    NEXT_ROUND,
    NEXT_SHIP,
    RACE_OVER,
    REMOVE_TILES,
    SET_SPEED,
)
from paddlewheel.games.mississippi_queen.state import AGROUND, OUT_OF_COAL, RACING, Race
from paddlewheel.kernel import AutomaticStep


@final
class TurnOrder:
    """Who is ahead of whom."""

    def __init__(self, river: RiverMap) -> None:
        self.river: RiverMap = river

    def by_position(self, race: Race) -> vec[i64]:
        """The seats, the ship furthest ahead first; ships that have left the race come last (MQ-45, MQ-46)."""
        order = race.order[:]
        place: i64 = 1
        while place < race.seats:
            seat = order[place]
            at = place
            while at > 0 and self.is_ahead(race, seat, order[at - 1]):
                order[at] = order[at - 1]
                at -= 1
            order[at] = seat
            place += 1
        return order

    def is_ahead(self, race: Race, seat: i64, other: i64) -> bool:
        one = race.ships[seat]
        two = race.ships[other]
        if one.fate != RACING or two.fate != RACING:
            return one.fate == RACING
        difference = self.river.progress(one.hex) - self.river.progress(two.hex)
        if difference == 0:
            difference = one.speed - two.speed
        if difference == 0:
            difference = one.coal - two.coal
        if difference == 0:
            difference = self.river.rightness(one.hex) - self.river.rightness(two.hex)
        if difference == 0:
            difference = other - seat
        return difference > 0


@final
class NextShip(AutomaticStep[Race]):
    """The next ship in the order of movement sets its speed, unless something else comes first."""

    def __init__(self, arrivals: Arrivals, look_ahead: LookAhead) -> None:
        super().__init__("next ship", "MQ-5" if arrivals.introductory else "MQ-45")
        self.arrivals: Arrivals = arrivals
        self.look_ahead: LookAhead = look_ahead

    def happen(self, state: Race, argument: i64) -> None:
        if state.first < rearmost_tile(state):
            state.owe(NEXT_SHIP, 0)
            state.owe(REMOVE_TILES, 0)
        elif self.arrivals.is_decided(state):
            state.owe(RACE_OVER, DECIDED)
        else:
            self.ask_next(state)

    def ask_next(self, race: Race) -> None:
        """Ships that have left the race are passed over; one that cannot move is out."""
        while race.turn < len(race.order):
            seat = race.order[race.turn]
            race.turn += 1
            if race.ships[seat].fate == RACING:
                race.owe(SET_SPEED if self.look_ahead.can_move(race, seat) else DROP_OUT, seat)
                return
        race.owe(NEXT_ROUND, 0)


@final
class DropOut(AutomaticStep[Race]):
    """A ship for which no complete move exists is out of the race (MQ-10, MQ-18). The argument is its seat."""

    def __init__(self, river: RiverMap, look_ahead: LookAhead) -> None:
        super().__init__("drop out", "MQ-18a")
        self.river: RiverMap = river
        self.look_ahead: LookAhead = look_ahead

    def happen(self, state: Race, argument: i64) -> None:
        fate: i64 = AGROUND
        if self.look_ahead.could_move_with_more_coal(state, argument):
            fate = OUT_OF_COAL
        if state.journal is not None:
            if fate == AGROUND:
                state.journal.note("aground", argument, "MQ-18", {})
            else:
                state.journal.note("out of coal", argument, "MQ-10", {})
            state.beat()  # still to be seen where it ends
        ship = state.ships[argument]
        state.leave(ship, fate, self.river.progress(ship.hex))
        state.owe(NEXT_SHIP, 0)


@final
class NextRound(AutomaticStep[Race]):
    """All have moved: the order of the next round is fixed (MQ-45a), or the race ends after its last one (MQ-34c)."""

    def __init__(self, order: TurnOrder, introductory: bool, rounds: i64) -> None:
        super().__init__("next round", "MQ-5" if introductory else "MQ-45")
        self.order: TurnOrder = order
        self.introductory: bool = introductory
        self.rounds: i64 = rounds

    def happen(self, state: Race, argument: i64) -> None:
        if state.round == self.rounds:
            state.owe(RACE_OVER, LAST_ROUND)
            return
        state.round += 1
        state.turn = 0
        if not self.introductory:
            state.order = self.order.by_position(state)
        if state.journal is not None:
            racing = tuple([seat for seat in state.order if state.ships[seat].fate == RACING])
            state.journal.note("round", -1, self.rule, {"round": state.round, "order": racing})
            state.beat()
        state.owe(NEXT_SHIP, 0)
