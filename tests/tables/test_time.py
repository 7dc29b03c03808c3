"""Time at a table: who it counts for, who cannot cheat it, and what happens although nobody comes."""

from __future__ import annotations

import pytest

from paddlewheel.tables.clock import TimeLeft
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.models import ClockPlan
from paddlewheel.tables.storage.schedule import LEASE, Schedule
from paddlewheel.tables.storage.store import Store
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import IDLE_SECONDS, MOST_WOKEN
from tables.harness import BOT, ME, FakeListener, Harness

QUEEN = "mississippi-queen"


def left(table: Table, seat: int = 0) -> TimeLeft:
    found = table.info().seats[seat].left
    assert found is not None
    return found


def tick(harness: Harness, seconds: float) -> None:
    """Let time pass, with a tick every second as in a server."""
    for _ in range(int(seconds)):
        harness.clock.time += 1
        harness.run(harness.registry.tick())


# -- clocks -----------------------------------------------------------------------------------------------------


def test_down_time_is_nobodys_also_at_the_second_restart(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN, clock=ClockPlan(game=300))
    for _ in range(2):
        harness.clock.time += 10
        harness.restart(after=10_000)
        table = harness.table(table.id)
        harness.play(table, 0, table.game.token(table.log.state.choices(0)[0]))
    assert left(table).game == pytest.approx(280)


def test_time_counts_while_the_table_is_not_in_memory(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN, clock=ClockPlan(game=3000))
    harness.clock.time += IDLE_SECONDS + 1
    harness.run(harness.registry.tick())
    assert table.id not in harness.registry.tables
    harness.clock.time += 1000
    assert left(harness.table(table.id)).game == pytest.approx(2000 - IDLE_SECONDS - 1)


def test_a_jump_of_the_date_changes_nothing(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN, clock=ClockPlan(decision=30, game=300))
    for date in (-1e6, 2e9):
        harness.date.time = date
        harness.run(harness.registry.tick())
        assert (left(table).decision, table.log.length) == (30, 0)
    harness.play(table, 0, "speed 1")
    harness.restart()
    assert left(harness.table(table.id)).game == 300


def test_taking_back_gives_no_time_back(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN, clock=ClockPlan(decision=30))
    for _ in range(4):
        harness.clock.time += 5
        assert harness.play(table, 0, "speed 1").result == "done"
        harness.clock.time += 2
        assert harness.undo(table, 0).result == "done"
    assert left(table).decision == pytest.approx(2)


@pytest.mark.parametrize("client", ["bot-0", "table-0"])
def test_nobody_can_use_the_ids_of_the_servers_own_acts(harness: Harness, client: str) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN, clock=ClockPlan(decision=30))
    with pytest.raises(TableError, match="does not begin with 'bot-'"):
        harness.run(table.act("choice", 0, "speed 1", client, 0, occupancy=0))
    assert table.log.length == 0


def test_an_id_that_looks_like_the_servers_own_does_not_stop_the_clock(harness: Harness) -> None:
    """Earlier versions took such ids from anybody, so logs may hold them."""
    table, _ = harness.create(ME, ME, game=QUEEN, clock=ClockPlan(decision=30))
    harness.play(table, 0, "speed 1", client="bot-1")
    harness.clock.time += 31
    harness.run(harness.registry.tick())
    harness.wait_for_bots(table)
    assert table.log.length == 2


# -- the schedule -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "plan",
    [{"clock": ClockPlan(decision=5000)}, {"clock": ClockPlan(days=3)}, {"seats": (ME, BOT)}],
    ids=lambda plan: next(iter(plan)),
)
def test_all_idle_tables_leave_memory(harness: Harness, plan: dict[str, object]) -> None:
    seats = plan.pop("seats", (ME, ME))
    table, _ = harness.create(*seats, game=QUEEN, **plan)  # type: ignore[misc]
    harness.wait_for_bots(table)
    harness.clock.time += IDLE_SECONDS + 1
    harness.run(harness.registry.tick())
    assert not harness.registry.tables


def test_a_table_that_somebody_watches_stays(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, clock=ClockPlan(decision=5000))
    table.add(FakeListener(None))
    harness.clock.time += IDLE_SECONDS + 1
    harness.run(harness.registry.tick())
    assert table.id in harness.registry.tables


def test_a_clock_that_is_over_wakes_its_table(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN, clock=ClockPlan(decision=5000))
    harness.clock.time += IDLE_SECONDS + 1
    harness.run(harness.registry.tick())
    harness.clock.time += 4000
    harness.run(harness.registry.tick())
    assert not harness.registry.tables
    harness.clock.time += 1000
    harness.run(harness.registry.tick())
    woken = harness.registry.tables[table.id]
    harness.wait_for_bots(woken)
    assert woken.log.length == 1


def crash(harness: Harness) -> None:
    """The process ends without a word: nothing more is written, and another one starts."""

    harness.run(harness.registry.supervisor.close())
    harness.run(harness.registry.async_store.close())
    harness.registry = harness._open()


def test_after_a_crash_every_table_goes_on_whose_clock_was_running(harness: Harness) -> None:
    names = {harness.create(ME, ME, clock=ClockPlan(decision=20))[0].id for _ in range(MOST_WOKEN + 10)}
    for seconds in (1, 30, 5):
        harness.clock.time += seconds
    crash(harness)
    tick(harness, 60)
    assert set(harness.registry.tables) == names
    for table in harness.registry.tables.values():
        assert table.log.length > 0


def test_a_bot_that_took_a_seat_before_a_crash_plays_on(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN)
    harness.registry.supervisor._closed = True
    harness.run(harness.registry.seating.leave(table, 0))
    crash(harness)
    tick(harness, 1)
    woken = harness.registry.tables[table.id]
    harness.wait_for_bots(woken)
    assert woken.log.state.deciders == (1,)


def test_a_table_in_memory_is_not_due_for_others(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, clock=ClockPlan(decision=5000))
    table.add(FakeListener(None))
    store = Store(harness.url)
    other = Schedule(store)
    for _ in range(5):
        tick(harness, LEASE / 2)
        assert other.due(harness.registry.now(), 9) == []
    harness.clock.time += LEASE + 1
    assert other.due(harness.registry.now(), 9) == [table.id]
    now = harness.registry.now()
    assert [other.claim(table.id, now, now + LEASE) for _ in range(2)] == [True, False]
    store.close()


def test_a_table_that_has_changed_meanwhile_does_not_leave_memory(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, clock=ClockPlan(decision=5000))
    schedule = harness.registry.schedule
    harness.play(table, 0, "pick 1")
    assert not schedule.release(table.id, 0, 99.0, [])
    assert schedule.release(table.id, 1, 99.0, [1.0, 1.0])
