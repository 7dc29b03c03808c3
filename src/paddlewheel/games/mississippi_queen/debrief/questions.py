"""The questions of the debriefing of a race: about decisions, and only about what this race had in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paddlewheel.games.mississippi_queen.debrief.rounds import OUT, RoundTold
from paddlewheel.games.mississippi_queen.debrief.turning_points import hottest_move, leads
from paddlewheel.kernel import Outcome
from paddlewheel.presentation import Question, TalkingPoint, counted, happenings, number, talking_points

if TYPE_CHECKING:
    from paddlewheel.games.mississippi_queen.debrief.report import Standing

COAL = "Speed and coal"
PEOPLE = "Passengers"
OTHERS = "Others on the river"
RIVER = "The unknown river"
RACE = "The whole race"

#: Coal left over in the end that was saved for nothing.
MUCH_LEFT = 3

QUESTIONS = (
    Question(COAL, "{coal}. What did it buy, and what could the same coal have done later?", after=("coal",)),
    Question(COAL, "{dry}. From which round on did the others know it, and did they use it?", after=("dry",)),
    Question(COAL, "{spare}. What was it saved for, and where could it have won ground?", after=("spare",)),
    Question(COAL, "{out}. In which move was that decided: the last one, or much earlier?", after=("out",)),
    Question(PEOPLE, "{stop}. What does slowing down cost, and when is it cheapest?", after=("stop",)),
    Question(PEOPLE, "{left}. Who could have stopped there, and what would it have cost?", after=("left",)),
    Question(PEOPLE, "{gift}. What was the push meant for, and who saw this coming?", after=("gift",)),
    Question(
        OTHERS,
        "{push}. Was it meant to help the one or to hurt the other, and what would each captain have done without it?",
        after=("push",),
    ),
    Question(
        OTHERS,
        "Nobody pushed anybody. Did the chance never come, or was a point always worth more than a rival's place?",
        after=("over",),
        unless=("push",),
    ),
    Question(
        RIVER,
        "Whoever came first to the furthest tile turned up the next one. When was it good to be first there, and when "
        "to come second and know the way?",
        after=("tile",),
    ),
    Question(RIVER, "{strand}. Could anybody have foreseen it?", after=("strand",)),
    Question(RACE, "{lead}. What did this captain decide that the others did not?", after=("lead",)),
    Question(
        RACE,
        "Look at the curves: in which round did you know who would win, and were you right?",
        after=("won",),
    ),
    Question(
        RACE, "Nobody landed. Which decision, and in which round, made that certain?", after=("nobody",)
    ),
    Question(
        RACE,
        "The race is still open. Who can still win, and what would they have to decide in their next move?",
        unless=("over",),
    ),
)  # fmt: skip


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
            happened["spare"] = f"{most.ship} had {most.coal} coal left in the end"
    return talking_points(QUESTIONS, happened)


def _happened(rounds: Sequence[RoundTold], captains: Sequence[str]) -> dict[str, str]:
    """What happened, each the first or the most telling time, in words."""
    found = {}
    hottest = hottest_move(rounds)
    if hottest is not None:
        told, move = hottest
        found["coal"] = f"In round {told.round}, {captains[move.seat]} burnt {move.coal} coal in one move"
    held = leads(rounds)
    if held:
        told, length = held[-1]
        leader = captains[told.leader]
        found["lead"] = f"{leader} took the lead in round {told.round} and kept it for {counted(length, 'round')}"
    for told in rounds:
        for move in told.moves:
            who = captains[move.seat]
            if move.coal and told.ships[move.seat].coal == 0:
                found.setdefault("dry", f"{who} had burnt all its coal by the end of round {told.round}")
            if move.aboard:
                found.setdefault("stop", f"{who} went to a dock at speed {move.speed} in round {told.round}")
    return found | _from_events(rounds, captains)


def _from_events(rounds: Sequence[RoundTold], captains: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for told, happening in happenings(rounds, "boards", "push", "removed", "tile", *OUT):
        event = happening.event
        who = captains[event.seat] if event.seat >= 0 else ""
        when = f"In round {told.round},"
        if event.kind == "push":
            found.setdefault("push", f"{when} {who} pushed {captains[number(event.facts, 'pushed')]}")
        elif event.kind == "boards" and event.rule == "MQ-43":
            found.setdefault("gift", f"{when} {who} was pushed to a dock and got a passenger by it")
        elif event.kind == "removed" and number(event.facts, "passengers"):
            people = counted(number(event.facts, "passengers"), "passenger was", "passengers were")
            found.setdefault("left", f"{when} {people} left behind")
        elif event.kind == "tile":
            found.setdefault("tile", "")
        elif event.kind == "stranded":
            found.setdefault("strand", f"{when} {who} was cut off from the river")
        elif event.kind in OUT:
            how = "ran aground" if event.kind == "aground" else "ran out of coal"
            found.setdefault("out", f"{when} {who} {how}")
    return found
