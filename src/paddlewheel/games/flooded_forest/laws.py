"""What must always hold, whatever is played."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.rules.board import NOWHERE, NUMBER_OF_CELL, SIDES, TILES
from paddlewheel.games.flooded_forest.rules.rules import ForestRules
from paddlewheel.games.flooded_forest.rules.survey import Survey
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, tile_name
from paddlewheel.games.flooded_forest.state import DRY, FLOOD, NOBODY, PREDATORS, Forest, count


def broken_law(forest: Forest) -> str | None:
    """The first law that does not hold, as a sentence; None when all do."""
    rules = forest.rules
    assert isinstance(rules, ForestRules)  # noqa: S101
    return _tiles(forest) or _fish(forest, rules) or _predators(forest) or _board(forest, rules)


def _tiles(forest: Forest) -> str | None:
    """Every tile is in exactly one place."""
    for tile in range(TILES):
        places = [forest.cells[tile] != NOWHERE, forest.tile == tile and forest.cells[tile] == NOWHERE]
        places += [bool(forest.hands[seat] >> tile & 1) for seat in range(forest.seats)]
        places += [forest.decks[place] == tile for place in range(len(forest.decks))]
        places += [forest.actions[seat] == tile for seat in range(forest.seats)]
        places += [bool(forest.discards >> tile & 1), bool(forest.box >> tile & 1)]
        if sum(places) != 1:
            return f"tile {tile_name(tile)} is in {sum(places)} places"
    held = len([cell for cell in forest.decks if cell != NOWHERE])
    if held != sum(forest.deck_sizes):
        return f"the decks hold {held} tiles, not {sum(forest.deck_sizes)}"
    return None


def _fish(forest: Forest, rules: ForestRules) -> str | None:
    """Fish of a colour: in the supply, on tiles, in the river or eaten."""
    for seat in range(forest.seats):
        on_tiles = sum(forest.owned(tile, seat) for tile in range(TILES))
        eaten = sum(forest.eaten[4 * eater + seat] for eater in range(4))
        total = forest.supply[seat] + on_tiles + forest.home[seat] + eaten
        if total != rules.season.numbers.fish:
            return f"{COLOURS[seat]} has {total} fish, not {rules.season.numbers.fish}"
    for tile in range(TILES):
        fish = count(forest.fish[tile])
        if fish and forest.cells[tile] == NOWHERE and tile != forest.tile:
            return f"fish are on {tile_name(tile)}, which is not on the table"
        if forest.phase == FLOOD and fish > rules.season.land.circles[tile]:
            return f"{tile_name(tile)} holds {fish} fish in {rules.season.land.circles[tile]} circles"
    return None


def _predators(forest: Forest) -> str | None:
    placed = sum(forest.predators[tile] != NOBODY for tile in range(TILES))
    unplaced = sum(int(forest.unplaced[seat]).bit_count() for seat in range(forest.seats))
    if placed + unplaced > 3 * forest.seats or (forest.phase == FLOOD and placed + unplaced):
        return f"there are {placed} predators in the forest and {unplaced} to come"
    if forest.phase == PREDATORS and forest.outcome is None and placed + unplaced != 3 * forest.seats:
        return f"a predator is lost: {placed} placed, {unplaced} to come"
    for tile in range(TILES):
        if forest.predators[tile] and forest.cells[tile] == NOWHERE and tile != forest.tile:
            return f"a predator is on {tile_name(tile)}, which is not on the table"
    return None


def _board(forest: Forest, rules: ForestRules) -> str | None:
    """Tiles lie on cells of their own, match their neighbours, and have water to the river."""
    laid = [tile for tile in range(TILES) if forest.cells[tile] != NOWHERE]
    cells = [forest.cells[tile] for tile in laid]
    if len(set(cells)) != len(cells):
        return "two tiles lie on one cell"
    survey = Survey(rules.season.land, forest)
    for tile in laid:
        cell = forest.cells[tile]
        if NUMBER_OF_CELL[cell] == NOWHERE:
            return f"{tile_name(tile)} lies outside the board"
        sides = rules.season.land.turned[tile * SIDES + forest.turns[tile]]
        for side in range(SIDES):
            seen = survey.surroundings(cell) // 3**side % 3
            if seen and seen != 1 + (sides >> side & 1):
                return f"{tile_name(tile)} does not match what lies on side {side} of it"
    cut = survey.cut_off_by(NOWHERE)
    if cut:
        return f"tiles {cut:b} have no water to the river"
    if forest.phase == DRY and forest.outcome is None and laid and not survey.removable():
        return "no tile can be pulled"
    return None
