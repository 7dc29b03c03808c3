"""PDFs to print, made in a bot process and kept for a while: the same job is made once for everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import msgspec

from paddlewheel import registry
from paddlewheel.kernel import BadInput
from paddlewheel.language import ENGLISH, Language, speaking
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError

log = logging.getLogger("paddlewheel.server")

#: Jobs that are made or kept at the same time, and finished ones among them; the oldest finished ones are forgotten.
MOST_WAITING = 8
MOST_KEPT = 12


class PrintJob(msgspec.Struct, frozen=True):
    """What somebody wants on paper."""

    game: str
    paper: str
    ink: str
    parts: tuple[str, ...]
    language: Language = ENGLISH


class PrintWork(msgspec.Struct, frozen=True):
    """A job for the process that makes it, with the file into which it writes how far it is."""

    job: PrintJob
    progress: str


class PrintState(msgspec.Struct, frozen=True):
    """How far a job is."""

    done: int = 0
    steps: int = 1
    what: str = ""
    ready: bool = False


def make_pdf(work: PrintWork) -> bytes:
    """In the bot process: the PDF, with how far it is in a file."""
    from paddlewheel.printing import print_game

    job, file = work.job, Path(work.progress)

    def note(done: int, steps: int, what: str) -> None:
        with contextlib.suppress(OSError):
            file.write_bytes(msgspec.json.encode(PrintState(done, steps, what)))

    with speaking(job.language):
        return print_game(registry.load(job.game), job.paper, job.ink, job.parts, note)


Maker = Callable[[PrintWork, str], Awaitable[bytes]]


class PrintJobs:
    """All jobs of one server."""

    def __init__(self, make: Maker) -> None:
        self._make = make
        self._tasks: OrderedDict[PrintJob, asyncio.Task[bytes]] = OrderedDict()
        self._folder = tempfile.TemporaryDirectory(prefix="paddlewheel-print-")
        self._numbers = count()
        self._files: dict[PrintJob, Path] = {}

    def knows(self, job: PrintJob) -> bool:
        """Whether it is made already, or being made."""
        return job in self._tasks

    def start(self, job: PrintJob, owner: str) -> None:
        """Begin a job. One that is known already goes on as it is."""
        if self.knows(job):
            return
        if sum(not task.done() for task in self._tasks.values()) >= MOST_WAITING:
            raise TableError("too many", say("many-print"))
        file = Path(self._folder.name) / str(next(self._numbers))
        self._files[job] = file
        self._tasks[job] = asyncio.create_task(self._made(PrintWork(job, str(file)), owner))
        finished = [each for each, task in self._tasks.items() if task.done()]
        for oldest in finished[: max(0, len(finished) - MOST_KEPT)]:
            self._forget(oldest)

    async def _made(self, work: PrintWork, owner: str) -> bytes:
        return await self._make(work, owner)

    def state(self, job: PrintJob) -> PrintState:
        """How far a known job is. One that failed is forgotten, so that it can be tried once more."""
        task = self._tasks[job]
        if not task.done():
            try:
                return msgspec.json.decode(self._files[job].read_bytes(), type=PrintState)
            except (OSError, msgspec.DecodeError):  # not written yet, or being written
                return PrintState()
        error = None if task.cancelled() else task.exception()
        if task.cancelled() or error is not None:
            self._forget(job)
            if isinstance(error, BadInput | TableError):
                raise error
            log.error("a game could not be printed", extra={"error": repr(error)})
            raise TableError("conflict", say("not-printed"))
        return PrintState(1, 1, "", ready=True)

    def pdf(self, job: PrintJob) -> bytes | None:
        """The finished PDF; None where it is not there."""
        task = self._tasks.get(job)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        self._tasks.move_to_end(job)
        return task.result()

    def _forget(self, job: PrintJob) -> None:
        self._tasks.pop(job, None)
        file = self._files.pop(job, None)
        if file is not None:
            file.unlink(missing_ok=True)

    async def close(self) -> None:
        """Stop what is being made, and take away what was kept."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._tasks.clear()
        self._folder.cleanup()
