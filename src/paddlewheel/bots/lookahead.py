"""Looking ahead to the end of one's own turn: a beam over the chain of small choices."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from paddlewheel.kernel import AnyState, Menu, Tactics


class Lookahead:
    """Finds the best end of a turn that a first choice can lead to."""

    def __init__(self, tactics: Tactics[Any], width: i64, depth: i64, most: i64) -> None:
        self.tactics: Tactics[Any] = tactics
        #: How many unfinished turns are kept at every depth, and how deep a turn is followed.
        self.width: i64 = width
        self.depth: i64 = depth
        #: After this many positions for one first choice, the rest is judged as it stands. The menu at hand is
        #: still looked through, but never beyond twice as many: then only its most promising choices are.
        self.most: i64 = most
        self.positions: i64 = 0

    def value(self, state: AnyState, seat: i64, choice: i64) -> float:
        """How well the seat stands after its turn, begun with this choice and played on as well as it can see."""
        known = self.tactics.foretell(state, seat, choice)
        if known >= 0.0:
            return known
        first = state.clone()
        first.apply(seat, choice)
        best = -1.0
        open_ones: list[AnyState] = [first]
        menu = Menu(state.rules.vocabulary)
        level: i64 = 0
        limit = self.positions + self.most
        while len(open_ones) > 0:
            found: list[tuple[float, i64, AnyState]] = []
            for position in open_ones:
                self.settle_others(position, seat, menu)
                if level >= self.depth or self.positions >= limit or self.turn_is_over(position, state, seat):
                    self.positions += 1
                    worth = self.tactics.evaluate(position, seat)
                    if worth > best:
                        best = worth
                    continue
                position.offer(seat, menu)
                self.shorten(position, seat, menu, limit + self.most - self.positions)
                place: i64 = 0
                while place < menu.count:
                    twin = position.clone()
                    twin.apply(seat, menu.items[place])
                    self.positions += 1
                    found.append((-self.tactics.evaluate(twin, seat), len(found), twin))
                    place += 1
            found.sort(key=_rank)
            open_ones = [twin for _, _, twin in found[: self.width]]
            level += 1
        return best

    def shorten(self, position: AnyState, seat: i64, menu: Menu, most: i64) -> None:
        """Leave at most this many choices on a menu: the most promising, in their order."""
        if menu.count <= most:
            return
        weights = [-self.tactics.weigh(position, seat, menu.items[place]) for place in range(menu.count)]
        kept = sorted(range(menu.count), key=weights.__getitem__)[:most]
        place: i64 = 0
        for old in sorted(kept):
            menu.items[place] = menu.items[old]
            place += 1
        menu.count = place

    def turn_is_over(self, position: AnyState, start: AnyState, seat: i64) -> bool:
        """Whether the seat's own chain of choices has ended, or chance has stepped in."""
        if position.chance.counter != start.chance.counter or position.reveals != start.reveals:
            return True
        return not position.owing() >> seat & 1

    def settle_others(self, position: AnyState, seat: i64, menu: Menu) -> None:
        """Decide for the others what interrupts the seat's turn: what looks most promising to them."""
        while self.tactics.is_interruption(position) and not position.owing() >> seat & 1:
            other: i64 = 0
            while not position.owing() >> other & 1:
                other += 1
            position.offer(other, menu)
            position.apply(other, self.most_promising(position, other, menu))

    def most_promising(self, state: AnyState, seat: i64, menu: Menu) -> i64:
        best = menu.items[0]
        most = self.tactics.weigh(state, seat, best)
        place: i64 = 1
        while place < menu.count:
            weight = self.tactics.weigh(state, seat, menu.items[place])
            if weight > most:
                most = weight
                best = menu.items[place]
            place += 1
        return best


def _rank(entry: tuple[float, i64, AnyState]) -> tuple[float, i64]:
    return entry[0], entry[1]
