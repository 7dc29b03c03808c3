"""The rules, one test or more for each."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.testing import rule
from pebbles import GAME
from pebbles.state import PebblesState


def after_picks(*sizes: int) -> PebblesState:
    """A game in which the seats have picked these sizes."""
    state = GAME.new(seats=len(sizes), seed=1)
    for seat, size in enumerate(sizes):
        state.play(seat, f"pick {size}")
    return state


@rule("PB-1")
def test_all_pick_at_the_same_time_and_unseen() -> None:
    state = GAME.new(seats=3, seed=1)
    state.play(1, "pick 2")
    assert state.deciders == (0, 2)
    assert GAME.observe(state, 1).picked == (0, 2, 0)
    assert GAME.observe(state, 0).picked == (0, -1, 0)


@rule("PB-2")
@pytest.mark.parametrize(("sizes", "winner"), [((1, 2, 3), 2), ((3, 3, 1), 2), ((2, 1, 1), 0)])
def test_the_largest_pebble_picked_by_one_player_alone_wins(sizes: tuple[int, ...], winner: int) -> None:
    state = after_picks(*sizes)
    assert state.deciders == (winner,)
    assert 1 <= state.shell <= 6


@rule("PB-2")
def test_nobody_wins_where_all_pick_the_same() -> None:
    state = after_picks(2, 2)
    assert (state.round, state.shells) == (2, [0, 0])


@rule("PB-3")
def test_the_winner_keeps_the_shell_or_gives_it_away() -> None:
    kept, given = after_picks(3, 1), after_picks(3, 1)
    worth = kept.shell
    kept.play(0, "keep")
    given.play(0, "give")
    given.play(0, "to 1")
    assert (kept.shells, given.shells) == ([worth, 0], [0, worth])


@rule("PB-3a")
def test_nobody_gives_a_shell_to_themselves() -> None:
    state = after_picks(3, 1)
    state.play(0, "give")
    for token in ("to 0", "to 2"):
        refusal = state.why_not(0, token)
        assert refusal is not None
        assert refusal.rule == "PB-3a"


@rule("PB-4")
def test_after_three_rounds_the_most_valuable_shells_win() -> None:
    state = GAME.new(seats=2, seed=3)
    for _ in range(3):
        state.play(0, "pick 3")
        state.play(1, "pick 1")
        state.play(0, "keep")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    with pytest.raises(pw.Refusal, match="over"):
        state.play(0, "pick 1")
