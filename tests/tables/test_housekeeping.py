"""Tables that nobody uses are deleted after some days, and leave the lobby earlier."""

from __future__ import annotations

from typing import Any

import pytest

from paddlewheel.tables.archive import archived
from paddlewheel.tables.housekeeping import BATCH, SWEEP_SECONDS, Housekeeping
from paddlewheel.tables.models import DAY, Status
from paddlewheel.tables.retention import Retention
from paddlewheel.tables.storage.upkeep import count_by_status, note_use
from tables.harness import ME, OPEN, FakeListener, Harness

RETENTION = Retention(finished=30, abandoned=20, unstarted=10, closed=5)


def stored(harness: Harness) -> dict[Status, int]:
    return count_by_status(harness.registry.async_store.store)


def forget(harness: Harness) -> None:
    """As after two minutes without anybody."""
    harness.registry.tables.clear()


def a_table_of_each_status(harness: Harness) -> dict[str, str]:
    names = {"playing": harness.create(ME, ME)[0].id, "open": harness.create(ME, OPEN, listed=True)[0].id}
    store = harness.registry.async_store.store
    finished, closed = harness.create(ME, ME)[0], harness.create(ME, ME)[0]
    store.finish(finished.id, harness.date(), archived(finished.log, finished.seats))
    store.end(closed.id, harness.date())
    names |= {"finished": finished.id, "closed": closed.id}
    forget(harness)
    return names


@pytest.mark.parametrize(
    ("days", "left"),
    [
        (4, {"playing", "open", "finished", "closed"}),
        (6, {"playing", "open", "finished"}),
        (11, {"playing", "finished"}),
        (21, {"finished"}),
        (31, set()),
    ],
)
def test_tables_expire_by_age(harness: Harness, days: int, left: set[str]) -> None:
    a_table_of_each_status(harness)
    keeping = Housekeeping(harness.registry, RETENTION)
    harness.date.time += days * DAY
    harness.run(keeping.tick())
    assert set(stored(harness)) == left


def test_with_0_days_everything_is_kept(harness: Harness) -> None:
    a_table_of_each_status(harness)
    harness.date.time += 10_000 * DAY
    harness.run(Housekeeping(harness.registry, Retention(finished=0, abandoned=0, unstarted=0, closed=0)).tick())
    assert sum(stored(harness).values()) == 4


def test_a_table_in_use_stays_whoever_serves_it(harness: Harness) -> None:
    names = a_table_of_each_status(harness)
    here, keeping = harness.table(names["finished"]), Housekeeping(harness.registry, RETENTION)
    here.add(FakeListener(None))
    for _ in range(4):
        harness.date.time += 20 * DAY
        harness.run(keeping.tick())
    # Another process, that knows of nobody here.
    away = Harness(harness.folder, harness.url)
    away.date.time = harness.date.time
    away.run(Housekeeping(away.registry, RETENTION).tick())
    away.close()
    assert stored(harness) == {"finished": 1}


def test_who_opens_an_old_table_keeps_it(harness: Harness) -> None:
    name = a_table_of_each_status(harness)["finished"]
    harness.date.time += 29 * DAY
    harness.table(name)
    forget(harness)
    harness.date.time += 29 * DAY
    harness.run(Housekeeping(harness.registry, RETENTION).tick())
    assert harness.table(name)


def test_a_table_that_is_opened_while_it_expires_is_kept_or_gone_but_never_half(harness: Harness) -> None:
    name = a_table_of_each_status(harness)["finished"]
    harness.date.time += 31 * DAY
    limit = RETENTION.limits(harness.date())["finished"]
    harness.table(name)
    assert not harness.run(harness.registry.delete(name, limit))
    assert harness.table(name)


def test_a_table_that_expires_while_it_is_opened_is_not_there(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = a_table_of_each_status(harness)["finished"]
    harness.date.time += 31 * DAY
    store = harness.registry.async_store.store
    load = store.load

    def load_and_expire(table: str) -> Any:
        found = load(table)
        store.delete(table)
        return found

    monkeypatch.setattr(store, "load", load_and_expire)
    with pytest.raises(Exception, match="no such table"):
        harness.table(name)


def test_many_expired_tables_are_deleted_a_few_at_a_time(harness: Harness) -> None:
    for _ in range(BATCH + 3):
        harness.create(ME, OPEN)
    forget(harness)
    harness.date.time += 11 * DAY
    keeping = Housekeeping(harness.registry, RETENTION)
    harness.run(keeping.tick())
    assert stored(harness) == {"open": 3}
    harness.run(keeping.tick())
    assert stored(harness) == {}
    # Then it rests.
    table, _ = harness.create(ME, OPEN)
    note_use(harness.registry.async_store.store, [table.id], 0.0)
    forget(harness)
    for wait, left in ((SWEEP_SECONDS - 1, {"open": 1}), (1, {})):
        harness.date.time += wait
        harness.run(keeping.tick())
        assert stored(harness) == left


def test_open_tables_leave_the_lobby_after_a_day_and_games_stay(harness: Harness) -> None:
    waiting, playing = harness.create(ME, OPEN, listed=True)[0], harness.create(ME, ME, listed=True)[0]
    harness.date.time += DAY
    assert {info.id for info in harness.run(harness.registry.lobby.page(0)).tables} == {waiting.id, playing.id}
    harness.date.time += 1
    harness.registry.lobby.forget_pages()
    assert {info.id for info in harness.run(harness.registry.lobby.page(0)).tables} == {playing.id}
    assert harness.table(waiting.id).data.status == "open"
