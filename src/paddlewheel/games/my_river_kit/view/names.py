"""What things are called: the cities, the weather, the indicators and their zones, cards and events, money."""

from __future__ import annotations

from collections.abc import Iterable

from paddlewheel.games.my_river_kit.components import WEATHERS, Card, Components, EventCard
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.language import Fact, identifier, listed


def city(seat: int) -> str:
    """A city by its place from the source down."""
    return say(f"city-{seat + 1}")


def cities(seats: Iterable[int]) -> str:
    """These cities as a list in words."""
    return listed(map(city, seats))


def own_city(seat: int, viewer: int | None) -> str:
    """A city, marked for the mayor who looks at it."""
    return say("city-you", city=city(seat)) if seat == viewer else city(seat)


def weather_words(weather: int) -> str:
    return say(f"weather-{WEATHERS[weather]}")


def indicator_words(name: str, form: str = "") -> str:
    """A line of the monitoring table by name, or one of the other forms of its name."""
    return say(f"indicator-{name}.{form}" if form else f"indicator-{name}")


def goal_words(goal: str) -> str:
    return say(f"goal-{goal}")


def zone_words(zone: str, form: str = "") -> str:
    return say(f"zone-{zone}.{form}" if form else f"zone-{zone}")


def card_name(card: Card) -> str:
    return say.name("card", card.name)


def card_names(parts: Components) -> list[str]:
    """All cards, in the order of their numbers in the engine."""
    return [card_name(card) for card in parts.card.values()]


def card_key(kind: str) -> str:
    """A card by the short name that it has in tokens."""
    return say.name("key", kind)


def event_name(name: str) -> str:
    return say.name("event", name)


def event_says(event: EventCard) -> str:
    return say.translated(f"event-{identifier(event.name)}.says", event.says)


def source_words(source: str) -> str:
    """Where a number comes from: the rulebook, or a reconstruction."""
    return say.name("source", source)


def wag(number: int) -> str:
    return say("wag", wag=number)


def marbles(number: int) -> str:
    return say("marbles", marbles=number)


def rounds(number: int) -> str:
    return say("rounds", rounds=number)


def deed(act: str, card: str) -> dict[str, Fact]:
    """What is done or promised, as facts of a sentence that speaks of it."""
    return {"act": hyphened(act), "card": card}


def hyphened(words: str) -> str:
    """Words of the rules (`lent once done`) as part of the name of a message, or as what a message selects by."""
    return words.replace(" ", "-")


def capital(words: str) -> str:
    """Words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def apart(parts: Iterable[str]) -> str:
    """Words that stand for themselves, one behind the other."""
    return say("apart").join(parts)
