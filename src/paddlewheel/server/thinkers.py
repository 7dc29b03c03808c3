"""Bots think in processes of their own, so that no table waits for a bot of another."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from paddlewheel.bots.appraisal import Appraisal, appraise
from paddlewheel.bots.hint import Hint
from paddlewheel.kernel.debriefing import Debriefing
from paddlewheel.kernel.record import Record
from paddlewheel.server.metrics import Metrics
from paddlewheel.tables.thinking import Question, advise, debrief, decide

A = TypeVar("A")
R = TypeVar("R")


def _begin() -> None:
    """In a thinking process: be modest, and end when the server is gone, however it went."""
    if hasattr(os, "nice"):
        os.nice(5)
    server = multiprocessing.parent_process()
    if server is not None:

        def leave_with_it() -> None:
            server.join()
            os._exit(0)

        threading.Thread(target=leave_with_it, daemon=True).start()


class Thinkers:
    """A small pool of thinking processes, started when the first bot is asked."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._processes = processes
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> str:
        return await self._think(decide, question)

    async def advise(self, question: Question) -> Hint:
        return await self._think(advise, question)

    async def appraise(self, record: Record) -> Appraisal:
        return await self._think(appraise, record)

    async def debrief(self, record: Record) -> Debriefing:
        return await self._think(debrief, record)

    async def _think(self, work: Callable[[A], R], about: A) -> R:
        started = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._started(), work, about)
        except BrokenProcessPool:
            self._pool = None
            raise
        finally:
            self._metrics.thinking.observe(time.perf_counter() - started)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        return self._pool

    def close(self) -> None:
        """End; waits for a thought that is under way, a second or so."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
