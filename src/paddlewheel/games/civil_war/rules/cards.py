"""What the cards say, as tables by card number."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.components import KINDS, Decks
from paddlewheel.games.civil_war.rules.vocabulary import COMMITS
from paddlewheel.games.civil_war.state import COLUMNS

#: Infantry, cavalry, artillery and navy follow leaders; their numbers are 0 to 3.
ARMS: Final = 4
OTHER: Final = 4

LEADER_ARMS: Final = ("INF", "CAV", "ART", "NAV")


@final
class Cards:
    """Both decks in the form the rules look things up in."""

    def __init__(self, decks: Decks) -> None:
        cards = decks.cards
        #: Cards of one side, and where the choices end that name one.
        self.deck: i64 = decks.size
        self.end: i64 = COMMITS + 2 * decks.size * COLUMNS
        self.ids: list[str] = [card.id for card in cards]
        self.names: list[str] = [card.name for card in cards]
        self.effects: list[tuple[str, ...]] = [tuple([str(effect) for effect in card.effects]) for card in cards]
        self.checksum: i64 = decks.checksum()
        self.value: vec[i64] = vec[i64]([card.value for card in cards])
        #: The arm a card belongs to, or OTHER.
        self.arm: vec[i64] = vec[i64](
            [LEADER_ARMS.index(card.kind) if card.kind in LEADER_ARMS else OTHER for card in cards]
        )
        self.leader: vec[i64] = vec[i64]([int(card.kind == KINDS[0]) for card in cards])
        self.event: vec[i64] = vec[i64]([int(card.kind == KINDS[6]) for card in cards])
        #: Says "play another".
        self.another: vec[i64] = _marks(decks, "PA")
        self.beside: vec[i64] = _marks(decks, "BESIDE")
        self.column: vec[i64] = _amounts(decks, "COL")
        #: What a card that is no leader does to its own column: with its value, or as an event.
        self.points: vec[i64] = vec[i64](
            [card.value + (0 if card.kind in (KINDS[0], KINDS[6]) else card.amount("COL")) for card in cards]
        )
        self.event_points: vec[i64] = vec[i64]([card.amount("COL") if card.kind == KINDS[6] else 0 for card in cards])
        self.army: vec[i64] = _amounts(decks, "ALL")
        #: A leader's bonus for each card of an arm: card * ARMS + arm; and whether there is any.
        self.bonus: vec[i64] = vec[i64]([card.amount(arm) for card in cards for arm in LEADER_ARMS])
        self.has_bonus: vec[i64] = vec[i64]([int(bool([1 for arm in LEADER_ARMS if card.has(arm)])) for card in cards])
        self.own_all: vec[i64] = _amounts(decks, "OWN_ALL")
        self.enemy_all: vec[i64] = _amounts(decks, "ENEMY_ALL")
        self.own_one: vec[i64] = _amounts(decks, "OWN_ONE")
        self.enemy_one: vec[i64] = _amounts(decks, "ENEMY_ONE")
        self.mutes_enemy: vec[i64] = _marks(decks, "ENEMY_NO_LEADERS")
        self.mutes_own: vec[i64] = _marks(decks, "OWN_NO_LEADERS")
        self.recovers: vec[i64] = _marks(decks, "RECOVER2")
        self.raids: vec[i64] = _marks(decks, "ENEMY_LOSE_TOP")


def _marks(decks: Decks, effect: str) -> vec[i64]:
    return vec[i64]([int(card.has(effect)) for card in decks.cards])


def _amounts(decks: Decks, effect: str) -> vec[i64]:
    return vec[i64]([card.amount(effect) for card in decks.cards])
