"""Luck apart from skill: what a draw brought, beside what it would have brought on average."""

from __future__ import annotations

from paddlewheel import registry
from paddlewheel.bots.appraisal import APPRAISALS
from paddlewheel.bots.learned_file import judging_tactics
from paddlewheel.kernel import AnyState, Chance, Record, SeatView, derived_seed

#: The stream of other draws: apart from those of everybody who guesses.
OTHER_DRAWS = APPRAISALS + 16


def luck_of_the_deal(record: Record, state: AnyState, deals: int) -> list[float]:
    """What the set-up gave and took: beside the set-ups from other seeds."""
    game = registry.game_of(record)
    others: list[AnyState] = []
    for number in range(deals):
        seed = derived_seed(record.seed, 2**20 + number)
        others.append(game.set_up(record.seats, seed, record.options))
    return _gains(state, others)


def luck_of_a_choice(before: AnyState, seat: int, choice: int, after: AnyState, seed: int, deals: int) -> list[float]:
    """What chance gave and took when this choice was made: all that nobody could know is dealt in other ways."""
    stream = Chance(seed, OTHER_DRAWS)
    everybody = tuple(range(before.seats))
    others = []
    for _ in range(deals):
        twin = before.resample_for(everybody, stream)
        twin.apply(seat, choice)
        others.append(twin)
    return _gains(after, others)


def _gains(real: AnyState, others: list[AnyState]) -> list[float]:
    tactics = judging_tactics(SeatView(real, 0))
    gains = []
    for seat in range(real.seats):
        average = sum(float(tactics.evaluate(other, seat)) for other in others) / len(others)
        gains.append(float(tactics.evaluate(real, seat)) - average)
    return gains
