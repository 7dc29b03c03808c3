"""A new game: a copy of the template under a name of one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from paddlewheel import registry
from paddlewheel.cli.output import console
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import BadInput

TEMPLATE = Path(__file__).parents[1] / "templates" / "new-game"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
#: What tools leave behind in a folder of Python.
LEFTOVERS = ("__pycache__", ".pytest_cache", ".egg-info")


def new_game(
    name: Annotated[str, typer.Argument(help="The id of the new game, in small letters: river-market.")],
    folder: Annotated[Path | None, typer.Option("--folder", help="Where to put it; ./NAME by default.")] = None,
    language: LanguageOption = "",
) -> None:
    """Write a small complete game, with rules, screen, bots and tests, to change into one of your own."""
    if not ID.fullmatch(name):
        raise BadInput(say("new-game-id", id=repr(name)))
    if name in registry.games():
        raise BadInput(say("new-game-exists", id=repr(name)))
    target = folder or Path(name)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BadInput(say("new-game-folder", folder=str(target)))
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and not _is_left_over(path)):
        path = target / renamed_path(source.relative_to(TEMPLATE), name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(source.read_text(encoding="utf-8"), source.suffix, name), encoding="utf-8")
    console.print(say("new-game-made", folder=str(target)), highlight=False)
    console.print(
        f"  cd {target}\n  pip install -e '.[test]'\n  pytest\n  paddlewheel play {name}", highlight=False, markup=False
    )


def _is_left_over(path: Path) -> bool:
    return any(part.endswith(LEFTOVERS) for part in path.relative_to(TEMPLATE).parts)


def renamed_path(path: Path, name: str) -> Path:
    return Path(*(package(name) if part == "pebbles" else part for part in path.parts))


def renamed(text: str, suffix: str, name: str) -> str:
    """A file of the template with the new game's names in it: id, package, classes, title and rule numbers."""
    title = " ".join(word.capitalize() for word in name.split("-"))
    text = text.replace("PB-", f"{prefix(name)}-").replace('"PB"', f'"{prefix(name)}"')
    if suffix not in (".py", ".toml"):
        return text.replace("pebbles", name).replace("Pebbles", title)
    text = text.replace('pebbles = "pebbles:', f'{name} = "{package(name)}:')
    text = text.replace('"pebbles"', f'"{name}"').replace('"Pebbles"', f'"{title}"')
    return text.replace("Pebbles", title.replace(" ", "")).replace("pebbles", package(name))


def package(name: str) -> str:
    return name.replace("-", "_")


def prefix(name: str) -> str:
    """The letters before a rule's number: the initials, or the first two letters of a single word."""
    words = name.split("-")
    initials = "".join(word[0] for word in words if word[0].isalpha())
    return (initials if len(initials) > 1 else name.replace("-", "")[:2]).upper()
