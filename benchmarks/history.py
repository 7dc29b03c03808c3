"""How the figures went over time: `docs/performance/history.json`, drawn as `docs/images/performance.svg`.

    python benchmarks/history.py      draw it again

The machine's own ups and downs show in the peer's line: what counts is how far a game is above it.
"""

from __future__ import annotations

import json
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.figure import Figure

DOCS = Path(__file__).parents[1] / "docs"
FILE = DOCS / "performance" / "history.json"
PLOT = DOCS / "images" / "performance.svg"

#: Which figure, what it is called in the plot.
DRAWN = {
    "decisions/s": "Python API: decisions a second",
    "playout decisions/s": "playout inside the engine: decisions a second",
    "iterations/s": "search: iterations a second",
}


def record(document: dict[str, Any]) -> None:
    """Add a run, under the commit it was measured at."""
    runs = read()
    commit = subprocess.run(["git", "log", "-1", "--format=%h %cs"], capture_output=True, text=True, check=True)  # noqa: S607
    short, _, day = commit.stdout.strip().partition(" ")
    runs.append({"commit": short, "committed": day, "measured": datetime.now(UTC).date().isoformat(), **document})
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")
    draw(runs)


def read() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else []
    return found


def draw(runs: list[dict[str, Any]]) -> None:
    """One small plot a figure, one line a game, beside the median of OpenSpiel's where it was measured."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 3.6), layout="constrained")
    for axes, (column, title) in zip(figure.subplots(1, len(DRAWN)), DRAWN.items(), strict=True):
        games = sorted({key.removesuffix(f" {column}") for run in runs for key in ours(run) if is_of(key, column)})
        for game in games:
            points = [(place, ours(run).get(f"{game} {column}")) for place, run in enumerate(runs)]
            known = [(place, value) for place, value in points if value is not None]
            axes.plot(*zip(*known, strict=True), marker="o", label=game)
        if beside := [(place, peer) for place, run in enumerate(runs) if (peer := peer_median(run, column))]:
            axes.plot(*zip(*beside, strict=True), "k--", label="OpenSpiel, C++, median")
        axes.set_title(title, fontsize=9)
        axes.set_yscale("log")
        axes.set_xticks(range(len(runs)), [run["commit"] for run in runs], rotation=30, fontsize=8)
        axes.grid(alpha=0.3)
    figure.legend(*figure.axes[0].get_legend_handles_labels(), loc="outside lower center", ncols=6, fontsize=8)
    save(figure, PLOT)


def save(figure: Figure, path: Path) -> None:
    """The same picture for the same figures, to the letter."""
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": path.name}):
        figure.savefig(path, metadata={"Date": None})


def peer_median(run: dict[str, Any], column: str) -> float | None:
    """What OpenSpiel's C++ games did in the same run, driven from Python or searched."""
    theirs: dict[str, float] = run["figures"].get("OpenSpiel", {})
    found = [value for key, value in theirs.items() if is_of(key, column) and not key.startswith("python")]
    return median(found) if found else None


def ours(run: dict[str, Any]) -> dict[str, float]:
    found: dict[str, float] = run["figures"]["Paddlewheel"]
    return found


def is_of(key: str, column: str) -> bool:
    """Whether this is the column's figure of a game, not one whose name ends alike."""
    game = key.removesuffix(f" {column}")
    return game != key and " " not in game


if __name__ == "__main__":
    draw(read())
