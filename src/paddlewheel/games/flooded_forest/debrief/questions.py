"""The questions of the debriefing of the forest: about decisions, and only about what this game had in it."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.flooded_forest.debrief.turning_points import (
    MANY_EATEN,
    MANY_HOME,
    fish_words,
    largest,
    leads,
)
from paddlewheel.games.flooded_forest.debrief.turns import TurnTold
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.kernel import Outcome
from paddlewheel.language import Fact
from paddlewheel.presentation import Question, TalkingPoint, happenings

#: The parts of the talk, by the messages that name them.
FLOOD, PREDATORS, HOME, WHOLE = "part-flood", "part-predators", "part-home", "part-whole"

#: Fish left in the forest in the end that are worth asking about.
MANY_LEFT = 4

#: The questions by their messages. One that is asked after something has the words of it in it.
QUESTIONS = (
    Question(FLOOD, "question-laying", after=("dry",)),
    Question(FLOOD, "question-extra", after=("extra",)),
    Question(PREDATORS, "question-posted", after=("posted",)),
    Question(PREDATORS, "question-meal", after=("meal",)),
    Question(PREDATORS, "question-own", after=("own",)),
    Question(PREDATORS, "question-none-eaten", after=("over",), unless=("eaten",)),
    Question(HOME, "question-homecoming", after=("homecoming",)),
    Question(HOME, "question-gift", after=("gift",)),
    Question(HOME, "question-action", after=("action",)),
    Question(HOME, "question-left", after=("left",)),
    Question(WHOLE, "question-lead", after=("lead",)),
    Question(WHOLE, "question-river-full", after=("river full",)),
    Question(WHOLE, "question-forest-dry", after=("forest dry",)),
    Question(WHOLE, "question-open", unless=("over", "flooding")),
    Question(WHOLE, "question-real-river"),
)


def questions_for(turns: Sequence[TurnTold], names: Sequence[str], outcome: Outcome | None) -> tuple[TalkingPoint, ...]:
    """The questions that fit this game."""
    happened = _happened(turns, names) | _happened_in_the_dry_season(turns, names)
    if not any(turn.phase == "dry" for turn in turns):
        happened["flooding"] = ""
    if outcome is not None:
        happened |= {"over": "", outcome.reason: ""}
        left = [player.in_forest for player in turns[-1].players]
        if max(left) >= MANY_LEFT:
            happened["left"] = say("happened-left", who=names[left.index(max(left))], count=max(left))
    return tuple(
        TalkingPoint(say(question.part), say(question.text, **happened))
        for question in QUESTIONS
        if question.fits(happened)
    )


def _happened(turns: Sequence[TurnTold], names: Sequence[str]) -> dict[str, str]:
    """What happened, each the first or the most telling time, in words."""
    found = {}
    extras = [sum(each.event.kind == "spawns" for each in turn.happenings) for turn in turns]
    if any(extras):
        turn = turns[extras.index(max(extras))]
        found["extra"] = say("happened-extra", turn=str(turn.turn), who=names[turn.seat], count=max(extras))
    posted = [*happenings(turns, "posts")]
    if posted:
        found["posted"] = say("happened-posted", count=len(posted))
    if any(turn.phase == "dry" for turn in turns):
        found["dry"] = ""
    held = leads(turns)
    if held:
        turn, leader, length = held[-1]
        found["lead"] = say("happened-lead", who=names[leader], turn=str(turn.turn), turns=length)
    return found


def _happened_in_the_dry_season(turns: Sequence[TurnTold], names: Sequence[str]) -> dict[str, str]:
    found = {}
    if any(sum(turn.ate) for turn in turns):
        found["eaten"] = ""
    meal = largest(turns, "ate", MANY_EATEN)
    if meal is not None:
        found["meal"] = _told("meal", meal, names, fish=fish_words(meal.ate, names))
    homecoming = largest(turns, "came_home", MANY_HOME)
    if homecoming is not None:
        found["homecoming"] = _told("homecoming", homecoming, names, fish=fish_words(homecoming.came_home, names))
    for turn in turns:
        if turn.ate[turn.seat]:
            found.setdefault("own", _told("own", turn, names))
        if sum(turn.came_home) > turn.came_home[turn.seat] == 0:
            found.setdefault("gift", _told("gift", turn, names, fish=fish_words(turn.came_home, names)))
        if any(each.event.kind == "action" for each in turn.happenings):
            found.setdefault("action", _told("action", turn, names))
    return found


def _told(what: str, turn: TurnTold, names: Sequence[str], **facts: Fact) -> str:
    """What somebody did in a turn, as a sentence without its full stop."""
    return say(f"happened-{what}", turn=str(turn.turn), who=names[turn.seat], **facts)
