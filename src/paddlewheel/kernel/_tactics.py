"""What bots know of a game. Each game's `tactics.py` fills this in; the search itself is the same for all."""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paddlewheel.kernel._chance import Chance
from paddlewheel.kernel._contract import S
from paddlewheel.kernel._journal import Remark


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactics(Generic[S]):
    """Judgement of positions and choices. It may use only what the seat knows: on a state whose unseen parts
    are dealt again it says the same, but for what those parts decide."""

    def evaluate(self, state: S, seat: i64) -> float:
        """How well this seat stands, from 0 (lost) to 1 (won). A finished game is judged by its outcome."""
        outcome = state.outcome
        if outcome is None:
            return 0.5
        if len(outcome.winners) == 0:
            return 0.0
        rank = outcome.ranks[seat]
        return 1.0 if state.seats == 1 else 1.0 - (rank - 1) / (state.seats - 1)

    def judge(self, state: S, seats: i64, values: vec[float]) -> None:
        """`evaluate` for each of these seats (a bit each). Overridden only for speed, never to another result."""
        seat: i64 = 0
        while seat < state.seats:
            if seats >> seat & 1:
                values[seat] = self.evaluate(state, seat)
            seat += 1

    def weigh(self, state: S, seat: i64, choice: i64) -> float:
        """How promising an allowed choice looks before it is tried: above 0, 1 for an ordinary one."""
        return 1.0

    def positions(self) -> i64:
        """How many positions a bot may look at in one decision: fewer where judging one takes long."""
        return 400

    def horizon(self) -> i64:
        """How many choices a search plays on before it judges: none where judging alone tells enough."""
        return 12

    def turns_ahead(self) -> i64:
        """How many turns a search plays on where `complete` plans whole turns; none to search choice by choice."""
        return 0

    def doubt(self) -> float:
        """How much better a turn must look to a search than the one that `complete` plans, to be played instead."""
        return 0.0

    def is_interruption(self, state: S) -> bool:
        """Whether the decision at hand comes up inside somebody's turn, which goes on after it."""
        return len(state.stack) > 1

    def is_same_turn(self, before: S, after: S) -> bool:
        """Whether the seat that decides in both positions is still in one turn: it may have two in a row."""
        return True

    def foretell(self, state: S, seat: i64, choice: i64) -> float:
        """What the seat's turn comes to with this choice, where that is known without trying it out; else below 0."""
        return -1.0

    def complete(self, state: S, seat: i64) -> vec[i64]:
        """The best rest of the seat's turn, choice by choice, where the tactics find it themselves; else empty."""
        return vec[i64]([])

    def begins_turn(self, state: S) -> bool:
        """Whether the decision at hand begins a turn: a player who errs does so here, not in the middle of one."""
        return True

    def suppose(self, state: S, seat: i64, stream: Chance) -> None:
        """Let the others have decided in secret as they are likely to: in a guess they may have decided anyhow."""

    def remark(self, state: S, seat: i64, choice: i64) -> Remark | None:
        """What the seat says to the others as it makes this choice: its reason, or None. The view words it.

        Everybody hears it, so it rests on nothing but what everybody may know. It changes nothing.
        """
        return None
