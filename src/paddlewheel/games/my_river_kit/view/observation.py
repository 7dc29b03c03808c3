"""What a seat may know: the whole table; not the next events, nor the others' goals and votes while they are secret."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.rules.agreements import NO_ONE, PLAN, Deal
from paddlewheel.games.my_river_kit.rules.deals import ACTS, KINDS, TIES
from paddlewheel.games.my_river_kit.rules.flow import GIVEN, TAKEN, activity_under_way
from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.rules.vocabulary import FLOW, MOST_SEATS
from paddlewheel.games.my_river_kit.state import CITY, NOTHING, PLOTS, Basin
from paddlewheel.kernel import Observation

Colour = Literal["red", "between", "green"]
GOAL_NAMES = ("aquabon", "richest")
Moment = Literal["taken", "given"]
MOMENTS: dict[int, Moment] = {TAKEN: "taken", GIVEN: "given"}


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
    #: The card added in this round, and whether this round's works are over.
    added: str | None
    built: bool
    #: Whether the mayor has looked back on the round.
    ready: bool
    #: The face of the die for the free activity, while it waits to be settled.
    die: int | None


class LoanSeen(msgspec.Struct, frozen=True):
    lender: int
    borrower: int
    instalment: int
    left: int
    unpaid: int


class DealSeen(msgspec.Struct, frozen=True):
    """A proposal; `kind` is None while it is not said what it is about."""

    kind: str | None
    proposer: int
    #: Whom it is made to; once it is complete, who has not answered yet.
    to: tuple[int, ...]
    counter: bool
    #: WAG, or marbles of water.
    amount: int
    tie: str
    instalment: int
    rounds: int
    act: str | None
    card: str | None
    mine: int | None
    theirs: int | None


class PledgeSeen(msgspec.Struct, frozen=True):
    """WAG set aside until `to` has done something; without an act, marbles of water for the City centre of `to`."""

    payer: int
    to: int
    amount: int
    act: str | None
    card: str | None
    #: How it is paid back once it is paid; no rounds for a gift.
    instalment: int
    rounds: int


class PromiseSeen(msgspec.Struct, frozen=True):
    by: int
    to: int
    act: str
    card: str
    round: int


class ActivitySeen(msgspec.Struct, frozen=True):
    """An activity while it is played, between two decisions: the marbles in hand and the WAG that it has moved.

    `taken`: the marbles lie on the card; `given`: they are back in the cups.
    """

    moment: Moment
    water: int
    pollution: int
    wag: int


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
    #: What happens there, and whether the cups stand at the source instead, just filled: between two decisions.
    playing: ActivitySeen | None
    poured: bool
    #: Marbles the City centre lacks, while its mayor decides about buying them, and what they cost.
    missing: int
    water_price: int
    mayors: tuple[MayorSeen, ...]
    loans: tuple[LoanSeen, ...]
    pledges: tuple[PledgeSeen, ...]
    promises: tuple[PromiseSeen, ...]
    #: The round of the levels that the indicators show.
    assessed: int
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
    step = _step(state)
    flow = _flow(state)
    buying = step == "buy"
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
        at=(state.at // PLOTS, state.at % PLOTS) if buying or flow else None,
        playing=_activity(flow) if flow else None,
        poured=flow == 0,
        missing=data.water_needed(state, CITY) - state.stream - state.helped if buying else 0,
        water_price=data.numbers.water_price,
        mayors=tuple(_mayor(state, rules, other, seat, step) for other in range(state.seats)),
        loans=tuple(
            LoanSeen(loan.lender, loan.borrower, loan.instalment, loan.left, loan.unpaid) for loan in state.loans
        ),
        pledges=tuple(
            PledgeSeen(
                pledge.payer,
                pledge.to,
                pledge.amount,
                None if pledge.is_water() else ACTS[pledge.act],
                None if pledge.is_water() else names[pledge.card],
                pledge.instalment,
                pledge.rounds,
            )
            for pledge in state.pledges
        ),
        promises=tuple(
            PromiseSeen(promise.by, promise.to, ACTS[promise.act], names[promise.card], promise.round)
            for promise in state.promises
        ),
        assessed=state.assessed,
        indicators=tuple(_indicator(state, rules, number) for number in range(len(INDICATORS))),
        water_out=state.water_out,
        pollution_out=state.pollution_out,
        failures=state.failures,
        stock=tuple(state.stock),
        prices=tuple(data.price(state, card) for card in range(data.cards.kinds)),
        move_price=data.numbers.move,
        events_left=len(state.deck),
        step=step,
        deal=_deal(state.deal(), names) if len(state.deals) else None,
        placing=names[state.held] if step == "place" else None,
        moving=state.held if step == "move" else None,
    )


def _step(state: Basin) -> str:
    """The decision at hand; `between` two of them."""
    if state.outcome is not None:
        return "over"
    return "between" if state.is_between_decisions() else state.step().name


def _flow(state: Basin) -> int | None:
    """The argument of the flow that a beat shows; None at any other moment."""
    if state.is_between_decisions() and len(state.stack) > 1:
        owed = state.stack[-2]
        if owed & 255 == FLOW:
            return int(owed >> 8)
    return None


def _activity(flow: int) -> ActivitySeen:
    played = activity_under_way(flow)
    return ActivitySeen(MOMENTS[played.moment], played.water, played.pollution, played.wag)


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
        added=None if mayor.added == NOTHING else names[mayor.added],
        built=mayor.built,
        ready=mayor.ready,
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


def _deal(deal: Deal, names: list[str]) -> DealSeen:
    kind = None if deal.kind == NO_ONE else "plan" if deal.kind == PLAN else KINDS[deal.kind]
    return DealSeen(
        kind=kind,
        proposer=deal.proposer,
        to=tuple(seat for seat in range(MOST_SEATS) if deal.partners >> seat & 1),
        counter=deal.counter,
        amount=deal.amount,
        tie=TIES[deal.tie],
        instalment=deal.instalment,
        rounds=deal.rounds,
        act=None if deal.act == NO_ONE else ACTS[deal.act],
        card=None if deal.card == NO_ONE else names[deal.card],
        mine=None if deal.mine == NO_ONE else deal.mine,
        theirs=None if deal.theirs == NO_ONE else deal.theirs,
    )
