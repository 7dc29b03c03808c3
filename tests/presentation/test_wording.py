"""Number and person: what recorded games and games of chance say is searched for slips of grammar."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel import registry
from paddlewheel.kernel import Journal, replay
from paddlewheel.presentation import LoadedGame, figure_text, turns

RECORDS = Path(__file__).parents[1] / "records"
#: Every so many choices the table is read as well.
EVERY = 9

#: Words that follow a 1 and end in s without being many.
VERBS = "is|has|was|goes|flows|swims|survives|waits|stays|remains|spills|rises|begins|passes|holds|comes|needs|loss"
THINGS = (
    "card|point|passenger|marble|hex|town|tile|reinforcement|survivor|Survivor|battle|round|loss|action|pawn|"
    "agreement|choice|Job Offer|Weather Report|Landowner card|degree|indicator|donated card|coal unit|city|WAGs"
)
#: Verbs of one; after several names or the piranhas they would be wrong.
ONE_DOES = (
    "buys|eats|goes|takes|pays|gets|gives|lays|moves|drives|leaves|wins|loses|has|is|was|promises|asks|offers|"
    "borrows|adds|removes|accepts|settles|votes|commits|draws|plays|swims|lands|owes|keeps|lends|bites|chooses"
)
MANY_DO = "stay|remain|go|flow|wait|swim|spill|survive|are|have|were"
#: Things that have numbers; what follows such a number is not counted by it.
NUMBERED = "Red|Blue|Green|Violet|red|blue|green|violet|Raft|raft|Round|round|Battle|Week|plot|Plot|speed|Speed|pawn"
COUNTED = "".join(f"(?<!{name} )" for name in NUMBERED.split("|")) + r"(?<![-.\d])\b"
SLIPS = {
    "one of many": rf"{COUNTED}1 (?!(?:{VERBS})\b)[a-z]+s\b",
    "many of one": rf"(?<![-.\dT/])\b(?:0|[2-9]|[1-9]\d+) (?:{THINGS})\b(?!s|es| of \d)",
    "one do": rf"{COUNTED}1 (?:(?!to )\w+ ){{0,2}}(?:{MANY_DO})\b",
    "several does": rf"(?<!of )(?<!, )\b[A-Z]\w+ and [A-Z]\w+ (?:{ONE_DOES})\b",
    "piranhas does": rf"\bpiranhas (?:{ONE_DOES})\b",
    "left over": r"  |\.\.(?!\.)| [.,;]|\(\)|\{|\}|\bNone\b|\bTrue\b|\bFalse\b",
    "twice": r"\b([a-z]+) \1\b",
    "article": r"\ba [aeio][a-z]+\b(?<!\ba one)|\ban [bcdfgjklmnpqrstvwxyz][a-z]+\b",
}


def slips(text: str) -> list[str]:
    """The names of the slips in a sentence."""
    return [name for name, pattern in SLIPS.items() if re.search(pattern, text)]


def read_table(game: LoadedGame, state: pw.AnyState) -> Iterator[str]:
    """Prompt, choices and status of whoever decides."""
    for seat in state.deciders[:1] or (None,):
        scene = game.scene(state.observe(seat))
        yield scene.prompt
        for offer in scene.offers:
            yield from (offer.label, offer.help)
        for line in scene.status:
            for figure in line.figures:
                yield from (figure_text(figure), figure.tip)


def read_journal(game: LoadedGame, journal: Journal, seats: int) -> Iterator[str]:
    """Every sentence, and the turns summed up."""
    lines = [game.told(event, seats) for event in journal.events]
    yield from (line.text for line in lines)
    yield from (turn.summary(lambda seat: f"Seat {seat}") for turn in turns(lines))


def recorded(game: LoadedGame) -> Iterator[str]:
    for path in sorted((RECORDS / game.info.id).glob("*.record")):
        record = pw.parse_record(path.read_text(encoding="utf-8"))
        journal = Journal()
        state = replay(record, registry.game_of(record), journal=journal)
        yield from read_journal(game, journal, record.seats)
        yield from read_table(game, state)


def by_chance(game: LoadedGame, seats: int, seed: int) -> Iterator[str]:
    journal = Journal()
    state = game.set_up(seats, seed, {}, journal)
    chance = random.Random(seed)  # noqa: S311
    made = 0
    while state.deciders:
        seat = state.deciders[0]
        if made % EVERY == 0:
            yield from read_table(game, state)
        state.play(seat, chance.choice(state.choices(seat)))
        made += 1
    yield from read_journal(game, journal, seats)


@pytest.mark.parametrize("name", sorted(path.name for path in RECORDS.iterdir() if path.is_dir()))
def test_no_sentence_slips_in_number_or_person(name: str) -> None:
    game = pw.load(name)
    said = {*recorded(game), *by_chance(game, game.info.seats[0], 1), *by_chance(game, game.info.seats[1], 2)}
    assert len(said) > 200
    assert [(text, slips(text)) for text in sorted(said) if slips(text)] == []


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("Alderbridge and Saltmouth buys 2 marbles of water.", "several does"),
        ("Red chooses the fish that the piranhas eats.", "piranhas does"),
        ("1 towns", "one of many"),
        ("2 passenger board.", "many of one"),
        ("1 donated card stay on the track.", "one do"),
        ("Red takes a egg.", "article"),
        ("Red moves  on.", "left over"),
        ("Red moves to to the dock.", "twice"),
    ],
)
def test_the_search_finds_slips(text: str, slip: str) -> None:
    assert slip in slips(text)
