"""The toy as numbers."""

from __future__ import annotations

from paddlewheel.kernel import Features, Page, Part
from toy.state import HIDDEN, Pebbles


class PebblesFeatures(Features[Pebbles]):
    def __init__(self, seats: int) -> None:
        super().__init__(
            [
                Part("step", 3, 1, "the decision at hand: pick, decide or choose"),
                Part("round", 1, 3, "the round"),
                Part("shell", 1, 6, "what the shell is worth"),
                Part("shells", seats, 18, "what each has, oneself first"),
                Part("has picked", seats, 1, "who has picked, oneself first"),
                Part("picked", seats, 3, "what each has picked, where that is open, oneself first"),
            ]
        )

    def write(self, state: Pebbles, seat: int, page: Page) -> None:
        around = [(seat + other) % state.seats for other in range(state.seats)]
        step = state.step().name if state.stack else ""
        page.one_of(["pick", "decide", "choose", ""].index(step), 3)
        page.put(state.round)
        page.put(state.shell)
        for other in around:
            page.put(state.shells[other])
        for other in around:
            page.flag(state.picked[other] != HIDDEN)
        for other in around:
            page.put(state.picked[other] if other == seat or step != "pick" else 0)
