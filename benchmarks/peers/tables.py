"""Side by side with boardgame.io: the same small game, log and storage on, on one machine, one after the other.

npm install --prefix FOLDER boardgame.io@0.50 node-persist@3
python benchmarks/peers/tables.py FOLDER --tables 20 200 1000
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from benchmarks import load  # noqa: E402


def two_free_ports() -> int:
    """A free port with another one after it, for the lobby."""
    while True:
        port = load.free_port()
        with socket.socket() as following, contextlib.suppress(OSError):
            following.bind(("", port + 1))
            return port


class Peer(load.Server):
    """boardgame.io's server in its own process."""

    def __init__(self, modules: Path, folder: Path) -> None:
        self.port = two_free_ports()
        self.env = {**os.environ, "NODE_PATH": str(modules), "TALLY": str(HERE / "tally.js")}
        command = ["node", str(HERE / "server.js"), str(self.port), str(folder / "peer")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=self.env)

    def wait(self) -> None:
        assert self.process.stdout is not None
        while b"ready" not in self.process.stdout.readline():
            assert self.process.poll() is None

    def play(self, tables: int, seconds: float) -> dict[str, float]:
        command = ["node", str(HERE / "driver.js"), str(self.port), str(tables), str(seconds)]
        driver = subprocess.Popen(command, stdout=subprocess.PIPE, env=self.env)
        assert driver.stdout is not None
        assert b"playing" in driver.stdout.readline()
        cpu = self.cpu()
        played = json.loads(driver.stdout.readline())
        used, memory = self.cpu() - cpu, self.memory()
        latencies = sorted(played["latencies"])
        count = len(latencies)
        return {
            "choices a second": count / played["seconds"],
            "p50 ms": latencies[count // 2],
            "p99 ms": latencies[int(count * 0.99)],
            "choices a second of CPU": count / used,
            "memory MB": memory,
        }


def register_tally(folder: Path) -> None:
    """Let a server started from here know the game, as an installed package would."""
    named = folder / "tally-1.dist-info"
    named.mkdir()
    (named / "METADATA").write_text("Metadata-Version: 2.1\nName: tally\nVersion: 1\n")
    (named / "entry_points.txt").write_text("[paddlewheel.games]\ntally = tally.game:GAME\n")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), str(HERE), os.environ.get("PYTHONPATH", "")])


def ours(folder: Path, tables: int, seconds: float, show: str) -> dict[str, object]:
    server = load.Server(folder, "")
    try:
        server.wait()
        return uvloop.run(load.run(server, tables, "tally", show, seconds, 0))
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where boardgame.io is installed")
    parser.add_argument("--tables", type=int, nargs="+", default=[20])
    parser.add_argument("--seconds", type=float, default=8)
    given = parser.parse_args()
    load.allow_files(max(given.tables))
    for tables in given.tables:
        compare(given.folder.resolve() / "node_modules", tables, given.seconds)


def compare(modules: Path, tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        register_tally(folder)
        peer = Peer(modules, folder)
        try:
            peer.wait()
            time.sleep(1)
            theirs = peer.play(tables, seconds)
        finally:
            peer.stop()
        mine = ours(folder, tables, seconds, "observation")
    print(f"{tables} tables of two seats, closed loop\n{'':28}{'boardgame.io':>14}{'paddlewheel':>14}{'ratio':>9}")
    for row, value in theirs.items():
        own = float(str(mine[row]))
        print(f"{row:28}{value:14,.1f}{own:14,.1f}{own / value:9.2f}", flush=True)


if __name__ == "__main__":
    main()
