"""Where a Move can lead: every hex that a pawn or a raft reaches; and every card that a donation can give."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, cast

from paddlewheel.games.rising_waters.components import Components
from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.kinds import NOWHERE, PAWNS_EACH, RAFTS
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.rules.moving import STEP, Move, Paths
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.view.board import place
from paddlewheel.games.rising_waters.view.choices import choice_words, gift_words
from paddlewheel.games.rising_waters.view.names import chained, hex_words, pawn_name
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.kernel import SeatView
from paddlewheel.presentation import MOST_PLANS, Plan, guessed


class Reached(NamedTuple):
    """A hex on a way: half steps left there, where it was come from and which way."""

    left: int
    before: int
    way: int


def plans(view: SeatView, parts: Components, tokens: tuple[str, ...]) -> tuple[Plan, ...]:
    """Where a Move leads, begun or to be begun, and what a Donate gives. What is one choice is offered as such."""
    seen = cast(FloodObservation, view.observe())
    if seen.seat not in seen.deciders or seen.step not in ("act", "move"):
        return ()
    found: list[Plan] = []
    if seen.step == "move" or v.ACT_MOVE in seen.choices:
        flood = _begun(view, seen, v.ACT_MOVE, "move")
        if flood is not None:
            found += _moves(flood, seen, tokens)
    if v.ACT_DONATE in seen.choices:
        flood = _begun(view, seen, v.ACT_DONATE, "donate")
        if flood is not None:
            found += _gifts(flood, view.seat, parts, tokens)
    return tuple(plan for plan in found if len(plan.tokens) > 1)[:MOST_PLANS]


def _begun(view: SeatView, seen: FloodObservation, action: int, step: str) -> Flood | None:
    """The table as the seat knows it once the action has begun; None where something else is asked first."""
    flood = cast(Flood, guessed(view))
    if seen.step == "act":
        flood.apply(view.seat, action)
    return flood if flood.outcome is None and flood.step().name == step else None


def _moves(flood: Flood, seen: FloodObservation, tokens: tuple[str, ...]) -> Iterator[Plan]:
    move = cast(Move, flood.step())
    paths, player = move.paths, move.player(flood)
    first = (tokens[v.ACT_MOVE],) if seen.step == "act" else ()
    swimmer = paths.swimmer(flood)
    for pawn in range(flood.players * PAWNS_EACH):
        if flood.pawns[pawn] == NOWHERE or not paths.may_use(flood, player, pawn):
            continue
        if swimmer not in (NOWHERE, pawn):
            continue
        name = pawn_name(pawn)
        for chain, way in _walks(flood, paths, pawn):
            yield _plan(first, [tokens[v.MOVE_PAWN + pawn * 6 + step] for step in chain], way, name, f"pawn-{pawn}")
    for raft in range(RAFTS if swimmer == NOWHERE else 0):
        for chain, way in _drifts(flood, paths, player, raft):
            words = [tokens[v.MOVE_RAFT + raft * 6 + step] for step in chain]
            yield _plan(first, words, way, say("plan-raft", raft=raft + 1), f"raft-{raft}")


def _walks(flood: Flood, paths: Paths, pawn: int) -> Iterator[tuple[list[int], list[int]]]:
    """Where a pawn can walk: directions and hexes. It does not stop in the water without a raft."""
    here, pool = flood.pawns[pawn], flood.pool

    def step(hex: int, left: int, way: int) -> int:
        flood.pawns[pawn], flood.pool = hex, left
        return STEP if paths.may_step(flood, pawn, way) is None else 0

    found = _search(paths, here, pool, step)
    flood.pawns[pawn], flood.pool = here, pool
    for hex in found:
        if not paths.atlas.is_water(flood, hex) or flood.raft_with_room(hex) != NOWHERE:
            yield _way(found, hex)


def _drifts(flood: Flood, paths: Paths, player: int, raft: int) -> Iterator[tuple[list[int], list[int]]]:
    """Where a raft can go with those aboard."""
    here, pool = flood.rafts[raft], flood.pool
    if here == NOWHERE:
        return

    def step(hex: int, left: int, way: int) -> int:
        flood.rafts[raft], flood.pool = hex, left
        if paths.may_float(flood, player, raft, way) is not None:
            return 0
        return int(paths.toll(flood, paths.atlas.neighbours[hex * 6 + way]))

    found = _search(paths, here, pool, step)
    flood.rafts[raft], flood.pool = here, pool
    for hex in found:
        yield _way(found, hex)


def _search(paths: Paths, start: int, pool: int, step: Callable[[int, int, int], int]) -> dict[int, Reached]:
    """Every hex by the cheapest way. `step` gives the half steps of one step; 0: it is not allowed."""
    found = {start: Reached(pool, NOWHERE, 0)}
    waiting = [start]
    for here in waiting:
        left = found[here].left
        for way in range(6):
            there = int(paths.atlas.neighbours[here * 6 + way])
            known = found.get(there)
            if there == NOWHERE or (known is not None and known.left >= left - 1):
                continue
            price = step(here, left, way)
            if price and (known is None or known.left < left - price):
                found[there] = Reached(left - price, here, way)
                waiting.append(there)
    del found[start]
    return found


def _way(found: dict[int, Reached], end: int) -> tuple[list[int], list[int]]:
    chain: list[int] = []
    hexes = [end]
    while (reached := found.get(hexes[-1])) is not None:
        chain.append(reached.way)
        hexes.append(reached.before)
    return chain[::-1], hexes[::-1]


def _plan(first: tuple[str, ...], chain: list[str], hexes: list[int], name: str, piece: str) -> Plan:
    touches = (piece, f"hex-{hex_name(hexes[-1])}")
    path = tuple((round(x, 1), round(y, 1)) for x, y in map(place, hexes))
    label = say("plan-move", piece=name, hex=hex_words(hexes[-1]), steps=len(chain))
    by = [hex_name(hex) for hex in hexes[1:-1]]
    help_ = say("plan-move.by", hexes=chained(by)) if by else ""
    return Plan((*first, *chain), label, help_, touches, area="map", path=path, ghost=piece)


def _gifts(flood: Flood, seat: int, parts: Components, tokens: tuple[str, ...]) -> Iterator[Plan]:
    seen = cast(FloodObservation, flood.observe(seat))
    for choice in seen.choices:
        if v.DONATE_AT <= choice < v.DONATE_END:
            _, help_, touches = choice_words(seen, parts, choice)
            label = gift_words(seen, parts, choice - v.DONATE_AT, ".plan")
            yield Plan((tokens[v.ACT_DONATE], tokens[choice]), label, help_, touches)
