"""A learned policy: how promising a choice looks, by a few facts about it and the weights that they have.

A choice looks e to the weighted sum of its facts times as promising as one without any. A search looks at promising
choices first, and plays on by them. All else that it asks is left to the tactics.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.kernel import AnyState, Chance, ChoiceFacts, Remark, Tactics

#: Nothing looks more than e to this power as promising as an ordinary choice, or less than its inverse.
SUREST: Final = 8.0


@final
class LearnedPolicy(Tactics[Any]):
    """The tactics of a game, with a policy that is learned."""

    def __init__(self, tactics: Tactics[Any], facts: ChoiceFacts[Any], weights: list[float]) -> None:
        self.tactics: Tactics[Any] = tactics
        self.facts: ChoiceFacts[Any] = facts
        #: Kind by kind, fact by fact.
        self.weights: vec[float] = vec[float](weights)

    def weigh(self, state: AnyState, seat: i64, choice: i64) -> float:
        facts = self.facts
        facts.tell(state, seat, choice)
        start = facts.starts[facts.kind]
        count = facts.starts[facts.kind + 1] - start
        total = 0.0
        fact: i64 = 0
        while fact < count:
            total += self.weights[start + fact] * facts.numbers[fact]
            fact += 1
        if total > SUREST:
            return exp(SUREST)
        return exp(total if total > -SUREST else -SUREST)

    def evaluate(self, state: AnyState, seat: i64) -> float:
        return self.tactics.evaluate(state, seat)

    def judge(self, state: AnyState, seats: i64, values: vec[float]) -> None:
        self.tactics.judge(state, seats, values)

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
