"""The whole turn that a choice begins, as far as it can be planned, and its steps in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddlewheel.bots.explain import goes_on, played
from paddlewheel.bots.learned_file import judging_tactics
from paddlewheel.bots.lookahead import Lookahead
from paddlewheel.bots.steady import turns
from paddlewheel.bots.words import in_a_row
from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance, SeatView, Tactics
from paddlewheel.presentation import presented

#: A turn is planned for this many choices at most.
LONGEST = 24


def whole_turn(view: SeatView, stream: Chance, first: int) -> list[int]:
    """The turn that begins with this choice, played on as a steady player would.

    It ends where something comes to light, and before the player's own opinion is asked for.
    """
    tactics = judging_tactics(view)
    guess = view.resample(stream)
    turn = [first]
    lookahead = Lookahead(tactics, 1, 1, 1)
    while len(turn) < LONGEST:
        position = played(guess, view.seat, turn)
        turn = list(position.choices)
        is_over = lookahead.turn_is_over(position.after, guess, view.seat)
        if is_over or not goes_on(guess, position.after, view.seat):
            break
        turn += _onward(position.after, view.seat, tactics, stream)
    return turn[:LONGEST]


def _onward(state: AnyState, seat: int, tactics: Tactics[Any], stream: Chance) -> list[int]:
    choices = state.choices(seat)
    if len(choices) == 1:
        return choices
    plan = [int(choice) for choice in tactics.complete(state, seat)]
    if plan and plan[0] in choices:
        return plan
    found = turns(SeatView(state, seat), tactics, stream, choices)
    return max(found.values(), key=lambda turn: turn.worth).choices


def step_labels(view: SeatView, turn: Sequence[int]) -> str:
    """The steps of a turn in the words of their choices: *Speed 3, Forward (2 times), Turn left*."""
    game = presented(view.game)
    steps = played(view.resample(Chance(0, GUESS_STREAM)), view.seat, turn)
    labels = []
    for position, choice in zip(steps.positions, steps.choices, strict=False):
        offers = game.scene(position.observe(view.seat)).offers
        labels.append(next(offer.label for offer in offers if offer.token == game.token(choice)))
    return in_a_row(labels)
