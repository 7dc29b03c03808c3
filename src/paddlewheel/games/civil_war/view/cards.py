"""Cards as they look: one symbol for each type, with name, value and effects written on it."""

from __future__ import annotations

from textwrap import wrap

from paddlewheel.games.civil_war.components import Card, Effect
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES
from paddlewheel.games.civil_war.view.words import KIND_WORDS, card_words, signed
from paddlewheel.presentation import Element

CARD_HEIGHT = 200.0
NAME_LETTERS = 17
EFFECT_LETTERS = 24

SIDE_CLASSES = ("union", "confederacy")

#: Effects as they are printed on a card.
PRINTED = {
    "PA": "Play another card",
    "COL": "{k} to this column",
    "INF": "{k} for each infantry card here",
    "CAV": "{k} for each cavalry card here",
    "ART": "{k} for each artillery card here",
    "NAV": "{k} for each navy card here",
    "ALL": "{k} to each of your columns",
    "BESIDE": "",
    "OWN_ALL": "{k} to each of your columns",
    "ENEMY_ALL": "{k} to each enemy column",
    "OWN_ONE": "{k} to one of your columns",
    "ENEMY_ONE": "{k} to one enemy column",
    "ENEMY_NO_LEADERS": "Enemy leaders add nothing",
    "OWN_NO_LEADERS": "Your leaders add nothing",
    "RECOVER2": "Your two best fallen cards return",
    "ENEMY_LOSE_TOP": "The enemy loses its top card",
}


def side_of(card: Card) -> int:
    return 0 if card.id.startswith("U") else 1


def printed(effect: Effect) -> str:
    return PRINTED[effect.name].replace("{k}", signed(effect.amount))


def card_element(
    card: Card,
    x: float,
    y: float,
    layer: int = 0,
    scale: float = 1.0,
    angle: float = 0.0,
    classes: tuple[str, ...] = (),
    tip: str = "",
) -> Element:
    """A card face up, its top edge at y and its middle at x. It keeps its id wherever it lies."""
    words = card_words(card)
    state = ", void: it counts zero" if "void" in classes else ", committed face down" if "planned" in classes else ""
    effects = [text for text in map(printed, card.effects) if text]
    lines = [line for text in effects for line in wrap(text, EFFECT_LETTERS)]
    return Element(
        f"card-{card.id}",
        f"card-{card.kind}",
        x,
        y,
        f"{words}{state}",
        angle=angle,
        scale=scale,
        layer=layer,
        tip=tip or f"{words}{state}. {noted(card)}",
        texts={
            "name": "\n".join(wrap(card.name, NAME_LETTERS)[:2]),
            "value": "" if card.kind == "EVT" else str(card.value),
            "kind": KIND_WORDS[card.kind].capitalize(),
            "effects": "\n".join(lines[:3]),
            "id": card.id,
        },
        classes=(SIDE_CLASSES[side_of(card)], *classes),
    )


def noted(card: Card) -> str:
    """The note for the curious, as a sentence."""
    return f"{card.note[0].upper()}{card.note[1:]}." if card.note else ""


def event_tip(card: Card, column: int | None) -> str:
    """An event beside the battlefield, with where it aims."""
    aim = f" It aims at the {COLUMN_NAMES[column]} column." if column is not None else ""
    return f"{card_words(card)}.{aim} After the battle it goes to the Graveyard. {noted(card)}"
