"""The flood phase: lay a tile, put a fish on it, and perhaps spawn more on the other bank."""

from __future__ import annotations

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import (
    BITS,
    CELLS,
    NOWHERE,
    NUMBER_OF_CELL,
    SIDES,
    TILES,
    is_north,
)
from paddlewheel.games.flooded_forest.rules.land import SURROUNDINGS
from paddlewheel.games.flooded_forest.rules.season import Deed, Season, add_tiles
from paddlewheel.games.flooded_forest.rules.spots import Spots, fits_any, fitting
from paddlewheel.games.flooded_forest.rules.survey import Survey
from paddlewheel.games.flooded_forest.rules.vocabulary import (
    CHAIN,
    CHAINS,
    DISCARD,
    DISCARDS,
    EXTRA,
    EXTRAS,
    KINDS,
    LAYS,
    NO_CHAIN,
    NO_EXTRA,
    PLACE,
    PLACES,
    REFILL,
    TURN,
    TURNS,
)
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.kernel.contract import Menu


class Lay(Deed):
    """Which tile of the hand (FF-10)?"""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "lay", "FF-9", LAYS, DISCARDS)

    def asks(self, forest: Forest) -> bool:
        if fits_any(Survey(self.season.land, forest), forest.hands[forest.active]):
            return True
        if forest.hands[forest.active] == 0:
            forest.settle()
            self.season.next_flood_turn(forest)
        else:
            forest.owe(DISCARD, 0)
        return False

    def fitting(self, forest: Forest, seat: i64) -> i64:
        """The tiles of a hand that fit somewhere, a bit each."""
        return fitting(Survey(self.season.land, forest), forest.hands[seat])

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        tile = choice - LAYS
        if not (state.hands[seat] >> tile) & 1:
            return "FF-10"
        if not (self.fitting(state, seat) >> tile) & 1:
            return "FF-10a"
        return None

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_tiles(menu, self.fitting(state, seat), LAYS)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.tile = choice - LAYS
        state.hands[seat] &= ~BITS[state.tile]
        state.settle()
        state.owe(PLACE, 0)
        if state.journal is not None:
            state.journal.note("shows", seat, "FF-10", {"tile": state.tile})


class Discard(Deed):
    """No tile of the hand fits anywhere: which one goes (FF-10a)?"""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "discard", "FF-10a", DISCARDS, PLACES)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None if (state.hands[seat] >> (choice - DISCARDS)) & 1 else "FF-10"

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        tile = choice - DISCARDS
        state.hands[seat] &= ~BITS[tile]
        state.discards |= BITS[tile]
        state.settle()
        if state.journal is not None:
            state.journal.note("discards", seat, "FF-10a", {"tile": tile})
        draw(state, seat)
        self.season.carry_on(state)


class Place(Deed):
    """Where does the tile go (FF-11 to FF-15)?"""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "place", "FF-11", PLACES, TURNS)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        cell = CELLS[choice - PLACES]
        survey = Survey(self.season.land, state)
        if survey.tile_on(cell) != NOWHERE:
            return "FF-11"
        if survey.touching(cell) < 2:
            return "FF-12"
        surroundings = survey.surroundings(cell)
        if self.season.land.turns_that_fit(state.tile, surroundings) != 0:
            return None
        while surroundings != 0:
            if surroundings % 3 == 2:
                return "FF-14"
            surroundings //= 3
        return "FF-15"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        spots = Spots(Survey(self.season.land, state))
        fits = self.season.land.fits
        base = self.season.land.pattern[state.tile] * SURROUNDINGS
        while spots.next():
            if fits[base + spots.surroundings] != 0:
                menu.add(PLACES + NUMBER_OF_CELL[spots.cell])

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.cell = CELLS[choice - PLACES]
        state.settle()
        state.owe(TURN, 0)


class Turn(Deed):
    """Which way round (FF-14)? Then the first fish goes onto the tile by itself: it must (FF-16)."""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "turn", "FF-14", TURNS, EXTRAS)

    def fitting(self, forest: Forest) -> i64:
        """The turns that match the surroundings, a bit each."""
        land = self.season.land
        surroundings = land.surroundings(forest, land.around(forest, forest.cell))
        return land.turns_that_fit(forest.tile, surroundings)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        turns = choice - TURNS
        if (self.fitting(state) >> turns) & 1:
            return None
        turned = self.season.land.turned
        earlier: i64 = 0
        while earlier < turns:
            if turned[state.tile * SIDES + earlier] == turned[state.tile * SIDES + turns]:
                return "FF-14b"
            earlier += 1
        return "FF-14"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        fitting = self.fitting(state)
        turns: i64 = 0
        while turns < SIDES:
            if (fitting >> turns) & 1:
                menu.add(TURNS + turns)
            turns += 1

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        tile = state.tile
        state.cells[tile] = state.cell
        state.turns[tile] = choice - TURNS
        state.settle()
        self.season.add_fish(state, seat, tile)
        if state.journal is not None:
            facts = {"tile": tile, "cell": state.cell, "turns": choice - TURNS}
            state.journal.note("lays", seat, "FF-16", {**facts})
        state.owe(REFILL, 0)
        if state.supply[seat] > 0 and self.meets_own(state, seat, tile):
            state.owe(EXTRA, 0)
        self.season.carry_on(state)

    def meets_own(self, forest: Forest, seat: i64, tile: i64) -> bool:
        """Whether the new fish is next by water to a fish of its colour (FF-17)."""
        linked = self.season.land.water_beside(forest, tile)
        other: i64 = 0
        while other < TILES:
            if (linked >> other) & 1 and forest.owned(other, seat) > 0:
                return True
            other += 1
        return False


class Extra(Deed):
    """An extra fish on the other bank, or none (FF-17, FF-17c)."""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "extra", "FF-17", EXTRAS, CHAINS)

    def asks(self, forest: Forest) -> bool:
        if self.with_room(forest) != 0:
            return True
        forest.settle()
        return False

    def with_room(self, forest: Forest) -> i64:
        """The tiles of the other bank that have an open circle, a bit each."""
        north = is_north(forest.cell)
        found: i64 = 0
        tile: i64 = 0
        while tile < TILES:
            cell = forest.cells[tile]
            if cell != NOWHERE and is_north(cell) != north and self.season.open_circles(forest, tile) > 0:
                found |= BITS[tile]
            tile += 1
        return found

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_tiles(menu, self.with_room(state), EXTRAS)
        menu.add(NO_EXTRA)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        if choice == NO_EXTRA:
            return None
        tile = choice - EXTRAS
        cell = state.cells[tile]
        if cell == NOWHERE or is_north(cell) == is_north(state.cell):
            return "FF-17"
        if self.season.open_circles(state, tile) <= 0:
            return "FF-18"
        return None

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.settle()
        if choice != NO_EXTRA:
            spawn(self.season, state, seat, choice - EXTRAS, "FF-17")
        self.season.carry_on(state)


class Chain(Deed):
    """Another fish by water from the tile just used, or none (FF-20). The argument is that tile."""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "chain", "FF-20", CHAINS, KINDS)

    def asks(self, forest: Forest) -> bool:
        if self.with_room(forest) != 0:
            return True
        forest.settle()
        return False

    def with_room(self, forest: Forest) -> i64:
        """The tiles next by water that have an open circle, a bit each."""
        linked = self.season.land.water_beside(forest, forest.argument())
        found: i64 = 0
        tile: i64 = 0
        while tile < TILES:
            if (linked >> tile) & 1 and self.season.open_circles(forest, tile) > 0:
                found |= BITS[tile]
            tile += 1
        return found

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        if choice == NO_CHAIN:
            return None
        tile = choice - CHAINS
        if not (self.season.land.water_beside(state, state.argument()) >> tile) & 1:
            return "FF-20a"
        if self.season.open_circles(state, tile) <= 0:
            return "FF-18"
        return None

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_tiles(menu, self.with_room(state), CHAINS)
        menu.add(NO_CHAIN)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.settle()
        if choice != NO_CHAIN:
            spawn(self.season, state, seat, choice - CHAINS, "FF-20")
        self.season.carry_on(state)


class Refill(Deed):
    """The end of a flood turn: draw, or leave the phase when all fish are placed (FF-22, FF-23)."""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "refill", "FF-22", KINDS, KINDS)

    def asks(self, forest: Forest) -> bool:
        seat = forest.active
        forest.settle()
        if forest.supply[seat] == 0:
            self.leave(forest, seat)
        else:
            draw(forest, seat)
        forest.tile = NOWHERE
        forest.cell = NOWHERE
        self.season.next_flood_turn(forest)
        return False

    def leave(self, forest: Forest, seat: i64) -> None:
        """All fish are placed: the tiles left over are out of the game, unseen (FF-23, FF-23a)."""
        forest.box |= forest.hands[seat]
        forest.hands[seat] = 0
        while forest.deck_sizes[seat] > 0:
            forest.deck_sizes[seat] -= 1
            place = 8 * seat + forest.deck_sizes[seat]
            forest.box |= BITS[forest.decks[place]]
            forest.decks[place] = NOWHERE
        if forest.journal is not None:
            forest.journal.note("all placed", seat, "FF-23", {})


def spawn(season: Season, forest: Forest, seat: i64, tile: i64, rule: str) -> None:
    """Put an extra fish on a tile; beside fish of its own it spawns again (FF-20, FF-20b)."""
    had = forest.owned(tile, seat) > 0
    season.add_fish(forest, seat, tile)
    if forest.journal is not None:
        forest.journal.note("spawns", seat, rule, {"tile": tile})
    if had and forest.supply[seat] > 0:
        forest.owe(CHAIN, tile)


def draw(forest: Forest, seat: i64) -> None:
    """Draw the top tile of one's deck, if there is one."""
    if forest.deck_sizes[seat] == 0:
        return
    forest.deck_sizes[seat] -= 1
    place = 8 * seat + forest.deck_sizes[seat]
    tile = forest.decks[place]
    forest.decks[place] = NOWHERE
    forest.hands[seat] |= BITS[tile]
    forest.reveals += 1
    if forest.journal is not None:
        forest.journal.note("draws", seat, "FF-22", {})
        mine: i64 = BITS[seat]
        forest.journal.note("you draw", seat, "FF-22", {"tile": tile}, seen_by=mine)
