"""Games on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from paddlewheel import kernel
from paddlewheel.cli.output import (
    ComponentsOption,
    GameArgument,
    OptionsOption,
    SetOption,
    check_outputs,
    console,
    load_game,
    read_options,
)
from paddlewheel.cli.progress import progress
from paddlewheel.cli.words import LanguageOption, say


def print_(
    game: GameArgument,
    out: Annotated[Path | None, typer.Option("--out", help="The PDF to write; GAME.pdf by default.")] = None,
    paper: Annotated[str, typer.Option("--paper", help="a4 or letter.")] = "a4",
    ink: Annotated[str, typer.Option("--ink", help="colour, or ink-saving: black and white.")] = "colour",
    part: Annotated[list[str] | None, typer.Option("--part", help="Only this part; can be repeated.")] = None,
    components: ComponentsOption = None,
    option: OptionsOption = None,
    set_: SetOption = None,
    parts: Annotated[bool, typer.Option("--parts", help="List the parts instead.")] = False,
    language: LanguageOption = "",
) -> None:
    """Print a game to play it on a table. Board, cards, pieces, rules and player aids as a PDF."""
    from paddlewheel.printing import part_titles, print_game

    loaded = load_game(game, components, set_)
    if option:
        loaded = loaded.to_print(kernel.read_options(loaded.options, read_options(loaded, option)))
    if parts:
        for name, title in part_titles(loaded).items():
            console.print(f"{name:12} {title}", highlight=False, markup=False)
        return
    path = out or Path(f"{game}.pdf")
    check_outputs(path)
    with progress(say("printing", game=loaded.about.title), 100) as step:
        percent = 0

        def tell(done: int, steps: int, what: str) -> None:
            nonlocal percent
            step(100 * done // steps - percent, what)
            percent = 100 * done // steps

        made = print_game(loaded, paper, ink, part or (), tell)
    path.write_bytes(made)
    console.print(say("printed", file=str(path), game=loaded.about.title), highlight=False, markup=False)
