"""A process that has loaded everything and forks servers on request: a start takes a tenth of a second.

It reads one line of settings for each server from standard input and answers with the process id.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from functools import cache
from pathlib import Path

import msgspec
import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto  # noqa: F401
from starlette.applications import Starlette

import paddlewheel as pw
from paddlewheel.server.app import make_app
from paddlewheel.server.run import run_app
from paddlewheel.server.settings import Settings
from pebbles import GAME

# Here, not in main(): bot processes begin by importing this file.
pw.register(GAME)


@cache
def prepared(line: bytes) -> tuple[Settings, Starlette]:
    """The same server that `paddlewheel serve` runs, up to the point where it opens its database."""
    settings = msgspec.json.decode(line, type=Settings, dec_hook=lambda kind, value: kind(value))
    return settings, make_app(settings)


def serve(line: bytes) -> None:
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    run_app(*prepared(line))


def main() -> None:
    # Nobody waits for children that have ended: the test looks at the address, not at the process.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with Path("/dev/stdin").open("rb", buffering=0) as requests:
        while line := requests.readline():
            prepared(line)
            gc.freeze()
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
