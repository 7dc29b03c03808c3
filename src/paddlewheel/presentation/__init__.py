"""What is made of an observation for people: scenes, words, lessons and debriefings. The names listed here are stable.

`paddlewheel.presentation.svg` draws a scene as a file; it is apart because it loads an XML parser.
"""

from paddlewheel.presentation._aid import AID_FILE, Aid, AidBlock, Picture, Sign, aid_faults, load_aid
from paddlewheel.presentation._beats import ShownBeat, beat_number, shown_beats
from paddlewheel.presentation._debriefing import (
    Chart,
    Curve,
    Debriefing,
    DebriefingTable,
    Limit,
    Moment,
    TalkingPoint,
    page,
)
from paddlewheel.presentation._game import LoadedGame, PresentedGame, presented
from paddlewheel.presentation._lesson import FILE, Chapter, Lesson, LessonStep, Phrase, load_lesson, read_lesson
from paddlewheel.presentation._plans import MOST_PLANS, Plan, guessed, plan_faults
from paddlewheel.presentation._played_turn import PlayedTurn
from paddlewheel.presentation._scene import Area, Element, Line, Offer, Scene, scene_faults
from paddlewheel.presentation._scene_change import AreaChange, SceneChange, apply_change, difference
from paddlewheel.presentation._status import Figure, StatusLine, Tone, figure_text, status_text
from paddlewheel.presentation._text import Size, Window, broken, close_up, in_columns, in_rows, strips, window
from paddlewheel.presentation._turns import Turn, turns
from paddlewheel.presentation._wording import counted, listed, number, numbers, texts

__all__ = [
    "AID_FILE", "FILE", "MOST_PLANS",
    "Aid", "AidBlock", "Area", "AreaChange", "Chapter", "Chart", "Curve", "Debriefing", "DebriefingTable", "Element",
    "Figure", "Lesson", "LessonStep", "Limit", "Line", "LoadedGame", "Moment", "Offer", "Phrase", "Picture", "Plan",
    "PlayedTurn", "PresentedGame", "Scene", "SceneChange", "ShownBeat", "Sign", "Size", "StatusLine", "TalkingPoint",
    "Tone", "Turn", "Window",
    "aid_faults", "apply_change", "beat_number", "broken", "close_up", "counted", "difference", "figure_text",
    "guessed", "in_columns", "in_rows", "listed", "load_aid", "load_lesson", "number", "numbers", "page", "plan_faults",
    "presented", "read_lesson", "scene_faults", "shown_beats", "status_text", "strips", "texts", "turns", "window",
]  # fmt: skip
