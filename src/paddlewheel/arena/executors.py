"""Where games are played: in this process, in a pool of processes, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from paddlewheel.arena.messages import say
from paddlewheel.kernel import BadInput
from paddlewheel.language import Language, language, speaking

#: Games handed to a worker at a time.
PORTION = 20


class Executor(Protocol):
    """Calls `work(plan, numbers)` on portions of the numbers and yields all results."""

    def __call__(
        self, work: Callable[[Any, Sequence[int]], list[Any]], plan: Any, numbers: Sequence[int]
    ) -> Iterator[Any]: ...


def inline(work: Callable[[Any, Sequence[int]], list[Any]], plan: Any, numbers: Sequence[int]) -> Iterator[Any]:
    """One after another, here."""
    for number in numbers:
        yield from work(plan, [number])


def counted(executor: Executor, tell: Callable[[Any], None]) -> Executor:
    """The same, and each result is told on its way."""

    def play(work: Callable[[Any, Sequence[int]], list[Any]], plan: Any, numbers: Sequence[int]) -> Iterator[Any]:
        for result in executor(work, plan, numbers):
            tell(result)
            yield result

    return play


class Processes:
    """A pool of worker processes on this machine."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise BadInput(say("fewest-workers", workers=workers))
        self.workers = workers

    def __call__(
        self, work: Callable[[Any, Sequence[int]], list[Any]], plan: Any, numbers: Sequence[int]
    ) -> Iterator[Any]:
        pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_leave_ctrl_c)
        others = set(active_children())
        workers: set[BaseProcess] = set()
        try:
            with _ctrl_c_held():
                portions = _portions(numbers, self.workers)
                pending = [pool.submit(_work, language(), work, plan, portion) for portion in portions]
            workers = set(active_children()) - others
            for done in as_completed(pending):
                yield from done.result()
            workers.clear()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            # Who stops early does not wait for games that nobody will count.
            for worker in workers:
                worker.terminate()


class Cluster:
    """A Ray cluster, by its address; `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise BadInput(say("ray-missing")) from None
        self._ray: Any = ray
        if not ray.is_initialized():
            if address == "local":
                ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
            else:
                ray.init(address=address, log_to_driver=False)

    def __call__(
        self, work: Callable[[Any, Sequence[int]], list[Any]], plan: Any, numbers: Sequence[int]
    ) -> Iterator[Any]:
        task = self._ray.remote(_work)
        workers = int(self._ray.cluster_resources().get("CPU", 1))
        pending = [task.remote(language(), work, plan, portion) for portion in _portions(numbers, workers)]
        while pending:
            done, pending = self._ray.wait(pending)
            for result in done:
                yield from self._ray.get(result)


def _work(
    code: Language, work: Callable[[Any, Sequence[int]], list[Any]], plan: Any, numbers: Sequence[int]
) -> list[Any]:
    """Work in another process, whose errors are said in the language of this one."""
    with speaking(code):
        return work(plan, numbers)


@contextmanager
def _ctrl_c_held() -> Iterator[None]:
    """Workers that start meanwhile inherit it, so that Ctrl-C does not stop them during their start."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_ctrl_c() -> None:
    """Ctrl-C reaches every process of a terminal; the one that asked for the games decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _portions(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """Small enough that every worker has something to do to the end."""
    size = max(1, min(PORTION, len(numbers) // (4 * workers) or 1))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]
