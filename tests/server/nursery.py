"""A process that has everything imported and forks servers on request: a start takes a tenth of a second.

It reads one line of settings for each server from standard input and answers with the process id.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import uvicorn  # noqa: F401

import paddlewheel as pw
from paddlewheel.server.app import make_app
from paddlewheel.server.serving import run_app, settings_from
from paddlewheel.server.settings import Settings
from toy.game import GAME


def serve(line: bytes) -> None:
    """The same server that `paddlewheel serve` runs, with the toy game beside the others."""
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    settings = settings_from(line)
    run_app(settings, make_app(settings))


def main() -> None:
    pw.register(GAME)
    # The first application made in a process is the slow one.
    make_app(Settings(database="sqlite://"))
    # Children that are gone are nobody's concern: the test looks at the address, not at the process.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with Path("/dev/stdin").open("rb", buffering=0) as orders:
        while line := orders.readline():
            child = os.fork()
            if child == 0:
                try:
                    serve(line)
                finally:
                    os._exit(0)
            sys.stdout.write(f"{child}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
