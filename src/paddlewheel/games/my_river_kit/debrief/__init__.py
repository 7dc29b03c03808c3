"""The debriefing (RK-69): a played game as curves, turning points and questions, drawn from its record.

>>> from paddlewheel.games.my_river_kit.debrief import debrief, to_csv, to_html, to_json   # doctest: +SKIP
>>> story = debrief(pw.parse_record(text))                                                 # doctest: +SKIP
"""

from paddlewheel import presentation
from paddlewheel.games.my_river_kit.debrief.charts import charts
from paddlewheel.games.my_river_kit.debrief.export import to_csv, to_json
from paddlewheel.games.my_river_kit.debrief.page import to_html
from paddlewheel.games.my_river_kit.debrief.questions import QUESTIONS, Question
from paddlewheel.games.my_river_kit.debrief.story import Debriefing, FailureTold, RoundTold, debrief, gini
from paddlewheel.games.my_river_kit.debrief.turning import TurningPoint
from paddlewheel.games.my_river_kit.game import MyRiverKit
from paddlewheel.kernel import Record


def debriefed(record: Record, game: MyRiverKit) -> presentation.Debriefing:
    """The debriefing as every game hands it out."""
    story = debrief(record, game)
    ending = story.ending or "The game is not over."
    when = {told.round: told.at for told in story.rounds}
    return presentation.Debriefing(
        f"{game.info.title}: the debriefing",
        story,
        to_csv(story),
        to_html(story),
        ending=ending,
        charts=charts(story),
        moments=tuple(
            presentation.Moment(point.round, point.text, when[point.round]) for point in story.turning_points
        ),
        questions=tuple(presentation.TalkingPoint(question.part, question.text) for question in story.questions),
    )


__all__ = [
    "QUESTIONS", "Debriefing", "FailureTold", "Question", "RoundTold", "TurningPoint",
    "debrief", "debriefed", "gini", "to_csv", "to_html", "to_json",
]  # fmt: skip
