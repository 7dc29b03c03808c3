"""Totals of columns, and what they come from: card values, leaders, events."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.cards import ARMS, OTHER, Cards
from paddlewheel.games.civil_war.state import CARD_MASK, COLUMN_SHIFT, COLUMNS, VOID, Army


@final
class Tally:
    """One army's three columns, counted. It is filled for every comparison."""

    __slots__ = ("cards", "count", "events", "leaders", "leading", "values")

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        #: How many cards lie in each column.
        self.count: vec[i64] = vec[i64]([0] * COLUMNS)
        self.values: vec[i64] = vec[i64]([0] * COLUMNS)
        self.leaders: vec[i64] = vec[i64]([0] * COLUMNS)
        self.events: vec[i64] = vec[i64]([0] * COLUMNS)
        #: How many leaders there are in all.
        self.leading: i64 = 0

    def total(self, column: i64) -> i64:
        """The total of a column that holds a card; never below 0 (CW-16a)."""
        total = self.values[column] + self.leaders[column] + self.events[column]
        return total if total > 0 else 0

    def fill(self, own: Army, enemy: Army) -> None:
        """Count the columns of an army as they lie (CW-14b)."""
        self.clear()
        self.count_cards(own.field)
        if self.leading > 0 and not self.muted(own, enemy):
            self.count_leaders(own.field)
        self.count_beside(own, enemy)

    def clear(self) -> None:
        self.leading = 0
        column: i64 = 0
        while column < COLUMNS:
            self.count[column] = 0
            self.values[column] = 0
            self.leaders[column] = 0
            self.events[column] = 0
            column += 1

    def count_cards(self, field: vec[i64]) -> None:
        points = self.cards.points
        event_points = self.cards.event_points
        leader = self.cards.leader
        count = self.count
        values = self.values
        events = self.events
        place: i64 = 0
        while place < len(field):
            placed = field[place]
            place += 1
            column = placed >> COLUMN_SHIFT
            count[column] += 1
            if placed & VOID:
                continue  # CW-15, CW-22
            card = placed & CARD_MASK
            values[column] += points[card]
            events[column] += event_points[card]  # CW-13a
            self.leading += leader[card]

    def muted(self, own: Army, enemy: Army) -> bool:
        """Whether this army's leaders are ignored in this battle (CW-35)."""
        for placed in own.beside:
            if self.cards.mutes_own[placed & CARD_MASK]:
                return True
        for placed in enemy.beside:
            if self.cards.mutes_enemy[placed & CARD_MASK]:
                return True
        return False

    def count_leaders(self, field: vec[i64]) -> None:
        cards = self.cards
        leader = cards.leader
        place: i64 = 0
        while place < len(field):
            placed = field[place]
            place += 1
            card = placed & CARD_MASK
            if not leader[card]:
                continue
            column = placed >> COLUMN_SHIFT
            self.leaders[column] += cards.column[card]  # CW-30
            if cards.has_bonus[card]:
                self.leaders[column] += self.led_by(card, field, column)
            if cards.army[card]:  # CW-32
                other: i64 = 0
                while other < COLUMNS:
                    self.leaders[other] += cards.army[card]
                    other += 1

    def led_by(self, leader: i64, field: vec[i64], column: i64) -> i64:
        """What a leader adds for the cards of its arms in a column (CW-31)."""
        cards = self.cards
        total: i64 = 0
        place: i64 = 0
        while place < len(field):
            placed = field[place]
            place += 1
            if placed >> COLUMN_SHIFT == column:
                arm = cards.arm[placed & CARD_MASK]
                if arm != OTHER:
                    total += cards.bonus[leader * ARMS + arm]
        return total

    def count_beside(self, own: Army, enemy: Army) -> None:
        """The events beside the battlefield, of both sides (CW-33, CW-34)."""
        cards = self.cards
        for placed in own.beside:
            self.change(placed, cards.own_all[placed & CARD_MASK], cards.own_one[placed & CARD_MASK])
        for placed in enemy.beside:
            self.change(placed, cards.enemy_all[placed & CARD_MASK], cards.enemy_one[placed & CARD_MASK])

    def change(self, placed: i64, every: i64, aimed: i64) -> None:
        """What one event changes: every column, and the column it aims at."""
        column: i64 = 0
        while column < COLUMNS:
            self.events[column] += every
            column += 1
        target = (placed >> COLUMN_SHIFT) - 1
        if target >= 0:
            self.events[target] += aimed
