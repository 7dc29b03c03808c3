"""What cards and events say, in plain words made from their numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from paddlewheel.games.my_river_kit.components import INDICATORS, Card, EventCard, Impacts, Needs, Resources
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.names import apart, capital, card_key, indicator_words
from paddlewheel.language import Language, language

#: The indicators that cards and events change.
COUNTED = ("flood", "recreation", "biodiversity")


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "\u2212")


def card_words(card: Card, price: int) -> str:
    """Everything a card says, in one or two sentences."""
    return _card_words(language(), card.takes, card.gives, card.impacts, card.needs, price, card.aquabon)


@lru_cache(1_000)  # a scene shows all cards, and each is told of in up to a dozen pieces
def _card_words(
    _: Language, takes: Resources, gives: Resources, impacts: Impacts, needs: Needs, price: int, aquabon: int
) -> str:
    changes = [
        say("impact", name=indicator_words(name, "plain"), change=signed(number))
        for name in COUNTED
        if (number := getattr(impacts, name))
    ]
    demands = _needs_words(needs)
    return say(
        "facts-of-card.demanding" if demands else "facts-of-card",
        takes=_resource_words(takes),
        gives=_resource_words(gives),
        impacts=capital(", ".join(changes)) or say("impacts-none"),
        price=price,
        aquabon=aquabon,
        needs=demands,
    )


def _resource_words(resources: Resources) -> str:
    amounts = {"water": resources.water, "pollution": resources.pollution, "wag": resources.wag}
    parts = [say(f"resource-{kind}", number=number) for kind, number in amounts.items() if number]
    return ", ".join(parts) or say("resource-none")


def needs_words(card: Card) -> str:
    return _needs_words(card.needs)


def _needs_words(needs: Needs) -> str:
    return ", ".join(
        say("need-most" if name == "pollution" else "need-least", name=indicator_words(name, "plain"), level=need)
        for name, need in zip(INDICATORS, needs.listed(), strict=True)
        if need is not None
    )


def event_words(event: EventCard, seats: int, named: Callable[[str], str] = card_key) -> str:
    """What an event card does, in plain words made from its numbers. Cards are named by their keys."""
    effects = []
    changes = [
        say(f"effect-{field}", change=signed(change))
        for field in ("takes_water", "gives_pollution", "gives_wag", "price")
        if (change := getattr(event, field))
    ]
    if changes:
        effects.append(say("effect-cards", cards=", ".join(map(named, event.cards)), changes=", ".join(changes)))
    if event.spill:
        effects.append(say("effect-spill", spill=event.spill))
    effects += [
        say("effect-indicator", name=indicator_words(name, "inside"), change=signed(change))
        for name in COUNTED
        if (change := getattr(event, name))
    ]
    if event.repairs:
        effects.append(say("effect-repairs", repairs=event.repairs, below=event.flood_below.get(str(seats), 0)))
    return apart(effects) or say("effect-none")
