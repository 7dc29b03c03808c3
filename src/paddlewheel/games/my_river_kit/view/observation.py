"""What a seat may know: the whole table; not the next events, nor the others' goals and votes while they are secret."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.state import CITY, NOTHING, OFFER, PLOTS, REQUEST, SWAP, Basin, Deal
from paddlewheel.kernel import Observation

Colour = Literal["red", "between", "green"]
GOAL_NAMES = ("aquabon", "richest")
DEAL_NAMES = {OFFER: "offer", REQUEST: "request", SWAP: "swap"}


class PlotSeen(msgspec.Struct, frozen=True):
    """A card on a plot."""

    card: str
    failed: bool


class MayorSeen(msgspec.Struct, frozen=True):
    wag: int
    debt: int
    #: Instalments left of the bank's loan, and whether it was ever taken.
    loan_left: int
    borrowed: bool
    plots: tuple[PlotSeen | None, ...]
    aquabon: int
    wealth: int
    #: None where this seat may not know it, or where there is none.
    goal: str | None
    goal_picked: bool
    vote: int | None
    voted: bool
    announced: str | None
    proposals_left: int
    added: bool
    #: The face of the die for the free activity, while it waits to be settled.
    die: int | None


class LoanSeen(msgspec.Struct, frozen=True):
    lender: int
    borrower: int
    instalment: int
    left: int
    unpaid: int


class DealSeen(msgspec.Struct, frozen=True):
    kind: str
    proposer: int
    to: int
    amount: int
    instalment: int
    rounds: int
    mine: int | None
    theirs: int | None


class IndicatorSeen(msgspec.Struct, frozen=True):
    """A line of the monitoring table. `level` is None before the first assessment."""

    name: str
    level: int | None
    zone: Colour | None
    red: int
    green: int

    def colour(self, level: int) -> Colour:
        """The zone of any level on this line."""
        if self.name == "pollution":
            return "red" if level >= self.red else "green" if level <= self.green else "between"
        return "red" if level <= self.red else "green" if level >= self.green else "between"


class BasinObservation(Observation, frozen=True, kw_only=True):
    goal: Literal["aquabon", "richest", "secret"]
    round: int
    rounds: int
    #: The event in force by number in the component file, and the weather; None in the first round.
    event: int | None
    weather: int
    stream: int
    pollution: int
    #: The plot the cups have reached, while they flow.
    at: tuple[int, int] | None
    #: Marbles the City centre lacks, while its mayor decides about buying them, and what they cost.
    missing: int
    water_price: int
    mayors: tuple[MayorSeen, ...]
    loans: tuple[LoanSeen, ...]
    indicators: tuple[IndicatorSeen, ...]
    #: What arrived downstream in the last flow, and how many activities failed.
    water_out: int
    pollution_out: int
    failures: int
    #: Cards of each kind left, and what they cost under the event in force.
    stock: tuple[int, ...]
    prices: tuple[int, ...]
    move_price: int
    events_left: int
    step: str
    deal: DealSeen | None
    #: The card that is being placed, or the plot whose card is being moved.
    placing: str | None
    moving: int | None


def observe(state: Basin, seat: int | None) -> BasinObservation:
    rules = state.rules
    data = rules.data
    step = "over" if state.outcome is not None else state.step().name
    flowing = step == "buy"
    deal = state.deal
    names = data.cards.names
    return BasinObservation(
        **state.common(seat),
        goal=("secret", "aquabon", "richest")[rules.goal + 1],
        round=state.round,
        rounds=rules.rounds,
        event=state.event - 1 if state.event else None,
        weather=data.events.weather[state.event],
        stream=state.stream,
        pollution=state.pollution,
        at=(state.at // PLOTS, state.at % PLOTS) if flowing else None,
        missing=data.water_needed(state, CITY) - state.stream if flowing else 0,
        water_price=data.numbers.water_price,
        mayors=tuple(_mayor(state, rules, other, seat, step) for other in range(state.seats)),
        loans=tuple(
            LoanSeen(loan.lender, loan.borrower, loan.instalment, loan.left, loan.unpaid) for loan in state.loans
        ),
        indicators=tuple(_indicator(state, rules, number) for number in range(len(INDICATORS))),
        water_out=state.water_out,
        pollution_out=state.pollution_out,
        failures=state.failures,
        stock=tuple(state.stock),
        prices=tuple(data.price(state, card) for card in range(data.cards.kinds)),
        move_price=data.numbers.move,
        events_left=len(state.deck),
        step=step,
        deal=None if deal is None else _deal(deal),
        placing=names[state.held] if step == "place" else None,
        moving=state.held if step == "move" else None,
    )


def _mayor(state: Basin, rules: BasinRules, other: int, seat: int | None, step: str) -> MayorSeen:
    mayor = state.mayors[other]
    names = rules.data.cards.names
    may_know_goal = other == seat or step == "over"
    may_know_vote = other == seat or step != "vote"
    return MayorSeen(
        wag=mayor.wag,
        debt=mayor.debt,
        loan_left=mayor.loan_left,
        borrowed=mayor.borrowed,
        plots=tuple(
            None if card == NOTHING else PlotSeen(names[card], bool(mayor.flipped >> plot & 1))
            for plot, card in enumerate(mayor.plots)
        ),
        aquabon=rules.measures.aquabon(state, other),
        wealth=rules.measures.wealth(state, other),
        goal=GOAL_NAMES[mayor.goal] if may_know_goal and mayor.goal != NOTHING else None,
        goal_picked=mayor.goal != NOTHING,
        vote=mayor.vote if may_know_vote and mayor.vote != NOTHING else None,
        voted=mayor.vote != NOTHING,
        announced=None if mayor.announced == NOTHING else names[mayor.announced],
        proposals_left=rules.data.numbers.proposals - mayor.proposals,
        added=mayor.added,
        die=None if state.rolled[other] == NOTHING else state.rolled[other] + 1,
    )


def _indicator(state: Basin, rules: BasinRules, number: int) -> IndicatorSeen:
    data = rules.data
    level = state.levels[number]
    name = INDICATORS[number]
    blank = IndicatorSeen(name, None, None, data.red[number], data.green[number])
    if level == NOTHING:
        return blank
    return IndicatorSeen(name, level, blank.colour(level), blank.red, blank.green)


def _deal(deal: Deal) -> DealSeen:
    return DealSeen(
        kind=DEAL_NAMES[deal.kind],
        proposer=deal.proposer,
        to=deal.to,
        amount=deal.amount,
        instalment=deal.instalment,
        rounds=deal.rounds,
        mine=None if deal.mine == NOTHING else deal.mine,
        theirs=None if deal.theirs == NOTHING else deal.theirs,
    )
