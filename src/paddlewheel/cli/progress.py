"""How far a long command has come, and how long it still takes. It goes to the terminal, never into a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from paddlewheel.cli.output import complaints
from paddlewheel.cli.words import say

if TYPE_CHECKING:
    from paddlewheel.arena.executors import Executor


@contextmanager
def progress(title: str, total: int, quiet: bool = False) -> Iterator[Callable[[int, str], None]]:
    """A bar with the time left. What it gives is called with how many more are done, and a word on it."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )  # fmt: skip

    with Progress(
        TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn(say("time-left")), TimeRemainingColumn(), TextColumn("{task.fields[word]}"),
        console=complaints, transient=True, disable=quiet or not complaints.is_terminal,
    ) as bar:  # fmt: skip
        task = bar.add_task(title, total=total, word="")

        def step(done: int, word: str) -> None:
            bar.advance(task, done)
            if word:
                bar.update(task, word=word)

        yield step


@contextmanager
def counted_games(title: str, games: int, executor: Executor, quiet: bool = False) -> Iterator[Executor]:
    """The executor with a bar that counts its games."""
    from paddlewheel.arena.executors import counted

    with progress(title, games, quiet) as step:

        def tell(_: Any) -> None:
            step(1, "")

        yield counted(executor, tell)
