"""The questions of the debriefing, in our own words, each with the historical note that goes with it."""

from __future__ import annotations

import msgspec


class DebriefQuestion(msgspec.Struct, frozen=True):
    """A question for a class, where it belongs, and the note (`notes.toml`) to read with it."""

    part: str
    text: str
    note: str


QUESTIONS = (
    DebriefQuestion(
        "What happened", "In which week did you first feel that the water was ahead of you? What did you see?", ""
    ),
    DebriefQuestion(
        "What happened", "Which loss hurt most, and who could have prevented it: you, or nobody at the table?", ""
    ),
    DebriefQuestion(
        "The river",
        "Follow the water of one heavy rain: why did it flood where it did, and who lived there? "
        "How does a levee in one place change the water in another?",
        "mounds landing",
    ),
    DebriefQuestion(
        "The river", "The Louisiana side flooded too. What do high banks and low land behind them do?", "cabin teele"
    ),
    DebriefQuestion(
        "Power",
        "Threat, Force and Race Hatred cannot be refused, only answered or borne. Who decides here what a person owes? "
        "What did it cost you to resist, and what did it cost not to?",
        "race hatred",
    ),
    DebriefQuestion(
        "Power",
        "A red camp takes pawns and a Survivor whether you agree or not. Whom did such camps serve in 1927?",
        "camps",
    ),
    DebriefQuestion(
        "Power", "Work on the levees was offered, and it was forced. When is an offer no offer?", "levee work"
    ),
    DebriefQuestion(
        "Power", "Levees were blown up to save other places. Who weighs one community against another?", "dynamite"
    ),
    DebriefQuestion(
        "Community",
        "Where did cards, pawns and rafts pass from hand to hand? What could nobody have done alone?",
        "",
    ),
    DebriefQuestion("Community", "How did songs, newspapers and meetings change what people could do?", "press"),
    DebriefQuestion(
        "Afterwards", "Imagine your community in the summer of 1927: who stays, who leaves, and why?", "leaving"
    ),
    DebriefQuestion(
        "Afterwards", "Where do floods fall unequally on people today? What would you look up first?", "whole flood"
    ),
)
