"""Short conversations with a server, for tests."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.running import Running
from support import PATIENCE

PING = {"type": "ping"}


def caller(server: Running) -> httpx.Client:
    # A connection of its own for each request: one that is kept may be closed just when it is used.
    return httpx.Client(base_url=server.http, timeout=PATIENCE, headers={"connection": "close"})


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def talk(server: Running, table: str, *messages: object, until: str = "", **options: Any) -> list[Any]:
    """Send messages and read what comes back: to the end of the connection, whose code ends the list; else to a message
    of the type `until`, or until everything is answered.
    """

    async def conversation() -> list[Any]:
        # Messages are answered one after the other: with the answer to one more ping, all are.
        sent = list(messages) if until or not messages else [*messages, PING]
        awaited = until or "pong"
        missing = 1 if until else sent.count(PING)
        heard: list[Any] = []
        try:
            async with server.connect(table, **options) as socket:
                with suppress(ConnectionClosed):
                    for message in sent:
                        raw = message if isinstance(message, str) else msgspec.json.encode(message).decode()
                        await socket.send(raw)
                while missing or not sent:
                    heard.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE)))
                    missing -= heard[-1]["type"] == awaited
        except ConnectionClosed as closed:
            return [*heard, closed.rcvd.code if closed.rcvd else 0]
        except InvalidStatus as refused:
            return [refused.response.status_code]
        return heard if until else heard[:-1]

    return asyncio.run(conversation())
