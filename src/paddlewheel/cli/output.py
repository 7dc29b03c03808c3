"""How commands speak: to people in tables, to programs in JSON, about trouble in one sentence. And what they ask."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import msgspec
import typer
from rich.console import Console

from paddlewheel import registry
from paddlewheel.cli.words import say
from paddlewheel.kernel import (
    LARGEST_SEED,
    AnyGame,
    BadData,
    BadInput,
    OptionValue,
    Record,
    describe_options,
    parse_record,
    read_component_file,
)
from paddlewheel.language import system_error

if TYPE_CHECKING:
    from rich.table import Table

    from paddlewheel.presentation import LoadedGame

console = Console()
complaints = Console(stderr=True)

#: Exit codes: 0 done, 2 a wrong argument, 3 a record or data file that does not fit, 130 interrupted.
WRONG_ARGUMENT = 2
BAD_FILE = 3
INTERRUPTED = 130


def complete_game(incomplete: str) -> list[str]:
    return [name for name in registry.games() if name.startswith(incomplete)]


GameArgument = Annotated[
    str, typer.Argument(help="The game's id, see `paddlewheel games`.", autocompletion=complete_game)
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The same seed gives the same game.", min=0, max=LARGEST_SEED)]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, NAME=VALUE; can be repeated.")
]

ComponentsOption = Annotated[
    Path | None, typer.Option("--components", help="A component file of your own, like the game's components.toml.")
]
SetOption = Annotated[list[str] | None, typer.Option("--set", help="A changed number: ship.coal=8; can be repeated.")]
SeatsOption = Annotated[str, typer.Option("--seats", help="How many seats; the usual number by default.")]
PlayersOption = Annotated[
    str, typer.Option("--players", help="Who sits where: steady,casual,random; one name alone is for all seats.")
]


def load_game(game: str, components: Path | None, changes: list[str] | None = None) -> LoadedGame:
    """The game, with a component file of one's own where one is named, and with changed numbers."""
    loaded = registry.load(game)
    if components is not None:
        try:
            loaded = registry.load_with(game, read_component_file(components))
            loaded.rules_for(None, {})
        except BadData as error:
            own = loaded.folder / "components.toml"
            raise BadData(error.file, error.place, say("own-file", why=error.why, path=str(own))) from None
    if changes:
        from paddlewheel.presentation import presented

        loaded = presented(loaded.changed(dict(read_setting(text) for text in changes)))
        loaded.rules_for(None, {})
    return loaded


def read_setting(text: str) -> tuple[str, int]:
    """`ship.coal=8` as the number's place and its value."""
    place, mark, value = text.partition("=")
    if not mark or not place or not is_whole(value):
        raise BadInput(say("setting-reads", text=repr(text)))
    return place, int(value)


def is_whole(text: str) -> bool:
    """Whether this is a whole number, of a length that a component file could need."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 9


def read_record(path: Path) -> Record:
    """A record from a file, or from the standard input for `-`."""
    text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8-sig")
    return parse_record(text)


def print_json(document: object) -> None:
    write_utf8(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n")


def write_utf8(text: str) -> None:
    """Write what programs read: always in UTF-8, whatever the terminal speaks."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()


def titled_table(title: str, caption: str | None = None, show_lines: bool = False) -> Table:
    from rich.table import Table  # it takes its time, and few commands draw one

    return Table(title=title, title_style="bold", caption=caption, show_lines=show_lines)


def fail(sentence: str, code: int) -> NoReturn:
    complaints.print(f"[bold]paddlewheel:[/] {sentence}", highlight=False, markup=True)
    raise typer.Exit(code)


def check_outputs(*paths: Path | None) -> None:
    """Refuse a file that cannot be written, before anything is played for it."""
    for path in paths:
        if path is None:
            continue
        if path.is_dir():
            raise BadInput(say("is-a-folder", path=str(path)))
        if not path.parent.is_dir():
            raise BadInput(say("no-folder", path=str(path), folder=str(path.parent)))
        try:
            is_new = not path.exists()
            with path.open("ab"):
                pass
            if is_new:
                path.unlink()
        except OSError as error:
            raise BadInput(say("cannot-be-written", path=str(path), why=system_error(error))) from None


def check_folder(path: Path | None) -> None:
    """Refuse a folder that cannot be made or written into, before anything is played for it."""
    if path is None:
        return
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(say("no-folder-for-games", path=str(path), why=system_error(error))) from None
    check_outputs(path / ".paddlewheel")


def require(what: str, extra: str, *modules: str) -> None:
    """Say before the first game what is not installed. What needs it is a word of the message `not-installed`."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise BadInput(say("not-installed", what=what, modules=", ".join(missing), extra=extra))


def read_options(game: AnyGame, pairs: list[str] | None) -> dict[str, OptionValue]:
    """Options from `--option NAME=VALUE`, checked against the game."""
    given: dict[str, OptionValue] = {}
    for pair in pairs or []:
        name, mark, value = pair.partition("=")
        if not mark or not value:
            raise BadInput(say("option-reads", text=repr(pair)))
        given[name] = typed_option(game, name, value)
    return given


def read_players(game: AnyGame, seats: str, first: str, others: str, players: str = "") -> list[str]:
    """Who sits where: by `--players` for every seat, or by `--seats` how many (one of the first kind, then others).

    Names after `--seats` are an older spelling of `--players`.
    """
    if seats and not is_count(seats):
        if players:
            raise BadInput(say("seats-or-players", text=repr(seats)))
        return _named(seats)
    count = int(seats) if seats else None
    if not players:
        wanted = game.checked_seats(count)
        return [first, *[others] * (wanted - 1)]
    names = _named(players)
    if len(names) == 1:
        return names * game.checked_seats(count)
    if count is not None and len(names) != count:
        raise BadInput(say("players-for-seats", players=len(names), seats=count))
    game.checked_seats(len(names))
    return names


def read_meeting(game: AnyGame, seats: str, players: str) -> tuple[list[str], int]:
    """Who meets, by `--players`, and how many sit at a table, by `--seats`."""
    if seats and not is_count(seats):
        raise BadInput(say("seats-at-a-table", text=repr(seats)))
    return _named(players), game.checked_seats(int(seats) if seats else None)


def is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 100


def _named(text: str) -> list[str]:
    names = text.split(",")
    if not all(names):
        raise BadInput(say("commas-between", text=repr(text)))
    return names


def typed_option(game: AnyGame, name: str, value: str) -> OptionValue:
    """The value as the kind of thing its default is, where it can be read so."""
    default = {info.name: info.default for info in describe_options(game.options)}.get(name, "")
    if isinstance(default, bool):
        return value == "true" if value in ("true", "false") else value
    return int(value) if isinstance(default, int) and is_count(value) else value


def random_tells_little(players: Sequence[str]) -> None:
    """Say it in one line where nobody at the table tries to win."""
    if all(player == "random" for player in players):
        complaints.print(say("random-tells-little"), highlight=False)
