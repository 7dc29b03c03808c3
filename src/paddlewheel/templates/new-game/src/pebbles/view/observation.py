"""What each seat may know. A field is here because the seat may know it."""

from __future__ import annotations

from paddlewheel.kernel import Observation
from pebbles.state import NOTHING, PebblesState

#: A pebble that was picked and is not shown yet.
HIDDEN = -1


class PebblesObservation(Observation, frozen=True, kw_only=True):
    round: int
    rounds: int
    #: The size that each seat has picked, 0 for none, HIDDEN for one that is not shown yet.
    picked: tuple[int, ...]
    shells: tuple[int, ...]
    shell: int


def observe(state: PebblesState, seat: int | None) -> PebblesObservation:
    secret = state.outcome is None and state.step().name == "pick"
    picked = [
        HIDDEN if secret and size != NOTHING and other != seat else size for other, size in enumerate(state.picked)
    ]
    return PebblesObservation(
        **state.common(seat),
        round=state.round,
        rounds=state.rules.rounds,
        picked=tuple(picked),
        shells=tuple(state.shells),
        shell=state.shell,
    )
