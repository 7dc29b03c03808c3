"""The end of a move and of the game: fish reach the river, points are counted, ties are broken."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.data import ForestData, Numbers
from paddlewheel.games.flooded_forest.rules.vocabulary import END
from paddlewheel.games.flooded_forest.state import BYTE, COUNTS, MOST_SEATS, NOBODY, Forest
from paddlewheel.kernel import AutomaticStep, Outcome

# Why the game ends: the argument of that step.
RIVER_FULL: Final = 0
FOREST_DRY: Final = 1


@final
class Score(AutomaticStep[Forest]):
    """The move is over: a predator leaves with the river, fish in it score, and the game may be at its end (FF-50)."""

    def __init__(self, data: ForestData) -> None:
        super().__init__("score", "FF-50")
        self.data: ForestData = data

    def happen(self, state: Forest, argument: i64) -> None:
        tile = state.tile
        river = state.survey.river
        if state.predator_to == river:
            predator = state.predators[tile]
            state.predators[tile] = NOBODY
            if state.journal is not None:
                state.journal.note("leaves", state.active, "FF-50", {"predator": predator})
                state.beat()
        if state.school_to == river:
            bring_home(state, tile)
        if state.in_river() >= self.data.numbers.circles:
            state.owe(END, RIVER_FULL)
        elif state.survey.on_board == 0:
            state.owe(END, FOREST_DRY)


@final
class End(AutomaticStep[Forest]):
    """The game is over (FF-62 to FF-62b)."""

    def __init__(self, data: ForestData) -> None:
        super().__init__("end", "FF-62")
        self.data: ForestData = data

    def happen(self, state: Forest, argument: i64) -> None:
        if argument == RIVER_FULL:
            finish(self.data.numbers, state, "river full", "FF-62")
        else:
            finish(self.data.numbers, state, "forest dry", "FF-62b")


def bring_home(forest: Forest, tile: i64) -> None:
    """The school of a tile goes into the river."""
    forest.change(COUNTS)
    school = forest.fish[tile]
    seat: i64 = 0
    while seat < forest.seats:
        forest.home[seat] += forest.owned(tile, seat)
        seat += 1
    forest.fish[tile] = 0
    if school != 0 and forest.journal is not None:
        for seat in range(forest.seats):
            fish = (school >> (BYTE * seat)) & 255
            if fish > 0:
                forest.journal.note("home", seat, "FF-50", {"owner": seat, "fish": fish})
        forest.beat()


def points(numbers: Numbers, forest: Forest, seat: i64) -> i64:
    """FF-63 and FF-65: fish in the river, and fish of others eaten."""
    scored = forest.home[seat] * numbers.home
    owner: i64 = 0
    while owner < forest.seats:
        if owner != seat:
            scored += forest.eaten[MOST_SEATS * seat + owner] * numbers.eaten
        owner += 1
    return scored


def finish(numbers: Numbers, forest: Forest, reason: str, rule: str) -> None:
    """Count the points and break ties (FF-63 to FF-68a)."""
    seats = range(forest.seats)
    scored = [points(numbers, forest, seat) for seat in seats]
    keys: list[tuple[int, int, int]] = []
    for seat in seats:
        eaten = 0
        for other in seats:
            # FF-68a: only fish of those with whom everything else is equal.
            if other != seat and scored[other] == scored[seat] and forest.home[other] == forest.home[seat]:
                eaten += forest.eaten[MOST_SEATS * seat + other]
        keys.append((scored[seat], forest.home[seat], eaten))
    ranks = tuple([1 + len([other for other in keys if other > key]) for key in keys])
    winners = tuple([seat for seat in seats if ranks[seat] == 1])
    if forest.journal is not None:
        forest.journal.note("over", -1, rule, {"ranks": ranks, "points": tuple(scored), "reason": reason})
    forest.finish(Outcome(reason, tuple([float(score) for score in scored]), ranks, winners, rule))
