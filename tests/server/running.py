"""Real servers in processes of their own, for tests."""

from __future__ import annotations

import atexit
import os
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from paddlewheel.server.settings import Limits, Settings
from support import PATIENCE

WIDE = msgspec.structs.replace(Limits().scaled(10_000), hello_seconds=PATIENCE, health_seconds=PATIENCE)
TESTS = Path(__file__).parent.parent


def reserved_port() -> socket.socket:
    """A port kept for a server, also while it is down: bound and never listened at, it is nobody else's."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


@cache
def fork_server() -> subprocess.Popen[bytes]:
    """The process that forks servers, one for this test run."""
    started = subprocess.Popen(
        [sys.executable, str(TESTS / "server" / "fork_server.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])},
    )
    atexit.register(started.kill)
    return started


class Running:
    """A server that can be killed and started again at the same address."""

    def __init__(self, database: str, **settings: Any) -> None:
        self._held = reserved_port()
        port = int(self._held.getsockname()[1])
        self.settings = Settings(database=database, port=port, **({"limits": WIDE} | settings))
        self.process = 0

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.settings.port}/api/tables/{table}/live"

    def connect(self, table: str, **options: Any) -> connect:
        """A WebSocket to a table, opened with patience."""
        return connect(self.live(table), compression=None, open_timeout=PATIENCE, ping_interval=None, **options)

    def start(self) -> None:
        requests, answers = fork_server().stdin, fork_server().stdout
        assert requests is not None
        assert answers is not None
        requests.write(msgspec.json.encode(self.settings, enc_hook=str) + b"\n")
        requests.flush()
        self.process = int(answers.readline())
        self.wait_until_it_answers()

    def wait_until_it_answers(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                connection = HTTPConnection("127.0.0.1", self.settings.port, timeout=5)
                connection.request("GET", "/healthz")
                if connection.getresponse().status == 200:
                    return
            except (OSError, HTTPException):
                time.sleep(0.01)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """End it at once, without a word."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        os.kill(self.process, how)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                os.kill(self.process, 0)
            except ProcessLookupError:
                return
            time.sleep(0.005)
        raise TimeoutError("the server does not end")
