"""The real program on a pseudo-terminal, and what a person would see on its screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pyte

#: Seconds until something that never comes is given up. A busy machine may be slow.
LONGEST = 90.0
#: What terminals of today are asked and told beyond what pyte understands.
UNKNOWN = re.compile(
    rb"\x1b\[[<>=][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*\$p|\x1b\[\?[0-9;]*[uc]|\x1bP[^\x1b]*\x1b\\|\x1b_[^\x1b]*\x1b\\"
)
SOURCES = Path(__file__).parents[2] / "src"


class PseudoTerminal:
    """A terminal of some size in which `paddlewheel ARGUMENTS` runs."""

    def __init__(self, width: int, height: int, *arguments: str) -> None:
        # The history is what can be scrolled back to.
        self.screen = pyte.HistoryScreen(width, height, history=1000)
        self._stream = pyte.ByteStream(self.screen)
        self._near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "", "LINES": ""}
        environment |= {"PYTHONPATH": str(SOURCES)} if os.environ.get("PYTHONPATH") else {}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        command = [sys.executable, "-m", "paddlewheel.cli.main", *arguments]
        self._process = subprocess.Popen(  # noqa: S603
            command, stdin=far, stdout=far, stderr=far, env=environment, start_new_session=True
        )
        os.close(far)

    def read(self, seconds: float = 0.05) -> bool:
        """Take in what is printed. False: nothing was."""
        ready, _, _ = select.select([self._near], [], [], seconds)
        try:
            printed = os.read(self._near, 65536) if ready else b""
        except OSError:  # the program has ended
            return False
        # What scrolls off is history, and clearing it is one of the sequences that pyte knows only by half.
        for part in re.split(rb"(\x1b\[3J)", UNKNOWN.sub(b"", printed)):
            if part == b"\x1b[3J":
                self.screen.history.top.clear()
            else:
                self._stream.feed(part)
        return bool(printed)

    @property
    def lines(self) -> list[str]:
        """The screen, line by line."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def scrolled_off(self) -> str:
        """What has left the screen and can be scrolled back to."""
        return "\n".join("".join(char.data for _, char in sorted(line.items())) for line in self.screen.history.top)

    def wait(self, reached: Callable[[], bool], what: str) -> None:
        """Read until something is on the screen and nothing more comes."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            is_more = self.read()
            if not is_more and reached():
                return
        raise AssertionError(f"{what} never came:\n{self.text}")

    def wait_for(self, words: str) -> None:
        self.wait(lambda: words in self.text, repr(words))

    def wait_for_change(self, text: str) -> None:
        self.wait(lambda: self.text != text, "a change")

    def type(self, keys: str) -> None:
        os.write(self._near, keys.encode())

    def is_over(self) -> bool:
        return self._process.poll() is not None

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._near)
