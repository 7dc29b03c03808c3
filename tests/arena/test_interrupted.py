"""A real Ctrl-C, sent to a real process: what is done is kept, and the series goes on to the same end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from paddlewheel.arena.plan import Plan, play_series
from paddlewheel.arena.series import Series

SEATS = "random,random,random,random"
PLAN = Plan("mississippi-queen", tuple(SEATS.split(",")), 4, {"race": "introductory"})


def command(games: int, path: Path, workers: int) -> list[str]:
    return [
        *(sys.executable, "-m", "paddlewheel.cli.main", "simulate", PLAN.game, "--seats", SEATS, "--seed", "4"),
        *("--option", "race=introductory", "--games", str(games), "--workers", str(workers)),
        *("--out", str(path), "--json"),
    ]


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_what_is_done_and_the_series_goes_on(workers: int, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    endless = subprocess.Popen(  # noqa: S603
        command(100_000, path, workers),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever started these tests may have left Ctrl-C ignored, as a shell does for what it runs in the background.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    # A running series is put on disk after a while: then there is something to keep.
    while not path.exists():
        assert endless.poll() is None
        time.sleep(0.05)
    # As a terminal does it: to all processes at once.
    os.killpg(endless.pid, signal.SIGINT)
    said, complaint = endless.communicate(timeout=120)
    assert "Traceback" not in complaint
    assert endless.returncode == 130, "as the help says"
    kept = Series(PLAN, path).played
    assert json.loads(said)["games"] == len(kept) > 0
    more = max(game.number for game in kept) + 4
    done = subprocess.run(command(more, path, workers), capture_output=True, text=True, check=True)  # noqa: S603
    assert json.loads(done.stdout)["games"] == more
    assert Series(PLAN, path).played == sorted(play_series(PLAN, range(more)), key=lambda game: game.number)
