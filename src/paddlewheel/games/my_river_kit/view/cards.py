"""What cards and events say, in plain words made from their numbers."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Card, EventCard
from paddlewheel.games.my_river_kit.view.names import INDICATOR_WORDS, wag


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "\u2212")


def card_words(card: Card, price: int) -> str:
    """Everything a card says, in one or two sentences."""
    takes = _resource_words(card.takes.water, card.takes.pollution, card.takes.wag)
    gives = _resource_words(card.gives.water, card.gives.pollution, card.gives.wag)
    impacts = [
        f"{word} {signed(number)}"
        for word, number in (
            ("flood regulation", card.impacts.flood),
            ("recreation", card.impacts.recreation),
            ("biodiversity", card.impacts.biodiversity),
        )
        if number
    ]
    demands = needs_words(card)
    return (
        f"Takes {takes}; gives {gives}. {', '.join(impacts).capitalize() or 'No impacts'}. "
        f"Price {price}, Aquabon {card.aquabon}." + (f" Needs {demands}." if demands else "")
    )


def _resource_words(water: int, pollution: int, money: int) -> str:
    parts = [
        f"{number} {word}" for number, word in ((water, "water"), (pollution, "pollution"), (money, "WAG")) if number
    ]
    return ", ".join(parts) or "nothing"


def needs_words(card: Card) -> str:
    names = ("water availability", "pollution", "flood regulation", "recreation", "biodiversity", "landscape")
    return ", ".join(
        f"{name} {need} or {'less' if name == 'pollution' else 'more'}"
        for name, need in zip(names, card.needs.listed(), strict=True)
        if need is not None
    )


def event_words(event: EventCard, seats: int) -> str:
    """What an event card does, in plain words made from its numbers."""
    effects = []
    changes = [
        f"{word} {signed(change)}{unit}"
        for word, change, unit in (
            ("water needed", event.takes_water, ""),
            ("pollution", event.gives_pollution, ""),
            ("earnings", event.gives_wag, " WAG"),
            ("price", event.price, " WAG"),
        )
        if change
    ]
    if changes:
        effects.append(f"{', '.join(event.cards)}: {', '.join(changes)}")
    if event.spill:
        effects.append(f"{event.spill} pollution in the cup before the flow")
    for name, change in (
        ("flood", event.flood),
        ("recreation", event.recreation),
        ("biodiversity", event.biodiversity),
    ):
        if change:
            effects.append(f"{INDICATOR_WORDS[name].lower()} {signed(change)}")
    if event.repairs:
        below = event.flood_below.get(str(seats), 0)
        effects.append(f"everybody pays {wag(event.repairs)} if flood regulation was below {below}")
    return "; ".join(effects) or "no further effect"
