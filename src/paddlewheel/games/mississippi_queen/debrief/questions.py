"""The questions of the debriefing of a race: about decisions, and only about what this race had in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paddlewheel.games.mississippi_queen.debrief.rounds import OUT, RoundTold
from paddlewheel.games.mississippi_queen.debrief.turning_points import hottest_move, leads
from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.kernel import Outcome
from paddlewheel.language import identifier
from paddlewheel.presentation import Question, TalkingPoint, happenings, number

if TYPE_CHECKING:
    from paddlewheel.games.mississippi_queen.debrief.report import Standing

#: Coal left over in the end that was saved for nothing.
MUCH_LEFT = 3

#: The part of the talk and the question, each by the name of its message.
QUESTIONS = (
    Question("talk-coal", "ask-coal", after=("coal",)),
    Question("talk-coal", "ask-dry", after=("dry",)),
    Question("talk-coal", "ask-spare", after=("spare",)),
    Question("talk-coal", "ask-out", after=("out",)),
    Question("talk-people", "ask-stop", after=("stop",)),
    Question("talk-people", "ask-left", after=("left",)),
    Question("talk-people", "ask-gift", after=("gift",)),
    Question("talk-others", "ask-push", after=("push",)),
    Question("talk-others", "ask-no-push", after=("over",), unless=("push",)),
    Question("talk-river", "ask-tile", after=("tile",)),
    Question("talk-river", "ask-strand", after=("strand",)),
    Question("talk-race", "ask-lead", after=("lead",)),
    Question("talk-race", "ask-won", after=("won",)),
    Question("talk-race", "ask-nobody", after=("nobody",)),
    Question("talk-race", "ask-open", unless=("over",)),
)


def questions_for(
    rounds: Sequence[RoundTold], captains: Sequence[str], standings: Sequence[Standing], outcome: Outcome | None
) -> tuple[TalkingPoint, ...]:
    """The questions that fit this race."""
    happened = _happened(rounds, captains)
    if outcome is not None:
        happened["over"] = ""
        happened["won" if outcome.winners else "nobody"] = ""
        spare = [one for one in standings if one.coal >= MUCH_LEFT and one.seat not in outcome.winners]
        if spare:
            most = max(spare, key=lambda one: one.coal)
            happened["spare"] = say("was-spare", who=most.ship, coal=most.coal)
    return tuple(TalkingPoint(say(each.part), say(each.text, **happened)) for each in QUESTIONS if each.fits(happened))


def _happened(rounds: Sequence[RoundTold], captains: Sequence[str]) -> dict[str, str]:
    """What happened, each the first or the most telling time, in words."""
    found = {}
    hottest = hottest_move(rounds)
    if hottest is not None:
        told, move = hottest
        found["coal"] = say("was-coal", round=told.round, who=captains[move.seat], coal=move.coal)
    held = leads(rounds)
    if held:
        told, length = held[-1]
        found["lead"] = say("was-lead", who=captains[told.leader], round=told.round, rounds=length)
    for told in rounds:
        for move in told.moves:
            who = captains[move.seat]
            if move.coal and told.ships[move.seat].coal == 0:
                found.setdefault("dry", say("was-dry", who=who, round=told.round))
            if move.aboard:
                found.setdefault("stop", say("was-stop", who=who, speed=move.speed, round=told.round))
    return found | _from_events(rounds, captains)


def _from_events(rounds: Sequence[RoundTold], captains: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for told, happening in happenings(rounds, "boards", "push", "removed", "tile", *OUT):
        event = happening.event
        who = captains[event.seat] if event.seat >= 0 else ""
        if event.kind == "push":
            whom = captains[number(event.facts, "pushed")]
            found.setdefault("push", say("was-push", round=told.round, who=who, whom=whom))
        elif event.kind == "boards" and event.rule == "MQ-43":
            found.setdefault("gift", say("was-gift", round=told.round, who=who))
        elif event.kind == "removed" and number(event.facts, "passengers"):
            left = number(event.facts, "passengers")
            found.setdefault("left", say("was-left", round=told.round, passengers=left))
        elif event.kind == "tile":
            found.setdefault("tile", "")
        elif event.kind == "stranded":
            found.setdefault("strand", say("was-strand", round=told.round, who=who))
        elif event.kind in OUT:
            found.setdefault("out", say(f"was-{identifier(event.kind)}", round=told.round, who=who))
    return found
