"""How a played game looked to a bot: every seat's chances, from what that seat saw, over the whole record."""

from __future__ import annotations

import msgspec

from paddlewheel import registry
from paddlewheel.bots.learned_file import judging_tactics
from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance, Record, SeatView, forked

#: Looked at along a game at most, evenly.
POINTS = 100
#: Guesses at what a seat cannot see, for each judgement.
DEALS = 4
#: The stream of appraisals: apart from those of bots and hints.
APPRAISALS = GUESS_STREAM + 192


class Judgement(msgspec.Struct, frozen=True):
    """How the seats stood after a number of choices, from 0 (lost) to 1 (won)."""

    at: int
    values: list[float]


class Appraisal(msgspec.Struct, frozen=True):
    """A whole game judged. Where all win or lose together there is one value for the group."""

    together: bool
    judgements: list[Judgement]


def appraise(record: Record, points: int = POINTS) -> Appraisal:
    """Judge a record at its beginning, at its end and evenly between."""
    game = registry.game_of(record)
    together = game.info.utility == "co-operative"
    state = forked(game.set_up(record.seats, record.seed, record.options), record, 0)
    stream = Chance(record.seed, APPRAISALS)
    length = len(record.choices)
    every = max(1, -(-length // points))
    judgements = [Judgement(0, chances(state, together, stream))]
    for made, (seat, token) in enumerate(record.choices, start=1):
        state.play(seat, token)
        state = forked(state, record, made)
        if made % every == 0 or made == length:
            judgements.append(Judgement(made, chances(state, together, stream)))
    return Appraisal(together, judgements)


def chances(state: AnyState, together: bool, stream: Chance) -> list[float]:
    """The chances of every seat, or of the group."""
    values = [_chances(state, seat, stream) for seat in range(state.seats)]
    return [round(sum(values) / len(values), 3)] if together else [round(value, 3) for value in values]


def _chances(state: AnyState, seat: int, stream: Chance) -> float:
    view = SeatView(state, seat)
    tactics = judging_tactics(view)
    guesses = [state] if state.outcome is not None else [view.resample(stream) for _ in range(DEALS)]
    return sum(min(1.0, max(0.0, float(tactics.evaluate(guess, seat)))) for guess in guesses) / len(guesses)
