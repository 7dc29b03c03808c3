"""Load: many live tables on one server, measured from outside over the loopback address.

    python benchmarks/load.py                        1,000 tables, 2,000 WebSockets
    python benchmarks/load.py --tables 20 --seconds 10 --pace 0

Prints committed choices a second, how long answers take, server CPU a choice, and memory a table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`paddlewheel serve` in its own process, with storage on and limits wide."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        command = [
            sys.executable, "-m", "paddlewheel.cli.main", "serve", "--port", str(self.port),
            "--limit-factor", "1000000", "--log-level", "warning",
            "--database", database or f"sqlite:///{folder / 'load.db'}",
        ]  # fmt: skip
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self.http = f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.http}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise TimeoutError("the server does not answer")

    def memory(self) -> float:
        """Resident megabytes of the server and all processes it has started. What they share counts in full."""
        statuses = [Path(f"/proc/{process}/status").read_text() for process in self.processes()]
        return sum(int(status.partition("VmRSS:")[2].split()[0]) for status in statuses) / 1024

    def cpu(self) -> float:
        """Seconds of processor time so far, of all threads of all its processes."""
        fields = [Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split() for process in self.processes()]
        return sum(int(field[11]) + int(field[12]) for field in fields) / os.sysconf("SC_CLK_TCK")

    def processes(self) -> list[int]:
        found = [self.process.pid]
        for process in found:
            for task in Path(f"/proc/{process}/task").iterdir():
                found += map(int, (task / "children").read_text().split())
        return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Heard(msgspec.Struct):
    """What the driver reads of a message: it is to take as little as it can of the machine that it measures."""

    type: str
    seq: int = -1
    choices: list[str] = []
    outcome: msgspec.Raw | None = None
    result: str = ""


hear = msgspec.json.Decoder(Heard).decode
NOTHING = Heard("view")


class LiveTable:
    """Two players, each with a WebSocket, who play whatever is offered."""

    def __init__(self, server: Server, show: str, number: int, remote: bool = False) -> None:
        self.server = server
        self.show = show
        #: As from another machine: then messages are compressed.
        self.remote = remote
        self.random = random.Random(number)
        self.sockets: list[ClientConnection] = []
        #: Seconds from every committed choice to its answer, and how many answers were anything but done.
        self.latencies: list[float] = []
        self.not_done = 0
        self.over = False
        self._views = [NOTHING, NOTHING]
        self._sent_at = 0.0
        self._number = 0
        self._answered = asyncio.Event()
        self._seen = asyncio.Event()
        self._readers: list[asyncio.Task[None]] = []

    async def open(self, http: httpx.AsyncClient, game: str) -> None:
        plan = {"game": game, "seats": [{"who": "me"}, {"who": "me"}]}
        created = (await http.post("/api/tables", json=plan)).json()
        for issued in created["mine"]:
            url = f"ws://127.0.0.1:{self.server.port}/api/tables/{created['table']}/live"
            connection = await connect(
                url,
                compression="deflate" if self.remote else None,
                additional_headers={"X-Forwarded-For": "192.0.2.1"} if self.remote else None,
                open_timeout=60,
                ping_interval=None,
                max_queue=None,
            )
            hello = {"type": "hello", "keys": [issued["key"]], "show": self.show}
            await connection.send(msgspec.json.encode(hello).decode())
            self.sockets.append(connection)
            self._readers.append(asyncio.create_task(self._read(issued["seat"], connection)))

    async def _read(self, seat: int, connection: ClientConnection) -> None:
        while True:
            message = hear(await connection.recv(decode=False))
            if message.type == "view":
                self._views[seat] = message
                self.over = self.over or message.outcome is not None
                self._seen.set()
            elif message.type == "answer":
                if message.result == "done":
                    self.latencies.append(time.perf_counter() - self._sent_at)
                else:
                    self.not_done += 1
                # What was seen before this choice offers nothing any more.
                if self._views[seat].seq < message.seq:
                    self._views[seat] = NOTHING
                self._answered.set()

    async def choose(self) -> bool:
        """Make one choice and wait for its answer. False when there is none to make."""
        for seat in (0, 1):
            choices = self._views[seat].choices
            if choices:
                self._number += 1
                self._answered.clear()
                play = {
                    "type": "play", "seat": seat, "token": self.random.choice(choices), "client": str(self._number),
                    "seq": self._views[seat].seq,
                }  # fmt: skip
                self._sent_at = time.perf_counter()
                await self.sockets[seat].send(msgspec.json.encode(play).decode())
                await asyncio.wait_for(self._answered.wait(), 60)
                return True
        return False

    async def play(self, end: float, pace: float) -> None:
        """One choice at this interval (0: as fast as answers come) until the end of time or game."""
        if pace:
            await asyncio.sleep(self.random.uniform(0, pace))
        while time.perf_counter() < end and not self.over:
            started = time.perf_counter()
            if await self.choose():
                left = min(started + pace, end) - time.perf_counter()
                if left > 0:
                    await asyncio.sleep(left)
            else:
                self._seen.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._seen.wait(), max(0.01, end - time.perf_counter()))

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        for connection in self.sockets:
            await connection.close()


async def run(
    server: Server, tables: int, game: str, show: str, seconds: float, pace: float, remote: bool = False
) -> dict[str, object]:
    empty = server.memory()
    live = [LiveTable(server, show, number, remote) for number in range(tables)]
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        opened = time.perf_counter()
        for start in range(0, tables, 20):
            await asyncio.gather(*[table.open(http, game) for table in live[start : start + 20]])
        opening = time.perf_counter() - opened
    await asyncio.sleep(1)
    full = server.memory()
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.gather(*[table.play(began + seconds, pace) for table in live])
    passed, used = time.perf_counter() - began, server.cpu() - cpu
    latencies = sorted(latency for table in live for latency in table.latencies)
    played = server.memory()
    await asyncio.gather(*[table.close() for table in live])
    count = len(latencies)
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "game": game,
        "show": show,
        "seconds to open": round(opening, 1),
        "choices": count,
        "answers not done": sum(table.not_done for table in live),
        "choices a second": round(count / passed),
        "p50 ms": round(1000 * latencies[count // 2], 2),
        "p99 ms": round(1000 * latencies[int(count * 0.99)], 2),
        "server CPU ms a choice": round(1000 * used / count, 3),
        "choices a second of CPU": round(count / used),
        "memory MB before": round(empty),
        "memory MB": round(played),
        "memory kB a table": round(1024 * (full - empty) / tables, 1),
        "memory kB a table after play": round(1024 * (played - empty) / tables, 1),
    }


def allow_files(tables: int) -> None:
    """Let this process and those it starts have as many sockets as this many tables need."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8 * tables + 1000)), hard))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--game", default="mississippi-queen")
    parser.add_argument("--show", choices=["scene", "observation"], default="scene")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=5, help="seconds between the choices of a table; 0: closed loop")
    parser.add_argument("--database", default="", help="postgresql://...; a fresh SQLite file by default")
    parser.add_argument("--remote", action="store_true", help="WebSockets as from another machine: compressed")
    given = parser.parse_args()
    allow_files(given.tables)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), given.database)
        try:
            server.wait()
            work = run(server, given.tables, given.game, given.show, given.seconds, given.pace, given.remote)
            for name, value in uvloop.run(work).items():
                print(f"{name:32} {value}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
