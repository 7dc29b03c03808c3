"""Phase 5: the marker moves, the week ends, hands are filled, a Survivor arrives (RW-113 to RW-117)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import NOWHERE, OFFER, SURVIVORS
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import (
    KEEP_GOALS,
    NEXT_ROUND,
    PLACE_SURVIVOR,
    REFILL_HAND,
    STALE_OFFER,
)
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import AutomaticStep
from paddlewheel.parts.piles import NOT_THERE, place_of, without


@final
class CleanUp(AutomaticStep[Flood]):
    """The end of a round: hands, a Survivor, stale offers, goals, in this order (RW-113, RW-114, RW-116a)."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("clean-up", "RW-113")
        self.shared: SharedBoard = shared

    def happen(self, state: Flood, argument: i64) -> None:
        numbers = self.shared.numbers
        state.first = (state.first + 1) % state.players
        state.week += 1
        state.activism_used = 0
        if state.journal is not None:
            state.journal.note("week", state.first, "RW-114", {"week": int(state.week), "rounds": int(numbers.rounds)})
            state.beat()
        # RW-3: below the limit when the last round is over. Nobody arrives after it (RW-116a).
        if state.week >= numbers.rounds:
            self.shared.finish(state, True)
            return
        state.owe(NEXT_ROUND, 0)
        if numbers.goals and len(state.goal_pile) > 0:
            state.owe(KEEP_GOALS, state.first)
        if numbers.stale_offers:
            state.owe(STALE_OFFER, 0)
        if state.arrived < SURVIVORS and self.shared.atlas.nearest_dry(state, 0, True) != NOWHERE:
            state.owe(PLACE_SURVIVOR, state.first)
        other = state.players - 1
        while other >= 0:
            player = (state.first + other) % state.players
            if state.hand_size(player) < numbers.refill:
                state.owe(REFILL_HAND, player)
            other -= 1


@final
class RefillHand(AutomaticStep[Flood]):
    """A player with fewer than five cards draws up to five (RW-115). The argument: the player."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("refill hand", "RW-115")
        self.shared: SharedBoard = shared

    def happen(self, state: Flood, argument: i64) -> None:
        self.shared.draw(state, argument, self.shared.numbers.refill - state.hand_size(argument), "RW-115")


@final
class StaleOffer(AutomaticStep[Flood]):
    """The oldest Job Offer that nobody used is discarded (RW-26b)."""

    def __init__(self) -> None:
        super().__init__("stale offer", "RW-26b")

    def happen(self, state: Flood, argument: i64) -> None:
        place = place_of(state.row, OFFER)
        if place == NOT_THERE:
            return
        state.row = without(state.row, place)
        state.landowner_discard[OFFER] += 1
        if state.journal is not None:
            state.journal.note("stale offer", -1, "RW-26b", {})
