"""Catanatron: four random players on the island, its own simulator."""

from __future__ import annotations

import random

from benchmarks.timing import Figures, microseconds, per_second, report


def measure(seconds: float) -> Figures:
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    seats = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    lengths: list[int] = []

    def one_game() -> int:
        game = Game([RandomPlayer(color) for color in seats])
        made = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            made += 1
        lengths.append(made)
        return made

    rate = per_second(one_game, seconds)
    half_way = Game([RandomPlayer(color) for color in seats])
    for _ in range(40):
        half_way.play_tick()
    return {
        "catan decisions/s": rate,
        "catan decisions a game": sum(lengths) / len(lengths),
        "catan clone us": microseconds(half_way.copy, seconds / 4),
    }


if __name__ == "__main__":
    report("Catanatron", "catanatron", measure)
