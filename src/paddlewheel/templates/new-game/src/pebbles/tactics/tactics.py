"""How well a seat stands. Bots at every level look ahead with it."""

from __future__ import annotations

from paddlewheel.kernel import Tactics
from pebbles.state import PebblesState


class PebblesTactics(Tactics[PebblesState]):
    def evaluate(self, state: PebblesState, seat: int) -> float:
        if state.outcome is not None:
            return super().evaluate(state, seat)
        total = sum(state.shells)
        return state.shells[seat] / total if total else 1 / state.seats
