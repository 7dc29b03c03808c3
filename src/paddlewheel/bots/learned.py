"""A learned value: one small net rates every seat by the numbers of its row, and the ratings say who is ahead.

The rows are those that `Game.value_features` writes. The chance that one seat comes in ahead of another is the logistic
function of the difference of their ratings, as in Elo's (Bradley and Terry 1952); what a seat may expect is the mean
over the others. All else that a search asks is left to the tactics.
"""

from __future__ import annotations

from math import exp
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.kernel import AnyState, Chance, Features, Page, Remark, Tactics

#: A lead beyond this is certain.
FARTHEST = 30.0


@final
class ValueNet:
    """Weights from the numbers of a row straight to its rating, and by a hidden layer (what is above 0 counts)."""

    def __init__(self, direct: list[float], first: list[float], bias: list[float], second: list[float]) -> None:
        self.inputs: i64 = len(direct)
        self.hidden: i64 = len(bias)
        self.direct: vec[float] = vec[float](direct)
        #: Input by input: the weights to the hidden layer.
        self.first: vec[float] = vec[float](first)
        self.bias: vec[float] = vec[float](bias)
        self.second: vec[float] = vec[float](second)

    def rating(self, page: Page, row: i64) -> float:
        """The rating of the seat that this row is about."""
        layer = self.bias[:]
        first = self.first
        direct = self.direct
        hidden = self.hidden
        numbers = page.numbers
        start = row * self.inputs
        total = 0.0
        unit: i64 = 0
        place: i64 = 0
        while place < self.inputs:
            number = i64(numbers[start + place])
            if number != 0:
                times = float(number)
                total += times * direct[place]
                at = place * hidden
                unit = 0
                while unit < hidden:
                    layer[unit] += times * first[at + unit]
                    unit += 1
            place += 1
        unit = 0
        while unit < hidden:
            if layer[unit] > 0.0:
                total += layer[unit] * self.second[unit]
            unit += 1
        return total


@final
class LearnedTactics(Tactics[Any]):
    """The tactics of a game with a learned judgement."""

    def __init__(
        self, tactics: Tactics[Any], features: Features[Any], net: ValueNet, seats: i64, ahead: i64 = -1
    ) -> None:
        """`ahead`: how far a search plays on before it judges, in choices or in whole turns; below 0 as the tactics."""
        self.tactics: Tactics[Any] = tactics
        self.features: Features[Any] = features
        self.net: ValueNet = net
        self.ahead: i64 = ahead
        self.page: Page = Page(features.size)
        self.ratings: vec[float] = vec[float]([0.0] * seats)

    def evaluate(self, state: AnyState, seat: i64) -> float:
        if state.outcome is not None:
            return self.tactics.evaluate(state, seat)
        self.rate(state)
        return self.expected_place(seat)

    def judge(self, state: AnyState, seats: i64, values: vec[float]) -> None:
        if state.outcome is not None:
            self.tactics.judge(state, seats, values)
            return
        self.rate(state)
        seat: i64 = 0
        while seat < state.seats:
            if seats >> seat & 1:
                values[seat] = self.expected_place(seat)
            seat += 1

    def rate(self, state: AnyState) -> None:
        """Rate all seats."""
        page = self.page
        page.wipe_row(0)
        page.at = 0
        self.features.write(state, 0, page)
        seat: i64 = 0
        while seat < state.seats:
            self.ratings[seat] = self.net.rating(page, seat)
            seat += 1

    def expected_place(self, seat: i64) -> float:
        """1 for the first, 0 for the last: how likely the seat is to come in ahead of another."""
        ratings = self.ratings
        chance = 0.0
        other: i64 = 0
        while other < len(ratings):
            if other != seat:
                behind = ratings[other] - ratings[seat]
                if behind > FARTHEST:
                    behind = FARTHEST
                chance += 1.0 / (1.0 + exp(behind))
            other += 1
        return chance / float(len(ratings) - 1)

    def weigh(self, state: AnyState, seat: i64, choice: i64) -> float:
        return self.tactics.weigh(state, seat, choice)

    def positions(self) -> i64:
        return self.tactics.positions()

    def horizon(self) -> i64:
        return self.tactics.horizon() if self.ahead < 0 else self.ahead

    def turns_ahead(self) -> i64:
        turns = self.tactics.turns_ahead()
        return turns if self.ahead < 0 or turns == 0 else self.ahead

    def doubt(self) -> float:
        return self.tactics.doubt()

    def is_interruption(self, state: AnyState) -> bool:
        return self.tactics.is_interruption(state)

    def is_same_turn(self, before: AnyState, after: AnyState) -> bool:
        return self.tactics.is_same_turn(before, after)

    def foretell(self, state: AnyState, seat: i64, choice: i64) -> float:
        return self.tactics.foretell(state, seat, choice)

    def complete(self, state: AnyState, seat: i64) -> vec[i64]:
        return self.tactics.complete(state, seat)

    def begins_turn(self, state: AnyState) -> bool:
        return self.tactics.begins_turn(state)

    def suppose(self, state: AnyState, seat: i64, stream: Chance) -> None:
        self.tactics.suppose(state, seat, stream)

    def remark(self, state: AnyState, seat: i64, choice: i64) -> Remark | None:
        return self.tactics.remark(state, seat, choice)
