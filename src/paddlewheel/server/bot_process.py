"""One process in which bots think. It can be killed at any moment, and a question has a time limit."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from paddlewheel.language import Language, language, speaking

A = TypeVar("A")
R = TypeVar("R")


class BotProcessLost(Exception):
    """A bot process ended or was killed before it answered."""


class BotProcess:
    """A process of its own, started at once. It answers one question after the other."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_answer_questions, args=(theirs,), name="bots", daemon=True)
        self._process.start()
        theirs.close()
        #: It waits for the answer, because a pipe blocks.
        self._waiter = ThreadPoolExecutor(1, "bots")

    async def ask(self, work: Callable[[A], R], argument: A, seconds: float) -> R:
        """The result of `work`. Whoever stops waiting, or waits for too long, leaves a process that must be killed."""
        ask = self._ask
        answer = asyncio.get_running_loop().run_in_executor(self._waiter, ask, language(), work, argument)
        try:
            succeeded, result = await asyncio.wait_for(answer, seconds)
        except TimeoutError:
            raise BotProcessLost(f"a bot process did not answer within {seconds:g} seconds") from None
        if not succeeded:
            raise result
        answered: R = result
        return answered

    def _ask(self, spoken: Language, work: Callable[[A], R], argument: A) -> tuple[bool, Any]:
        try:
            self._ours.send((spoken, work, argument))
            answer: tuple[bool, Any] = self._ours.recv()
        except (EOFError, OSError):
            raise BotProcessLost("a bot process has ended") from None
        return answer

    def kill(self) -> None:
        """End it, whatever it is doing. Whoever waits for an answer gets an error."""
        self._process.kill()
        self._waiter.shutdown(wait=False)


def _answer_questions(pipe: Connection) -> None:
    """In the bot process: answer until the server ends, for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()
    while True:
        try:
            spoken, work, argument = pipe.recv()
        except EOFError:
            return
        try:
            with speaking(spoken):
                answer = True, work(argument)
        except Exception as error:
            answer = False, error
        try:
            pipe.send(answer)
        except OSError:
            return
        except Exception as error:  # it cannot be sent as it is
            pipe.send((False, RuntimeError(repr(error))))


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
