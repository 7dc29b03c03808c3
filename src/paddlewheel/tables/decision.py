"""What everybody can see of the decision at hand."""

from __future__ import annotations

import msgspec

from paddlewheel.kernel import AnyState, Outcome


class DecisionAtHand(msgspec.Struct, frozen=True):
    """What everybody can see of the decision at hand. While it stays the same, nothing has been revealed."""

    deciders: tuple[int, ...]
    stack: tuple[int, ...]
    reveals: int
    drawn: int
    outcome: Outcome | None

    def is_same_decision(self, other: DecisionAtHand) -> bool:
        """Whether only the seats that still have to decide may differ."""
        return self.stack == other.stack and not self.is_revealed_in(other)

    def is_revealed_in(self, other: DecisionAtHand) -> bool:
        """Whether something hidden or random has been revealed between the two."""
        return self.reveals != other.reveals or self.drawn != other.drawn


def decision_at_hand(state: AnyState) -> DecisionAtHand:
    return DecisionAtHand(state.deciders, tuple(state.stack), state.reveals, state.chance.counter, state.outcome)
