"""The questions of the debriefing, in our own words and in the order in which they are best asked."""

from __future__ import annotations

from paddlewheel.presentation import TalkingPoint

FEELINGS = "How it felt"
GAME = "About the game"
REALITY = "Back to reality"

QUESTIONS: tuple[TalkingPoint, ...] = (
    TalkingPoint(FEELINGS, "How do you feel now, and when during the game did you feel most at ease or most annoyed?"),
    TalkingPoint(GAME, "What do you think of the game?"),
    TalkingPoint(GAME, "What did you think about while you played?"),
    TalkingPoint(GAME, "What did you want for your city, and did you change your plan during the game?"),
    TalkingPoint(GAME, "Look at the turning points: what happened there, and who could have done something else?"),
    TalkingPoint(REALITY, "What have you learned about the river and how it works?"),
    TalkingPoint(REALITY, "What in the game is like reality, and what is left out or made simpler?"),
    TalkingPoint(REALITY, "What could this game be used for, and with whom?"),
    TalkingPoint(REALITY, "Does it show well how people and a river affect each other?"),
    TalkingPoint(REALITY, "What was difficult, and what did you do about it?"),
    TalkingPoint(REALITY, "What can each of us do to make things better where we live?"),
)

#: Asked as well after a collective defeat.
AFTER_DEFEAT = TalkingPoint(REALITY, "The river was lost: what could have been done, and when, to avoid the disaster?")


def questions_for(defeat: bool) -> tuple[TalkingPoint, ...]:
    return (*QUESTIONS, AFTER_DEFEAT) if defeat else QUESTIONS
