"""What is on the table: the cities along the river, the two cups, the bank, and what the mayors have agreed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import Deal, Loan, Pledge, Promise
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


@final
class Mayor:
    """A city: its purse, its five plots, and what its mayor owes, plans and has voted."""

    __slots__ = (
        "added",
        "announced",
        "borrowed",
        "built",
        "debt",
        "flipped",
        "goal",
        "loan_left",
        "plots",
        "proposals",
        "ready",
        "removed",
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
        # This round's vote, plan and number of proposals.
        self.vote: i64 = NOTHING
        self.announced: i64 = NOTHING
        self.proposals: i64 = 0
        # This round's works: the card added, a bit for each kind of card removed, and whether they are over.
        self.added: i64 = NOTHING
        self.removed: i64 = 0
        self.built: bool = False
        #: Whether the mayor has looked back on the round and is ready for the next.
        self.ready: bool = False

    def begin_round(self) -> None:
        """Nothing is voted, announced, proposed or built in this round yet."""
        self.vote = NOTHING
        self.announced = NOTHING
        self.proposals = 0
        self.added = NOTHING
        self.removed = 0
        self.built = False
        self.ready = False

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
        twin.removed = self.removed
        twin.built = self.built
        twin.ready = self.ready
        return twin

    def facts(self) -> list[int]:
        return [
            *(self.wag, *self.plots, self.flipped, self.debt, int(self.borrowed), self.loan_left, self.goal),
            *(self.vote, self.announced, self.proposals, self.added, self.removed, int(self.built), int(self.ready)),
        ]

    def free_plots(self) -> i64:
        free: i64 = 0
        for card in self.plots:
            if card == NOTHING:
                free += 1
        return free


@final
class Basin(State["BasinRules"]):
    """One river with its cities."""

    def __init__(self, game: AnyGame, rules: BasinRules, seats: i64, chance: Chance) -> None:
        super().__init__(game, rules, seats, chance)
        self.mayors: vec[Mayor] = vec[Mayor]([])
        self.loans: vec[Loan] = vec[Loan]([])
        self.pledges: vec[Pledge] = vec[Pledge]([])
        self.promises: vec[Promise] = vec[Promise]([])
        #: Proposals that were refused in this round, by their terms.
        self.refused: vec[i64] = vec[i64]([])
        #: How many mayors have passed in a row.
        self.passes: i64 = 0
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
        #: Marbles that others have bought for the City centre the cups have reached.
        self.helped: i64 = 0
        #: Activities that failed in this round.
        self.failures: i64 = 0
        # What the bank has gained (less what it has given), in marbles of each colour.
        self.bank_water: i64 = 0
        self.bank_pollution: i64 = 0
        self.bank_wag: i64 = 0
        #: The last assessment of the six indicators, and its round. Landscape beauty is NOTHING until it is voted.
        self.levels: vec[i64] = vec[i64]([NOTHING] * INDICATORS)
        self.assessed: i64 = 0
        # What arrived downstream in the last flow.
        self.water_out: i64 = 0
        self.pollution_out: i64 = 0
        #: The free activity each seat has rolled, until it is settled.
        self.rolled: vec[i64] = vec[i64]([])
        #: Proposals on their way; the last one is at hand. A counter-offer lies on what it interrupts.
        self.deals: vec[Deal] = vec[Deal]([])
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
        pledges = vec[Pledge](capacity=len(self.pledges))
        for pledge in self.pledges:
            pledges = append(pledges, pledge.clone())
        twin.pledges = pledges
        promises = vec[Promise](capacity=len(self.promises))
        for promise in self.promises:
            promises = append(promises, promise.clone())
        twin.promises = promises
        deals = vec[Deal](capacity=len(self.deals))
        for deal in self.deals:
            deals = append(deals, deal.clone())
        twin.deals = deals
        twin.refused = self.refused[:]
        twin.passes = self.passes
        twin.round = self.round
        twin.deck = self.deck[:]
        twin.event = self.event
        twin.stock = self.stock[:]
        twin.stream = self.stream
        twin.pollution = self.pollution
        twin.at = self.at
        twin.helped = self.helped
        twin.failures = self.failures
        twin.bank_water = self.bank_water
        twin.bank_pollution = self.bank_pollution
        twin.bank_wag = self.bank_wag
        twin.levels = self.levels[:]
        twin.assessed = self.assessed
        twin.water_out = self.water_out
        twin.pollution_out = self.pollution_out
        twin.rolled = self.rolled[:]
        twin.held = self.held
        return twin

    def facts(self) -> list[int]:
        facts: list[int] = [self.round, self.event, len(self.deck), *self.deck, *self.stock]
        for mayor in self.mayors:
            facts += mayor.facts()
        facts.append(len(self.loans))
        for loan in self.loans:
            facts += [loan.lender, loan.borrower, loan.instalment, loan.left, loan.unpaid]
        facts.append(len(self.pledges))
        for pledge in self.pledges:
            facts += [pledge.payer, pledge.to, pledge.amount, pledge.act, pledge.card, pledge.instalment, pledge.rounds]
        facts.append(len(self.promises))
        for promise in self.promises:
            facts += [promise.by, promise.to, promise.act, promise.card, promise.round]
        facts += [len(self.refused), *self.refused, self.passes, self.assessed]
        facts += [self.stream, self.pollution, self.at, self.helped, self.failures]
        facts += [self.bank_water, self.bank_pollution, self.bank_wag]
        facts += [*self.levels, self.water_out, self.pollution_out, *self.rolled, self.held]
        for deal in self.deals:
            facts += deal.facts()
        return facts

    def deal(self) -> Deal:
        """The proposal at hand; asked only by steps that are owed while there is one."""
        return self.deals[len(self.deals) - 1]

    def close_deal(self) -> None:
        self.deals, _closed = pop(self.deals)

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
