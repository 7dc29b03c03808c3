"""Bots think in processes of their own, so that no table waits for another table's bot."""

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


def _start_worker() -> None:
    """In a bot process: lower its priority, and end it when the server has ended, for whatever reason."""
    import multiprocessing

    if hasattr(os, "nice"):
        os.nice(5)
    server = multiprocessing.parent_process()
    if server is not None:

        def end_with_server() -> None:
            server.join()
            os._exit(0)

        threading.Thread(target=end_with_server, daemon=True).start()


class BotPool:
    """A small pool of bot processes, started when the first bot is asked."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._processes = processes
        self._metrics = metrics
        self._executor: ProcessPoolExecutor | None = None
        self._queue = FairQueue(processes)

    async def choose(self, request: BotRequest) -> str:
        return await self._run(decide, request, request.owner)

    async def advise(self, request: BotRequest) -> Hint:
        return await self._run(advise, request, request.owner)

    async def appraise(self, record: Record) -> Appraisal:
        return await self._run(appraise, record, str(record.seed))

    async def debrief(self, record: Record) -> Debriefing:
        return await self._run(debrief, record, str(record.seed))

    async def _run(self, work: Callable[[A], R], argument: A, owner: str) -> R:
        queued = time.perf_counter()
        await self._queue.acquire(owner)
        started = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._running_executor(), work, argument)
        except BrokenExecutor:
            self._executor = None
            raise
        finally:
            ended = time.perf_counter()
            self._queue.release(owner, ended - started)
            self._metrics.thinking_seconds.observe(ended - queued)

    def _running_executor(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Imported here, because a server without bots needs none of it.
            import multiprocessing
            from concurrent.futures import ProcessPoolExecutor

            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_start_worker)
        return self._executor

    def close(self) -> None:
        """Stop. Waits for work that has been started, a second or so."""
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
            self._executor = None
