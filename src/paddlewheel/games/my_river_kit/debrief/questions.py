"""The questions of the debriefing, in our own words and in the order in which they are best asked."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.presentation import Question

#: By part of the talk.
ASKED = {
    "feelings": ("feelings",),
    "game": ("opinion", "thoughts", "wishes", "turning-points"),
    "reality": ("learned", "like-reality", "use", "people-and-river", "difficult", "each-of-us", "disaster"),
}
#: Questions that are asked only after something happened.
AFTER = {"disaster": ("defeat",)}


def questions() -> tuple[Question, ...]:
    """All questions, in the language spoken now."""
    return tuple(
        Question(say(f"talk-{part}"), say(f"debrief-ask-{name}"), after=AFTER.get(name, ()))
        for part, names in ASKED.items()
        for name in names
    )
