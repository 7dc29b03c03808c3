"""How fast the engine is, side by side with its peers in one run: one core, processor time, ratios.

    python benchmarks/engine.py [--seconds 1] [--json FILE] [--record]
    python benchmarks/engine.py --peers ""                     ours alone

The peers come from the dependency group `bench` (`make bench` installs it), boardgame.io by
`npm install --prefix FOLDER boardgame.io@0.50` and `--boardgame FOLDER`. One that is missing is left out, and said so.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks import history  # noqa: E402
from benchmarks.targets import GAMES, Target, targets  # noqa: E402
from benchmarks.timing import NOT_INSTALLED, Figures  # noqa: E402

from paddlewheel.kernel import is_compiled  # noqa: E402

PEERS = {
    "OpenSpiel": "openspiel", "socha": "socha", "Catanatron": "catanatron", "python-chess": "chess", "pgx": "pgx",
}  # fmt: skip
COLUMNS = ("decisions/s", "playout decisions/s", "clone us", "iterations/s", "batch decisions/s", "decisions a game")


class Run:
    """All figures of one run. Every engine is measured in a process of its own."""

    def __init__(self, seconds: float, python: str) -> None:
        self.seconds = seconds
        self.python = python
        self.figures: dict[str, Figures] = {}
        self.versions: dict[str, str] = {}
        self.missing: list[str] = []

    def measure(self, name: str, module: str, python: str) -> None:
        """Run a script. Measured twice, a name gets the mean of both."""
        self._take(name, [python, "-m", f"benchmarks.{module}", "--seconds", str(self.seconds)])

    def measure_boardgame(self, folder: Path | None) -> None:
        if folder is None:
            self.missing.append("boardgame.io: not installed: npm install --prefix FOLDER boardgame.io@0.50")
            return
        os.environ["NODE_PATH"] = str(folder.resolve() / "node_modules")
        self._take("boardgame.io", ["node", "benchmarks/peers/search.js", str(self.seconds)])

    def _take(self, name: str, command: list[str]) -> None:
        print(f"... {name}", file=sys.stderr)
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode == NOT_INSTALLED:
            self.missing.append(f"{name}: not installed: make bench")
            return
        if done.returncode:
            self.missing.append(f"{name}: {(done.stderr.strip() or 'failed').splitlines()[-1]}")
            return
        told: dict[str, Any] = json.loads(done.stdout)
        before = self.figures.get(name, told["figures"])
        self.figures[name] = {key: (value + before[key]) / 2 for key, value in told["figures"].items()}
        self.versions[name] = told["version"]


def machine() -> dict[str, object]:
    """What it ran on."""
    about = Path("/proc/cpuinfo")
    lines = about.read_text().splitlines() if about.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "processor": models[0] if models else platform.machine(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "engine": "compiled" if is_compiled() else "plain",
    }


def own_table(ours: Figures) -> Iterator[str]:
    yield "| game | " + " | ".join(COLUMNS) + " |"
    yield "|---|" + "---:|" * len(COLUMNS)
    for game in GAMES:
        yield f"| {game} | " + " | ".join(figure(ours[f"{game} {column}"]) for column in COLUMNS) + " |"


def target_table(rows: list[Target]) -> Iterator[str]:
    yield "| what | ours | peer | theirs | ratio | wanted | |"
    yield "|---|---:|---|---:|---:|---:|---|"
    for row in rows:
        verdict = "met" if row.met else "**missed**"
        cells = (row.what, figure(row.ours), row.peer, figure(row.theirs), f"{row.ratio:.1f}", f"{row.wanted:g}")
        yield "| " + " | ".join(cells) + f" | {verdict} |"


def figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for every figure")
    parser.add_argument("--json", type=Path, help="write all figures there")
    parser.add_argument(
        "--record", action="store_true", help=f"add them to {history.FILE.name} and draw the plot again"
    )
    parser.add_argument("--peers", default=",".join(PEERS), help="which of them to run: %(default)s")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that has the peers")
    parser.add_argument("--boardgame", type=Path, metavar="FOLDER", help="where npm installed boardgame.io")
    given = parser.parse_args()
    if unknown := set(given.peers.split(",")) - {*PEERS, ""}:
        parser.error(f"there is no peer {', '.join(sorted(unknown))}; the peers are: {', '.join(PEERS)}")
    run = Run(given.seconds, given.python)
    run.measure("Paddlewheel", "ours", sys.executable)
    if given.peers:
        for name in given.peers.split(","):
            run.measure(name, f"peers.{PEERS[name]}", given.python)
        run.measure_boardgame(given.boardgame)
        # Once more, so that a machine that grows slower or faster meanwhile does so for both sides.
        run.measure("Paddlewheel", "ours", sys.executable)
    run.measure("start-up", "startup", sys.executable)
    rows = targets(run.figures)
    document = {
        "machine": machine(),
        "versions": run.versions,
        "figures": run.figures,
        "targets": [{"what": row.what, "peer": row.peer, "ratio": row.ratio, "met": row.met} for row in rows],
    }
    print(", ".join(f"{key} {value}" for key, value in machine().items()))
    print(", ".join(f"{name} {version}" for name, version in run.versions.items()) + "\n")
    print("\n".join([*own_table(run.figures["Paddlewheel"]), "", *target_table(rows), "", *run.missing]))
    if given.json:
        given.json.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    if given.record:
        history.record(document)


if __name__ == "__main__":
    main()
