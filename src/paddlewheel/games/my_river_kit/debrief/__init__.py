"""The debriefing (RK-69): a played game as curves, turning points and questions, drawn from its record.

>>> from paddlewheel.games.my_river_kit.debrief import debrief, to_csv, to_html, to_json   # doctest: +SKIP
>>> report = debrief(pw.parse_record(text))                                                 # doctest: +SKIP
"""

from paddlewheel.games.my_river_kit.debrief.charts import charts
from paddlewheel.games.my_river_kit.debrief.export import to_csv, to_json
from paddlewheel.games.my_river_kit.debrief.page import to_html
from paddlewheel.games.my_river_kit.debrief.questions import QUESTIONS
from paddlewheel.games.my_river_kit.debrief.report import FailureReport, GameReport, RoundReport, debrief, gini
from paddlewheel.games.my_river_kit.debrief.turning_points import TurningPoint
from paddlewheel.games.my_river_kit.game import MyRiverKit
from paddlewheel.kernel import Record
from paddlewheel.presentation import Debriefing, Moment


def debriefed(record: Record, game: MyRiverKit) -> Debriefing:
    """The debriefing as every game hands it out."""
    report = debrief(record, game)
    ending = report.ending or "The game is not over."
    when = {entry.round: entry.at for entry in report.rounds}
    return Debriefing(
        f"{game.info.title}: the debriefing",
        report,
        to_csv(report),
        to_html(report),
        ending=ending,
        charts=charts(report),
        moments=tuple(Moment(point.round, point.text, when[point.round]) for point in report.turning_points),
        questions=report.questions,
    )


__all__ = [
    "QUESTIONS", "FailureReport", "GameReport", "RoundReport", "TurningPoint",
    "debrief", "debriefed", "gini", "to_csv", "to_html", "to_json",
]  # fmt: skip
