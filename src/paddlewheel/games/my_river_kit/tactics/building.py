"""What a mayor builds: the works that end best, found by trying every card on its best plot."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import TO_ADD, TO_REMOVE
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.talk import may_leave
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.state import NOTHING, PLOTS, Basin, Mayor
from paddlewheel.games.my_river_kit.tactics.judgement import Judgement
from paddlewheel.games.my_river_kit.tactics.numbers import MONEY, REMOVAL


def shows(act: i64, named: i64, added: i64, removed: i64) -> bool:
    """Whether works that add and remove these cards do what was agreed."""
    if act == TO_ADD:
        return added == named
    return removed == named if act == TO_REMOVE else added != named


@final
class Builder:
    """Finds works for one temper."""

    def __init__(
        self, data: GameData, words: Vocabulary, judgement: Judgement, honesty: float, numbers: list[float]
    ) -> None:
        """`honesty`: what a promise kept is worth, of a whole game won."""
        self.data: GameData = data
        self.words: Vocabulary = words
        self.judgement: Judgement = judgement
        self.honesty: float = honesty
        self.money: float = numbers[MONEY]
        self.removal: float = numbers[REMOVAL]
        # The best works found last: what they are worth, the card, its plot, and the plot cleared before or after.
        self.worth: float = 0.0
        self.card: i64 = NOTHING
        self.plot: i64 = NOTHING
        self.cleared: i64 = NOTHING

    def plan(self, state: Basin, seat: i64) -> vec[i64]:
        """The best works, choice by choice. The state is the bot's own copy, left as it was."""
        words = self.words
        mayor = state.mayors[seat]
        self.search(state, seat, mayor.wag, True)
        if self.card == NOTHING and self.cleared == NOTHING:
            return vec[i64]([words.end_works])
        if self.card == NOTHING:
            return vec[i64]([words.remove + self.cleared, words.end_works])
        if self.cleared == NOTHING:
            return vec[i64]([words.add + self.card - 1, words.place + self.plot, words.end_works])
        add, put, away = words.add + self.card - 1, words.place + self.plot, words.remove + self.cleared
        if self.cleared == self.plot:
            return vec[i64]([away, add, put, words.end_works])
        return vec[i64]([add, put, away, words.end_works])

    def search(self, state: Basin, seat: i64, wag: i64, with_removals: bool) -> None:
        """Try every card that may be added with this much money, with one card removed where it pays."""
        mayor = state.mayors[seat]
        purse = mayor.wag
        mayor.wag = wag
        free = mayor.free_plots()
        self.card = NOTHING
        self.plot = NOTHING
        self.cleared = NOTHING
        must = mayor.added == NOTHING and self.can_add(state, mayor, free)
        self.worth = -1.0 if must else self.judged(state, seat, NOTHING, NOTHING)
        if must:
            card: i64 = 1
            while card < self.data.cards.kinds:
                if self.may_get(state, mayor, card):
                    self.try_card(state, seat, mayor, card, free, with_removals)
                card += 1
        elif with_removals and mayor.wag >= self.data.numbers.move:
            self.try_removals(state, seat, mayor, NOTHING, NOTHING)
        mayor.wag = purse

    def try_card(self, state: Basin, seat: i64, mayor: Mayor, card: i64, free: i64, with_removals: bool) -> None:
        price = self.data.price(state, card)
        move = self.data.numbers.move
        if free > 0:
            if price > mayor.wag:
                return
            plot = self.best_free_plot(mayor, card)
            mayor.wag -= price
            mayor.plots[plot] = card
            self.note(self.judged(state, seat, card, NOTHING), card, plot, NOTHING)
            if with_removals and mayor.wag >= move:
                self.try_removals(state, seat, mayor, card, plot)
            mayor.plots[plot] = NOTHING
            mayor.wag += price
        elif price + move <= mayor.wag:
            mayor.wag -= price + move
            plot = 0
            while plot < PLOTS:
                if may_leave(self.data, mayor, plot) is None:
                    old = mayor.plots[plot]
                    fate = mayor.flipped
                    one: i64 = 1
                    mayor.plots[plot] = card
                    mayor.flipped &= ~(one << plot)
                    self.note(self.judged(state, seat, card, old), card, plot, plot)
                    mayor.plots[plot] = old
                    mayor.flipped = fate
                plot += 1
            mayor.wag += price + move

    def try_removals(self, state: Basin, seat: i64, mayor: Mayor, card: i64, placed: i64) -> None:
        """Remove what harms the river: only cards that reject pollution or lower an indicator."""
        move = self.data.numbers.move
        mayor.wag -= move
        plot: i64 = 0
        while plot < PLOTS:
            old = mayor.plots[plot]
            if plot != placed and may_leave(self.data, mayor, plot) is None and self.judgement.outlook.harms(old):
                mayor.plots[plot] = NOTHING
                self.note(self.judged(state, seat, card, old) - self.removal, card, placed, plot)
                mayor.plots[plot] = old
            plot += 1
        mayor.wag += move

    def judged(self, state: Basin, seat: i64, card: i64, removed: i64) -> float:
        """What the works come to as they lie, with the money that they earn and the promises that they keep."""
        value = self.judgement.value(state, seat)
        for pledge in state.pledges:
            if pledge.to == seat and not pledge.is_water() and shows(pledge.act, pledge.card, card, removed):
                value += self.honesty + self.money * float(pledge.amount)
        for promise in state.promises:
            if promise.by == seat and shows(promise.act, promise.card, card, removed):
                value += self.honesty
        return value

    def note(self, worth: float, card: i64, plot: i64, cleared: i64) -> None:
        if worth > self.worth + 1e-9:
            self.worth = worth
            self.card = card
            self.plot = plot
            self.cleared = cleared

    def best_free_plot(self, mayor: Mayor, card: i64) -> i64:
        best: i64 = NOTHING
        most = 0.0
        plot: i64 = 0
        while plot < PLOTS:
            if mayor.plots[plot] == NOTHING:
                weight = self.weigh_place(card, plot)
                if weight > most:
                    most = weight
                    best = plot
            plot += 1
        return best

    def weigh_place(self, card: i64, plot: i64) -> float:
        """What cleans or uses the river lies well below the own city, the rest above it."""
        cards = self.data.cards
        below = cards.takes_pollution[card] > 0 or cards.takes_water[card] > cards.gives_water[card]
        return 1.0 + float(plot if below else PLOTS - plot)

    def may_get(self, state: Basin, mayor: Mayor, card: i64) -> bool:
        if state.stock[card] == 0 or not self.data.demands_met(state, card):
            return False
        most = self.data.cards.each[card]
        if most > 0:
            for other in mayor.plots:
                if other == card:
                    most -= 1
            return most > 0
        return True

    def can_add(self, state: Basin, mayor: Mayor, free: i64) -> bool:
        move: i64 = 0
        if free == 0:
            move = self.data.numbers.move
            plot: i64 = 0
            movable = False
            while plot < PLOTS:
                if may_leave(self.data, mayor, plot) is None:
                    movable = True
                plot += 1
            if not movable:
                return False
        card: i64 = 1
        while card < self.data.cards.kinds:
            if self.may_get(state, mayor, card) and self.data.price(state, card) + move <= mayor.wag:
                return True
            card += 1
        return False
