"""Each PDF is made once for all tests, also where several processes run them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from paddlewheel import registry
from paddlewheel.printing import print_game
from printing.reading import PrintedFile

Printed = Callable[..., PrintedFile]


@pytest.fixture(scope="session")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Printed:
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "printed"
    folder.mkdir(exist_ok=True)
    read: dict[Path, PrintedFile] = {}

    def make(game: str, paper: str = "a4", ink: str = "colour", *parts: str) -> PrintedFile:
        path = folder / f"{'-'.join((game, paper, ink, *parts))}.pdf"
        if not path.exists():
            unfinished = path.with_suffix(f".{os.getpid()}")
            unfinished.write_bytes(print_game(registry.load(game), paper, ink, parts))
            unfinished.rename(path)
        if path not in read:
            read[path] = PrintedFile(path)
        return read[path]

    return make
