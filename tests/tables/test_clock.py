"""Clocks: by decision, by game with an increment, by days a move. Nothing that anybody takes back refills one."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.models import DAY, ClockPlan, Entry
from support import Variant, editions, variants

CLOCKS = {"decision": ClockPlan(decision=60), "game": ClockPlan(decision=60, game=6000)}


class TimedGame:
    """A game whose clock a test moves."""

    def __init__(self, variant: Variant, clock: ClockPlan) -> None:
        self.log: GameLog[Any] = GameLog(variant.game, variant.seats, 5, variant.options, clock=clock)
        self.now = 0.0

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def add(self, kind: Any, seat: int, token: str, client: str = "") -> None:
        entry = Entry(self.log.length + 1, kind, seat, token, client, 0.0, self.now)
        refused = self.log.refusal(kind, seat, token)
        assert refused is None, refused
        self.log.add(entry)

    def left(self, seat: int) -> tuple[float | None, float | None]:
        found = self.log.clock.left(seat, self.now, running=not self.log.paused)
        return found.decision, found.game


@pytest.mark.parametrize("clock", CLOCKS.values(), ids=list(CLOCKS))
@pytest.mark.parametrize("variant", editions(), ids=str)
def test_who_takes_a_choice_back_has_the_time_that_they_would_have_without_it(
    variant: Variant, clock: ClockPlan
) -> None:
    game, dice = TimedGame(variant, clock), random.Random(7)  # noqa: S311
    log, undone = game.log, 0
    while undone < 30 and log.length < 400 and log.state.deciders:
        seat = dice.choice(log.state.deciders)
        game.wait(dice.randint(1, 5))
        before, at, deciders = [game.left(each) for each in range(variant.seats)], game.now, log.state.deciders
        steps = log.undo_steps(seat)
        game.add("choice", seat, variant.game.token(dice.choice(log.state.choices(seat))))
        if log.outcome is None and log.undo_steps(seat) > steps and dice.random() < 0.6:
            game.wait(dice.randint(1, 5))
            game.add("undo", seat, "1")
            undone += 1
            assert log.state.deciders == deciders
            for each in deciders:
                expected = [None if left is None else left - (game.now - at) for left in before[each]]
                assert list(game.left(each)) == pytest.approx(expected), (each, seat)
    assert undone > 3


def a_race(clock: ClockPlan, seats: int = 2) -> TimedGame:
    race = next(one for one in variants() if one.name == "mississippi-queen" and one.seats == seats)
    return TimedGame(race, clock)


def one_move(game: TimedGame, seconds: float) -> int:
    """The seat in turn makes its whole move, after this many seconds. Returns the seat."""
    log = game.log
    seat = int(log.state.deciders[0])
    game.wait(seconds)
    while log.state.deciders == (seat,):
        game.add("choice", seat, log.game.token(log.state.choices(seat)[-1]))
    return seat


def test_an_increment_is_added_once_for_each_move() -> None:
    game = a_race(ClockPlan(game=100, increment=10))
    assert one_move(game, 30) == 0
    assert game.left(0) == (None, 80)
    assert one_move(game, 5) == 1
    assert game.left(1) == (None, 105)


def test_an_increment_goes_with_the_choice_that_is_taken_back() -> None:
    game = a_race(ClockPlan(game=100, increment=10))
    log = game.log
    for _ in range(5):
        game.wait(2)
        for token in ("speed 1", "forward"):
            game.add("choice", 0, token)
        assert log.undo_steps(0) == 2
        game.add("undo", 0, "2")
    assert game.left(0) == (None, 90)


def test_a_move_of_some_days_is_not_made_longer_by_its_choices() -> None:
    game = a_race(ClockPlan(days=2))
    game.wait(DAY)
    game.add("choice", 0, "speed 1")
    assert game.left(0) == (DAY, None)
    one_move(game, 0)
    one_move(game, 0)
    assert game.left(0) == (2 * DAY, None)


def test_a_pause_between_a_choice_and_its_undo_is_nobodys_time() -> None:
    game = a_race(ClockPlan(decision=60))
    game.wait(10)
    game.add("choice", 0, "speed 1")
    game.add("pause", 0, "pause")
    game.wait(1000)
    game.add("resume", 0, "resume")
    game.add("undo", 0, "1")
    assert game.left(0) == (50, None)


def test_what_the_clock_chose_is_told_plainly_and_stays() -> None:
    game = a_race(ClockPlan(decision=60))
    game.add("choice", 0, "speed 1", client="clock-0")
    told = [[game.log.game.told(event, 2).text for event in game.log.events(viewer)] for viewer in (0, 1, None)]
    assert told[1] == told[2]
    assert told[1][-2].startswith("Time is up: the table chooses for ")
    assert any(line.startswith("The table chose for you: ") for line in told[0])
    refused = game.log.refusal("undo", 0, "1")
    assert refused is not None
    assert "the table chose for you" in str(refused)


def test_the_time_is_up_in_secret_where_the_decision_is_secret() -> None:
    pebbles = next(one for one in variants() if one.name == "pebbles" and one.seats == 2)
    game = TimedGame(pebbles, ClockPlan(decision=60))
    before = [game.log.seq(viewer) for viewer in (1, None)]
    public = [len(game.log.events(viewer)) for viewer in (1, None)]
    game.add("choice", 0, "pick 2", client="clock-0")
    secret = [game.log.seq(viewer) for viewer in (1, None)] == before
    told = [[game.log.game.told(event, 2).text for event in game.log.events(viewer)] for viewer in (1, None)]
    assert all("2" not in line for lines in told for line in lines)
    assert secret == all(len(lines) == number for lines, number in zip(told, public, strict=True))


@pytest.mark.parametrize(
    "wrong", [{"increment": 5}, {"days": 3, "game": 60}, {"days": 15}, {"days": 0}, {"game": 60, "increment": -1}]
)
def test_a_clock_that_makes_no_sense_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(wrong), type=ClockPlan)
