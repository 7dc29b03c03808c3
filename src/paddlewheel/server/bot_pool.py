"""Bots think in processes of their own, so that no table waits for a bot of another."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, TypeVar

from paddlewheel.bots.appraisal import Appraisal, appraise
from paddlewheel.bots.hint import Hint
from paddlewheel.kernel import Record
from paddlewheel.presentation import Debriefing
from paddlewheel.server.fair_queue import FairQueue
from paddlewheel.server.metrics import Metrics
from paddlewheel.tables.bot_service import BotRequest, advise, debrief, decide

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

A = TypeVar("A")
R = TypeVar("R")


def _begin() -> None:
    """In a thinking process: be modest, and end when the server is gone, however it went."""
    import multiprocessing

    if hasattr(os, "nice"):
        os.nice(5)
    server = multiprocessing.parent_process()
    if server is not None:

        def leave_with_it() -> None:
            server.join()
            os._exit(0)

        threading.Thread(target=leave_with_it, daemon=True).start()


class BotPool:
    """A small pool of thinking processes, started when the first bot is asked."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._processes = processes
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._turns = FairQueue(processes)

    async def choose(self, request: BotRequest) -> str:
        return await self._think(decide, request, request.owner)

    async def advise(self, request: BotRequest) -> Hint:
        return await self._think(advise, request, request.owner)

    async def appraise(self, record: Record) -> Appraisal:
        return await self._think(appraise, record, str(record.seed))

    async def debrief(self, record: Record) -> Debriefing:
        return await self._think(debrief, record, str(record.seed))

    async def _think(self, work: Callable[[A], R], about: A, owner: str) -> R:
        asked = time.perf_counter()
        await self._turns.take(owner)
        started = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._started(), work, about)
        except BrokenExecutor:
            self._pool = None
            raise
        finally:
            ended = time.perf_counter()
            self._turns.give_back(owner, ended - started)
            self._metrics.thinking.observe(ended - asked)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Here, for a server without bots needs none of it.
            import multiprocessing
            from concurrent.futures import ProcessPoolExecutor

            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        return self._pool

    def close(self) -> None:
        """End; waits for a thought that is under way, a second or so."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
