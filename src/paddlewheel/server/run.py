"""Running a server with uvicorn."""

from __future__ import annotations

import gc
import re
import socket
import webbrowser
from typing import TYPE_CHECKING

from paddlewheel.kernel import BadInput
from paddlewheel.server.security import OriginCheck
from paddlewheel.server.settings import Settings
from paddlewheel.tables.storage.migrate import migrate
from paddlewheel.tables.storage.store import Store

if TYPE_CHECKING:
    from starlette.applications import Starlette

#: How the address of a database begins.
DATABASES = ("sqlite:", "postgres:", "postgresql:", "postgresql+psycopg:")

#: Seconds between pings, and seconds to wait for a pong before a connection counts as lost.
PING_INTERVAL, PING_TIMEOUT = 30.0, 30.0
#: Seconds that requests get to end when the server stops.
SHUTDOWN_TIMEOUT = 5
#: Tables make hardly any cyclic garbage, and a collection looks through all of them.
GC_THRESHOLDS = 20_000, 20, 50


def serve(settings: Settings) -> None:
    """Check the settings, bring the database up to date, and serve until a signal ends it."""
    from paddlewheel.server.app import make_app
    from paddlewheel.server.json_logs import log_as_json

    check_origins(settings)
    prepare_database(settings.database)
    log_as_json(settings.log_level)
    run_app(settings, make_app(settings))


def check_origins(settings: Settings) -> None:
    try:
        OriginCheck(settings.host, settings.origins)
    except ValueError:
        raise BadInput(
            f"--origin takes an address such as https://play.example.org, not {', '.join(settings.origins)}"
        ) from None


def prepare_database(database: str) -> None:
    """Bring the database up to date, or say in one sentence why it cannot be used."""
    from sqlalchemy.exc import ArgumentError, DBAPIError

    shown = without_password(database)
    if not database.startswith(DATABASES):
        raise BadInput(f"--database takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not {shown!r}")
    try:
        store = Store(database)
        migrate(store)
    except (ArgumentError, ImportError) as error:
        raise BadInput(f"the database {shown!r} cannot be used: {error}") from None
    except DBAPIError as error:
        reason = str(error.orig).partition("\n")[0]
        raise BadInput(f"the database {shown!r} cannot be opened: {reason}") from None
    store.close()


def without_password(database: str) -> str:
    """The address of a database without the password in it."""
    return re.sub(r"(//[^:/@]*):.*@", r"\1:***@", database)


def run_app(settings: Settings, app: Starlette) -> None:
    """Serve until a signal ends it."""
    from uvicorn import Config, Server

    url = f"http://{'localhost' if settings.host == '127.0.0.1' else settings.host}:{settings.port}/"

    class AnnouncingServer(Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                tune_garbage_collector()
                print(f"Tables are open at {url} (Ctrl-C closes them)", flush=True)
                if settings.open_browser:
                    webbrowser.open(url)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.service.stopping.set()
            await super().shutdown(sockets)

    config = Config(
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
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    AnnouncingServer(config).run()


def tune_garbage_collector() -> None:
    """What is loaded by now stays loaded. To look through it in every collection would delay everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
