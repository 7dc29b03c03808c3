"""What is made of an observation for people: scenes, words, lessons and debriefings. The names listed here are stable.

`paddlewheel.presentation.svg` draws a scene as a file; it is apart because it loads an XML parser.
"""

from paddlewheel.presentation._debriefing import Chart, Curve, Debriefing, Limit, Moment, TalkingPoint, page
from paddlewheel.presentation._game import LoadedGame, PresentedGame, presented
from paddlewheel.presentation._lesson import FILE, Chapter, Lesson, LessonStep, Phrase, load_lesson, read_lesson
from paddlewheel.presentation._scene import Area, Element, Line, Offer, Scene, scene_faults
from paddlewheel.presentation._wording import counted, listed, number, numbers, texts

__all__ = [
    "FILE",
    "Area", "Chapter", "Chart", "Curve", "Debriefing", "Element", "Lesson", "LessonStep", "Limit", "Line",
    "LoadedGame", "Moment", "Offer", "Phrase", "PresentedGame", "Scene", "TalkingPoint",
    "counted", "listed", "load_lesson", "number", "numbers", "page", "presented", "read_lesson", "scene_faults",
    "texts",
]  # fmt: skip
