"""Cards as they look: one symbol for each type, with name, value and effects written on it."""

from __future__ import annotations

from textwrap import wrap

from paddlewheel.games.civil_war.components import Card, Effect
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES
from paddlewheel.games.civil_war.view.words import KIND_WORDS, card_words, signed
from paddlewheel.presentation import Element

CARD_HEIGHT = 172.0
#: Letters in a line of a name on a card, alone or covered by the next card, and of an effect.
NAME_LETTERS = 15
ONE_LINE_LETTERS = 16
EFFECT_LETTERS = 19
HELD_LETTERS = 17

SIDE_CLASSES = ("union", "confederacy")

#: Effects as they are printed on a card: a few words that can be read from afar. The closer look has whole sentences.
PRINTED = {
    "PA": "Play another",
    "COL": "{k} here",
    "INF": "{k} each infantry",
    "CAV": "{k} each cavalry",
    "ART": "{k} each artillery",
    "NAV": "{k} each navy",
    "ALL": "{k} all own columns",
    "BESIDE": "",
    "OWN_ALL": "{k} all own columns",
    "ENEMY_ALL": "{k} all enemy columns",
    "OWN_ONE": "{k} one own column",
    "ENEMY_ONE": "{k} an enemy column",
    "ENEMY_NO_LEADERS": "No enemy leaders",
    "OWN_NO_LEADERS": "No own leaders",
    "RECOVER2": "Two fallen return",
    "ENEMY_LOSE_TOP": "Enemy top card falls",
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
    state = ", void: it counts zero" if "void" in classes else ", committed face down" if "planned" in classes else ""
    return _element(
        card, f"card-{card.kind}", x, y, state, layer, scale, angle, classes, tip, _board_name(card, classes)
    )


def held_element(card: Card, x: float, y: float, layer: int) -> Element:
    """A card in the hand, its top edge at y and its middle at x."""
    name = "\n".join(wrap(card.name, NAME_LETTERS))
    return _element(card, f"held-{card.kind}", x, y, "", layer, 1.0, 0.0, (), "", name, HELD_LETTERS)


def _board_name(card: Card, classes: tuple[str, ...]) -> str:
    if "compact" not in classes:
        return "\n".join(wrap(card.name, NAME_LETTERS))
    return card.name if len(card.name) <= ONE_LINE_LETTERS else f"{card.name[: ONE_LINE_LETTERS - 2].rstrip()}…"


def _element(
    card: Card,
    symbol: str,
    x: float,
    y: float,
    state: str,
    layer: int,
    scale: float,
    angle: float,
    classes: tuple[str, ...],
    tip: str,
    name: str,
    letters: int = EFFECT_LETTERS,
) -> Element:
    words = card_words(card)
    effects = [text for text in map(printed, card.effects) if text]
    return Element(
        f"card-{card.id}",
        symbol,
        x,
        y,
        f"{words}{state}",
        angle=angle,
        scale=scale,
        layer=layer,
        tip=tip or f"{words}{state}. {noted(card)} Card {card.id}.",
        texts={
            "name": name,
            "value": "" if card.kind == "EVT" else str(card.value),
            "kind": KIND_WORDS[card.kind].capitalize(),
            "effects": "\n".join(line for text in effects for line in wrap(text, letters)),
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
