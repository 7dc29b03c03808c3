"""The debriefing (RK-69): a played game as curves, turning points and questions, drawn from its record.

>>> from paddlewheel.games.my_river_kit.debrief import debrief, to_csv, to_json   # doctest: +SKIP
>>> report = debrief(pw.parse_record(text))                                        # doctest: +SKIP
"""

from paddlewheel.games.my_river_kit.debrief.charts import charts
from paddlewheel.games.my_river_kit.debrief.export import to_csv, to_json
from paddlewheel.games.my_river_kit.debrief.page import facts, told
from paddlewheel.games.my_river_kit.debrief.questions import questions
from paddlewheel.games.my_river_kit.debrief.report import GameReport, Standing, debrief
from paddlewheel.games.my_river_kit.debrief.rounds import DealReport, FailureReport, PromiseReport, RoundReport, gini
from paddlewheel.games.my_river_kit.debrief.tables import tables
from paddlewheel.games.my_river_kit.debrief.turning_points import TurningPoint
from paddlewheel.games.my_river_kit.game import MyRiverKit
from paddlewheel.kernel import Record
from paddlewheel.presentation import Debriefing, Moment, debriefing_of
from paddlewheel.presentation.debriefing_page import with_page


def debriefed(record: Record, game: MyRiverKit) -> Debriefing:
    """The debriefing as every game hands it out."""
    report = debrief(record, game)
    rounds = {entry.round: entry for entry in report.rounds}
    made = debriefing_of(
        game.info.title,
        report,
        to_csv(report),
        charts=charts(report),
        moments=(Moment(point.round, point.text, *point.when(rounds[point.round])) for point in report.turning_points),
        tables=tables(report, game.components),
    )
    return with_page(made, facts(report), [told(entry) for entry in report.rounds], report.mayors)


__all__ = [
    "DealReport", "FailureReport", "GameReport", "PromiseReport", "RoundReport", "Standing",
    "TurningPoint", "debrief", "debriefed", "gini", "questions", "tables", "to_csv", "to_json",
]  # fmt: skip
