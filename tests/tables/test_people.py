"""People without accounts: one key finds all their tables, and nobody else's."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from paddlewheel.tables import people as people_module
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.keys import digest, new_key
from paddlewheel.tables.people import People, PersonTable, seal, unseal
from paddlewheel.tables.storage import schema
from tables.harness import BOT, ME, OPEN, Harness

ANN, BOB = new_key(), new_key()


@pytest.fixture
def harness(any_harness: Harness) -> Harness:
    return any_harness


@pytest.fixture
def people(harness: Harness) -> People:
    return People(harness.registry)


def tables_of(harness: Harness, people: People, person: str) -> list[PersonTable]:
    return harness.run(people.tables(person))


def test_a_key_finds_its_tables_on_another_device(harness: Harness, people: People) -> None:
    table, created = harness.create(ME, BOT)
    harness.run(people.bind(ANN, table, 0, created.mine[0].key))
    found = tables_of(harness, people, ANN)
    assert [(each.table.id, each.seats[0].seat, each.seats[0].key) for each in found] == [
        (table.id, 0, created.mine[0].key)
    ]


def test_a_strangers_key_finds_nothing(harness: Harness, people: People) -> None:
    table, created = harness.create(ME, BOT)
    harness.run(people.bind(ANN, table, 0, created.mine[0].key))
    assert tables_of(harness, people, BOB) == []


def test_a_seat_needs_its_own_key_to_be_bound(harness: Harness, people: People) -> None:
    table, created = harness.create(ME, ME)
    for key in (new_key(), created.host, created.mine[1].key):
        with pytest.raises(TableError, match="does not open"):
            harness.run(people.bind(BOB, table, 0, key))
    assert tables_of(harness, people, BOB) == []


def test_the_database_holds_neither_the_persons_key_nor_the_seats(harness: Harness, people: People) -> None:
    table, created = harness.create(ME, BOT)
    key = created.mine[0].key
    harness.run(people.bind(ANN, table, 0, key))
    with harness.registry.async_store.store.engine.connect() as connection:
        for each in schema.metadata.sorted_tables:
            stored = str(connection.execute(select(each)).all())
            assert ANN not in stored
            assert key not in stored


def test_only_the_right_key_unseals() -> None:
    key = new_key()
    sealed = seal(ANN, key)
    assert unseal(ANN, digest(key), sealed) == key
    assert unseal(BOB, digest(key), sealed) != key
    assert unseal(ANN, digest(key), "no hex") is None


def test_whose_turn_it_is_and_since_when(harness: Harness, people: People) -> None:
    table, created = harness.create(ME, OPEN, game="mississippi-queen", listed=True)
    harness.run(people.bind(ANN, table, 0, created.mine[0].key))
    assert tables_of(harness, people, ANN)[0].turn == []
    issued = harness.run(harness.registry.seating.join(table, 1, "Bob", ""))
    harness.run(people.bind(BOB, table, 1, issued.key))
    harness.run(harness.registry.seating.start(table))
    harness.date.time += 500
    harness.play(table, 0, "speed 1")
    for person in (ANN, BOB):
        [mine] = tables_of(harness, people, person)
        assert mine.turn == list(table.log.state.deciders)
        assert mine.since == harness.date.time


def test_a_lost_seat_leaves_the_list_and_is_never_told_about(harness: Harness, people: People) -> None:
    table, _ = harness.create(ME, OPEN, listed=True)
    issued = harness.run(harness.registry.seating.join(table, 1, "Bob", ""))
    harness.run(people.bind(BOB, table, 1, issued.key))
    assert len(tables_of(harness, people, BOB)) == 1
    harness.run(harness.registry.seating.remove(table, 1))
    assert tables_of(harness, people, BOB) == []
    invited = harness.run(harness.registry.seating.invite(table, 1))
    harness.run(harness.registry.seating.join(table, 1, "Cleo", invited.key))
    assert tables_of(harness, people, BOB) == []


def test_a_table_can_be_taken_off_the_list(harness: Harness, people: People) -> None:
    table, created = harness.create(ME, BOT)
    harness.run(people.bind(ANN, table, 0, created.mine[0].key))
    harness.run(people.forget(BOB, table.id))
    assert len(tables_of(harness, people, ANN)) == 1
    harness.run(people.forget(ANN, table.id))
    assert tables_of(harness, people, ANN) == []
    assert table.seat_of(created.mine[0].key) == 0


def test_the_result_of_a_finished_game_is_kept(harness: Harness, people: People) -> None:
    table, created = harness.create(ME, ME)
    for seat, person in ((0, ANN), (1, BOB)):
        harness.run(people.bind(person, table, seat, created.mine[seat].key))
    while table.log.state.outcome is None:
        seat = table.log.state.deciders[0]
        harness.play(table, seat, table.game.token(table.log.state.choices(seat)[0]))
    winners = table.log.state.outcome.winners
    for _ in range(2):
        for seat, person in ((0, ANN), (1, BOB)):
            assert tables_of(harness, people, person)[0].result == ("won" if seat in winners else "lost")
        harness.restart()
        people = People(harness.registry)


def test_a_deleted_table_is_gone_from_the_list(harness: Harness, people: People) -> None:
    table, created = harness.create(ME, BOT)
    harness.run(people.bind(ANN, table, 0, created.mine[0].key))
    assert harness.run(harness.registry.delete(table.id))
    assert tables_of(harness, people, ANN) == []


def test_nobody_has_more_seats_than_the_limit(
    harness: Harness, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_module, "MOST_SEATS", 2)
    for number in range(3):
        table, created = harness.create(ME, BOT)
        work = people.bind(ANN, table, 0, created.mine[0].key)
        if number < 2:
            harness.run(work)
        else:
            with pytest.raises(TableError, match="Remove tables"):
                harness.run(work)
