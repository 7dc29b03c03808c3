"""What mayors agree on: a proposal on its way, and the loans, pledges and promises that came of proposals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NO_ONE: Final = -1

# What is proposed: money from the proposer, money from the other, a swap, water for the other's City centre, a promise
# by the proposer, a promise by the other; and a plan, which is told to all and asks for no answer.
GIVE: Final = 0
ASK: Final = 1
SWAP: Final = 2
WATER_HELP: Final = 3
PROMISE: Final = 4
ASK_PROMISE: Final = 5
PLAN: Final = 6

# What money is given for.
NOTHING_BACK: Final = 0
PAID_BACK: Final = 1
ONCE_DONE: Final = 2
ON_A_PROMISE: Final = 3
LENT_ONCE_DONE: Final = 4

# What a mayor does or promises to do in the works.
TO_ADD: Final = 0
TO_REMOVE: Final = 1
NOT_TO_ADD: Final = 2


@final
class Deal:
    """A proposal on its way: who proposes what to whom. Once complete it waits for the answers."""

    __slots__ = (
        *("act", "amount", "card", "counter", "instalment", "kind", "mine", "partners"),
        *("proposer", "rounds", "theirs", "tie"),
    )

    def __init__(self, kind: i64, proposer: i64, partners: i64) -> None:
        self.kind: i64 = kind
        self.proposer: i64 = proposer
        #: A bit for each mayor it is made to; once it is complete, for each who has not answered.
        self.partners: i64 = partners
        #: Whether it answers another proposal.
        self.counter: bool = False
        self.amount: i64 = 0
        self.tie: i64 = NOTHING_BACK
        self.instalment: i64 = 0
        self.rounds: i64 = 0
        self.act: i64 = NO_ONE
        self.card: i64 = NO_ONE
        self.mine: i64 = NO_ONE
        self.theirs: i64 = NO_ONE

    def clone(self) -> Deal:
        twin = Deal(self.kind, self.proposer, self.partners)
        twin.counter = self.counter
        twin.amount = self.amount
        twin.tie = self.tie
        twin.instalment = self.instalment
        twin.rounds = self.rounds
        twin.act = self.act
        twin.card = self.card
        twin.mine = self.mine
        twin.theirs = self.theirs
        return twin

    def facts(self) -> list[int]:
        return [
            *(self.kind, self.proposer, self.partners, int(self.counter), self.amount, self.tie),
            *(self.instalment, self.rounds, self.act, self.card, self.mine, self.theirs),
        ]

    def next_partner(self) -> i64:
        """The mayor who answers next: of those who have not answered, the first from the source."""
        seat: i64 = 0
        while not self.partners >> seat & 1:
            seat += 1
        return seat

    def is_conditional(self) -> bool:
        """Whether the money is set aside until something is done."""
        return self.tie == ONCE_DONE or self.tie == LENT_ONCE_DONE

    def is_paid_back(self) -> bool:
        return self.tie == PAID_BACK or self.tie == LENT_ONCE_DONE

    def lender(self, partner: i64) -> i64:
        """Who gives the money."""
        return partner if self.kind == ASK else self.proposer

    def borrower(self, partner: i64) -> i64:
        """Who gets the money."""
        return self.proposer if self.kind == ASK else partner

    def terms(self, partner: i64) -> i64:
        """One number for what is proposed to this mayor: equal proposals have equal numbers."""
        found = self.kind
        for part in (self.proposer, partner, self.amount, self.tie, self.instalment, self.rounds):
            found = found * 16 + part
        for part in (self.act + 1, self.mine + 1, self.theirs + 1):
            found = found * 8 + part
        return found * 64 + self.card + 1


@final
class Loan:
    """A loan between two mayors: what is paid back each round, for how long, and what was not paid."""

    __slots__ = ("borrower", "instalment", "left", "lender", "unpaid")

    def __init__(self, lender: i64, borrower: i64, instalment: i64, left: i64, unpaid: i64) -> None:
        self.lender: i64 = lender
        self.borrower: i64 = borrower
        self.instalment: i64 = instalment
        self.left: i64 = left
        self.unpaid: i64 = unpaid

    def clone(self) -> Loan:
        return Loan(self.lender, self.borrower, self.instalment, self.left, self.unpaid)

    def outstanding(self) -> i64:
        return self.instalment * self.left + self.unpaid


@final
class Pledge:
    """Help that waits: money set aside until the other mayor has done something, or water to be bought for a city."""

    __slots__ = ("act", "amount", "card", "instalment", "payer", "rounds", "to")

    def __init__(self, payer: i64, to: i64, amount: i64, act: i64, card: i64) -> None:
        self.payer: i64 = payer
        self.to: i64 = to
        #: WAG that are set aside; of water the marbles, which are paid when they are bought.
        self.amount: i64 = amount
        #: What the other mayor has to do; NO_ONE for water.
        self.act: i64 = act
        self.card: i64 = card
        #: How it is paid back once it is paid; no rounds for a gift.
        self.instalment: i64 = 0
        self.rounds: i64 = 0

    def clone(self) -> Pledge:
        twin = Pledge(self.payer, self.to, self.amount, self.act, self.card)
        twin.instalment = self.instalment
        twin.rounds = self.rounds
        return twin

    def is_water(self) -> bool:
        return self.act == NO_ONE


@final
class Promise:
    """A mayor's word about the works of one round. Nothing enforces it (RK-40g)."""

    __slots__ = ("act", "by", "card", "round", "to")

    def __init__(self, by: i64, to: i64, act: i64, card: i64, round: i64) -> None:
        self.by: i64 = by
        self.to: i64 = to
        self.act: i64 = act
        self.card: i64 = card
        #: The round whose works show whether it is kept.
        self.round: i64 = round

    def clone(self) -> Promise:
        return Promise(self.by, self.to, self.act, self.card, self.round)
