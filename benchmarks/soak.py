"""Soak: tables, bots, visitors and attackers come and go for a long time, and the memory of the server levels off.

    python benchmarks/soak.py                    15 minutes
    python benchmarks/soak.py --minutes 2

Prints the memory every half minute, and fails when its last third is larger than the third before it by a tenth.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.load import LiveTable, Server, allow_files

#: Games for two.
GAMES = ("civil-war", "mississippi-queen", "my-river-kit", "rising-waters")
TABLES_AT_ONCE = 30
SAMPLE_SECONDS = 30.0
ALLOWED_GROWTH = 1.1
GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError)


async def players(server: Server, http: httpx.AsyncClient, number: int, end: float) -> None:
    """One table after another: opened, played for some seconds, left for good."""
    while time.perf_counter() < end:
        number += TABLES_AT_ONCE
        table = LiveTable(server, "scene", number, remote=number % 2 == 0)
        with contextlib.suppress(*GONE):
            await table.open(http, GAMES[number % len(GAMES)])
            await table.play(min(end, time.perf_counter() + 20), pace=0.2)
        await table.close()


async def bots(http: httpx.AsyncClient, end: float) -> None:
    """Games among bots."""
    number = 0
    while time.perf_counter() < end:
        number += 1
        seats = [{"who": "bot", "level": "casual"}] * 2
        await http.post("/api/tables", json={"game": GAMES[number % len(GAMES)], "seats": seats, "listed": True})
        await asyncio.sleep(5)


async def visitors(http: httpx.AsyncClient, end: float) -> None:
    """People who look around."""
    chance = random.Random(1)
    paths = [
        "/api/tables",
        "/api/games",
        "/healthz",
        "/metrics",
        "/nowhere",
        "/api/games/my-river-kit/lesson/view?at=9",
    ]
    while time.perf_counter() < end:
        await http.get(chance.choice(paths))
        await asyncio.sleep(0.1)


async def attackers(server: Server, end: float) -> None:
    """Half requests, connections that never read, floods of pings."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/none/live"
    while time.perf_counter() < end:
        with contextlib.suppress(*GONE):
            _, half = await asyncio.open_connection("127.0.0.1", server.port)
            half.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n" + b"x" * 50)
            async with connect(url, open_timeout=10, ping_interval=None) as flood:
                for _ in range(200):
                    await flood.ping()
            half.close()
        await asyncio.sleep(0.5)


async def watch(server: Server, end: float, samples: list[float]) -> None:
    began = time.perf_counter()
    while time.perf_counter() < end:
        await asyncio.sleep(SAMPLE_SECONDS)
        samples.append(server.memory())
        print(f"{time.perf_counter() - began:6.0f} s  {samples[-1]:7.1f} MB", flush=True)


async def soak(server: Server, seconds: float) -> list[float]:
    end = time.perf_counter() + seconds
    samples: list[float] = []
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        await asyncio.gather(
            *[players(server, http, number, end) for number in range(TABLES_AT_ONCE)],
            bots(http, end),
            visitors(http, end),
            attackers(server, end),
            watch(server, end, samples),
        )
    return samples


def levels_off(samples: list[float]) -> bool:
    """Whether the last third is no larger than the third before it."""
    third = len(samples) // 3
    before, last = statistics.mean(samples[third:-third]), statistics.mean(samples[-third:])
    print(f"middle third {before:.1f} MB, last third {last:.1f} MB")
    return last <= before * ALLOWED_GROWTH


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--database", default="", help="postgresql://...; a fresh SQLite file by default")
    given = parser.parse_args()
    allow_files(200)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), given.database)
        try:
            server.wait()
            samples = uvloop.run(soak(server, 60 * given.minutes))
        finally:
            server.stop()
    if not levels_off(samples):
        sys.exit("the memory of the server still grows")


if __name__ == "__main__":
    main()
