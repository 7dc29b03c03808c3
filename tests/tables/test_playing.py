"""Choices at a table: committed once, answered in the same way every time, never lost."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.game_log import SNAPSHOT_EVERY
from paddlewheel.tables.models import Entry
from paddlewheel.tables.views import encode, view
from tables.harness import BOT, ME, OPEN, FakeListener, Harness


def test_a_choice_is_committed_answered_and_told(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen")
    listener = FakeListener(0, None)
    table.add(listener)
    answer = harness.play(table, 0, "speed 1")
    assert (answer.result, answer.seq) == ("done", 1)
    assert [view["seat"] for view in listener.messages("view")] == [0, None, 0, None]
    harness.restart()
    assert harness.table(table.id).log.choices == [(0, "speed 1")]


def test_the_answer_comes_before_the_view(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen")
    listener = FakeListener(0)
    table.add(listener)
    told: list[int] = []
    harness.run(table.act("choice", 0, "speed 1", "a", 0, lambda answer: told.append(len(listener.messages("view")))))
    assert told == [1]
    assert len(listener.messages("view")) == 2


def test_a_repeated_client_id_gets_the_first_answer_even_after_a_restart(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen")
    first = harness.play(table, 0, "speed 1", "a", 0)
    harness.play(table, 0, "forward", "b", 1)
    assert harness.play(table, 0, "speed 1", "a", 0) == first
    harness.restart()
    reloaded = harness.table(table.id)
    assert harness.play(reloaded, 0, "speed 1", "a", 0) == first
    assert reloaded.log.length == 2


def test_a_stale_choice_gets_that_answer_and_changes_nothing(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen")
    harness.play(table, 0, "speed 1")
    answer = harness.play(table, 0, "forward", "late", seq=0)
    assert answer.result == "stale"
    assert answer.seq == 1
    assert table.log.length == 1


def test_a_refusal_names_its_rule(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen")
    answer = harness.play(table, 1, "speed 1")
    assert answer.result == "refused"
    assert answer.rule.startswith("MQ-")
    assert answer.why


def test_a_choice_that_does_not_exist_is_refused(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    assert "knows no choice" in harness.play(table, 0, "fly").why


def test_simultaneous_decisions_do_not_wait_for_each_other(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, ME)
    for seat in range(3):
        assert harness.play(table, seat, f"pick {seat + 1}", seq=0).result == "done"
    assert table.log.state.deciders == (2,)


def test_an_open_seat_is_joined_with_its_invitation_only(harness: Harness) -> None:
    table, created = harness.create(ME, OPEN)
    issued = harness.run(harness.registry.seating.join(table, 1, "Ann", created.invitations[0].key))
    assert table.seat_of(issued.key) == 1
    assert table.seat_of(created.invitations[0].key) is None
    assert table.info().seats[1].name == "Ann"


def test_bots_play_their_seats_and_a_game_of_bots_ends(harness: Harness) -> None:
    table, _ = harness.create(BOT, BOT, BOT)
    harness.wait_for_bots(table)
    assert table.data.status == "finished"
    info = table.info()
    assert info.seed == str(table.data.seed)
    harness.restart()
    assert harness.table(table.id).log.state.fingerprint() == table.log.state.fingerprint()


def test_an_undo_takes_choices_back_or_says_why_not(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen")
    for token in ("speed 2", "turn left", "forward"):
        harness.play(table, 0, token)
    listener = FakeListener(0)
    table.add(listener)
    assert listener.last_view()["undo"]["steps"] == 3
    assert harness.undo(table, 0, back=2).result == "done"
    assert table.log.choices == [(0, "speed 2")]
    assert listener.last_view()["kept"] == len(table.log.events(0))
    assert harness.undo(table, 0, back=2).result == "refused"
    assert harness.undo(table, 1).why
    assert harness.undo(table, 1).rule == "PW-1", "a rule about undo, not about the decision at hand"
    harness.restart()
    reloaded = harness.table(table.id)
    assert reloaded.log.choices == [(0, "speed 2")]
    assert harness.undo(reloaded, 0).result == "done"


def test_no_undo_once_something_was_revealed(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    harness.play(table, 0, "pick 1")
    assert harness.undo(table, 0).result == "done"
    harness.play(table, 0, "pick 2")
    harness.play(table, 1, "pick 1")
    refused = harness.undo(table, 1)
    assert (refused.result, refused.rule) == ("refused", "PW-2")


def test_looking_back_from_a_snapshot_shows_the_same_as_a_replay_from_the_start(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen")
    log = table.log
    for number in range(90):
        if not log.state.deciders:
            break
        seat = log.state.deciders[0]
        if number % 5 == 4 and log.undo_steps(seat):
            harness.undo(table, seat)
        else:
            choices = log.state.choices(seat)
            harness.play(table, seat, table.game.token(choices[number % len(choices)]))
    assert log.length > SNAPSHOT_EVERY
    for length in (log.length, 0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, log.length):
        replayed = log.until(0)
        replayed.replay(log.entries[:length])
        earlier = log.until(length)
        assert encode(view(earlier, 0, "scene")) == encode(view(replayed, 0, "scene"))
        assert earlier.state.fingerprint() == replayed.state.fingerprint()


def test_equal_events_of_different_tables_are_stored_once(harness: Harness) -> None:
    tables = [harness.create(ME, ME, game="mississippi-queen")[0] for _ in range(2)]
    for table in tables:
        harness.play(table, 0, "speed 1")
    (*_, one), (*_, other) = (table.log.journal.events for table in tables)
    assert one is other
    harness.play(tables[0], 0, "forward")
    assert tables[1].log.journal.events[-1] is one


def test_journal_lines_stay_right_when_an_undo_comes_before_a_secret_choice(harness: Harness) -> None:
    """Seat 0 takes back what seat 1 was told about; the later secret of seat 1 moves up in its journal."""
    table, _ = harness.create(ME, ME, game="civil-war")
    listener = FakeListener(1)
    table.add(listener)
    while 0 in table.log.state.deciders:
        harness.play(table, 0, table.game.token(table.log.state.choices(0)[0]))
    harness.play(table, 1, table.game.token(table.log.state.choices(1)[0]))
    assert harness.undo(table, 0).result == "done"
    lines: list[str] = []
    for shown in listener.messages("view"):
        lines = lines[: shown["kept"]] + [line["text"] for line in shown["lines"]]
    assert lines == [table.game.line(event, 2).text for event in table.log.events(1)]


@pytest.mark.parametrize("game", pw.games())
def test_a_finished_game_stays_as_it_ended(harness: Harness, game: str) -> None:
    table, _ = harness.create(*[ME] * pw.load(game).info.usual_seats, game=game)
    while table.log.state.deciders:
        last = table.log.state.deciders[0]
        table.log.play(last, table.log.state.choices(last)[0])
    table.data.status = "finished"
    ended = table.log.length, table.log.record, table.log.state.fingerprint()
    for seat in range(table.data.seats):
        assert table.log.undo_steps(seat) == 0
        refused = harness.undo(table, seat)
        assert (refused.result, refused.why) == ("refused", "The game is over, and stays as it ended.")
    with pytest.raises(TableError, match="no game to pause"):
        harness.run(harness.registry.seating.pause(table, 0, True))
    assert (table.log.length, table.log.record, table.log.state.fingerprint()) == ended


def test_what_an_earlier_version_let_follow_the_end_does_not_count(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    store = harness.registry.async_store.store
    while table.log.state.deciders:
        last = table.log.state.deciders[0]
        harness.play(table, last, table.game.token(table.log.state.choices(last)[0]))
    ended = table.log.record
    store.append([(table.id, Entry(table.log.length + 1, "undo", last, "1", "late", 0.0))])
    harness.run(table.refresh())
    harness.restart()
    assert harness.table(table.id).log.record == ended
