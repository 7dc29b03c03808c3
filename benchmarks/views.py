"""What one view costs: what a seat is told after a choice, worded, drawn and encoded as it is sent.

    python benchmarks/views.py
    python benchmarks/views.py --games civil-war --languages en

Steady bots play on the same deals; after every choice one seat in turn is shown the table. Milliseconds are processor
time of one core in the fastest of several passes over the game, after one that fills the caches.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

import paddlewheel as pw
from paddlewheel import registry
from paddlewheel.bots import make_player
from paddlewheel.kernel import SeatView
from paddlewheel.language import LANGUAGES, speaking
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.views import encode, view

SEED = 4242
MOST_CHOICES = 150
PASSES = 9


def positions(game: Any) -> Iterator[tuple[GameLog[Any], int]]:
    """The table after every choice of a game among steady bots, and the seat that looks."""
    log = GameLog(game, game.info.usual_seats, SEED, {})
    bots = [make_player("steady", SEED, seat, game) for seat in range(log.state.seats)]
    for number in range(MOST_CHOICES):
        yield log, number % log.state.seats
        if log.outcome is not None:
            return
        seat = log.state.deciders[0]
        log.play(seat, bots[seat].choose(SeatView(log.state, seat)))


def milliseconds(game: Any) -> float:
    """The mean of all views of one game, timed where they are made."""
    spent = made = 0.0
    for log, seat in positions(game):
        begin = time.process_time()
        encode(view(log, seat, "scene", len(log.events(seat))))
        spent += time.process_time() - begin
        made += 1
    return 1000 * spent / made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=registry.games())
    parser.add_argument("--languages", nargs="+", default=sorted(LANGUAGES))
    asked = parser.parse_args()
    print("game".ljust(20), *(code.rjust(8) for code in asked.languages), " ms a view")
    for name in asked.games:
        game = pw.load(name)
        figures = []
        for code in asked.languages:
            with speaking(code):
                milliseconds(game)
                figures.append(min(milliseconds(game) for _ in range(PASSES)))
        print(name.ljust(20), *(f"{figure:8.3f}" for figure in figures))


if __name__ == "__main__":
    main()
