"""How commands speak: to people in tables, to programs in JSON, about trouble in one sentence."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import msgspec
import typer
from rich.console import Console

from paddlewheel import registry
from paddlewheel.kernel import AnyGame, BadInput, OptionValue, describe_options, read_component_file

if TYPE_CHECKING:
    from rich.table import Table

    from paddlewheel.presentation import LoadedGame

console = Console()
complaints = Console(stderr=True)

#: Exit codes: 0 done, 2 a wrong argument, 3 a record or data file that does not fit, 130 interrupted.
WRONG_ARGUMENT = 2
BAD_FILE = 3


def complete_game(incomplete: str) -> list[str]:
    return [name for name in registry.games() if name.startswith(incomplete)]


GameArgument = Annotated[
    str, typer.Argument(help="The game's id, see `paddlewheel games`.", autocompletion=complete_game)
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The same seed gives the same game.", min=0)]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, NAME=VALUE; can be repeated.")
]

ComponentsOption = Annotated[
    Path | None, typer.Option("--components", help="A component file of your own, like the game's components.toml.")
]


def load_game(game: str, components: Path | None) -> LoadedGame:
    """The game, with a component file of one's own where one is named."""
    if components is None:
        return registry.load(game)
    loaded = registry.load_with(game, read_component_file(components))
    loaded.rules_for(None, {})
    return loaded


def print_json(document: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n")


def titled_table(title: str, caption: str | None = None, show_lines: bool = False) -> Table:
    from rich.table import Table  # it takes its time, and few commands draw one

    return Table(title=title, title_style="bold", caption=caption, show_lines=show_lines)


def fail(sentence: str, code: int) -> NoReturn:
    complaints.print(f"[bold]paddlewheel:[/] {sentence}", highlight=False, markup=True)
    raise typer.Exit(code)


def read_options(game: AnyGame, pairs: list[str] | None) -> dict[str, OptionValue]:
    """Options from `--option NAME=VALUE`, checked against the game."""
    known = {info.name: info.default for info in describe_options(game.options)}
    given: dict[str, OptionValue] = {}
    for pair in pairs or []:
        name, mark, value = pair.partition("=")
        if not mark or not value:
            raise BadInput(f"an option reads NAME=VALUE, not {pair!r}")
        given[name] = _typed(value, known.get(name, ""))
    return given


def read_players(game: AnyGame, text: str, first: str, others: str) -> list[str]:
    """Who sits where, from `--seats`: names with commas between, or how many (one of the first kind, then others)."""
    if text and not text.isdecimal():
        return text.split(",")
    count = int(text) if text else game.info.usual_seats
    game.new(count)  # It says itself how many it seats.
    return [first, *[others] * (count - 1)]


def _typed(value: str, default: OptionValue) -> OptionValue:
    """The value as the kind of thing its default is, where it can be read so."""
    if isinstance(default, bool):
        return value == "true" if value in ("true", "false") else value
    return int(value) if isinstance(default, int) and value.isascii() and value.isdigit() else value
