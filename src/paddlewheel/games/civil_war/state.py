"""What is on the table: two armies, each with its piles, its columns and its hidden reinforcements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.kernel import AnyGame, Chance, State

if TYPE_CHECKING:
    from paddlewheel.games.civil_war.rules.rules import WarRules

# A card is a number: its place in the decks, 0 to 143. Nobody and nothing:
NONE: Final = -1

UNION: Final = 0
CONFEDERACY: Final = 1

COLUMNS: Final = 3

# A card on the battlefield: card + VOID (an event that is ignored) + column << COLUMN_SHIFT.
# An event beside it:        card + (column it aims at + 1, 0 for none) << COLUMN_SHIFT.
CARD_MASK: Final = 255
VOID: Final = 256
COLUMN_SHIFT: Final = 9

# A verdict: who took each column, then for each side and column its total and what it comes from (card values,
# leaders, events).
NUMBERS: Final = 4
VERDICT: Final = COLUMNS + 2 * COLUMNS * NUMBERS

# Who took a column, beside a seat.
BOTH_LOST: Final = -1
NOBODY_THERE: Final = -2
UNDECIDED: Final = -3


@final
class Army:
    """One side's cards, wherever they are."""

    __slots__ = ("beside", "deck", "field", "fought", "fought_beside", "graveyard", "hand", "plan", "survivors")

    def __init__(self) -> None:
        #: Face down, the next card last.
        self.deck: vec[i64] = vec[i64]([])
        self.survivors: vec[i64] = vec[i64]([])
        #: In the order of burial.
        self.graveyard: vec[i64] = vec[i64]([])
        #: Reinforcements not committed yet, in the order of drawing.
        self.hand: vec[i64] = vec[i64]([])
        #: The reinforcement face down on each column, or NONE.
        self.plan: vec[i64] = vec[i64]([NONE, NONE, NONE])
        #: Cards face up in the columns, in the order of play.
        self.field: vec[i64] = vec[i64]([])
        #: Events beside the battlefield, in the order of play.
        self.beside: vec[i64] = vec[i64]([])
        # The same two as they lay at the end of the last battle; never changed, so copies share them.
        self.fought: vec[i64] = vec[i64]([])
        self.fought_beside: vec[i64] = vec[i64]([])

    def clone(self) -> Army:
        twin = Army()
        twin.deck = self.deck[:]
        twin.survivors = self.survivors[:]
        twin.graveyard = self.graveyard[:]
        twin.hand = self.hand[:]
        twin.plan = self.plan[:]
        twin.field = self.field[:]
        twin.beside = self.beside[:]
        twin.fought = self.fought
        twin.fought_beside = self.fought_beside
        return twin

    def facts(self) -> list[int]:
        facts: list[int] = []
        for pile in (self.deck, self.survivors, self.graveyard, self.hand, self.plan):
            facts += [len(pile), *pile]
        for pile in (self.field, self.beside, self.fought, self.fought_beside):
            facts += [len(pile), *pile]
        return facts

    def reserve(self) -> i64:
        """Cards in deck and Survivors: what can still be drawn."""
        return len(self.deck) + len(self.survivors)

    def committed(self) -> i64:
        """Reinforcements face down on the columns."""
        count: i64 = 0
        for card in self.plan:
            if card != NONE:
                count += 1
        return count

    def cards_in(self, column: i64) -> i64:
        """Cards face up in a column."""
        count: i64 = 0
        for placed in self.field:
            if placed >> COLUMN_SHIFT == column:
                count += 1
        return count


@final
class War(State["WarRules"]):
    """One war under way."""

    def __init__(self, game: AnyGame, rules: WarRules, seats: i64, chance: Chance) -> None:
        super().__init__(game, rules, seats, chance)
        self.armies: vec[Army] = vec[Army]([])
        #: The number of the battle under way, the first one 1.
        self.battle: i64 = 0
        #: How the last battle went; from the comparison of the columns on, this is the battle under way. Empty before
        #: the first comparison. It is replaced and never changed, so copies share it.
        self.verdict: vec[i64] = vec[i64]([])
        #: The checksum of the decks, so that other decks give other fingerprints.
        self.decks: i64 = 0

    def clone(self) -> War:
        twin = War(self.game, self.rules, self.seats, self.chance.clone())
        twin.copy_common_from(self)
        armies = vec[Army](capacity=2)
        for army in self.armies:
            armies = append(armies, army.clone())
        twin.armies = armies
        twin.battle = self.battle
        twin.verdict = self.verdict
        twin.decks = self.decks
        return twin

    def facts(self) -> list[int]:
        facts: list[int] = [self.decks, self.battle, *self.verdict]
        for army in self.armies:
            facts += army.facts()
        return facts

    def first(self) -> i64:
        """The side that flips first in this battle (CW-4a, CW-4c)."""
        return UNION if self.battle & 1 else CONFEDERACY
