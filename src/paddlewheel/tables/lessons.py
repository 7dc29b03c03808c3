"""A guided first game seen from its learner's seat: the same views as at a table, at any point of the lesson."""

from __future__ import annotations

from functools import cache

import msgspec

from paddlewheel import registry
from paddlewheel.kernel import Record
from paddlewheel.presentation import Lesson, load_lesson
from paddlewheel.tables.course import Course
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.messages import View, Why
from paddlewheel.tables.models import Entry
from paddlewheel.tables.views import view, why_not


class LessonPlayer:
    """One game's lesson with its course."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        record = lesson.record
        self._course = Course(registry.load(record.game), record.seats, record.seed, record.options)
        self._course.extend(
            Entry(seq, "choice", seat, token, "", 0.0) for seq, (seat, token) in enumerate(record.choices, start=1)
        )

    def view(self, at: int) -> View:
        """What the learner sees after so many choices."""
        return msgspec.structs.replace(view(self._until(at), self.lesson.seat, "scene"), seq=at, undo=None)

    def why_not(self, at: int, token: str) -> Why:
        return why_not(self._until(at), self.lesson.seat, token)

    def record(self, at: int) -> Record:
        """The game up to there, to be played on."""
        return self._until(at).record

    def _until(self, at: int) -> Course:
        if at > self._course.length:
            raise TableError("bad", f"The lesson has only {self._course.length} steps.")
        return self._course.until(at)


@cache
def guide(game: str) -> LessonPlayer | None:
    """The lesson of a game, if it has one."""
    lesson = load_lesson(registry.load(game))
    return None if lesson is None else LessonPlayer(lesson)
