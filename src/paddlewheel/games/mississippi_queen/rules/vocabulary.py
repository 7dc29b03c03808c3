"""Every choice there is and how it reads, and the steps of a race by number."""

from __future__ import annotations

from typing import Final

from paddlewheel.parts.hexes import NAMES

# Where the choices of each kind begin, in the order of their tokens.
SPEEDS: Final = 0
TURN_LEFT: Final = 6
TURN_RIGHT: Final = 7
FORWARD: Final = 8
END_MOVE: Final = 9
PUSHES: Final = 10
FACINGS: Final = 16
ALL: Final = 22

# Steps that a captain decides.
SET_SPEED: Final = 0
STEER: Final = 1
PUSH: Final = 2
FACE: Final = 3
DECISIONS: Final = 4
# Steps that nobody decides.
ARRIVE: Final = 4
LAY_TILE: Final = 5
FIX_PLATFORM: Final = 6
REMOVE_TILES: Final = 7
NEXT_SHIP: Final = 8
DROP_OUT: Final = 9
NEXT_ROUND: Final = 10
RACE_OVER: Final = 11

# Why a race is over: nothing is left to race for, or the last round is played.
DECIDED: Final = 0
LAST_ROUND: Final = 1


def vocabulary() -> tuple[str, ...]:
    """The token of every choice."""
    return (
        *(f"speed {speed}" for speed in range(1, 7)),
        *("turn left", "turn right", "forward", "end move"),
        *(f"push to {name}" for name in NAMES),
        *(f"face {name}" for name in NAMES),
    )
