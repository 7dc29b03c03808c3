"""A finished game of an earlier version of its rules: it is shown from its archive and cannot be played on."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import NoReturn

import msgspec

from paddlewheel.presentation import SceneChange
from paddlewheel.tables.archive import Archive, ArchivedViews, bare_record
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.listener import Listener
from paddlewheel.tables.messages import Answer, BeatChange, Beats, Show, TableInfo, View, Why
from paddlewheel.tables.models import EntryKind, Viewer
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.store import StoredTable
from paddlewheel.tables.table import Table
from paddlewheel.tables.words import say

decode_view = msgspec.json.Decoder(View).decode


class ArchivedTable(Table):
    """What a table does without a game: it shows the result, the journal and the last scene, and people can chat."""

    def __init__(
        self,
        stored: StoredTable,
        archive: Archive | None,
        async_store: AsyncStore,
        now: Callable[[], float],
        wall: Callable[[], float],
    ) -> None:
        self._prepare(stored, async_store, now, wall, 0.0)
        self.view_cache = ArchivedViews(archive)
        self.record_text = archive.record if archive else bare_record(self.data, self.seats, stored.entries).text()

    @property
    def why_archived(self) -> str:
        """Why the game can only be looked at."""
        here = self.game.info.rules_version
        name = "archived-with-end" if self.view_cache else "archived-as-record"
        return say(name, rules=self.data.rules, here=here)

    def must_be_replayable(self) -> NoReturn:
        raise TableError("conflict", self.why_archived)

    def info(self) -> TableInfo:
        length = self.length if self.view_cache else None
        return msgspec.structs.replace(super().info(), length=length, archived=self.why_archived)

    @property
    def length(self) -> int:
        """A replay has no steps but the end."""
        return 0

    @property
    def is_paused(self) -> bool:
        return False

    @property
    def resigned(self) -> Set[int]:
        return frozenset()

    @property
    def end_wishes(self) -> Set[int]:
        return frozenset()

    def view_at(self, viewer: Viewer, show: Show, at: int) -> bytes:
        if at:
            self.must_be_replayable()
        return self.view(viewer, show)

    def beats_at(self, viewer: Viewer, at: int, own: bool, whole: bool) -> Beats:
        """The end, as one moment."""
        shown = decode_view(self.view(viewer, "scene"))
        return Beats(
            seat=viewer, seq=at, first=0, scene=shown.scene, beats=[BeatChange(SceneChange(), len(shown.lines))]
        )

    def why_not(self, seat: int, token: str | None, element: str | None = None) -> Why:
        return Why(seat=seat, token=token or "", allowed=False, rule="", why=self.why_archived, element=element or "")

    async def act(
        self,
        kind: EntryKind,
        seat: int,
        token: str,
        client: str,
        seq: int,
        acknowledge: Callable[[Answer], None] = lambda answer: None,
        occupancy: int | None = None,
    ) -> Answer:
        self.must_be_replayable()

    def add(self, listener: Listener) -> None:
        if not self.view_cache:
            # There is nothing to see.
            listener.viewers = ()
        super().add(listener)
