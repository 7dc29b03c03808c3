"""What a game calls its seats before it begins: Union and Confederacy, colours, towns."""

from __future__ import annotations

from functools import cache

from paddlewheel import registry
from paddlewheel.kernel import BadInput
from paddlewheel.language import Language, language
from paddlewheel.presentation import unnamed_seat


def seat_names(game: str) -> list[list[str]]:
    """The names for every number of seats, beginning with the smallest; as the scene of a new game has them."""
    return _seat_names(game, language())


@cache
def _seat_names(game: str, spoken: Language) -> list[list[str]]:
    found = registry.load(game)
    low, high = found.info.seats
    return [_names(game, seats) for seats in range(low, high + 1)]


def _names(game: str, seats: int) -> list[str]:
    found = registry.load(game)
    names = [unnamed_seat(seat) for seat in range(seats)]
    try:
        scene = found.scene(found.set_up(seats, 0, {}).observe(None))
    except BadInput:
        # Some numbers of seats need an option.
        return names
    for area in scene.areas:
        if area.kind == "seat" and area.seat is not None:
            names[area.seat] = area.title
    return names
