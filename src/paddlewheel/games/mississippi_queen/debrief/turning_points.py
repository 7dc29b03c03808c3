"""Turning points of a race, found by rule: what captains would point at on the river."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddlewheel.games.mississippi_queen.debrief.rounds import OUT, MoveTold, RoundTold
from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.view.words import place_words
from paddlewheel.language import identifier
from paddlewheel.presentation import Moment, happenings, held_leads, number

#: A lead that is held for this many rounds has turned the race.
HELD = 3
#: Coal burnt in one move that is worth talking about.
MUCH_COAL = 3


def turning_points(rounds: Sequence[RoundTold], captains: Sequence[str], berths: int) -> list[Moment]:
    """All turning points in the order in which they happened."""
    found = [
        *_leads(rounds, captains),
        *_passengers(rounds, captains, berths),
        *_coal(rounds, captains),
        *_pushes(rounds, captains),
        *_ends(rounds, captains),
    ]
    return sorted(found, key=lambda moment: (moment.at, moment.beat))


def leads(rounds: Sequence[RoundTold]) -> list[tuple[RoundTold, int]]:
    """The rounds in which a ship took a lead that it held, and for how many rounds; until the first one lands."""
    landed = next((told.round for told, _ in happenings(rounds, "lands")), len(rounds))
    leaders = [told.leader for told in rounds if told.round <= landed]
    return [(rounds[at], held) for at, _, held in held_leads(leaders, HELD)]


def hottest_move(rounds: Sequence[RoundTold]) -> tuple[RoundTold, MoveTold] | None:
    """The move that burnt the most coal, where it was much; the first of several."""
    moves = [(told, move) for told in rounds for move in told.moves]
    if not moves:
        return None
    told, move = max(moves, key=lambda each: each[1].coal)
    return (told, move) if move.coal >= MUCH_COAL else None


def _leads(rounds: Sequence[RoundTold], captains: Sequence[str]) -> Iterator[Moment]:
    for told, held in leads(rounds):
        text = say("moment-lead", who=captains[told.leader], rounds=held)
        yield Moment(told.round, text, *told.led_since)


def _passengers(rounds: Sequence[RoundTold], captains: Sequence[str], berths: int) -> Iterator[Moment]:
    boards = [*happenings(rounds, "boards")]
    for told, happening in boards[:1]:
        text = say("moment-first-passenger", who=captains[happening.event.seat])
        yield Moment(told.round, text, *happening.when)
    full = [each for each in boards if number(each[1].event.facts, "aboard") == berths]
    for told, happening in full[:1]:
        text = say("moment-full", who=captains[happening.event.seat], berths=berths)
        yield Moment(told.round, text, *happening.when)
    for told, happening in boards:
        if happening.event.rule == "MQ-43":
            text = say("moment-gift", who=captains[happening.event.seat])
            yield Moment(told.round, text, *happening.when)
    left = [each for each in happenings(rounds, "removed") if number(each[1].event.facts, "passengers")]
    for told, happening in left[:1]:
        text = say("moment-left", passengers=number(happening.event.facts, "passengers"))
        yield Moment(told.round, text, *happening.when)


def _coal(rounds: Sequence[RoundTold], captains: Sequence[str]) -> Iterator[Moment]:
    hottest = hottest_move(rounds)
    if hottest is not None:
        told, move = hottest
        text = say("moment-coal", who=captains[move.seat], coal=move.coal)
        yield Moment(told.round, text, *move.when)
    for told in rounds:
        dry = [move for move in told.moves if move.coal and told.ships[move.seat].coal == 0]
        if dry:
            text = say("moment-dry", who=captains[dry[0].seat])
            yield Moment(told.round, text, *dry[0].when)
            return


def _pushes(rounds: Sequence[RoundTold], captains: Sequence[str]) -> Iterator[Moment]:
    for told, happening in [*happenings(rounds, "push")][:1]:
        event = happening.event
        text = say("moment-push", who=captains[event.seat], whom=captains[number(event.facts, "pushed")])
        yield Moment(told.round, text, *happening.when)


def _ends(rounds: Sequence[RoundTold], captains: Sequence[str]) -> Iterator[Moment]:
    for told, happening in happenings(rounds, "platform"):
        yield Moment(told.round, say("moment-platform"), *happening.when)
    for told, happening in happenings(rounds, "lands", *OUT):
        event = happening.event
        who = captains[event.seat]
        if event.kind != "lands":
            yield Moment(told.round, say(f"moment-{identifier(event.kind)}", who=who), *happening.when)
            continue
        place = number(event.facts, "place")
        how = "moment-pushed-home" if event.rule == "MQ-47a" else "moment-lands"
        if place == 1:
            text = say(f"{how}.wins", who=who, rule=event.rule)
        else:
            text = say(how, who=who, place=place_words(place), rule=event.rule)
        yield Moment(told.round, text, *happening.when)
