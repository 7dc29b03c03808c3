"""How long bots think: median, 99th percentile and worst decision of every game and level, and games per second.

Counted is the processor time of one core, so that other work on the machine does not tell.

python benchmarks/bots.py [--seconds 10] [--write docs/bots.md] [GAME ...]
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from statistics import median

import paddlewheel as pw
from paddlewheel import registry
from paddlewheel.arena.levels import table, write_between_marks
from paddlewheel.arena.plan import play_out
from paddlewheel.bots import make_bot
from paddlewheel.bots.strong import StrongBot
from paddlewheel.kernel import SeatView

LEVELS = ("casual", "steady", "strong")
HEADINGS = ("game", "level", "decisions", "median ms", "99 % within ms", "worst ms", "iterations: fewest, median")
#: Games that are played before speed is measured: the captains of Mississippi Queen make their tables in them.
FIRST_GAMES = 30
SPEEDS = ("game", "random: games a second", "steady: games a second")


def thinking(game: pw.AnyGame, level: str, seconds: float) -> tuple[str, ...]:
    """Real decisions (more than one choice) of whole games among bots of one level, until the time is up."""
    spent: list[float] = []
    iterations: list[int] = []
    end = time.perf_counter() + seconds
    seed = 0
    while time.perf_counter() < end:
        seed += 1
        state = game.new(seed=seed)
        bots = [make_bot(level, seed, seat) for seat in range(state.seats)]
        while state.deciders and time.perf_counter() < end:
            seat = state.deciders[0]
            view = SeatView(state, seat)
            several = len(view.choices()) > 1
            started = time.process_time()
            choice = bots[seat].choose(view)
            if several:
                spent.append(1000 * (time.process_time() - started))
                bot = bots[seat]
                if isinstance(bot, StrongBot):
                    iterations.append(bot.iterations)
            state.play(seat, choice)
    reached = f"{min(iterations):,}, {median(iterations):,.0f}" if iterations else ""
    spent.sort()
    late = spent[int(0.99 * len(spent))]
    return game.info.id, level, f"{len(spent):,}", f"{median(spent):.1f}", f"{late:.1f}", f"{spent[-1]:.1f}", reached


def pace(game: pw.AnyGame, level: str, seconds: float) -> str:
    """Whole games per second, once the tables that a process makes for itself are there."""
    for number in range(FIRST_GAMES):
        play_out(game.new(seed=number), [level] * game.info.usual_seats, number)
    games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        play_out(game.new(seed=games), [level] * game.info.usual_seats, games)
        games += 1
    return f"{games / (time.process_time() - started):,.2f}"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", metavar="GAME", default=list(registry.games()))
    arguments.add_argument("--seconds", type=float, default=10.0, help="for each game and level")
    arguments.add_argument("--write", type=Path, help="put the tables into this page, between its marks")
    chosen = arguments.parse_args()
    games = [pw.load(name) for name in chosen.games]
    # The first decision of a game also reads its files and makes its tables.
    for game in games:
        make_bot("steady", 1, 0).choose(SeatView(game.new(seed=1), game.new(seed=1).deciders[0]))
    budgets = table(HEADINGS, [thinking(game, level, chosen.seconds) for game in games for level in LEVELS])
    speeds = table(
        SPEEDS,
        [(game.info.id, *(pace(game, level, chosen.seconds / 2) for level in ("random", "steady"))) for game in games],
    )
    print(budgets)
    print(speeds)
    if chosen.write is not None:
        write_between_marks(chosen.write, "budgets", budgets)
        write_between_marks(chosen.write, "speeds", speeds)


if __name__ == "__main__":
    main()
