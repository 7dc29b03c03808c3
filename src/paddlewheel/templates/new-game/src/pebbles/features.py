"""An observation as numbers, in named parts, for agents that learn. Without this file a hashed default is used."""

from __future__ import annotations

from paddlewheel.kernel import Features, Page, Part
from pebbles.rules.vocabulary import GIVING, KEEP_OR_GIVE, PICKING, SIZES
from pebbles.state import NOTHING, PebblesState

STEPS = [PICKING, KEEP_OR_GIVE, GIVING]


class PebblesFeatures(Features[PebblesState]):
    def __init__(self, seats: int, rounds: int, most_valuable_shell: int) -> None:
        super().__init__(
            [
                Part("step", len(STEPS), 1, "the decision at hand: pick, keep or give, give to"),
                Part("round", 1, rounds, "the round"),
                Part("shell", 1, most_valuable_shell, "what the shell on offer is worth"),
                Part("shells", seats, rounds * most_valuable_shell, "what each has, oneself first"),
                Part("has picked", seats, 1, "who has picked, oneself first"),
                Part("picked", seats, SIZES, "what each has picked, where that is shown, oneself first"),
            ]
        )

    def write(self, state: PebblesState, seat: int, page: Page) -> None:
        around = [(seat + other) % state.seats for other in range(state.seats)]
        step = state.stack[-1] & 255 if state.outcome is None else -1
        page.one_of(STEPS.index(step) if step in STEPS else -1, len(STEPS))
        page.put(state.round)
        page.put(state.shell)
        for other in around:
            page.put(state.shells[other])
        for other in around:
            page.flag(state.picked[other] != NOTHING)
        for other in around:
            page.put(state.picked[other] if other == seat or step != PICKING else NOTHING)
