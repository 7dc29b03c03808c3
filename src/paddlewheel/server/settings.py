"""How a server is set up, and its limits."""

from __future__ import annotations

from pathlib import Path

import msgspec

from paddlewheel.tables.table_registry import IDLE_SECONDS

CLIENT = Path(__file__).parent / "client"


class Rate(msgspec.Struct, frozen=True):
    """A number at once, and a number per second after that."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits for one address, for one connection, and for sizes."""

    requests: Rate = Rate(200, 40)
    tables: Rate = Rate(20, 0.2)
    joins: Rate = Rate(30, 0.5)
    records: Rate = Rate(10, 0.1)
    #: Hints, appraisals and debriefings.
    analyses: Rate = Rate(20, 1)
    sockets: int = 200
    messages: Rate = Rate(60, 20)
    chat: Rate = Rate(6, 0.5)
    body_bytes: int = 262_144
    message_bytes: int = 16_384
    #: Messages that may wait for a slow connection before it is dropped.
    send_queue: int = 512
    #: Seconds in which a connection has to say hello.
    hello_seconds: float = 10.0

    def scaled(self, factor: float) -> Limits:
        """The same limits with all rates multiplied, for load tests on one's own machine."""
        rates = {
            name: Rate(value.burst * factor, value.per_second * factor)
            for name, value in msgspec.structs.asdict(self).items()
            if isinstance(value, Rate)
        }
        return msgspec.structs.replace(self, sockets=int(self.sockets * factor), **rates)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    #: Addresses of this service as browsers see it, where that is not the one it listens at: https://play.example.org
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()
    #: The number of processes in which bots think.
    bot_processes: int = 1
    client: Path = CLIENT
    idle_seconds: float = IDLE_SECONDS
    log_level: str = "info"
    open_browser: bool = False
