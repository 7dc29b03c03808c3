"""Running a server: in this process, or as what this process becomes."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING

import msgspec

from paddlewheel.kernel import BadInput
from paddlewheel.server.lean import SETTINGS
from paddlewheel.server.settings import Settings
from paddlewheel.tables.storage.migrate import migrate
from paddlewheel.tables.storage.store import Store

if TYPE_CHECKING:
    from litestar import Litestar

#: How an address of a database begins.
DATABASES = ("sqlite:", "postgres:", "postgresql:", "postgresql+psycopg:")


def serve(settings: Settings) -> None:
    """Bring the database up to date, then serve: in a fresh interpreter that holds a server and nothing else."""
    prepare(settings.database)
    if os.name == "nt":
        # There a process cannot become another one: its console would take it for gone.
        serve_here(settings)
        return
    # Large blocks go back to the system when they are free: every answer has some, for it may have to be compressed.
    os.environ.setdefault("MALLOC_MMAP_THRESHOLD_", "65536")
    os.environ[SETTINGS] = msgspec.json.encode(settings, enc_hook=str).decode()
    os.execv(sys.executable, [sys.executable, "-P", "-m", "paddlewheel.server"])  # noqa: S606


def prepare(database: str) -> None:
    """Bring the database up to date, or say in one sentence why it cannot be used."""
    from sqlalchemy.exc import ArgumentError, DBAPIError

    if not database.startswith(DATABASES):
        raise BadInput(
            f"--database takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not {shown(database)!r}"
        )
    try:
        store = Store(database)
        migrate(store)
    except (ArgumentError, ImportError) as error:
        raise BadInput(f"the database {shown(database)!r} cannot be used: {error}") from None
    except DBAPIError as error:
        reason = str(error.orig).partition("\n")[0]
        raise BadInput(f"the database {shown(database)!r} cannot be opened: {reason}") from None
    store.close()


def shown(database: str) -> str:
    """An address of a database without the password in it."""
    return re.sub(r"(//[^:/@]*):.*@", r"\1:***@", database)


def settings_from(text: str | bytes) -> Settings:
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))


def serve_here(settings: Settings) -> None:
    from paddlewheel.server.app import make_app
    from paddlewheel.server.logs import log_as_json

    log_as_json(settings.log_level)
    run_app(settings, make_app(settings))


def run_app(settings: Settings, app: Litestar) -> None:
    """Serve until a signal ends it."""
    from uvicorn.config import Config
    from uvicorn.server import Server

    from paddlewheel.server.wire import Http, Wire

    where = f"http://{'localhost' if settings.host == '127.0.0.1' else settings.host}:{settings.port}/"

    class Announcing(Server):
        async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
            await super().startup(sockets)  # type: ignore[arg-type]
            if self.started:
                print(f"Tables are open at {where} (Ctrl-C closes them)", flush=True)
                if settings.open_browser:
                    import webbrowser

                    webbrowser.open(where)

    config = Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Http,
        ws=Wire,
        ws_max_size=settings.limits.message_bytes,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=10,
    )
    Announcing(config).run()
