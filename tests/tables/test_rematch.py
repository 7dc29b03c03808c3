"""A rematch is an offer: the others accept it with their old keys, or decline it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paddlewheel.tables.errors import TableError
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import Created
from tables.harness import BOT, ME, Harness


def finished(harness: Harness, *others: object) -> tuple[Table, Created]:
    """A finished game of Ann's and others."""
    table, created = harness.create(ME, *(others or (ME,)), listed=True)  # type: ignore[arg-type]
    while table.log.state.outcome is None:
        harness.wait_for_bots(table)
        for seat in table.log.state.deciders:
            if table.seats[seat].kind == "person":
                harness.play(table, seat, table.game.token(table.log.state.choices(seat)[0]))
    return table, created


def offer(harness: Harness, table: Table, seat: int) -> Table:
    return harness.table(harness.run(harness.registry.rematch(table, seat)))


def test_an_offer_waits_for_the_other_and_begins_when_they_accept(harness: Harness) -> None:
    table, created = finished(harness)
    following = offer(harness, table, 0)
    assert following.data.status == "open"
    assert following.seat_of(created.mine[0].key) == 0
    assert following.seat_of(created.mine[1].key) is None
    assert offer(harness, table, 1) is following
    harness.run(harness.registry.seating.accept(following, 1, created.mine[1].key))
    assert following.info().status == "playing"
    assert following.seat_of(created.mine[1].key) == 1
    assert [seat.name for seat in following.seats] == [seat.name for seat in table.seats]


def test_a_bot_takes_the_seat_of_whoever_declines(harness: Harness) -> None:
    table, created = finished(harness)
    following = offer(harness, table, 0)
    harness.run(harness.registry.seating.decline(following, 1, created.mine[1].key))
    assert following.data.status == "playing"
    assert [seat.kind for seat in following.seats] == ["person", "bot"]
    assert following.seat_of(created.mine[1].key) is None


def test_against_bots_it_begins_at_once(harness: Harness) -> None:
    table, _ = finished(harness, BOT)
    assert offer(harness, table, 0).data.status == "playing"


def test_nobody_else_gets_a_seat_that_is_kept(harness: Harness) -> None:
    table, created = finished(harness)
    following = offer(harness, table, 0)
    for invite in ("", created.mine[0].key):
        with pytest.raises(TableError):
            harness.run(harness.registry.seating.join(following, 1, "Mallory", invite))
    for answer in (harness.registry.seating.accept, harness.registry.seating.decline):
        harness.run(answer(following, 1, created.mine[0].key))
        assert following.data.status == "open"


@pytest.mark.parametrize("second", ["accept", "decline"])
def test_answers_that_come_late_or_twice_change_nothing(harness: Harness, second: str) -> None:
    table, created = finished(harness)
    following = offer(harness, table, 0)
    key = created.mine[1].key
    harness.run(harness.registry.seating.accept(following, 1, key))
    answer: Callable[..., object] = getattr(harness.registry.seating, second)
    harness.run(answer(following, 1, key))  # type: ignore[arg-type]
    assert following.seats[1].kind == "person"
    assert following.data.status == "playing"


def test_an_offer_survives_a_restart(harness: Harness) -> None:
    table, created = finished(harness)
    following = offer(harness, table, 0).id
    harness.restart()
    again = harness.table(following)
    harness.run(harness.registry.seating.accept(again, 1, created.mine[1].key))
    assert again.data.status == "playing"
