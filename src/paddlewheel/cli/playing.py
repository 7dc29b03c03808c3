"""A game in the terminal."""

from __future__ import annotations

import secrets
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from paddlewheel.bots import PERSON
from paddlewheel.cli.output import (
    ComponentsOption,
    GameArgument,
    JsonFlag,
    OptionsOption,
    SetOption,
    check_outputs,
    console,
    load_game,
    print_json,
    read_options,
    read_players,
)
from paddlewheel.cli.plain_table import PlainTable
from paddlewheel.cli.saved_game import SavedGame
from paddlewheel.cli.session import Session
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import BadInput
from paddlewheel.presentation import LoadedGame

#: What is played if nothing is said.
FIRST_GAME = "mississippi-queen"

#: The full-screen table needs this much room; smaller terminals get the plain one.
LEAST_WIDTH, LEAST_HEIGHT = 110, 30


def play(
    game: GameArgument = "",
    seats: Annotated[str, typer.Option("--seats", help="How many: you, and steady bots.")] = "",
    players: Annotated[str, typer.Option("--players", help="Who sits where: you:Ada,you:Bob,steady.")] = "",
    seed: Annotated[int | None, typer.Option("--seed", help="Fix the shuffle; random by default.", min=0)] = None,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    set_: SetOption = None,
    save: Annotated[Path | None, typer.Option("--save", help="The record file to write while playing.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved record.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text instead of the full screen, as for a screen reader.")
    ] = False,
    language: LanguageOption = "",
    json: JsonFlag = False,
) -> None:
    """Play in the terminal, against bots or at one keyboard: on the full screen where it is large enough."""
    if resume is None:
        loaded = load_game(game or FIRST_GAME, components, set_)
        saved = _new(loaded, read_players(loaded, seats, PERSON, "steady", players), seed, option, save)
    else:
        if any((seats, players, option, components, set_, save)) or seed is not None:
            raise BadInput(say("resume-alone"))
        saved = SavedGame.resume(resume, PERSON, game)
    session = Session(saved)
    if json:
        log = saved.log
        seat = session.seat()
        print_json(
            {
                "game": log.game.info.id,
                "record": str(saved.path),
                "players": log.players,
                "choices": len(log.choices),
                "outcome": log.state.outcome,
                "offers": [] if seat is None else session.offers(seat),
            }
        )
        return
    if plain or not _has_room():
        PlainTable(session).run()
        return
    from paddlewheel.cli.full_screen import FullScreenTable  # an extra, and slow to import

    FullScreenTable(session).run()
    if saved.log.outcome is None:
        console.print(say("saved", path=str(saved.path)), highlight=False, markup=False, soft_wrap=True)
    else:
        for line in session.ending():
            console.print(line, highlight=False, markup=False, soft_wrap=True)


def _has_room() -> bool:
    """Whether the full-screen table can be shown: it is installed, and this is a terminal that is large enough."""
    is_terminal = sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal
    if not is_terminal or find_spec("textual") is None:
        return False
    return console.width >= LEAST_WIDTH and console.height >= LEAST_HEIGHT


def _new(
    game: LoadedGame, players: list[str], seed: int | None, option: list[str] | None, save: Path | None
) -> SavedGame:
    check_outputs(save)
    chosen = secrets.randbits(63) if seed is None else seed
    path = save or _saves() / f"{game.info.id}-{chosen}.record"
    return SavedGame.new(game, players, chosen, read_options(game, option), path)


def _saves() -> Path:
    folder = Path(typer.get_app_dir("paddlewheel")) / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
