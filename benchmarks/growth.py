"""How cost grows: decisions a second against seats, board size and game length; server choices a second against tables.

python benchmarks/growth.py [--seconds 1] [--tables 1,10,100,1000] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.ours import inside_a_playout  # noqa: E402

import paddlewheel as pw  # noqa: E402

RIVER_TILES = (2, 3, 7, 11)
ROUNDS = (1, 2, 5, 10)
#: Seconds of the clock for every number of tables.
TABLES_SECONDS = 8

Row = tuple[str, str, float, float]


def with_seats(seconds: float) -> list[Row]:
    rows = []
    for name in pw.games():
        game = pw.load(name)
        for seats in range(game.info.seats[0], game.info.seats[1] + 1):
            rows.append((name, f"{seats} seats", *inside_a_playout(game, seconds, seats)))
    return rows


def with_the_board(seconds: float) -> list[Row]:
    """A longer river: more tiles in the introductory race."""
    race = pw.load("mississippi-queen")
    rows = []
    for tiles in RIVER_TILES:
        longer = race.changed({"race.introductory_tiles": tiles})
        rows.append((race.info.id, f"{tiles} tiles", *inside_a_playout(longer, seconds, 4, race="introductory")))
    return rows


def with_the_length(seconds: float) -> list[Row]:
    kit = pw.load("my-river-kit")
    return [(kit.info.id, f"{rounds} rounds", *inside_a_playout(kit, seconds, 4, rounds=rounds)) for rounds in ROUNDS]


def with_tables(tables: int) -> dict[str, str]:
    """What `benchmarks/load.py` prints for so many tables in a closed loop, name by name."""
    command = [
        sys.executable, "benchmarks/load.py", "--tables", str(tables), "--pace", "0", "--show", "observation",
        "--seconds", str(TABLES_SECONDS),
    ]  # fmt: skip
    printed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    pairs = [line.rstrip().rpartition(" ") for line in printed.splitlines()]
    return {name.strip(): value for name, _, value in pairs}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for every figure of the engine; 0 leaves them out")
    parser.add_argument("--tables", default="", help="numbers of tables to serve, 1,10,100,1000; none by default")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found: dict[str, object] = {}
    if given.seconds:
        rows = [*with_seats(given.seconds), *with_the_board(given.seconds), *with_the_length(given.seconds)]
        print("| game | with | playout decisions/s | decisions a game |\n|---|---|---:|---:|")
        for name, what, rate, length in rows:
            print(f"| {name} | {what} | {rate:,.0f} | {length:,.0f} |")
        found["engine"] = rows
    if given.tables:
        shown = ("choices a second", "p50 ms", "p99 ms", "choices a second of CPU", "memory MB")
        print("\n| tables | " + " | ".join(shown) + " |\n|---:|" + "---:|" * len(shown))
        served = {count: with_tables(int(count)) for count in given.tables.split(",")}
        for count, printed in served.items():
            print(f"| {count} | " + " | ".join(printed[name] for name in shown) + " |")
        found["tables"] = served
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
