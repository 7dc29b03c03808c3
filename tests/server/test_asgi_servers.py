"""The application is plain ASGI: uvicorn, hypercorn and a test client run it as it is."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import hypercorn.asyncio
import hypercorn.config
import msgspec
import pytest
import uvicorn
from starlette.testclient import TestClient
from websockets.sync.client import connect

from paddlewheel.server.app import make_app
from paddlewheel.server.settings import Settings
from paddlewheel.tables.storage.store import sqlite_url
from server.running import WIDE, reserved_port
from server.talking import bearer
from support import PATIENCE

TWO = {"game": "mississippi-queen", "seats": [{"who": "me"}, {"who": "me"}]}


class Visitor:
    """Somebody at a server: HTTP requests, and one conversation over a WebSocket."""

    def __init__(self, http: Any, converse: Callable[[str, list[Any]], list[Any]]) -> None:
        self.http = http
        self.converse = converse


def served(port: int) -> Visitor:
    def converse(path: str, messages: list[Any]) -> list[Any]:
        with connect(f"ws://127.0.0.1:{port}{path}", open_timeout=PATIENCE, close_timeout=PATIENCE) as socket:
            for message in messages:
                socket.send(msgspec.json.encode(message).decode())
            heard: list[Any] = []
            while not heard or heard[-1]["type"] != "pong":
                heard.append(msgspec.json.decode(socket.recv(PATIENCE)))
            return heard

    transport = httpx.HTTPTransport(retries=50)
    return Visitor(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport), converse)


@contextmanager
def under_uvicorn(settings: Settings) -> Iterator[Visitor]:
    server = uvicorn.Server(uvicorn.Config(make_app(settings), port=settings.port, log_config=None))
    thread = threading.Thread(target=server.run)
    thread.start()
    yield served(settings.port)
    server.should_exit = True
    thread.join(PATIENCE)
    assert not thread.is_alive()


@contextmanager
def under_hypercorn(settings: Settings) -> Iterator[Visitor]:
    config = hypercorn.config.Config()
    config.bind = [f"127.0.0.1:{settings.port}"]
    loop, stop = asyncio.new_event_loop(), asyncio.Event()

    def run() -> None:
        loop.run_until_complete(hypercorn.asyncio.serve(make_app(settings), config, shutdown_trigger=stop.wait))  # type: ignore[arg-type]

    thread = threading.Thread(target=run)
    thread.start()
    yield served(settings.port)
    loop.call_soon_threadsafe(stop.set)
    thread.join(PATIENCE)
    assert not thread.is_alive()
    loop.close()


@contextmanager
def in_a_test_client(settings: Settings) -> Iterator[Visitor]:
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:

        def converse(path: str, messages: list[Any]) -> list[Any]:
            with client.websocket_connect(path, headers={"host": "127.0.0.1"}) as socket:
                for message in messages:
                    socket.send_json(message)
                heard: list[Any] = []
                while not heard or heard[-1]["type"] != "pong":
                    heard.append(socket.receive_json())
                return heard

        yield Visitor(client, converse)


@pytest.mark.parametrize("run", [under_uvicorn, under_hypercorn, in_a_test_client])
def test_a_server_runs_the_application(
    run: Callable[[Settings], AbstractContextManager[Visitor]], tmp_path: Path
) -> None:
    with reserved_port() as held:
        settings = Settings(
            database=sqlite_url(tmp_path / "tables.db"), port=held.getsockname()[1], limits=WIDE, client=tmp_path
        )
        with run(settings) as visitor:
            check(visitor)


def check(visitor: Visitor) -> None:
    """A choice is played over the WebSocket and seen over HTTP; errors and headers are ours."""
    http = visitor.http
    assert http.get("/healthz").json()["ok"]
    created = http.post("/api/tables", json=TWO).json()
    table, key = created["table"], created["mine"][0]["key"]
    hello = {"type": "hello", "keys": [key]}
    play = {"type": "play", "seat": 0, "token": "speed 1", "client": "a", "seq": 0}
    heard = visitor.converse(f"/api/tables/{table}/live", [hello, play, {"type": "ping"}])
    assert [message["type"] for message in heard] == ["welcome", "table", "view", "answer", "view", "pong"]
    assert http.get(f"/api/tables/{table}/view", params={"seat": 0}, headers=bearer(key)).json()["seq"] == 1
    missing = http.get("/api/tables/nowhere")
    assert (missing.status_code, missing.json()["code"]) == (404, "unknown")
    assert missing.headers["x-content-type-options"] == "nosniff"
    http.close()
