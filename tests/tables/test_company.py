"""Coming and going, clocks, pauses, chat, and what follows after the end."""

from __future__ import annotations

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.keys import commitment, digest
from paddlewheel.tables.messages import Hint
from paddlewheel.tables.models import ClockPlan, Entry, SeatPlan
from paddlewheel.tables.table import Table
from tables.sitting import BOT, ME, OPEN, Ear, Venue


def finished(venue: Venue) -> Table:
    """A game of two people, played to its end."""
    table, _ = venue.create(ME, ME)
    play_out(venue, table)
    return table


def play_out(venue: Venue, table: Table) -> None:
    while table.course.state.deciders:
        seat = table.course.state.deciders[-1]
        choices = table.course.state.choices(seat)
        choice = choices[seat % len(choices)]
        assert venue.play(table, seat, table.game.token(choice)).result == "done"


def test_a_taken_seat_a_wrong_invitation_and_a_missing_one_are_turned_away(venue: Venue) -> None:
    table, created = venue.create(ME, OPEN)
    join = venue.table_registry.seating.join
    for invite in ("", "wrong" * 5, created.mine[0].key):
        with pytest.raises(TableError, match="key"):
            venue.run(join(table, 1, "Eve", invite))
    venue.run(join(table, 1, "Ann", created.invitations[0].key))
    with pytest.raises(TableError):
        venue.run(join(table, 1, "Bob", created.invitations[0].key))


def test_a_listed_table_is_joined_freely(venue: Venue) -> None:
    table, _ = venue.create(ME, OPEN, listed=True)
    assert [info.id for info in venue.run(venue.table_registry.listed())] == [table.id]
    venue.run(venue.table_registry.seating.join(table, 1, "  Ann\u202e\n ", ""))
    assert table.seats[1].name == "Ann"


def test_keys_are_stored_as_digests_only(venue: Venue) -> None:
    table, created = venue.create(ME, OPEN)
    everything = venue.run(venue.table_registry.async_store.call(venue.table_registry.async_store.store.load, table.id))
    stored = msgspec.json.encode(everything).decode()
    for issued in (*created.mine, *created.invitations):
        assert issued.key not in stored
        assert digest(issued.key) in stored
    assert created.host not in stored


def test_open_seats_are_played_by_bots_after_the_start(venue: Venue) -> None:
    table, _ = venue.create(ME, OPEN)
    with pytest.raises(TableError, match="not begun"):
        venue.play(table, 0, "pick 1")
    ear = Ear(0)
    table.add(ear)
    venue.run(venue.table_registry.seating.start(table))
    venue.settle(table)
    assert table.seats[1].kind == "bot"
    assert ear.last_view()["deciders"] == [0]


def test_a_bot_sits_in_for_the_absent_and_gives_the_seat_back(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen", absent_after=60)
    here = Ear(1)
    table.add(here)
    venue.run(venue.table_registry.tick())
    assert table.course.length == 0
    venue.watch.time += 61
    venue.run(venue.table_registry.tick())
    venue.settle(table)
    assert table.seats[0].stand_in == "steady"
    assert table.course.state.deciders == (1,)
    back = Ear(0)
    venue.run(venue.table_registry.seating.come_back(table, 0))
    table.add(back)
    assert table.seats[0].stand_in == ""


def test_who_speaks_without_staying_connected_is_not_missed_and_comes_back(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen", absent_after=60)
    speak_up = venue.table_registry.seating.speak_up
    table.add(Ear(1))
    venue.watch.time += 50
    venue.run(speak_up(table, 0, seconds=20))
    venue.watch.time += 70
    venue.run(venue.table_registry.tick())
    assert table.seats[0].stand_in == ""
    venue.watch.time += 20
    venue.run(venue.table_registry.tick())
    assert table.seats[0].stand_in == "steady"
    venue.run(speak_up(table, 0))
    assert table.seats[0].stand_in == ""


def test_leaving_hands_the_seat_to_a_bot(venue: Venue) -> None:
    table, _ = venue.create(ME, ME)
    venue.run(venue.table_registry.seating.leave(table, 0))
    venue.settle(table)
    assert table.course.state.deciders == (1,)


def test_when_time_is_out_a_bot_plays_one_choice(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen", clock=ClockPlan(decision=30))
    ear = Ear(0)
    table.add(ear)
    venue.watch.time += 20
    left = table.info().seats[0].left
    assert left is not None
    assert left.decision == pytest.approx(10)
    venue.watch.time += 11
    venue.run(venue.table_registry.tick())
    venue.settle(table)
    assert table.course.length == 1


def test_when_the_time_for_the_game_is_out_a_bot_plays_every_choice(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen", clock=ClockPlan(game=30))
    venue.watch.time += 20
    venue.play(table, 0, "speed 1")
    left = table.info().seats[0].left
    assert left is not None
    assert left.game == pytest.approx(10)
    venue.watch.time += 11
    venue.run(venue.table_registry.tick())
    venue.settle(table)
    # The whole turn of the one, none of the other, whose time has not begun.
    assert table.course.state.deciders == (1,)
    assert {entry.seat for entry in table.course.entries} == {0}


def test_a_bot_that_was_to_decide_when_the_server_ended_decides_after_the_start(venue: Venue) -> None:
    table, _ = venue.create(ME, BOT, game="mississippi-queen")
    log = venue.table_registry.async_store.store
    venue.settle(table)
    # The last choice of the person's turn is committed by a process that ends before its bot has thought.
    while table.course.state.deciders == (0,):
        course = table.course
        entry = Entry(course.length + 1, "choice", 0, table.game.token(course.state.choices(0)[-1]), "", 0.0)
        assert log.append([(table.id, entry)]) == [True]
        course.apply(entry)
    length = table.course.length
    venue.restart()
    assert not venue.table_registry.tables
    venue.run(venue.table_registry.resume())
    again = venue.table_registry.tables[table.id]
    venue.settle(again)
    assert again.course.entries[length].seat == 1


def test_a_pause_stops_the_clock_when_all_agree_and_ends_when_one_goes_on(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen", clock=ClockPlan(decision=30, game=300))
    pause = venue.table_registry.seating.pause
    venue.run(pause(table, 0, True))
    assert not table.course.paused
    venue.run(pause(table, 1, True))
    assert table.course.paused
    assert venue.play(table, 0, "speed 1").result == "refused"
    venue.watch.time += 1000
    venue.run(venue.table_registry.tick())
    venue.restart()
    again = venue.table(table.id)
    assert again.course.paused
    venue.run(venue.table_registry.seating.pause(again, 1, False))
    assert venue.play(again, 0, "speed 1").result == "done"


def test_chat_is_kept_and_cleaned(venue: Venue) -> None:
    table, _ = venue.create(ME, ME)
    ear = Ear(None)
    table.add(ear)
    venue.run(table.say(0, "<b>hello\x00</b>"))
    assert ear.messages("chat")[-1]["lines"][0]["text"] == "<b>hello </b>"
    with pytest.raises(TableError):
        venue.run(table.say(0, "\u200b\n"))
    venue.restart()
    assert [line.text for line in venue.table(table.id).chat] == ["<b>hello </b>"]


def test_a_hint_is_one_of_the_offers_and_only_where_allowed(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="mississippi-queen")
    hint = venue.run(venue.table_registry.supervisor.hint(table, 0))
    assert isinstance(hint, Hint)
    assert hint.token.startswith("speed")
    assert hint.label
    strict, _ = venue.create(ME, ME, game="mississippi-queen", hints=False)
    with pytest.raises(TableError):
        venue.run(venue.table_registry.supervisor.hint(strict, 0))


def test_seed_and_record_come_out_at_the_end_and_keep_the_promise(venue: Venue) -> None:
    table, _ = venue.create(ME, ME)
    promised = table.info().commitment
    assert table.info().seed is None
    with pytest.raises(TableError):
        venue.table_registry.record(table)
    play_out(venue, table)
    info = table.info()
    assert info.seed is not None
    assert info.salt is not None
    assert commitment("pebbles", int(info.seed), info.salt) == promised
    record = pw.parse_record(venue.table_registry.record(table).text())
    assert pw.replay(record, table.game).outcome == table.course.state.outcome


def test_a_record_comes_back_as_a_table_and_forks(venue: Venue) -> None:
    text = venue.table_registry.record(finished(venue)).text()
    kept = venue.table(venue.run(venue.table_registry.upload(text)).table)
    assert kept.data.status == "finished"
    assert kept.info().commitment == ""
    created = venue.run(venue.table_registry.fork(kept, [ME, BOT], at=2))
    fork = venue.table(created.table)
    assert fork.course.record.choices[:2] == kept.course.record.choices[:2]
    assert fork.data.fork_of == kept.id
    assert fork.data.status == "playing"
    assert fork.info().commitment != ""


def test_nobody_who_knows_the_finished_game_foresees_its_fork(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="civil-war")
    play_out(venue, table)
    there = table.course.until(9)
    for plans, people in (([ME, BOT], (0,)), ([OPEN, ME], (0, 1))):
        created = venue.run(venue.table_registry.fork(table, plans, at=9))
        fork = venue.table(created.table)
        begins = fork.data.forks[0]
        assert (begins.after, begins.keeps) == (9, people)
        assert begins.seed != table.data.seed
        assert fork.info().commitment == commitment("civil-war", begins.seed, fork.data.salt)
        at_the_fork = fork.course.until(9).state
        assert at_the_fork.chance.seed != there.state.chance.seed
        assert all(at_the_fork.observe(seat) == there.state.observe(seat) for seat in people)
        assert at_the_fork.facts() != there.state.facts()
        venue.settle(fork)
        venue.restart()
        again = venue.table(fork.id)
        assert again.course.state.fingerprint() == fork.course.state.fingerprint()
        table = venue.table(table.id)


HEAD = "paddlewheel record 1\ngame pebbles\nrules 1\nseats 2\nseed 1\n"


@pytest.mark.parametrize(
    "damage", ["", "paddlewheel record 1\nseed " + "9" * 5000, "x" * 100, HEAD + "option seed 3\n--\n"]
)
def test_a_damaged_record_is_refused_in_one_sentence(venue: Venue, damage: str) -> None:
    with pytest.raises(pw.BadRecord):
        venue.run(venue.table_registry.upload(damage))


def test_a_rematch_has_the_same_keys_and_comes_once(venue: Venue) -> None:
    table, created = venue.create(ME, ME)
    play_out(venue, table)
    first = venue.run(venue.table_registry.rematch(table))
    assert venue.run(venue.table_registry.rematch(table)) == first
    again = venue.table(first)
    assert again.seat_of(created.mine[1].key) == 1
    assert again.data.seed != table.data.seed


def test_replay_shows_ones_own_past_and_everything_after_the_end(venue: Venue) -> None:
    table, _ = venue.create(ME, ME)
    venue.play(table, 0, "pick 1")
    assert table.view_at(0, "observation", 0).choices == ["pick 1", "pick 2", "pick 3"]
    with pytest.raises(TableError):
        table.view_at(0, "observation", 7)
    play_out(venue, table)
    assert table.view_at(1, "observation", table.course.length).outcome is not None


def test_idle_tables_leave_memory_and_come_back(venue: Venue) -> None:
    table, _ = venue.create(ME, ME)
    venue.play(table, 0, "pick 1")
    venue.watch.time += 1000
    venue.run(venue.table_registry.tick())
    assert table.id not in venue.table_registry.tables
    assert venue.table(table.id).course.length == 1


def test_a_journal_begins_with_what_set_up_brought_to_light(venue: Venue) -> None:
    table, _ = venue.create(ME, ME, game="civil-war")
    texts = []
    for viewer in (0, 1, None):
        ear = Ear(viewer)
        table.add(ear)
        texts.append([line["text"] for line in ear.last_view()["lines"]])
        assert texts[-1][0].startswith("Battle 1")
    hands = [{line for line in lines if line.startswith("Your reinforcements")} for lines in texts]
    assert [len(hand) for hand in hands] == [1, 1, 0]
    assert hands[0] != hands[1]
    said = len(texts[0])
    venue.play(table, 0, table.game.token(table.course.state.choices(0)[0]))
    venue.restart()
    assert [line.text for line in venue.table(table.id).view_at(0, "observation", 0).lines] == texts[0][:said]


def test_a_bad_plan_is_refused(venue: Venue) -> None:
    with pytest.raises(TableError, match="no bot"):
        venue.create(ME, SeatPlan(who="bot", level="clever"))
    with pytest.raises(pw.BadInput):
        venue.create(ME)
    with pytest.raises(pw.BadInput):
        venue.create(ME, ME, options={"speed": 3})
    with pytest.raises(pw.BadInput, match="no option 'seed'"):
        venue.create(ME, ME, options={"seed": 3})


def test_a_journal_is_told_as_each_may_read_it(venue: Venue) -> None:
    table, _ = venue.create(ME, ME)
    ears = [Ear(0), Ear(1), Ear(None)]
    for ear in ears:
        table.add(ear)
    venue.play(table, 0, "pick 3")
    texts = [[line["text"] for view in ear.messages("view") for line in view["lines"]] for ear in ears]
    assert texts == [["Player 0 has picked.", "You picked 3."], ["Player 0 has picked."], ["Player 0 has picked."]]
