"""Files of one's own, checked before they are played with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from paddlewheel import registry
from paddlewheel.cli.output import JsonFlag, complete_game, console, print_json
from paddlewheel.cli.progress import progress
from paddlewheel.cli.words import LanguageOption
from paddlewheel.kernel import BadData, BadInput, ComponentFile, read_component_file
from paddlewheel.presentation import LoadedGame
from paddlewheel.tables.uploads import Trial, checked_record, try_out

#: How a record begins, and the table that changes numbers.
RECORD = "paddlewheel record"
SET = "set"


class Change(msgspec.Struct, frozen=True):
    """A row of the game's components that the file changes, adds or leaves out."""

    table: str
    name: str
    before: str
    now: str


def check(
    file: Annotated[Path, typer.Argument(help="A component file or a record of your own.")],
    game: Annotated[
        str, typer.Option("--game", help="The game it is for; found by itself.", autocompletion=complete_game)
    ] = "",
    language: LanguageOption = "",
    json: JsonFlag = False,
) -> None:
    """Check a file of your own. A component file is played with, for every number of seats; a record is replayed."""
    if file.read_bytes()[:64].decode("utf-8-sig", errors="ignore").startswith(RECORD):
        _check_record(file, json)
        return
    components = read_component_file(file)
    loaded = registry.load_with(game, components) if game else _fitting(components)
    least, most = loaded.info.seats
    with progress(f"Trying {file.name}", most - least + 1, json) as step:
        for seats in range(least, most + 1):
            try_out(Trial(loaded.info.id, components, seats, {}))
            step(1, "")
    changes = _changes(loaded)
    if json:
        print_json({"file": str(file), "game": loaded.info.id, "changes": changes})
        return
    console.print(
        f"{file} fits {loaded.info.title}: games with {loaded.info.seats_in_words} seats reach their end.",
        highlight=False,
        markup=False,
        soft_wrap=True,
    )
    for one in changes:
        what = f"{one.before} -> {one.now}" if one.before and one.now else f"new: {one.now}" if one.now else "left out"
        console.print(f"  {one.table}, {one.name}: {what}", highlight=False, markup=False, soft_wrap=True)
    if not changes:
        console.print("It changes nothing.", highlight=False)


def _check_record(file: Path, json: bool) -> None:
    record = checked_record(file.read_text(encoding="utf-8-sig"))
    title = registry.game_of(record).info.title
    if json:
        print_json({"file": str(file), "game": record.game, "choices": len(record.choices)})
        return
    sealed = "its fingerprint is right" if record.fingerprint else "it has no fingerprint at its end"
    console.print(
        f"{file} is a record of {title} that replays: {len(record.choices)} choices, {sealed}.",
        highlight=False,
        markup=False,
        soft_wrap=True,
    )


def _fitting(file: ComponentFile) -> LoadedGame:
    """The game that a file is for: the one that takes it, or else the one whose file is most like it."""
    own = msgspec.toml.decode(file.text).keys()
    fits: list[LoadedGame] = []
    nearest: tuple[int, str, BadData] | None = None
    for name in registry.games():
        try:
            fits.append(registry.load_with(name, file))
        except BadData as error:
            path = registry.load(name).folder / "components.toml"
            alike = len(own & msgspec.toml.decode(path.read_bytes()).keys()) if path.exists() else 0
            if alike and (nearest is None or alike > nearest[0]):
                nearest = alike, str(path), error
        except BadInput:
            continue
    if len(fits) == 1:
        return fits[0]
    if fits:
        names = ", ".join(game.info.id for game in fits)
        raise BadInput(f"{file.name} fits several games; name one with --game: {names}")
    if nearest is None:
        part = f" its table [{SET}] names no number of any game" if own == {SET} else " none of its tables is known"
        raise BadInput(f"{file.name} is no component file:{part}; --game GAME says what is wrong for that game")
    raise BadData(nearest[2].file, nearest[2].place, f"{nearest[2].why} (the game's own file: {nearest[1]})")


def _changes(game: LoadedGame) -> list[Change]:
    """What the file makes different, row by row of the game's components."""
    found = []
    before = {
        part.title: {row[0]: row[1:] for row in part.rows} for part in game.with_components(None).components_shown()
    }
    now = {part.title: {row[0]: row[1:] for row in part.rows} for part in game.components_shown()}
    for title in now:
        rows, old = now[title], before.get(title, {})
        for name in [*old, *(name for name in rows if name not in old)]:
            was, is_now = (", ".join(table.get(name, ())) for table in (old, rows))
            if was != is_now:
                found.append(Change(title, name, was, is_now))
    return found
