"""Messages out of WebSocket frames, which the `websockets` library reads and writes. Nothing is held between two."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.frames import CTRL_OPCODES, Close, CloseCode, Frame, Opcode
from websockets.streams import StreamReader


class BadFrame(Exception):
    """Something came that is no WebSocket. The code tells the other side why the connection ends."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code)
        self.code = code


def frame(kind: Opcode, payload: bytes) -> bytes:
    """One whole message or control frame, ready to be sent."""
    return Frame(kind, payload).serialize(mask=False)


def closing(code: int) -> bytes:
    """The frame that says good-bye."""
    return frame(Opcode.CLOSE, Close(code, "").serialize())


def closing_code(payload: bytes) -> int:
    """The code in a frame with which the other side says good-bye; 1000 where it gives none."""
    try:
        code = Close.parse(payload).code
    except (ProtocolError, UnicodeDecodeError):
        raise BadFrame(CloseCode.PROTOCOL_ERROR) from None
    return CloseCode.NORMAL_CLOSURE if code == CloseCode.NO_STATUS_RCVD else code


class Frames:
    """Puts messages together from bytes as they come, none larger than the limit."""

    __slots__ = ("_kind", "_limit", "_message", "_parsing", "_stream")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        #: Only while a frame is not all there.
        self._stream: StreamReader | None = None
        self._parsing: Generator[None, None, Frame] | None = None
        #: The beginning of a message in several frames, and its kind.
        self._message = b""
        self._kind = Opcode.CONT

    def read(self, data: bytes) -> Iterator[tuple[Opcode, bytes]]:
        """Messages (as text, which is checked, or binary) and control frames that are complete now."""
        stream = self._stream = self._stream or StreamReader()
        stream.feed_data(data)
        while stream.buffer or self._parsing is not None:
            found = self._frame(stream)
            if found is None:
                return
            if found.opcode in CTRL_OPCODES:
                yield found.opcode, bytes(found.data)
            elif (whole := self._whole(found)) is not None:
                yield whole
        self._stream = None

    def _frame(self, stream: StreamReader) -> Frame | None:
        """The next frame, if it is all there."""
        parsing = self._parsing or Frame.parse(stream.read_exact, mask=True, max_size=self._limit)
        self._parsing = None
        try:
            next(parsing)
        except StopIteration as done:
            found: Frame = done.value
            return found
        except PayloadTooBig:
            raise BadFrame(CloseCode.MESSAGE_TOO_BIG) from None
        except ProtocolError:
            raise BadFrame(CloseCode.PROTOCOL_ERROR) from None
        self._parsing = parsing
        return None

    def _whole(self, found: Frame) -> tuple[Opcode, bytes] | None:
        """The message that ends with this frame, if it does."""
        if (found.opcode == Opcode.CONT) != (self._kind != Opcode.CONT):
            raise BadFrame(CloseCode.PROTOCOL_ERROR)
        if found.opcode != Opcode.CONT:
            self._kind = found.opcode
        self._message += found.data
        if len(self._message) > self._limit:
            raise BadFrame(CloseCode.MESSAGE_TOO_BIG)
        if not found.fin:
            return None
        kind, message = self._kind, self._message
        self._kind, self._message = Opcode.CONT, b""
        if kind == Opcode.TEXT:
            _must_be_text(message)
        return kind, message


def _must_be_text(data: bytes) -> None:
    if not data.isascii():
        try:
            data.decode()
        except UnicodeDecodeError:
            raise BadFrame(CloseCode.INVALID_DATA) from None
