"""Which choices could be made at an element of the scene, whether or not they are offered now."""

from __future__ import annotations

import re

from paddlewheel.games.rising_waters.components import Components
from paddlewheel.games.rising_waters.grid import hex_name, neighbour
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.view.choices import choice_words
from paddlewheel.games.rising_waters.view.names import RIVER_MAP
from paddlewheel.games.rising_waters.view.observation import FloodObservation

#: What lies on a hex stands for the hex.
ON_A_HEX = re.compile(r"(?:side|levee|dot|camp)-([a-n]\d)(?:-.*)?")


def possible_at(seen: FloodObservation, parts: Components, element: str) -> list[int]:
    """What touches the element, for the choices whose pieces are there."""
    if seen.player < 0:
        return []
    if found := ON_A_HEX.fullmatch(element):
        element = f"hex-{found[1]}"
    if found := re.fullmatch(r"site-(\d+)", element):
        element = f"hex-{hex_name(RIVER_MAP.towns[int(found[1])][1])}"
    if element.startswith("landowner-"):
        element = "row"
    there = [choice for choice in range(v.ALL) if _is_there(seen, choice)]
    choices = [choice for choice in there if element in choice_words(seen, parts, choice)[2]]
    if not choices and element.startswith("hex-") and seen.step != "move":
        # No piece is beside it now, but one may get there.
        return [*range(v.MOVE_PAWN, v.MOVE_RAFT)]
    return choices


def _is_there(seen: FloodObservation, choice: int) -> bool:
    """Whether the pieces that a choice speaks of are on the map, so that it can be put into words."""
    if v.NEW_PAWN_AT <= choice < v.UPGRADED:
        return seen.players[seen.player].pawns[choice - v.NEW_PAWN_AT][0] >= 0
    if v.GIVE_UP_AT <= choice < v.DYNAMITE_AT:
        return seen.survivors[choice - v.GIVE_UP_AT][0] >= 0
    if v.ACT_DROP_OFF <= choice < v.ACT_NEWSPAPER:
        return seen.players[seen.player].pawns[choice - v.ACT_DROP_OFF][0] >= 0
    if v.MOVE_PAWN <= choice < v.MOVE_RAFT:
        pawn, way = divmod(choice - v.MOVE_PAWN, len(v.WAYS))
        return _can_leave(_pawn(seen, pawn), way)
    if v.MOVE_RAFT <= choice < v.MOVE_BOARD:
        raft, way = divmod(choice - v.MOVE_RAFT, len(v.WAYS))
        return _can_leave(seen.rafts[raft], way)
    if v.DONATE_AT <= choice < v.DONATE_END:
        return (choice - v.DONATE_AT) // v.GIFTS - v.GOAL_SLOT < len(seen.goals)
    if v.LEND <= choice <= v.LEND_NOT:
        return seen.asked >= 0
    if v.FOUND_AT <= choice < v.FOUND_KEEP:
        return choice - v.FOUND_AT - v.GOAL_SLOT < len(seen.goals)
    return choice < v.GOALS_REPLACE or choice - v.GOALS_REPLACE < len(seen.goals)


def _pawn(seen: FloodObservation, pawn: int) -> int:
    """The hex of a pawn, or -1."""
    return seen.players[pawn // 4].pawns[pawn % 4][0] if pawn // 4 < len(seen.players) else -1


def _can_leave(hex: int, way: int) -> bool:
    return hex >= 0 and neighbour(hex, way) >= 0
