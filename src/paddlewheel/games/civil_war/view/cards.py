"""Cards as they look: one symbol for each type, with name, value and effects written on it."""

from __future__ import annotations

from textwrap import wrap

from paddlewheel.games.civil_war.components import Card, Effect
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.view.words import (
    UNWORDED,
    card_name,
    card_words,
    column_of,
    kind_words,
    note_words,
    sentence,
    signed,
)
from paddlewheel.language import kept
from paddlewheel.presentation import Element

CARD_HEIGHT = 172.0
#: Letters in a line of a name on a card, alone or covered by the next card, and of an effect.
NAME_LETTERS = 15
ONE_LINE_LETTERS = 16
EFFECT_LETTERS = 19
HELD_LETTERS = 17

SIDE_CLASSES = ("union", "confederacy")


def side_of(card: Card) -> int:
    return 0 if card.id.startswith("U") else 1


def printed(effect: Effect) -> str:
    """An effect as it stands on a card: a few words that can be read from afar. The closer look has a sentence."""
    return say(f"effect-{effect.name}.printed", k=signed(effect.amount))


@kept
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
    state = next((state for state in ("void", "planned") if state in classes), "")
    words = say(f"face.{state}", card=card_words(card)) if state else card_words(card)
    return _element(
        card, f"card-{card.kind}", x, y, words, layer, scale, angle, classes, tip, _board_name(card, classes)
    )


@kept
def held_element(card: Card, x: float, y: float, layer: int) -> Element:
    """A card in the hand, its top edge at y and its middle at x."""
    name = "\n".join(wrap(card_name(card.name), NAME_LETTERS))
    return _element(card, f"held-{card.kind}", x, y, card_words(card), layer, 1.0, 0.0, (), "", name, HELD_LETTERS)


def _board_name(card: Card, classes: tuple[str, ...]) -> str:
    name = card_name(card.name)
    if "compact" not in classes:
        return "\n".join(wrap(name, NAME_LETTERS))
    return name if len(name) <= ONE_LINE_LETTERS else f"{name[: ONE_LINE_LETTERS - 2].rstrip()}…"


def _element(
    card: Card,
    symbol: str,
    x: float,
    y: float,
    words: str,
    layer: int,
    scale: float,
    angle: float,
    classes: tuple[str, ...],
    tip: str,
    name: str,
    letters: int = EFFECT_LETTERS,
) -> Element:
    effects = [printed(effect) for effect in card.effects if effect.name != UNWORDED]
    return Element(
        f"card-{card.id}",
        symbol,
        x,
        y,
        words,
        angle=angle,
        scale=scale,
        layer=layer,
        tip=tip or say("face-tip", card=words, note=note_words(card), id=card.id),
        texts={
            "name": name,
            "value": "" if card.kind == "EVT" else str(card.value),
            "kind": sentence(kind_words(card)),
            "effects": "\n".join(line for text in effects for line in wrap(text, letters)),
            **_marks(classes),
        },
        classes=(SIDE_CLASSES[side_of(card)], *classes),
    )


def _marks(classes: tuple[str, ...]) -> dict[str, str]:
    """What is stamped on a card: that it is void or committed, or where an event aims."""
    stamped: dict[str, str] = {name: say(f"stamp-{name}") for name in ("void", "planned") if name in classes}
    aims = [name for name in classes if name.startswith("aimed-")]
    return {**stamped, "target": say(f"stamp-{aims[0]}")} if aims else stamped


def event_tip(card: Card, column: int | None) -> str:
    """An event beside the battlefield, with where it aims."""
    words, note = card_words(card), note_words(card)
    if column is None:
        return say("beside-tip", card=words, note=note)
    return say("beside-tip.aimed", card=words, column=column_of(column), note=note)
