"""What is made of an observation for people: scenes, words, lessons and debriefings. The names listed here are stable.

`paddlewheel.presentation.svg` draws a scene as a file; it is apart because it loads an XML parser.
`paddlewheel.presentation.debriefing_page` writes a debriefing as a page.
"""

from paddlewheel.language import listed
from paddlewheel.presentation._aid import AID_FILE, Aid, AidBlock, Picture, Sign, aid_faults, load_aid
from paddlewheel.presentation._beats import ShownBeat, beat_number, shown_beats
from paddlewheel.presentation._debrief_questions import Question, talking_points
from paddlewheel.presentation._debrief_words import csv_text, plain_cell, players_of, seat_name, seat_names
from paddlewheel.presentation._debriefing import (
    Chart,
    Curve,
    Debriefing,
    DebriefingTable,
    Limit,
    Moment,
    TalkingPoint,
    ToldGame,
    common_facts,
    debriefing_of,
)
from paddlewheel.presentation._forms import Form, FormMaker, FormOption, FormPart, form_faults, read_sentence
from paddlewheel.presentation._game import LoadedGame, PresentedGame, presented
from paddlewheel.presentation._lesson import FILE, Chapter, Lesson, LessonStep, Phrase, load_lesson, read_lesson
from paddlewheel.presentation._plans import MOST_PLANS, Plan, guessed, plan_faults
from paddlewheel.presentation._played_turn import PlayedTurn
from paddlewheel.presentation._retelling import ToldChoice, ToldEvent, retold
from paddlewheel.presentation._scene import Area, Element, Line, Offer, Scene, scene_faults
from paddlewheel.presentation._scene_change import AreaChange, SceneChange, apply_change, difference
from paddlewheel.presentation._status import Figure, StatusLine, Tone, figure_text, period_text, round_text, status_text
from paddlewheel.presentation._text import Size, Window, broken, close_up, in_columns, in_rows, strips, window
from paddlewheel.presentation._told_periods import Happening, ToldPeriod, happenings, held_leads
from paddlewheel.presentation._turns import Turn, turns
from paddlewheel.presentation._wording import counted, number, numbers, texts
from paddlewheel.presentation._words import capital, unnamed_seat

__all__ = [
    "AID_FILE", "FILE", "MOST_PLANS",
    "Aid", "AidBlock", "Area", "AreaChange", "Chapter", "Chart", "Curve", "Debriefing", "DebriefingTable", "Element",
    "Figure", "Form", "FormMaker", "FormOption", "FormPart", "Happening", "Lesson", "LessonStep", "Limit", "Line",
    "LoadedGame", "Moment", "Offer", "Phrase", "Picture", "Plan", "PlayedTurn", "PresentedGame", "Question", "Scene",
    "SceneChange", "ShownBeat", "Sign", "Size", "StatusLine", "TalkingPoint", "ToldChoice", "ToldEvent", "ToldGame",
    "ToldPeriod", "Tone", "Turn", "Window",
    "aid_faults", "apply_change", "beat_number", "broken", "capital", "close_up", "common_facts", "counted", "csv_text",
    "debriefing_of", "difference", "figure_text", "form_faults", "guessed", "happenings", "held_leads", "in_columns",
    "in_rows", "listed", "load_aid", "load_lesson", "number", "numbers", "period_text", "plain_cell", "plan_faults",
    "players_of", "presented", "read_lesson", "read_sentence", "retold", "round_text", "scene_faults", "seat_name",
    "seat_names", "shown_beats", "status_text", "strips", "talking_points", "texts", "turns", "unnamed_seat", "window",
]  # fmt: skip
