"""The questions of the debriefing, in our own words, each with the historical note (`notes.toml`) that goes with it.

A question is asked only where the game had what it speaks of: the names are those of `WeekTold.first`, which are the
kinds of events, and the Landowner cards that appeared, such as `force card`.
"""

from __future__ import annotations

import msgspec

from paddlewheel.games.rising_waters.messages import say
from paddlewheel.presentation import Question


def questions() -> tuple[Question, ...]:
    """All questions, in the language spoken now."""
    return tuple(
        msgspec.structs.replace(each, part=say(f"talk-{each.part}"), text=say(f"ask-{each.text}"))
        for each in _QUESTIONS
    )


#: The questions by their messages: the part of the talk, and what is asked.
_QUESTIONS = (
    Question("what-happened", "water-ahead", after=("floods",)),
    Question("what-happened", "worst-loss", after=("loss",)),
    Question("what-happened", "no-loss", unless=("loss",)),
    Question("river", "heavy-rain", "mounds landing", after=("floods",)),
    Question("river", "levee-held", "levee work", after=("levees hold",)),
    Question("river", "levee-gone", "mounds landing", after=("levee gone",)),
    Question("river", "no-levee", "levee work", unless=("levee",)),
    Question("river", "louisiana", "cabin teele", after=("floods",)),
    Question("power", "threat", "levee work", after=("threat card",)),
    Question("power", "force", "race hatred", after=("force card", "race hatred card")),
    Question("power", "red-camp", "camps", after=("red camp",)),
    Question("power", "green-camp", "camps", after=("green camp",)),
    Question("power", "levee-work", "levee work", after=("levee", "takes offer")),
    Question("power", "dynamite", "dynamite", after=("dynamite",)),
    Question("power", "landowners-left", "leaving", after=("flees card",)),
    Question("community", "together", after=("gives", "consents", "launches")),
    Question("community", "nothing-given", unless=("gives",)),
    Question("community", "rescued", "camps", after=("rescues",)),
    Question(
        "community",
        "songs-and-news",
        "press",
        after=("reads", "listens", "fundraiser", "cancels", "performs", "witnesses", "goal"),
    ),
    Question("afterwards", "summer", "leaving"),
    Question("afterwards", "today", "whole flood"),
)
