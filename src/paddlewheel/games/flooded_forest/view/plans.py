"""A tile laid in one go: which one, on which cell, and which way round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, NUMBER_OF_CELL, PLACES, SIDES
from paddlewheel.games.flooded_forest.rules.spots import Spots
from paddlewheel.games.flooded_forest.rules.tiles import turned_sides
from paddlewheel.games.flooded_forest.rules.vocabulary import tile_name
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.games.flooded_forest.view.scene import _centre as centre
from paddlewheel.games.flooded_forest.view.scene import pattern
from paddlewheel.games.flooded_forest.view.tile_set import TileSet
from paddlewheel.kernel import SeatView
from paddlewheel.presentation import MOST_PLANS, Plan, guessed

#: The decisions of laying a tile, and how many of them are made already.
MADE = {"lay": 0, "place": 1, "turn": 2}


def plans(view: SeatView, tile_set: TileSet, tokens: tuple[str, ...]) -> tuple[Plan, ...]:
    """Every tile of the hand on every cell where it fits, every way round."""
    seen = cast(ForestObservation, view.observe())
    if seen.seat not in seen.deciders or seen.step not in MADE:
        return ()
    forest = cast(Forest, guessed(view))
    made = MADE[seen.step]
    at = tile_set.choices
    laid = [choice - at.lays for choice in seen.choices] if made == 0 else [forest.tile]
    found = []
    for tile in laid:
        for cell in _cells(forest, tile) if made < 2 else [forest.cell]:
            fitting = forest.rules.data.tiles.turns_that_fit(tile, forest.survey.surroundings(cell))
            for turns in (turns for turns in range(SIDES) if fitting >> turns & 1):
                chain = (at.lays + tile, at.places + NUMBER_OF_CELL[cell], at.turns + turns)[made:]
                lies = turned_sides(tile_set.tiles[tile].water(), turns)
                found.append(_plan(tuple(tokens[choice] for choice in chain), tile, NUMBER_OF_CELL[cell], turns, lies))
    return tuple(found[:MOST_PLANS])


def _cells(forest: Forest, tile: int) -> Iterator[int]:
    """The cells where a tile fits."""
    spots = Spots(forest.survey)
    while spots.next():
        if forest.rules.data.tiles.welcome[forest.survey.surroundings(spots.cell)] >> tile & 1:
            yield spots.cell


def _plan(chain: tuple[str, ...], tile: int, cell: int, turns: int, water: int) -> Plan:
    _, angle = pattern(water)
    held = f"hand-{tile}"
    label = say("plan-lay", tile=tile_name(tile), cell=CELL_NAMES[cell], way=say("plan-lay.way", degrees=60 * turns))
    help_ = say("turn.help")
    path = (centre(PLACES[cell]),)
    return Plan(chain, label, help_, (held,), area="forest", path=path, ghost=held, angle=angle)
