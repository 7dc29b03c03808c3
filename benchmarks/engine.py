"""How fast the engine is: decisions per second of every game, on one core.

python benchmarks/engine.py [--seconds 2] [--json FILE] [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from pathlib import Path
from random import Random

import paddlewheel as pw
from paddlewheel.bots.random import random_stream
from paddlewheel.kernel import contract
from paddlewheel.kernel.playout import playout


def through_the_api(game: pw.Game, seconds: float) -> tuple[float, float]:
    """Decisions and games per second of a loop in Python: deciders, choices, play."""
    pick = Random(1).choice
    decisions = games = 0
    end = time.perf_counter() + seconds
    started = time.perf_counter()
    while time.perf_counter() < end:
        state = game.new(seed=games)
        while deciders := state.deciders:
            seat = deciders[0]
            state.play(seat, pick(state.choices(seat)))
            decisions += 1
        games += 1
    elapsed = time.perf_counter() - started
    return decisions / elapsed, games / elapsed


def inside_a_playout(game: pw.Game, seconds: float) -> tuple[float, float]:
    """Decisions and games per second inside the engine."""
    decisions = games = 0
    seats = game.info.usual_seats
    end = time.perf_counter() + seconds
    started = time.perf_counter()
    while time.perf_counter() < end:
        streams = [random_stream(games, seat) for seat in range(seats)]
        decisions += playout(game.new(seed=games), streams, game.info.longest)
        games += 1
    elapsed = time.perf_counter() - started
    return decisions / elapsed, games / elapsed


def copying(game: pw.Game, seconds: float) -> float:
    """Microseconds for a clone of a position in the middle of a game."""
    state = game.new(seed=1)
    playout(state, [random_stream(1, seat) for seat in range(game.info.usual_seats)], 40)
    copies = 0
    end = time.perf_counter() + seconds
    started = time.perf_counter()
    while time.perf_counter() < end:
        for _ in range(100):
            state.clone()
        copies += 100
    return (time.perf_counter() - started) / copies * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    engine = "plain" if str(contract.__file__).endswith(".py") else "compiled"
    print(f"{engine} engine, Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    print(f"{'game':20}{'API decisions/s':>18}{'playout decisions/s':>22}{'playout games/s':>18}{'clone us':>10}")
    rows = []
    for name in chosen.games or pw.games():
        game = pw.load(name)
        api, _ = through_the_api(game, chosen.seconds)
        inside, games = inside_a_playout(game, chosen.seconds)
        copy = copying(game, chosen.seconds / 4)
        print(f"{name:20}{api:18,.0f}{inside:22,.0f}{games:18,.0f}{copy:10.2f}")
        rows.append({"game": name, "engine": engine, "api": api, "playout": inside, "games": games, "clone_us": copy})
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
