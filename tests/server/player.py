"""A client that plays tables over a WebSocket, gets cut off, comes back, and remembers what it was told."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from support import PATIENCE

GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError, EOFError)


class Player:
    """Sits on all seats of one table after another, and plays whatever is offered."""

    def __init__(self, servers: list[Any], game: str, seats: int, seed: int) -> None:
        self.servers = servers
        self.game = game
        self.seats = seats
        self.random = random.Random(seed)
        self.number = 0
        self.name = f"p{seed}"
        #: For every table: (seat, token, client) that were acknowledged, in order.
        self.told: dict[str, list[tuple[int, str, str]]] = {}
        self.errors: list[str] = []
        self.keys: list[str] = []
        self.stopping = False
        self._pending: dict[str, Any] | None = None
        self._http = httpx.AsyncClient()

    @property
    def acknowledged(self) -> int:
        """How many choices were acknowledged."""
        return sum(map(len, self.told.values()))

    async def is_told(self, choices: int) -> None:
        """Wait until this number of choices is acknowledged."""
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < choices:
                await asyncio.sleep(0.01)

    async def run(self) -> None:
        while not self.stopping:
            try:
                table, keys = await self._new_table()
                while not self.stopping and not await self._sit(table, keys):
                    await asyncio.sleep(0.01)
            except GONE:
                await asyncio.sleep(0.02)

    async def _new_table(self) -> tuple[str, list[str]]:
        plan = {"game": self.game, "seats": [{"who": "me"}] * self.seats}
        answer = await self._http.post(f"{self._server().http}/api/tables", json=plan, timeout=30)
        created = answer.json()
        self.told[created["table"]] = []
        self._pending = None
        self.keys = [issued["key"] for issued in created["mine"]]
        return created["table"], self.keys

    def _server(self) -> Any:
        return self.random.choice(self.servers)

    async def _sit(self, table: str, keys: list[str]) -> bool:
        """Play until the game is over (True) or the connection is gone."""
        try:
            async with self._server().connect(table) as socket:
                await socket.send(msgspec.json.encode({"type": "hello", "keys": keys, "show": "observation"}).decode())
                if self._pending is not None:
                    await self._send(socket, self._pending)
                views: dict[int, Any] = {}
                while not self.stopping:
                    message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))
                    if message["type"] == "view":
                        views[message["seat"]] = message
                        if message["outcome"] is not None and self._pending is None:
                            return True
                    elif message["type"] == "answer":
                        seat = self._heard(table, message)
                        # A view is an old one now, unless this is the answer to what was sent a second time.
                        if seat in views and views[seat]["seq"] < message["seq"]:
                            del views[seat]
                    elif message["type"] == "error":
                        self.errors.append(message["why"])
                    deciders = [seat for seat, view in views.items() if view["choices"]]
                    if self._pending is None and deciders and len(views) == self.seats:
                        seat = self.random.choice(deciders)
                        view = views[seat]
                        self.number += 1
                        self._pending = {
                            "type": "play",
                            "seat": seat,
                            "token": self.random.choice(view["choices"]),
                            "client": f"{self.name}-{self.number}",
                            "seq": view["seq"],
                        }
                        await self._send(socket, self._pending)
        except GONE:
            return False
        return True

    async def _send(self, socket: Any, message: Any) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _heard(self, table: str, answer: Any) -> int:
        """Note an answer. Returns the seat that it is for."""
        pending = self._pending
        if pending is None or answer["client"] != pending["client"]:
            return -1
        if answer["result"] == "done":
            self.told[table].append((pending["seat"], pending["token"], pending["client"]))
        elif answer["result"] == "refused":
            self.errors.append(f"refused: {answer['why']}")
        self._pending = None
        return int(pending["seat"])
