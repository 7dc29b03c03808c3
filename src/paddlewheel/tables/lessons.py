"""A guided first game seen from its learner's seat: the same views as at a table, at any point of the lesson."""

from __future__ import annotations

from functools import cache

import msgspec

from paddlewheel import registry
from paddlewheel.kernel import AnyState, Record
from paddlewheel.language import Language, language
from paddlewheel.presentation import Lesson, load_lesson
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.messages import View, Why
from paddlewheel.tables.views import view, why_not
from paddlewheel.tables.words import say


class LessonPlayer:
    """The lesson of one game, which can be looked at after any number of choices."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        record = lesson.record
        self._log = GameLog.from_record(registry.game_of(record), record)

    def view(self, at: int) -> View:
        """What the learner sees after this many choices."""
        return msgspec.structs.replace(view(self._until(at), self.lesson.seat, "scene", is_past=True), seq=at)

    def why_not(self, at: int, token: str | None, element: str | None = None) -> Why:
        return why_not(self._until(at), self.lesson.seat, token, element)

    def record(self, at: int) -> Record:
        """The game up to there, to be continued."""
        return self._until(at).record

    def _until(self, at: int) -> GameLog[AnyState]:
        if at > self._log.length:
            raise TableError("bad", say("lesson-only-steps", length=self._log.length))
        return self._log.until(at)


def guide(game: str) -> LessonPlayer | None:
    """The lesson of a game, if it has one, in the language spoken now."""
    return _guide(game, language())


@cache
def _guide(game: str, spoken: Language) -> LessonPlayer | None:
    lesson = load_lesson(registry.load_with(game, None))
    return None if lesson is None else LessonPlayer(lesson)
