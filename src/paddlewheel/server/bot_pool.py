"""Bots think in processes of their own, so that no table waits for another table's bot."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from paddlewheel.analysis.analysis import Analysis, Part
from paddlewheel.analysis.judging import Judged
from paddlewheel.bots.appraisal import Appraisal, appraise
from paddlewheel.bots.hint import Hint
from paddlewheel.bots.rounds import RoundsJudged, judge_rounds
from paddlewheel.kernel import Record
from paddlewheel.presentation import Debriefing
from paddlewheel.server.fair_queue import FairQueue
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.print_jobs import PrintWork, make_pdf
from paddlewheel.tables.bot_service import (
    BotRequest,
    PartRequest,
    TurnRequest,
    WholeRequest,
    advise,
    debrief,
    decide,
    judge,
    part_of_analysis,
    whole_analysis,
)
from paddlewheel.tables.uploads import Trial, checked_record, try_out

if TYPE_CHECKING:
    from paddlewheel.server.bot_process import BotProcess

log = logging.getLogger("paddlewheel.server")

A = TypeVar("A")
R = TypeVar("R")


class BotPool:
    """A small pool of bot processes, started when a bot is asked and no other process is free."""

    def __init__(self, processes: int, thinking_seconds: float, metrics: Metrics) -> None:
        self._thinking_seconds = thinking_seconds
        self._metrics = metrics
        self._queue = FairQueue(processes)
        self._free: list[BotProcess] = []
        self._busy: set[BotProcess] = set()

    async def choose(self, request: BotRequest) -> str:
        return await self._run(decide, request, request.owner)

    async def advise(self, request: BotRequest) -> Hint:
        return await self._run(advise, request, request.owner)

    async def appraise(self, record: Record, owner: str) -> Appraisal:
        return await self._run(appraise, record, owner)

    async def analyse_part(self, request: PartRequest, owner: str) -> Part:
        return await self._run(part_of_analysis, request, owner)

    async def combine(self, request: WholeRequest, owner: str) -> Analysis:
        return await self._run(whole_analysis, request, owner)

    async def judge(self, request: TurnRequest, owner: str) -> Judged:
        return await self._run(judge, request, owner)

    async def debrief(self, record: Record, owner: str) -> Debriefing:
        return await self._run(debrief, record, owner)

    async def judge_rounds(self, record: Record, owner: str) -> RoundsJudged:
        return await self._run(judge_rounds, record, owner)

    async def try_out(self, trial: Trial, owner: str) -> None:
        await self._run(try_out, trial, owner)

    async def check_record(self, text: str, owner: str) -> Record:
        return await self._run(checked_record, text, owner)

    async def print(self, work: PrintWork, owner: str) -> bytes:
        return await self._run(make_pdf, work, owner)

    async def check(self) -> None:
        """Ask a process something simple. Without any process nothing is asked: one is started when it is needed."""
        if self._free or self._busy:
            await self._run(_echo, None, "")

    async def _run(self, work: Callable[[A], R], argument: A, owner: str) -> R:
        queued = time.perf_counter()
        await self._queue.acquire(owner)
        started = time.perf_counter()
        self._metrics.bots_busy.inc()
        try:
            return await self._ask(work, argument)
        finally:
            ended = time.perf_counter()
            self._metrics.bots_busy.dec()
            self._queue.release(owner, ended - started)
            self._metrics.thinking_seconds.observe(ended - queued)

    async def _ask(self, work: Callable[[A], R], argument: A) -> R:
        """Ask a free process. One that does not answer is killed; the next question starts another."""
        # Imported here, because a server without bots needs none of it.
        from paddlewheel.server.bot_process import BotProcess, BotProcessLost

        process = self._free.pop() if self._free else BotProcess()
        self._busy.add(process)
        is_usable = False
        try:
            answer = await process.ask(work, argument, self._thinking_seconds)
            is_usable = True
            return answer
        except BotProcessLost as error:
            log.error("a bot process is replaced", extra={"error": str(error)})
            raise
        except Exception:
            is_usable = True
            raise
        finally:
            self._busy.discard(process)
            if is_usable:
                self._free.append(process)
            else:
                process.kill()

    def close(self) -> None:
        """End all processes at once: what a bot has not decided yet, it decides after the next start."""
        for process in [*self._free, *self._busy]:
            process.kill()
        self._free.clear()


def _echo(argument: None) -> None:
    return argument
