"""The questions of the debriefing, in our own words and in the order in which they are best asked."""

from __future__ import annotations

from paddlewheel.presentation import Question

FEELINGS = "How it felt"
GAME = "About the game"
REALITY = "Back to reality"

QUESTIONS: tuple[Question, ...] = (
    Question(FEELINGS, "How do you feel now, and when during the game did you feel most at ease or most annoyed?"),
    Question(GAME, "What do you think of the game?"),
    Question(GAME, "What did you think about while you played?"),
    Question(GAME, "What did you want for your city, and did you change your plan during the game?"),
    Question(GAME, "Look at the turning points: what happened there, and who could have done something else?"),
    Question(REALITY, "What have you learned about the river and how it works?"),
    Question(REALITY, "What in the game is like reality, and what is left out or made simpler?"),
    Question(REALITY, "What could this game be used for, and with whom?"),
    Question(REALITY, "Does it show well how people and a river affect each other?"),
    Question(REALITY, "What was difficult, and what did you do about it?"),
    Question(REALITY, "What can each of us do to make things better where we live?"),
    Question(
        REALITY,
        "The river was lost: what could have been done, and when, to avoid the disaster?",
        after=("defeat",),
    ),
)
