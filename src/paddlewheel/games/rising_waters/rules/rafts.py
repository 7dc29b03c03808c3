"""Rafts and Survivors: launching, picking up, dropping off (RW-51 to RW-57)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import FIVE, NOWHERE, RAFT, RESCUE, SURVIVORS
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.goals import Goals
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.state import Flood


@final
class Rescue:
    """What can be done with a raft, apart from moving it."""

    def __init__(self, shared: SharedBoard, goals: Goals) -> None:
        self.shared: SharedBoard = shared
        self.atlas: Atlas = shared.atlas
        self.goals: Goals = goals

    def may_launch(self, flood: Flood, player: i64, pawn: i64) -> str | None:
        if not flood.power(player, RAFT):
            return "RW-20"
        if flood.pawns[pawn] == NOWHERE or flood.pawn_rafts[pawn] != NOWHERE:
            return "RW-52"
        return "RW-52" if flood.rafts_out() >= self.shared.numbers.rafts else None

    def launch(self, flood: Flood, player: i64, pawn: i64) -> None:
        """A raft token at the pawn's place, the pawn on it, the cube off the board (RW-52)."""
        raft: i64 = 0
        while flood.rafts[raft] != NOWHERE:
            raft += 1
        flood.rafts[raft] = flood.pawns[pawn]
        flood.pawn_rafts[pawn] = raft
        flood.powers[player * FIVE + RAFT] = 0
        if flood.journal is not None:
            facts = {"pawn": int(pawn), "raft": int(raft), "hex": int(flood.pawns[pawn])}
            flood.journal.note("launches", player, "RW-52", {**facts})
        self.goals.launched(flood)

    def waiting(self, flood: Flood, hex: i64) -> i64:
        """A Survivor on this hex and on no raft, or NOWHERE."""
        survivor: i64 = 0
        while survivor < SURVIVORS:
            if flood.survivors[survivor] == hex and flood.survivor_rafts[survivor] == NOWHERE:
                return survivor
            survivor += 1
        return NOWHERE

    def passenger(self, flood: Flood, raft: i64) -> i64:
        survivor: i64 = 0
        while survivor < SURVIVORS:
            if flood.survivor_rafts[survivor] == raft:
                return survivor
            survivor += 1
        return NOWHERE

    def may_pick_up(self, flood: Flood, pawn: i64) -> str | None:
        raft = flood.pawn_rafts[pawn]
        if raft == NOWHERE:
            return "RW-51"
        if flood.aboard(raft) > 1:
            return "RW-54"
        return None if self.waiting(flood, flood.pawns[pawn]) != NOWHERE else "RW-55"

    def pick_up(self, flood: Flood, player: i64, pawn: i64) -> None:
        survivor = self.waiting(flood, flood.pawns[pawn])
        flood.survivor_rafts[survivor] = flood.pawn_rafts[pawn]
        if flood.journal is not None:
            facts = {"pawn": int(pawn), "survivor": int(survivor)}
            flood.journal.note("picks up", player, "RW-55", {**facts})

    def may_drop_off(self, flood: Flood, pawn: i64) -> str | None:
        raft = flood.pawn_rafts[pawn]
        if raft == NOWHERE or self.passenger(flood, raft) == NOWHERE:
            return "RW-55"
        return "RW-55a" if self.atlas.is_water(flood, flood.pawns[pawn]) else None

    def drop_off(self, flood: Flood, player: i64, pawn: i64) -> None:
        """Onto land; at a Relief Camp of any colour this is a rescue (RW-56, RW-56a)."""
        survivor = self.passenger(flood, flood.pawn_rafts[pawn])
        hex = flood.pawns[pawn]
        flood.survivor_rafts[survivor] = NOWHERE
        facts = {"pawn": int(pawn), "survivor": int(survivor), "hex": int(hex)}
        if flood.camps[hex] == 0:
            if flood.journal is not None:
                flood.journal.note("drops off", player, "RW-55", {**facts})
            return
        flood.survivors[survivor] = NOWHERE
        eased = self.shared.ease(flood, RESCUE, 1)
        if flood.journal is not None:
            flood.journal.note("rescues", player, "RW-56", {**facts, "eased": int(eased), "losses": int(flood.losses)})
