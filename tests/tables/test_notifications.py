"""Notifications: who is told what and when, once, and nothing that a game hides."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from paddlewheel.tables.keys import digest, new_key
from paddlewheel.tables.notification_text import notification
from paddlewheel.tables.notifier import Notifier
from paddlewheel.tables.people import People
from paddlewheel.tables.storage import schema
from paddlewheel.tables.storage.outbox_store import (
    MOST_FAILURES,
    Channel,
    Message,
    add_channel,
    channels_of,
    claim,
    is_stale,
    remove_channel,
    settle,
)
from paddlewheel.tables.storage.store import Store
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import Created
from tables.harness import ME, OPEN, FakeListener, Harness

PATIENCE = 20.0
ANN, BOB = new_key(), new_key()


@pytest.fixture
def harness(any_harness: Harness) -> Harness:
    return any_harness


class Watch:
    """A registry with a notifier, and people who want to be told by webhook."""

    def __init__(self, harness: Harness) -> None:
        self.harness = harness
        self.begin()

    def begin(self) -> None:
        self.notifier = Notifier(self.harness.registry, PATIENCE)
        self.harness.registry.on_change = self.notifier.note

    @property
    def store(self) -> Store:
        return self.harness.registry.async_store.store

    def bind(self, person: str, table: Table, seat: int, created: Created) -> None:
        self.harness.run(People(self.harness.registry).bind(person, table, seat, created.mine[seat].key))

    def subscribe(self, person: str, name: str, confirmed: bool = True) -> None:
        channel = Channel(
            id=name, person=digest(person), kind="webhook", address=f"https://example.org/{name}", confirmed=confirmed
        )
        assert add_channel(self.store, channel, 10) is not None

    def wait(self, seconds: float = PATIENCE + 1) -> None:
        self.harness.clock.time += seconds
        self.harness.date.time += seconds
        self.harness.run(self.notifier.tick())

    def due(self) -> list[Message]:
        """What would be sent now. It is sent."""
        claimed = claim(self.store, self.harness.date.time, self.harness.date.time + 60, 50)
        for message in claimed:
            settle(self.store, message, True)
        return claimed


@pytest.fixture
def watch(harness: Harness) -> Watch:
    return Watch(harness)


def a_game(watch: Watch) -> Table:
    """Mississippi Queen: Ann's turn, then Bob's. Both want to be told, and nobody is at the table."""
    table, created = watch.harness.create(ME, ME, game="mississippi-queen")
    for seat, (person, name) in enumerate(((ANN, "ann"), (BOB, "bob"))):
        watch.bind(person, table, seat, created)
        watch.subscribe(person, name)
    return table


def play_a_turn(watch: Watch, table: Table) -> None:
    seat = table.log.state.deciders[0]
    while table.log.state.deciders[0] == seat:
        watch.harness.play(table, seat, table.game.token(table.log.state.choices(seat)[0]))


def test_whoever_is_away_is_told_once_a_turn(watch: Watch) -> None:
    table = a_game(watch)
    watch.wait()
    assert [(each.channel, each.seat, each.kind) for each in watch.due()] == [("ann", 0, "turn")]
    watch.wait()
    assert watch.due() == []
    play_a_turn(watch, table)
    watch.wait()
    assert [each.channel for each in watch.due()] == ["bob"]
    play_a_turn(watch, table)
    watch.wait()
    assert [each.channel for each in watch.due()] == ["ann"]


def test_the_small_choices_of_one_turn_are_one_turn(watch: Watch) -> None:
    table = a_game(watch)
    watch.wait()
    assert len(watch.due()) == 1
    watch.harness.play(table, 0, table.game.token(table.log.state.choices(0)[0]))
    assert table.log.state.deciders[0] == 0
    watch.wait()
    assert watch.due() == []


def test_whoever_is_at_the_table_is_not_told(watch: Watch) -> None:
    table = a_game(watch)
    here = FakeListener(0)
    table.add(here)
    watch.wait()
    assert watch.due() == []
    table.remove(here)
    watch.wait()
    assert [each.channel for each in watch.due()] == ["ann"]


def test_whoever_comes_back_quickly_is_not_told(watch: Watch) -> None:
    table = a_game(watch)
    watch.wait(PATIENCE / 2)
    table.add(FakeListener(0))
    watch.wait()
    assert watch.due() == []


def test_nothing_is_told_twice_or_lost_after_a_crash(watch: Watch) -> None:
    table = a_game(watch)
    watch.wait()
    assert len(watch.due()) == 1
    play_a_turn(watch, table)
    for told in (1, 0, 0):
        watch.harness.restart()
        watch.begin()
        watch.harness.table(table.id)
        watch.wait()
        assert len(watch.due()) == told


def test_a_message_that_was_claimed_by_a_dead_process_is_sent_later(watch: Watch) -> None:
    a_game(watch)
    watch.wait()
    now = watch.harness.date.time
    assert len(claim(watch.store, now, now + 60, 10)) == 1
    assert claim(watch.store, now, now + 60, 10) == []
    [late] = claim(watch.store, now + 61, now + 120, 10)
    assert late.attempts == 2


def test_a_message_about_a_turn_that_was_played_meanwhile_is_stale(watch: Watch) -> None:
    table = a_game(watch)
    watch.wait()
    now = watch.harness.date.time
    [message] = claim(watch.store, now, now + 60, 10)
    assert not is_stale(watch.store, message)
    play_a_turn(watch, table)
    assert is_stale(watch.store, message)


def test_the_end_of_a_game_is_told_once_and_not_when_an_old_game_is_opened(watch: Watch) -> None:
    table, created = watch.harness.create(ME, ME)
    watch.bind(ANN, table, 0, created)
    watch.subscribe(ANN, "ann")
    while table.log.state.outcome is None:
        seat = table.log.state.deciders[0]
        watch.harness.play(table, seat, table.game.token(table.log.state.choices(seat)[0]))
    watch.wait()
    assert [each.kind for each in watch.due()] == ["over"]
    watch.harness.restart()
    watch.begin()
    watch.harness.table(table.id)
    watch.wait()
    assert watch.due() == []


def test_an_address_that_nobody_confirmed_gets_nothing(watch: Watch) -> None:
    table, created = watch.harness.create(ME, ME, game="mississippi-queen")
    watch.bind(ANN, table, 0, created)
    watch.subscribe(ANN, "ann", confirmed=False)
    watch.wait()
    assert watch.due() == []


def test_a_place_that_never_answers_is_given_up(watch: Watch) -> None:
    watch.subscribe(ANN, "ann")
    for number in range(MOST_FAILURES + 1):
        table, created = watch.harness.create(ME, ME, game="mississippi-queen")
        watch.bind(ANN, table, 0, created)
        watch.wait()
        now = watch.harness.date.time
        claimed = claim(watch.store, now, now + 60, 10)
        assert len(claimed) == (1 if number < MOST_FAILURES else 0)
        for message in claimed:
            settle(watch.store, message, delivered=False)
    assert [channel.is_off for channel in channels_of(watch.store, digest(ANN))] == [True]


def test_who_lost_the_seat_is_not_told_about_it(watch: Watch) -> None:
    table = a_game(watch)
    watch.harness.run(watch.harness.registry.seating.remove(table, 0))
    issued = watch.harness.run(watch.harness.registry.seating.invite(table, 0))
    watch.harness.run(watch.harness.registry.seating.join(table, 0, "Cleo", issued.key))
    watch.wait()
    assert watch.due() == []


def test_nobody_removes_the_channel_of_somebody_else(watch: Watch) -> None:
    a_game(watch)
    assert not remove_channel(watch.store, "ann", digest(BOB))
    assert remove_channel(watch.store, "ann", digest(ANN))
    watch.wait()
    assert watch.due() == []


def test_a_thousand_subscriptions_end_at_the_limit(watch: Watch) -> None:
    for number in range(1000):
        channel = Channel(id=f"c{number}", person=digest(ANN), kind="webhook", address=f"https://example.org/{number}")
        assert (add_channel(watch.store, channel, 10) is not None) == (number < 10)
    assert len(channels_of(watch.store, digest(ANN))) == 10


def test_a_deleted_table_takes_its_messages_along(watch: Watch) -> None:
    table = a_game(watch)
    watch.wait()
    assert watch.harness.run(watch.harness.registry.delete(table.id))
    with watch.store.engine.connect() as connection:
        assert connection.execute(select(schema.outbox)).all() == []
    assert watch.due() == []


# -- the words --------------------------------------------------------------------------------------------


@settings(max_examples=20, deadline=None)
@given(seeds=st.lists(st.integers(0, 2**62), min_size=2, max_size=2, unique=True))
def test_the_words_are_the_same_whatever_was_dealt(tmp_path_factory: pytest.TempPathFactory, seeds: list[int]) -> None:
    """Two deals that a person cannot tell apart by what everybody knows are told in the same words."""
    told = []
    for seed in seeds:
        harness = Harness(tmp_path_factory.mktemp("deal"), seeds=lambda seed=seed: seed)  # type: ignore[misc]
        table, _ = harness.create(ME, OPEN, game="civil-war")
        info = table.info()
        told.append(
            notification("turn", info.title, [seat.name for seat in info.seats], 0, "https://play.example.org", "T")
        )
        harness.close()
    assert told[0] == told[1]


def test_the_words_name_the_game_the_others_and_the_table() -> None:
    told = notification("turn", "Civil War", ["Ann", "Bob", "", "Cleo"], 1, "https://play.example.org", "T1")
    assert (told.title, told.text) == ("Civil War", "It is your turn with Ann and Cleo.")
    assert told.link == "https://play.example.org/#/t/T1"
    assert notification("over", "Civil War", ["Ann"], 0, "", "T1").text == "The game is over."
