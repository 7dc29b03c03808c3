"""The numbers of choices and of steps, and the tokens of the choices."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.civil_war.state import COLUMNS

#: The columns in words, as tokens and sentences name them.
COLUMN_NAMES: Final = ("left", "centre", "right")

# The choices, in the order of their tokens.
STRENGTHENS: Final = 0
WEAKENS: Final = STRENGTHENS + COLUMNS
COMMITS: Final = WEAKENS + COLUMNS

# The steps: three decisions, then what happens by itself, in the order of a battle.
STRENGTHEN: Final = 0
WEAKEN: Final = 1
COMMIT: Final = 2
FLIP: Final = 3
DRAW: Final = 4
REVEAL: Final = 5
COMPARE: Final = 6
TIE: Final = 7
RESULT: Final = 8
CLEAR: Final = 9


def vocabulary(ids: list[str]) -> tuple[str, ...]:
    """The token of every choice; a commitment is card * COLUMNS + column."""
    return (
        *[f"strengthen {name}" for name in COLUMN_NAMES],
        *[f"weaken {name}" for name in COLUMN_NAMES],
        *[f"commit {card} {name}" for card in ids for name in COLUMN_NAMES],
    )
