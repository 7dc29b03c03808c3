"""`paddlewheel serve`: a server for this machine or for the internet."""

from __future__ import annotations

import errno
import socket
from pathlib import Path
from typing import Annotated

import typer

from paddlewheel.kernel import BadInput


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen at.", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option("--database", help="postgresql://... or sqlite:///file; a file of your own by default.")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="https://play.example.org, where the server is behind a proxy.")
    ] = None,
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", help="The number of processes in which bots think.", min=1, max=64)
    ] = 1,
    limit_factor: Annotated[
        float, typer.Option("--limit-factor", help="Multiply all rate limits by this, for load tests.", min=1)
    ] = 1.0,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the table in a browser.")] = False,
) -> None:
    """Serve tables: HTTP and WebSocket, people and bots."""
    from paddlewheel.server import run
    from paddlewheel.server.settings import Limits, Settings

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadInput(f"a log level is debug, info, warning or error, not {log_level!r}")
    refuse_taken_address(host, port)
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        origins=tuple(origin or ()),
        limits=Limits().scaled(limit_factor),
        bot_processes=bot_processes,
        log_level=log_level,
        open_browser=open_browser,
    )
    run.serve(settings)


def refuse_taken_address(host: str, port: int) -> None:
    """Say in one sentence why this address cannot be served, before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            remedy = f"try --port {port + 1}" if taken else "--host takes an address of this machine"
            raise BadInput(f"cannot listen at {host} port {port}: {error.strerror}; {remedy}") from None


def default_database() -> str:
    folder = Path(typer.get_app_dir("paddlewheel"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
