"""Running a server with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import socket
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import TYPE_CHECKING

from paddlewheel.kernel import BadInput
from paddlewheel.server.addresses import TrustedProxies
from paddlewheel.server.database_lock import DatabaseLock
from paddlewheel.server.security import OriginCheck
from paddlewheel.server.settings import Settings
from paddlewheel.server.words import say
from paddlewheel.tables.storage.migrate import migrate
from paddlewheel.tables.storage.store import Store

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from paddlewheel.server.service import Service

log = logging.getLogger("paddlewheel.server")

#: How the address of a database begins.
DATABASES = ("sqlite:", "postgres:", "postgresql:", "postgresql+psycopg:")

#: Seconds between pings, and seconds to wait for a pong before a connection counts as lost.
PING_INTERVAL, PING_TIMEOUT = 30.0, 30.0
#: Seconds that requests get to end when the server stops.
SHUTDOWN_TIMEOUT = 5
#: Seconds after which a server that was asked to stop ends at once, whatever still hangs: a bot, the database.
LAST_RESORT_SECONDS = 8.0
#: Open files that are no connections: the database, bot processes, files of the client.
SPARE_FILES = 100
#: Tables make hardly any cyclic garbage, and a collection looks through all of them.
GC_THRESHOLDS = 20_000, 20, 50


def serve(settings: Settings, on_open: Callable[[Service], Awaitable[None]] | None = None) -> None:
    """Check the settings, bring the database up to date, and serve until a signal ends it.

    `on_open` is awaited once the tables are open, and says so in its own words.
    """
    from paddlewheel.server.app import make_app
    from paddlewheel.server.json_logs import log_as_json

    check_origins(settings)
    TrustedProxies(settings.trusted_proxies)
    check_database_address(settings.database)
    with DatabaseLock(settings.database) as lock:
        prepare_database(settings.database)
        log_as_json(settings.log_level)
        run_app(settings, make_app(settings, lock=lock), on_open)


def check_origins(settings: Settings) -> None:
    try:
        OriginCheck(settings.host, settings.origins)
    except ValueError:
        raise BadInput(say("start-origin", origins=", ".join(settings.origins))) from None


def check_database_address(database: str) -> None:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    shown = without_password(database)
    if not database.startswith(DATABASES):
        raise BadInput(say("start-database", database=repr(shown)))
    try:
        make_url(database)
    except ArgumentError as error:
        raise BadInput(say("start-database-unusable", database=repr(shown), why=str(error))) from None


def prepare_database(database: str) -> None:
    """Bring the database up to date, or say in one sentence why it cannot be used."""
    from sqlalchemy.exc import ArgumentError, DBAPIError

    shown = without_password(database)
    try:
        store = Store(database)
        migrate(store)
    except (ArgumentError, ImportError) as error:
        raise BadInput(say("start-database-unusable", database=repr(shown), why=str(error))) from None
    except DBAPIError as error:
        reason = str(error.orig).partition("\n")[0]
        raise BadInput(say("start-database-closed", database=repr(shown), why=reason)) from None
    store.close()


def without_password(database: str) -> str:
    """The address of a database without the password in it."""
    return re.sub(r"(//[^:/@]*):.*@", r"\1:***@", database)


def run_app(settings: Settings, app: Starlette, on_open: Callable[[Service], Awaitable[None]] | None = None) -> None:
    """Serve until a signal ends it."""
    from uvicorn import Server

    from paddlewheel.server.edge import Edge, EdgeConfig

    service = app.state.service
    proxies = TrustedProxies(settings.trusted_proxies)
    edge = Edge(settings.limits, proxies, service.turn_away, allowed_connections(settings.limits.connections))
    url = f"http://{'localhost' if settings.host == '127.0.0.1' else settings.host}:{settings.port}/"

    def end_at_once() -> None:
        """What is acknowledged is committed, so nothing is lost."""
        log.error("the server did not stop in time and is ended", extra={"seconds": LAST_RESORT_SECONDS})
        service.kill_bots()
        os._exit(1)

    last_resort = threading.Timer(LAST_RESORT_SECONDS, end_at_once)
    last_resort.daemon = True

    class AnnouncingServer(Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                tune_garbage_collector()
                self.sweeping = asyncio.create_task(edge.sweep_regularly())
                if on_open is not None:
                    await on_open(service)
                    return
                print(say("tables-open", address=url), flush=True)
                if settings.shows_admin_key:
                    print(say("admin-key", address=f"{url}#/admin", key=settings.admin_key), flush=True)
                if settings.open_browser:
                    webbrowser.open(url)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                last_resort.start()
            super().handle_exit(sig, frame)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            service.stopping.set()
            await super().shutdown(sockets)

    config = EdgeConfig(
        edge,
        app,
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_TIMEOUT,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    AnnouncingServer(config).run()
    last_resort.cancel()


def allowed_connections(wanted: int) -> int:
    """How many connections the system lets this process have, after asking it for as many as are wanted."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    infinite = resource.RLIM_INFINITY
    if soft == infinite:
        return wanted
    needed = wanted + SPARE_FILES
    if soft < needed:
        soft = needed if hard == infinite else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, min(wanted, soft - SPARE_FILES))


def tune_garbage_collector() -> None:
    """What is loaded by now stays loaded. To look through it in every collection would delay everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
