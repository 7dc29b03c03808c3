"""Which choices could be made at an element of the scene, whether or not they are offered now."""

from __future__ import annotations

from paddlewheel.games.civil_war.components import Decks
from paddlewheel.games.civil_war.rules.vocabulary import COMMITS, STRENGTHENS, WEAKENS
from paddlewheel.games.civil_war.state import COLUMNS
from paddlewheel.games.civil_war.view.observation import WarObservation


def possible_at(seen: WarObservation, decks: Decks, element: str) -> list[int]:
    """A card of one's own is committed, a column takes a reinforcement or an event."""
    if seen.seat is None:
        return []
    kind, _, rest = element.partition("-")
    if kind == "card":
        return _commits(decks, rest)
    if kind in ("lane", "total"):
        side, column = (int(number) for number in rest.split("-"))
        if side != seen.seat:
            return [WEAKENS + column]
        hand = seen.armies[side].hand or ()
        return [*(_commits(decks, card)[column] for card in hand), STRENGTHENS + column]
    return []


def _commits(decks: Decks, card: str) -> list[int]:
    """The commitments of a card, one a column."""
    number = next(place for place, each in enumerate(decks.cards) if each.id == card)
    return [COMMITS + number * COLUMNS + column for column in range(COLUMNS)]
