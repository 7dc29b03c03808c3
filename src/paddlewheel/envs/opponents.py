"""Who sits at the seats that do not learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from paddlewheel.bots import Bot, make_player
from paddlewheel.kernel import AnyGame, BadInput

#: The level of a bot, `module:Class`, or a bot of one's own.
Opponent = TypeVar("Opponent", bound="str | Bot")


def seated(opponents: Opponent | Sequence[Opponent], seat: int, seats: int, game: AnyGame) -> dict[int, Opponent]:
    """Who sits where: one for all other seats, or one each in the order of the seats."""
    others = [other for other in range(seats) if other != seat]
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        named = [*opponents]
    else:
        named = [opponents] * len(others)
    if len(named) != len(others):
        raise BadInput(f"there are {len(others)} other seats, but {len(named)} opponents")
    for other, bot in zip(others, named, strict=True):
        if isinstance(bot, str):
            make_player(bot, 0, other, game)
    return dict(zip(others, named, strict=True))
