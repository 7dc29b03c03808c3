"""`socha`: the Mississippi Queen of the Software Challenge, a Rust engine driven from Python."""

from __future__ import annotations

from random import Random
from typing import Any

from benchmarks.timing import Figures, per_second, report

SEGMENTS = 8
COLUMNS, ROWS = 4, 5
#: How often a random turn is tried again after a dead end, before the game is given up.
TRIES = 20


def new_race(rng: Random) -> Any:
    """Two ships on a river of water that bends at random, the goal in the last segment."""
    from socha import Board, CubeCoordinates, CubeDirection, GameState, Segment, Ship, TeamEnum

    course, centre = CubeDirection.Right, CubeCoordinates(0, 0)
    segments = []
    for number in range(SEGMENTS):
        segments.append(Segment(course, centre, fields(number == SEGMENTS - 1)))
        if number > 0:
            course = course.rotated_by(rng.choice((-1, 0, 1)))
        centre = centre.plus(course.vector().times(4))
    one = Ship(CubeCoordinates(-1, -1), TeamEnum.One)
    two = Ship(CubeCoordinates(-2, 1), TeamEnum.Two)
    return GameState(Board(segments, course), 0, one, two)


def fields(last: bool) -> list[list[Any]]:
    from socha import Field, FieldType

    def kind(column: int, row: int) -> Any:
        return FieldType.Goal if last and column == COLUMNS - 1 and 1 <= row <= 3 else FieldType.Water

    return [[Field(kind(column, row), None) for row in range(ROWS)] for column in range(COLUMNS)]


def random_turn(race: Any, rng: Random) -> tuple[Any, int]:
    """The race after a whole turn, and how many turns were begun for it; None and 0 where it is given up.

    Listing all whole turns (`possible_moves`) takes half a second, so the turn is put together action by action. That
    can end in a dead end, which the peer does not foresee and ours does; then the turn is tried again.
    """
    for begun in range(1, TRIES + 1):
        now = race
        speeds = race.possible_accelerations()
        chosen = rng.randrange(len(speeds) + 1)
        if chosen < len(speeds):
            now = now.perform_action(speeds[chosen])
        while now.current_ship.movement > 0:
            actions = steering(now, rng)
            if not actions:
                break
            now = now.perform_action(rng.choice(actions))
        else:
            now.advance_turn()
            return now, begun
    return None, 0


def steering(race: Any, rng: Random) -> list[Any]:
    """Mostly forward, else a turn to a neighbouring direction: few dead ends."""
    if race.must_push():
        return list(race.possible_pushes())
    advances = list(race.possible_advances())
    if advances and rng.random() > 0.2:
        return advances
    heading = race.current_ship.direction
    turns = [turn for turn in race.possible_turns() if heading.turn_count_to(turn.direction) in (-1, 1)]
    return turns or advances


def measure(seconds: float) -> Figures:
    rng = Random(1)

    all_begun = finished = 0

    def one_game() -> int:
        nonlocal all_begun, finished
        race = new_race(rng)
        before = finished
        while race is not None and not race.is_over():
            race, begun = random_turn(race, rng)
            all_begun += begun
            finished += begun > 0
        return finished - before

    rate = per_second(one_game, seconds)
    return {"turns/s": rate, "turns begun/s": rate * all_begun / finished}


if __name__ == "__main__":
    report("socha", "socha", measure)
