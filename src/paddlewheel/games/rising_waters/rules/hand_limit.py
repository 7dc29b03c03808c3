"""The hand limit: at most seven cards, by the player's own choice (RW-47)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import DISCARD_AT, GOALS_KEEP
from paddlewheel.games.rising_waters.state import Flood


@final
class Discard(Decision):
    """Down to the hand limit, by the player's own choice; Threats stay (RW-47, RW-30a)."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("discard", "RW-47", DISCARD_AT, GOALS_KEEP)
        self.shared: SharedBoard = shared

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None if flood.held(player, choice - DISCARD_AT) > 0 else "RW-47"

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        card = choice - DISCARD_AT
        self.shared.discard(flood, player, card)
        if flood.journal is not None:
            flood.journal.note("discards", player, "RW-47", {"card": int(card)})
        if not self.shared.holds_too_many(flood, player):
            flood.settle()
