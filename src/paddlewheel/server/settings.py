"""How a server is set up, and its limits."""

from __future__ import annotations

from pathlib import Path

import msgspec

from paddlewheel.server.mail import SmtpServer
from paddlewheel.tables.notifier import PATIENCE as NOTIFY_AFTER
from paddlewheel.tables.retention import Retention
from paddlewheel.tables.table_registry import IDLE_SECONDS

CLIENT = Path(__file__).parent / "client"
DOCS = Path(__file__).parent / "site"


#: Limits of guessing, which load tests leave as they are.
GUESSES = ("admin_guesses", "class_guesses")


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
    #: Hints, appraisals, debriefings, analyses and turns that are judged.
    analyses: Rate = Rate(20, 1)
    #: Games that are analysed for one address at the same time.
    analyses_under_way: int = 2
    #: Views of lessons and reasons in them, and choices that are tried.
    lessons: Rate = Rate(60, 5)
    #: PDFs to print that have to be made.
    prints: Rate = Rate(6, 0.05)
    #: Wrong keys of an administrator.
    admin_guesses: Rate = Rate(5, 0.02)
    #: Reading and changing the list of a person's tables.
    people: Rate = Rate(60, 2)
    #: New places where a person is told.
    channels: Rate = Rate(10, 0.05)
    #: New classes, pupils who come in (a school may have one address), and wrong codes of classes.
    classes: Rate = Rate(10, 0.05)
    class_joins: Rate = Rate(150, 5)
    class_guesses: Rate = Rate(40, 0.1)
    #: Notifications to one host of webhooks, or to one e-mail address.
    deliveries: Rate = Rate(30, 0.2)
    sockets: int = 200
    #: Open connections in all, and of one address that is no trusted proxy.
    connections: int = 4000
    connections_by_address: int = 400
    messages: Rate = Rate(60, 20)
    chat: Rate = Rate(6, 0.5)
    pings: Rate = Rate(20, 2)
    #: Bytes that a WebSocket may send, whatever they are.
    socket_bytes: Rate = Rate(400_000, 20_000)
    head_bytes: int = 32_768
    body_bytes: int = 262_144
    message_bytes: int = 16_384
    #: Fragments of one WebSocket message.
    fragments: int = 64
    #: Messages that may wait for a slow connection before it is dropped.
    send_queue: int = 512
    #: Bytes that may wait for a WebSocket whose other side does not read.
    unread_bytes: int = 1_000_000
    #: Seconds in which a connection has to say hello.
    hello_seconds: float = 10.0
    #: Seconds in which the head and the body of a request have to arrive.
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    #: Seconds in which the other side has to read what is sent, and to close.
    read_seconds: float = 30.0
    close_seconds: float = 10.0
    #: Seconds after which a bot process that does not answer is replaced.
    thinking_seconds: float = 60.0
    #: Seconds after which a database or bots that do not answer count as not healthy.
    health_seconds: float = 10.0
    #: Seconds in which a push service or a webhook has to answer.
    delivery_seconds: float = 10.0

    def scaled(self, factor: float) -> Limits:
        """The same limits with the rates multiplied, for load tests on one's own machine. Guessing stays limited."""
        rates = {
            name: Rate(value.burst * factor, value.per_second * factor)
            for name, value in msgspec.structs.asdict(self).items()
            if isinstance(value, Rate) and name not in GUESSES
        }
        counts = {
            name: int(getattr(self, name) * factor) for name in ("sockets", "connections", "connections_by_address")
        }
        return msgspec.structs.replace(self, **counts, **rates)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    #: Addresses of this service as browsers see it, where that is not the one it listens at: https://play.example.org
    origins: tuple[str, ...] = ()
    #: Addresses and networks of proxies that say in `X-Forwarded-For` who is calling.
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    limits: Limits = Limits()
    #: The number of processes in which bots think.
    bot_processes: int = 1
    client: Path = CLIENT
    docs: Path = DOCS
    idle_seconds: float = IDLE_SECONDS
    log_level: str = "info"
    open_browser: bool = False
    #: What an administrator shows. Empty: there is none.
    admin_key: str = ""
    #: Whether the key was made for this run, so that nobody knows it yet: it is printed once.
    shows_admin_key: bool = False
    retention: Retention = Retention()
    #: Sends e-mail. None: there is none.
    smtp: SmtpServer | None = None
    #: Whether webhooks may be in one's own network, and without TLS.
    private_webhooks: bool = False
    #: Seconds for which somebody may be away before they are told that it is their turn.
    notify_after: float = NOTIFY_AFTER
