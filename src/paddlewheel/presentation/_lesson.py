"""A guided first game: a record with words between its choices, so that what is taught is also replayed.

    paddlewheel record 1            the head of a record: game, rules, seats, seed, options
    ...
    --
    learner 0                       whose eyes
    == Full steam                   a chapter; the first must stand before the first word
    > Your speed is one. (MQ-10)    words; lines that follow each other are one text
    0 speed 2                       a choice of the learner behind words: asked for
    0 forward                       without words: played for the learner
    1 speed 1                       the others' choices
    > Blue follows.                 words before somebody else's choice, or before a chapter's end: read, then go on

Empty lines are for the writer. Every choice must be allowed, every rule named must exist.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from paddlewheel.kernel import HEAD_END, AnyGame, BadData, BadRecord, Record, parse_record, replay
from paddlewheel.language import spoken_file
from paddlewheel.presentation._words import say

FILE = "lesson.txt"
CHAPTER, WORDS, LEARNER = "== ", "> ", "learner "


class Phrase(msgspec.Struct, frozen=True):
    """A part of a step's words. Where it names a rule, `rule` is its number, so that it can be opened."""

    text: str
    rule: str = ""


class LessonStep(msgspec.Struct, frozen=True):
    """One thing to read, and to do if there is something asked for."""

    #: How many choices have been made before it.
    at: int
    words: str
    #: The same words in parts.
    phrases: list[Phrase]
    #: The choice asked for; empty where there is only something to see.
    token: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """A part of a lesson with a title."""

    title: str
    steps: list[LessonStep]


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson: the record it is made of, whose seat it is seen from, and its chapters."""

    record: Record
    seat: int
    chapters: list[Chapter]

    def steps(self) -> list[LessonStep]:
        """The steps of all chapters, in order."""
        return [step for chapter in self.chapters for step in chapter.steps]


def load_lesson(game: AnyGame) -> Lesson | None:
    """The game's lesson, replayed and checked; None if it has none. A bad one says which line is wrong."""
    path = spoken_file(game.folder, FILE)
    return read_lesson(path.read_text(encoding="utf-8"), game, path) if path.is_file() else None


def read_lesson(text: str, game: AnyGame, path: Path = Path(FILE)) -> Lesson:
    """Read a lesson strictly."""
    reader = _Reader(game, path)
    for number, line in enumerate(text.splitlines(), start=1):
        reader.line(number, line)
    return reader.finished()


class _Reader:
    """Takes the words out of a lesson; what is left is a record."""

    def __init__(self, game: AnyGame, path: Path) -> None:
        self._game = game
        self._path = path
        self._kept: list[str] = []
        #: The line of the lesson that each line of the record stands on.
        self._places: list[int] = []
        self._in_head = True
        self._made = 0
        self._seat: int | None = None
        self._words: list[str] = []
        self._chapters: list[Chapter] = []
        self._rules = re.compile(rf"(\b{game.rulebook.prefix}-\w+)")

    def line(self, number: int, line: str) -> None:
        if self._in_head:
            self._keep(number, line)
            self._in_head = line != HEAD_END
        elif line.startswith(WORDS):
            self._read(number, line.removeprefix(WORDS).strip())
        elif line.startswith(CHAPTER):
            self._step("")
            if self._chapters and not self._chapters[-1].steps:
                raise self._bad(number, say("lesson-empty-chapter"))
            self._chapters.append(Chapter(line.removeprefix(CHAPTER).strip(), []))
        elif line.startswith(LEARNER):
            self._sit(number, line.removeprefix(LEARNER))
        elif line:
            self._keep(number, line)
            seat, _, token = line.partition(" ")
            self._step(token if seat == str(self._seat) else "")
            self._made += 1

    def finished(self) -> Lesson:
        self._step("")
        last = self._places[-1] if self._places else 1
        if self._seat is None:
            raise self._bad(last, say("lesson-no-learner"))
        if not self._chapters or not self._chapters[-1].steps:
            raise self._bad(last, say("lesson-no-words"))
        try:
            record = parse_record("\n".join(self._kept))
            if not 0 <= self._seat < record.seats:
                raise self._bad(last, say("lesson-seat", seats=record.seats, seat=str(self._seat)))
            state = replay(record, self._game)
        except BadRecord as error:
            place = self._places[min(error.line, len(self._places)) - 1] if self._places else 1
            raise self._bad(place, error.why) from None
        if state.outcome is not None:
            raise self._bad(last, say("lesson-over"))
        return Lesson(record, self._seat, self._chapters)

    def _keep(self, number: int, line: str) -> None:
        self._kept.append(line)
        self._places.append(number)

    def _read(self, number: int, words: str) -> None:
        if not self._chapters:
            raise self._bad(number, say("lesson-chapter", mark=CHAPTER.strip()))
        for rule in self._rules.findall(words):
            if rule not in self._game.rulebook:
                raise self._bad(number, say("lesson-rule", rule=rule))
        self._words.append(words)

    def _sit(self, number: int, seat: str) -> None:
        if self._seat is not None or not (seat.isascii() and seat.isdigit()):
            raise self._bad(number, say("lesson-seat-once"))
        self._seat = int(seat)

    def _step(self, token: str) -> None:
        """The words so far belong to what comes now."""
        if self._words:
            words = " ".join(self._words)
            self._chapters[-1].steps.append(LessonStep(self._made, words, self._phrases(words), token))
            self._words = []

    def _phrases(self, words: str) -> list[Phrase]:
        # What the pattern finds stands at the odd places of what it splits.
        parts = enumerate(self._rules.split(words))
        return [Phrase(text, text if place % 2 else "") for place, text in parts if text]

    def _bad(self, line: int, why: str) -> BadData:
        return BadData(
            f"{self._path.parent.name}/{self._path.name}".lstrip("/"), say("lesson-line", line=str(line)), why
        )
