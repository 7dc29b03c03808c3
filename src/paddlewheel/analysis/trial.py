"""A turn that somebody tries at a position of the past: looked at choice by choice, and judged when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.analysis.judging import Depth, Judge, Judged, verdict_on
from paddlewheel.analysis.played_turns import goes_on
from paddlewheel.kernel import AnyState, SeatView
from paddlewheel.presentation import Scene, guessed, presented

#: A turn that was tried is compared with the best one on this many guesses.
TRIALS = Depth(deals=24)


class Trial:
    """A position with the choices tried so far. What the seat cannot see is dealt in one fixed way: it tells nothing.

    A choice that is not allowed raises a Refusal.
    """

    def __init__(self, state: AnyState, seat: int, tokens: Sequence[str] = ()) -> None:
        self.seat = seat
        self.state = guessed(SeatView(state, seat))
        self._start = self.state.clone()
        self.tokens: list[str] = []
        for token in tokens:
            self.play(token)

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended: something has come to light, or the seat owes nothing more."""
        return not goes_on(self._start, self.state, self.seat)

    def play(self, token: str) -> None:
        """Try one choice more."""
        self.state.play(self.seat, token)
        self.tokens.append(token)

    def scene(self) -> Scene:
        """What the seat sees now."""
        return presented(self.state.game).scene(self.state.observe(self.seat))

    def choices(self) -> list[int]:
        """The choices tried so far."""
        return [self.state.game.choice(token) for token in self.tokens]


def judge_trial(
    state: AnyState, seat: int, seed: int, tokens: Sequence[str], best: Sequence[str] | None = None
) -> Judged:
    """What a turn costs beside the best one, where that is known, or else beside the best one to be found.

    What comes to the same as the best turn is as good.
    """
    tried = Trial(state, seat, tokens).choices()
    judge = Judge(state, seat, seed, TRIALS)
    if best is None:
        return judge.judge(tried)
    solution = [state.game.choice(token) for token in best]
    cost = max(0.0, judge.worth(solution) - judge.worth(tried))
    return Judged(verdict_on(cost), cost, judge.worth(solution), solution, 0.0)
