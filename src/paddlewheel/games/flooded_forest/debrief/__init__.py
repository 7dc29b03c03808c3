"""The debriefing of the forest: points, fish and tiles by turn; what turned the game, and questions about decisions."""

from paddlewheel.games.flooded_forest.debrief.charts import charts
from paddlewheel.games.flooded_forest.debrief.report import ForestReport, debrief
from paddlewheel.games.flooded_forest.debrief.tables import tables, to_csv
from paddlewheel.games.flooded_forest.game import FloodedForest
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.kernel import Record
from paddlewheel.presentation import Debriefing, debriefing_of
from paddlewheel.presentation.debriefing_page import ToldRound, with_page


def debriefed(record: Record, game: FloodedForest) -> Debriefing:
    """The debriefing as every game hands it out."""
    report = debrief(record, game)
    made = debriefing_of(
        game.about.title,
        report,
        to_csv(report),
        charts=charts(report),
        moments=report.turning_points,
        tables=tables(report),
        period=say("turn-word"),
    )
    facts = report.played(say("players-word"), say("turns", turns=len(report.turns)))
    turns = [
        ToldRound(say("turn-of", turn=str(turn.turn), who=report.names[turn.seat]), turn.lines) for turn in report.turns
    ]
    return with_page(made, say("reconstruction", facts=facts), turns, report.names)


__all__ = ["ForestReport", "debrief", "debriefed"]
