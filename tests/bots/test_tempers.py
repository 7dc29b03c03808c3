"""Mayors with a temper: bots that a person can seat by name, and that play as they are called."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.simulate import simulate
from paddlewheel.bots import bots_of, make_bot
from paddlewheel.bots.steady import SteadyBot
from paddlewheel.bots.strong import Advice, StrongBot
from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import SeatView


def test_every_temper_is_in_the_list_of_bots() -> None:
    kit = pw.load("my-river-kit")
    assert kit.info.tempers == ("cooperative", "money", "aquabon")
    assert {"steady:cooperative", "strong:money", "steady:aquabon"} <= set(bots_of(kit))
    assert bots_of(pw.load("civil-war")) == ("random", "casual", "steady", "strong")


def test_every_bot_of_the_list_plays() -> None:
    state = pw.load("my-river-kit").new(seed=1)
    seat = state.deciders[0]
    for level in bots_of(state.game):
        name = level.replace("strong", "strong@20")
        assert make_bot(name, 1, seat, state.game).choose(SeatView(state, seat)) in state.choices(seat)


def test_a_temper_that_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(pw.BadInput, match=r"no bot 'steady:money' in Civil War; the bots are: random"):
        simulate(Plan("civil-war", ("steady", "steady:money"), 1), 1)
    for level in ("steady:", "steady:greedy"):
        with pytest.raises(pw.BadInput, match="there is no bot"):
            make_bot(level, 1, 0, pw.load("my-river-kit"))


def test_tempers_care_for_different_things() -> None:
    state = pw.load("my-river-kit").new(seed=1)
    richer = state.clone()
    richer.mayors[0].wag += 6  # type: ignore[attr-defined]
    gains = {}
    for temper in ("money", "aquabon", "cooperative"):
        tactics = SeatView(state, 0).tactics(temper)
        gains[temper] = tactics.evaluate(richer, 0) - tactics.evaluate(state, 0)
    assert gains["money"] > 0.1
    assert max(gains["aquabon"], gains["cooperative"]) < 0.1


def test_a_finished_game_is_worth_its_reward_to_a_mayor() -> None:
    kit = pw.load("my-river-kit")
    reasons = set()
    for level, seed in (("steady", 1), ("steady:aquabon", 2), ("steady:money", 1)):
        state = kit.new(seats=3, seed=seed)
        bots = [make_bot(level, seed, seat, kit) for seat in range(3)]
        while state.deciders:
            seat = state.deciders[0]
            state.play(seat, bots[seat].choose(SeatView(state, seat)))
        assert state.outcome is not None
        reasons.add(state.outcome.reason)
        for seat, reward in enumerate(returns(kit.info.utility, state.outcome)):
            assert 2 * kit.tactics(state.rules).evaluate(state, seat) - 1 == pytest.approx(reward)
    assert reasons == {"green", "red", "aquabon"}


def test_a_search_overrules_the_plan_of_a_mayor_only_where_it_is_clearly_better() -> None:
    state = pw.load("my-river-kit").new(seats=2, seed=4)
    while state.step().name != "works":
        seat = state.deciders[0]
        state.play(seat, SteadyBot(1, seat).choose(SeatView(state, seat)))
    view = SeatView(state, state.deciders[0])
    planned = SteadyBot(1, view.seat, learned=True).choose(view)
    other = next(choice for choice in view.choices() if choice != planned)

    def chosen(value: float) -> int:
        advice = Advice(other, value, 10, ((other, value, 6), (planned, 0.5, 4)))
        return StrongBot(1, view.seat)._surer(view, advice, view.tactics().doubt())

    assert view.tactics().doubt() > 0
    assert chosen(0.52) == planned
    assert chosen(0.6) == other
