"""The works: exactly one activity added, others removed or moved (RK-38, RK-39)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.pledges import pay_what_is_earned
from paddlewheel.games.my_river_kit.rules.talk import begin_proposal, may_leave, may_speak
from paddlewheel.games.my_river_kit.rules.vocabulary import LOOK_BACK, MOVE, PLACE, WORKS, Vocabulary
from paddlewheel.games.my_river_kit.state import NOTHING, PLOTS, Basin, Mayor
from paddlewheel.kernel import Fact, Menu, Step


@final
class Works(Step[Basin]):
    """One mayor builds: add, remove, move, make deals with others (RK-37d), and end."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("works", "RK-38", words.add, words.place)
        self.words: Vocabulary = words
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        words = self.words
        mayor = state.mayors[seat]
        if choice < words.remove:
            if mayor.added != NOTHING:
                return "RK-38"
            if mayor.free_plots() == 0:
                return "RK-39a"
            card = choice - words.add + 1
            refused = self.may_get(state, mayor, card)
            if refused is not None:
                return refused
            return None if self.data.price(state, card) <= mayor.wag else "RK-39"
        if choice < words.lift:
            return self.may_remove(state, mayor, choice - words.remove)
        if choice < words.deal:
            return self.may_lift(state, mayor, choice - words.lift)
        if choice == words.deal:
            return None if may_speak(self.data, mayor) else "RK-37c"
        return "RK-38" if self.has_to_add(state, mayor) else None

    def offer(self, state: Basin, seat: i64, menu: Menu) -> None:
        """The same answers as `refusal`, with the duty worked out once."""
        words = self.words
        mayor = state.mayors[seat]
        wag = mayor.wag
        free = mayor.free_plots()
        cheapest: i64 = NOTHING
        if mayor.added == NOTHING:
            card: i64 = 1
            while card < self.data.cards.kinds:
                if self.may_get(state, mayor, card) is None:
                    price = self.data.price(state, card)
                    if cheapest == NOTHING or price < cheapest:
                        cheapest = price
                    if free > 0 and price <= wag:
                        menu.add(words.add + card - 1)
                card += 1
        duty = self.affords(mayor, cheapest, wag, free)
        step = self.data.numbers.move
        may_remove = wag >= step and (not duty or self.affords(mayor, cheapest, wag - step, free + 1))
        may_shift = free > 0 and wag >= step and (not duty or self.affords(mayor, cheapest, wag - step, free))
        may_exchange = wag >= 2 * step and (not duty or self.affords(mayor, cheapest, wag - 2 * step, free))
        movable: i64 = 0
        plot: i64 = 0
        while plot < PLOTS:
            if self.is_movable(mayor, plot):
                movable += 1
                if may_remove:
                    menu.add(words.remove + plot)
            plot += 1
        if may_shift or (may_exchange and movable > 1):
            plot = 0
            while plot < PLOTS:
                if self.is_movable(mayor, plot):
                    menu.add(words.lift + plot)
                plot += 1
        if may_speak(self.data, mayor):
            menu.add(words.deal)
        if not duty:
            menu.add(words.end_works)

    # -- predicates --------------------------------------------------------------------------------------

    def may_get(self, state: Basin, mayor: Mayor, card: i64) -> str | None:
        """Whether a card may be added to a city, whatever it costs and wherever it goes."""
        if state.stock[card] == 0:
            return "RK-38b"
        if not self.data.demands_met(state, card):
            return "RK-13"
        most = self.data.cards.each[card]
        if most > 0:
            have: i64 = 0
            for other in mayor.plots:
                if other == card:
                    have += 1
            if have >= most:
                return "RK-53a"
        return None

    def cheapest(self, state: Basin, mayor: Mayor) -> i64:
        """The lowest price of an activity this mayor may add, or NOTHING."""
        found: i64 = NOTHING
        card: i64 = 1
        while card < self.data.cards.kinds:
            price = self.data.price(state, card)
            if (found == NOTHING or price < found) and self.may_get(state, mayor, card) is None:
                found = price
            card += 1
        return found

    def can_add(self, state: Basin, mayor: Mayor, wag: i64, free: i64) -> bool:
        """RK-38a: whether an activity could be added with this much money and this many free plots."""
        return self.affords(mayor, self.cheapest(state, mayor), wag, free)

    def affords(self, mayor: Mayor, cheapest: i64, wag: i64, free: i64) -> bool:
        if cheapest == NOTHING:
            return False
        if free > 0:
            return cheapest <= wag
        return cheapest + self.data.numbers.move <= wag and self.can_free_a_plot(mayor)

    def can_free_a_plot(self, mayor: Mayor) -> bool:
        plot: i64 = 0
        while plot < PLOTS:
            if self.is_movable(mayor, plot):
                return True
            plot += 1
        return False

    def is_movable(self, mayor: Mayor, plot: i64) -> bool:
        card = mayor.plots[plot]
        return card != NOTHING and self.data.cards.fixed[card] == 0

    def has_to_add(self, state: Basin, mayor: Mayor) -> bool:
        return mayor.added == NOTHING and self.can_add(state, mayor, mayor.wag, mayor.free_plots())

    def keeps_the_duty(self, state: Basin, mayor: Mayor, cost: i64, freed: i64) -> bool:
        """Nobody spends the money for the activity that has to be added (RK-38a)."""
        if not self.has_to_add(state, mayor):
            return True
        return self.can_add(state, mayor, mayor.wag - cost, mayor.free_plots() + freed)

    def may_remove(self, state: Basin, mayor: Mayor, plot: i64) -> str | None:
        refused = may_leave(self.data, mayor, plot)
        if refused is not None:
            return refused
        price = self.data.numbers.move
        if mayor.wag < price:
            return "RK-39"
        return None if self.keeps_the_duty(state, mayor, price, 1) else "RK-38a"

    def may_lift(self, state: Basin, mayor: Mayor, plot: i64) -> str | None:
        """Whether this card can be moved anywhere."""
        refused = may_leave(self.data, mayor, plot)
        if refused is not None:
            return refused
        refused = "RK-39a"
        target: i64 = 0
        while target < PLOTS:
            why = self.may_move(state, mayor, plot, target)
            if why is None:
                return None
            if why == "RK-39" or why == "RK-38a":
                refused = why
            target += 1
        return refused

    def may_move(self, state: Basin, mayor: Mayor, plot: i64, target: i64) -> str | None:
        """To a free plot for one card's price, or in exchange with another card for two (RK-39b)."""
        if plot == target:
            return "RK-39a"
        cost = self.data.numbers.move
        if mayor.plots[target] != NOTHING:
            if self.data.cards.fixed[mayor.plots[target]]:
                return "RK-53"
            cost *= 2
        if mayor.wag < cost:
            return "RK-39"
        return None if self.keeps_the_duty(state, mayor, cost, 0) else "RK-38a"

    # -- what it does --------------------------------------------------------------------------------------

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        words = self.words
        if choice < words.remove:
            state.held = choice - words.add + 1
            state.owe(PLACE, seat)
        elif choice < words.lift:
            self.remove(state, seat, choice - words.remove)
        elif choice < words.deal:
            state.held = choice - words.lift
            state.owe(MOVE, seat)
        elif choice == words.deal:
            begin_proposal(state, seat)
        else:
            self.end_works(state, seat)

    def end_works(self, state: Basin, seat: i64) -> None:
        mayor = state.mayors[seat]
        if mayor.added == NOTHING and state.journal is not None:
            state.journal.note("could not add", seat, "RK-38a", {})
        mayor.built = True
        pay_what_is_earned(self.data, state, seat)
        state.settle()
        if seat + 1 < state.seats:
            state.owe(WORKS, seat + 1)
        else:
            state.owe(LOOK_BACK, 0)

    def remove(self, state: Basin, seat: i64, plot: i64) -> None:
        mayor = state.mayors[seat]
        card = mayor.plots[plot]
        one: i64 = 1
        state.pay_bank(seat, self.data.numbers.move)
        mayor.plots[plot] = NOTHING
        mayor.flipped &= ~(one << plot)
        mayor.removed |= one << card
        state.stock[card] += 1
        if state.journal is not None:
            facts: dict[str, Fact] = {
                "card": self.data.cards.names[card],
                "plot": plot,
                "wag": self.data.numbers.move,
            }
            state.journal.note("removes", seat, "RK-39", facts)
        pay_what_is_earned(self.data, state, seat)


@final
class Place(Step[Basin]):
    """The new activity goes on a free plot (RK-39a)."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("place", "RK-39a", words.place, words.move)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return None if state.mayors[seat].plots[choice - self.first] == NOTHING else "RK-39a"

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        mayor = state.mayors[seat]
        plot = choice - self.first
        card = state.held
        price = self.data.price(state, card)
        state.held = NOTHING
        state.settle()
        state.pay_bank(seat, price)
        state.stock[card] -= 1
        mayor.plots[plot] = card
        mayor.added = card
        if state.journal is not None:
            facts: dict[str, Fact] = {"card": self.data.cards.names[card], "plot": plot, "wag": price}
            state.journal.note("adds", seat, "RK-38", facts)
        pay_what_is_earned(self.data, state, seat)


@final
class MoveTo(Step[Basin]):
    """Where the lifted card goes."""

    def __init__(self, words: Vocabulary, data: GameData, works: Works) -> None:
        super().__init__("move", "RK-39", words.move, words.ready)
        self.data: GameData = data
        self.works: Works = works

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return self.works.may_move(state, state.mayors[seat], state.held, choice - self.first)

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        mayor = state.mayors[seat]
        plot = state.held
        target = choice - self.first
        card = mayor.plots[plot]
        other = mayor.plots[target]
        cost = self.data.numbers.move * (1 if other == NOTHING else 2)
        state.held = NOTHING
        state.settle()
        state.pay_bank(seat, cost)
        mayor.plots[plot] = other
        mayor.plots[target] = card
        if (mayor.flipped >> plot & 1) != (mayor.flipped >> target & 1):
            one: i64 = 1
            mayor.flipped ^= (one << plot) | (one << target)
        if state.journal is not None:
            facts: dict[str, Fact] = {
                "card": self.data.cards.names[card],
                "plot": plot,
                "target": target,
                "wag": cost,
                "exchanged": int(other != NOTHING),
            }
            state.journal.note("moves", seat, "RK-39b" if other != NOTHING else "RK-39", facts)
