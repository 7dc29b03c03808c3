"""What bots know of the forest: how far fish have to swim, who lurks on the way, and how much room the river has."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import NOWHERE, RIVER, RIVER_BIT, TILES, lowest
from paddlewheel.games.flooded_forest.rules.season import Season
from paddlewheel.games.flooded_forest.rules.vocabulary import (
    ACT_FIRST,
    ACT_NOW,
    BITES,
    CHAINS,
    END_TURN,
    EXTRAS,
    KINDS,
    NO_CHAIN,
    NO_EXTRA,
    POSTS,
    PROWLS,
    PULLS,
    SCHOOLS,
)
from paddlewheel.games.flooded_forest.state import FLOOD, MOST_SEATS, NOBODY, Forest, count
from paddlewheel.kernel import Tactics

#: Points ahead that make a lead of about three to one.
LEAD: Final = 2.5
#: What a fish is expected to bring, by the tiles between it and the river; further out it is the last of these.
HOPES: Final = vec[float]([1.5, 1.15, 0.9, 0.7, 0.55, 0.4])
UNPLACED: Final = 0.15
HELD_ACTION: Final = 0.35
#: What a predator on the same tile takes from the hope of a fish there.
LURKING: Final = 0.25


@final
class ForestTactics(Tactics[Forest]):
    """Judges a position by what lies open on the table."""

    def __init__(self, season: Season) -> None:
        self.season: Season = season

    def evaluate(self, state: Forest, seat: i64) -> float:
        if state.outcome is not None:
            return super().evaluate(state, seat)
        return self.chance(state, self.standings(state), seat)

    def judge(self, state: Forest, seats: i64, values: vec[float]) -> None:
        if state.outcome is not None:
            super().judge(state, seats, values)
            return
        worth = self.standings(state)
        seat: i64 = 0
        while seat < state.seats:
            if seats >> seat & 1:
                values[seat] = self.chance(state, worth, seat)
            seat += 1

    def chance(self, forest: Forest, worth: vec[float], seat: i64) -> float:
        """How likely this seat is to score more than another one."""
        chance = 0.0
        other: i64 = 0
        while other < forest.seats:
            if other != seat:
                chance += 1.0 / (1.0 + exp((worth[other] - worth[seat]) / LEAD))
            other += 1
        return chance / float(forest.seats - 1)

    def standings(self, forest: Forest) -> vec[float]:
        """What every seat may expect to score."""
        depths = self.depths(forest)
        room = self.room(forest)
        worth = vec[float]([0.0] * MOST_SEATS)
        seat: i64 = 0
        while seat < forest.seats:
            worth[seat] = float(self.season.points(forest, seat)) + UNPLACED * float(forest.supply[seat])
            if forest.actions[seat] != NOWHERE:
                worth[seat] += HELD_ACTION
            seat += 1
        tile: i64 = 0
        while tile < TILES:
            fish = forest.fish[tile]
            if fish != 0:
                hope = HOPES[depths[tile]] * room
                if forest.predators[tile] != NOBODY:
                    hope *= 1.0 - LURKING
                seat = 0
                while seat < forest.seats:
                    worth[seat] += hope * float((fish >> (8 * seat)) & 255)
                    seat += 1
            tile += 1
        return worth

    def room(self, forest: Forest) -> float:
        """How likely a fish in the forest is to find the river still open: room there, against fish on the way."""
        if forest.phase == FLOOD:
            return 0.8
        waiting: i64 = 0
        tile: i64 = 0
        while tile < TILES:
            waiting += count(forest.fish[tile])
            tile += 1
        left = self.season.numbers.circles - forest.in_river()
        share = 0.25 + 1.5 * float(left) / float(waiting + 1)
        return share if share < 1.0 else 1.0

    def depths(self, forest: Forest) -> vec[i64]:
        """How many tiles lie between each tile and the river by water, up to five."""
        survey = forest.survey
        depths = vec[i64]([5] * TILES)
        waiting = survey.on_board
        shore = survey.linked[RIVER]
        depth: i64 = 0
        while depth < 5 and shore != 0:
            waiting &= ~shore
            further: i64 = 0
            while shore != 0:
                tile = lowest(shore)
                shore &= shore - 1
                depths[tile] = depth
                further |= survey.linked[tile]
            shore = further & waiting
            depth += 1
        # A pulled tile on its way carries its fish where the tile was.
        if forest.tile != NOWHERE and forest.cells[forest.tile] == NOWHERE and forest.school_to == RIVER:
            depths[forest.tile] = 0
        return depths

    def weigh(self, state: Forest, seat: i64, choice: i64) -> float:
        if choice < EXTRAS:
            return 1.0
        if choice < KINDS:
            return 0.2 if choice == NO_EXTRA or choice == NO_CHAIN else self.weigh_spawn(state, seat, choice)  # noqa: SIM109
        if PULLS <= choice < ACT_FIRST:
            return self.weigh_pull(state, seat, choice - PULLS)
        if SCHOOLS <= choice < PROWLS:
            return self.weigh_school(state, seat, choice - SCHOOLS)
        if BITES <= choice < BITES + MOST_SEATS:
            return 0.1 if choice - BITES == seat else 1.0 + 0.1 * float(self.season.points(state, choice - BITES))
        if choice == ACT_FIRST or choice == ACT_NOW:  # noqa: SIM109
            return 0.6
        if choice == END_TURN or (POSTS <= choice < PULLS and state.owned(choice - POSTS, seat) > 0):
            return 0.5
        return 1.0

    def weigh_spawn(self, forest: Forest, seat: i64, choice: i64) -> float:
        """An extra fish where the seat has one already lets it spawn on."""
        tile = choice - (EXTRAS if choice < CHAINS else CHAINS)
        return 4.0 if forest.owned(tile, seat) > 0 else 2.0

    def weigh_pull(self, forest: Forest, seat: i64, tile: i64) -> float:
        """A tile beside the river with fish of one's own goes first, one with fish of others last."""
        own = forest.owned(tile, seat)
        others = count(forest.fish[tile]) - own
        if forest.survey.linked[tile] & RIVER_BIT:
            return 1.0 + 2.0 * float(own) if own >= others else 0.3
        return 1.0 + 0.2 * float(others)

    def weigh_school(self, forest: Forest, seat: i64, there: i64) -> float:
        own = forest.owned(forest.tile, seat)
        others = count(forest.fish[forest.tile]) - own
        if there == RIVER:
            return 6.0 if own > 0 and 2 * own >= others else 0.3
        return 0.4 if own > 0 and forest.predators[there] != NOBODY else 1.0
