"""A second, slow form of the rules of placing, sliding and cutting off: by sets of cells, with no engine code."""

from __future__ import annotations

from collections.abc import Mapping

Hex = tuple[int, int]

#: East, north-east, north-west, west, south-west, south-east.
WAYS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
RIVER = {(q, 0) for q in range(7)}
BANK = {1: "WFWWWWW", 2: "WWWWWFW", 4: "WWWWWFW", 5: "WFWWWWW"}


def beside(here: Hex, way: int) -> Hex:
    dq, dr = WAYS[way % 6]
    return here[0] + dq, here[1] + dr


def turned(edges: str, turns: int) -> str:
    """The edges after this number of turns by 60 degrees, counter-clockwise."""
    return edges[6 - turns :] + edges[: 6 - turns] if turns else edges


def terrain(board: Mapping[Hex, str], here: Hex, side: int) -> str:
    """What lies on a side of a cell: W, F or nothing."""
    side %= 6
    if here in board:
        return board[here][side]
    if here in RIVER and side in BANK:
        return BANK[side][here[0]]
    return ""


def fits(board: Mapping[Hex, str], here: Hex, edges: str) -> bool:
    """Whether a tile, turned like this, may be laid here."""
    if here in board or here[1] == 0:
        return False
    met = [(edges[side], terrain(board, beside(here, side), side + 3)) for side in range(6)]
    met = [(mine, theirs) for mine, theirs in met if theirs]
    return len(met) >= 2 and all(mine == theirs for mine, theirs in met) and ("W", "W") in met


def placements(board: Mapping[Hex, str], edges: str) -> set[tuple[Hex, str]]:
    """Every cell and every way round in which a tile may be laid, found by trying everything near."""
    taken = {*board, *RIVER}
    near = {beside(beside(here, way), other) for here in taken for way in range(6) for other in range(6)}
    return {
        (here, turned(edges, turns)) for here in near for turns in range(6) if fits(board, here, turned(edges, turns))
    }


def slides_out(cells: set[Hex], tile: Hex) -> bool:
    """Whether a tile finds a way out: over empty cells, never between two tiles on both flanks of a step."""
    others = (cells | RIVER) - {tile}
    far = 3 + max(abs(number) for cell in others | {tile} for number in cell)
    seen = {tile}
    waiting = [tile]
    while waiting:
        here = waiting.pop()
        if abs(here[0]) > far or abs(here[1]) > far:
            return True
        for way in range(6):
            there = beside(here, way)
            flanks = {beside(here, way + 1), beside(here, way - 1)}
            if there not in others and there not in seen and not flanks <= others:
                seen.add(there)
                waiting.append(there)
    return False


def cut_off(board: Mapping[Hex, str], tile: Hex | None) -> set[Hex]:
    """The tiles that have no water to the river once a tile is gone."""
    left = {here: edges for here, edges in board.items() if here != tile}
    reached: set[Hex] = set()
    while True:
        more = {here for here in left if here not in reached and _is_linked(left, here, reached)}
        if not more:
            return set(left) - reached
        reached |= more


def _is_linked(board: Mapping[Hex, str], here: Hex, reached: set[Hex]) -> bool:
    for side in range(6):
        there = beside(here, side)
        water = board[here][side] == "W" and terrain(board, there, side + 3) == "W"
        if water and (there in reached or there in RIVER):
            return True
    return False


def removable(board: Mapping[Hex, str]) -> set[Hex]:
    """The tiles that may be pulled; where none can slide, those that cut nothing off."""
    spared = {here for here in board if not cut_off(board, here)}
    return {here for here in spared if slides_out(set(board), here)} or spared
