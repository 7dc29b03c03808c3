"""A server killed at any moment loses no choice it acknowledged, on either database.

PADDLEWHEEL_KILLS says how often: some times in every run, 300 times in a long one.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from paddlewheel.tables.storage.store import Store, sqlite_url
from paddlewheel.tables.table import Table
from postgres import postgres_in
from server.player import Player
from server.running import Running
from support import PATIENCE, PLAIN

KILLS = int(os.environ.get("PADDLEWHEEL_KILLS", "100" if not PLAIN else "30"))


async def play_under_fire(server: Running, players: list[Player]) -> None:
    chance = random.Random(1)
    playing = [asyncio.create_task(player.run()) for player in players]
    for number in range(KILLS):
        if number % 2:
            # Every other time only after something more was acknowledged: else it may hit a server that barely stands.
            await anybody_is_told(players)
        await asyncio.sleep(chance.uniform(0.0, 0.15))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await anybody_is_told(players)
    for player in players:
        player.stopping = True
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)


async def anybody_is_told(players: list[Player]) -> None:
    """Wait until one more choice is acknowledged."""
    waiting = [asyncio.create_task(player.is_told(player.acknowledged + 1)) for player in players]
    done, late = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in late:
        task.cancel()
    for task in done:
        task.result()


def test_no_acknowledged_choice_is_lost(tmp_path: Path) -> None:
    kill_and_check(sqlite_url(tmp_path / "tables.db"))


def test_no_acknowledged_choice_is_lost_on_postgresql(tmp_path: Path) -> None:
    with postgres_in(tmp_path) as database:
        kill_and_check(database)


def kill_and_check(database: str) -> None:
    server = Running(database)
    server.start()
    players = [Player([server], "mississippi-queen" if n % 2 else "pebbles", 2, n) for n in range(6)]
    asyncio.run(play_under_fire(server, players))
    server.stop()
    acknowledged = check_all(Store(database), players)
    assert acknowledged > KILLS // 2


def check_all(store: Store, players: list[Player]) -> int:
    """Every table holds what its player was told, in that order, and at most one choice more."""
    acknowledged = 0
    for player in players:
        assert not player.errors
        for name, told in player.told.items():
            stored = store.load(name)
            assert stored is not None
            logged = [(entry.seat, entry.token, entry.client) for entry in stored.entries]
            assert logged[: len(told)] == told
            assert len(logged) <= len(told) + 1
            assert [entry.seq for entry in stored.entries] == list(range(1, len(logged) + 1))
            Table(stored, None)  # type: ignore[arg-type]
            acknowledged += len(told)
    store.close()
    return acknowledged
