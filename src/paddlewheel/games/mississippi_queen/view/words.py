"""The race in words: the prompt, the choices and the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.rules.vocabulary import (
    END_MOVE,
    FACINGS,
    FORWARD,
    PUSHES,
    SPEEDS,
    TURN_LEFT,
    TURN_RIGHT,
)
from paddlewheel.games.mississippi_queen.view.observation import RaceObservation
from paddlewheel.kernel import Event, Fact
from paddlewheel.language import identifier, towards
from paddlewheel.parts.hexes import NAMES
from paddlewheel.presentation import Line, number, numbers

MOST_SEATS = 5
#: The way of the direction die and of the next tile, by the turn that it takes.
BENDS = {5: "left", 0: "ahead", 1: "right"}


def captain(seat: int) -> str:
    """What a seat is called: by the colour of its ship."""
    return say(f"captain-{seat}")


def letter(seat: int) -> str:
    """What stands on a ship."""
    return say(f"captain-{seat}.letter")


def captains() -> tuple[str, ...]:
    """All seats there can be."""
    return tuple(captain(seat) for seat in range(MOST_SEATS))


def place_words(place: int) -> str:
    """A place, counted from 1: first."""
    return say(f"place-{place}")


def bend_words(bend: int) -> str:
    """Where the river goes on: to the left."""
    return say(f"bend-{BENDS[bend]}")


def fate_words(fate: str) -> str:
    """What has become of a ship."""
    return say(f"fate-{identifier(fate)}")


def prompt(seen: RaceObservation) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        return ending(seen.outcome.reason, seen.outcome.winners)
    if not seen.deciders:
        return say("prompt-round", round=seen.round)
    mover = captain(seen.mover)
    if seen.step == "speed":
        return say("prompt-speed", round=seen.round, who=mover)
    if seen.step == "face" and seen.pushed is not None:
        return say("prompt-face", who=captain(seen.pushed))
    if seen.step == "push" and seen.pushed is not None:
        return say("prompt-push", who=mover, whom=captain(seen.pushed))
    if seen.points == 0:
        return say("prompt-moved", who=mover)
    return say("prompt-steer", who=mover, points=seen.points)


def ending(reason: str, winners: Sequence[int]) -> str:
    """Who has won, if anybody, and why the race is over."""
    why = say(f"ending-{identifier(reason)}")
    return say("wins", who=captain(winners[0]), ending=why) if winners else say("nobody-wins", ending=why)


def choice_words(seen: RaceObservation, choice: int) -> tuple[str, str]:
    """A choice as a label and one more sentence of help."""
    if choice < TURN_LEFT:
        return _speed_words(seen, choice - SPEEDS + 1)
    if choice in (TURN_LEFT, TURN_RIGHT):
        side = "left" if choice == TURN_LEFT else "right"
        return say(f"choice-turn-{side}", coal=0 if seen.free_turns else 1), say("choice-turn-help")
    if choice == FORWARD:
        return say("choice-forward"), say("choice-forward.help")
    if choice == END_MOVE:
        return say("choice-end"), say("choice-end.help")
    if choice < FACINGS:
        return say("choice-push", towards=towards(NAMES[choice - PUSHES])), say("choice-push.help")
    return say("choice-face", towards=towards(NAMES[choice - FACINGS])), say("choice-face.help")


def _speed_words(seen: RaceObservation, speed: int) -> tuple[str, str]:
    price = max(0, abs(speed - seen.ships[seen.mover].speed) - seen.free_change)
    return say("choice-speed", speed=speed, coal=price), say("choice-speed.help", speed=speed)


def passenger_id(tile: int, seat: int) -> str:
    """The element of the passenger of a tile who boards, or may board, this ship."""
    return f"passenger-{tile}-{seat}"


def line(event: Event, tiles: Sequence[str]) -> Line:
    """An event as one sentence of the journal. A tile is called by its name."""
    facts = {**event.facts, "name": tiles[number(event.facts, "layout")]} if event.kind == "tile" else event.facts
    who = captain(event.seat) if event.seat >= 0 else ""
    touches = TOUCHES.get(event.kind, _ship)
    return Line(
        SENTENCES[event.kind](who, facts),
        touches(event.seat, event.facts),
        event.rule,
        short=SHORT[event.kind](event.facts) if event.kind in SHORT else "",
    )


#: A word or two for the summary of a turn.
SHORT: dict[str, Callable[[dict[str, Fact]], str]] = {
    "speed": lambda facts: say("event-speed.short", now=number(facts, "now")),
    "turn": lambda facts: say(f"event-turn-{facts['side']}.short"),
    "forward": lambda facts: say("event-forward.short"),
    "push": lambda facts: say("event-push.short", **_push(facts)),
    "face": lambda facts: say("event-face.short", towards=towards(NAMES[number(facts, "heading")])),
    "boards": lambda facts: say("event-boards.short"),
    "lands": lambda facts: say("event-lands.short", place=place_words(number(facts, "place"))),
    "aground": lambda facts: say("event-aground.short"),
    "out of coal": lambda facts: say("event-out-of-coal.short"),
    "stranded": lambda facts: say("event-stranded.short"),
    "tile": lambda facts: say("event-tile.short", bend=bend_words(number(facts, "bend"))),
    "platform": lambda facts: say("event-platform.short", bend=bend_words(number(facts, "bend"))),
}


def _ship(seat: int, facts: dict[str, Fact]) -> tuple[str, ...]:
    return (f"ship-{seat}", f"coal-{seat}") if facts.get("coal") else (f"ship-{seat}",)


#: The elements that an event is about, where it is not the ship alone.
TOUCHES: dict[str, Callable[[int, dict[str, Fact]], tuple[str, ...]]] = {
    "speed": lambda seat, facts: (f"speed-{seat}", *_ship(seat, facts)),
    "push": lambda seat, facts: (f"ship-{seat}", f"ship-{facts['pushed']}"),
    "boards": lambda seat, facts: (f"ship-{seat}", passenger_id(number(facts, "tile"), seat)),
    "lands": lambda seat, facts: (f"ship-{seat}", "platform"),
    "aground": lambda seat, facts: (f"ship-{seat}", f"card-{seat}"),
    "out of coal": lambda seat, facts: (f"ship-{seat}", f"coal-{seat}", f"card-{seat}"),
    "stranded": lambda seat, facts: (f"ship-{seat}", f"card-{seat}"),
    "tile": lambda seat, facts: (f"tile-{facts['tile']}", "die"),
    "platform": lambda seat, facts: ("platform", "die"),
    "reroll": lambda seat, facts: ("die",),
    "removed": lambda seat, facts: (f"tile-{facts['tile']}",),
    "round": lambda seat, facts: tuple(f"order-{racing}" for racing in numbers(facts, "order")),
    "over": lambda seat, facts: tuple(f"card-{place}" for place in range(len(numbers(facts, "ranks")))),
}


def _speed(who: str, facts: dict[str, Fact]) -> str:
    was, now = number(facts, "was"), number(facts, "now")
    if was == now:
        return say("event-speed.kept", who=who, now=now)
    return say("event-speed", who=who, was=was, now=now, coal=number(facts, "coal"))


def _push(facts: dict[str, Fact]) -> dict[str, str]:
    return {"whom": captain(number(facts, "pushed")), "towards": towards(NAMES[number(facts, "way")])}


def _tile(who: str, facts: dict[str, Fact]) -> str:
    bend = bend_words(number(facts, "bend"))
    return say("event-tile", who=who, tile=str(facts["name"]), bend=bend, waiting=number(facts, "waiting"))


def _over(who: str, facts: dict[str, Fact]) -> str:
    ranks = numbers(facts, "ranks")
    ships = _in_order(sorted(range(len(ranks)), key=ranks.__getitem__))
    if not numbers(facts, "winners"):
        return say("event-over.unwon", ending=ending(str(facts["reason"]), ()), places=ships)
    return say("event-over", places=ships)


def _in_order(seats: Sequence[int]) -> str:
    return ", ".join(captain(seat) for seat in seats)


SENTENCES: dict[str, Callable[[str, dict[str, Fact]], str]] = {
    "speed": _speed,
    "turn": lambda who, facts: say(f"event-turn-{facts['side']}", who=who, coal=number(facts, "coal")),
    "forward": lambda who, facts: say("event-forward", who=who),
    "push": lambda who, facts: say("event-push", who=who, **_push(facts)),
    "face": lambda who, facts: say("event-face", who=who, towards=towards(NAMES[number(facts, "heading")])),
    "boards": lambda who, facts: say("event-boards", who=who, aboard=number(facts, "aboard")),
    "lands": lambda who, facts: say("event-lands", who=who, place=place_words(number(facts, "place"))),
    "aground": lambda who, facts: say("event-aground", who=who),
    "out of coal": lambda who, facts: say("event-out-of-coal", who=who),
    "stranded": lambda who, facts: say("event-stranded", who=who),
    "tile": _tile,
    "platform": lambda who, facts: say("event-platform", who=who, bend=bend_words(number(facts, "bend"))),
    "reroll": lambda who, facts: say("event-reroll", who=who, bend=bend_words(number(facts, "bend"))),
    "removed": lambda who, facts: say("event-removed", passengers=number(facts, "passengers")),
    "round": lambda who, facts: say(
        "event-round", round=number(facts, "round"), order=_in_order(numbers(facts, "order"))
    ),
    "over": _over,
}
