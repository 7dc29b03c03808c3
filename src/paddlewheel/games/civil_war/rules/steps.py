"""The three decisions of a war: aim an event at an own column, at an enemy column, and commit reinforcements."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.battle import COMMIT, Battles
from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.state import COLUMN_SHIFT, COLUMNS, NONE, Army, War
from paddlewheel.kernel import AnyGame, Chance, Menu, Rules, Step

#: The columns in words, as tokens and sentences name them.
COLUMN_NAMES: Final = ("left", "centre", "right")

DECK: Final = 72

# The vocabulary, in the order of its tokens.
STRENGTHENS: Final = 0
WEAKENS: Final = STRENGTHENS + COLUMNS
COMMITS: Final = WEAKENS + COLUMNS
ALL: Final = COMMITS + 2 * DECK * COLUMNS


def vocabulary(ids: list[str]) -> tuple[str, ...]:
    """The token of every choice; a commitment is card * COLUMNS + column."""
    return (
        *(f"strengthen {name}" for name in COLUMN_NAMES),
        *(f"weaken {name}" for name in COLUMN_NAMES),
        *(f"commit {card} {name}" for card in ids for name in COLUMN_NAMES),
    )


@final
class Aim(Step[War]):
    """An event finds its column (CW-34). The argument is the seat, and twice the event's place beside the field."""

    def __init__(self, name: str, first: i64, battles: Battles) -> None:
        super().__init__(name, "CW-13c", first, first + COLUMNS)
        self.battles: Battles = battles

    def deciders(self, state: War) -> i64:
        one: i64 = 1
        return one << (state.argument() & 1)

    def refusal(self, state: War, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: War, seat: i64, choice: i64) -> None:
        column = choice - self.first
        army = state.armies[seat]
        place = state.argument() >> 1
        card = army.beside[place]
        army.beside[place] = card + ((column + 1) << COLUMN_SHIFT)
        if state.journal is not None:
            facts = self.battles.report.named(card)
            facts["column"] = int(column)
            state.journal.note(self.name, seat, "CW-34", facts)
        state.settle()
        if len(state.stack) == 0:
            self.battles.after_targets(state)


@final
class Commit(Step[War]):
    """Both sides lay their reinforcements face down, card by card, each unseen by the other (CW-8, CW-9a)."""

    def __init__(self, battles: Battles) -> None:
        super().__init__("commit", "CW-8", COMMITS, ALL)
        self.battles: Battles = battles

    def deciders(self, state: War) -> i64:
        armies = state.armies
        return (1 if len(armies[0].hand) > 0 else 0) + (2 if len(armies[1].hand) > 0 else 0)

    def refusal(self, state: War, seat: i64, choice: i64) -> str | None:
        army = state.armies[seat]
        if place_in(army.hand, (choice - COMMITS) // COLUMNS) == NONE:
            return "CW-7"
        if army.plan[(choice - COMMITS) % COLUMNS] != NONE:
            return "CW-8a"
        return None

    def offer(self, state: War, seat: i64, menu: Menu) -> None:
        army = state.armies[seat]
        place: i64 = 0
        while place < len(army.hand):
            choice = COMMITS + army.hand[place] * COLUMNS
            column: i64 = 0
            while column < COLUMNS:
                if army.plan[column] == NONE:
                    menu.add(choice + column)
                column += 1
            place += 1

    def play(self, state: War, seat: i64, choice: i64) -> None:
        army = state.armies[seat]
        card = (choice - COMMITS) // COLUMNS
        column = (choice - COMMITS) % COLUMNS
        army.hand, _ = pop(army.hand, place_in(army.hand, card))
        army.plan[column] = card
        if state.journal is not None:
            self.battles.report.committed(state, seat, card, column)
        # CW-9: nothing is turned up, and nothing drawn, before both sides are ready.
        if len(army.hand) == 0 and len(state.armies[1 - seat].hand) == 0:
            state.settle()
            self.battles.after_commitment(state)


def place_in(pile: vec[i64], card: i64) -> i64:
    """Where a card lies in a pile, or NONE."""
    place: i64 = 0
    while place < len(pile):
        if pile[place] == card:
            return place
        place += 1
    return NONE


@final
class WarRules(Rules[War]):
    """The rules of a war with these decks."""

    def __init__(self, cards: Cards, name: str, reinforcements: i64) -> None:
        battles = Battles(cards, reinforcements)
        steps: list[Step[War]] = [
            Aim("strengthen", STRENGTHENS, battles),
            Aim("weaken", WEAKENS, battles),
            Commit(battles),
        ]
        super().__init__(steps, ALL)
        self.cards: Cards = cards
        self.battles: Battles = battles
        #: What the decks are called.
        self.name: str = name

    def start(self, game: AnyGame, seats: i64, chance: Chance) -> War:
        war = War(game, self, seats, chance)
        war.decks = self.cards.checksum
        armies = vec[Army](capacity=2)
        seat: i64 = 0
        while seat < 2:
            army = Army()
            deck = vec[i64](capacity=DECK)
            card: i64 = seat * DECK
            while card < (seat + 1) * DECK:
                deck = append(deck, card)
                card += 1
            chance.shuffle(deck)
            army.deck = deck
            armies = append(armies, army)
            seat += 1
        war.armies = armies
        return war

    def open(self, state: War) -> None:
        self.battles.carry_on(state)

    def redeal(self, state: War, eyes: i64, stream: Chance) -> None:
        """Nobody knows the order of a deck, and only its owner a hand and where it lies (CW-7a, CW-9a)."""
        side: i64 = 0
        while side < 2:
            army = state.armies[side]
            if eyes >> side & 1:
                army.deck = in_order(army.deck)
                stream.shuffle(army.deck)
            else:
                redeal_unseen(army, stream)
            side += 1


def redeal_unseen(army: Army, stream: Chance) -> None:
    """Another hand from the cards unseen. A side that is not ready may have laid any or none: it has laid none."""
    ready = len(army.hand) == 0
    unseen = army.deck[:]
    for card in army.hand:
        unseen = append(unseen, card)
    for card in army.plan:
        if card != NONE:
            unseen = append(unseen, card)
    unseen = in_order(unseen)
    stream.shuffle(unseen)
    kept: i64 = len(army.deck)
    army.deck = unseen[:kept]
    army.hand = unseen[kept:]
    army.plan = vec[i64]([NONE, NONE, NONE])
    if ready and len(army.hand) > 0:
        columns = vec[i64]([0, 1, 2])
        stream.shuffle(columns)
        place: i64 = 0
        while place < len(army.hand):
            army.plan[columns[place]] = army.hand[place]
            place += 1
        army.hand = vec[i64]([])


def in_order(pile: vec[i64]) -> vec[i64]:
    """The cards of a pile by number: a guess must not start from how they really lie."""
    there = vec[i64]([0] * (2 * DECK))
    for card in pile:
        there[card] = 1
    ordered = vec[i64](capacity=len(pile))
    number: i64 = 0
    while number < 2 * DECK:
        if there[number]:
            ordered = append(ordered, number)
        number += 1
    return ordered


def is_committing(war: War) -> bool:
    """Whether reinforcements are being committed."""
    return war.outcome is None and war.stack[0] & 255 == COMMIT
