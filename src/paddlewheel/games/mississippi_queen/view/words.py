"""The race in words: the prompt, the choices and the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from paddlewheel.parts.hexes import NAMES
from paddlewheel.presentation import Line, counted, number, numbers

CAPTAINS = ("Red", "Blue", "Green", "Violet", "Amber")
PLACES = ("first", "second", "third", "fourth", "fifth")
BENDS = {5: "to the left", 0: "straight ahead", 1: "to the right"}
ENDINGS = {
    "landed": "All places are decided.",
    "all out": "No ship is left on the river.",
    "too few passengers": "Too few passengers are left for any ship to land.",
    "rounds": "The last round is over.",
}


def prompt(seen: RaceObservation) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        return ending(seen.outcome.reason, seen.outcome.winners)
    if not seen.deciders:
        return f"Round {seen.round}."
    mover = CAPTAINS[seen.mover]
    if seen.step == "speed":
        return f"Round {seen.round}: {mover} sets the speed."
    if seen.step == "face" and seen.pushed is not None:
        return f"{CAPTAINS[seen.pushed]} was pushed and chooses a direction."
    if seen.step == "push" and seen.pushed is not None:
        return f"{mover} pushes {CAPTAINS[seen.pushed]} aside: where to?"
    if seen.points == 0:
        return f"{mover} has moved: turn once more, or end the move."
    return f"{mover} moves: {counted(seen.points, 'point')} to go."


def ending(reason: str, winners: Sequence[int]) -> str:
    """Who has won, if anybody, and why the race is over."""
    return f"{CAPTAINS[winners[0]]} wins. {ENDINGS[reason]}" if winners else f"Nobody wins. {ENDINGS[reason]}"


def choice_words(seen: RaceObservation, choice: int) -> tuple[str, str]:
    """A choice as a label and one more sentence of help."""
    if choice < TURN_LEFT:
        return _speed_words(seen, choice - SPEEDS + 1)
    if choice in (TURN_LEFT, TURN_RIGHT):
        side = "left" if choice == TURN_LEFT else "right"
        price = "free" if seen.free_turns else "costs 1 coal"
        return f"Turn {side} ({price})", "60 degrees. The first turn of a move is free, every further one costs a coal."
    if choice == FORWARD:
        return "Forward", "One hex ahead, for one movement point. A ship in the way is pushed for one point more."
    if choice == END_MOVE:
        return "End the move", "The next ship moves."
    if choice < FACINGS:
        return f"Push {NAMES[choice - PUSHES]}", "The pushed ship goes to the next hex that way."
    return f"Face {NAMES[choice - FACINGS]}", "Your ship was pushed: point it wherever you like."


def _speed_words(seen: RaceObservation, speed: int) -> tuple[str, str]:
    price = max(0, abs(speed - seen.ships[seen.mover].speed) - seen.free_change)
    hexes = counted(speed, "hex", "hexes")
    return f"Speed {speed} ({counted(price, 'coal', 'coal') if price else 'free'})", f"Move exactly {hexes} this turn."


def passenger_id(tile: int, seat: int) -> str:
    """The element of the passenger of a tile who boards, or may board, this ship."""
    return f"passenger-{tile}-{seat}"


def line(event: Event, tiles: Sequence[str]) -> Line:
    """An event as one sentence of the journal. A tile is called by its name."""
    facts = {**event.facts, "name": tiles[number(event.facts, "layout")]} if event.kind == "tile" else event.facts
    who = CAPTAINS[event.seat] if event.seat >= 0 else ""
    touches = TOUCHES.get(event.kind, _ship)
    return Line(
        SENTENCES[event.kind](who, facts),
        touches(event.seat, event.facts),
        event.rule,
        short=SHORT[event.kind](event.facts) if event.kind in SHORT else "",
    )


#: A word or two for the summary of a turn.
SHORT: dict[str, Callable[[dict[str, Fact]], str]] = {
    "speed": lambda facts: f"speed {facts['now']}",
    "turn": lambda facts: f"{facts['side']}",
    "forward": lambda facts: "{} ahead",
    "push": lambda facts: f"pushes {CAPTAINS[number(facts, 'pushed')]} {NAMES[number(facts, 'way')]}",
    "face": lambda facts: f"points {NAMES[number(facts, 'heading')]}",
    "boards": lambda facts: "a passenger boards",
    "lands": lambda facts: f"comes {PLACES[number(facts, 'place') - 1]}",
    "aground": lambda facts: "aground",
    "out of coal": lambda facts: "out of coal",
    "stranded": lambda facts: "cut off",
    "tile": lambda facts: f"lays a tile {BENDS[number(facts, 'bend')]}",
    "platform": lambda facts: f"the platform {BENDS[number(facts, 'bend')]}",
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
    price = f" for {counted(number(facts, 'coal'), 'coal', 'coal')}" if facts["coal"] else ""
    if facts["was"] == facts["now"]:
        return f"{who} keeps speed {facts['now']}."
    return f"{who} goes from speed {facts['was']} to {facts['now']}{price}."


def _tile(who: str, facts: dict[str, Fact]) -> str:
    waiting = number(facts, "waiting")
    people = f" {counted(waiting, 'passenger')} wait{'s' if waiting == 1 else ''} there." if waiting else ""
    return f"{who} lays tile {facts['name']} {BENDS[number(facts, 'bend')]}.{people}"


def _over(who: str, facts: dict[str, Fact]) -> str:
    places = sorted(range(len(numbers(facts, "ranks"))), key=numbers(facts, "ranks").__getitem__)
    ships = ", ".join(CAPTAINS[seat] for seat in places)
    if not numbers(facts, "winners"):
        return f"{ending(str(facts['reason']), ())} How far they came: {ships}."
    return f"The race is over. Places: {ships}."


def _removed(who: str, facts: dict[str, Fact]) -> str:
    left = number(facts, "passengers")
    people = f", with {counted(left, 'passenger')}" if left else ""
    return f"A tile that all have left is taken away{people}."


SENTENCES: dict[str, Callable[[str, dict[str, Fact]], str]] = {
    "speed": _speed,
    "turn": lambda who, facts: f"{who} turns {facts['side']}{' for 1 coal' if facts['coal'] else ''}.",
    "forward": lambda who, facts: f"{who} steams ahead.",
    "push": lambda who, facts: f"{who} pushes {CAPTAINS[number(facts, 'pushed')]} {NAMES[number(facts, 'way')]}.",
    "face": lambda who, facts: f"{who} now points {NAMES[number(facts, 'heading')]}.",
    "boards": lambda who, facts: f"A passenger boards {who}: {facts['aboard']} aboard.",
    "lands": lambda who, facts: f"{who} reaches the platform and comes {PLACES[number(facts, 'place') - 1]}.",
    "aground": lambda who, facts: f"{who} cannot avoid running aground and is out.",
    "out of coal": lambda who, facts: f"{who} needs more coal than is left and is out.",
    "stranded": lambda who, facts: f"{who} is cut off from the river and is out.",
    "tile": _tile,
    "platform": lambda who, facts: f"{who} rolls for the landing platform: {BENDS[number(facts, 'bend')]}.",
    "reroll": lambda who, facts: (
        f"{who} rolls {BENDS[number(facts, 'bend')]}: the river would meet itself. The die is rolled again."
    ),
    "removed": _removed,
    "round": lambda who, facts: (
        f"Round {facts['round']}. Order: {', '.join(CAPTAINS[seat] for seat in numbers(facts, 'order'))}."
    ),
    "over": _over,
}
