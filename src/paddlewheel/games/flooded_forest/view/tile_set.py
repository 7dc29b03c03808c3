"""What the views have to know of the component file that is played with."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.components import Components
from paddlewheel.games.flooded_forest.rules.vocabulary import Choices
from paddlewheel.language import Fact


class TileSet:
    """The flood tiles, the banks of the river, the choices that go with them, and the numbers that are told."""

    def __init__(self, parts: Components) -> None:
        self.tiles = parts.flood.tiles
        #: The water sides of each river tile, as bits.
        self.river_water = parts.river.edges()
        #: Where a tile number stands for the river.
        self.river = len(self.tiles)
        #: Points of a fish at home, and of one of somebody else that is eaten.
        self.home, self.eaten = parts.points.home.value, parts.points.eaten.value
        #: What messages tell of piranhas at three: what they eat, and how few fish are enough for it (FF-59).
        piranhas = parts.predator["piranhas"]
        self.piranhas: dict[str, Fact] = {"eats": piranhas.eats.value, "few": piranhas.needs.value - 1}
        self.choices = at = Choices(len(self.tiles))
        #: Where the choices of tiles on the board begin and end; those of some decisions have the river at their end.
        self.ranges = (
            (at.extras, at.no_extra),
            (at.chains, at.no_chain),
            (at.posts, at.pulls),
            (at.pulls, at.act_first),
            (at.schools, at.prowls),
            (at.prowls, at.by_action),
            (at.leaps, at.school_first),
            (at.froms, at.tos),
            (at.tos, at.keep_held),
        )
        #: Choices of their own, by the message with their label and help. They are buttons beside the board.
        self.plain = {
            at.no_extra: "no-extra-fish",
            at.no_chain: "no-next-fish",
            at.school_first: "school-first",
            at.predator_first: "predator-first",
            at.at_three: "at-three",
            at.not_at_three: "not-at-three",
            at.bite_again: "bite-again",
            at.no_more: "no-further-bite",
            at.end_turn: "end-turn",
        }
