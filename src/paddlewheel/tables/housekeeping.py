"""Housekeeping: games that nobody continues are put away, and tables that nobody uses are deleted, after some days."""

from __future__ import annotations

import logging

from paddlewheel.tables.classroom.classes import Classes
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.models import DAY
from paddlewheel.tables.retention import Retention
from paddlewheel.tables.storage.class_store import expired_classes
from paddlewheel.tables.storage.upkeep import expired, note_use
from paddlewheel.tables.table_registry import USE_SECONDS, TableRegistry

logger = logging.getLogger("paddlewheel.tables")

#: How often expired tables are looked for, and how many are deleted in a row.
SWEEP_SECONDS = 600.0
BATCH = 20


class Housekeeping:
    """Saves which tables are used, and deletes the expired ones, a few at a time.

    Several processes may do it on one database: a table is deleted once, and not if any of them has saved its use.
    """

    def __init__(self, table_registry: TableRegistry, retention: Retention, classes: Classes | None = None) -> None:
        self._registry = table_registry
        self._classes = classes
        self._retention = retention
        self._use_saved_at = table_registry.wall()
        self._swept_at = 0.0

    async def tick(self) -> None:
        """Called once a second."""
        now = self._registry.wall()
        if now - self._use_saved_at >= USE_SECONDS:
            self._use_saved_at = now
            await self._save_use()
        if now - self._swept_at >= SWEEP_SECONDS:
            deleted = await self._delete_some()
            await self._delete_classes()
            if deleted < BATCH:
                self._swept_at = now
            if deleted:
                logger.info("expired tables were deleted", extra={"tables": deleted})

    async def _save_use(self) -> None:
        """Tables are in memory only while somebody or something uses them."""
        names = list(self._registry.tables)
        store = self._registry.async_store
        for start in range(0, len(names), 500):
            await store.call(note_use, store.store, names[start : start + 500], self._registry.wall())

    async def _delete_some(self) -> int:
        store = self._registry.async_store
        limits = self._retention.limits(self._registry.wall())
        found = await store.call(expired, store.store, limits, BATCH)
        deleted = 0
        for name, status in found:
            if name not in self._registry.tables and not (status == "playing" and await self._put_away(name)):
                deleted += await self._registry.delete(name, limits[status])
        return deleted

    async def _delete_classes(self) -> None:
        """Delete classes that nobody has used for some days, with all names in them."""
        if self._classes is None or not self._retention.classes:
            return
        store, limit = self._registry.async_store, self._registry.wall() - self._retention.classes * DAY
        for name in await store.call(expired_classes, store.store, limit, BATCH):
            room = self._classes.rooms.get(name)
            if room is None or not room.listeners:
                await self._classes.remove(name)

    async def _put_away(self, name: str) -> bool:
        """End a game that nobody continues, and keep it for its replay. False where there is nothing to be kept."""
        try:
            return await self._registry.put_away(name)
        except TableError:
            # It was begun under other rules: nobody can play it on, and nothing of it was kept.
            return False
