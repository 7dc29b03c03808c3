"""How long Paddlewheel takes to start: the median of 20 runs of a fresh process, in milliseconds of processor time."""

from __future__ import annotations

import resource
import subprocess
import sys
from statistics import median

from benchmarks.timing import Figures, report

RUNS = 20
STARTS = {
    "import paddlewheel ms": [sys.executable, "-c", "import paddlewheel"],
    "paddlewheel --help ms": [sys.executable, "-m", "paddlewheel.cli.main", "--help"],
    "python alone ms": [sys.executable, "-c", "pass"],
}


def milliseconds(command: list[str]) -> float:
    before = children_time()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return 1000 * (children_time() - before)


def children_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(seconds: float) -> Figures:
    return {name: median(milliseconds(command) for _ in range(RUNS)) for name, command in STARTS.items()}


if __name__ == "__main__":
    report("start-up", "paddlewheel", measure)
