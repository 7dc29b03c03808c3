"""What does not change during a game: the tiles, the numbers of the component file, and the order of dry turns."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.tiles import Tiles
from paddlewheel.games.flooded_forest.rules.vocabulary import Choices


@final
class Numbers:
    """The numbers of one game, from the component file."""

    def __init__(
        self, fish: i64, hand: i64, deck: i64, circles: i64, home: i64, eaten: i64, needs: list[int], eats: list[int]
    ) -> None:
        self.fish: i64 = fish
        self.hand: i64 = hand
        self.deck: i64 = deck
        #: Circles of the whole river.
        self.circles: i64 = circles
        self.home: i64 = home
        self.eaten: i64 = eaten
        # By predator, nobody first: fish that must be on its tile before it eats, and fish it eats then.
        self.needs: vec[i64] = vec[i64](needs)
        self.eats: vec[i64] = vec[i64](eats)


@final
class ForestData:
    """Shared by all steps of one set of rules."""

    def __init__(self, tiles: Tiles, numbers: Numbers, reverse: bool, fewest: bool) -> None:
        self.tiles: Tiles = tiles
        self.choices: Choices = Choices(tiles.count)
        self.numbers: Numbers = numbers
        #: Whether the last player begins the dry phase, and turns pass the other way round (FF-30d).
        self.reverse: bool = reverse
        #: Whether the player with the fewest fish in the forest begins the dry phase (FF-30e).
        self.fewest: bool = fewest
