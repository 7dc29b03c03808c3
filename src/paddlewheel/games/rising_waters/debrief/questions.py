"""The questions of the debriefing, in our own words, each with the historical note (`notes.toml`) that goes with it.

A question is asked only where the game had what it speaks of: the names are those of `WeekTold.first`, which are the
kinds of events, and the Landowner cards that appeared, such as `force card`.
"""

from __future__ import annotations

from paddlewheel.presentation import Question

QUESTIONS = (
    Question(
        "What happened",
        "In which week did you first feel that the water was ahead of you? What did you see?",
        after=("floods",),
    ),
    Question(
        "What happened",
        "Which loss hurt most, and who could have prevented it: you, or nobody at the table?",
        after=("loss",),
    ),
    Question(
        "What happened",
        "You came through without a loss. What was luck, and what did you do for it?",
        unless=("loss",),
    ),
    Question(
        "The river",
        "Follow the water of one heavy rain: why did it flood where it did, and who lived there?",
        "mounds landing",
        after=("floods",),
    ),
    Question(
        "The river",
        "Find a week in which a levee held. What stayed dry behind it, and where did the water go instead?",
        "levee work",
        after=("levees hold",),
    ),
    Question(
        "The river",
        "Levees were washed away. Were they too low, in the wrong place, or too late?",
        "mounds landing",
        after=("levee gone",),
    ),
    Question(
        "The river",
        "Nobody built a levee. What kept you from it: the offers, the way there, or other worries?",
        "levee work",
        unless=("levee",),
    ),
    Question(
        "The river",
        "The Louisiana side flooded too. What do high banks and low land behind them do?",
        "cabin teele",
        after=("floods",),
    ),
    Question(
        "Power",
        "A Threat cannot be refused, only answered or carried. What did it cost you to resist, and what did it cost "
        "not to?",
        "levee work",
        after=("threat card",),
    ),
    Question(
        "Power",
        "Force and Race Hatred take from everybody. Who decides here what a person owes?",
        "race hatred",
        after=("force card", "race hatred card"),
    ),
    Question(
        "Power",
        "A red camp took pawns and a Survivor whether you agreed or not. Whom did such camps serve in 1927?",
        "camps",
        after=("red camp",),
    ),
    Question(
        "Power",
        "You had a camp of your own. What was different in it, and what did it take to get it?",
        "camps",
        after=("green camp",),
    ),
    Question(
        "Power",
        "Work on the levees was offered, and it was forced. When is an offer no offer?",
        "levee work",
        after=("levee", "takes offer"),
    ),
    Question(
        "Power",
        "A levee was blown up. In 1927 it was done to save another place: who weighs one community against another?",
        "dynamite",
        after=("dynamite",),
    ),
    Question(
        "Power",
        "Landowners left. What did they take with them, and who could not leave?",
        "leaving",
        after=("flees card",),
    ),
    Question(
        "Community",
        "Where did cards, pawns and rafts pass from hand to hand? What could nobody have done alone?",
        after=("gives", "consents", "launches"),
    ),
    Question(
        "Community",
        "No card was given away. What would have changed if one had been?",
        unless=("gives",),
    ),
    Question(
        "Community",
        "Whom did you rescue, and who waited in vain? How did you choose?",
        "camps",
        after=("rescues",),
    ),
    Question(
        "Community",
        "How did songs, newspapers and meetings change what people could do?",
        "press",
        after=("reads", "listens", "fundraiser", "cancels", "performs", "witnesses", "goal"),
    ),
    Question("Afterwards", "Imagine your community in the summer of 1927: who stays, who leaves, and why?", "leaving"),
    Question(
        "Afterwards", "Where do floods fall unequally on people today? What would you look up first?", "whole flood"
    ),
)
