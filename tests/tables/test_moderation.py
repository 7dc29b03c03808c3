"""What the host of a table can do, and what that leaves to others."""

from __future__ import annotations

import asyncio

import pytest

from paddlewheel.tables.archive import archived
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.storage.store import Store
from tables.harness import BOT, ME, OPEN, FakeListener, Harness, HeldBots


def refused(harness: Harness, work: object) -> str:
    with pytest.raises(TableError) as error:
        harness.run(work)  # type: ignore[arg-type]
    return error.value.why


def test_a_removed_person_leaves_an_open_seat_and_their_key_is_void(harness: Harness) -> None:
    table, created = harness.create(ME, ME)
    harness.run(harness.registry.seating.remove(table, 1))
    assert (table.seats[1].kind, table.seats[1].name) == ("open", "")
    assert table.seat_of(created.mine[1].key) is None
    assert table.log.length == 0


def test_the_game_waits_for_whoever_gets_the_seat_of_a_removed_person(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    harness.run(harness.registry.seating.remove(table, 1))
    harness.play(table, 0, "pick 1")
    harness.wait_for_bots(table)
    assert table.log.length == 1
    invitation = harness.run(harness.registry.seating.invite(table, 1))
    harness.run(harness.registry.seating.join(table, 1, "Cleo", invitation.key))
    assert harness.play(table, 1, "pick 2").result == "done"


def test_who_is_removed_from_a_listed_table_cannot_sit_down_without_an_invitation(harness: Harness) -> None:
    table, _ = harness.create(ME, OPEN, OPEN, listed=True)
    harness.run(harness.registry.seating.join(table, 1, "Mallory", ""))
    harness.run(harness.registry.seating.remove(table, 1))
    for seat in (1, 2):
        assert "invitation" in refused(harness, harness.registry.seating.join(table, seat, "Mallory", ""))
    assert harness.run(harness.registry.lobby.page(0)).tables == []


def test_a_bot_takes_the_seat_and_plays(harness: Harness) -> None:
    table, created = harness.create(ME, ME)
    harness.run(harness.registry.seating.replace(table, 1, "random"))
    harness.wait_for_bots(table)
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "random")
    assert table.seat_of(created.mine[1].key) is None
    assert table.log.entries[0].seat == 1


def test_a_muted_seat_cannot_talk_until_it_may_and_leaving_does_not_end_it(harness: Harness) -> None:
    table, _ = harness.create(ME, OPEN, listed=True)
    seating = harness.registry.seating
    harness.run(seating.join(table, 1, "Mallory", ""))
    harness.run(seating.mute(table, 1, True))
    assert refused(harness, table.say(1, "hello")) == "The host has muted this seat."
    harness.run(seating.leave(table, 1))
    harness.run(seating.join(table, 1, "Mallory", ""))
    assert table.info().seats[1].muted
    assert refused(harness, table.say(1, "hello")) == "The host has muted this seat."
    harness.run(seating.mute(table, 1, False))
    assert harness.run(table.say(1, "hello")).text == "hello"


def test_a_closed_table_can_be_seen_and_nothing_else(harness: Harness) -> None:
    table, created = harness.create(ME, ME, game="mississippi-queen")
    harness.play(table, 0, "speed 1", client="first")
    listener = FakeListener(0)
    table.add(listener)
    harness.run(harness.registry.end(table.id))
    assert listener.messages("table")[-1]["status"] == "closed"
    assert harness.play(table, 0, "forward").why.startswith("This table is closed")
    assert harness.undo(table, 0).why.startswith("This table is closed")
    # What was acknowledged before gets the same answer.
    assert harness.play(table, 0, "speed 1", client="first", seq=0).result == "done"
    assert refused(harness, table.say(0, "hello")).startswith("This table is closed")
    assert b"speed" in table.view(None, "observation")
    assert refused(harness, harness.registry.rematch(table))
    harness.run(harness.registry.end(created.table))


def test_nobody_joins_or_begins_a_closed_table(harness: Harness) -> None:
    table, created = harness.create(ME, OPEN, listed=True)
    harness.run(harness.registry.end(table.id))
    invitation = created.invitations[0].key
    seating = harness.registry.seating
    for work in (seating.join(table, 1, "Bob", invitation), seating.invite(table, 1), seating.start(table)):
        assert refused(harness, work).startswith("This table is closed")
    assert harness.run(harness.registry.lobby.page(0)).tables == []
    harness.restart()
    assert harness.table(created.table).data.status == "closed"


def test_bots_stop_when_their_table_is_closed(harness: Harness) -> None:
    harness.bots = bots = HeldBots()
    harness.restart()
    table, _ = harness.create(BOT, BOT, game="mississippi-queen")
    assert harness.registry.supervisor.is_serving(table)
    harness.run(harness.registry.end(table.id))
    bots.released.set()
    harness.wait_for_bots(table)
    assert (table.data.status, table.log.length) == ("closed", 0)


def test_a_finished_game_cannot_be_closed_and_a_closed_one_not_begun_elsewhere(harness: Harness) -> None:
    table, _ = harness.create(ME, OPEN)
    elsewhere = Store(harness.url)
    assert elsewhere.end(table.id, 0.0)
    # This process does not know it yet.
    harness.run(harness.registry.seating.start(table))
    assert table.data.status == "closed"
    over, _ = harness.create(ME, ME)
    elsewhere.finish(over.id, 0.0, archived(over.log, over.seats))
    assert "over" in refused(harness, harness.registry.end(over.id))
    assert refused(harness, harness.registry.end("nowhere")) == "There is no such table."
    elsewhere.close()


def test_a_deleted_table_is_gone_and_everybody_is_told(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    other, _ = harness.create(ME, ME)
    harness.play(table, 0, "pick 1")
    harness.run(table.say(0, "hello"))
    player, spectator = FakeListener(0), FakeListener(None)
    for listener in (player, spectator):
        table.add(listener)
    assert harness.run(harness.registry.delete(table.id))
    assert {player.disconnected, spectator.disconnected} == {"This table has been deleted."}
    assert refused(harness, harness.registry.table(table.id)) == "There is no such table."
    assert not harness.run(harness.registry.delete(table.id))
    assert harness.play(other, 0, "pick 1").result == "done"


def test_who_still_has_a_deleted_table_in_hand_is_told_and_disturbs_nobody(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    other, _ = harness.create(ME, ME)
    elsewhere = Store(harness.url)
    assert elsewhere.delete(table.id)
    elsewhere.close()

    async def at_once() -> list[object]:
        acts = [each.act("choice", 0, "pick 1", "a", 0) for each in (table, other)]
        return [*await asyncio.gather(*acts, return_exceptions=True)]

    lost, kept = harness.run(at_once())
    assert str(lost) == "This table has been deleted."
    assert getattr(kept, "result", None) == "done"
    for work in (table.say(0, "hello"), harness.registry.seating.leave(table, 0)):
        assert refused(harness, work) == "This table has been deleted."
    with pytest.raises(TableError, match="deleted"):
        table.view(None, "observation")


def test_an_open_seat_of_a_finished_game_is_a_bots_in_the_rematch(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    harness.run(harness.registry.seating.remove(table, 1))
    table.data.status = "finished"
    assert refused(harness, harness.registry.seating.invite(table, 1)) == "The game is over."
    following = harness.table(harness.run(harness.registry.rematch(table)))
    assert [seat.kind for seat in following.seats] == ["person", "bot"]
