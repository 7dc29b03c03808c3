"""The vocabulary: the numbers of the steps, which choices there are, and where each decision finds its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.state import PLOTS

# The decisions, by number.
GOAL: Final = 0
SETTLE: Final = 1
BUY: Final = 2
VOTE: Final = 3
TALK: Final = 4
AMOUNT: Final = 5
INSTALMENT: Final = 6
TERM: Final = 7
MINE: Final = 8
THEIRS: Final = 9
ANSWER: Final = 10
WORKS: Final = 11
PLACE: Final = 12
MOVE: Final = 13

# What happens without a decision, by number.
ROLL: Final = 14
ROUND: Final = 15
EVENT: Final = 16
REPAIRS: Final = 17
POUR: Final = 18
FLOW: Final = 19
COUNT: Final = 20
LOW_WATER_FINE: Final = 21
POLLUTION_FINE: Final = 22
INSTALMENTS: Final = 23
ASSESS: Final = 24
COLLECTIVE_END: Final = 25
CLEAR: Final = 26
RANKING: Final = 27

MOST_SEATS: Final = 4
MOST_AMOUNT: Final = 10
MOST_INSTALMENT: Final = 5
MOST_TERM: Final = 5


@final
class Vocabulary:
    """Where the choices of each decision begin, for a number of kinds of cards. The City centre is never added."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: i64 = kinds
        self.goal: i64 = 0
        self.settle: i64 = 2
        self.buy: i64 = self.settle + PLOTS
        self.vote: i64 = self.buy + 2
        # The talk: a plan (card 1 and on), the bank's loan, deals with each seat, the end.
        self.announce: i64 = self.vote + 11
        self.borrow: i64 = self.announce + kinds - 1
        self.offer: i64 = self.borrow + 1
        self.ask: i64 = self.offer + MOST_SEATS
        self.swap: i64 = self.ask + MOST_SEATS
        self.end_talk: i64 = self.swap + MOST_SEATS
        self.amount: i64 = self.end_talk + 1
        self.instalment: i64 = self.amount + MOST_AMOUNT
        self.term: i64 = self.instalment + MOST_INSTALMENT + 1
        self.mine: i64 = self.term + MOST_TERM
        self.theirs: i64 = self.mine + PLOTS
        self.answer: i64 = self.theirs + PLOTS
        # The works: add (card 1 and on), remove and move by plot, the end.
        self.add: i64 = self.answer + 2
        self.remove: i64 = self.add + kinds - 1
        self.lift: i64 = self.remove + PLOTS
        self.end_works: i64 = self.lift + PLOTS
        self.place: i64 = self.end_works + 1
        self.move: i64 = self.place + PLOTS
        self.all: i64 = self.move + PLOTS


def tokens(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The token of every choice, for these cards."""
    plots = range(1, PLOTS + 1)
    seats = range(1, MOST_SEATS + 1)
    return (
        *("goal aquabon", "goal richest"),
        *(f"settle on {plot}" for plot in plots),
        *("buy water", "go without"),
        *(f"vote {value}" for value in range(11)),
        *(f"announce {card}" for card in cards[1:]),
        "borrow from the bank",
        *(f"offer a loan to mayor {seat}" for seat in seats),
        *(f"ask a loan of mayor {seat}" for seat in seats),
        *(f"swap with mayor {seat}" for seat in seats),
        "end talk",
        *(f"amount {wag}" for wag in range(1, MOST_AMOUNT + 1)),
        *(f"instalment {wag}" for wag in range(MOST_INSTALMENT + 1)),
        *(f"for {rounds} rounds" if rounds > 1 else "for 1 round" for rounds in range(1, MOST_TERM + 1)),
        *(f"my plot {plot}" for plot in plots),
        *(f"their plot {plot}" for plot in plots),
        *("accept", "refuse"),
        *(f"add {card}" for card in cards[1:]),
        *(f"remove {plot}" for plot in plots),
        *(f"move {plot}" for plot in plots),
        "end works",
        *(f"place on {plot}" for plot in plots),
        *(f"move to {plot}" for plot in plots),
    )
