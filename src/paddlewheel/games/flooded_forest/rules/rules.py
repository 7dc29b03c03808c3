"""The rules put together: their steps, the start of a game, and a deal of everything unseen."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules import dealing
from paddlewheel.games.flooded_forest.rules.actions import After, From, To
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.drying import Collect, Leap, Prowl, Pull, School
from paddlewheel.games.flooded_forest.rules.feeding import Bite, Feed, More, Order
from paddlewheel.games.flooded_forest.rules.flood import Discard, Lay, Place, Refill, Turn
from paddlewheel.games.flooded_forest.rules.phases import DryTurn, FloodTurn, PredatorsAppear, PredatorTurn, WaterFalls
from paddlewheel.games.flooded_forest.rules.predators import Kind, Post
from paddlewheel.games.flooded_forest.rules.scoring import End, Score
from paddlewheel.games.flooded_forest.rules.spawning import Chain, Extra
from paddlewheel.games.flooded_forest.rules.vocabulary import FLOOD_TURN
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.kernel import AnyGame, Chance, Rules, Step


@final
class ForestRules(Rules[Forest]):
    """The rules for three or four seats."""

    def __init__(self, data: ForestData, starts: list[int]) -> None:
        # In the order of the step numbers.
        steps: list[Step[Forest]] = [
            *(Lay(data), Discard(data), Place(data), Turn(data), Extra(data), Chain(data), Refill()),
            *(Kind(data), Post(data), Pull(data), School(data), Prowl(data), Leap(data), Order(data)),
            *(Feed(data), Bite(data), More(data), Score(data), After(data), From(data), To(data), Collect(data)),
            *(FloodTurn(), PredatorTurn(data), DryTurn(data), PredatorsAppear(), WaterFalls(), End(data)),
        ]
        super().__init__(steps, data.choices.end)
        self.data: ForestData = data
        #: The cells of the start tiles.
        self.starts: vec[i64] = vec[i64](starts)

    def start(self, game: AnyGame, seats: i64, chance: Chance) -> Forest:
        forest = Forest(game, self, seats, chance)
        forest.set_out(self.data.tiles.bare)
        dealing.deal(self.data, forest, self.starts)
        forest.owe(FLOOD_TURN, 0)
        return forest

    def redeal(self, state: Forest, eyes: i64, stream: Chance) -> None:
        dealing.redeal(self.data, state, eyes, stream)
