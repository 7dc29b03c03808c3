"""OpenSpiel's own board games, in C++ driven from Python and in Python, with its own tree search."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

from benchmarks.timing import Figures, microseconds, per_second, report

BOARD_GAMES = ("backgammon", "quoridor", "havannah", "hive", "chess", "othello")
PYTHON_GAMES = ("python_block_dominoes", "python_liars_poker", "python_tic_tac_toe")
#: Hive is left out: seconds for one search.
SEARCHED = ("backgammon", "quoridor", "havannah", "chess", "othello")
SIMULATIONS = 200
#: Decisions into a random game where copies are timed and searches begin.
INTO_THE_GAME = 10


def random_step(state: Any, rng: Random) -> None:
    """One decision, or one draw of chance: that counts as a decision as well, in the peer's favour."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def random_games(name: str, seconds: float) -> tuple[float, float]:
    """Decisions a second, and decisions a game."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(1)
    lengths: list[int] = []

    def one_game() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            random_step(state, rng)
            made += 1
        lengths.append(made)
        return made

    rate = per_second(one_game, seconds)
    return rate, sum(lengths) / len(lengths)


def position(name: str, seed: int) -> Any:
    """A position some way into a random game, with a player to move."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    rng = Random(seed)
    made = 0
    while made < INTO_THE_GAME or state.is_chance_node():
        random_step(state, rng)
        made += 1
    return state


def search(name: str, seconds: float) -> float:
    """Simulations a second of its tree search in C++, one random game to the end each."""
    import pyspiel

    positions = cycle([position(name, seed) for seed in range(4)])
    judge = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(
        game=pyspiel.load_game(name), evaluator=judge, uct_c=2.0, max_simulations=SIMULATIONS, max_memory_mb=1000,
        solve=False, seed=1, verbose=False,
    )  # fmt: skip

    def one_search() -> int:
        bot.step(next(positions))
        return SIMULATIONS

    return per_second(one_search, seconds)


def measure(seconds: float) -> Figures:
    import open_spiel.python.games  # noqa: F401 - it registers the games in Python

    found: Figures = {}
    for name in BOARD_GAMES:
        found[f"{name} decisions/s"], found[f"{name} decisions a game"] = random_games(name, seconds)
        found[f"{name} clone us"] = microseconds(position(name, 1).clone, seconds / 4)
    for name in SEARCHED:
        found[f"{name} iterations/s"] = search(name, seconds)
    for name in PYTHON_GAMES:
        found[f"{name} decisions/s"], _ = random_games(name, seconds)
    return found


if __name__ == "__main__":
    report("OpenSpiel", "open-spiel", measure)
