"""What becomes of pledges and promises: money that is earned, water that is bought, words kept and broken."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import TO_ADD, TO_REMOVE, Loan, Pledge, Promise
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.deals import ACTS
from paddlewheel.games.my_river_kit.rules.vocabulary import RANKING, READY
from paddlewheel.games.my_river_kit.state import Basin
from paddlewheel.kernel import AutomaticStep, Fact


def is_done(state: Basin, seat: i64, act: i64, card: i64) -> bool:
    """Whether a mayor's works of this round show that it was done."""
    mayor = state.mayors[seat]
    if act == TO_ADD:
        return mayor.added == card
    if act == TO_REMOVE:
        return (mayor.removed >> card & 1) != 0
    return mayor.built and mayor.added != card


def pay_what_is_earned(data: GameData, state: Basin, seat: i64) -> None:
    """RK-40f: money set aside goes to this mayor as soon as the works show what it waits for."""
    if len(state.pledges) == 0:
        return
    kept = vec[Pledge](capacity=len(state.pledges))
    for pledge in state.pledges:
        if pledge.to == seat and not pledge.is_water() and is_done(state, seat, pledge.act, pledge.card):
            state.mayors[seat].wag += pledge.amount
            if pledge.rounds > 0:
                state.loans = append(state.loans, Loan(pledge.payer, seat, pledge.instalment, pledge.rounds, 0))
            tell(data, state, "earned", pledge)
        else:
            kept = append(kept, pledge)
    state.pledges = kept


def tell(data: GameData, state: Basin, kind: str, pledge: Pledge) -> None:
    if state.journal is not None:
        facts: dict[str, Fact] = {
            "to": pledge.to,
            "wag": pledge.amount,
            "act": ACTS[pledge.act],
            "card": data.cards.names[pledge.card],
        }
        state.journal.note(kind, pledge.payer, "RK-40f", facts)


@final
class LookBack(AutomaticStep[Basin]):
    """The works are over: what was not earned goes back, and promises about them are kept or broken (RK-41a)."""

    def __init__(self, data: GameData, rounds: i64) -> None:
        super().__init__("look back", "RK-41")
        self.data: GameData = data
        self.rounds: i64 = rounds

    def happen(self, state: Basin, argument: i64) -> None:
        if len(state.pledges) > 0:
            self.return_unearned(state)
        if len(state.promises) > 0:
            self.judge_promises(state)
        state.owe(RANKING if state.round == self.rounds else READY, 0)

    def return_unearned(self, state: Basin) -> None:
        kept = vec[Pledge](capacity=len(state.pledges))
        for pledge in state.pledges:
            if pledge.is_water():
                kept = append(kept, pledge)
            else:
                state.mayors[pledge.payer].wag += pledge.amount
                tell(self.data, state, "not earned", pledge)
        state.pledges = kept

    def judge_promises(self, state: Basin) -> None:
        open_ones = vec[Promise](capacity=len(state.promises))
        for promise in state.promises:
            if promise.round > state.round:
                open_ones = append(open_ones, promise)
            elif state.journal is not None:
                kept = is_done(state, promise.by, promise.act, promise.card)
                facts: dict[str, Fact] = {
                    "to": promise.to,
                    "act": ACTS[promise.act],
                    "card": self.data.cards.names[promise.card],
                }
                state.journal.note("keeps promise" if kept else "breaks promise", promise.by, "RK-40g", facts)
        state.promises = open_ones
