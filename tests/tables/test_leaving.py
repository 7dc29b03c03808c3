"""People resign, are absent and come back, agree to end a game, or never come back; on both kinds of databases."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.housekeeping import Housekeeping
from paddlewheel.tables.messages import Answer
from paddlewheel.tables.models import DAY, ClockPlan, SeatPlan
from paddlewheel.tables.retention import Retention
from paddlewheel.tables.table import Table
from tables.harness import BOT, ME, OPEN, FakeListener, Harness, HeldBots

QUEEN = "mississippi-queen"


def resign(harness: Harness, table: Table, seat: int, client: str = "") -> Answer:
    return harness.run(harness.registry.seating.resign(table, seat, client or f"resign-{seat}"))


def wish_to_end(harness: Harness, table: Table, seat: int, want: bool = True) -> Answer:
    return harness.run(harness.registry.seating.end(table, seat, want, f"end-{seat}-{table.log.length}"))


def view_of(table: Table, viewer: int | None) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(table.view(viewer, "scene"))
    return found


def other_process(harness: Harness) -> Harness:
    other = Harness(harness.folder, harness.url)
    other.clock.time = harness.clock.time
    return other


# -- resigning ------------------------------------------------------------------------------------------------


def test_with_two_at_the_table_the_other_one_wins(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, game=QUEEN)
    any_harness.play(table, 0, "speed 1")
    assert resign(any_harness, table, 1).result == "done"
    assert table.data.status == "finished"
    any_harness.restart()
    table = any_harness.table(table.id)
    shown = view_of(table, 0)
    assert shown["outcome"]["winners"] == [0]
    assert shown["outcome"]["reason"] == "resigned"
    assert (shown["deciders"], shown["choices"], shown["scene"].get("offers", [])) == ([], [], [])
    assert shown["lines"][-1]["text"].endswith("resigns.")
    assert any_harness.play(table, 0, "forward").result == "refused"


def test_the_record_of_a_resigned_game_ends_where_the_game_did_and_can_be_played_on(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN)
    harness.play(table, 0, "speed 1")
    resign(harness, table, 1)
    record = pw.parse_record(harness.registry.record(table).text())
    assert record.choices == [(0, "speed 1")]
    assert pw.replay(record, table.game).outcome is None
    created = harness.run(harness.registry.fork(table, [ME, ME], at=table.log.length))
    assert harness.play(harness.table(created.table), 0, "forward").result == "done"


def test_with_more_at_the_table_a_bot_plays_on_for_good(any_harness: Harness) -> None:
    table, created = any_harness.create(ME, ME, ME, game=QUEEN)
    listener = FakeListener(1)
    table.add(listener)
    resign(any_harness, table, 0)
    any_harness.wait_for_bots(table)
    assert table.data.status == "playing"
    assert 0 not in table.log.state.deciders
    assert listener.messages("table")[-1]["seats"][0]["resigned"]
    # Coming back changes nothing.
    assert table.seat_of(created.mine[0].key) == 0
    any_harness.run(any_harness.registry.seating.come_back(table, 0))
    assert any_harness.play(table, 0, "speed 1").why == "This seat has resigned."


def test_the_last_but_one_who_resigns_ends_the_game(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, ME, game=QUEEN)
    for seat in (0, 2):
        resign(harness, table, seat)
        harness.wait_for_bots(table)
    assert view_of(table, None)["outcome"]["winners"] == [1]


def test_a_game_against_bots_ends_when_its_person_resigns(harness: Harness) -> None:
    table, _ = harness.create(ME, BOT, BOT, game=QUEEN)
    resign(harness, table, 0)
    outcome = view_of(table, 0)["outcome"]
    assert (outcome["winners"], outcome["ranks"]) == ([1, 2], [3, 1, 1])


def test_in_a_game_that_is_won_together_nobody_wins_by_resigning(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="rising-waters")
    resign(harness, table, 0)
    assert table.data.status == "playing"
    resign(harness, table, 1)
    assert view_of(table, None)["outcome"]["winners"] == []


def test_who_resigns_twice_is_told_so_and_a_repeated_message_is_done(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, ME, game=QUEEN)
    assert resign(any_harness, table, 0, "one").result == "done"
    assert resign(any_harness, table, 0, "one").result == "done"
    again = resign(any_harness, table, 0, "two")
    assert (again.result, again.why) == ("refused", "This seat has resigned.")
    assert [entry.kind for entry in table.log.entries].count("resign") == 1


def test_who_resigns_in_the_middle_of_a_simultaneous_decision_leaves_the_others_theirs(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, ME, game="pebbles")
    seqs = [table.log.seq(seat) for seat in range(3)]
    assert any_harness.play(table, 1, "pick 2").result == "done"
    resign(any_harness, table, 0)
    # Sent before the resignation was seen.
    assert any_harness.play(table, 2, "pick 1", seq=seqs[2]).result == "done"
    any_harness.wait_for_bots(table)
    assert {1, 2} <= {entry.seat for entry in table.log.entries if entry.kind == "choice"}


def test_two_processes_agree_on_who_resigned_first(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, game=QUEEN)
    other = other_process(any_harness)
    there = other.table(table.id)
    assert resign(any_harness, table, 0).result == "done"
    assert resign(other, there, 1).result == "refused"
    assert [entry.seat for entry in there.log.entries] == [0]
    other.close()


def test_after_a_crash_behind_a_resignation_the_game_is_over(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, game=QUEEN)
    store = any_harness.registry.async_store.store
    resign(any_harness, table, 0)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("update tables set status = 'playing'")
        connection.exec_driver_sql("delete from archives")
    any_harness.restart()
    assert any_harness.table(table.id).data.status == "finished"


def test_nobody_takes_back_what_came_before_a_resignation(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, ME, game=QUEEN)
    harness.play(table, 0, "speed 1")
    resign(harness, table, 2)
    assert "resigned" in harness.undo(table, 0).why
    assert [line["text"] for line in view_of(table, 0)["lines"]][-1].endswith("resigns.")


def test_nobody_resigns_before_the_start_or_after_the_end(harness: Harness) -> None:
    table, _ = harness.create(ME, OPEN)
    with pytest.raises(TableError, match="not begun"):
        resign(harness, table, 0)
    table, _ = harness.create(ME, ME, game=QUEEN)
    resign(harness, table, 0)
    assert resign(harness, table, 1).why.startswith("The game is over")


# -- absence --------------------------------------------------------------------------------------------------


def test_nobody_is_replaced_unless_somebody_asks_for_it(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, game=QUEEN, absent_after=60)
    listener = FakeListener(1)
    table.add(listener)
    any_harness.clock.time += 61
    any_harness.run(any_harness.registry.tick())
    any_harness.wait_for_bots(table)
    assert table.log.length == 0
    assert listener.messages("table")[-1]["seats"][0]["absent"]
    any_harness.run(any_harness.registry.seating.stand_in(table, 1, 0))
    any_harness.wait_for_bots(table)
    assert table.log.state.deciders == (1,)


def test_a_bot_stands_in_only_for_somebody_who_has_been_away_for_long(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, BOT, game=QUEEN, absent_after=60)
    stand_in = any_harness.registry.seating.stand_in
    any_harness.clock.time += 59
    for seat in (0, 1, 2):
        with pytest.raises(TableError, match="not been away"):
            any_harness.run(stand_in(table, 1, seat))
    with pytest.raises(TableError, match="no seat 7"):
        any_harness.run(stand_in(table, 1, 7))


def test_somebody_who_is_here_is_not_absent_however_long_they_think(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN, absent_after=60)
    table.add(FakeListener(0))
    harness.clock.time += 600
    with pytest.raises(TableError, match="not been away"):
        harness.run(harness.registry.seating.stand_in(table, 1, 0))


def test_a_person_who_acts_without_a_lasting_connection_is_not_absent(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN, absent_after=60)
    harness.clock.time += 50
    harness.run(harness.registry.seating.speak_up(table, 0, seconds=20))
    harness.clock.time += 70
    with pytest.raises(TableError, match="not been away"):
        harness.run(harness.registry.seating.stand_in(table, 1, 0))


def test_who_is_connected_to_another_process_is_not_absent(any_harness: Harness) -> None:
    if not any_harness.registry.async_store.store.shared:
        pytest.skip("only one process serves an SQLite file")
    table, _ = any_harness.create(ME, ME, game=QUEEN, absent_after=60)
    other = other_process(any_harness)
    other.table(table.id).add(FakeListener(0))
    for _ in range(15):
        any_harness.clock.time += 5
        other.clock.time += 5
        other.run(other.registry.tick())
    with pytest.raises(TableError, match="not been away"):
        any_harness.run(any_harness.registry.seating.stand_in(table, 1, 0))
    other.close()


def test_who_comes_back_while_the_bot_thinks_decides_themselves(any_harness: Harness) -> None:
    any_harness.bots = bots = HeldBots()
    any_harness.restart()
    table, _ = any_harness.create(ME, ME, game=QUEEN, absent_after=60)
    any_harness.clock.time += 61
    any_harness.run(any_harness.registry.seating.stand_in(table, 1, 0))
    assert any_harness.registry.supervisor.is_serving(table)
    any_harness.run(any_harness.registry.seating.come_back(table, 0))
    table.add(FakeListener(0))
    bots.released.set()
    any_harness.wait_for_bots(table)
    assert table.log.length == 0
    assert any_harness.play(table, 0, "speed 1").result == "done"


def test_who_comes_back_while_the_others_ask_for_a_bot_keeps_the_seat(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, game=QUEEN, absent_after=60)
    any_harness.clock.time += 61
    seating = any_harness.registry.seating

    async def both() -> None:
        asked = asyncio.ensure_future(seating.stand_in(table, 1, 0))
        await asyncio.sleep(0)
        table.add(FakeListener(0))
        await seating.come_back(table, 0)
        await asyncio.gather(asked, return_exceptions=True)

    any_harness.run(both())
    any_harness.run(any_harness.registry.supervisor.check(table))
    assert table.seats[0].stand_in == ""
    any_harness.restart()
    assert any_harness.table(table.id).seats[0].stand_in == ""


def test_what_a_bot_chose_for_somebody_cannot_be_taken_back_by_them(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game=QUEEN, absent_after=60)
    harness.run(harness.registry.seating.leave(table, 0))
    harness.wait_for_bots(table)
    harness.run(harness.registry.seating.come_back(table, 0))
    assert "A bot chose for you" in harness.undo(table, 0).why


def test_two_people_take_the_same_seat_and_one_of_them_gets_it(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, OPEN, listed=True)
    other = other_process(any_harness)
    there = other.table(table.id)
    any_harness.run(any_harness.registry.seating.join(table, 1, "Ann", ""))
    with pytest.raises(TableError, match="taken"):
        other.run(other.registry.seating.join(there, 1, "Bob", ""))
    assert there.seats[1].name == "Ann"
    other.close()


# -- ending it ------------------------------------------------------------------------------------------------


def test_a_game_ends_without_a_winner_once_all_wish_it(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, BOT, game=QUEEN)
    wish_to_end(any_harness, table, 0)
    assert table.data.status == "playing"
    assert [seat.wants_end for seat in table.info().seats] == [True, False, False]
    wish_to_end(any_harness, table, 0, want=False)
    wish_to_end(any_harness, table, 1)
    assert table.data.status == "playing"
    any_harness.restart()
    table = any_harness.table(table.id)
    wish_to_end(any_harness, table, 0)
    assert table.data.status == "finished"
    assert view_of(table, None)["outcome"] == {
        "reason": "agreed", "scores": [0, 0, 0], "ranks": [1, 1, 1], "winners": [], "rule": "",
    }  # fmt: skip


def test_who_is_absent_is_not_waited_for_when_the_others_end_it(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, game=QUEEN, absent_after=60)
    table.add(FakeListener(1))
    wish_to_end(any_harness, table, 1)
    assert table.data.status == "playing"
    any_harness.clock.time += 61
    wish_to_end(any_harness, table, 1, want=False)
    wish_to_end(any_harness, table, 1)
    assert table.info().status == "finished"


def test_two_people_who_wish_it_at_two_processes_end_it(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, game=QUEEN)
    other = other_process(any_harness)
    there = other.table(table.id)
    wish_to_end(any_harness, table, 0)
    wish_to_end(other, there, 1)
    assert there.data.status == "finished"
    any_harness.run(table.refresh())
    assert table.log.outcome == there.log.outcome
    other.close()


def test_a_game_that_nobody_continues_is_put_away_and_can_be_replayed(any_harness: Harness) -> None:
    played, _ = any_harness.create(ME, ME, game=QUEEN)
    any_harness.play(played, 0, "speed 1")
    untouched, _ = any_harness.create(ME, ME, game=QUEEN)
    any_harness.registry.tables.clear()
    any_harness.date.time += 61 * DAY
    any_harness.run(Housekeeping(any_harness.registry, Retention()).tick())
    kept = any_harness.table(played.id)
    assert kept.info().status == "finished"
    assert view_of(kept, None)["outcome"]["reason"] == "abandoned"
    assert "speed 1" in any_harness.registry.record_text(kept)
    assert kept.view_at(0, "scene", 1)
    with pytest.raises(TableError, match="no such table"):
        any_harness.table(untouched.id)


# -- pauses ---------------------------------------------------------------------------------------------------


def wishes(table: Table) -> list[bool]:
    return [seat.wants_pause for seat in table.info().seats]


def test_a_request_for_a_pause_is_seen_refused_and_taken_back(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, ME, game=QUEEN)
    pause = any_harness.registry.seating.pause
    listener = FakeListener(2)
    table.add(listener)
    any_harness.run(pause(table, 0, True))
    assert listener.messages("table")[-1]["seats"][0]["wants_pause"]
    any_harness.run(pause(table, 0, False))
    assert wishes(table) == [False, False, False]
    any_harness.run(pause(table, 0, True))
    any_harness.run(pause(table, 1, True))
    any_harness.run(pause(table, 2, False))
    assert wishes(table) == [False, False, False]
    assert not table.is_paused


def test_who_goes_on_ends_the_pause_and_all_wishes_for_it(any_harness: Harness) -> None:
    table, _ = any_harness.create(ME, ME, game=QUEEN)
    pause = any_harness.registry.seating.pause
    for seat in (0, 1):
        any_harness.run(pause(table, seat, True))
    assert table.is_paused
    any_harness.run(pause(table, 1, False))
    assert not table.is_paused
    any_harness.run(pause(table, 1, True))
    assert not table.is_paused


def test_who_has_resigned_is_not_asked_and_cannot_ask(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, ME, game=QUEEN)
    resign(harness, table, 0)
    harness.wait_for_bots(table)
    pause = harness.registry.seating.pause
    with pytest.raises(TableError, match="resigned"):
        harness.run(pause(table, 0, True))
    for seat in (1, 2):
        harness.run(pause(table, seat, True))
    assert table.is_paused


def test_a_clock_that_runs_out_while_a_pause_begins_chooses_nothing(any_harness: Harness) -> None:
    any_harness.bots = bots = HeldBots()
    any_harness.restart()
    table, _ = any_harness.create(ME, ME, game=QUEEN, clock=ClockPlan(decision=30))
    any_harness.clock.time += 31
    any_harness.run(any_harness.registry.tick())
    assert any_harness.registry.supervisor.is_serving(table)
    for seat in (0, 1):
        any_harness.run(any_harness.registry.seating.pause(table, seat, True))
    bots.released.set()
    any_harness.wait_for_bots(table)
    assert [entry.kind for entry in table.log.entries] == ["pause"]
    any_harness.run(any_harness.registry.seating.pause(table, 0, False))
    any_harness.wait_for_bots(table)
    assert table.log.entries[-1].client.startswith("clock-")


def test_seats_may_have_names_of_their_own_at_one_screen(harness: Harness) -> None:
    table, _ = harness.create(SeatPlan(who="me", name="Ada"), SeatPlan(who="me"))
    assert [seat.name for seat in table.seats] == ["Ada", "Player 2"]
