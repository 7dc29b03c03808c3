"""The questions of the debriefing of a war: about decisions with hidden cards, and about what a card game leaves out.

They are asked only about what happened in this war.
"""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.civil_war.debrief.battles import BattleTold
from paddlewheel.games.civil_war.debrief.hindsight import Hindsight
from paddlewheel.games.civil_war.debrief.turning_points import leads, standing_words, swept, turned
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.view.words import card_name, column_of
from paddlewheel.kernel import Outcome
from paddlewheel.language import listed
from paddlewheel.presentation import Question, TalkingPoint, happenings, number

#: The part of the talk and the question, each by the name of its message.
QUESTIONS = (
    Question("talk-dark", "ask-turned", after=("turned",)),
    Question("talk-dark", "ask-hindsight", after=("hindsight",)),
    Question("talk-dark", "ask-no-hindsight", after=("over",), unless=("hindsight",)),
    Question("talk-dark", "ask-aimed", after=("aimed",)),
    Question("talk-dark", "ask-spread", after=("fought",)),
    Question("talk-forces", "ask-lead", after=("lead",)),
    Question("talk-forces", "ask-sweep", after=("sweep",)),
    Question("talk-forces", "ask-heaviest", after=("heaviest",)),
    Question("talk-forces", "ask-again", after=("again",)),
    Question("talk-chance", "ask-tie", after=("tie",)),
    Question("talk-chance", "ask-raid", after=("raid",)),
    Question("talk-forces", "ask-draw", after=("draw",)),
    Question("talk-history", "ask-missing"),
    Question("talk-history", "ask-name"),
    Question("talk-history", "ask-commanders", after=("fought",)),
)


def questions_for(
    battles: Sequence[BattleTold], sides: Sequence[str], judged: Sequence[Hindsight], outcome: Outcome | None
) -> tuple[TalkingPoint, ...]:
    """The questions that fit this war."""
    happened = _of_battles([battle for battle in battles if battle.is_over], sides) | _of_events(battles, sides)
    if outcome is not None:
        happened["over"] = ""
        if not outcome.winners:
            happened["draw"] = ""
    if judged:
        most = max(judged, key=lambda one: one.could_have_won - one.won)
        happened["hindsight"] = say(
            "was-hindsight", battle=most.battle, who=sides[most.side], columns=most.won, could=most.could_have_won
        )
    return tuple(TalkingPoint(say(each.part), say(each.text, **happened)) for each in QUESTIONS if each.fits(happened))


def _of_battles(battles: Sequence[BattleTold], sides: Sequence[str]) -> dict[str, str]:
    """What happened in battles that are over, each the first or the most telling time, in words."""
    found = {}
    best = turned(battles)
    if best is not None:
        battle, column = best
        stood, where = standing_words(column, column.taker), say(f"column-{column.name}.of")
        found["turned"] = say("was-turned", battle=battle.battle, who=sides[column.taker], before=stood, column=where)
    sweep = swept(battles)
    if sweep is not None:
        battle, side = sweep
        found["sweep"] = say("was-sweep", battle=battle.battle, who=sides[side])
    held = leads(battles)
    if len(held) > 1:
        battle, leader, length = held[-1]
        found["lead"] = say("was-lead", battle=battle.battle, who=sides[leader], battles=length)
    if len(battles) > 1:
        heaviest = max(battles, key=lambda battle: sum(side.lost for side in battle.sides))
        losses = listed(f"{name} {side.lost}" for name, side in zip(sides, heaviest.sides, strict=True))
        found["heaviest"] = say("was-heaviest", battle=heaviest.battle, losses=losses)
    if battles:
        found["fought"] = ""
    return found


def _of_events(battles: Sequence[BattleTold], sides: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for battle, happening in happenings(battles, "strengthen", "weaken", "tie", "raided", "reshuffle"):
        event, when = happening.event, battle.battle
        card = card_name(str(event.facts.get("name", "")))
        if event.kind in ("strengthen", "weaken"):
            name, column = f"was-{event.kind}", column_of(number(event.facts, "column"))
            found.setdefault("aimed", say(name, battle=when, who=sides[event.seat], card=card, column=column))
        elif event.kind == "tie" and battle.columns[number(event.facts, "column")].taker >= 0:
            found.setdefault("tie", say("was-tie", battle=when, column=column_of(number(event.facts, "column"))))
        elif event.kind == "raided":
            found.setdefault("raid", say("was-raid", battle=when, who=sides[event.seat], card=card))
        elif event.kind == "reshuffle":
            cards = number(event.facts, "cards")
            found.setdefault("again", say("was-again", battle=when, who=sides[event.seat], cards=cards))
    return found
