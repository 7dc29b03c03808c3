"""What an outcome is worth where all can win together, or one alone."""

from __future__ import annotations

from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import Outcome


def mixed(ranks: tuple[int, ...], winners: tuple[int, ...]) -> tuple[float, ...]:
    return returns("mixed", Outcome("end", (0.0,) * len(ranks), ranks, winners, "RK-4"))


def test_a_common_win_is_a_whole_win_for_everybody() -> None:
    assert mixed((1, 1, 1), (0, 1, 2)) == (1, 1, 1)


def test_a_common_loss_is_worse_for_everybody_than_the_last_place() -> None:
    assert mixed((1, 1, 1), ()) == (-1, -1, -1)


def test_where_one_wins_alone_the_others_get_less_place_by_place() -> None:
    assert mixed((3, 1, 2), (1,)) == (0, 1, 0.5)
    assert mixed((2, 1), (1,)) == (0, 1)
