"""The questions of the debriefing, in our own words and in the order in which they are best asked."""

from __future__ import annotations

import msgspec


class Question(msgspec.Struct, frozen=True):
    """A question and the part of the talk it belongs to."""

    part: str
    text: str


FEELINGS = "How it felt"
GAME = "About the game"
REALITY = "Back to reality"

QUESTIONS: tuple[Question, ...] = (
    Question(FEELINGS, "How do you feel now, and when during the game did you feel most at ease or most annoyed?"),
    Question(GAME, "What do you think of the game?"),
    Question(GAME, "What went through your mind while you played?"),
    Question(GAME, "What were you after with your city, and did you change your plan on the way?"),
    Question(GAME, "Look at the turning points: what happened there, and who could have done something else?"),
    Question(REALITY, "What have you learned about the river and how it works?"),
    Question(REALITY, "What in the game is like reality, and what is left out or made simpler?"),
    Question(REALITY, "What could this game be used for, and with whom?"),
    Question(REALITY, "Does it show truly how people and a river act upon each other?"),
    Question(REALITY, "What was difficult, and what did you do about it?"),
    Question(REALITY, "What can each of us do to make things better where we live?"),
)

#: Asked besides after a collective defeat.
AFTER_DEFEAT = Question(REALITY, "The river was lost: what could have been done, and when, to avoid the disaster?")


def questions_for(defeat: bool) -> tuple[Question, ...]:
    return (*QUESTIONS, AFTER_DEFEAT) if defeat else QUESTIONS
