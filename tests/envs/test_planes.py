"""The boards of hexes as planes: what lies where, as the seat sees it."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import paddlewheel as pw
from paddlewheel.envs import gymnasium as seats
from paddlewheel.envs import pettingzoo
from paddlewheel.envs.form import Form, eyes_of, form_of
from paddlewheel.games.flooded_forest import planes as forest_planes
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.games.mississippi_queen import planes as race_planes
from paddlewheel.games.mississippi_queen.state import Race
from paddlewheel.games.rising_waters import planes as flood_planes
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import SeatView
from support import Variant, positions, variants

BOARDS = {"mississippi-queen", "flooded-forest", "rising-waters"}
WITH_BOARD = pytest.mark.parametrize("game", sorted(BOARDS))
EVERY_BOARD = pytest.mark.parametrize("variant", [one for one in variants() if one.name in BOARDS], ids=str)


def plane(form: Form, seen: dict[str, Any], name: str) -> Any:
    """One plane by its name."""
    return seen["planes"][[part.name for part in form.channels].index(name)]


@EVERY_BOARD
def test_planes_stand_beside_the_same_numbers(variant: Variant) -> None:
    state = next(iter(positions(variant, seed=3, every=50)))
    view = SeatView(state, 0)
    plain, both = eyes_of(view).look(view), eyes_of(view, planes=True).look(view)
    np.testing.assert_array_equal(plain["observation"], both["observation"])
    np.testing.assert_array_equal(plain["action_mask"], both["action_mask"])
    form = form_of(state, "planes")
    assert both["planes"].shape == form.shape
    assert both["planes"].any()


@WITH_BOARD
def test_the_api_of_an_environment_with_planes(game: str) -> None:
    check_env(seats.SeatEnv(game, observation="planes"), skip_render_check=True)
    api_test(pettingzoo.env(game, observation="planes", max_cycles=60), num_cycles=30)
    env = pettingzoo.env(game, observation="planes")
    env.reset(seed=1)
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301
    np.testing.assert_array_equal(twin.observe("seat_0")["planes"], env.observe("seat_0")["planes"])
    seen, *_ = pettingzoo.parallel_env(game, observation="planes").reset(seed=1)
    assert seen["seat_0"]["planes"].shape == seen["seat_1"]["planes"].shape


@WITH_BOARD
@pytest.mark.parametrize("copy", [True, False])
def test_a_batch_shows_the_planes_of_single_games(game: str, copy: bool) -> None:
    batch = seats.make_vec(game, 3, observation="planes", copy=copy)
    seen, infos = batch.reset(seed=4)
    rng = np.random.default_rng(4)
    for _ in range(12):
        assert batch.observation_space.contains(seen)
        for row, state in enumerate(batch.batch.states):
            view = SeatView(state, int(infos["seat"][row]))
            np.testing.assert_array_equal(seen["planes"][row], eyes_of(view, planes=True).look(view)["planes"])
        seen, *_, infos = batch.step(batch.sample(rng))


def test_the_ship_is_in_the_middle_and_its_bow_points_up() -> None:
    game = pw.load("mississippi-queen")
    form = form_of(game.new(3), "planes")
    ahead, middle = race_planes.AHEAD, race_planes.BESIDE
    for race in positions(Variant(game, 3, {"race": "passenger"}), seed=2, every=5):
        assert isinstance(race, Race)
        for seat in race.deciders:
            ship = race.ships[seat]
            view = SeatView(race, seat)
            seen = eyes_of(view, planes=True).look(view)
            assert plane(form, seen, "ship 0")[ahead, middle] == 1
            assert plane(form, seen, "heading 0")[ahead, middle] == 1
            there = race.rules.river.ahead(race, ship.hex, ship.heading)
            assert plane(form, seen, "water")[ahead - 1, middle] == (there >= 0)


def test_the_forest_lies_around_the_river_and_neighbours_are_neighbours() -> None:
    game = pw.load("flooded-forest")
    form = form_of(game.new(4), "planes")
    for state in positions(Variant(game, 4, {}), seed=2, every=11):
        assert isinstance(state, Forest)
        view = SeatView(state, 0)
        seen = eyes_of(view, planes=True).look(view)
        river = plane(form, seen, "river")
        assert river.sum() == river[forest_planes.BANK].sum() == 7
        shown = sum(cell >= 0 for tile, cell in enumerate(state.cells) if tile != state.tile)
        assert plane(form, seen, "tile").sum() - (state.cell >= 0 and state.tile >= 0) == shown
        # Where a tile has water to the east, its eastern neighbour has water to the west, or there is none.
        east, west = plane(form, seen, "water east"), plane(form, seen, "water west")
        both = (plane(form, seen, "tile")[:, :-1] > 0) & (plane(form, seen, "tile")[:, 1:] > 0)
        np.testing.assert_array_equal(east[:, :-1][both], west[:, 1:][both])


def test_the_map_of_the_flood_keeps_its_hexes() -> None:
    game = pw.load("rising-waters")
    form = form_of(game.new(), "planes")
    for state in positions(Variant(game, int(game.new().seats), {}), seed=2, every=40):
        assert isinstance(state, Flood)
        view = SeatView(state, 0)
        seen = eyes_of(view, planes=True).look(view)
        assert plane(form, seen, "map").sum() == 140
        levee = int(np.argmax([*state.levees]))
        row, column = divmod(flood_planes.place_of(levee), flood_planes.WIDE)
        height = min(state.levees[levee], flood_planes.HIGHEST)
        assert plane(form, seen, "levee")[row, column] == np.float32(height) * np.float32(1 / flood_planes.HIGHEST)


def test_planes_are_refused_where_there_is_no_board_of_hexes() -> None:
    with pytest.raises(pw.BadInput, match="Civil War has no board of hexes"):
        pettingzoo.env("civil-war", observation="planes")
    with pytest.raises(pw.BadInput, match="observation is numbers or planes, not 'pixels'"):
        seats.make_vec("mississippi-queen", 2, observation="pixels")  # type: ignore[arg-type]
