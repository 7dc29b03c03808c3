"""The decisions that mattered, in words: coal burnt at once, stops at docks, pushes and landings."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.mississippi_queen.debrief.rounds import MoveTold, RoundTold
from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.view.words import place_words
from paddlewheel.language import listed

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
        bought = "both" if move.coal_for_speed and move.coal_for_turns else "speed" if move.coal_for_speed else "turns"
        parts.append(say(f"decided-{bought}", coal=move.coal, was=move.speed_before, now=move.speed, turns=move.turns))
    if move.aboard:
        parts.append(say("decided-dock", speed=move.speed))
    if move.pushed:
        parts.append(say("decided-push", whom=listed(captains[seat] for seat, _ in move.pushed)))
    if move.place:
        parts.append(say("decided-landing", speed=move.speed))
    return ", ".join(parts)


def _came_of_it(told: RoundTold, move: MoveTold, captains: Sequence[str]) -> str:
    ship = told.ships[move.seat]
    parts = [say("came-moved", hexes=move.hexes)]
    if move.coal >= COAL:
        parts.append(say("came-coal", coal=ship.coal))
    if move.aboard:
        parts.append(say("aboard", aboard=move.aboard))
    parts += [_shifted(captains[seat], hexes) for seat, hexes in move.pushed]
    if move.place:
        parts.append(say("came-place", place=place_words(move.place)))
    elif ship.behind:
        parts.append(say("came-behind", hexes=ship.behind))
    return ", ".join(parts)


def _shifted(who: str, hexes: float) -> str:
    if not hexes:
        return say("shifted-aside", who=who)
    return say("shifted-further" if hexes > 0 else "shifted-back", who=who, hexes=abs(hexes))
