"""Running a server: in this process, or as what this process becomes."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import msgspec

from paddlewheel.server.settings import Settings
from paddlewheel.tables.storage.migrate import migrate
from paddlewheel.tables.storage.store import Store

if TYPE_CHECKING:
    from litestar import Litestar

#: Where a process that becomes a server finds its settings. The environment is not shown to other users, arguments are.
SETTINGS = "PADDLEWHEEL_SERVER"


def serve(settings: Settings) -> None:
    """Bring the database up to date, then serve: in a fresh interpreter that holds a server and nothing else."""
    store = Store(settings.database)
    migrate(store)
    store.close()
    if os.name == "nt":
        # There a process cannot become another one: its console would take it for gone.
        serve_here(settings)
        return
    os.environ[SETTINGS] = msgspec.json.encode(settings, enc_hook=str).decode()
    os.execv(sys.executable, [sys.executable, "-P", "-m", "paddlewheel.server"])  # noqa: S606


def settings_from(text: str | bytes) -> Settings:
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))


def serve_here(settings: Settings) -> None:
    from paddlewheel.server.app import make_app
    from paddlewheel.server.logs import log_as_json

    log_as_json(settings.log_level)
    run_app(settings, make_app(settings))


def run_app(settings: Settings, app: Litestar) -> None:
    """Serve until a signal ends it."""
    import uvicorn

    where = f"http://{'localhost' if settings.host == '127.0.0.1' else settings.host}:{settings.port}/"

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
            await super().startup(sockets)  # type: ignore[arg-type]
            if self.started:
                print(f"Tables are open at {where} (Ctrl-C closes them)", flush=True)
                if settings.open_browser:
                    import webbrowser

                    webbrowser.open(where)

    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        # Compressing every small frame cuts throughput several times; a proxy may compress pages.
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        lifespan="on",
        timeout_graceful_shutdown=10,
    )
    Announcing(config).run()
