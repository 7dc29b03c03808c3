"""What is on the table: the cities along the river, the two cups, the bank, and the deal being made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.kernel import AnyGame, Chance, State

if TYPE_CHECKING:
    from paddlewheel.games.my_river_kit.rules.rules import BasinRules

PLOTS: Final = 5
CITY_PLOT: Final = 2
NOTHING: Final = -1

#: The number of the City centre among the cards.
CITY: Final = 0

# The six indicators, in the order of the monitoring table.
WATER: Final = 0
POLLUTION: Final = 1
FLOOD: Final = 2
RECREATION: Final = 3
BIODIVERSITY: Final = 4
LANDSCAPE: Final = 5
INDICATORS: Final = 6

# What a mayor may be after.
AQUABON: Final = 0
RICHEST: Final = 1

# Kinds of deals between two mayors.
OFFER: Final = 0
REQUEST: Final = 1
SWAP: Final = 2


@final
class Mayor:
    """A city: its purse, its five plots, and what its mayor owes, plans and has voted."""

    __slots__ = (
        "added",
        "announced",
        "borrowed",
        "debt",
        "flipped",
        "goal",
        "loan_left",
        "plots",
        "proposals",
        "vote",
        "wag",
    )

    def __init__(self, wag: i64, plots: vec[i64]) -> None:
        self.wag: i64 = wag
        #: The card on each plot, from the first to the fifth, or NOTHING.
        self.plots: vec[i64] = plots
        #: A bit for each plot whose card lies in failure.
        self.flipped: i64 = 0
        #: What could not be paid to the bank.
        self.debt: i64 = 0
        self.borrowed: bool = False
        #: Instalments still to be paid to the bank.
        self.loan_left: i64 = 0
        self.goal: i64 = NOTHING
        # This round's vote, plan, number of proposals, and whether an activity was added.
        self.vote: i64 = NOTHING
        self.announced: i64 = NOTHING
        self.proposals: i64 = 0
        self.added: bool = False

    def clone(self) -> Mayor:
        twin = Mayor(self.wag, self.plots[:])
        twin.flipped = self.flipped
        twin.debt = self.debt
        twin.borrowed = self.borrowed
        twin.loan_left = self.loan_left
        twin.goal = self.goal
        twin.vote = self.vote
        twin.announced = self.announced
        twin.proposals = self.proposals
        twin.added = self.added
        return twin

    def facts(self) -> list[int]:
        return [
            *(self.wag, *self.plots, self.flipped, self.debt, int(self.borrowed), self.loan_left, self.goal),
            *(self.vote, self.announced, self.proposals, int(self.added)),
        ]

    def free_plots(self) -> i64:
        free: i64 = 0
        for card in self.plots:
            if card == NOTHING:
                free += 1
        return free


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
class Deal:
    """A proposal on its way: who proposes what to whom. Once complete it waits for the answer."""

    __slots__ = ("amount", "instalment", "kind", "mine", "proposer", "rounds", "theirs", "to")

    def __init__(self, kind: i64, proposer: i64, to: i64) -> None:
        self.kind: i64 = kind
        self.proposer: i64 = proposer
        self.to: i64 = to
        self.amount: i64 = 0
        self.instalment: i64 = 0
        self.rounds: i64 = 0
        self.mine: i64 = NOTHING
        self.theirs: i64 = NOTHING

    def clone(self) -> Deal:
        twin = Deal(self.kind, self.proposer, self.to)
        twin.amount = self.amount
        twin.instalment = self.instalment
        twin.rounds = self.rounds
        twin.mine = self.mine
        twin.theirs = self.theirs
        return twin

    def facts(self) -> list[int]:
        return [*(self.kind, self.proposer, self.to, self.amount, self.instalment, self.rounds, self.mine, self.theirs)]

    def lender(self) -> i64:
        return self.to if self.kind == REQUEST else self.proposer

    def borrower(self) -> i64:
        return self.proposer if self.kind == REQUEST else self.to


@final
class Basin(State["BasinRules"]):
    """One river with its cities."""

    def __init__(self, game: AnyGame, rules: BasinRules, seats: i64, chance: Chance) -> None:
        super().__init__(game, rules, seats, chance)
        self.mayors: vec[Mayor] = vec[Mayor]([])
        self.loans: vec[Loan] = vec[Loan]([])
        self.round: i64 = 0
        #: Event cards face down, the next one last, and the one in force (0: none, in the first round).
        self.deck: vec[i64] = vec[i64]([])
        self.event: i64 = 0
        #: Cards of each activity that nobody has.
        self.stock: vec[i64] = vec[i64]([])
        # The cups, and the next plot they reach: seat * PLOTS + plot.
        self.stream: i64 = 0
        self.pollution: i64 = 0
        self.at: i64 = 0
        #: Activities that failed in this round.
        self.failures: i64 = 0
        # What the bank has gained (less what it has given), in marbles of each colour.
        self.bank_water: i64 = 0
        self.bank_pollution: i64 = 0
        self.bank_wag: i64 = 0
        #: The last assessment of the six indicators; NOTHING before the first one.
        self.levels: vec[i64] = vec[i64]([NOTHING] * INDICATORS)
        # What arrived downstream in the last flow.
        self.water_out: i64 = 0
        self.pollution_out: i64 = 0
        #: The free activity each seat has rolled, until it is settled.
        self.rolled: vec[i64] = vec[i64]([])
        self.deal: Deal | None = None
        #: The card being placed or the plot being moved from, or NOTHING.
        self.held: i64 = NOTHING

    def clone(self) -> Basin:
        twin = Basin(self.game, self.rules, self.seats, self.chance.clone())
        twin.copy_common_from(self)
        mayors = vec[Mayor](capacity=self.seats)
        for mayor in self.mayors:
            mayors = append(mayors, mayor.clone())
        twin.mayors = mayors
        loans = vec[Loan](capacity=len(self.loans))
        for loan in self.loans:
            loans = append(loans, loan.clone())
        twin.loans = loans
        twin.round = self.round
        twin.deck = self.deck[:]
        twin.event = self.event
        twin.stock = self.stock[:]
        twin.stream = self.stream
        twin.pollution = self.pollution
        twin.at = self.at
        twin.failures = self.failures
        twin.bank_water = self.bank_water
        twin.bank_pollution = self.bank_pollution
        twin.bank_wag = self.bank_wag
        twin.levels = self.levels[:]
        twin.water_out = self.water_out
        twin.pollution_out = self.pollution_out
        twin.rolled = self.rolled[:]
        deal = self.deal
        if deal is not None:
            twin.deal = deal.clone()
        twin.held = self.held
        return twin

    def facts(self) -> list[int]:
        facts: list[int] = [self.round, self.event, len(self.deck), *self.deck, *self.stock]
        for mayor in self.mayors:
            facts += mayor.facts()
        facts.append(len(self.loans))
        for loan in self.loans:
            facts += [loan.lender, loan.borrower, loan.instalment, loan.left, loan.unpaid]
        facts += [self.stream, self.pollution, self.at, self.failures]
        facts += [self.bank_water, self.bank_pollution, self.bank_wag]
        facts += [*self.levels, self.water_out, self.pollution_out, *self.rolled, self.held]
        deal = self.deal
        if deal is not None:
            facts += deal.facts()
        return facts

    # -- money moves only here -------------------------------------------------------------------------

    def pay_bank(self, seat: i64, wag: i64) -> None:
        self.mayors[seat].wag -= wag
        self.bank_wag += wag

    def demand(self, seat: i64, wag: i64) -> i64:
        """Pay the bank what there is; the rest is a debt (RK-36b). Returns what was paid."""
        mayor = self.mayors[seat]
        paid = wag if wag < mayor.wag else mayor.wag
        self.pay_bank(seat, paid)
        mayor.debt += wag - paid
        return paid

    def pay_mayor(self, payer: i64, receiver: i64, wag: i64) -> None:
        self.mayors[payer].wag -= wag
        self.mayors[receiver].wag += wag
