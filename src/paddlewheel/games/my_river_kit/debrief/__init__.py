"""The debriefing (RK-69): a played game as curves, turning points and questions, drawn from its record.

>>> from paddlewheel.games.my_river_kit.debrief import debrief, to_csv, to_html, to_json   # doctest: +SKIP
>>> story = debrief(pw.parse_record(text))                                                 # doctest: +SKIP
"""

from paddlewheel.games.my_river_kit.debrief.export import to_csv, to_json
from paddlewheel.games.my_river_kit.debrief.page import to_html
from paddlewheel.games.my_river_kit.debrief.questions import QUESTIONS, Question
from paddlewheel.games.my_river_kit.debrief.story import Debriefing, FailureTold, RoundTold, debrief, gini
from paddlewheel.games.my_river_kit.debrief.turning import TurningPoint

__all__ = [
    "QUESTIONS", "Debriefing", "FailureTold", "Question", "RoundTold", "TurningPoint",
    "debrief", "gini", "to_csv", "to_html", "to_json",
]  # fmt: skip
