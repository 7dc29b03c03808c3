"""What pages take from the program: of each game seats, options, sources, a worked turn and rulings; spaces for agents.

python tests/docs/game_pages.py          writes it into docs/games and docs/envs.md; the tests compare it
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

import paddlewheel as pw
from paddlewheel.arena.levels import table, write_between_marks
from paddlewheel.envs.describe import row
from paddlewheel.kernel import describe_options

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "games"
RECORDS = ROOT / "tests" / "records"


class Turn(NamedTuple):
    """Some choices of a recorded game."""

    record: str
    first: int
    last: int
    #: How many lines of the journal are shown of one choice at most.
    lines: int = 8


TURNS = {
    "mississippi-queen": Turn("02-three-race-for-the-places", 23, 29),
    "flooded-forest": Turn("01-three-at-the-river", 97, 103),
    "civil-war": Turn("01-the-union-wins", 1, 6, 13),
    "my-river-kit": Turn("01-two-win-together", 8, 24, 9),
    "rising-waters": Turn("02-two-in-the-fall", 7, 18),
}

RULINGS = {
    "mississippi-queen": ["MQ-12a", "MQ-17a", "MQ-18a", "MQ-23a", "MQ-26a", "MQ-32b", "MQ-34c", "MQ-38a"],
    "flooded-forest": ["FF-10a", "FF-17f", "FF-26", "FF-31b", "FF-42a", "FF-49a"],
    "civil-war": ["CW-4a", "CW-5a", "CW-9a", "CW-15a", "CW-19d", "CW-24a", "CW-27b"],
    "my-river-kit": ["RK-6a", "RK-12b", "RK-21a", "RK-36b", "RK-38a", "RK-40b"],
    "rising-waters": ["RW-2a", "RW-2b", "RW-26b", "RW-50a", "RW-52a", "RW-103a", "RW-108a"],
}


def facts(game: pw.LoadedGame) -> str:
    info = game.info
    fewest, most = info.seats
    usual = f", {info.usual_seats} by default" if fewest < most else ""
    time = "{} to {} minutes among people".format(*info.minutes)
    text = f"{info.seats_in_words} seats{usual}; {time}. Rules version {info.rules_version}.\n"
    options = describe_options(game.options)
    if not options:
        return text + "There are no options.\n"
    rows = [(f"`{each.name}`", each.allowed, f"`{each.default}`".lower(), each.meaning) for each in options]
    return f"{text}\n{table(('option', 'values', 'default', 'meaning'), rows)}"


def sources(game: pw.LoadedGame) -> str:
    """How many of the components come from where."""
    marks = Counter(row[-1] for part in game.components_shown() for row in part.rows if part.columns[-1] == "from")
    rows = [(mark, f"{marks[mark]:,}") for mark in ("rulebook", "published", "reconstructed") if marks[mark]]
    return table(("from", "lines of `paddlewheel components`"), rows)


def turn(game: pw.LoadedGame) -> str:
    """The choices of a turn, and what the journal tells a spectator of each."""
    shown = TURNS[game.info.id]
    record = pw.parse_record((RECORDS / game.info.id / f"{shown.record}.record").read_text(encoding="utf-8"))
    rows: list[tuple[str, str, str]] = []
    told = 0
    for number in range(shown.first - 1, shown.last + 1):
        journal = pw.Journal()
        state = pw.replay(record, game, number, journal)
        lines = [game.line(event, state.seats) for event in journal.seen_by(None)]
        if number >= shown.first:
            seat, token = record.choices[number - 1]
            new = [f"{line.text} ({line.rule})" for line in lines[told:]]
            more = ["..."] if len(new) > shown.lines else []
            rows.append((str(seat + 1), f"`{token}`", "<br>".join([*new[: shown.lines], *more])))
        told = len(lines)
    return table(("seat", "choice", "what everybody is told"), rows)


def rulings(game: pw.LoadedGame) -> str:
    book = game.rulebook
    rows = [(number, book[number].text, book[number].why) for number in RULINGS[game.info.id]]
    return table(("ruling", "what we play", "why"), rows)


PARTS = {"facts": facts, "sources": sources, "turn": turn, "rulings": rulings}


def main() -> None:
    for name in TURNS:
        for part, make in PARTS.items():
            write_between_marks(PAGES / f"{name}.md", part, make(pw.load(name)))
    headings = ("id", "actions", "numbers", "decisions", "reward")
    spaces = table(headings, [row(name) for name in TURNS])
    write_between_marks(ROOT / "docs" / "envs.md", "spaces", spaces)


if __name__ == "__main__":
    main()
