"""Seats, clocks, pauses, chat, and what is possible after the end."""

from __future__ import annotations

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.keys import commitment, digest
from paddlewheel.tables.messages import Hint
from paddlewheel.tables.models import ClockPlan, Entry, SeatPlan
from paddlewheel.tables.table import Table
from tables.harness import BOT, ME, OPEN, FakeListener, Harness


def finished(harness: Harness) -> Table:
    """A game of two people, played to its end."""
    table, _ = harness.create(ME, ME)
    play_out(harness, table)
    return table


def play_out(harness: Harness, table: Table) -> None:
    while table.log.state.deciders:
        seat = table.log.state.deciders[-1]
        choices = table.log.state.choices(seat)
        choice = choices[seat % len(choices)]
        assert harness.play(table, seat, table.game.token(choice)).result == "done"


def test_nobody_joins_a_taken_seat_or_without_the_right_invitation(harness: Harness) -> None:
    table, created = harness.create(ME, OPEN)
    join = harness.registry.seating.join
    for invite in ("", "wrong" * 5, created.mine[0].key):
        with pytest.raises(TableError, match="invitation"):
            harness.run(join(table, 1, "Eve", invite))
    harness.run(join(table, 1, "Ann", created.invitations[0].key))
    with pytest.raises(TableError):
        harness.run(join(table, 1, "Bob", created.invitations[0].key))


def test_anybody_can_join_a_listed_table(harness: Harness) -> None:
    table, _ = harness.create(ME, OPEN, listed=True)
    assert [info.id for info in harness.run(harness.registry.lobby.page(0)).tables] == [table.id]
    harness.run(harness.registry.seating.join(table, 1, "  Ann\u202e\n ", ""))
    assert table.seats[1].name == "Ann"


def test_keys_are_stored_as_digests_only(harness: Harness) -> None:
    table, created = harness.create(ME, OPEN)
    everything = harness.run(harness.registry.async_store.call(harness.registry.async_store.store.load, table.id))
    stored = msgspec.json.encode(everything).decode()
    for issued in (*created.mine, *created.invitations):
        assert issued.key not in stored
        assert digest(issued.key) in stored
    assert created.host not in stored


def test_open_seats_are_played_by_bots_after_the_start(harness: Harness) -> None:
    table, _ = harness.create(ME, OPEN)
    with pytest.raises(TableError, match="not begun"):
        harness.play(table, 0, "pick 1")
    listener = FakeListener(0)
    table.add(listener)
    harness.run(harness.registry.seating.start(table))
    harness.wait_for_bots(table)
    assert table.seats[1].kind == "bot"
    assert listener.last_view()["deciders"] == [0]


def test_a_bot_plays_the_seat_of_a_person_who_leaves(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    harness.run(harness.registry.seating.leave(table, 0))
    harness.wait_for_bots(table)
    assert table.log.state.deciders == (1,)


def test_when_the_time_for_a_decision_is_over_a_bot_makes_one_choice(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen", clock=ClockPlan(decision=30))
    listener = FakeListener(0)
    table.add(listener)
    harness.clock.time += 20
    left = table.info().seats[0].left
    assert left is not None
    assert left.decision == pytest.approx(10)
    harness.clock.time += 11
    harness.run(harness.registry.tick())
    harness.wait_for_bots(table)
    assert table.log.length == 1


def test_when_the_time_for_the_game_is_over_a_bot_makes_every_choice(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen", clock=ClockPlan(game=30))
    harness.clock.time += 20
    harness.play(table, 0, "speed 1")
    left = table.info().seats[0].left
    assert left is not None
    assert left.game == pytest.approx(10)
    harness.clock.time += 11
    harness.run(harness.registry.tick())
    harness.wait_for_bots(table)
    # The whole turn of the one, none of the other, whose time has not begun.
    assert table.log.state.deciders == (1,)
    assert {entry.seat for entry in table.log.entries} == {0}


def test_a_bot_that_had_to_decide_when_the_server_stopped_decides_after_the_restart(harness: Harness) -> None:
    table, _ = harness.create(ME, BOT, game="mississippi-queen")
    store = harness.registry.async_store.store
    harness.wait_for_bots(table)
    # The last choice of the person's turn is committed by a process that ends before its bot has thought.
    while table.log.state.deciders == (0,):
        entry = Entry(table.log.length + 1, "choice", 0, table.game.token(table.log.state.choices(0)[-1]), "", 0.0)
        assert store.append([(table.id, entry)]) == [True]
        table.log.add(entry)
    length = table.log.length
    harness.restart()
    assert not harness.registry.tables
    harness.run(harness.registry.wake())
    reloaded = harness.registry.tables[table.id]
    harness.wait_for_bots(reloaded)
    assert reloaded.log.entries[length].seat == 1


def test_a_pause_begins_when_all_agree_stops_the_clock_and_ends_when_one_goes_on(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen", clock=ClockPlan(decision=30, game=300))
    pause = harness.registry.seating.pause
    harness.run(pause(table, 0, True))
    assert not table.log.paused
    harness.run(pause(table, 1, True))
    assert table.log.paused
    assert harness.play(table, 0, "speed 1").result == "refused"
    harness.clock.time += 1000
    harness.run(harness.registry.tick())
    harness.restart()
    reloaded = harness.table(table.id)
    assert reloaded.log.paused
    harness.run(harness.registry.seating.pause(reloaded, 1, False))
    assert harness.play(reloaded, 0, "speed 1").result == "done"


def test_chat_is_stored_without_control_characters(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    listener = FakeListener(None)
    table.add(listener)
    harness.run(table.say(0, "<b>hello\x00</b>"))
    assert listener.messages("chat")[-1]["lines"][0]["text"] == "<b>hello </b>"
    with pytest.raises(TableError):
        harness.run(table.say(0, "\u200b\n"))
    harness.restart()
    assert [line.text for line in harness.table(table.id).chat] == ["<b>hello </b>"]


def test_a_hint_is_one_of_the_offers_and_only_given_where_hints_are_allowed(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="mississippi-queen")
    hint = harness.run(harness.registry.supervisor.hint(table, 0))
    assert isinstance(hint, Hint)
    assert hint.token.startswith("speed")
    assert hint.label
    assert hint.turn[0] == hint.token
    assert hint.seq == table.log.seq(0)
    assert "Chance to win: " in hint.why
    strict, _ = harness.create(ME, ME, game="mississippi-queen", hints=False)
    with pytest.raises(TableError):
        harness.run(harness.registry.supervisor.hint(strict, 0))


def test_with_one_choice_there_is_no_hint(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="civil-war")
    state = table.log.state
    while len(state.choices(state.deciders[0])) > 1:
        seat = state.deciders[0]
        harness.play(table, seat, state.game.token(state.choices(seat)[0]))
        state = table.log.state
    with pytest.raises(TableError, match="nothing to advise"):
        harness.run(harness.registry.supervisor.hint(table, state.deciders[0]))


def test_seed_and_record_are_shown_at_the_end_and_match_the_commitment(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    promised = table.info().commitment
    assert table.info().seed is None
    with pytest.raises(TableError):
        harness.registry.record(table)
    play_out(harness, table)
    info = table.info()
    assert info.seed is not None
    assert info.salt is not None
    assert commitment("pebbles", int(info.seed), info.salt) == promised
    record = pw.parse_record(harness.registry.record(table).text())
    assert pw.replay(record, table.game).outcome == table.log.state.outcome


def test_an_uploaded_record_is_a_finished_table_that_can_be_forked(harness: Harness) -> None:
    text = harness.registry.record(finished(harness)).text()
    kept = harness.table(harness.run(harness.registry.upload(text)).table)
    assert kept.info().commitment == ""
    assert kept.data.status == "finished"
    created = harness.run(harness.registry.fork(kept, [ME, BOT], at=2))
    fork = harness.table(created.table)
    assert fork.log.choices[:2] == kept.log.choices[:2]
    assert fork.data.fork_of == kept.id
    assert fork.data.status == "playing"


def test_nobody_who_knows_the_finished_game_can_predict_its_fork(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="civil-war")
    play_out(harness, table)
    there = table.log.until(9)
    for plans, people in (([ME, BOT], (0,)), ([OPEN, ME], (0, 1))):
        created = harness.run(harness.registry.fork(table, plans, at=9))
        fork = harness.table(created.table)
        begins = fork.data.forks[0]
        assert (begins.after, begins.keeps) == (9, people)
        assert begins.seed != table.data.seed
        assert fork.info().commitment == commitment("civil-war", begins.seed, fork.data.salt)
        at_the_fork = fork.log.until(9).state
        assert at_the_fork.chance.seed != there.state.chance.seed
        assert all(at_the_fork.observe(seat) == there.state.observe(seat) for seat in people)
        assert at_the_fork.facts() != there.state.facts()
        harness.wait_for_bots(fork)
        harness.restart()
        reloaded = harness.table(fork.id)
        assert reloaded.log.state.fingerprint() == fork.log.state.fingerprint()
        table = harness.table(table.id)


HEAD = "paddlewheel record 1\ngame pebbles\nrules 1\nseats 2\nseed 1\n"


@pytest.mark.parametrize(
    "damage", ["", "paddlewheel record 1\nseed " + "9" * 5000, "x" * 100, HEAD + "option seed 3\n--\n"]
)
def test_a_damaged_record_is_refused_in_one_sentence(harness: Harness, damage: str) -> None:
    with pytest.raises(pw.BadRecord):
        harness.run(harness.registry.upload(damage))


def test_a_rematch_has_the_same_keys_and_is_created_once(harness: Harness) -> None:
    table, created = harness.create(ME, ME)
    play_out(harness, table)
    first = harness.run(harness.registry.rematch(table))
    assert harness.run(harness.registry.rematch(table)) == first
    reloaded = harness.table(first)
    assert reloaded.seat_of(created.mine[1].key) == 1
    assert reloaded.data.seed != table.data.seed


def test_replay_shows_ones_own_past_and_everything_after_the_end(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    harness.play(table, 0, "pick 1")
    assert msgspec.json.decode(table.view_at(0, "observation", 0))["choices"] == ["pick 1", "pick 2", "pick 3"]
    with pytest.raises(TableError):
        table.view_at(0, "observation", 7)
    play_out(harness, table)
    assert msgspec.json.decode(table.view_at(1, "observation", table.log.length))["outcome"] is not None


def test_idle_tables_leave_memory_and_come_back(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    harness.play(table, 0, "pick 1")
    harness.clock.time += 1000
    harness.run(harness.registry.tick())
    assert table.id not in harness.registry.tables
    assert harness.table(table.id).log.length == 1


def test_a_journal_begins_with_what_the_set_up_revealed(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="civil-war")
    texts = []
    for viewer in (0, 1, None):
        listener = FakeListener(viewer)
        table.add(listener)
        texts.append([line["text"] for line in listener.last_view()["lines"]])
        assert texts[-1][0].startswith("Battle 1")
    hands = [{line for line in lines if line.startswith("Your reinforcements")} for lines in texts]
    assert [len(hand) for hand in hands] == [1, 1, 0]
    assert hands[0] != hands[1]
    said = len(texts[0])
    harness.play(table, 0, table.game.token(table.log.state.choices(0)[0]))
    harness.restart()
    first = msgspec.json.decode(harness.table(table.id).view_at(0, "observation", 0))
    assert [line["text"] for line in first["lines"]] == texts[0][:said]


def test_a_bad_plan_is_refused(harness: Harness) -> None:
    with pytest.raises(TableError, match="no bot"):
        harness.create(ME, SeatPlan(who="bot", level="clever"))
    with pytest.raises(pw.BadInput):
        harness.create(ME)
    with pytest.raises(pw.BadInput):
        harness.create(ME, ME, options={"speed": 3})
    with pytest.raises(pw.BadInput, match="no option 'seed'"):
        harness.create(ME, ME, options={"seed": 3})


def test_everybody_gets_the_journal_lines_that_they_may_read(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    listeners = [FakeListener(0), FakeListener(1), FakeListener(None)]
    for listener in listeners:
        table.add(listener)
    harness.play(table, 0, "pick 3")
    texts = [[line["text"] for view in listener.messages("view") for line in view["lines"]] for listener in listeners]
    assert texts == [["Player 1 has picked.", "You picked size 3."], ["Player 1 has picked."], ["Player 1 has picked."]]
