"""Every choice there is, by number, and every step, by number."""

from __future__ import annotations

SIZES = 3
MOST_SEATS = 3

# The first choice of each step; a step's choices follow one another.
PICK = 0
KEEP = PICK + SIZES
GIVE = KEEP + 1
TO = GIVE + 1
ALL = TO + MOST_SEATS

# The steps.
PICKING, REVEAL, KEEP_OR_GIVE, GIVING, ROUND_END = range(5)


def vocabulary() -> tuple[str, ...]:
    """The token of every choice."""
    return (
        *(f"pick {size}" for size in range(1, SIZES + 1)),
        "keep",
        "give",
        *(f"to {seat}" for seat in range(MOST_SEATS)),
    )
