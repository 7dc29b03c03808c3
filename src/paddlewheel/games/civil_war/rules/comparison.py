"""The comparison of the columns: who takes each, how ties are broken, and what is told of it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.card_play import CardPlay
from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.rules.report import Report
from paddlewheel.games.civil_war.rules.tally import Tally
from paddlewheel.games.civil_war.rules.vocabulary import RESULT, TIE
from paddlewheel.games.civil_war.state import (
    BOTH_LOST,
    COLUMNS,
    CONFEDERACY,
    NOBODY_THERE,
    NONE,
    NUMBERS,
    UNDECIDED,
    UNION,
    VERDICT,
    War,
)
from paddlewheel.kernel import AutomaticStep


@final
class Comparison:
    """Counts both armies and says who takes a column."""

    def __init__(self, cards: Cards) -> None:
        self.union: Tally = Tally(cards)
        self.confederacy: Tally = Tally(cards)

    def count(self, war: War) -> None:
        self.union.fill(war.armies[UNION], war.armies[CONFEDERACY])
        self.confederacy.fill(war.armies[CONFEDERACY], war.armies[UNION])

    def compare(self, column: i64, verdict: vec[i64]) -> None:
        """Write down who takes a column as it was counted (CW-16, CW-26, CW-26b)."""
        union = write_total(verdict, COLUMNS + column * NUMBERS, self.union, column)
        confederacy = write_total(verdict, COLUMNS + (COLUMNS + column) * NUMBERS, self.confederacy, column)
        if union > confederacy:
            verdict[column] = UNION
        elif union < confederacy:
            verdict[column] = CONFEDERACY
        else:
            verdict[column] = UNDECIDED if union != NONE else NOBODY_THERE


def write_total(verdict: vec[i64], place: i64, tally: Tally, column: i64) -> i64:
    """Write down a column's total and its parts, as they are compared. NONE, less than any total, when it is empty."""
    if tally.count[column] == 0:
        return NONE
    total = tally.total(column)
    verdict[place] = total
    verdict[place + 1] = tally.values[column]
    verdict[place + 2] = tally.leaders[column]
    verdict[place + 3] = tally.events[column]
    return total


@final
class CompareColumns(AutomaticStep[War]):
    """All three columns are compared at once; then ties are broken from left to right (CW-16, CW-16b)."""

    def __init__(self, comparison: Comparison) -> None:
        super().__init__("compare columns", "CW-16")
        self.comparison: Comparison = comparison
        #: A verdict without entries, to be copied.
        self.blank: vec[i64] = vec[i64]([0] * VERDICT)

    def happen(self, state: War, argument: i64) -> None:
        comparison = self.comparison
        verdict = self.blank[:]
        comparison.count(state)
        column: i64 = 0
        while column < COLUMNS:
            comparison.compare(column, verdict)
            column += 1
        state.verdict = verdict
        # The top of the stack comes first: the left column is put there last.
        if state.journal is not None:
            column = COLUMNS - 1
            while column >= 0:
                state.owe(RESULT, column)
                column -= 1
        column = COLUMNS - 1
        while column >= 0:
            if verdict[column] == UNDECIDED:
                state.owe(TIE, column)
            column -= 1


@final
class BreakTie(AutomaticStep[War]):
    """Each side lays a tie card on a column, until the totals differ or nobody has a card left (CW-19 to CW-22)."""

    def __init__(self, play: CardPlay, comparison: Comparison) -> None:
        super().__init__("break a tie", "CW-19")
        self.card_play: CardPlay = play
        self.comparison: Comparison = comparison

    def happen(self, state: War, argument: i64) -> None:
        column = argument
        first = state.first()
        verdict = state.verdict[:]
        if state.journal is not None:
            total = verdict[COLUMNS + column * NUMBERS]
            state.journal.note("tie", NONE, "CW-19", {"column": column, "total": total})
            state.beat()
        laid = self.lay_tie_card(state, first, column)
        if not self.lay_tie_card(state, 1 - first, column) and not laid:
            verdict[column] = BOTH_LOST  # CW-19d
        else:
            self.comparison.count(state)
            self.comparison.compare(column, verdict)
        state.verdict = verdict
        if verdict[column] == UNDECIDED:
            state.owe(TIE, column)  # CW-21

    def lay_tie_card(self, war: War, seat: i64, column: i64) -> bool:
        card = self.card_play.draw(war, seat)
        if card == NONE:
            return False
        self.card_play.lay_chain(war, seat, card, column, "CW-19", "CW-20", "CW-22")
        return True


@final
class TellResult(AutomaticStep[War]):
    """How a column was won or lost. It changes nothing, and happens only when there is a journal."""

    def __init__(self, report: Report) -> None:
        super().__init__("result of a column", "CW-16")
        self.report: Report = report

    def happen(self, state: War, argument: i64) -> None:
        self.report.column(state, argument)
