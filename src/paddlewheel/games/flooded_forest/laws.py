"""What must always hold, whatever is played."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.rules.board import NOWHERE, NUMBER_OF_CELL, name_of_cell
from paddlewheel.games.flooded_forest.rules.rules import ForestRules
from paddlewheel.games.flooded_forest.rules.spots import Spots
from paddlewheel.games.flooded_forest.rules.survey import Survey, digits
from paddlewheel.games.flooded_forest.rules.vocabulary import (
    AFTER,
    BITE,
    CHAIN,
    COLLECT,
    COLOURS,
    DISCARD,
    DRY_TURN,
    EXTRA,
    FEED,
    FLOOD_TURN,
    FROM,
    KIND,
    LAY,
    LEAP,
    MORE,
    ORDER,
    PLACE,
    POST,
    PREDATOR_TURN,
    PROWL,
    PULL,
    REFILL,
    SCHOOL,
    SCORE,
    TO,
    TURN,
    tile_name,
)
from paddlewheel.games.flooded_forest.state import DRY, FLOOD, NOBODY, PREDATORS, Forest, count

#: The steps at the bottom of the stack, one for each phase.
TURNS = (FLOOD_TURN, PREDATOR_TURN, DRY_TURN)
#: What lies under an action used on its own: the pull it comes before, or the end of the turn.
UNDER_ACTION = (PULL, COLLECT)
#: What lies under a meal: the points after a pull, the same as for an action, or a second meal.
UNDER_MEAL = (SCORE, *UNDER_ACTION, FEED)
#: What may lie directly under each step while somebody decides.
UNDER: dict[int, tuple[int, ...]] = {
    **dict.fromkeys((LAY, PLACE, TURN, REFILL), (FLOOD_TURN,)),
    DISCARD: (LAY,),
    **dict.fromkeys((EXTRA, CHAIN), (REFILL,)),
    **dict.fromkeys((KIND, POST), (PREDATOR_TURN,)),
    **dict.fromkeys((PULL, COLLECT), (DRY_TURN,)),
    AFTER: (COLLECT,),
    SCORE: (AFTER,),
    ORDER: (SCORE,),
    **dict.fromkeys((PROWL, LEAP), (ORDER,)),
    SCHOOL: (ORDER, PROWL),
    **dict.fromkeys((FEED, MORE), UNDER_MEAL),
    BITE: (*UNDER_MEAL, MORE),
    **dict.fromkeys((FROM, TO), UNDER_ACTION),
}


def broken_law(forest: Forest) -> str | None:
    """The first law that does not hold, as a sentence; None when all do."""
    rules = forest.rules
    return broken_stack(forest) or _tiles(forest) or _fish(forest, rules) or _predators(forest) or _board(forest, rules)


def broken_stack(forest: Forest) -> str | None:
    """Every step lies on one that owes it, and the bottom says whose turn is next."""
    stack = [(owed & 255, owed >> 8) for owed in forest.stack]
    if not stack:
        return None
    names = [forest.rules.steps[step].name for step, _ in stack]
    turn, following = stack[0]
    if turn not in TURNS:
        return f"the step {names[0]} is at the bottom of the stack"
    for place in range(1, len(stack)):
        if stack[place - 1][0] not in UNDER.get(stack[place][0], ()):
            return f"the step {names[place]} lies on {names[place - 1]}"
    back = turn == DRY_TURN and forest.rules.data.reverse
    if following != (forest.active + (forest.seats - 1 if back else 1)) % forest.seats:
        return f"seat {following} is next, after seat {forest.active}"
    return None


def _tiles(forest: Forest) -> str | None:
    """Every tile is in exactly one place."""
    for tile in range(len(forest.cells)):
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
        on_tiles = sum(forest.owned(tile, seat) for tile in range(len(forest.cells)))
        eaten = sum(forest.eaten[4 * eater + seat] for eater in range(4))
        total = forest.supply[seat] + on_tiles + forest.home[seat] + eaten
        if total != rules.data.numbers.fish:
            return f"{COLOURS[seat]} has {total} fish, not {rules.data.numbers.fish}"
    for tile in range(len(forest.cells)):
        fish = count(forest.fish[tile])
        if fish and forest.cells[tile] == NOWHERE and tile != forest.tile:
            return f"fish are on {tile_name(tile)}, which is not on the table"
        if forest.phase() == FLOOD and fish > rules.data.tiles.circles[tile]:
            return f"{tile_name(tile)} holds {fish} fish in {rules.data.tiles.circles[tile]} circles"
    return None


def _predators(forest: Forest) -> str | None:
    placed = sum(forest.predators[tile] != NOBODY for tile in range(len(forest.cells)))
    unplaced = sum(int(forest.unplaced[seat]).bit_count() for seat in range(forest.seats))
    if placed + unplaced > 3 * forest.seats or (forest.phase() == FLOOD and placed + unplaced):
        return f"there are {placed} predators in the forest and {unplaced} to come"
    if forest.phase() == PREDATORS and forest.outcome is None and placed + unplaced != 3 * forest.seats:
        return f"a predator is lost: {placed} placed, {unplaced} to come"
    for tile in range(len(forest.cells)):
        if forest.predators[tile] and forest.cells[tile] == NOWHERE and tile != forest.tile:
            return f"a predator is on {tile_name(tile)}, which is not on the table"
    return None


def _board(forest: Forest, rules: ForestRules) -> str | None:
    """Tiles lie on cells of their own, match their neighbours, and have water to the river."""
    laid = [tile for tile in range(len(forest.cells)) if forest.cells[tile] != NOWHERE]
    cells = [forest.cells[tile] for tile in laid]
    if len(set(cells)) != len(cells):
        return "two tiles lie on one cell"
    survey = _surveyed(forest, rules)
    for tile in laid:
        cell = forest.cells[tile]
        if NUMBER_OF_CELL[cell] == NOWHERE:
            return f"{tile_name(tile)} lies outside the board"
        sides = rules.data.tiles.water(tile, forest.turns[tile])
        for side, seen in enumerate(digits(survey.surroundings(cell))):
            if seen and seen != 1 + (sides >> side & 1):
                return f"{tile_name(tile)} does not match what lies on side {side} of it"
    cut = survey.cut_off_by(NOWHERE)
    if cut:
        return f"tiles {cut:b} have no water to the river"
    if forest.phase() == DRY and forest.outcome is None and laid and not survey.removable(forest.cells):
        return "no tile can be pulled"
    return _kept_up(forest, survey, laid)


def _surveyed(forest: Forest, rules: ForestRules) -> Survey:
    """How the tiles lie, found from their cells alone."""
    survey = rules.data.tiles.bare.clone()
    for tile in range(len(forest.cells)):
        if forest.cells[tile] != NOWHERE:
            survey.lay(tile, forest.cells[tile], rules.data.tiles.water(tile, forest.turns[tile]))
    return survey


def _kept_up(forest: Forest, found: Survey, laid: list[int]) -> str | None:
    """The survey of the state says the same as one made from the cells."""
    kept = forest.survey
    if (kept.on_board, kept.north) != (found.on_board, found.north):
        return "the survey has other tiles on the board"
    spots = Spots(found)
    cells = [place for place in forest.cells if place != NOWHERE]
    while spots.next():
        cells.append(spots.cell)
    for cell in cells:
        if (kept.tile_on(cell), kept.surroundings(cell)) != (found.tile_on(cell), found.surroundings(cell)):
            return f"the survey has cell {name_of_cell(cell)} wrong"
        if forest.phase() == DRY and kept.slides(cell) != found.slides(cell):
            return f"the survey has the way out of {name_of_cell(cell)} wrong"
    if forest.phase() == FLOOD and list(kept.shore) != list(found.shore):
        return "the survey has another shore"
    for tile in laid:
        if (kept.beside[tile], kept.linked[tile]) != (found.beside[tile], found.linked[tile]):
            return f"the survey has the neighbours of {tile_name(tile)} wrong"
    return None
