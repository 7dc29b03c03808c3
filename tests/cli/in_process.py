"""Commands run in this process: as fast as a function, with the same words and exit codes as the real ones."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from paddlewheel.cli import main
from paddlewheel.language import ENGLISH, speaking


class Done(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


class Runner:
    """Runs commands with what they print caught, in a folder of their own."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.patch = patch
        patch.chdir(folder)
        patch.setenv("COLUMNS", "120")

    def run(self, *arguments: str, typed: str = "", encoding: str = "utf-8") -> Done:
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True) for _ in range(2))
        # What a command speaks ends with it.
        with self.patch.context() as patch, speaking(ENGLISH):
            patch.setattr(sys, "argv", ["paddlewheel", *arguments])
            patch.setattr(sys, "stdin", io.StringIO(typed))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            try:
                main.run()
                code = 0
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else 1
        said = [stream.buffer.getvalue().decode(encoding, errors="replace") for stream in (out, err)]
        return Done(code, *said)
