"""`paddlewheel serve`: a server for this machine or for the internet."""

from __future__ import annotations

import errno
import os
import re
import socket
from pathlib import Path
from typing import Annotated

import typer

from paddlewheel import registry
from paddlewheel.bots import LEVELS, SCRIPTED
from paddlewheel.bots.players import NAMED, make_own_player, parse_named
from paddlewheel.cli.output import load_game, read_setting
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import BadInput
from paddlewheel.language import system_error
from paddlewheel.presentation import presented
from paddlewheel.tables.keys import new_key
from paddlewheel.tables.retention import Retention

KEEP = Retention()

#: The environment variable that can hold the administrator's key.
ADMIN_KEY = "PADDLEWHEEL_ADMIN_KEY"
ADMIN_KEY_SHAPE = re.compile(r"[!-~]{16,64}")


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen at.", min=1, max=65535)] = 8000,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            envvar="PADDLEWHEEL_DATABASE",
            help="postgresql://... or sqlite:///file; a file of your own by default.",
        ),
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="https://play.example.org, where the server is behind a proxy.")
    ] = None,
    trusted_proxies: Annotated[
        str, typer.Option("--trusted-proxies", help="Addresses and networks of proxies that say who is calling.")
    ] = "127.0.0.1,::1",
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", help="The number of processes in which bots think.", min=1, max=64)
    ] = 1,
    limit_factor: Annotated[
        float, typer.Option("--limit-factor", help="Multiply all rate limits by this, for load tests.", min=1)
    ] = 1.0,
    admin_key_file: Annotated[
        Path | None,
        typer.Option("--admin-key-file", help=f"A file with the administrator's key; or set {ADMIN_KEY}."),
    ] = None,
    keep_finished: Annotated[
        int, typer.Option("--keep-finished", help="Days without use after which a finished game is deleted.", min=0)
    ] = KEEP.finished,
    keep_abandoned: Annotated[
        int,
        typer.Option(
            "--keep-abandoned",
            help="Days after which a game that nobody continues ends, to be kept as finished.",
            min=0,
        ),
    ] = KEEP.abandoned,
    keep_unstarted: Annotated[
        int, typer.Option("--keep-unstarted", help="The same for a table that has not begun.", min=0)
    ] = KEEP.unstarted,
    keep_closed: Annotated[
        int, typer.Option("--keep-closed", help="The same for a closed table. 0 always means: never.", min=0)
    ] = KEEP.closed,
    keep_classes: Annotated[
        int, typer.Option("--keep-classes", help="The same for a class, with the names of its pupils.", min=0)
    ] = KEEP.classes,
    components: Annotated[
        list[str] | None,
        typer.Option("--components", help="GAME=FILE: a component file of your own for new tables of this game."),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", help="NAME=module:Class: a bot of your own that people may ask to their tables."),
    ] = None,
    set_: Annotated[
        list[str] | None,
        typer.Option("--set", help="GAME:NUMBER=VALUE, as in mississippi-queen:ship.coal=8, for new tables."),
    ] = None,
    smtp: Annotated[
        str,
        typer.Option(
            "--smtp",
            envvar="PADDLEWHEEL_SMTP",
            help="smtps://USER:PASSWORD@HOST:PORT, to tell people by e-mail that it is their turn.",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", envvar="PADDLEWHEEL_MAIL_FROM", help="The sender of these mails.")
    ] = "",
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", help="Let people name webhooks in your own network, also by http://.")
    ] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the table in a browser.")] = False,
    language: LanguageOption = "",
) -> None:
    """Serve tables: HTTP and WebSocket, people and bots."""
    from paddlewheel.server import run
    from paddlewheel.server.mail import read_smtp
    from paddlewheel.server.settings import Limits, Settings

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadInput(say("serve-log-level", level=repr(log_level)))
    for pair in components or []:
        register_components(pair)
    if player:
        offer_players(player)
    for change in set_ or []:
        register_change(change)
    given_key = read_admin_key(admin_key_file)
    refuse_taken_address(host, port)
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        origins=tuple(origin or ()),
        trusted_proxies=tuple(filter(None, (proxy.strip() for proxy in trusted_proxies.split(",")))),
        limits=Limits().scaled(limit_factor),
        bot_processes=bot_processes,
        log_level=log_level,
        open_browser=open_browser,
        admin_key=given_key or new_key(),
        shows_admin_key=not given_key,
        retention=Retention(
            finished=keep_finished,
            abandoned=keep_abandoned,
            unstarted=keep_unstarted,
            closed=keep_closed,
            classes=keep_classes,
        ),
        smtp=read_smtp(smtp, mail_from),
        private_webhooks=private_webhooks,
    )
    run.serve(settings)


def register_components(pair: str) -> None:
    """Give new tables of a game a component file: `GAME=FILE`."""
    game, mark, file = pair.partition("=")
    if not mark or not file:
        raise BadInput(say("serve-components", text=repr(pair)))
    registry.register(load_game(game, Path(file)))


def offer_players(entries: list[str]) -> None:
    """Let people ask for these players, here and in the processes in which bots think; each is tried first."""
    for name, spec in parse_named(entries).items():
        if name in (*LEVELS, SCRIPTED):
            raise BadInput(say("serve-bot-exists", name=repr(name)))
        make_own_player(spec, 0, 0)
    os.environ[NAMED] = ";".join(entries)


def register_change(text: str) -> None:
    """Give new tables of a game a changed number: `GAME:NUMBER=VALUE`."""
    game, mark, change = text.partition(":")
    if not mark or "=" not in change:
        raise BadInput(say("serve-set", text=repr(text)))
    loaded = presented(registry.load(game).changed(dict([read_setting(change)])))
    loaded.rules_for(None, {})
    registry.register(loaded)


def refuse_taken_address(host: str, port: int) -> None:
    """Say in one sentence why this address cannot be served, before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            message = "serve-port-taken" if taken else "serve-bad-host"
            why = system_error(error)
            raise BadInput(say(message, host=host, port=str(port), why=why, next=str(port + 1))) from None


def read_admin_key(file: Path | None) -> str:
    """The administrator's key from a file or from the environment; empty where there is none."""
    key, place = os.environ.get(ADMIN_KEY, ""), ADMIN_KEY
    if file is not None:
        try:
            key, place = file.read_text(encoding="utf-8").strip(), str(file)
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(say("serve-key-unreadable", file=str(file), why=str(error))) from None
    if (key or file) and not ADMIN_KEY_SHAPE.fullmatch(key):
        raise BadInput(say("serve-key-shape", place=place))
    return key


def default_database() -> str:
    folder = Path(typer.get_app_dir("paddlewheel"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
