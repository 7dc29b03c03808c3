"""The table as numbers: nothing on it is left out of the fingerprint, and a copy shares nothing with the original."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.games.my_river_kit.rules.agreements import Deal, Loan, Pledge, Promise
from paddlewheel.games.my_river_kit.state import NOTHING, Basin, Mayor
from rules.my_river_kit.river import QUIET, River, a_river
from support import rule

BASIN = (
    *("round", "event", "stream", "pollution", "at", "failures", "bank_water", "bank_pollution", "bank_wag"),
    *("water_out", "pollution_out", "held", "helped", "passes", "assessed"),
)
ROWS = ("deck", "stock", "levels", "rolled", "refused")
MAYOR = (
    "wag",
    "flipped",
    "debt",
    "borrowed",
    "loan_left",
    "goal",
    "vote",
    "announced",
    "proposals",
    "added",
    "removed",
    "built",
    "ready",
)
LOAN = ("lender", "borrower", "instalment", "left", "unpaid")
DEAL = (
    "kind",
    "proposer",
    "partners",
    "counter",
    "amount",
    "tie",
    "instalment",
    "rounds",
    "act",
    "card",
    "mine",
    "theirs",
)
PLEDGE = ("payer", "to", "amount", "act", "card")
PROMISE = ("by", "to", "act", "card", "round")


def in_talk() -> Basin:
    """A table with a loan, a pledge, a promise, two refusals and a deal that waits for its answer."""
    river = a_river("corn . city . .", "canoe . city . .").talk()
    river.say(0, "propose", "give money", "amount 1", "paid back", "instalment 1", "for 3 rounds").say(1, "accept")
    river.say(0, "propose", "give money", "amount 1", "once it is done", "to add", "card forest").say(1, "accept")
    river.say(0, "propose", "promise", "to add", "card forest")
    for amount in (1, 2):
        river.say(0, "propose", "give money", f"amount {amount}", "for nothing").say(1, "refuse")
    return river.say(0, "propose", "swap", "my plot 1", "their plot 1").state


def deal_of(state: Basin) -> Deal:
    return state.deal()


def a_pledge(state: Basin) -> Pledge:
    return state.pledges[0]


def a_promise(state: Basin) -> Promise:
    return state.promises[0]


def a_loan(state: Basin) -> Loan:
    return state.loans[0]


def a_mayor(state: Basin) -> Mayor:
    return state.mayors[1]


def bump(part: object, name: str) -> None:
    value = getattr(part, name)
    setattr(part, name, not value if isinstance(value, bool) else value + 1)


@rule("RK-11a")
@pytest.mark.parametrize(
    ("part", "name"),
    [
        *((lambda state: state, name) for name in BASIN),
        *((a_mayor, name) for name in MAYOR),
        *((a_loan, name) for name in LOAN),
        *((deal_of, name) for name in DEAL),
        *((a_pledge, name) for name in PLEDGE),
        *((a_promise, name) for name in PROMISE),
    ],
)
def test_every_number_on_the_table_is_in_the_fingerprint(part: Callable[[Basin], object], name: str) -> None:
    state = in_talk()
    before = state.fingerprint()
    twin = state.clone()
    assert twin.fingerprint() == before
    bump(part(twin), name)
    assert twin.fingerprint() != before
    assert state.fingerprint() == before


@rule("RK-11a")
@pytest.mark.parametrize("name", ROWS)
def test_every_row_of_numbers_is_in_the_fingerprint(name: str) -> None:
    state = in_talk()
    before = state.fingerprint()
    twin = state.clone()
    getattr(twin, name)[1] += 1
    assert twin.fingerprint() != before
    assert state.fingerprint() == before


@rule("RK-11a")
def test_the_cards_on_the_plots_are_in_the_fingerprint() -> None:
    state = in_talk()
    before = state.fingerprint()
    twin = state.clone()
    twin.mayors[1].plots[4] += 1
    assert twin.fingerprint() != before
    assert state.fingerprint() == before


@rule("RK-37", "RK-38", "RK-39")
@pytest.mark.parametrize("wag", range(6))
@pytest.mark.parametrize(
    "city", [QUIET, "corn . city . .", "corn canoe city . .", "corn corn city corn canoe", "ripisylvae . city . ."]
)
def test_what_is_offered_is_exactly_what_is_not_refused(city: str, wag: int) -> None:
    for added in (NOTHING, 1):
        for decision in (River.works, River.talk):
            river = decision(a_river(city, "canoe . city . .", wag=wag))
            river.mayor(0).added = added
            assert river.offered(0) == [token for token in GAME.tokens if not river.refused(0, token)]
