"""Every choice there is: where the tokens of each decision begin, and how they read."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, SIDES, TILES

# The steps by their number: decisions, and steps that nobody decides.
LAY: Final = 0
DISCARD: Final = 1
PLACE: Final = 2
TURN: Final = 3
EXTRA: Final = 4
CHAIN: Final = 5
REFILL: Final = 6
KIND: Final = 7
POST: Final = 8
PULL: Final = 9
SCHOOL: Final = 10
PROWL: Final = 11
LEAP: Final = 12
ORDER: Final = 13
FEED: Final = 14
BITE: Final = 15
MORE: Final = 16
SCORE: Final = 17
AFTER: Final = 18
FROM: Final = 19
TO: Final = 20
COLLECT: Final = 21
# The turn steps of the three phases, in the order of the phases, and what happens between them.
FLOOD_TURN: Final = 22
PREDATOR_TURN: Final = 23
DRY_TURN: Final = 24
PREDATORS_APPEAR: Final = 25
WATER_FALLS: Final = 26
END: Final = 27

CELL_COUNT: Final = len(CELL_NAMES)

# Where each decision's choices begin.
LAYS: Final = 0
DISCARDS: Final = LAYS + TILES
PLACES: Final = DISCARDS + TILES
TURNS: Final = PLACES + CELL_COUNT
EXTRAS: Final = TURNS + SIDES
NO_EXTRA: Final = EXTRAS + TILES
CHAINS: Final = NO_EXTRA + 1
NO_CHAIN: Final = CHAINS + TILES
KINDS: Final = NO_CHAIN + 1
POSTS: Final = KINDS + 3
PULLS: Final = POSTS + TILES
ACT_FIRST: Final = PULLS + TILES
SCHOOLS: Final = ACT_FIRST + 1
PROWLS: Final = SCHOOLS + TILES + 1
BY_ACTION: Final = PROWLS + TILES + 1
LEAPS: Final = BY_ACTION + 1
SCHOOL_FIRST: Final = LEAPS + TILES + 1
PREDATOR_FIRST: Final = SCHOOL_FIRST + 1
AT_THREE: Final = PREDATOR_FIRST + 1
NOT_AT_THREE: Final = AT_THREE + 1
BITES: Final = NOT_AT_THREE + 1
BITE_AGAIN: Final = BITES + 4
NO_MORE: Final = BITE_AGAIN + 1
ACT_NOW: Final = NO_MORE + 1
END_TURN: Final = ACT_NOW + 1
FROMS: Final = END_TURN + 1
TOS: Final = FROMS + TILES
KEEP_HELD: Final = TOS + TILES
KEEP_PULLED: Final = KEEP_HELD + 1
ALL: Final = KEEP_PULLED + 1

COLOURS: Final[tuple[str, ...]] = ("red", "blue", "green", "purple")
PREDATOR_NAMES: Final[tuple[str, ...]] = ("nobody", "caiman", "piranhas", "jaguar")


def tile_name(tile: int) -> str:
    return f"T{tile + 1:02}"


def vocabulary() -> tuple[str, ...]:
    """The token of every choice."""
    tiles = [tile_name(tile) for tile in range(TILES)]
    waters = [*tiles, "river"]
    return (
        *(f"lay {tile}" for tile in tiles),
        *(f"discard {tile}" for tile in tiles),
        *(f"place {cell}" for cell in CELL_NAMES),
        *(f"turn {turns}" for turns in range(SIDES)),
        *(f"extra fish {tile}" for tile in tiles),
        "no extra fish",
        *(f"next fish {tile}" for tile in tiles),
        "no next fish",
        *(f"choose {name}" for name in PREDATOR_NAMES[1:]),
        *(f"predator on {tile}" for tile in tiles),
        *(f"pull {tile}" for tile in tiles),
        "action before pull",
        *(f"school to {place}" for place in waters),
        *(f"predator to {place}" for place in waters),
        "predator by action",
        *(f"leap to {place}" for place in waters),
        *("school first", "predator first"),
        *("piranhas eat at three", "piranhas wait"),
        *(f"eat {colour}" for colour in COLOURS),
        *("bite again", "no further bite"),
        *("action after pull", "end turn"),
        *(f"move from {tile}" for tile in tiles),
        *(f"move to {tile}" for tile in tiles),
        *("keep held", "keep pulled"),
    )
