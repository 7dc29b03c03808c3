"""Random play to the end inside the engine: the fast path of simulations and searches."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.kernel._chance import Chance
from paddlewheel.kernel._contract import AnyState, Menu


def playout(state: AnyState, streams: list[Chance], limit: i64) -> i64:
    """Let every seat choose at random, each from its own stream, for at most `limit` decisions.

    Seats that decide at once are asked in order of their numbers. Returns the decisions made.
    """
    menu = Menu(state.rules.vocabulary)
    seats = vec[Chance](streams)
    made: i64 = 0
    while made < limit and len(state.stack) > 0:
        step = state.step()
        owing = step.deciders(state)
        if owing == 0:
            break
        seat: i64 = 0
        while not owing >> seat & 1:
            seat += 1
        menu.count = 0
        step.offer(state, seat, menu)
        step.play(state, seat, menu.items[seats[seat].below(menu.count)])
        state.advance()
        made += 1
    return made
