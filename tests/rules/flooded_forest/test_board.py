"""The bounds of the board, and the engine against the slow checker."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.components import load
from paddlewheel.games.flooded_forest.rules.board import DEEPEST_ROW, FURTHEST, NOWHERE, PLACES, axial, cell_at
from paddlewheel.games.flooded_forest.rules.vocabulary import Choices
from paddlewheel.games.flooded_forest.state import Forest
from rules.flooded_forest import checker
from rules.flooded_forest.forests import a_forest
from support import random_walk, rule

TILES = load().flood.tiles
AT = Choices(36)
BOARD = set(PLACES)
NORTH_STARTS = [(2, -1), (5, -1)]
#: Tiles that can ever come to one bank: all but the two start tiles of the other.
MOST_ON_A_BANK = 34


def grown(wishes: list[tuple[int, int, int]]) -> list[list[tuple[int, int]]]:
    """Towers on the north bank, laid by the two-sides rule alone, as far out that way as it goes.

    A wish is a direction (q, r, q + r weigh like this); the cell furthest that way is laid next.
    """
    banks = []
    for a, b, c in wishes:
        laid = list(NORTH_STARTS)
        while len(laid) < MOST_ON_A_BANK:
            taken = {*laid, *checker.RIVER}
            near = {checker.beside(cell, way) for cell in taken for way in range(6)} - taken
            open_ = [
                cell
                for cell in near
                if cell[1] < 0 and sum(checker.beside(cell, way) in taken for way in range(6)) >= 2
            ]  # fmt: skip
            laid.append(max(open_, key=lambda cell: (a * cell[0] + b * cell[1] + c * (cell[0] + cell[1]), cell)))
        banks.append(laid)
    return banks


@rule("FF-13b")
def test_towers_in_all_directions_stay_on_the_board_and_reach_its_last_row() -> None:
    wishes = [(a, b, c) for a in range(-2, 3) for b in range(-2, 3) for c in range(-2, 3) if (a, b, c) != (0, 0, 0)]
    banks = grown(wishes)
    assert all(cell in BOARD for bank in banks for cell in bank)
    # The other bank is the same, turned half around the middle of the river.
    assert all((6 - q, -r) in BOARD for bank in banks for q, r in bank)
    deepest = max(-r for bank in banks for _, r in bank)
    assert DEEPEST_ROW - 1 <= deepest <= DEEPEST_ROW
    left = min(min(q, q + r) for bank in banks for q, r in bank)
    assert -FURTHEST <= left <= -FURTHEST + 2


@rule("FF-13b")
@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 10**6), min_size=32, max_size=32), st.integers(-3, 3), st.integers(-3, 3))
def test_every_line_that_has_a_line_beyond_it_holds_two_tiles(picks: list[int], a: int, b: int) -> None:
    """The lemma behind the bounds, for any tiles laid by the two-sides rule."""
    laid = list(NORTH_STARTS)
    for pick in picks:
        taken = {*laid, *checker.RIVER}
        near = {checker.beside(cell, way) for cell in taken for way in range(6)} - taken
        open_ = sorted(
            (cell for cell in near if cell[1] < 0 and sum(checker.beside(cell, w) in taken for w in range(6)) >= 2),
            key=lambda cell: (a * cell[0] + b * cell[1], cell),
        )
        # Mostly far out in one direction, sometimes anywhere.
        laid.append(open_[-1 - pick % 3 if pick % 5 and len(open_) > 3 else pick % len(open_)])
    assert all(cell in BOARD for cell in laid)
    # How far out each tile lies: by rows, and by the slanting lines beyond the two ends of the river.
    for far in ([(-r, -q, q - 6, -q - r, q + r - 6)[line] for q, r in laid] for line in range(5)):
        outside = [number for number in far if number > 0]
        for number in range(1, max(outside, default=1)):
            assert outside.count(number) >= 2


@rule("FF-13b")
def test_the_vocabulary_has_every_cell_of_the_board_once() -> None:
    names = [token for token in GAME.tokens if token.startswith("place ")]
    assert len(names) == len(set(names)) == len(PLACES) == 1020


def board_of(forest: Forest) -> dict[tuple[int, int], str]:
    """The tiles on the board as letters, for the slow checker."""
    return {
        axial(forest.cells[tile]): checker.turned(TILES[tile].edges, forest.turns[tile])
        for tile in range(36)
        if forest.cells[tile] != NOWHERE
    }


@rule("FF-12", "FF-14", "FF-15")
def test_every_placement_agrees_with_the_slow_checker() -> None:
    for seed in range(4):
        forest = GAME.new(seats=3 + seed % 2, seed=seed)
        cell: tuple[int, int] = (0, 0)
        for seat, choice in random_walk(forest, seed):
            step = forest.step().name
            offered = forest.choices(seat)
            board = board_of(forest)
            if step == "lay":
                hand = [tile for tile in range(36) if forest.hands[seat] >> tile & 1]
                assert [made - AT.lays for made in offered] == [
                    tile for tile in hand if checker.placements(board, TILES[tile].edges)
                ]
            elif step == "place":
                found = checker.placements(board, TILES[forest.tile].edges)
                assert {PLACES[made - AT.places] for made in offered} == {here for here, _ in found}
                cell = PLACES[choice - AT.places]
            elif step == "turn":
                edges = TILES[forest.tile].edges
                ways = [checker.turned(edges, made - AT.turns) for made in offered]
                assert len(set(ways)) == len(ways)
                assert set(ways) == {way for here, way in checker.placements(board, edges) if here == cell}
            elif step == "pull":
                break


@rule("FF-31", "FF-31a", "FF-31b", "FF-32")
def test_every_pull_agrees_with_the_slow_checker() -> None:
    for seed in range(5):
        forest = GAME.new(seats=3 + seed % 2, seed=seed)
        for seat, _ in random_walk(forest, seed):
            board = board_of(forest)
            assert checker.cut_off(board, None) == set()
            if forest.step().name == "pull":
                pulls = {axial(forest.cells[made - AT.pulls]) for made in forest.choices(seat) if made < AT.act_first}
                assert pulls == checker.removable(board)


@rule("FF-31a")
@settings(max_examples=150, deadline=None)
@given(st.sets(st.tuples(st.integers(0, 6), st.integers(-5, -1)), min_size=1, max_size=26))
def test_sliding_agrees_with_the_slow_checker_among_lakes_and_bays(cells: set[tuple[int, int]]) -> None:
    table = a_forest("=   =   =   =   =   =   =\n")
    placed = sorted(cells)
    for tile, (q, r) in enumerate(placed):
        table.forest.lay(tile, cell_at(q, r), 0, 63)
    # Then tiles leave, lifted or not: ways out are kept up.
    for tile, (q, r) in enumerate(placed):
        for cell in cells:
            assert table.forest.survey.slides(cell_at(*cell)) == checker.slides_out(cells, cell), (cell, cells)
        table.forest.lift(tile, 63)
        cells.remove((q, r))


@rule("FF-32")
@settings(max_examples=20, deadline=None)
@given(st.data())
def test_articulation_points_agree_with_the_slow_checker(data: st.DataObject) -> None:
    """The tiles that cut others off, on boards as random play leaves them, pulled in any order."""
    seed = data.draw(st.integers(0, 5000))
    forest = GAME.new(seats=3, seed=seed)
    walk = random_walk(forest, seed)
    for _ in range(data.draw(st.integers(0, 170))):
        if next(walk, None) is None:
            break
    survey = forest.survey
    board = board_of(forest)
    for tile in range(36):
        if forest.cells[tile] != NOWHERE:
            lost = {axial(forest.cells[other]) for other in range(36) if survey.cut_off_by(tile) >> other & 1}
            assert lost == checker.cut_off(board, axial(forest.cells[tile]))
            assert bool(survey.cutting() >> tile & 1) == bool(lost)
