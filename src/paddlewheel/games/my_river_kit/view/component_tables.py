"""The model opened: every number of the game as plain tables, with where it comes from."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS, SEATS, WEATHERS, Card, Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.cards import event_words, needs_words
from paddlewheel.games.my_river_kit.view.names import (
    card_name,
    event_name,
    indicator_words,
    source_words,
    weather_words,
)
from paddlewheel.kernel import ComponentTable, Number

#: The columns of the table of cards, between the card and where it comes from.
COLUMNS = (
    *("copies", "takes-water", "takes-pollution", "takes-wag", "gives-water", "gives-pollution", "gives-wag"),
    *("flood", "recreation", "biodiversity", "landscape", "price", "aquabon", "needs"),
)


def component_tables(parts: Components) -> tuple[ComponentTable, ...]:
    """All components: single numbers, weather, zones, cards, events."""
    return _numbers(parts), _weather(parts), _zones(parts), _cards(parts), _events(parts)


def _table(name: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> ComponentTable:
    """A table whose last column says where its numbers come from."""
    return ComponentTable(say(f"table-{name}"), say(f"table-{name}.note"), (*columns, say("tables-from")), tuple(rows))


def mayors() -> tuple[str, ...]:
    """A column for each number of mayors."""
    return tuple(say("tables-mayors", seats=int(seats)) for seats in SEATS)


def _numbers(parts: Components) -> ComponentTable:
    rows = []
    for name in ("table", "prices", "fines", "loan", "availability"):
        table = getattr(parts, name)
        for field in msgspec.structs.fields(table):
            number: Number = getattr(table, field.name)
            rows.append((f"{name}.{field.name}", str(number.value), source_words(number.source)))
    for face, card in enumerate(parts.die.faces, start=1):
        die = say("table-numbers.die", face=face)
        rows.append((die, card_name(parts.card[card]), source_words(parts.die.source)))
    return _table("numbers", (say("table-numbers.number"), say("table-numbers.is")), rows)


def _weather(parts: Components) -> ComponentTable:
    rows = [
        (
            weather_words(WEATHERS.index(weather)),
            *(str(water.marbles(int(seats))) for seats in SEATS),
            source_words(water.source),
        )
        for weather, water in parts.water.items()
    ]
    return _table("weather", (say("table-weather.weather"), *mayors()), rows)


def _zones(parts: Components) -> ComponentTable:
    rows = []
    for number, name in enumerate(INDICATORS):
        cells = [indicator_words(name)]
        for seats in SEATS:
            zone = parts.zones[seats].zone(number)
            worse, better = ("≥", "≤") if name == "pollution" else ("≤", "≥")
            cells.append(say("table-zones.limits", worse=worse, red=zone.red, better=better, green=zone.green))
        rows.append((*cells, source_words(parts.zones["2"].source)))
    return _table("zones", (say("table-zones.indicator"), *mayors()), rows)


def _cards(parts: Components) -> ComponentTable:
    rows = [(card_name(card), *_card_row(card)) for card in parts.card.values()]
    return _table("cards", tuple(say(f"table-cards.{column}") for column in ("card", *COLUMNS)), rows)


def _card_row(card: Card) -> tuple[str, ...]:
    takes, gives, impacts = card.takes, card.gives, card.impacts
    source = source_words(card.source)
    if card.rulebook:
        source = say("table-cards.source", source=source, fields=", ".join(card.rulebook))
    numbers = (card.copies, takes.water, takes.pollution, takes.wag, gives.water, gives.pollution, gives.wag)
    signed = (impacts.flood, impacts.recreation, impacts.biodiversity, impacts.landscape)
    return (
        *(str(number) for number in numbers),
        *(f"{number:+d}" if number else "0" for number in signed),
        *(str(card.price), str(card.aquabon), needs_words(card), source),
    )


def _events(parts: Components) -> ComponentTable:
    rows = [
        (
            event_name(event.name),
            weather_words(WEATHERS.index(event.weather)),
            event_words(event, int(SEATS[0])),
            source_words(event.source),
        )
        for event in parts.event
    ]
    return _table("events", tuple(say(f"table-events.{column}") for column in ("event", "weather", "effect")), rows)
