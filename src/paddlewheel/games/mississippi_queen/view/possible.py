"""Which choices could be made at an element of the scene, whether or not they are offered now."""

from __future__ import annotations

import re

from paddlewheel.games.mississippi_queen.rules.vocabulary import (
    ALL,
    END_MOVE,
    FACINGS,
    FORWARD,
    PUSHES,
    TURN_LEFT,
    TURN_RIGHT,
)
from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, ShipSeen
from paddlewheel.parts.hexes import neighbour

SPEEDS = list(range(TURN_LEFT))


def possible_at(seen: RaceObservation, element: str) -> list[int]:
    """A ship is steered and pushed, a dial is set; the tile or the island ahead is where the ship would go."""
    kind, _, rest = element.partition("-")
    number = int(re.sub(r"\D.*", "", rest) or -1)
    if kind == "dial":
        return [number - 1]
    if kind == "aim":
        return [number]
    if seen.seat is None:
        return []
    own = seen.ships[seen.seat]
    if kind in ("speed", "coal", "card", "icon"):
        return SPEEDS if number == seen.seat else []
    if kind in ("ship", "badge"):
        if number == seen.seat:
            return [TURN_LEFT, TURN_RIGHT, END_MOVE, *range(FACINGS, ALL)]
        return [FORWARD] if _is_ahead(own, seen.ships[number]) else [*range(PUSHES, FACINGS)]
    if kind in ("tile", "land", "dock", "entry", "start") and _lies_ahead(seen, own, kind, rest):
        return [FORWARD]
    return []


def _is_ahead(own: ShipSeen, other: ShipSeen) -> bool:
    return own.place is not None and neighbour(own.place, own.heading) == other.place


def _lies_ahead(seen: RaceObservation, own: ShipSeen, kind: str, rest: str) -> bool:
    """Whether the next hex in front of the ship is on this tile, or is this island."""
    if own.place is None:
        return False
    ahead = neighbour(own.place, own.heading)
    tile, _, hex_number = rest.partition("-")
    for each in seen.tiles:
        if str(each.number) == tile:
            if kind == "land":
                return each.place(int(hex_number)) == ahead
            return kind == "tile"
    return False
