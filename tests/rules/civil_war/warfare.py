"""Positions for tests: decks in the order of drawing, a few words long.

    war = a_war(union="U12 U13 U14  U29 U30 U31", confederacy="C14 C15 C16  C29 C30 C31")

lays three first cards on each side and deals three reinforcements. Cards that are not named lie in the Graveyard,
but for some twenty plain ones of each side, which follow at the end of its deck (`fill=False`: none).
The cards are those of decks.txt beside this file, so that tuning the standard decks leaves the tests alone.
"""

from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

import paddlewheel as pw
from paddlewheel.games.civil_war.components import load
from paddlewheel.games.civil_war.game import CivilWar
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES, FLIP
from paddlewheel.games.civil_war.state import CARD_MASK, COLUMN_SHIFT, War
from paddlewheel.games.civil_war.view.observation import WarObservation

UNION, CONFEDERACY = 0, 1
GAME = CivilWar(load(Path(__file__).with_name("decks.txt")))
IDS = [card.id for card in GAME.decks["standard"].cards]
PLAIN = (
    "U34 U35 U36 U37 U38 U39 U43 U51 U29 U30 U31 U32 U33 U55 U56 U21 U22 U26 U27 U28 U42 U49",
    "C34 C35 C36 C37 C38 C39 C47 C54 C29 C30 C31 C32 C33 C52 C53 C26 C27 C43 C45 C46 C51 C56",
)
#: Three first cards and three reinforcements of value 5 and 4 on either side: 9 against 9 everywhere.
EVEN = ("U23 U24 U25 U29 U30 U31", "C23 C24 C25 C29 C30 C31")


class Warfare:
    """A war at hand, spoken to in ids and column names."""

    def __init__(self, state: War) -> None:
        self.state = state

    def say(self, seat: int, *tokens: str) -> None:
        for token in tokens:
            self.state.play(seat, token)

    def commit(self, seat: int, cards: str) -> None:
        """Reinforcements from left to right; '-' leaves a column out."""
        for card, column in zip(cards.split(), COLUMN_NAMES, strict=False):
            if card != "-":
                self.state.play(seat, f"commit {card} {column}")

    def fight(self, union: str, confederacy: str) -> None:
        self.commit(UNION, union)
        self.commit(CONFEDERACY, confederacy)

    def seen(self, seat: int | None) -> WarObservation:
        return GAME.observe(self.state, seat)

    def pile(self, seat: int, name: str) -> list[str]:
        """The cards of a pile by id, the deck in the order of drawing."""
        cards = [card for card in getattr(self.state.armies[seat], name) if card >= 0]
        names = [IDS[card & CARD_MASK] for card in cards]
        return names[::-1] if name == "deck" else names

    def column(self, seat: int, column: int, pile: str = "field") -> list[str]:
        """The cards in a column, now or (pile `fought`) at the end of the last battle."""
        placed = [each for each in getattr(self.state.armies[seat], pile) if each >> COLUMN_SHIFT == column]
        return [IDS[each & CARD_MASK] for each in placed]

    def takers(self) -> list[int]:
        return list(self.state.verdict[:3])

    def totals(self, seat: int) -> list[int]:
        """The totals with which the last battle ended."""
        return [self.state.verdict[3 + (seat * 3 + column) * 4] for column in range(3)]

    def standing(self, seat: int) -> list[int | None]:
        """The totals as they are now."""
        columns = self.seen(None).armies[seat].columns
        return [None if column.total is None else column.total.total for column in columns]

    def events(self, kind: str) -> list[pw.Event]:
        assert self.state.journal is not None
        return [event for event in self.state.journal.events if event.kind == kind]


def a_war(
    union: str = EVEN[0],
    confederacy: str = EVEN[1],
    survivors: tuple[str, str] = ("", ""),
    graves: tuple[str, str] = ("", ""),
    battle: int = 1,
    fill: bool = True,
) -> Warfare:
    """A battle just begun with these decks. In battles with odd numbers the Union flips first."""
    state = GAME.new(seed=5)
    for seat, named in enumerate((union, confederacy)):
        kept, dead = survivors[seat].split(), graves[seat].split()
        taken = [*named.split(), *kept, *dead]
        filling = [card for card in PLAIN[seat].split() if card not in taken] if fill else []
        deck = [*named.split(), *filling]
        rest = IDS[seat * 72 : seat * 72 + 72]
        dead += [card for card in rest if card not in deck and card not in taken]
        army = state.armies[seat]
        army.deck, army.survivors, army.graveyard = _pile(deck[::-1]), _pile(kept), _pile(dead)
        army.field, army.beside, army.hand = _pile([]), _pile([]), _pile([])
        army.fought, army.fought_beside = _pile([]), _pile([])
        army.plan = vec[i64]([-1, -1, -1])
    state.stack = _pile([])
    state.verdict = _pile([])
    state.battle = battle - 1
    state.journal = pw.Journal()
    state.owe(FLIP, 0)
    state.advance()
    assert GAME.broken_law(state) is None
    return Warfare(state)


def _pile(ids: list[str]) -> vec[i64]:
    return vec[i64]([GAME.decks["standard"].number(card) for card in ids])
