"""Questions for a talk about a game: asked only where the game had what they speak of."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from paddlewheel.presentation._debriefing import TalkingPoint


class Question(msgspec.Struct, frozen=True):
    """A question, the part of the talk it belongs to, and what must have happened for it to be asked.

    `{name}` in the text stands for the words of what happened under that name.
    """

    part: str
    text: str
    #: What to read with it, by the name that the game gives it.
    note: str = ""
    #: Asked after any of these happened; without them always.
    after: tuple[str, ...] = ()
    #: Not asked after any of these.
    unless: tuple[str, ...] = ()

    def fits(self, happened: Collection[str]) -> bool:
        """Whether it is about this game."""
        wanted = not self.after or any(what in happened for what in self.after)
        return wanted and not any(what in happened for what in self.unless)


def talking_points(questions: Iterable[Question], happened: Mapping[str, str]) -> tuple[TalkingPoint, ...]:
    """The questions that fit a game in which this happened, each in its words."""
    return tuple(
        TalkingPoint(question.part, question.text.format_map(happened))
        for question in questions
        if question.fits(happened)
    )
