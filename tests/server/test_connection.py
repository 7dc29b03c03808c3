"""A WebSocket that behaves badly, driven by hand over ASGI: it never reads, or leaves during a commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from paddlewheel.server.app import make_app
from paddlewheel.server.service import Service
from paddlewheel.server.settings import Limits, Settings
from paddlewheel.tables.models import SeatPlan, TablePlan
from paddlewheel.tables.storage.store import sqlite_url
from support import PATIENCE

PLAN = TablePlan(game="mississippi-queen", seats=[SeatPlan(who="me"), SeatPlan(who="me")])
SPEED = {"type": "play", "seat": 0, "token": "speed 1", "client": "a", "seq": 0}


class Socket:
    """One WebSocket of the application. It may stop to take what is sent."""

    def __init__(self, app: Starlette, table: str) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.takes = asyncio.Event()
        self.takes.set()
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket", "path": f"/api/tables/{table}/live", "headers": [(b"host", b"127.0.0.1")],
            "client": ("192.0.2.1", 1), "query_string": b"", "subprotocols": [],
        }  # fmt: skip
        self.task = asyncio.ensure_future(app(scope, self._incoming.get, self._send))

    async def _send(self, message: Any) -> None:
        await self.takes.wait()
        self.sent.put_nowait(message)
        if message["type"] == "websocket.close":
            self._incoming.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    def say(self, message: object) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def leave(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def hears(self, kind: str) -> Any:
        """The next message of this type; of the type `close`, the code."""
        while True:
            message = await asyncio.wait_for(self.sent.get(), PATIENCE)
            if message["type"] == "websocket.close":
                assert kind == "close"
                return message["code"]
            heard = msgspec.json.decode(message.get("text", "{}"))
            if heard and heard["type"] == kind:
                return heard


class Scene:
    """A running application with one table."""

    def __init__(self, app: Starlette, table: str, keys: list[str]) -> None:
        self.app, self.table, self.keys = app, table, keys
        self.service: Service = app.state.service

    async def socket(self, *keys: str) -> Socket:
        socket = Socket(self.app, self.table)
        socket.say({"type": "hello", "keys": list(keys), "show": "observation"})
        await socket.hears("view")
        return socket

    def stored(self) -> list[str]:
        """The tokens in the log, as the database has them."""
        stored = self.service.store.store.load(self.table)
        assert stored is not None
        return [entry.token for entry in stored.entries]


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Callable[[Scene], Coroutine[Any, Any, None]]], None]:
    def run(story: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            limits = Limits(send_queue=8)
            app = make_app(Settings(database=sqlite_url(tmp_path / "tables.db"), limits=limits))
            service: Service = app.state.service
            async with service.running():
                created = await service.table_registry.create(PLAN)
                await story(Scene(app, created.table, [issued.key for issued in created.mine]))

        asyncio.run(whole())

    return run


Play = Callable[[Callable[[Scene], Coroutine[Any, Any, None]]], None]


def test_who_never_reads_is_dropped_and_disturbs_nobody(play: Play) -> None:
    async def story(scene: Scene) -> None:
        stuck, player = await scene.socket(), await scene.socket(*scene.keys)
        stuck.takes.clear()
        table = await scene.service.table_registry.table(scene.table)
        seq = 0
        while len(table.listeners) == 2:
            message = {"type": "undo", "seat": 0} if seq % 2 else SPEED
            player.say({**message, "client": f"c{seq}", "seq": seq})
            answer = await player.hears("answer")
            assert answer["result"] == "done"
            seq = answer["seq"]
        assert len(scene.stored()) < 20
        stuck.takes.set()
        assert await stuck.hears("close") == 4408
        await asyncio.wait_for(stuck.task, PATIENCE)
        assert b'turned_away_total{limit="slow"} 1.0' in scene.service.metrics.text()
        assert b"paddlewheel_sockets 1.0" in scene.service.metrics.text()
        player.leave()
        await asyncio.wait_for(player.task, PATIENCE)

    play(story)


@pytest.mark.parametrize("is_cancelled", [False, True], ids=["goes away", "is cancelled"])
def test_a_choice_is_kept_once_when_its_socket_ends_during_the_commit(
    play: Play, monkeypatch: pytest.MonkeyPatch, is_cancelled: bool
) -> None:
    async def story(scene: Scene) -> None:
        begun, released = asyncio.Event(), asyncio.Event()
        append = scene.service.store.append

        async def slow_append(*entry: Any) -> bool:
            begun.set()
            await released.wait()
            return await append(*entry)

        monkeypatch.setattr(scene.service.store, "append", slow_append)
        first = await scene.socket(scene.keys[0])
        watcher = await scene.socket()
        first.say(SPEED)
        await asyncio.wait_for(begun.wait(), PATIENCE)
        first.leave()
        if is_cancelled:
            first.task.cancel()
            await asyncio.wait([first.task], timeout=PATIENCE)
        released.set()
        assert (await watcher.hears("view"))["seq"] == 1
        await asyncio.wait([first.task], timeout=PATIENCE)
        second = await scene.socket(scene.keys[0])
        second.say(SPEED)
        assert (await second.hears("answer"))["result"] == "done"
        assert scene.stored() == ["speed 1"]
        for socket in (second, watcher):
            socket.leave()
            await asyncio.wait_for(socket.task, PATIENCE)

    play(story)


def test_an_error_in_one_message_closes_this_connection_only(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(scene: Scene) -> None:
        one, other = await scene.socket(scene.keys[0]), await scene.socket(scene.keys[1])
        table = await scene.service.table_registry.table(scene.table)

        def fail(*_: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(table, "why_not", fail)
        one.say({"type": "why", "seat": 0, "token": "forward"})
        assert await one.hears("close") == 1012
        await asyncio.wait_for(one.task, PATIENCE)
        other.say({"type": "ping"})
        await other.hears("pong")
        other.leave()
        await asyncio.wait_for(other.task, PATIENCE)

    play(story)


def test_who_waits_for_news_is_answered_when_the_server_stops(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(scene: Scene) -> None:
        begun = asyncio.Event()

        async def no_news(*_: object) -> None:
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(await scene.service.table_registry.table(scene.table), "wait_for_news", no_news)
        transport = httpx.ASGITransport(scene.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            answer = asyncio.create_task(http.get(f"/api/tables/{scene.table}/view", params={"after": 0, "wait": 25}))
            await asyncio.wait_for(begun.wait(), PATIENCE)
            scene.service.stopping.set()
            assert (await asyncio.wait_for(answer, PATIENCE)).status_code == 200

    play(story)
