"""A learned value: a small net that corrects what the tactics of a game say of a position.

It reads the numbers that `Game.value_features` writes and the judgement of the tactics, and has one hidden layer. All
else that a search asks is left to the tactics.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.kernel import AnyState, Chance, Features, Page, Remark, Tactics

#: Judgements closer to 0 or 1 than this are read as this far away.
SURE = 0.002


def logit(value: float) -> float:
    """The logarithm of the odds of a judgement from 0 to 1."""
    if value < SURE:
        value = SURE
    if value > 1.0 - SURE:
        value = 1.0 - SURE
    return log(value / (1.0 - value))


@final
class ValueNet:
    """Weights of a net: numbers to a hidden layer (only what is above zero counts), and from there to one number."""

    def __init__(
        self, first: list[float], bias: list[float], second: list[float], constant: float, trust: float
    ) -> None:
        self.hidden: i64 = len(bias)
        self.inputs: i64 = len(first) // len(bias)
        #: Input by input: the weights to the hidden layer.
        self.first: vec[float] = vec[float](first)
        self.bias: vec[float] = vec[float](bias)
        self.second: vec[float] = vec[float](second)
        self.constant: float = constant
        #: How much the judgement of the tactics counts.
        self.trust: float = trust

    def value(self, page: Page, judged: float) -> float:
        """What a position is worth, from 0 to 1; the tactics have judged it already."""
        layer = self.bias[:]
        first = self.first
        hidden = self.hidden
        numbers = page.numbers
        unit: i64 = 0
        place: i64 = 0
        while place < self.inputs:
            number = i64(numbers[place])
            if number != 0:
                times = float(number)
                at = place * hidden
                unit = 0
                while unit < hidden:
                    layer[unit] += times * first[at + unit]
                    unit += 1
            place += 1
        total = self.constant + self.trust * logit(judged)
        unit = 0
        while unit < hidden:
            if layer[unit] > 0.0:
                total += layer[unit] * self.second[unit]
            unit += 1
        if total > 30.0:
            total = 30.0
        if total < -30.0:
            total = -30.0
        return 1.0 / (1.0 + exp(-total))


@final
class LearnedTactics(Tactics[Any]):
    """The tactics of a game with a learned judgement."""

    def __init__(self, tactics: Tactics[Any], features: Features[Any], net: ValueNet) -> None:
        self.tactics: Tactics[Any] = tactics
        self.features: Features[Any] = features
        self.net: ValueNet = net
        self.page: Page = Page(features.size)

    def evaluate(self, state: AnyState, seat: i64) -> float:
        return self.corrected(state, seat, self.tactics.evaluate(state, seat))

    def judge(self, state: AnyState, seats: i64, values: vec[float]) -> None:
        self.tactics.judge(state, seats, values)
        seat: i64 = 0
        while seat < state.seats:
            if seats >> seat & 1:
                values[seat] = self.corrected(state, seat, values[seat])
            seat += 1

    def corrected(self, state: AnyState, seat: i64, judged: float) -> float:
        """The judgement of the tactics, corrected; a finished game is judged by its outcome."""
        if state.outcome is not None:
            return judged
        page = self.page
        page.wipe_row(0)
        page.at = 0
        self.features.write(state, seat, page)
        return self.net.value(page, judged)

    def weigh(self, state: AnyState, seat: i64, choice: i64) -> float:
        return self.tactics.weigh(state, seat, choice)

    def positions(self) -> i64:
        return self.tactics.positions()

    def horizon(self) -> i64:
        return self.tactics.horizon()

    def turns_ahead(self) -> i64:
        return self.tactics.turns_ahead()

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
