"""The vocabulary: the numbers of the steps, which choices there are, and where each decision finds its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.state import PLOTS

# The decisions, by number.
GOAL: Final = 0
SETTLE: Final = 1
BUY: Final = 2
TALK: Final = 3
WHAT: Final = 4
AMOUNT: Final = 5
TIE: Final = 6
INSTALMENT: Final = 7
TERM: Final = 8
ACT: Final = 9
CARD: Final = 10
MINE: Final = 11
THEIRS: Final = 12
ANSWER: Final = 13
VOTE: Final = 14
WORKS: Final = 15
PLACE: Final = 16
MOVE: Final = 17
READY: Final = 18

# What happens without a decision, by number.
ROLL: Final = 19
ROUND: Final = 20
EVENT: Final = 21
REPAIRS: Final = 22
POUR: Final = 23
FLOW: Final = 24
COUNT: Final = 25
LOW_WATER_FINE: Final = 26
POLLUTION_FINE: Final = 27
INSTALMENTS: Final = 28
ASSESS: Final = 29
LANDSCAPE_VOTE: Final = 30
COLLECTIVE_END: Final = 31
LOOK_BACK: Final = 32
CLEAR: Final = 33
RANKING: Final = 34

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
        # A thirsty City centre: buy, go without, ask others for help.
        self.buy: i64 = self.settle + PLOTS
        self.ask_help: i64 = self.buy + 2
        # The talk: a proposal, a plan, or nothing.
        self.propose: i64 = self.buy + 3
        self.announce: i64 = self.propose + 1
        self.pass_on: i64 = self.propose + 2
        # Whom a proposal is made to (the bank and each seat), then what it is, in the order of the kinds of deals.
        self.bank: i64 = self.propose + 3
        self.partner: i64 = self.bank + 1
        self.what: i64 = self.partner + MOST_SEATS
        self.amount: i64 = self.what + 6
        self.tie: i64 = self.amount + MOST_AMOUNT
        self.instalment: i64 = self.tie + 5
        self.term: i64 = self.instalment + MOST_INSTALMENT
        self.act: i64 = self.term + MOST_TERM
        # The activity that a plan, a condition or a promise is about (card 1 and on).
        self.card: i64 = self.act + 3
        self.mine: i64 = self.card + kinds - 1
        self.theirs: i64 = self.mine + PLOTS
        # Accept, refuse, counter.
        self.answer: i64 = self.theirs + PLOTS
        self.vote: i64 = self.answer + 3
        # The works: add (card 1 and on), remove and move by plot, a deal with others, the end.
        self.add: i64 = self.vote + 11
        self.remove: i64 = self.add + kinds - 1
        self.lift: i64 = self.remove + PLOTS
        self.deal: i64 = self.lift + PLOTS
        self.end_works: i64 = self.deal + 1
        self.place: i64 = self.end_works + 1
        self.move: i64 = self.place + PLOTS
        self.ready: i64 = self.move + PLOTS
        self.all: i64 = self.ready + 1


def tokens(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The token of every choice, for these cards."""
    plots = range(1, PLOTS + 1)
    seats = range(1, MOST_SEATS + 1)
    return (
        *("goal aquabon", "goal richest"),
        *(f"settle on {plot}" for plot in plots),
        *("buy water", "go without", "ask for help"),
        *("propose", "announce", "pass"),
        "borrow from the bank",
        *(f"to mayor {seat}" for seat in seats),
        *("give money", "ask for money", "swap", "give water", "promise", "ask for a promise"),
        *(f"amount {wag}" for wag in range(1, MOST_AMOUNT + 1)),
        *("for nothing", "paid back", "once it is done", "on a promise", "lent once it is done"),
        *(f"instalment {wag}" for wag in range(1, MOST_INSTALMENT + 1)),
        *(f"for {rounds} rounds" if rounds > 1 else "for 1 round" for rounds in range(1, MOST_TERM + 1)),
        *("to add", "to remove", "not to add"),
        *(f"card {card}" for card in cards[1:]),
        *(f"my plot {plot}" for plot in plots),
        *(f"their plot {plot}" for plot in plots),
        *("accept", "refuse", "counter"),
        *(f"vote {value}" for value in range(11)),
        *(f"add {card}" for card in cards[1:]),
        *(f"remove {plot}" for plot in plots),
        *(f"move {plot}" for plot in plots),
        *("make a deal", "end works"),
        *(f"place on {plot}" for plot in plots),
        *(f"move to {plot}" for plot in plots),
        "ready",
    )
