"""Records read in two languages: what is said alike in both has not been translated.

python tests/language/same_words.py mississippi-queen [--every 7]
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from paddlewheel import registry
from paddlewheel.kernel import AnyState, Journal, SeatView, parse_record, replay
from paddlewheel.language import ENGLISH, speaking
from paddlewheel.presentation import LoadedGame, Scene, Size, presented

RECORDS = Path(__file__).parents[1] / "records"
#: Names that are the same in every language, a line each: the words of a game that may stand in both.
NAMES = Path(__file__).parent / "names"
WORD = re.compile(r"[A-Za-zÀ-ÿ]{3,}")
#: Fields of structs that are no words: what the program reads.
LANGUAGE_FREE = {
    *("id", "symbol", "classes", "token", "tokens", "touches", "rule", "kind", "game", "seat", "tone", "path", "area"),
    *("ghost", "part_of", "reason", "seen_at", "after", "unless", "sources"),
    # Of forms: what is picked, and what can be typed in either language.
    *("picked", "covers", "words"),
    # Of debriefings: the document and the table for programs, and limits.
    *("document", "csv", "zone", "colour"),
}


def words_of(value: object) -> Iterator[str]:
    """Every text of a struct that a person reads, in order."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            if field not in LANGUAGE_FREE:
                yield from words_of(getattr(value, field))
    elif isinstance(value, dict):
        for each in value.values():
            yield from words_of(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from words_of(each)


def table_words(game: LoadedGame, state: AnyState, seat: int | None) -> list[str]:
    """All that the table says to somebody: scene, text, plans and form."""
    seen = state.observe(seat)
    scene: Scene = game.scene(seen)
    found = [*words_of(scene), *game.text(seen).splitlines(), *game.close_up(seen, Size(80, 24)).splitlines()]
    if seat is not None and seat in state.deciders:
        view = SeatView(state, seat)
        found += [*words_of(game.plans(view)), *words_of(game.form(view))]
    return found


def record_words(path: Path, every: int) -> Iterator[str]:
    """What a recorded game says in the language spoken now: journal, tables on the way, debriefing."""
    record = parse_record(path.read_text(encoding="utf-8"))
    game = presented(registry.load(record.game).with_components(record.components))
    journal = Journal()
    for number in range(0, len(record.choices) + 1, every):
        state = replay(record, game, at=number)
        for seat in [*state.deciders[:1], None]:
            yield from table_words(game, state, seat)
    state = replay(record, game, journal=journal)
    yield from table_words(game, state, None)
    for event in journal.events:
        yield from words_of(game.told(event, state.seats))
    if game.has_debriefing:
        yield from words_of(game.debrief(record))


def names_of(game: str) -> set[str]:
    """Words that may stand in both languages."""
    path = NAMES / f"{game}.txt"
    return set(path.read_text(encoding="utf-8").split()) if path.is_file() else set()


def same_words(game: str, language: str, every: int = 7, most: int | None = None) -> list[str]:
    """Texts of a game's records that read alike in English and in another language, though they have words."""
    allowed = names_of(game)
    found: dict[str, None] = {}
    for path in sorted((RECORDS / game).glob("*.record"))[:most]:
        with speaking(ENGLISH):
            english = set(record_words(path, every))
        with speaking(language):
            for text in record_words(path, every):
                if text in english and any(word not in allowed for word in WORD.findall(text)):
                    found[text] = None
    return list(found)


if __name__ == "__main__":
    every = int(sys.argv[sys.argv.index("--every") + 1]) if "--every" in sys.argv else 7
    for text in same_words(sys.argv[1], "fr", every):
        print(text)
