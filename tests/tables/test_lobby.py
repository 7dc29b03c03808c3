"""The lobby: pages that are read once until something changes, and that one bad table does not spoil."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from paddlewheel.tables import lobby
from paddlewheel.tables.storage import schema
from tables.harness import ME, OPEN, Harness


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    made = Harness(tmp_path)
    yield made
    made.close()


def create(harness: Harness, count: int) -> list[str]:
    """Listed tables, the latest first."""
    made = []
    for _ in range(count):
        harness.date.time += 1
        made.append(harness.create(ME, OPEN, listed=True)[0].id)
    return made[::-1]


def listed(harness: Harness, page: int = 0) -> list[str]:
    return [info.id for info in harness.run(harness.registry.lobby.page(page)).tables]


@pytest.fixture
def readings(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The pages that were read from the database. Time makes none of them old."""
    found: list[int] = []
    store = harness.registry.async_store.store
    read = store.listed

    def note(limit: int, skipped: int = 0, waiting_since: float = 0.0) -> object:
        found.append(skipped // lobby.PAGE_SIZE)
        return read(limit, skipped, waiting_since)

    monkeypatch.setattr(store, "listed", note)
    monkeypatch.setattr(lobby, "FRESH_SECONDS", 1e9)
    return found


def test_the_lobby_has_pages(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PAGE_SIZE", 3)
    tables = create(harness, 7)
    pages = [harness.run(harness.registry.lobby.page(number)) for number in range(4)]
    assert [[info.id for info in page.tables] for page in pages] == [tables[:3], tables[3:6], tables[6:], []]
    assert [page.more for page in pages] == [True, True, False, False]


def test_a_page_is_read_once_until_something_changes(harness: Harness, readings: list[int]) -> None:
    first = create(harness, 1)
    assert listed(harness) == listed(harness) == first
    assert readings == [0]
    second = create(harness, 1)
    assert listed(harness) == [*second, *first]
    table = harness.run(harness.registry.table(first[0]))
    harness.run(harness.registry.seating.join(table, 1, "Ann", ""))
    names = [seat.name for info in harness.run(harness.registry.lobby.page(0)).tables for seat in info.seats]
    assert "Ann" in names
    assert readings == [0, 0, 0]


def test_a_choice_changes_nothing_in_the_lobby(harness: Harness, readings: list[int]) -> None:
    table, _ = harness.create(ME, ME, listed=True)
    listed(harness)
    seat = table.log.state.deciders[0]
    token = table.game.token(table.log.state.choices(seat)[0])
    assert harness.run(table.act("choice", seat, token, "a", table.log.seq(seat))).result == "done"
    listed(harness)
    assert readings == [0]


@pytest.mark.parametrize("damage", [{"game": "gone"}, {"options": "{"}, {"forks": "?"}])
def test_one_bad_table_is_logged_and_left_out(
    harness: Harness, damage: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    good, bad, other = create(harness, 3)
    with harness.registry.async_store.store.engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == bad).values(**damage))
    harness.restart()
    with caplog.at_level(logging.ERROR):
        assert listed(harness) == [good, other]
    assert [record.__dict__["table"] for record in caplog.records] == [bad]


def test_a_stored_table_is_described_once(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = create(harness, 3)
    harness.restart()
    assert listed(harness) == tables
    harness.registry.lobby.forget_pages()
    monkeypatch.setattr(harness.registry.lobby, "_read_stored", None)
    assert listed(harness) == tables
