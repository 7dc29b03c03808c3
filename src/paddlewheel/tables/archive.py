"""What is kept of a finished game, to be shown when its rules have changed: record, journals, last scenes."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from paddlewheel.kernel import Record
from paddlewheel.tables.entries import Entries
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.messages import Plans, Show, View
from paddlewheel.tables.models import Entry, Seat, TableData, Viewer
from paddlewheel.tables.views import encode, view
from paddlewheel.tables.words import say


class Archive(msgspec.Struct, frozen=True):
    """One finished game. `views` has the last view of every seat and then of a spectator, compressed."""

    record: str
    views: bytes


def archived(log: GameLog[Any], seats: Sequence[Seat]) -> Archive:
    """The archive of a finished game."""
    views = [_last_view(log, viewer) for viewer in (*range(len(seats)), None)]
    return Archive(record_of(log, seats).text(), zlib.compress(encode(views), 9))


def _last_view(log: GameLog[Any], viewer: Viewer) -> View:
    """A view with both the scene and the observation."""
    observation = msgspec.Raw(log.state.observe(viewer).encoded())
    return msgspec.structs.replace(view(log, viewer, "scene"), observation=observation)


def record_of(log: GameLog[Any], seats: Sequence[Seat]) -> Record:
    """The record of a finished game."""
    return msgspec.structs.replace(log.record, players=_names(seats), fingerprint=log.state.fingerprint())


def bare_record(data: TableData, seats: Sequence[Seat], stored: Sequence[Entry]) -> Record:
    """The record of a game of earlier rules, from its log alone."""
    entries = Entries()
    for entry in stored:
        entries.append(entry)
    choices = [(choice.seat, choice.token) for choice in entries.standing()]
    return Record(
        data.game, data.rules, data.seats, data.seed, data.options, _names(seats), choices, forks=data.forks,
        components=data.components,
    )  # fmt: skip


def _names(seats: Sequence[Seat]) -> list[str]:
    return [seat.name or "nobody" for seat in seats]


class ArchivedViews:
    """The last views of a finished game, in place of a cache of views that are made."""

    def __init__(self, archive: Archive | None) -> None:
        self._views: list[dict[str, msgspec.Raw]] = []
        if archive is not None:
            self._views = msgspec.json.decode(zlib.decompress(archive.views), type=list[dict[str, msgspec.Raw]])

    def __bool__(self) -> bool:
        return bool(self._views)

    def clear(self) -> None:
        """They stay as long as the table does."""

    def get(self, viewer: Viewer, show: Show, kept: int = 0) -> bytes:
        if not self._views:
            raise TableError("conflict", say("only-record-kept"))
        other = "observation" if show == "scene" else "scene"
        return encode(self._views[-1 if viewer is None else viewer] | {other: None})

    def plans(self, seat: int, picked: Collection[str] = ()) -> bytes:
        """Nobody decides anything any more."""
        return encode(Plans(seat=seat, seq=0, plans=()))
