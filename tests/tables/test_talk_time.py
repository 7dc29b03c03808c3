"""The time that a host sets for each talk: when it is up the rest pass, and nothing that was agreed is lost."""

from __future__ import annotations

import pytest

from paddlewheel.games.my_river_kit.state import Basin
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.models import CLOCK_CLIENT, ClockPlan
from paddlewheel.tables.table import Table
from tables.harness import ME, Harness

KIT = "my-river-kit"
TALK = 60
GIFT = ("propose", "to mayor 2", "give money", "amount 1", "for nothing")
OVER = "The time for talk is up"


def basin(table: Table) -> Basin:
    state = table.log.state
    assert isinstance(state, Basin)
    return state


def step(table: Table) -> str:
    return str(table.log.state.step().name)


def a_talk(harness: Harness, clock: ClockPlan | None = None) -> Table:
    """Three mayors whose first talk has just begun."""
    table, _ = harness.create(ME, ME, ME, game=KIT, clock=clock or ClockPlan(talk=TALK))
    while step(table) != "talk":
        seat = table.log.state.deciders[0]
        harness.play(table, seat, table.game.token(table.log.state.choices(seat)[0]))
    return table


def say(harness: Harness, table: Table, seat: int, *tokens: str) -> None:
    for token in tokens:
        assert harness.play(table, seat, token).result == "done"


def pass_time(harness: Harness, table: Table, seconds: float) -> Table:
    harness.clock.time += seconds
    harness.run(harness.registry.tick())
    table = harness.table(table.id)
    harness.wait_for_bots(table)
    return table


def told(table: Table) -> list[str]:
    return [table.game.told(event, 3).text for event in table.log.events(0)]


def test_when_the_time_is_up_the_rest_pass_and_it_is_told_once(harness: Harness) -> None:
    table = a_talk(harness)
    say(harness, table, 0, "pass")
    assert table.info().talk_left == pytest.approx(TALK)
    table = pass_time(harness, table, TALK - 1)
    assert step(table) == "talk"
    table = pass_time(harness, table, 2)
    assert step(table) == "vote"
    assert table.info().talk_left is None
    assert sum(OVER in line for line in told(table)) == 1
    assert not any("the table chooses" in line for line in told(table))


def test_what_was_agreed_stays_what_is_open_is_refused_and_what_is_half_said_is_not_made(harness: Harness) -> None:
    table = a_talk(harness)
    purses = [mayor.wag for mayor in basin(table).mayors]
    say(harness, table, 0, *GIFT)
    say(harness, table, 1, "accept")
    say(harness, table, 0, *GIFT)
    say(harness, table, 1, "counter", "amount 2")
    table = pass_time(harness, table, TALK + 1)
    assert step(table) == "vote"
    assert [mayor.wag for mayor in basin(table).mayors] == [purses[0] - 1, purses[1] + 1, purses[2]]
    assert not basin(table).deals
    assert [line for line in told(table) if "declines" in line or "refuses" in line]
    assert not any("counters" in line for line in told(table))


def test_a_promise_that_is_half_said_is_not_given(harness: Harness) -> None:
    table = a_talk(harness)
    say(harness, table, 0, "propose", "to mayor 2", "promise", "to add")
    table = pass_time(harness, table, TALK + 1)
    assert step(table) == "vote"
    assert not basin(table).promises


def test_taking_back_does_not_refill_the_time(harness: Harness) -> None:
    table = a_talk(harness)
    harness.clock.time += 40
    say(harness, table, 0, "propose", "to mayor 2")
    assert harness.undo(table, 0, 2).result == "done"
    assert table.info().talk_left == pytest.approx(TALK - 40)
    say(harness, table, 0, "pass")
    assert table.info().talk_left == pytest.approx(TALK - 40)


def test_a_pause_stops_the_time_and_a_restart_loses_nothing(harness: Harness) -> None:
    table = a_talk(harness)
    harness.clock.time += 20
    say(harness, table, 0, *GIFT)
    harness.run(table.act("pause", 0, "pause", "a", table.log.seq(0)))
    harness.clock.time += 1000
    assert table.info().talk_left == pytest.approx(TALK - 20)
    harness.run(table.act("resume", 0, "resume", "b", table.log.seq(0)))
    harness.clock.time += 10
    harness.restart(after=5000)
    table = harness.table(table.id)
    assert table.info().talk_left == pytest.approx(TALK - 30)
    assert basin(table).deal().amount == 1
    table = pass_time(harness, table, TALK - 29)
    assert step(table) == "vote"
    harness.restart()
    assert sum(OVER in line for line in told(harness.table(table.id))) == 1


def test_each_round_has_a_talk_with_the_whole_time(harness: Harness) -> None:
    table = pass_time(harness, a_talk(harness), TALK + 1)
    while not (step(table) == "talk" and basin(table).round == 2):
        seat = table.log.state.deciders[0]
        choices = [table.game.token(choice) for choice in table.log.state.choices(seat)]
        say(
            harness, table, seat, next((token for token in ("end works", "go without") if token in choices), choices[0])
        )
    assert table.info().talk_left == pytest.approx(TALK)
    table = pass_time(harness, table, TALK + 1)
    assert sum(OVER in line for line in told(table)) == 2


def test_who_passed_because_of_the_clock_takes_nothing_back(harness: Harness) -> None:
    table = pass_time(harness, a_talk(harness), TALK + 1)
    assert all(entry.client.startswith(CLOCK_CLIENT) for entry in table.log.entries[-3:])
    assert table.log.undo_steps(0) == 0


def test_deals_in_the_works_have_no_such_time(harness: Harness) -> None:
    table = pass_time(harness, a_talk(harness), TALK + 1)
    for seat in range(3):
        say(harness, table, seat, "vote 5")
    say(harness, table, 0, "make a deal", "to mayor 2")
    assert table.info().talk_left is None
    table = pass_time(harness, table, 10 * TALK)
    assert step(table) == "what"


def test_a_time_for_talk_is_refused_where_nobody_talks_in_turn(harness: Harness) -> None:
    with pytest.raises(TableError, match="do not talk in turn"):
        harness.create(ME, ME, game="mississippi-queen", clock=ClockPlan(talk=TALK))
    with pytest.raises(ValueError, match="not both"):
        ClockPlan(days=1, talk=TALK)
