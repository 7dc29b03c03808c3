"""Phase 5: the marker moves, the week ends, hands are filled, a Survivor arrives (RW-113 to RW-117)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules.table import Table
from paddlewheel.games.rising_waters.rules.vocabulary import CLEAN_REST, KEEP_GOALS, PLACE_SURVIVOR
from paddlewheel.games.rising_waters.state import NOWHERE, OFFER, SURVIVORS, Flood, without


@final
class CleanUp:
    """The end of a round, in the order of the rulebook."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table

    def begin(self, flood: Flood) -> None:
        numbers = self.table.numbers
        flood.first = (flood.first + 1) % flood.players
        flood.week += 1
        flood.activism_used = 0
        if flood.journal is not None:
            flood.journal.note("week", flood.first, "RW-114", {"week": int(flood.week), "rounds": int(numbers.rounds)})
        # RW-3: below the limit when the last round is over. Nobody arrives after it (RW-116a).
        if flood.week >= numbers.rounds:
            self.table.finish(flood, True)
            return
        other: i64 = 0
        while other < flood.players:
            player = (flood.first + other) % flood.players
            missing = numbers.refill - flood.hand_size(player)
            if missing > 0:
                self.table.draw(flood, player, missing, "RW-115")
            other += 1
        flood.owe(CLEAN_REST, 0)
        if flood.arrived < SURVIVORS and self.table.atlas.nearest_dry(flood, 0, True) != NOWHERE:
            flood.owe(PLACE_SURVIVOR, flood.first)

    def rest(self, flood: Flood) -> None:
        """Goals and stale offers, then the next round."""
        if self.table.numbers.goals and len(flood.goal_pile) > 0:
            flood.owe(KEEP_GOALS, flood.first)
        if not self.table.numbers.stale_offers:
            return
        # RW-26b: the oldest offer nobody used goes.
        place: i64 = 0
        while place < len(flood.row) and flood.row[place] != OFFER:
            place += 1
        if place < len(flood.row):
            flood.row = without(flood.row, place)
            flood.landowner_discard[OFFER] += 1
            if flood.journal is not None:
                flood.journal.note("stale offer", -1, "RW-26b", {})
