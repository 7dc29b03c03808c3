"""From a game to a PDF: its own parts, the booklet, the player aid, and a sheet that counts everything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from paddlewheel.kernel import BadInput
from paddlewheel.language import Language, language
from paddlewheel.presentation import LoadedGame, load_aid
from paddlewheel.presentation.printed import PrintedPart
from paddlewheel.printing.count_sheet import count_part, cover_part
from paddlewheel.printing.messages import say
from paddlewheel.printing.paper import paper_called
from paddlewheel.printing.progress import Progress

COLOUR, BLACK_AND_WHITE = "colour", "ink-saving"
AID, RULES = "aid", "rules"
INKS = (COLOUR, BLACK_AND_WHITE)


def part_titles(game: LoadedGame) -> dict[str, str]:
    """The titles of the parts that can be chosen, by their names, in the order in which they are printed."""
    return _part_titles(game, language())


@lru_cache(maxsize=32)
def _part_titles(game: LoadedGame, spoken: Language) -> dict[str, str]:
    own = {part.id: part.title for part in game.printed()}
    aid = {AID: say("part-aid")} if load_aid(game.folder) is not None else {}
    return {**own, **aid, RULES: say("part-rules")}


def print_game(
    game: LoadedGame,
    paper: str = "a4",
    ink: str = COLOUR,
    parts: Sequence[str] = (),
    progress: Progress | None = None,
) -> bytes:
    """The chosen parts of a game (all of them where none is named) as a PDF."""
    size = paper_called(paper)
    if ink not in INKS:
        raise BadInput(say("no-ink", ink=repr(ink), inks=", ".join(INKS)))
    names = checked_parts(game, parts)
    try:
        import font_source_sans_pro
        import typst

        from paddlewheel.printing.document import Document, template
    except ImportError as error:
        raise BadInput(say("not-installed", module=error.name or "")) from error
    chosen = chosen_parts(game, names)
    document = Document(
        game,
        size,
        ink == BLACK_AND_WHITE,
        [cover_part(game, chosen), *chosen, count_part(game, chosen)],
        progress or (lambda done, steps, what: None),
    )
    # Files by name, which its types do not know of; the same order gives the same bytes.
    files: Any = {"main": template(), **document.files()}
    fonts = Path(font_source_sans_pro.__file__).with_name("files")
    return typst.compile(files, font_paths=[str(fonts)], ignore_system_fonts=True, timestamp=0)


def checked_parts(game: LoadedGame, names: Sequence[str]) -> list[str]:
    """These names in the game's own order, all of them where none is given; one sentence for an unknown one."""
    known = list(part_titles(game))
    for name in names:
        if name not in known:
            raise BadInput(say("no-part", game=game.about.title, part=repr(name), parts=", ".join(known)))
    return [name for name in known if not names or name in names]


def chosen_parts(game: LoadedGame, names: list[str]) -> list[PrintedPart]:
    """The parts with these names; what nobody asks for is not made."""
    from paddlewheel.printing.aid_page import aid_part
    from paddlewheel.printing.booklet import booklet_part

    found = [part for part in game.printed() if part.id in names]
    if AID in names:
        found += aid_part(game)
    return [*found, booklet_part(game)] if RULES in names else found
