"""The ladders of games: every player alone among rivals of one level, in each seat in turn, by wins and by reward.

    python benchmarks/ladder.py --games 200 --seconds 240 --write docs/research/baselines.md
    python benchmarks/ladder.py civil-war --players is-mcts@400 --rival strong@400 --games 20
    python benchmarks/ladder.py mississippi-queen --players mine:Net@weights.npz --write docs/research/baselines.md

Without names it measures all games. A row ends with the last whole deal that `--seconds` of processor time allow. It is
written as soon as it is measured; rows of other players stay in the table as long as the rules are the same. `scripted`
stands for every player of the game with one fixed idea. `is-mcts@N` and `mcts@N` are OpenSpiel's searches with N
simulations a decision (extra `openspiel`); its plain search sees what is hidden. Games with the same number have the
same deal for all players but those of OpenSpiel, which roll their own.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

import paddlewheel as pw
from paddlewheel import registry
from paddlewheel.arena.levels import between_marks, table, write_between_marks
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.statistics import bounded_mean, wilson
from paddlewheel.bots import Bot, make_player
from paddlewheel.bots.scripted import SCRIPTS
from paddlewheel.envs.rewards import lowest, returns
from paddlewheel.kernel import AnyGame, Outcome, SeatView

#: Deals are those of a series with this seed: no constant of any tactics was chosen by them.
SEED = 2031
HEADINGS = (
    "player",
    "among",
    "games",
    "wins (95 % sure)",
    "a rival in its place",
    "reward (95 % sure)",
    "a rival in its place",
    "ms a decision",
    "rivals' ms",
)
OPENSPIEL = ("is-mcts@", "mcts@")


class Clock(msgspec.Struct):
    """How many decisions somebody made, and the processor seconds they took."""

    made: int = 0
    spent: float = 0.0

    def timed(self, choose: Callable[[], int]) -> int:
        begin = time.process_time()
        choice = choose()
        self.spent += time.process_time() - begin
        self.made += 1
        return choice

    def shown(self) -> str:
        return f"{1000 * self.spent / max(1, self.made):.1f}"


class Match(msgspec.Struct, frozen=True):
    """A player among rivals of one level, and how long either side thinks; forced choices do not count."""

    game: AnyGame
    player: str
    rival: str
    own: Clock
    theirs: Clock

    @property
    def seats(self) -> int:
        return int(self.game.info.usual_seats)

    def play(self, seat: int, number: int) -> Outcome:
        """One game with the player in this seat."""
        if self.player.startswith(OPENSPIEL):
            return self._play_openspiel(seat, number)
        return self._play_ours(seat, number)

    def _play_ours(self, seat: int, number: int) -> Outcome:
        plan = Plan(
            self.game.info.id, tuple(self.player if at == seat else self.rival for at in range(self.seats)), SEED
        )
        state = plan.new(number)
        bots = [make_player(level, plan.game_seed(number), at, self.game) for at, level in enumerate(plan.players)]
        while state.deciders:
            mover = state.deciders[0]
            clock = self.own if mover == seat else self.theirs
            state.play(mover, chosen(bots[mover], SeatView(state, mover), clock))
        assert state.outcome is not None
        return state.outcome

    def _play_openspiel(self, seat: int, number: int) -> Outcome:
        """One game of a search of OpenSpiel, on its side of our environment."""
        import pyspiel

        import paddlewheel.envs.openspiel as river

        # The plain search walks through a tree of states, so that chance must be part of it.
        chance = "sampled" if self.player.startswith("is-") else "explicit"
        loaded = pyspiel.load_game(river.short_name(self.game.info.id), {"players": self.seats, "chance": chance})
        dice = random.Random(number)
        search = openspiel_bot(loaded, self.player, number)
        state = loaded.new_initial_state()
        bots = [make_player(self.rival, number, at, self.game) for at in range(self.seats)]
        while not state.is_terminal():
            mover = state.current_player()
            actions = state.legal_actions()
            if mover < 0:
                state.apply_action(dice.choice(actions))
            elif mover != seat:
                state.apply_action(chosen(bots[mover], SeatView(state.position.dealt(), mover), self.theirs))
            elif len(actions) == 1:
                state.apply_action(actions[0])
            else:
                state.apply_action(self.own.timed(lambda: search.step(state)))
        outcome: Outcome = state.position.dealt().outcome
        return outcome


def chosen(bot: Bot, view: SeatView, clock: Clock) -> int:
    """What a bot chooses, timed where there is a choice."""
    if len(view.choices()) == 1:
        return bot.choose(view)
    return clock.timed(lambda: bot.choose(view))


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


def row(game: AnyGame, player: str, rival: str, games: int, seconds: float) -> tuple[str, ...]:
    """A player in each seat in turn; beside it, what a rival gets in its place, in the same deals where that varies."""
    match = Match(game, player, rival, Clock(), Clock())
    alike = Match(game, rival, rival, Clock(), Clock())
    seats = match.seats
    end = time.process_time() + seconds
    wins: list[float] = []
    rewards: list[float] = []
    usual: list[tuple[float, float]] = []
    for number in range(max(1, games // seats)):
        outcomes = [match.play(seat, number) for seat in range(seats)]
        wins += [share(outcome, seat, game) for seat, outcome in enumerate(outcomes)]
        # A deal is one piece of evidence: its mean over all seats.
        rewards.append(fmean(returns(game.info.utility, outcome)[seat] for seat, outcome in enumerate(outcomes)))
        if game.info.won_together:
            usual += in_its_place(alike.play(0, number), game)
        if time.process_time() >= end:
            break
    gained = bounded_mean(rewards, lowest(game.info.utility), 1.0)
    won, got = (fmean(column) for column in zip(*usual, strict=True)) if usual else (1 / seats, 0.0)
    return (
        player,
        rival,
        str(len(wins)),
        str(wilson(sum(wins), len(wins))),
        f"{won:.1%}",
        f"{gained.value:+.2f} ({gained.low:+.2f} to {gained.high:+.2f})",
        f"{got:+.2f}",
        match.own.shown(),
        match.theirs.shown(),
    )


def in_its_place(outcome: Outcome, game: AnyGame) -> Iterator[tuple[float, float]]:
    """What each seat won and got where all play alike."""
    for seat, reward in enumerate(returns(game.info.utility, outcome)):
        yield share(outcome, seat, game), reward


def share(outcome: Outcome, seat: int, game: AnyGame) -> float:
    """A win counts whole where all win together; else a shared one counts as a share."""
    if seat not in outcome.winners:
        return 0.0
    return 1.0 if game.info.won_together else 1 / len(outcome.winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("ids", nargs="*", metavar="GAME", default=list(registry.games()))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600.0, help="processor time for a row")
    parser.add_argument("--players", default="random,scripted,casual,strong")
    parser.add_argument("--rival", default="steady")
    parser.add_argument("--write", type=Path)
    wish = parser.parse_args()
    for game in [pw.load(name) for name in wish.ids]:
        for player in named(game, wish.players.split(",")):
            found = row(game, player, wish.rival, wish.games, wish.seconds)
            print(game.info.id, *found, sep=" | ", flush=True)
            if wish.write is not None:
                write(wish.write, game, found)


def named(game: AnyGame, players: list[str]) -> Iterator[str]:
    """The players one by one, `scripted` for each script of the game."""
    for name in players:
        if name == "scripted":
            yield from (f"scripted:{script}" for script in SCRIPTS.get(game.info.id, {}))
        else:
            yield name


def write(page: Path, game: AnyGame, found: tuple[str, ...]) -> None:
    """Put a row into the table of its game: in place of an older one of the same players, or at the end."""
    mark = f"ladder {game.info.id}"
    head = f"Rules version {game.info.rules_version}, deals of series {SEED}."
    old = between_marks(page, mark)
    rows = {}
    if head in old:
        lines = [line for line in old.splitlines() if line.startswith("| ")][2:]
        cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
        rows = {each[:2]: each for each in cells}
    rows[found[:2]] = found
    write_between_marks(page, mark, f"{head}\n\n{table(HEADINGS, list(rows.values()))}")


if __name__ == "__main__":
    main()
