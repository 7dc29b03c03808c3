"""A bare WebSocket: what ASGI gives, with names. Every message passes here, so nothing else stands in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Message = MutableMapping[str, Any]


class Wire:
    """One WebSocket from its first message to its last."""

    __slots__ = ("_receive", "_send", "address")

    def __init__(
        self,
        address: str,
        receive: Callable[[], Awaitable[Message]],
        send: Callable[[Message], Awaitable[None]],
    ) -> None:
        self.address = address
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        if (await self._receive())["type"] == "websocket.connect":
            await self._send({"type": "websocket.accept"})

    async def receive(self) -> bytes | None:
        """The next message as bytes; None when the other side is gone."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        return text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""

    async def send(self, message: bytes) -> None:
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})
