"""What every seat may expect to score: by points made, and by where its fish are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import NOWHERE, lowest
from paddlewheel.games.flooded_forest.rules.data import ForestData, Numbers
from paddlewheel.games.flooded_forest.rules.scoring import points
from paddlewheel.games.flooded_forest.state import BYTE, FLOOD, MOST_SEATS, NOBODY, Forest, count

#: What a fish is expected to bring, by the tiles between it and the river; further out it is the last of these.
EXPECTED: Final = vec[float]([1.5, 1.15, 0.9, 0.7, 0.55, 0.4])
UNPLACED: Final = 0.15
HELD_ACTION: Final = 0.35
#: The part that a predator on the same tile takes from what a fish is expected to bring.
PREDATOR_HERE: Final = 0.25


def standings(data: ForestData, forest: Forest) -> vec[float]:
    """What every seat may expect to score."""
    far = depths(forest)
    open_share = room(data.numbers, forest)
    worth = vec[float]([0.0] * MOST_SEATS)
    seat: i64 = 0
    while seat < forest.seats:
        worth[seat] = float(points(data.numbers, forest, seat)) + UNPLACED * float(forest.supply[seat])
        if forest.actions[seat] != NOWHERE:
            worth[seat] += HELD_ACTION
        seat += 1
    tiles = forest.survey.river
    tile: i64 = 0
    while tile < tiles:
        fish = forest.fish[tile]
        if fish != 0:
            expected = EXPECTED[far[tile]] * open_share
            if forest.predators[tile] != NOBODY:
                expected *= 1.0 - PREDATOR_HERE
            seat = 0
            while seat < forest.seats:
                worth[seat] += expected * float((fish >> (BYTE * seat)) & 255)
                seat += 1
        tile += 1
    return worth


def room(numbers: Numbers, forest: Forest) -> float:
    """How likely a fish in the forest is to find the river still open: room there, against fish on the way."""
    if forest.phase() == FLOOD:
        return 0.8
    waiting: i64 = 0
    tiles = forest.survey.river
    tile: i64 = 0
    while tile < tiles:
        waiting += count(forest.fish[tile])
        tile += 1
    left = numbers.circles - forest.in_river()
    share = 0.25 + 1.5 * float(left) / float(waiting + 1)
    return share if share < 1.0 else 1.0


def depths(forest: Forest) -> vec[i64]:
    """How many tiles lie between each tile and the river by water, up to five."""
    survey = forest.survey
    found = vec[i64]([5] * survey.river)
    waiting = survey.on_board
    shore = survey.linked[survey.river]
    depth: i64 = 0
    while depth < 5 and shore != 0:
        waiting &= ~shore
        further: i64 = 0
        while shore != 0:
            tile = lowest(shore)
            shore &= shore - 1
            found[tile] = depth
            further |= survey.linked[tile]
        shore = further & waiting
        depth += 1
    # A pulled tile still carries the fish that are on their way into the river.
    if forest.tile != NOWHERE and forest.cells[forest.tile] == NOWHERE and forest.school_to == survey.river:
        found[forest.tile] = 0
    return found
