"""A lesson: pupils at the tables of a class, each with two WebSockets, and the teacher's console.

    python benchmarks/classroom.py                             40 pupils at 10 tables play for a minute
    python benchmarks/classroom.py --tables 12 --idle 30       the same, then nothing happens for half a minute

Every pupil thinks for some seconds, then makes a choice, and waits for its answer. Prints how long answers take, what
the console gets, and how much processor time the server uses; with `--idle` also while all games are paused and
everybody is connected.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.load import NOTHING, Server, hear


async def opened(server: Server, path: str, hello: dict[str, Any]) -> ClientConnection:
    url = f"ws://127.0.0.1:{server.port}{path}"
    connection = await connect(url, compression=None, open_timeout=60, ping_interval=None, max_queue=None)
    await connection.send(msgspec.json.encode({"type": "hello", **hello}).decode())
    return connection


class Pupil:
    """A pupil with a name, a key, a socket of the class and one of the table."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.name = f"Pupil {number}"
        self.random = random.Random(number)
        self.latencies: list[float] = []
        self.not_done = 0
        self._view = NOTHING
        self._seen = asyncio.Event()
        self._answered = asyncio.Event()
        self._sent_at = 0.0
        self._number = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def join(self, http: httpx.AsyncClient, code: str) -> None:
        answer = await http.post("/api/classes/join", json={"code": code, "name": self.name})
        answer.raise_for_status()
        joined = answer.json()
        place = joined["state"]["place"]
        self.seat = place["seat"]
        self.room = await opened(self.server, f"/api/classes/{joined['id']}/live", {"key": joined["key"]})
        path = f"/api/tables/{place['table']}/live"
        self.table = await opened(self.server, path, {"keys": [joined["key"]], "show": "scene"})
        self._tasks = [asyncio.create_task(self._read()), asyncio.create_task(_drain(self.room))]

    async def _read(self) -> None:
        while True:
            message = hear(await self.table.recv(decode=False))
            if message.type == "view":
                self._view = message
                self._seen.set()
            elif message.type == "answer":
                if message.result == "done":
                    self.latencies.append(time.perf_counter() - self._sent_at)
                else:
                    self.not_done += 1
                if self._view.seq < message.seq:
                    self._view = NOTHING
                self._answered.set()

    async def play(self, end: float, pace: float) -> None:
        while time.perf_counter() < end:
            self._seen.clear()
            if not self._view.choices:
                try:
                    await asyncio.wait_for(self._seen.wait(), max(0.01, end - time.perf_counter()))
                except TimeoutError:
                    return
                continue
            await asyncio.sleep(self.random.uniform(0, 2 * pace))
            if not self._view.choices:
                continue
            self._number += 1
            self._answered.clear()
            token = self.random.choice(self._view.choices)
            play = {"type": "play", "seat": self.seat, "token": token, "client": str(self._number)}
            self._sent_at = time.perf_counter()
            await self.table.send(msgspec.json.encode({**play, "seq": self._view.seq}).decode())
            await asyncio.wait_for(self._answered.wait(), 60)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(self.room.close(), self.table.close())


async def _drain(connection: ClientConnection) -> None:
    while True:
        await connection.recv(decode=False)


class Console:
    """The teacher's console: how many messages and bytes it gets."""

    def __init__(self) -> None:
        self.messages = self.bytes = 0

    async def listen(self, server: Server, room: str, key: str) -> None:
        connection = await opened(server, f"/api/classes/{room}/live", {"key": key})
        while True:
            self.bytes += len(await connection.recv(decode=False))
            self.messages += 1


async def run(server: Server, given: argparse.Namespace) -> dict[str, object]:
    async with httpx.AsyncClient(base_url=server.http, timeout=120) as http:
        plan = {"game": given.game, "tables": given.tables, "people": given.people}
        made = (await http.post("/api/classes", json=plan)).json()
        headers = {"authorization": f"Bearer {made['key']}"}

        async def teach(what: str, **body: object) -> None:
            (await http.post(f"/api/classes/{made['id']}/{what}", json=body, headers=headers)).raise_for_status()

        console = Console()
        watching = asyncio.create_task(console.listen(server, made["id"], made["key"]))
        pupils = [Pupil(server, number) for number in range(given.tables * given.people)]
        began = time.perf_counter()
        await asyncio.gather(*[pupil.join(http, made["code"]) for pupil in pupils])
        joining = time.perf_counter() - began
        await teach("begin")
        cpu, began = server.cpu(), time.perf_counter()
        await asyncio.gather(*[pupil.play(began + given.seconds, given.pace) for pupil in pupils])
        used, passed = server.cpu() - cpu, time.perf_counter() - began
        figures = _figures(pupils, used, passed) | {
            "seconds until all pupils sat": round(joining, 2),
            "messages to the console": console.messages,
            "kB to the console": round(console.bytes / 1000),
            "memory MB": round(server.memory()),
        }
        if given.idle:
            await teach("pause", want=True)
            await asyncio.sleep(5)
            cpu, began, heard = server.cpu(), time.perf_counter(), console.messages
            await asyncio.sleep(given.idle)
            idle = (server.cpu() - cpu) / (time.perf_counter() - began)
            figures["% of a core when nothing happens"] = round(100 * idle, 2)
            figures["messages to the console meanwhile"] = console.messages - heard
        watching.cancel()
        await asyncio.gather(*[pupil.close() for pupil in pupils])
        return figures


def _figures(pupils: list[Pupil], used: float, passed: float) -> dict[str, object]:
    latencies = sorted(latency for pupil in pupils for latency in pupil.latencies)
    count = len(latencies)
    return {
        "pupils": len(pupils),
        "sockets": 2 * len(pupils) + 1,
        "choices": count,
        "answers not done": sum(pupil.not_done for pupil in pupils),
        "p50 ms": round(1000 * latencies[count // 2], 1),
        "p99 ms": round(1000 * latencies[int(count * 0.99)], 1),
        "slowest ms": round(1000 * latencies[-1], 1),
        "% of a core": round(100 * used / passed, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--game", default="my-river-kit")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=2, help="seconds that a pupil thinks, on average")
    parser.add_argument("--idle", type=float, default=0, help="seconds for which nothing happens afterwards")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "")
        try:
            server.wait()
            for name, value in uvloop.run(run(server, given)).items():
                print(f"{name:36} {value}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
