"""A class: pupils come in, are seated, moved and come back; the teacher begins, pauses and ends; it is kept."""

from __future__ import annotations

import asyncio

import pytest

from paddlewheel.kernel import BadInput
from paddlewheel.tables.classroom.codes import LENGTH, LETTERS, new_code, read_code, same_name
from paddlewheel.tables.classroom.glance import STUCK_AFTER, table_glance
from paddlewheel.tables.classroom.messages import Joined
from paddlewheel.tables.classroom.requests import ClassChange
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.housekeeping import Housekeeping
from paddlewheel.tables.keys import digest
from paddlewheel.tables.models import DAY
from paddlewheel.tables.retention import Retention
from paddlewheel.tables.storage.class_store import tables_of_class
from tables.harness import FakeListener, Harness
from tables.school import School, Screen


@pytest.fixture
def school(harness: Harness) -> School:
    return School(harness)


def connect(school: School, joined: Joined) -> FakeListener:
    """A pupil's device at their table."""
    place = joined.state.place
    assert place is not None
    table = school.harness.table(place.table)
    listener = FakeListener(place.seat)
    listener.occupancies = {place.seat: table.seats[place.seat].occupancy}
    table.add(listener)
    return listener


# -- codes ----------------------------------------------------------------------------------------------------


def test_a_code_is_read_in_any_case_with_spaces_and_hyphens() -> None:
    assert read_code(" ktm-4x7 ") == "KTM4X7"
    assert read_code("\uff2bTM4X7") == "KTM4X7"
    assert read_code("KTM4X") is None
    assert read_code("KTM4XO") is None
    code = new_code()
    assert len(code) == LENGTH
    assert set(code) <= set(LETTERS)


def test_no_letter_of_a_code_looks_like_another() -> None:
    for alike in ("0O", "1IL", "2Z", "5S", "8B", "UV"):
        assert len(set(alike) & set(LETTERS)) <= 1


def test_names_are_the_same_however_they_are_written() -> None:
    assert same_name(" ada  LOVE ", "Ada Love")
    assert not same_name("Ada", "Ada L")


# -- coming in ------------------------------------------------------------------------------------------------


def test_pupils_are_seated_as_they_arrive_and_watch_when_all_is_full(school: School) -> None:
    joined = [school.join(name) for name in ("Ada", "Ben", "Cem", "Dora", "Eli")]
    assert [school.place(each.pupil) for each in joined] == [(1, 0), (1, 1), (2, 0), (2, 1), None]
    assert joined[4].state.free == []
    table = school.table(1)
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]
    # The key of the pupil is the key of the seat.
    assert table.seat_of(joined[0].key) == 0


def test_by_choice_a_pupil_takes_a_free_seat_and_may_change_it_before_the_begin(harness: Harness) -> None:
    school = School(harness, seating="choice")
    ada, ben = school.join("Ada"), school.join("Ben")
    assert ada.state.place is None
    assert len(ada.state.free) == 4
    harness.run(school.joining.sit(school.room, ada.key, 2, 1))
    with pytest.raises(TableError, match="taken"):
        harness.run(school.joining.sit(school.room, ben.key, 2, 1))
    harness.run(school.joining.sit(school.room, ada.key, 1, 0))
    assert school.place(ada.pupil) == (1, 0)
    assert school.table(2).seats[1].kind == "open"
    school.begin()
    with pytest.raises(TableError, match="Your teacher can move you"):
        harness.run(school.joining.sit(school.room, ada.key, 2, 1))


def test_by_the_teachers_list_everybody_has_their_seat_and_nobody_else_comes_in(harness: Harness) -> None:
    school = School(harness, seating="list", names=[["Ada", "Ben"], ["Cem", "Dora"]])
    dora = school.join("dora")
    assert dora.name == "Dora"
    assert school.place(dora.pupil) == (2, 1)
    with pytest.raises(TableError, match="Zoe is not on the list"):
        school.join("Zoe")
    with pytest.raises(TableError, match="who sits where"):
        harness.run(school.joining.sit(school.room, dora.key, 1, 0))


def test_the_same_name_comes_back_on_another_device_and_the_old_one_loses_the_seat(school: School) -> None:
    ada = school.join("Ada")
    school.begin()
    school.harness.date.time += 10
    back = school.join("ADA")
    assert back.pupil == ada.pupil
    assert back.key != ada.key
    table = school.table(1)
    assert table.seat_of(back.key) == 0
    assert table.seat_of(ada.key) is None
    assert not school.room.admits(ada.key)


def test_whoever_has_the_key_comes_back_with_it(school: School) -> None:
    ada = school.join("Ada")
    connect(school, ada)
    assert school.join("Ada", ada.key).key == ada.key


def test_a_name_that_is_connected_is_nobody_elses_until_the_teacher_frees_it(school: School) -> None:
    ada = school.join("Ada")
    device, screen, console = connect(school, ada), school.listen(ada.pupil), school.listen()
    with pytest.raises(TableError, match="is here on another device"):
        school.join("Ada")
    school.settle()
    assert console.last("room")["room"]["pupils"][0]["asks"]
    school.harness.run(school.joining.free(school.room, ada.pupil))
    assert screen.disconnected
    assert device.viewers == ()
    school.room.listeners.discard(screen)
    again = school.join("Ada")
    assert again.pupil == ada.pupil
    assert school.place(ada.pupil) == (1, 0)


def test_of_two_with_one_name_at_the_same_moment_the_second_is_told_so(school: School) -> None:
    school.join("Ada")
    with pytest.raises(TableError, match="is here on another device"):
        school.join("Ada")


def test_many_who_come_in_at_once_all_get_a_seat_of_their_own(harness: Harness) -> None:
    school = School(harness, tables=4)
    room = school.room

    async def all_at_once() -> list[Joined]:
        return await asyncio.gather(*[school.joining.join(room, f"Pupil {number}", None) for number in range(8)])

    places = {school.place(each.pupil) for each in harness.run(all_at_once())}
    assert places == {(table, seat) for table in range(1, 5) for seat in range(2)}


def test_a_closed_door_lets_pupils_back_but_nobody_new(school: School) -> None:
    school.join("Ada")
    school.harness.run(school.lesson.change(school.room, ClassChange(door=False)))
    school.harness.date.time += 10
    school.join("Ada")
    with pytest.raises(TableError, match="nobody new"):
        school.join("Ben")


# -- the lesson -----------------------------------------------------------------------------------------------


def test_begin_leaves_empty_tables_alone_and_latecomers_take_a_bots_seat(school: School) -> None:
    ada = school.join("Ada")
    connect(school, ada)
    school.begin()
    assert school.table(2).data.status == "open"
    assert [seat.kind for seat in school.table(1).seats] == ["person", "bot"]
    late = school.join("Ben")
    assert school.place(late.pupil) == (1, 1)
    assert [seat.kind for seat in school.table(1).seats] == ["person", "person"]


def test_latecomers_watch_where_the_teacher_wants_it(harness: Harness) -> None:
    school = School(harness, latecomers="watch", tables=1)
    school.join("Ada")
    school.begin()
    late = school.join("Ben")
    assert late.state.place is None
    assert [each.number for each in late.state.watch] == [1]


def test_bots_do_not_finish_a_game_that_all_pupils_have_left(school: School) -> None:
    ada = school.join("Ada")
    school.begin()
    table = school.table(1)
    school.harness.wait_for_bots(table)
    school.harness.run(school.joining.stand_in(school.room, ada.pupil, True))
    school.harness.run(school.harness.registry.tick())
    school.harness.wait_for_bots(table)
    assert table.data.status == "playing"
    assert table.log.outcome is None


def test_a_bot_sits_in_until_the_teacher_hands_the_seat_back(school: School) -> None:
    ada, ben = school.join("Ada"), school.join("Ben")
    connect(school, ada)
    connect(school, ben)
    school.begin()
    harness, table = school.harness, school.table(1)
    harness.run(school.joining.stand_in(school.room, ada.pupil, True))
    # Somebody who is connected usually gets their seat back at once; not here.
    harness.run(harness.registry.supervisor.check(table))
    assert table.seats[0].stand_in
    with pytest.raises(TableError, match="hands you the seat back"):
        harness.run(table.act("choice", 0, "speed 1", "mine", table.log.seq(0), occupancy=table.seats[0].occupancy))
    harness.run(school.joining.stand_in(school.room, ada.pupil, False))
    assert not table.seats[0].stand_in


def test_only_the_teacher_ends_the_teachers_pause(school: School) -> None:
    ada, ben = school.join("Ada"), school.join("Ben")
    school.begin()
    harness, table = school.harness, school.table(1)
    harness.run(school.lesson.pause(school.room, None, True))
    assert table.is_paused
    with pytest.raises(TableError, match="paused for you"):
        harness.run(harness.registry.seating.pause(table, 0, False))
    school.restart()
    table = school.table(1)
    assert table.is_paused
    assert school.join("Ben", ben.key).state.paused
    harness.run(school.lesson.pause(school.room, 1, False))
    assert not table.is_paused
    assert ada.pupil


def test_a_pause_of_the_pupils_outlives_that_of_the_teacher(school: School) -> None:
    school.join("Ada")
    school.begin()
    harness, table = school.harness, school.table(1)
    harness.run(harness.registry.seating.pause(table, 0, True))
    harness.run(school.lesson.pause(school.room, None, True))
    harness.run(school.lesson.pause(school.room, None, False))
    assert table.is_paused


def test_a_discussion_pauses_all_tables_and_ends_by_itself_also_after_a_restart(school: School) -> None:
    school.join("Ada")
    school.begin()
    school.harness.run(school.lesson.discuss(school.room, 120, "Talk about the flood"))
    assert school.table(1).is_paused
    school.restart(60)
    school.tick(30)
    assert school.room.data.discussion is not None
    assert school.table(1).is_paused
    school.tick(31)
    assert school.room.data.discussion is None
    assert not school.table(1).is_paused


def test_the_clock_of_all_tables_begins_when_the_teacher_sets_it(school: School) -> None:
    school.join("Ada")
    school.join("Ben")
    school.begin()
    harness = school.harness
    harness.clock.time += 500
    harness.run(school.lesson.set_clock(school.room, 60))
    for _ in range(2):
        table = school.table(1)
        decider = next(iter(table.log.state.deciders))
        assert not table.log.clock.is_out(decider, table.now())
        assert table.log.clock.is_out(decider, table.now() + 61)
        school.restart()
    harness.run(school.lesson.set_clock(school.room, None))
    assert not school.table(1).log.clock.is_out(0, school.table(1).now() + 1e6)


def test_a_pupil_is_moved_changes_places_or_only_watches(school: School) -> None:
    ada, ben, cem = (school.join(name) for name in ("Ada", "Ben", "Cem"))
    harness = school.harness

    def move(pupil: str, table: int | None, seat: int | None = None) -> None:
        harness.run(school.joining.move(school.room, pupil, table, seat))

    move(ada.pupil, 2)
    assert school.place(ada.pupil) == (2, 1)
    move(ben.pupil, 2, 0)
    assert (school.place(ben.pupil), school.place(cem.pupil)) == ((2, 0), (1, 1))
    assert school.table(2).seat_of(ben.key) == 0
    move(ben.pupil, None)
    assert school.place(ben.pupil) is None
    move(cem.pupil, 2)
    with pytest.raises(TableError, match="No seat is free"):
        move(ben.pupil, 2)
    with pytest.raises(TableError, match="no table 9"):
        move(ben.pupil, 9)


def test_a_new_game_at_one_table_keeps_the_pupils_and_the_old_game(school: School) -> None:
    ada = school.join("Ada")
    school.begin()
    old = school.table(1)
    school.harness.run(school.lesson.new_game(school.room, 1))
    new = school.table(1)
    assert new.id != old.id
    assert (old.data.status, new.data.status) == ("finished", "playing")
    assert school.place(ada.pupil) == (1, 0)
    assert new.seat_of(ada.key) == 0
    assert school.room.name_of(old.id) == "Table 1, game 1"


def test_ending_all_games_makes_it_a_debriefing(school: School) -> None:
    school.join("Ada")
    school.begin()
    school.harness.run(school.lesson.end(school.room, None))
    table = school.table(1)
    assert table.data.status == "finished"
    assert table.log.outcome is not None
    assert table.log.outcome.reason == "host"
    assert school.room.data.status == "debriefing"


def test_messages_reach_all_or_one_table(school: School) -> None:
    pupils = [school.join(name) for name in ("Ada", "Ben", "Cem")]
    screens = [school.listen(each.pupil) for each in pupils]
    school.harness.run(school.lesson.say(school.room, None, "Five more minutes"))
    school.harness.run(school.lesson.say(school.room, 2, "Look at your coal"))
    school.settle()
    texts = [[notice["text"] for notice in screen.last("pupil")["notices"]] for screen in screens]
    assert texts == [["Five more minutes"], ["Five more minutes"], ["Five more minutes", "Look at your coal"]]


# -- the same deal --------------------------------------------------------------------------------------------


def test_with_the_same_deal_all_tables_are_equal_and_nothing_is_given_away_before_all_are_over(
    harness: Harness,
) -> None:
    school = School(harness, same_deal=True, people=1)
    ada, ben = school.join("Ada"), school.join("Ben")
    connect(school, ada)
    connect(school, ben)
    school.begin()
    one, two = school.table(1), school.table(2)
    assert one.data.seed == two.data.seed
    assert one.log.state.fingerprint() == two.log.state.fingerprint()
    harness.run(school.lesson.end(school.room, 1))
    assert one.data.status == "finished"
    assert one.info().seed is None
    with pytest.raises(TableError, match="same deal"):
        harness.registry.record(one)
    with pytest.raises(TableError, match="same deal"):
        harness.run(harness.registry.fork(one, [], 0))
    harness.run(school.lesson.end(school.room, 2))
    assert one.info().seed == str(one.data.seed)
    assert harness.registry.record(one).seed == one.data.seed


def test_a_deal_is_unsealed_when_the_last_table_ends_by_itself(harness: Harness) -> None:
    school = School(harness, same_deal=True, tables=1)
    school.join("Ada")
    school.join("Ben")
    school.begin()
    table = school.table(1)
    harness.run(harness.registry.seating.resign(table, 0, "enough"))
    assert table.data.status == "finished"
    assert table.data.sealed
    school.tick(1)
    assert not table.data.sealed


# -- what is kept ---------------------------------------------------------------------------------------------


def test_a_class_survives_a_restart_on_both_databases(any_harness: Harness) -> None:
    school = School(any_harness, title="7b", names=[["Ada"]])
    ada = school.join("Ada")
    school.begin()
    school.restart()
    room = school.harness.run(school.classes.find_by_code(school.code.lower()))
    assert room is not None
    assert (room.id, room.data.plan.title, room.data.status) == (school.id, "7b", "playing")
    assert room.is_teacher(school.key)
    assert school.place(ada.pupil) == (1, 0)
    assert school.join("Ada", ada.key).key == ada.key


def test_removing_a_class_deletes_its_tables_and_names_on_both_databases(any_harness: Harness) -> None:
    school, other = School(any_harness), School(any_harness)
    ada = school.join("Ada")
    school.begin()
    tables = [school.table(1).id, school.table(2).id]
    screen = school.listen(ada.pupil)
    any_harness.run(school.classes.remove(school.id))
    assert "removed" in screen.disconnected
    for name in tables:
        with pytest.raises(TableError, match="no such table"):
            any_harness.table(name)
    with pytest.raises(TableError, match="no such class"):
        _ = school.room
    assert len(tables_of_class(any_harness.registry.async_store.store, other.id)) == 2


def test_a_class_that_nobody_uses_is_deleted_after_some_days_but_not_its_tables_before(harness: Harness) -> None:
    school = School(harness)
    school.join("Ada")
    retention = Retention(unstarted=1, classes=30)
    table = school.table(1).id
    for days, there in ((20, True), (31, False)):
        school.restart(days * DAY)
        harness.run(Housekeeping(harness.registry, retention, school.classes).tick())
        assert (harness.registry.async_store.store.load(table) is not None) == there
        if there:
            assert school.room


def test_a_pupil_who_leaves_is_forgotten(school: School) -> None:
    ada = school.join("Ada")
    school.begin()
    school.harness.run(school.joining.leave(school.room, ada.key))
    assert school.room.data.pupils == []
    assert "Ada" not in str([seat.name for seat in school.table(1).seats])
    assert not school.room.admits(ada.key)


def test_a_bad_plan_is_refused_before_anything_is_made(harness: Harness) -> None:
    with pytest.raises(BadInput):
        School(harness, people=8)
    with pytest.raises(TableError, match="no bot"):
        School(harness, people=1, level="clever")


def test_two_processes_change_one_class_without_losing_anything(any_harness: Harness) -> None:
    school = School(any_harness)
    other = Harness(any_harness.folder, any_harness.url)
    try:
        there = School(other)
        there.id = school.id
        ada, ben = school.join("Ada"), there.join("Ben")
        cem = school.join("Cem")
        assert {pupil.name for pupil in school.room.data.pupils} == {"Ada", "Ben", "Cem"}
        assert len({ada.pupil, ben.pupil, cem.pupil}) == 3
        # A pupil of one process is known in the other one, and gone there when they are dismissed.
        screen = Screen(ben.pupil)
        other.run(there.classes.add(there.room, screen))
        any_harness.run(school.joining.dismiss(school.room, ben.pupil))
        other.run(there.classes.refresh(school.id))
        assert "no longer in this class" in screen.disconnected
    finally:
        other.close()


# -- the console ----------------------------------------------------------------------------------------------


def test_stuck_tables_come_first_with_who_is_waited_for_and_since_when(harness: Harness) -> None:
    school = School(harness, people=1)
    ada, ben = school.join("Ada"), school.join("Ben")
    connect(school, ada)
    device = connect(school, ben)
    school.begin()
    for number in (1, 2):
        harness.wait_for_bots(school.table(number))

    def glances() -> list[tuple[int, bool]]:
        console = school.classes.console(school.room, harness.run(school.classes.tables(school.room)))
        return [(each.number, each.stuck) for each in console.tables]

    for number, name in ((1, "Ada"), (2, "Ben")):
        played, table = harness.run(school.classes.tables(school.room))[number - 1]
        (waited,) = table_glance(school.room, played, table, harness.date()).waits
        assert (waited.name, waited.bot, waited.since) == (name, False, harness.date())
    assert glances() == [(1, False), (2, False)]
    school.table(2).remove(device)
    assert glances() == [(2, True), (1, False)]
    harness.date.time += STUCK_AFTER + 1
    assert glances() == [(1, True), (2, True)]
    harness.run(school.lesson.pause(school.room, None, True))
    assert glances() == [(1, False), (2, False)]


def test_only_tables_that_have_changed_are_told_to_the_console(school: School) -> None:
    for name in ("Ada", "Ben", "Cem", "Dora"):
        connect(school, school.join(name))
    console = school.listen()
    school.begin()
    school.settle()
    console.received.clear()
    table = school.table(2)
    school.harness.play(table, next(iter(table.log.state.deciders)), "speed 1")
    school.settle()
    assert [message["type"] for message in console.received] == ["tables"]
    assert [each["number"] for each in console.last("tables")["tables"]] == [2]
    console.received.clear()
    # Nothing happens, nothing is told.
    school.harness.run(school.harness.registry.tick())
    school.harness.run(school.classes.tick())
    school.settle()
    assert console.received == []


def test_a_dismissed_pupil_sees_no_table_any_more(school: School) -> None:
    ada, ben = school.join("Ada"), school.join("Ben")
    school.begin()
    table = school.table(1)
    watching = [FakeListener(None, admitted=digest(each.key)) for each in (ada, ben)]
    for listener in watching:
        table.add(listener)
    school.harness.run(school.joining.dismiss(school.room, ada.pupil))
    assert [bool(listener.disconnected) for listener in watching] == [True, False]
