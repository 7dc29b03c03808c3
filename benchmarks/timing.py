"""How every benchmark measures: one core, processor time, the median of several rounds, JSON on standard output."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from statistics import median

#: The exit code of a peer's script when the peer is not installed.
NOT_INSTALLED = 77
ROUNDS = 3

#: A name, and a number: decisions a second, microseconds, decisions a game.
Figures = dict[str, float]


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How much of its work a function gets done in a second. It returns how much it did in one call."""
    return median(_round(work, seconds / ROUNDS) for _ in range(ROUNDS))


def _round(work: Callable[[], int], seconds: float) -> float:
    done = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        done += work()
    return done / passed


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""

    def hundred() -> int:
        for _ in range(100):
            work()
        return 100

    return 1e6 / per_second(hundred, seconds)


def report(name: str, package: str, measure: Callable[[float], Figures]) -> None:
    """The main program of a measured engine: `--seconds` a figure; prints one JSON document."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    try:
        found = version(package)
    except PackageNotFoundError:
        sys.exit(NOT_INSTALLED)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    json.dump({"name": name, "version": found, "figures": measure(seconds)}, sys.stdout)
