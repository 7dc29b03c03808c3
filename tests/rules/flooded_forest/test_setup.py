"""Setting up: the river, the start tiles, decks, hands and fish."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.components import ACTIONS, FILE, load
from paddlewheel.games.flooded_forest.rules.board import NOWHERE, bits, cell_named
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.games.flooded_forest.view import observe
from rules.flooded_forest.forests import STARTS
from support import rule


def a_game(seats: int = 4, seed: int = 1) -> Forest:
    return GAME.new(seats=seats, seed=seed)


def start_tiles(forest: Forest) -> dict[int, int]:
    return {forest.cells[tile]: tile for tile in range(36) if forest.cells[tile] != NOWHERE}


@rule("FF-1")
def test_three_or_four_play_with_36_tiles_of_one_to_three_circles() -> None:
    parts = load()
    assert GAME.info.seats == (3, 4)
    assert len(parts.flood.tiles) == 36
    assert [sum(tile.circles == number for tile in parts.flood.tiles) for number in (1, 2, 3)] == [12, 12, 12]
    assert [sum(tile.action == action for tile in parts.flood.tiles) for action in ACTIONS] == [6] * 6
    with pytest.raises(pw.BadInput):
        GAME.new(seats=2)


@rule("FF-1")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('edges = "WFFFFF", circles = 1', 'edges = "WFFFF", circles = 1', "flood.tiles, T01, edges"),
        ('edges = "WFFFFF", circles = 1', 'edges = "FFFFFF", circles = 1', "flood.tiles, T01, edges: a tile without"),
        ('"WFFFFF", circles = 1', '"WFFFFF", circles = 4', "flood.tiles, T01, circles"),
        ('id = "T02"', 'id = "T03"', "flood.tiles, T03: the tiles are numbered in order"),
        ('action = "jaguar leap" },\n]', 'action = "sing" },\n]', "flood.tiles"),
        ('above = "WW WF', 'above = "WW FF', "above"),
        ('"N1.3"', '"N2.3"', "river.starts, N2.3"),
        ("needs = { is = 2", "wants = { is = 2", "predator"),
    ],
)
def test_a_bad_component_file_says_where_it_is_wrong(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    bad = tmp_path / "components.toml"
    bad.write_text(text.replace(old, new, 1), encoding="utf-8")
    if new == 'above = "WW FF':
        # Forest on both sides of a start cell: nothing could ever lie there.
        bad.write_text(text.replace('above = "WW WF WW', 'above = "WW WF FW', 1), encoding="utf-8")
        sentence = "river.starts, N1.3: no tile fits"
    with pytest.raises(pw.BadData) as caught:
        load(bad)
    assert sentence in str(caught.value)


@rule("FF-1")
def test_a_designer_can_change_a_number() -> None:
    assert ("supply.fish", "12", "rulebook") in GAME.changed({"supply.fish": 12}).components_shown()[0].rows
    with pytest.raises(pw.BadInput):
        GAME.changed({"supply.fish": 99})


@rule("FF-1", "FF-5b")
def test_every_number_and_every_tile_is_shown_with_where_it_comes_from() -> None:
    numbers, tiles, river = GAME.components_shown()
    assert ("supply.fish", "18", "rulebook") in numbers.rows
    assert tiles.rows[0] == ("T01", "WFFFFF", "1", "predator step", "reconstructed")
    assert len(tiles.rows) == 36
    assert river.rows[2] == ("start cells", "N1.3 N1.6 S1.3 S1.6", "reconstructed")


@rule("FF-7")
def test_a_changed_number_changes_the_game() -> None:
    state = GAME.changed({"supply.fish": 5}).new(seats=3, seed=1)
    assert [player.supply for player in observe(state, None).players] == [5] * 3


@rule("FF-2", "FF-2a")
def test_the_river_is_seven_tiles_in_a_row_with_four_forest_sides() -> None:
    edges = load().river.edges()
    assert len(edges) == 7
    # Sides in bits: 1 north-east, 2 north-west, 4 south-west, 5 south-east.
    forest = {(tile, side) for tile, water in enumerate(edges) for side in (1, 2, 4, 5) if not water >> side & 1}
    assert forest == {(1, 1), (5, 2), (5, 4), (1, 5)}


@rule("FF-3")
def test_the_river_has_fifteen_circles_for_four_and_twelve_for_three() -> None:
    assert observe(a_game(4), None).circles == 15
    assert observe(a_game(3), None).circles == 12


@rule("FF-4", "FF-4c")
def test_four_start_tiles_lie_on_the_start_cells_and_match_the_river() -> None:
    seen = set()
    for seed in range(20):
        forest = a_game(seed=seed)
        assert set(start_tiles(forest)) == {cell_named(name) for name in ("N1.3", "N1.6", "S1.3", "S1.6")}
        assert GAME.broken_law(forest) is None
        seen |= set(start_tiles(forest).values())
    assert len(seen) > 20


@rule("FF-4a")
def test_a_tile_that_matches_no_start_cell_is_passed_over_and_comes_back() -> None:
    # T36 is water all around; every start cell has a side of forest.
    held = 0
    for seed in range(60):
        forest = a_game(seed=seed)
        assert forest.cells[35] == NOWHERE
        held += any(forest.hands[seat] >> 35 & 1 or 35 in forest.decks for seat in range(4))
    assert held == 60


@rule("FF-4b")
def test_a_start_tile_touches_two_river_tiles() -> None:
    forest = a_game()
    assert [bits(forest.survey.free_sides(cell)) for cell in STARTS] == [4, 4, 4, 4]


@rule("FF-5")
def test_everybody_has_a_hand_of_three_and_five_more_in_the_deck() -> None:
    for player in observe(a_game(), 0).players:
        assert (player.hand, player.deck) == (3, 5)
    assert len(observe(a_game(), 0).hand) == 3


@rule("FF-5a")
def test_hands_are_secret_and_the_action_on_top_of_a_deck_is_open() -> None:
    forest = a_game()
    other = observe(forest, 1)
    assert len(other.hand) == 3
    assert set(other.hand).isdisjoint(observe(forest, 0).hand)
    assert observe(forest, None).hand == ()
    tiles = forest.rules.data.tiles
    tops = [ACTIONS[tiles.actions[forest.decks[8 * seat + 4]]] for seat in range(4)]
    assert [player.deck_top for player in other.players] == tops


@rule("FF-5b")
def test_the_action_of_a_tile_on_the_board_can_be_read() -> None:
    forest = a_game()
    scene = GAME.scene(observe(forest, None))
    tile = next(iter(start_tiles(forest).values()))
    element = next(part for part in scene.areas[0].elements if part.id == f"tile-{tile}")
    assert load().flood.tiles[tile].action in element.tip


@rule("FF-6")
def test_with_three_players_eight_tiles_are_set_aside_unseen() -> None:
    assert int(a_game(3).box).bit_count() == 8
    assert int(a_game(4).box).bit_count() == 0


@rule("FF-7")
def test_everybody_has_eighteen_fish() -> None:
    assert [player.supply for player in observe(a_game(), 0).players] == [18] * 4


@rule("FF-8")
def test_seat_0_begins() -> None:
    assert a_game().deciders == (0,)
    assert a_game(3).deciders == (0,)
