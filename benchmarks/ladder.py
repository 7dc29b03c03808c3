"""The ladders of games: every player alone among steady ones, in each seat in turn, by wins and by reward.

    python benchmarks/ladder.py --games 200 --players random,casual,strong@300,scripted --write docs/bots.md
    python benchmarks/ladder.py civil-war --players is-mcts@400 --games 20

Without names it measures all games. A table is written as soon as its game is done: a run can be stopped between two.
`scripted` stands for every player of the game with one fixed idea. `is-mcts@N` and `mcts@N` are OpenSpiel's searches
with N simulations a decision (extra `openspiel`); its plain search sees what is hidden. Games with the same number have
the same deal for all players but those of OpenSpiel, which roll their own.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import paddlewheel as pw
from paddlewheel import registry
from paddlewheel.arena.levels import table, write_between_marks
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.statistics import SURE, wilson
from paddlewheel.bots import make_bot
from paddlewheel.bots.scripted import SCRIPTS
from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import AnyGame, Outcome, SeatView

RIVAL = "steady"
HEADINGS = (
    "player",
    f"games among {RIVAL}",
    "wins (95 % sure)",
    f"{RIVAL} in its place",
    "reward (95 % sure)",
    "ms a decision",
)

#: How a game ended, how many decisions the player made, and the processor seconds it took for them.
Played = tuple[Outcome, int, float]


def play_ours(game: AnyGame, player: str, seat: int, seats: int, number: int) -> Played:
    """One game of a bot of ours."""
    plan = Plan(game.info.id, tuple(player if place == seat else RIVAL for place in range(seats)), 1)
    state = plan.new(number)
    bots = [make_bot(level, plan.game_seed(number), place) for place, level in enumerate(plan.players)]
    made, spent = 0, 0.0
    while state.deciders:
        mover = state.deciders[0]
        begin = time.process_time()
        several = len(state.choices(mover)) > 1
        choice = bots[mover].choose(SeatView(state, mover))
        if mover == seat and several:
            made += 1
            spent += time.process_time() - begin
        state.play(mover, choice)
    assert state.outcome is not None
    return state.outcome, made, spent


def play_openspiel(game: AnyGame, player: str, seat: int, seats: int, number: int) -> Played:
    """One game of a search of OpenSpiel, on its side of our environment."""
    import pyspiel

    import paddlewheel.envs.openspiel as river

    # The plain search walks through a tree of states, so that chance must be part of it.
    chance = "sampled" if player.startswith("is-") else "explicit"
    loaded = pyspiel.load_game(river.short_name(game.info.id), {"players": seats, "chance": chance})
    dice = random.Random(number)
    bot = openspiel_bot(loaded, player, number)
    state = loaded.new_initial_state()
    bots = [make_bot(RIVAL, number, place) for place in range(seats)]
    made, spent = 0, 0.0
    while not state.is_terminal():
        mover = state.current_player()
        if mover < 0:
            state.apply_action(dice.choice(state.legal_actions()))
            continue
        if mover != seat:
            state.apply_action(bots[mover].choose(SeatView(state.position.dealt(), mover)))
            continue
        begin = time.process_time()
        actions = state.legal_actions()
        choice = bot.step(state) if len(actions) > 1 else actions[0]
        if len(actions) > 1:
            made += 1
            spent += time.process_time() - begin
        state.apply_action(choice)
    outcome: Outcome = state.position.dealt().outcome
    return outcome, made, spent


def openspiel_bot(loaded: Any, player: str, seed: int) -> Any:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    name, _, simulations = player.partition("@")
    dice = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    if name == "is-mcts":
        return ismcts.ISMCTSBot(
            loaded, evaluator, 2.0, int(simulations), random_state=dice, use_observation_string=True
        )
    return mcts.MCTSBot(loaded, 2.0, int(simulations), evaluator, random_state=dice)


def row(game: AnyGame, player: str, games: int) -> tuple[str, ...]:
    """A player among steady ones, in each seat in turn, beside a steady player in the same seats and deals."""
    seats = game.info.usual_seats
    play: Callable[[AnyGame, str, int, int, int], Played] = play_openspiel if "mcts" in player else play_ours
    wins, fair, made, spent = 0.0, 0.0, 0, 0.0
    rewards: list[float] = []
    for number in range(max(1, games // seats)):
        steady, _, _ = play_ours(game, RIVAL, 0, seats, number)
        fair += sum(share(steady, seat, game) for seat in range(seats)) / seats
        for seat in range(seats):
            outcome, decisions, seconds = play(game, player, seat, seats, number)
            wins += share(outcome, seat, game)
            rewards.append(returns(game.info.utility, outcome)[seat])
            made += decisions
            spent += seconds
    played = len(rewards)
    reach = SURE * stdev(rewards) / sqrt(played) if played > 1 else 1.0
    shown = f"{mean(rewards):+.2f} ({mean(rewards) - reach:+.2f} to {mean(rewards) + reach:+.2f})"
    in_its_place = f"{fair / (played / seats):.1%}"
    return player, str(played), str(wilson(wins, played)), in_its_place, shown, f"{1000 * spent / max(1, made):.1f}"


def share(outcome: Outcome, seat: int, game: AnyGame) -> float:
    """A win counts whole where all win together; else a shared one counts as a share."""
    if seat not in outcome.winners:
        return 0.0
    return 1.0 if game.info.won_together else 1 / len(outcome.winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("ids", nargs="*", metavar="GAME", default=list(registry.games()))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", default="random,casual,strong,scripted")
    parser.add_argument("--write", type=Path)
    wish = parser.parse_args()
    for game in [pw.load(name) for name in wish.ids]:
        rows = ladder(game, wish.players.split(","), wish.games)
        if wish.write is not None:
            head = f"Rules version {game.info.rules_version}."
            write_between_marks(wish.write, f"ladder {game.info.id}", f"{head}\n\n{table(HEADINGS, rows)}")


def ladder(game: AnyGame, players: list[str], games: int) -> list[tuple[str, ...]]:
    """The rows of one game, each shown as soon as it is measured."""
    scripts = [f"scripted:{name}" for name in SCRIPTS.get(game.info.id, {})]
    rows = []
    for name in players:
        for player in scripts if name == "scripted" else [name]:
            rows.append(row(game, player, games))
            print(game.info.id, *rows[-1], sep=" | ", flush=True)
    return rows


if __name__ == "__main__":
    main()
