"""The balance figures of Flooded Forest, for the page of the game.

python tests/rules/flooded_forest/balance.py [--games 200] [--seed 1] [--players steady] [--seats 4]
    [--reversed] [--fewest]
"""

from __future__ import annotations

import argparse
from statistics import mean, median, stdev

import paddlewheel as pw
from paddlewheel.bots import make_bot
from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.kernel import Event, SeatView, derived_seed


class GameFigures:
    """What one game came to."""

    def __init__(self, state: Forest, events: list[Event]) -> None:
        kinds = [event.kind for event in events]
        self.discards = kinds.count("discards")
        self.laid = kinds.count("lays")
        self.extras = kinds.count("spawns")
        self.dry_turns = kinds.count("pulls")
        self.eaten = kinds.count("eats")
        self.actions = kinds.count("action")
        assert state.outcome is not None
        self.full = state.outcome.reason == "river full"
        scores = state.outcome.scores
        self.tied = scores.count(max(scores)) > 1
        self.shares = [
            1 / len(state.outcome.winners) if seat in state.outcome.winners else 0.0 for seat in range(state.seats)
        ]
        self.scores = scores


def one_game(seats: int, players: str, seed: int, reverse: bool, fewest: bool) -> GameFigures:
    state = GAME.new(seats=seats, seed=seed, reversed_dry_phase=reverse, fewest_fish_begin=fewest)
    state.journal = journal = pw.Journal()
    bots = [make_bot(players, seed, seat) for seat in range(seats)]
    while state.deciders:
        seat = state.deciders[0]
        state.play(seat, bots[seat].choose(SeatView(state, seat)))
    return GameFigures(state, journal.events)


def interval(shares: list[float]) -> str:
    """The mean, and how far 95 % of such samples lie from the truth. Shared victories count in part."""
    return f"{mean(shares):.3f} ±{1.96 * stdev(shares) / len(shares) ** 0.5:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="steady")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--reversed", action="store_true")
    parser.add_argument("--fewest", action="store_true")
    wish = parser.parse_args()
    seeds = [derived_seed(wish.seed, number) for number in range(wish.games)]
    games = [one_game(wish.seats, wish.players, seed, wish.reversed, wish.fewest) for seed in seeds]
    turns = [game.dry_turns for game in games]
    shares = [interval([game.shares[seat] for game in games]) for seat in range(wish.seats)]
    scores = [mean(game.scores[seat] for game in games) for seat in range(wish.seats)]
    order = f"reversed {wish.reversed}, fewest fish begin {wish.fewest}"
    print(f"{wish.seats} seats, {wish.players}, {wish.games} games, seed {wish.seed}, {order}")
    print(f"  no-fit discards per flood turn {sum(g.discards for g in games) / sum(g.laid for g in games):.2%}")
    print(f"  flood tiles down               {4 + mean(g.laid for g in games):.1f}")
    extras = mean(g.extras for g in games)
    print(f"  fish placed (of which extra)   {mean(g.laid for g in games) + extras:.1f} ({extras:.1f})")
    print(f"  dry turns min/median/max       {min(turns)}/{median(turns):.0f}/{max(turns)}")
    print(f"  river filled                   {mean(g.full for g in games):.1%}")
    print(f"  fish eaten                     {mean(g.eaten for g in games):.1f}")
    print(f"  actions used                   {mean(g.actions for g in games):.1f}")
    print(f"  tied on points at the top      {mean(g.tied for g in games):.1%}")
    print(f"  win share by seat              {', '.join(shares)}")
    print(f"  mean score by seat             {' '.join(f'{score:.1f}' for score in scores)}")


if __name__ == "__main__":
    main()
