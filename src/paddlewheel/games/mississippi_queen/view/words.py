"""The race in words: the prompt, the choices and the journal."""

from __future__ import annotations

from collections.abc import Callable

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
from paddlewheel.games.mississippi_queen.view.tiles import TILES
from paddlewheel.kernel import Event, Fact
from paddlewheel.parts.hexes import NAMES
from paddlewheel.presentation import Line, counted, number, numbers

CAPTAINS = ("Red", "Blue", "Green", "Violet", "Amber")
PLACES = ("first", "second", "third", "fourth", "fifth")
BENDS = {5: "to the left", 0: "straight ahead", 1: "to the right"}
ENDINGS = {
    "landed": "All places are decided.",
    "last afloat": "No other ship is left in the race.",
    "rounds": "The round limit is reached.",
}


def prompt(seen: RaceObservation) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        winner = CAPTAINS[seen.outcome.winners[0]]
        return f"{winner} wins. {ENDINGS[seen.outcome.reason]}"
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


def line(event: Event) -> Line:
    """An event as one sentence of the journal."""
    who = CAPTAINS[event.seat] if event.seat >= 0 else ""
    text = SENTENCES[event.kind](who, event.facts)
    touches: tuple[str, ...] = (f"ship-{event.seat}",) if event.seat >= 0 else ()
    if "tile" in event.facts:
        touches += (f"tile-{event.facts['tile']}",)
    return Line(text, touches, event.rule)


def _speed(who: str, facts: dict[str, Fact]) -> str:
    price = f" for {counted(number(facts, 'coal'), 'coal', 'coal')}" if facts["coal"] else ""
    if facts["was"] == facts["now"]:
        return f"{who} keeps speed {facts['now']}."
    return f"{who} goes from speed {facts['was']} to {facts['now']}{price}."


def _tile(who: str, facts: dict[str, Fact]) -> str:
    waiting = number(facts, "waiting")
    people = f" {counted(waiting, 'passenger')} wait{'s' if waiting == 1 else ''} there." if waiting else ""
    return f"{who} lays tile {TILES[number(facts, 'layout')].name} {BENDS[number(facts, 'bend')]}.{people}"


def _over(who: str, facts: dict[str, Fact]) -> str:
    places = sorted(range(len(numbers(facts, "ranks"))), key=numbers(facts, "ranks").__getitem__)
    return f"The race is over. Places: {', '.join(CAPTAINS[seat] for seat in places)}."


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
