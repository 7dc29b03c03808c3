"""Recorded games replay to the same state, for ever; together they show everything that can happen in play."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.games.mississippi_queen import GAME as MISSISSIPPI_QUEEN
from records.make_mississippi_queen import WISHES, moments

RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.rglob("*.record"))

#: What the recorded races of Mississippi Queen have to show together: every event, every rule an event can name,
#: every way a race ends, and moments that need a closer look.
RACES_SHOW = {
    *("speed", "turn", "forward", "push", "face", "boards", "lands", "out of coal", "aground", "stranded"),
    *("tile", "platform", "reroll", "removed", "round", "over"),
    *("MQ-5", "MQ-7", "MQ-8", "MQ-10", "MQ-11", "MQ-12", "MQ-18", "MQ-19", "MQ-21", "MQ-21b", "MQ-22", "MQ-23"),
    *("MQ-29", "MQ-30", "MQ-31", "MQ-33", "MQ-34a", "MQ-34c", "MQ-34d", "MQ-38", "MQ-44", "MQ-45", "MQ-47"),
    *("over: landed", "over: all out", "over: too few passengers", "over: rounds", "all places", "lands 4"),
    *("speed for coal", "turn for coal", "points left over", "goes back", "two passengers", "removed with passengers"),
    *(
        "boards by push",
        "lands by push",
        "tile by push",
        "push onto a dock",
        "push from a dock",
        "two pushes in a move",
    ),
    *("boards and lands", "island before the platform", "dead end"),
}


def replayed(path: Path) -> tuple[pw.Record, pw.AnyState]:
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    return record, pw.replay(record, pw.load(record.game))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_its_fingerprint(path: Path) -> None:
    record, state = replayed(path)
    assert record.game == path.parent.name
    assert record.fingerprint, "a record ends with its fingerprint"
    assert state.fingerprint() == record.fingerprint
    assert state.outcome is not None
    assert record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_law_is_broken_in_a_recorded_game(path: Path) -> None:
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    state = pw.load(record.game).new(seats=record.seats, seed=record.seed, **record.options)
    for number, (seat, token) in enumerate(record.choices):
        state.play(seat, token)
        assert state.game.broken_law(state) is None, f"after choice {number + 1}, {token!r} by seat {seat}"


@pytest.mark.parametrize("game", sorted({path.parent.name for path in FILES}))
def test_a_game_has_twenty_records_or_more(game: str) -> None:
    assert len([path for path in FILES if path.parent.name == game]) >= 20


def shown_by(path: Path) -> set[str]:
    journal = pw.Journal()
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    return moments(journal.events, pw.replay(record, MISSISSIPPI_QUEEN, journal=journal))


def test_the_recorded_races_show_everything_that_can_happen() -> None:
    folder = RECORDS / "mississippi-queen"
    shown = {path.stem: shown_by(path) for path in sorted(folder.glob("*.record"))}
    assert RACES_SHOW - set().union(*shown.values()) == set()
    wanted = {wish.name: set(wish.shows) for wish in WISHES}
    assert shown.keys() == wanted.keys()
    assert {name: wanted[name] - shown[name] for name in wanted if wanted[name] - shown[name]} == {}


def test_the_recorded_races_are_of_both_kinds_and_all_numbers_of_seats() -> None:
    records = [replayed(path)[0] for path in (RECORDS / "mississippi-queen").glob("*.record")]
    assert {(record.options["race"], record.seats) for record in records} == {
        (race, seats) for race in ("passenger", "introductory") for seats in (2, 3, 4, 5)
    }
