"""The rules put together: the steps, the start, and everything unseen dealt again."""

from __future__ import annotations

from paddlewheel.kernel import AnyGame, Chance, Rules
from pebbles.rules.steps import Giving, KeepOrGive, Picking, Reveal, RoundEnd
from pebbles.rules.vocabulary import ALL, PICKING, SIZES
from pebbles.state import NOTHING, PebblesState


class PebblesRules(Rules[PebblesState]):
    def __init__(self, rounds: int, most_valuable_shell: int) -> None:
        # In the order of their numbers in the vocabulary.
        steps = [Picking(), Reveal(most_valuable_shell), KeepOrGive(), Giving(), RoundEnd(rounds)]
        super().__init__(steps, ALL)
        self.rounds = rounds
        self.most_valuable_shell = most_valuable_shell

    def start(self, game: AnyGame, seats: int, chance: Chance) -> PebblesState:
        state = PebblesState(game, self, seats, chance)
        state.owe(PICKING, 0)
        return state

    def redeal(self, state: PebblesState, eyes: int, stream: Chance) -> None:
        """What others have picked is unseen until all have."""
        if state.outcome is None and state.step().name == "pick":
            for seat in range(state.seats):
                if not eyes >> seat & 1 and state.picked[seat] != NOTHING:
                    state.picked[seat] = 1 + stream.below(SIZES)
