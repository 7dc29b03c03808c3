"""The store for an event loop: calls run in threads, and entries that wait at the same time share one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from paddlewheel.tables.models import Entry
from paddlewheel.tables.storage.store import Store

LARGEST_BATCH = 500

P = ParamSpec("P")
R = TypeVar("R")


class AsyncStore:
    """A store behind threads."""

    def __init__(self, store: Store) -> None:
        self.store = store
        #: SQLite has one writer; entries get a thread of their own, so that they never wait for reading.
        self._writer = ThreadPoolExecutor(1, "log")
        self._pool = ThreadPoolExecutor(4 if store.shared else 1, "store")
        #: Nothing that is read waits for a write.
        self._readers = ThreadPoolExecutor(2, "read")
        self._waiting: list[tuple[str, Entry, asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self.commits = 0

    async def call(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run one of the store's methods in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: work(*args, **kwargs))

    async def read(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run one of the store's methods that only read."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: work(*args, **kwargs))

    async def append(self, table: str, entry: Entry) -> bool:
        """Commit one entry. True once it is stored; False when its place in the log is taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, entry, done))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        return await done

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            try:
                added = await loop.run_in_executor(
                    self._writer, self.store.append, [(table, entry) for table, entry, _ in batch]
                )
            except Exception as error:
                for _, _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            self.commits += 1
            for (_, _, done), fits in zip(batch, added, strict=True):
                if not done.done():
                    done.set_result(fits)

    async def close(self) -> None:
        """Commit what waits, then close."""
        if self._flushing is not None:
            await self._flushing
        self._writer.shutdown()
        self._pool.shutdown()
        self._readers.shutdown()
        self.store.close()
