"""How captains of Mississippi Queen arrive: races in which somebody lands, rounds, ships, coal and passengers.

    python benchmarks/landing.py --games 200 --write docs/games/mississippi-queen.md

The seeds are those from 90,000 on, which no constant of the tactics was chosen by.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from paddlewheel.arena.levels import write_between_marks
from paddlewheel.arena.plan import play_out
from paddlewheel.arena.statistics import wilson
from paddlewheel.games.mississippi_queen import GAME
from paddlewheel.games.mississippi_queen.state import HOME

FIRST_SEED = 90_000
HEADINGS = (
    "level",
    "seats",
    "races",
    "somebody lands (95 % sure)",
    "rounds",
    "ships home",
    "coal left aboard them",
    "passengers aboard the others",
    "races a second",
)


def measure(level: str, seats: int, games: int) -> tuple[str, ...]:
    """One row of the table."""
    landed = rounds = home = coal = others = passengers = 0
    begin = time.process_time()
    for number in range(games):
        race = GAME.new(seats=seats, seed=FIRST_SEED + number)
        play_out(race, [level] * seats, FIRST_SEED + number)
        ships = [ship for ship in race.ships if ship.fate == HOME]
        landed += bool(ships)
        rounds += race.round
        home += len(ships)
        coal += sum(ship.coal for ship in ships)
        others += seats - len(ships)
        passengers += sum(ship.passengers for ship in race.ships if ship.fate != HOME)
    speed = games / (time.process_time() - begin)
    return (
        level,
        str(seats),
        str(games),
        str(wilson(landed, games)),
        f"{rounds / games:.1f}",
        f"{home / games:.2f}",
        f"{coal / max(1, home):.1f}",
        f"{passengers / max(1, others):.1f}",
        f"{speed:.1f}",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", default="casual,steady")
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--write", type=Path)
    wanted = parser.parse_args()
    lines = [f"| {' | '.join(HEADINGS)} |", "| " + " | ".join("---" for _ in HEADINGS) + " |"]
    for level in wanted.levels.split(","):
        # The tables of moves are made before anything is timed.
        measure(level, 2, 2)
        for seats in wanted.seats.split(","):
            lines.append(f"| {' | '.join(measure(level, int(seats), wanted.games))} |")
            print(lines[-1], flush=True)
    if wanted.write is not None:
        write_between_marks(wanted.write, "landing", "\n".join(lines))


if __name__ == "__main__":
    main()
