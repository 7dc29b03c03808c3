"""Every choice there is: where the tokens of each decision begin, and how they read."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, SIDES

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

COLOURS: Final[tuple[str, ...]] = ("red", "blue", "green", "purple")
PREDATOR_NAMES: Final[tuple[str, ...]] = ("nobody", "caiman", "piranhas", "jaguar")


def tile_name(tile: int) -> str:
    return f"T{tile + 1:02}"


@final
class Choices:
    """Where the choices of each decision begin, with this many flood tiles."""

    def __init__(self, tiles: i64) -> None:
        self.lays: i64 = 0
        self.discards: i64 = tiles
        self.places: i64 = self.discards + tiles
        self.turns: i64 = self.places + len(CELL_NAMES)
        self.extras: i64 = self.turns + SIDES
        self.no_extra: i64 = self.extras + tiles
        self.chains: i64 = self.no_extra + 1
        self.no_chain: i64 = self.chains + tiles
        self.kinds: i64 = self.no_chain + 1
        self.posts: i64 = self.kinds + 3
        self.pulls: i64 = self.posts + tiles
        self.act_first: i64 = self.pulls + tiles
        self.schools: i64 = self.act_first + 1
        self.prowls: i64 = self.schools + tiles + 1
        self.by_action: i64 = self.prowls + tiles + 1
        self.leaps: i64 = self.by_action + 1
        self.school_first: i64 = self.leaps + tiles + 1
        self.predator_first: i64 = self.school_first + 1
        self.at_three: i64 = self.predator_first + 1
        self.not_at_three: i64 = self.at_three + 1
        self.bites: i64 = self.not_at_three + 1
        self.bite_again: i64 = self.bites + len(COLOURS)
        self.no_more: i64 = self.bite_again + 1
        self.act_now: i64 = self.no_more + 1
        self.end_turn: i64 = self.act_now + 1
        self.froms: i64 = self.end_turn + 1
        self.tos: i64 = self.froms + tiles
        self.keep_held: i64 = self.tos + tiles
        self.keep_pulled: i64 = self.keep_held + 1
        self.end: i64 = self.keep_pulled + 1


def vocabulary(count: int) -> tuple[str, ...]:
    """The token of every choice with this many flood tiles."""
    tiles = [tile_name(tile) for tile in range(count)]
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
