"""How cost grows: decisions a second against seats, board size and game length; server choices a second against tables.

    python benchmarks/growth.py [--seconds 1] [--tables 1,10,100,1000] [--record]

`--record` keeps what was measured in `docs/performance/growth.json` and draws it as `docs/images/growth.svg`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.history import DOCS, save  # noqa: E402
from benchmarks.ours import inside_a_playout  # noqa: E402

import paddlewheel as pw  # noqa: E402

RIVER_TILES = (2, 3, 7, 11)
ROUNDS = (1, 2, 5, 10)
#: Seconds of the clock for every number of tables.
TABLES_SECONDS = 8

FILE = DOCS / "performance" / "growth.json"
PLOT = DOCS / "images" / "growth.svg"

#: Game, number of what, decisions a second, decisions a game.
Row = tuple[str, int, str, float, float]


def with_seats(seconds: float) -> list[Row]:
    rows = []
    for name in pw.games():
        game = pw.load(name)
        for seats in range(game.info.seats[0], game.info.seats[1] + 1):
            rows.append((name, seats, "seats", *inside_a_playout(game, seconds, seats)))
    return rows


def with_the_board(seconds: float) -> list[Row]:
    """A longer river: more tiles in the introductory race."""
    race = pw.load("mississippi-queen")
    rows = []
    for tiles in RIVER_TILES:
        longer = race.changed({"race.introductory_tiles": tiles})
        rows.append((race.info.id, tiles, "tiles", *inside_a_playout(longer, seconds, 4, race="introductory")))
    return rows


def with_the_length(seconds: float) -> list[Row]:
    kit = pw.load("my-river-kit")
    return [(kit.info.id, rounds, "rounds", *inside_a_playout(kit, seconds, 4, rounds=rounds)) for rounds in ROUNDS]


def with_tables(tables: int) -> dict[str, str]:
    """What `benchmarks/load.py` prints for this many tables in a closed loop, name by name."""
    command = [
        sys.executable, "benchmarks/load.py", "--tables", str(tables), "--pace", "0", "--show", "observation",
        "--seconds", str(TABLES_SECONDS),
    ]  # fmt: skip
    printed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    pairs = [line.rstrip().rpartition(" ") for line in printed.splitlines()]
    return {name.strip(): value for name, _, value in pairs}


def draw(found: dict[str, Any]) -> None:
    """Decisions a second against seats, board and length, and the server's choices a second against tables."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 3.2), layout="constrained")
    against = {"seats": "seats", "tiles": "tiles of the river", "rounds": "rounds"}
    *engine, server = figure.subplots(1, len(against) + 1)
    for axes, (unit, label) in zip(engine, against.items(), strict=True):
        rows = [row for row in found.get("engine", []) if row[2] == unit]
        for game in sorted({row[0] for row in rows}):
            axes.plot(*zip(*[(row[1], row[3] / 1e6) for row in rows if row[0] == game], strict=True), "o-", label=game)
        axes.set(xlabel=label, ylim=(0, None), xticks=sorted({row[1] for row in rows}))
        axes.legend(fontsize=6)
    engine[0].set_ylabel("million decisions a second, playout")
    if "tables" in found:
        for name, label in {
            "choices a second": "of the clock",
            "choices a second of CPU": "of the server's CPU",
        }.items():
            points = [(int(count), float(shown[name].replace(",", ""))) for count, shown in found["tables"].items()]
            server.plot(*zip(*points, strict=True), "o-", label=f"a second {label}")
        server.legend(fontsize=6)
    server.set(xscale="log", xlabel="tables", ylabel="choices served", ylim=(0, None))
    for axes in figure.axes:
        axes.grid(alpha=0.3)
    save(figure, PLOT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for every figure of the engine; 0 leaves them out")
    parser.add_argument("--tables", default="", help="numbers of tables to serve, 1,10,100,1000; none by default")
    parser.add_argument("--record", action="store_true", help=f"keep it in {FILE.name} and draw the plot again")
    given = parser.parse_args()
    found: dict[str, object] = {}
    if given.seconds:
        rows = [*with_seats(given.seconds), *with_the_board(given.seconds), *with_the_length(given.seconds)]
        print("| game | with | playout decisions/s | decisions a game |\n|---|---|---:|---:|")
        for name, count, unit, rate, length in rows:
            print(f"| {name} | {count} {unit} | {rate:,.0f} | {length:,.0f} |")
        found["engine"] = rows
    if given.tables:
        shown = ("choices a second", "p50 ms", "p99 ms", "choices a second of CPU", "memory MB")
        print("\n| tables | " + " | ".join(shown) + " |\n|---:|" + "---:|" * len(shown))
        served = {tables: with_tables(int(tables)) for tables in given.tables.split(",")}
        for tables, printed in served.items():
            print(f"| {tables} | " + " | ".join(printed[name] for name in shown) + " |")
        found["tables"] = served
    if given.record:
        found = {**(json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}), **found}
        FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        draw(found)


if __name__ == "__main__":
    main()
