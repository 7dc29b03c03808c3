"""The flood phase: lay a tile, and put a fish on it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, CELLS, NOWHERE, NUMBER_OF_CELL, SIDES, bits, lowest
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.decision import ForestDecision, add_each
from paddlewheel.games.flooded_forest.rules.pieces import add_fish
from paddlewheel.games.flooded_forest.rules.spots import Spots, fits_any, fitting
from paddlewheel.games.flooded_forest.rules.survey import WATER_SIDES
from paddlewheel.games.flooded_forest.rules.vocabulary import DISCARD, EXTRA, PLACE, REFILL, TURN
from paddlewheel.games.flooded_forest.state import DECKS, Forest
from paddlewheel.kernel import AutomaticStep, Menu


@final
class Lay(ForestDecision):
    """Which tile of the hand (FF-10)?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "lay", "FF-9", data.choices.lays, data.choices.discards)

    def run(self, state: Forest) -> bool:
        if fits_any(self.data.tiles, state.survey, state.hands[state.active]):
            return False
        if state.hands[state.active] == 0:
            state.settle()
        else:
            state.owe(DISCARD, 0)
        return True

    def fitting(self, forest: Forest, seat: i64) -> i64:
        """The tiles of a hand that fit somewhere, a bit each."""
        return fitting(self.data.tiles, forest.survey, forest.hands[seat])

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        tile = choice - self.first
        if not (state.hands[seat] >> tile) & 1:
            return "FF-10"
        if not (self.fitting(state, seat) >> tile) & 1:
            return "FF-10a"
        return None

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, self.fitting(state, seat), self.first)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.tile = choice - self.first
        state.hands[seat] &= ~BITS[state.tile]
        state.settle()
        state.owe(PLACE, 0)
        if state.journal is not None:
            state.journal.note("shows", seat, "FF-10", {"tile": state.tile})


@final
class Discard(ForestDecision):
    """No tile of the hand fits anywhere: which one goes (FF-10a)?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "discard", "FF-10a", data.choices.discards, data.choices.places)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None if (state.hands[seat] >> (choice - self.first)) & 1 else "FF-10"

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        tile = choice - self.first
        state.hands[seat] &= ~BITS[tile]
        state.discards |= BITS[tile]
        state.settle()
        if state.journal is not None:
            state.journal.note("discards", seat, "FF-10a", {"tile": tile})
            state.beat()
        draw(state, seat)


@final
class Place(ForestDecision):
    """Where does the tile go (FF-11 to FF-15)?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "place", "FF-11", data.choices.places, data.choices.turns)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        cell = CELLS[choice - self.first]
        survey = state.survey
        if survey.tile_on(cell) != NOWHERE:
            return "FF-11"
        if bits(survey.free_sides(cell)) > SIDES - 2:
            return "FF-12"
        surroundings = survey.surroundings(cell)
        if self.data.tiles.turns_that_fit(state.tile, surroundings) != 0:
            return None
        return "FF-14" if WATER_SIDES[surroundings] != 0 else "FF-15"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        spots = Spots(state.survey)
        welcome = self.data.tiles.welcome
        while spots.next():
            if (welcome[state.survey.surroundings(spots.cell)] >> state.tile) & 1:
                menu.add(self.first + NUMBER_OF_CELL[spots.cell])

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.cell = CELLS[choice - self.first]
        state.settle()
        state.owe(TURN, 0)


@final
class Turn(ForestDecision):
    """Which way round (FF-14)? Then the first fish goes onto the tile by itself: it must (FF-16)."""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "turn", "FF-14", data.choices.turns, data.choices.extras)

    def fitting(self, forest: Forest) -> i64:
        """The turns that match the surroundings, a bit each."""
        return self.data.tiles.turns_that_fit(forest.tile, forest.survey.surroundings(forest.cell))

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        turns = choice - self.first
        if (self.fitting(state) >> turns) & 1:
            return None
        tiles = self.data.tiles
        earlier: i64 = 0
        while earlier < turns:
            if tiles.water(state.tile, earlier) == tiles.water(state.tile, turns):
                return "FF-14b"
            earlier += 1
        return "FF-14"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, self.fitting(state), self.first)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        tile = state.tile
        turns = choice - self.first
        state.lay(tile, state.cell, turns, self.data.tiles.water(tile, turns))
        state.settle()
        add_fish(state, seat, tile)
        if state.journal is not None:
            facts = {"tile": tile, "cell": state.cell, "turns": turns}
            state.journal.note("lays", seat, "FF-16", {**facts})
            state.beat()
        state.owe(REFILL, 0)
        if state.supply[seat] > 0 and self.meets_own(state, seat, tile):
            state.owe(EXTRA, 0)

    def meets_own(self, forest: Forest, seat: i64, tile: i64) -> bool:
        """Whether the new fish is next by water to a fish of its colour (FF-17)."""
        others = forest.survey.linked[tile] & forest.survey.flood_tiles()
        while others != 0:
            if forest.owned(lowest(others), seat) > 0:
                return True
            others &= others - 1
        return False


@final
class Refill(AutomaticStep[Forest]):
    """The end of a flood turn: draw, or leave the phase when all fish are placed (FF-22, FF-23)."""

    def __init__(self) -> None:
        super().__init__("refill", "FF-22")

    def happen(self, state: Forest, argument: i64) -> None:
        seat = state.active
        if state.supply[seat] == 0:
            leave(state, seat)
        else:
            draw(state, seat)
        state.tile = NOWHERE
        state.cell = NOWHERE


def leave(forest: Forest, seat: i64) -> None:
    """All fish are placed: the tiles left over are out of the game, unseen (FF-23, FF-23a)."""
    forest.box |= forest.hands[seat]
    forest.hands[seat] = 0
    forest.change(DECKS)
    while forest.deck_sizes[seat] > 0:
        forest.box |= BITS[take_top(forest, seat)]
    if forest.journal is not None:
        forest.journal.note("all placed", seat, "FF-23", {})
        forest.beat()


def draw(forest: Forest, seat: i64) -> None:
    """This seat draws the top tile of its deck, if there is one."""
    if forest.deck_sizes[seat] == 0:
        return
    forest.change(DECKS)
    tile = take_top(forest, seat)
    forest.hands[seat] |= BITS[tile]
    forest.reveals += 1
    if forest.journal is not None:
        forest.journal.note("draws", seat, "FF-22", {})
        mine: i64 = BITS[seat]
        forest.journal.note("you draw", seat, "FF-22", {"tile": tile}, seen_by=mine)


def take_top(forest: Forest, seat: i64) -> i64:
    """Take the top tile off a deck that has one."""
    forest.deck_sizes[seat] -= 1
    place = 8 * seat + forest.deck_sizes[seat]
    tile = forest.decks[place]
    forest.decks[place] = NOWHERE
    return tile
