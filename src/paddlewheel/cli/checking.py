"""Files of one's own, checked before they are played with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from paddlewheel import registry
from paddlewheel.cli.output import JsonFlag, complete_game, console, print_json
from paddlewheel.cli.progress import progress
from paddlewheel.cli.words import LanguageOption, say
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
    with progress(say("check-trying", file=file.name), most - least + 1, json) as step:
        for seats in range(least, most + 1):
            try_out(Trial(loaded.info.id, components, seats, {}))
            step(1, "")
    changes = _changes(loaded)
    if json:
        print_json({"file": str(file), "game": loaded.info.id, "changes": changes})
        return
    console.print(
        say("check-fits", file=str(file), game=loaded.about.title, seats=loaded.info.seats_in_words),
        highlight=False,
        markup=False,
        soft_wrap=True,
    )
    for one in changes:
        kind = "changed" if one.before and one.now else "new" if one.now else "left-out"
        line = say(f"check-{kind}", table=one.table, name=one.name, before=one.before, now=one.now)
        console.print(f"  {line}", highlight=False, markup=False, soft_wrap=True)
    if not changes:
        console.print(say("check-no-change"), highlight=False)


def _check_record(file: Path, json: bool) -> None:
    record = checked_record(file.read_text(encoding="utf-8-sig"))
    title = registry.game_of(record).about.title
    if json:
        print_json({"file": str(file), "game": record.game, "choices": len(record.choices)})
        return
    sealed = "sealed" if record.fingerprint else "open"
    words = say("check-record", file=str(file), game=title, choices=str(len(record.choices)), end=sealed)
    console.print(words, highlight=False, markup=False, soft_wrap=True)


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
        raise BadInput(say("check-several", file=file.name, games=names))
    if nearest is None:
        part = "changes" if own == {SET} else "tables"
        raise BadInput(say("check-no-component-file", file=file.name, part=part, table=f"[{SET}]"))
    raise BadData(nearest[2].file, nearest[2].place, say("own-file", why=nearest[2].why, path=nearest[1]))


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
