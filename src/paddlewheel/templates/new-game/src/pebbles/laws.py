"""What must always hold, in every position of every game."""

from __future__ import annotations

from pebbles.state import PebblesState


def broken_law(state: PebblesState) -> str | None:
    """A sentence for the law that is broken, or None."""
    rules = state.rules
    if not 1 <= state.round <= rules.rounds:
        return f"round {state.round} of {rules.rounds}"
    if sum(state.shells) > state.round * rules.most_valuable_shell:
        return "the shells are worth more than all that were on offer"
    return None
