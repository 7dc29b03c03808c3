"""WebSocket frames (RFC 6455): what a server has to read and write of them, without extensions."""

from __future__ import annotations

from collections.abc import Iterator
from struct import pack

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10

#: Why a connection is closed, in the standard's numbers.
BROKEN, NO_TEXT, TOO_BIG = 1002, 1007, 1009

FINAL, RESERVED, MASKED = 0x80, 0x70, 0x80
LARGEST_CONTROL = 125


class BadFrame(Exception):
    """Something came that is no WebSocket. The code tells the other side why the connection ends."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(kind: int, payload: bytes) -> bytes:
    """One whole message or control frame, ready to be sent."""
    size = len(payload)
    if size < 126:
        return bytes((FINAL | kind, size)) + payload
    if size < 65_536:
        return pack("!BBH", FINAL | kind, 126, size) + payload
    return pack("!BBQ", FINAL | kind, 127, size) + payload


def closing(code: int) -> bytes:
    """The frame that says good-bye."""
    return frame(CLOSE, pack("!H", code))


def closing_code(payload: bytes) -> int:
    """The code in a frame with which the other side says good-bye; 1000 where it gives none."""
    if not payload:
        return 1000
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or not (1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999):
        raise BadFrame(BROKEN)
    _must_be_text(payload[2:])
    return code


class Frames:
    """Puts messages together from bytes as they come, none larger than the limit."""

    __slots__ = ("_kind", "_limit", "_parts", "_rest")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        #: The beginning of a frame, and of a message in several frames.
        self._rest = b""
        self._parts = b""
        self._kind = CONTINUED

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Messages (as text, which is checked, or binary) and control frames that are complete now."""
        data = self._rest + data
        start = 0
        while (taken := self._frame(data, start)) is not None:
            head, payload, start = taken
            # What follows is kept here already: whoever reads may stop at any frame.
            self._rest = data[start:]
            kind = head & 0x0F
            if kind >= CLOSE:
                yield kind, payload
                continue
            if (kind == CONTINUED) != (self._kind != CONTINUED):
                raise BadFrame(BROKEN)
            self._kind = kind or self._kind
            self._parts += payload
            if len(self._parts) > self._limit:
                raise BadFrame(TOO_BIG)
            if head & FINAL:
                whole, kind = self._parts, self._kind
                self._parts, self._kind = b"", CONTINUED
                if kind == TEXT:
                    _must_be_text(whole)
                yield kind, whole
        self._rest = data[start:]

    def _frame(self, data: bytes, start: int) -> tuple[int, bytes, int] | None:
        """First byte and payload of the frame that begins here, and where it ends; None when it is not all there."""
        there = len(data) - start
        if there < 2:
            return None
        head, size = data[start], data[start + 1]
        kind = head & 0x0F
        is_control = kind >= CLOSE
        if head & RESERVED or not size & MASKED or kind not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG):
            raise BadFrame(BROKEN)
        size &= 0x7F
        if is_control and (size > LARGEST_CONTROL or not head & FINAL):
            raise BadFrame(BROKEN)
        wide = {126: 2, 127: 8}.get(size, 0)
        if there < 2 + wide:
            return None
        at = start + 2 + wide
        if wide:
            size = int.from_bytes(data[start + 2 : at], "big")
        if size > self._limit:
            raise BadFrame(TOO_BIG)
        end = at + 4 + size
        if len(data) < end:
            return None
        return head, _unmasked(data[at : at + 4], data[at + 4 : end]), end


def _unmasked(mask: bytes, payload: bytes) -> bytes:
    size = len(payload)
    pattern = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(pattern, "little")).to_bytes(size, "little")


def _must_be_text(data: bytes) -> None:
    if not data.isascii():
        try:
            data.decode()
        except UnicodeDecodeError:
            raise BadFrame(NO_TEXT) from None
