"""After a battle: the cleared battlefield, and the end of the war."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.report import Report
from paddlewheel.games.civil_war.state import CARD_MASK, COLUMN_SHIFT, CONFEDERACY, UNION, War
from paddlewheel.kernel import AutomaticStep, Outcome


@final
class ClearBattlefield(AutomaticStep[War]):
    """Winners to the Survivors, losers and the events beside to the Graveyard (CW-12b, CW-17, CW-18)."""

    def __init__(self, report: Report) -> None:
        super().__init__("clear the battlefield", "CW-17")
        self.report: Report = report

    def happen(self, state: War, argument: i64) -> None:
        self.clear(state, UNION)
        self.clear(state, CONFEDERACY)
        if state.journal is not None:
            self.report.summary(state)
        self.end_if_eliminated(state)

    def clear(self, war: War, seat: i64) -> None:
        army = war.armies[seat]
        verdict = war.verdict
        survivors = army.survivors
        graveyard = army.graveyard
        for placed in army.field:
            if verdict[placed >> COLUMN_SHIFT] == seat:
                survivors = append(survivors, placed & CARD_MASK)
            else:
                graveyard = append(graveyard, placed & CARD_MASK)
        for placed in army.beside:
            graveyard = append(graveyard, placed & CARD_MASK)
        army.survivors = survivors
        army.graveyard = graveyard
        army.fought = army.field
        army.fought_beside = army.beside
        army.field = vec[i64](capacity=12)
        army.beside = vec[i64]([])

    def end_if_eliminated(self, war: War) -> None:
        """A side without a card in deck and Survivors is eliminated (CW-27a)."""
        union = war.armies[UNION].reserve()
        confederacy = war.armies[CONFEDERACY].reserve()
        if union > 0 and confederacy > 0:
            return
        if union > 0:
            war.finish(Outcome("confederacy eliminated", (1.0, -1.0), (1, 2), (UNION,), "CW-27"))
        elif confederacy > 0:
            war.finish(Outcome("union eliminated", (-1.0, 1.0), (2, 1), (CONFEDERACY,), "CW-27"))
        else:
            war.finish(Outcome("both eliminated", (0.0, 0.0), (1, 1), (), "CW-27b"))
        if war.journal is not None:
            self.report.over(war)
