"""How long Paddlewheel takes to start: the median of 20 runs of a fresh process, in milliseconds of processor time.

Bytecode is there, as it is for every installed package: a first run that does not count writes it to a folder of its
own.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.timing import Figures, report

RUNS = 20
STARTS = {
    "import paddlewheel ms": [sys.executable, "-c", "import paddlewheel"],
    "paddlewheel --help ms": [sys.executable, "-m", "paddlewheel.cli.main", "--help"],
    "python alone ms": [sys.executable, "-c", "pass"],
}


def milliseconds(command: list[str], bytecode: str) -> float:
    before = children_time()
    surroundings = {**os.environ, "PYTHONPYCACHEPREFIX": bytecode, "PYTHONDONTWRITEBYTECODE": ""}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=surroundings)
    return 1000 * (children_time() - before)


def typical_milliseconds(command: list[str], bytecode: str) -> float:
    milliseconds(command, bytecode)
    return median(milliseconds(command, bytecode) for _ in range(RUNS))


def children_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(seconds: float) -> Figures:
    with TemporaryDirectory() as bytecode:
        return {name: typical_milliseconds(command, bytecode) for name, command in STARTS.items()}


if __name__ == "__main__":
    report("start-up", "paddlewheel", measure)
