"""OpenSpiel's solvers walk through all of a tiny variant of every game."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr

import paddlewheel as pw
from paddlewheel.envs import openspiel

EVERY_GAME = pytest.mark.parametrize("game", pw.games())


def tiny(game: str, horizon: int = 2) -> openspiel.RiverGame:
    seats = max(2, pw.load(game).info.seats[0])
    name = openspiel.short_name(game)
    loaded: openspiel.RiverGame = pyspiel.load_game(name, {"players": seats, "deals": 2, "horizon": horizon})
    return loaded


@EVERY_GAME
def test_a_tiny_variant_passes_openspiels_own_checks(game: str) -> None:
    pyspiel.random_sim_test(tiny(game, 4), num_sims=2, serialize=True, verbose=False)


@EVERY_GAME
def test_cfr_comes_closer_to_an_equilibrium_than_chance(game: str) -> None:
    loaded = tiny(game)
    solver = cfr.CFRSolver(loaded)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    solved = exploitability.nash_conv(loaded, solver.average_policy())
    blind = exploitability.nash_conv(loaded, policy.UniformRandomPolicy(loaded))
    assert 0 <= solved <= blind


@EVERY_GAME
def test_mccfr_samples_a_tiny_variant(game: str) -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(tiny(game))
    for _ in range(3):
        solver.iteration()
    state = tiny(game).new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert chances.keys() == {*state.legal_actions()}


def test_a_cut_game_is_worth_what_the_tactics_think_and_sums_to_nothing() -> None:
    state = tiny("civil-war", 3).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.position.dealt().outcome is None
    assert sum(state.returns()) == pytest.approx(0)
    assert any(state.returns())


@pytest.mark.parametrize(
    ("parameters", "why"),
    [({"deals": -1}, "deals is 0"), ({"deals": 1000}, "deals is 0"), ({"horizon": -2}, "horizon is 0"),
     ({"deals": 2, "chance": "sampled"}, "explicit only")],
)  # fmt: skip
def test_a_variant_that_cannot_be_is_told_plainly(parameters: dict[str, object], why: str) -> None:
    with pytest.raises(pw.BadInput, match=why):
        pyspiel.load_game(openspiel.short_name("civil-war"), parameters)
