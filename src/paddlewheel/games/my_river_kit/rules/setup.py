"""Setting up: the dice for the free activities, and where each goes (RK-25)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.vocabulary import ROUND, SETTLE, Vocabulary
from paddlewheel.games.my_river_kit.state import CITY_PLOT, NOTHING, Basin
from paddlewheel.kernel import AutomaticStep, Fact, Step


@final
class RollDice(AutomaticStep[Basin]):
    """Every mayor rolls for a free activity; they settle from the source down."""

    def __init__(self) -> None:
        super().__init__("dice", "RK-25")

    def happen(self, state: Basin, argument: i64) -> None:
        rolled = vec[i64](capacity=state.seats)
        seat: i64 = 0
        while seat < state.seats:
            rolled = append(rolled, state.chance.below(6))
            seat += 1
        state.rolled = rolled
        state.owe(SETTLE, 0)


@final
class Settle(Step[Basin]):
    """The free activity of the die goes on any free plot."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        super().__init__("settle", "RK-25", words.settle, words.buy)
        self.data: GameData = data

    def refusal(self, state: Basin, seat: i64, choice: i64) -> str | None:
        return "RK-24" if choice - self.first == CITY_PLOT else None

    def play(self, state: Basin, seat: i64, choice: i64) -> None:
        plot = choice - self.first
        face = state.rolled[seat]
        card = self.data.die[face]
        state.rolled[seat] = NOTHING
        state.mayors[seat].plots[plot] = card
        state.stock[card] -= 1
        if state.journal is not None:
            facts: dict[str, Fact] = {"die": face + 1, "card": self.data.cards.names[card], "plot": plot}
            state.journal.note("settles", seat, "RK-25", facts)
            if seat + 1 == state.seats:
                state.beat()
        state.settle()
        if seat + 1 < state.seats:
            state.owe(SETTLE, seat + 1)
        else:
            state.owe(ROUND, 0)
