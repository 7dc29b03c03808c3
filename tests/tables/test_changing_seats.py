"""Before the start people choose their seat, and with it their colour or side."""

from __future__ import annotations

import pytest

from paddlewheel.tables.errors import TableError
from tables.harness import BOT, ME, OPEN, FakeListener, Harness

THREE = {"game": "mississippi-queen"}


def test_a_person_moves_with_their_key_and_name(harness: Harness) -> None:
    table, created = harness.create(ME, OPEN, OPEN, **THREE)
    key = created.mine[0].key
    here = FakeListener(0)
    here.occupancies = {0: 0}
    table.add(here)
    harness.run(harness.registry.seating.move(table, 0, 2))
    assert table.seat_of(key) == 2
    assert [seat.kind for seat in table.seats] == ["open", "open", "person"]
    assert table.seats[2].name == "Player 1"
    assert here.viewers == ()


def test_an_invitation_leads_to_the_seat_that_became_free(harness: Harness) -> None:
    table, created = harness.create(ME, OPEN, BOT, **THREE)
    harness.run(harness.registry.seating.move(table, 0, 1))
    issued = harness.run(harness.registry.seating.join(table, 1, "Bob", created.invitations[0].key))
    assert issued.seat == 0
    assert table.seat_of(issued.key) == 0


@pytest.mark.parametrize("to", [1, 2, 0])
def test_a_seat_that_is_taken_is_not_given(harness: Harness, to: int) -> None:
    table, created = harness.create(ME, ME, BOT, OPEN, **THREE)
    with pytest.raises(TableError, match="taken"):
        harness.run(harness.registry.seating.move(table, 0, to))
    assert table.seat_of(created.mine[0].key) == 0


def test_nobody_moves_once_the_game_has_begun(harness: Harness) -> None:
    table, _ = harness.create(ME, OPEN, **THREE)
    harness.run(harness.registry.seating.start(table))
    with pytest.raises(TableError, match="has begun"):
        harness.run(harness.registry.seating.move(table, 0, 1))


def test_of_two_who_want_the_same_seat_one_gets_it(harness: Harness) -> None:
    table, created = harness.create(ME, ME, OPEN, **THREE)
    harness.run(harness.registry.seating.move(table, 0, 2))
    with pytest.raises(TableError, match="taken"):
        harness.run(harness.registry.seating.move(table, 1, 2))
    assert [table.seat_of(issued.key) for issued in created.mine] == [2, 1]


def test_opening_the_seat_of_a_bot_leaves_the_table_in_the_list(harness: Harness) -> None:
    table, _ = harness.create(ME, OPEN, BOT, listed=True, **THREE)
    harness.run(harness.registry.seating.remove(table, 2))
    assert table.seats[2].kind == "open"
    assert table.data.listed
