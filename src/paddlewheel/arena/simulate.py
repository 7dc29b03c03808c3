"""Many games, counted: each with its own derived seed, on one core or several, always with the same results."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.series import Series
from paddlewheel.arena.tally import Simulation


def simulate(
    plan: Plan, games: int, executor: Executor = inline, progress: Callable[[int, int, int], None] | None = None
) -> Simulation:
    """Play a number of games and count what came of them; nothing is kept on disk."""
    return Series(plan).run(games, executor, progress)
