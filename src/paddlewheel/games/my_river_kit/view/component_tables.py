"""The model opened: every number of the game as plain tables, with where it comes from."""

from __future__ import annotations

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS, SEATS, Card, Components
from paddlewheel.games.my_river_kit.view.cards import event_words, needs_words
from paddlewheel.games.my_river_kit.view.names import INDICATOR_WORDS
from paddlewheel.kernel import ComponentTable, Number


def component_tables(parts: Components) -> tuple[ComponentTable, ...]:
    """All components: single numbers, weather, zones, cards, events."""
    return _numbers(parts), _weather(parts), _zones(parts), _cards(parts), _events(parts)


def _numbers(parts: Components) -> ComponentTable:
    rows = []
    for name in ("table", "prices", "fines", "loan", "availability"):
        table = getattr(parts, name)
        for field in msgspec.structs.fields(table):
            number: Number = getattr(table, field.name)
            rows.append((f"{name}.{field.name}", str(number.value), number.source))
    for face, card in enumerate(parts.die.faces, start=1):
        rows.append((f"die {face}", parts.card[card].name, parts.die.source))
    return ComponentTable("Numbers", "One number each.", ("number", "is", "from"), tuple(rows))


def _weather(parts: Components) -> ComponentTable:
    rows = tuple(
        (weather.replace("_", " "), *(str(water.marbles(seats)) for seats in (2, 3, 4)), water.source)
        for weather, water in parts.water.items()
    )
    note = "Marbles of water put into the stream cup, by number of mayors."
    return ComponentTable("Weather", note, ("weather", "2 mayors", "3 mayors", "4 mayors", "from"), rows)


def _zones(parts: Components) -> ComponentTable:
    rows = []
    for number, name in enumerate(INDICATORS):
        cells = [INDICATOR_WORDS[name]]
        for seats in SEATS:
            zone = parts.zones[seats].zone(number)
            red, green = ("≥", "≤") if name == "pollution" else ("≤", "≥")
            cells.append(f"red {red} {zone.red}, green {green} {zone.green}")
        rows.append((*cells, parts.zones["2"].source))
    note = "Six green in one round win, four red in one round lose (not in the first)."
    return ComponentTable("Zones", note, ("indicator", "2 mayors", "3 mayors", "4 mayors", "from"), tuple(rows))


def _cards(parts: Components) -> ComponentTable:
    columns = (
        *("card", "copies", "takes water", "takes pollution", "takes WAG", "gives water", "gives pollution"),
        *("gives WAG", "flood", "recreation", "biodiversity", "landscape", "price", "Aquabon", "needs", "from"),
    )
    rows = tuple((card.name, *_card_row(card)) for card in parts.card.values())
    return ComponentTable("Cards", "The landscape number is a hint for the vote.", columns, rows)


def _card_row(card: Card) -> tuple[str, ...]:
    takes, gives, impacts = card.takes, card.gives, card.impacts
    rulebook = f"{card.source}; rulebook: {', '.join(card.rulebook)}" if card.rulebook else card.source
    numbers = (card.copies, takes.water, takes.pollution, takes.wag, gives.water, gives.pollution, gives.wag)
    signed = (impacts.flood, impacts.recreation, impacts.biodiversity, impacts.landscape)
    return (
        *(str(number) for number in numbers),
        *(f"{number:+d}" if number else "0" for number in signed),
        *(str(card.price), str(card.aquabon), needs_words(card), rulebook),
    )


def _events(parts: Components) -> ComponentTable:
    rows = tuple(
        (event.name, event.weather.replace("_", " "), event_words(event, 2), event.source) for event in parts.event
    )
    note = "Drawn from the second round on. Limits that depend on the number of mayors are shown for two."
    return ComponentTable("Events", note, ("event", "weather", "effect", "from"), rows)
