"""Which choices cannot be taken back, as far as the seat that makes them can tell."""

from __future__ import annotations

from typing import Any

from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance
from paddlewheel.tables.game_log import GameLog


def final_choices(log: GameLog[Any], seat: int) -> list[int]:
    """The choices of this seat that end its turn or reveal something, judged on what the seat can see."""
    if seat not in log.state.deciders or log.outcome is not None:
        return []
    guess = log.state.resample(seat, Chance(log.standing(seat), GUESS_STREAM))
    return [choice for choice in guess.choices(seat) if _is_final(guess, seat, choice)]


def _is_final(guess: AnyState, seat: int, choice: int) -> bool:
    tried = guess.clone()
    tried.apply(seat, choice)
    return seat not in tried.deciders or tried.reveals != guess.reveals or tried.chance.counter != guess.chance.counter
