"""Looking ahead to the end of one's own turn: a beam over the chain of small choices."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from paddlewheel.kernel import AnyState, Menu, Tactics


class Link:
    """A choice in a chain, and what came before it."""

    __slots__ = ("before", "choice", "interrupted")

    def __init__(self, choice: i64, before: Link | None) -> None:
        self.choice: i64 = choice
        self.before: Link | None = before
        #: Whether somebody else decides before the chain goes on.
        self.interrupted: bool = False

    def then(self, choice: i64) -> Link:
        """The chain with one more choice; after an interruption it gets no longer."""
        if self.interrupted:
            return self
        return Link(choice, self)

    def chain(self) -> list[int]:
        """The choices, the first one first."""
        found: list[int] = []
        link: Link | None = self
        while link is not None:
            found.append(link.choice)
            link = link.before
        found.reverse()
        return found


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
        #: The turn that the last value stands for, as far as nobody else decides in it.
        self.turn: Link = Link(0, None)

    def value(self, state: AnyState, seat: i64, choice: i64) -> float:
        """How well the seat stands after its turn, begun with this choice and played on as well as it can see."""
        self.turn = Link(choice, None)
        known = self.tactics.foretell(state, seat, choice)
        if known >= 0.0:
            return known
        first = state.clone()
        first.apply(seat, choice)
        best = -1.0
        open_ones: list[tuple[AnyState, Link]] = [(first, self.turn)]
        menu = Menu(state.rules.vocabulary)
        level: i64 = 0
        limit = self.positions + self.most
        while len(open_ones) > 0:
            found: list[tuple[float, i64, AnyState, Link]] = []
            for position, link in open_ones:
                if self.settle_others(position, seat, menu):
                    link.interrupted = True
                if level >= self.depth or self.positions >= limit or self.turn_is_over(position, state, seat):
                    self.positions += 1
                    worth = self.tactics.evaluate(position, seat)
                    if worth > best:
                        best = worth
                        self.turn = link
                    continue
                position.offer(seat, menu)
                self.shorten(position, seat, menu, limit + self.most - self.positions)
                place: i64 = 0
                while place < menu.count:
                    twin = position.clone()
                    twin.apply(seat, menu.items[place])
                    self.positions += 1
                    worth = self.tactics.evaluate(twin, seat)
                    found.append((-worth, len(found), twin, link.then(menu.items[place])))
                    place += 1
            found.sort(key=_rank)
            open_ones = [(twin, link) for _, _, twin, link in found[: self.width]]
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
        if not position.owing() >> seat & 1:
            return True
        return not self.tactics.is_same_turn(start, position)

    def settle_others(self, position: AnyState, seat: i64, menu: Menu) -> bool:
        """Decide for the others what interrupts the seat's turn: what looks most promising to them. Whether any did."""
        decided = False
        while self.tactics.is_interruption(position) and not position.owing() >> seat & 1:
            other: i64 = 0
            while not position.owing() >> other & 1:
                other += 1
            position.offer(other, menu)
            position.apply(other, most_promising(self.tactics, position, other, menu))
            decided = True
        return decided


def most_promising(tactics: Tactics[Any], state: AnyState, seat: i64, menu: Menu) -> i64:
    """The choice on a menu that looks best before it is tried."""
    best = menu.items[0]
    if menu.count == 1:
        return best
    most = tactics.weigh(state, seat, best)
    place: i64 = 1
    while place < menu.count:
        weight = tactics.weigh(state, seat, menu.items[place])
        if weight > most:
            most = weight
            best = menu.items[place]
        place += 1
    return best


def _rank(entry: tuple[float, i64, AnyState, Link]) -> tuple[float, i64]:
    return entry[0], entry[1]
