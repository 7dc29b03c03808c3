"""The decisions that mattered, in words: coal burnt at once, stops at docks, pushes and landings."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.mississippi_queen.debrief.rounds import MoveTold, RoundTold
from paddlewheel.games.mississippi_queen.view.words import PLACES
from paddlewheel.presentation import counted, listed

#: Coal of one move that was a decision rather than a detail.
COAL = 2


def decisions(rounds: Sequence[RoundTold], captains: Sequence[str]) -> list[tuple[str, str, str, str]]:
    """Round, ship, what its captain decided, and what came of it."""
    rows = []
    for told in rounds:
        for move in told.moves:
            what = _decided(move, captains)
            if what:
                rows.append((str(told.round), captains[move.seat], what, _came_of_it(told, move, captains)))
    return rows


def _decided(move: MoveTold, captains: Sequence[str]) -> str:
    parts = []
    if move.coal >= COAL:
        speed = f"speed {move.speed_before} to {move.speed}" if move.coal_for_speed else ""
        turns = counted(move.turns, "turn") if move.coal_for_turns else ""
        parts.append(f"burns {move.coal} coal ({' and '.join(filter(None, (speed, turns)))})")
    if move.aboard:
        parts.append(f"goes to a dock at speed {move.speed}")
    if move.pushed:
        parts.append(f"pushes {listed(captains[seat] for seat, _ in move.pushed)}")
    if move.place:
        parts.append(f"lands at speed {move.speed}")
    return ", ".join(parts)


def _came_of_it(told: RoundTold, move: MoveTold, captains: Sequence[str]) -> str:
    ship = told.ships[move.seat]
    parts = [f"{counted(move.hexes, 'hex', 'hexes')} moved"]
    if move.coal >= COAL:
        parts.append(f"{ship.coal} coal left")
    if move.aboard:
        parts.append(f"{counted(move.aboard, 'passenger')} aboard")
    parts += [f"{captains[seat]} {_shifted(hexes)}" for seat, hexes in move.pushed]
    if move.place:
        parts.append(f"comes {PLACES[move.place - 1]}")
    elif ship.behind:
        parts.append(f"{ship.behind:g} {'hex' if ship.behind == 1 else 'hexes'} behind at the end of the round")
    return ", ".join(parts)


def _shifted(hexes: float) -> str:
    if not hexes:
        return "is neither further nor further back"
    return f"is {abs(hexes):g} {'hex' if abs(hexes) == 1 else 'hexes'} {'further' if hexes > 0 else 'back'}"
