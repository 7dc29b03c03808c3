"""Choices at a table: committed once, answered the same again, never lost."""

from __future__ import annotations

from paddlewheel.tables.course import SNAPSHOT_EVERY
from paddlewheel.tables.views import encode, view
from tables.sitting import BOT, ME, OPEN, Ear, Venue


def test_a_choice_is_committed_answered_and_told(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen")
    ear = Ear(0, None)
    table.add(ear)
    answer = venue.play(table, 0, "speed 1")
    assert (answer.result, answer.seq) == ("done", 1)
    assert [view["seat"] for view in ear.messages("view")] == [0, None, 0, None]
    venue.restart()
    assert venue.table(table.id).course.record.choices == [(0, "speed 1")]


def test_the_answer_comes_before_the_news(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen")
    ear = Ear(0)
    table.add(ear)
    told: list[int] = []
    venue.run(table.act("choice", 0, "speed 1", "a", 0, lambda answer: told.append(len(ear.messages("view")))))
    assert told == [1]
    assert len(ear.messages("view")) == 2


def test_a_repeated_client_id_gets_the_first_answer_even_after_a_restart(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen")
    first = venue.play(table, 0, "speed 1", "a", 0)
    venue.play(table, 0, "forward", "b", 1)
    assert venue.play(table, 0, "speed 1", "a", 0) == first
    venue.restart()
    again = venue.table(table.id)
    assert venue.play(again, 0, "speed 1", "a", 0) == first
    assert again.course.length == 2


def test_a_stale_choice_is_told_so_and_changes_nothing(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen")
    venue.play(table, 0, "speed 1")
    answer = venue.play(table, 0, "forward", "late", seq=0)
    assert answer.result == "stale"
    assert answer.seq == 1
    assert table.course.length == 1


def test_a_refusal_names_its_rule(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen")
    answer = venue.play(table, 1, "speed 1")
    assert answer.result == "refused"
    assert answer.rule.startswith("MQ-")
    assert answer.why


def test_a_choice_that_does_not_exist_is_refused(venue: Venue) -> None:
    table, _ = venue.create(ME, ME)
    assert "knows no choice" in venue.play(table, 0, "fly").why


def test_simultaneous_decisions_do_not_hold_each_other_up(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, ME)
    for seat in range(3):
        assert venue.play(table, seat, f"pick {seat + 1}", seq=0).result == "done"
    assert table.course.state.deciders == (2,)


def test_an_open_seat_is_joined_by_its_invitation_alone(venue: Venue) -> None:
    table, created = venue.create(ME, OPEN)
    issued = venue.run(venue.table_registry.seating.join(table, 1, "Ann", created.invitations[0].key))
    assert table.seat_of(issued.key) == 1
    assert table.seat_of(created.invitations[0].key) is None
    assert table.info().seats[1].name == "Ann"


def test_bots_play_when_they_are_due_and_a_game_with_bots_ends(venue: Venue) -> None:
    table, _ = venue.create(BOT, BOT, BOT)
    venue.settle(table)
    assert table.data.status == "finished"
    info = table.info()
    assert info.seed == str(table.data.seed)
    venue.restart()
    assert venue.table(table.id).course.state.fingerprint() == table.course.state.fingerprint()


def test_an_undo_goes_back_and_says_why_not(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen")
    for token in ("speed 2", "turn left", "forward"):
        venue.play(table, 0, token)
    ear = Ear(0)
    table.add(ear)
    assert ear.last_view()["undo"]["steps"] == 3
    assert venue.undo(table, 0, back=2).result == "done"
    assert table.course.record.choices == [(0, "speed 2")]
    assert ear.last_view()["kept"] == len(table.course.events(0))
    assert venue.undo(table, 0, back=2).result == "refused"
    assert venue.undo(table, 1).why
    venue.restart()
    again = venue.table(table.id)
    assert again.course.record.choices == [(0, "speed 2")]
    assert venue.undo(again, 0).result == "done"


def test_no_undo_once_something_came_to_light(venue: Venue) -> None:
    table, _ = venue.create(ME, ME)
    venue.play(table, 0, "pick 1")
    assert venue.undo(table, 0).result == "done"
    venue.play(table, 0, "pick 2")
    venue.play(table, 1, "pick 1")
    assert venue.undo(table, 1).result == "refused"


def test_looking_back_from_snapshots_is_looking_back_from_the_start(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen")
    course = table.course
    for number in range(90):
        if not course.state.deciders:
            break
        seat = course.state.deciders[0]
        if number % 5 == 4 and course.match.way_back(seat):
            venue.undo(table, seat)
        else:
            choices = course.state.choices(seat)
            venue.play(table, seat, table.game.token(choices[number % len(choices)]))
    assert course.length > SNAPSHOT_EVERY
    for length in (course.length, 0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, course.length):
        afresh = course._empty()
        afresh.extend(course.entries[:length])
        earlier = course.until(length)
        assert encode(view(earlier, 0, "scene")) == encode(view(afresh, 0, "scene"))
        assert earlier.state.fingerprint() == afresh.state.fingerprint()


def test_events_that_say_the_same_are_kept_once(venue: Venue) -> None:
    tables = [venue.create(ME, ME, game="mississippi-queen")[0] for _ in range(2)]
    for table in tables:
        venue.play(table, 0, "speed 1")
    (*_, one), (*_, other) = (table.course.match.journal.events for table in tables)
    assert one is other
    venue.play(tables[0], 0, "forward")
    assert tables[1].course.match.journal.events[-1] is one
