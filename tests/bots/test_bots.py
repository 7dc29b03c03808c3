"""Bots are ordinary seats: they choose what is offered, and only by what they see."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.arena.simulate import play_out, simulate
from paddlewheel.bots import LEVELS, make_bot
from paddlewheel.bots.random import RandomBot
from paddlewheel.kernel.sight import Sight
from support import Variant, positions, variants

USUAL = [variant for variant in variants() if variant.seats == pw.load(variant.game).info.usual_seats]


@pytest.mark.parametrize("variant", USUAL, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_by_what_it_sees_and_the_same_way_again(level: str, variant: Variant) -> None:
    for number, state in enumerate(positions(variant, seed=1, every=60)):
        for seat in state.deciders:
            dealt_again = state.resample(seat, pw.Chance(number, pw.GUESSES))
            chosen = {make_bot(level, 5, seat).choose(Sight(dealt, seat)) for dealt in (state, state, dealt_again)}
            assert len(chosen) == 1
            assert chosen <= set(state.choices(seat))


def test_the_fast_playout_plays_the_same_game_as_random_bots() -> None:
    game = pw.load("mississippi-queen")
    fast, slow = game.new(seed=3), game.new(seed=3)
    decisions = play_out(fast, ["random"] * 4, seed=8)
    bots = [RandomBot(8, seat) for seat in range(4)]
    made = 0
    while slow.deciders:
        seat = slow.deciders[0]
        slow.play(seat, bots[seat].choose(Sight(slow, seat)))
        made += 1
    assert made == decisions
    assert fast.fingerprint() == slow.fingerprint()


def test_a_steady_captain_beats_random_ones() -> None:
    result = simulate(pw.load("mississippi-queen"), ["random", "steady"], 12, 1, {"race": "introductory"})
    assert result.by_seat[1].wins >= 9


def test_an_unknown_level_names_the_ones_there_are() -> None:
    with pytest.raises(pw.BadInput, match="there is no bot 'clever'; the bots are: random, steady"):
        make_bot("clever", 1, 0)
