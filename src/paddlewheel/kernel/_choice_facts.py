"""What tells choices apart, for a policy that is learned. A game's `tactics` fill this in."""

from __future__ import annotations

from typing import Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from paddlewheel.kernel._contract import S


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceFacts(Generic[S]):
    """Tells a choice by its kind and by a few numbers. All choices of one decision are of the same kind.

    It may use only what the seat knows.
    """

    def __init__(self, kinds: dict[str, tuple[str, ...]]) -> None:
        #: The kinds of choices, and the names of what tells each.
        self.kinds: dict[str, tuple[str, ...]] = kinds
        #: Where the weights of each kind begin in a row of all of them; the last entry is where they end.
        self.starts: vec[i64] = vec[i64]([0])
        for facts in kinds.values():
            self.starts = append(self.starts, self.starts[len(self.starts) - 1] + len(facts))
        #: The kind of the choice told last, and its numbers; what is behind them means nothing.
        self.kind: i64 = 0
        self.numbers: vec[float] = vec[float]([0.0] * max([len(facts) for facts in kinds.values()]))

    def tell(self, state: S, seat: i64, choice: i64) -> None:
        """Fill in `kind` and `numbers` for an allowed choice."""

    def begin(self, kind: i64) -> None:
        """A choice of this kind, all numbers 0."""
        self.kind = kind
        fact: i64 = 0
        while fact < len(self.numbers):
            self.numbers[fact] = 0.0
            fact += 1
