"""Where a move can end without pushing, and the cheapest way there."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.look_ahead import OCCUPIED, LookAhead
from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.rules.vocabulary import FORWARD, TURN_LEFT, TURN_RIGHT
from paddlewheel.games.mississippi_queen.state import NOWHERE, TILE_SHIFT, Race

WAYS: Final = 6
#: Two tiles behind the ship's and two ahead are within reach of a move.
BEHIND: Final = 2
PLACES: Final = 5 * 32 * WAYS
LEVELS: Final = 7
#: More turns that cost coal are never made in one move.
DEAREST: Final = 3
FAR: Final = 99


@final
class Reach:
    """The places of one move, by the points left there. A place is a hex, counted from `base`, and a heading."""

    def __init__(self, rules: RaceRules) -> None:
        self.river: RiverMap = rules.river
        self.look_ahead: LookAhead = rules.look_ahead
        self.introductory: bool = rules.introductory
        self.base: i64 = 0
        #: By points left and place: the fewest turns, the place before and the choice that leads here from there.
        self.turns: vec[i64] = vec[i64]([FAR] * (LEVELS * PLACES))
        self.before: vec[i64] = vec[i64]([NOWHERE] * (LEVELS * PLACES))
        self.choice: vec[i64] = vec[i64]([NOWHERE] * (LEVELS * PLACES))
        #: Places reached, of all levels.
        self.reached: vec[i64] = vec[i64]([])
        #: Where the last level begins among them: the ends of the move.
        self.ends: i64 = 0
        #: The place from which the platform is reached, or NOWHERE, and those from which an occupied hex could be
        #: entered with points to push.
        self.landing: i64 = NOWHERE
        self.blocked: vec[i64] = vec[i64]([])

    def search(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64, most_turns: i64) -> None:
        """From a place with these points left and this many turns made, `most_turns` in all."""
        for place in self.reached:
            self.turns[place] = FAR
        self.reached = vec[i64](capacity=len(self.reached))
        self.blocked = vec[i64]([])
        self.landing = NOWHERE
        self.base = ((hex >> TILE_SHIFT) - BEHIND) << TILE_SHIFT
        self.enter(points * PLACES + (hex - self.base) * WAYS + heading, turns, NOWHERE, NOWHERE)
        begin: i64 = 0
        level = points
        while True:
            self.turn_about(begin, most_turns)
            end = len(self.reached)
            if level == 0 or self.landing != NOWHERE:
                self.ends = begin
                return
            while begin < end:
                self.go_forward(race, seat, self.reached[begin], level)
                begin += 1
            level -= 1

    def enter(self, place: i64, turns: i64, before: i64, choice: i64) -> None:
        if turns < self.turns[place]:
            self.turns[place] = turns
            self.before[place] = before
            self.choice[place] = choice
            self.reached = append(self.reached, place)

    def turn_about(self, begin: i64, most_turns: i64) -> None:
        at = begin
        while at < len(self.reached):
            place = self.reached[at]
            turns = self.turns[place] + 1
            if turns <= most_turns:
                heading = place % WAYS
                hex = place - heading
                self.enter(hex + (heading + 5) % WAYS, turns, place, TURN_LEFT)
                self.enter(hex + (heading + 1) % WAYS, turns, place, TURN_RIGHT)
            at += 1

    def go_forward(self, race: Race, seat: i64, place: i64, level: i64) -> None:
        heading = place % WAYS
        there = self.look_ahead.free_ahead(race, seat, self.hex(place), heading)
        if there < 0:
            if there == OCCUPIED and level >= 2:
                self.blocked = append(self.blocked, place)
            return
        if self.introductory and self.river.is_entry(race, there):
            self.landing = place
            return
        relative = (there - self.base) * WAYS + heading
        if 0 <= relative < PLACES:
            self.enter((level - 1) * PLACES + relative, self.turns[place], place, FORWARD)

    def hex(self, place: i64) -> i64:
        return self.base + place % PLACES // WAYS

    def way_to(self, place: i64) -> vec[i64]:
        """The choices that lead to a place."""
        backward = vec[i64]([])
        while self.before[place] != NOWHERE:
            backward = append(backward, self.choice[place])
            place = self.before[place]
        forward = vec[i64](capacity=len(backward))
        at = len(backward)
        while at > 0:
            at -= 1
            forward = append(forward, backward[at])
        return forward
