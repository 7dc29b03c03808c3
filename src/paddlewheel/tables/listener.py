"""Who listens at a table, and where the views come from that they are sent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from paddlewheel.language import Language
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.messages import Show
from paddlewheel.tables.models import Viewer


class Listener(Protocol):
    """Somebody who is told about every change. `send` and `disconnect` must neither wait nor fail."""

    viewers: tuple[Viewer, ...]
    show: Show
    #: In which it is told everything.
    language: Language
    #: The digest of the key by which it was let in to a table of a class; empty at every other table.
    admitted: str
    #: The occupancy of each of its seats when it showed their keys.
    occupancies: dict[int, int]

    def send(self, message: bytes) -> None: ...

    def lose(self, seat: int) -> None:
        """It has no rights at this seat any more: the seat is no longer among its viewers when this returns."""
        ...

    def disconnect(self, why: TableError) -> None:
        """Say why, and end the connection."""
        ...


class Views(Protocol):
    """Where the views of a table come from, as bytes."""

    def clear(self) -> None: ...

    def get(self, viewer: Viewer, show: Show, kept: int = 0) -> bytes: ...

    def plans(self, seat: int, picked: Collection[str] = ()) -> bytes: ...
