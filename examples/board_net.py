"""The part of a network that reads the planes of Flooded Forest: hexes around a hex, the same way everywhere.

An action that names a tile or a cell is judged by what lies there and around it, so that what was learned of one
tile holds for all.
"""

from __future__ import annotations

import re
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddlewheel.envs.form import Form, split
from paddlewheel.games.flooded_forest.planes import BANK, BEYOND
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, LAST_LINE, PLACES

Net = dict[str, tuple[Array, Array]]

TILE = re.compile(r"T\d+")
#: The middle of the planes: rows of each bank and columns beyond the ends of the river that are read.
NEAR_BANK, NEAR_BEYOND = 4, 3
ROWS, COLUMNS = 2 * NEAR_BANK + 1, 7 + 2 * NEAR_BEYOND
WIDTH = 16
#: Averages and greatest values over the board.
SUMMARY = 2 * WIDTH
#: In axial coordinates a hex has no neighbour at two of the corners of a square of nine.
SIX_AND_SELF = np.ones((3, 3, 1, 1), dtype=np.float32)
SIX_AND_SELF[0, 0] = SIX_AND_SELF[2, 2] = 0


class Places:
    """Where on the board every action is: the cell that it names, or the cell of the tile that it names."""

    def __init__(self, form: Form, tokens: tuple[str, ...]) -> None:
        self.form = form
        words = [token.rpartition(" ") for token in tokens]
        cells = dict(zip(CELL_NAMES, PLACES, strict=True))
        self.tile = np.array([int(last[1:]) - 1 if TILE.fullmatch(last) else -1 for _, _, last in words])
        there = [cells.get(last, (COLUMNS, ROWS)) for _, _, last in words]
        self.cell = near(np.array([q for q, _ in there]), np.array([r for _, r in there]))
        #: What is done there: a number for each beginning of a token.
        kinds = sorted({first for first, _, last in words if TILE.fullmatch(last) or last in cells})
        self.kind = np.array([kinds.index(first) if first in kinds else 0 for first, _, _ in words])
        self.kinds = len(kinds)

    def read(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Numbers, the middle of the planes, mask, and the place of every action among cells and kinds (0: none)."""
        rows = slice(BANK - NEAR_BANK, BANK + NEAR_BANK + 1)
        columns = slice(BEYOND - NEAR_BEYOND, BEYOND + 7 + NEAR_BEYOND)
        planes = np.ascontiguousarray(seen["planes"][:, :, rows, columns].transpose(0, 2, 3, 1))
        parts = split(self.form.parts, seen["observation"])
        lies = np.rint(parts["place"] * LAST_LINE).astype(np.int64)
        tiles = np.where(parts["board"] == 1, near(lies[:, 0::2], lies[:, 1::2]), -1)
        place = np.where(self.tile >= 0, tiles[:, self.tile], self.cell)
        places = np.where(place >= 0, place * self.kinds + self.kind + 1, 0).astype(np.int32)
        return {**seen, "planes": planes, "places": places}


def near(q: Any, r: Any) -> Any:
    """The place of cells in the middle of the planes, or -1."""
    row, column = r + NEAR_BANK, q + NEAR_BEYOND
    inside = (row >= 0) & (row < ROWS) & (column >= 0) & (column < COLUMNS)
    return np.where(inside, row * COLUMNS + column, -1)


def new_layers(key: Array, places: Places) -> Net:
    """Two layers that look at a hex and its six neighbours, and what each kind of action asks of them."""
    shapes = {
        "filter": (3, 3, len(places.form.channels), WIDTH),
        "wider": (3, 3, WIDTH, WIDTH),
        "kinds": (WIDTH, places.kinds),
        "asked": (128, WIDTH * places.kinds),
    }
    net = {}
    for (name, shape), one in zip(shapes.items(), jax.random.split(key, len(shapes)), strict=True):
        scale = 0.0 if name in ("kinds", "asked") else (7 * shape[2]) ** -0.5
        net[name] = (scale * jax.random.normal(one, shape), jnp.zeros(shape[-1]))
    return net


def convolved(net: Net, planes: Array) -> Array:
    """Every cell as it looks with what is around it."""
    layer = planes
    for name in ("filter", "wider"):
        weights, bias = net[name]
        layer = jax.nn.relu(
            jax.lax.conv_general_dilated(
                layer, weights * SIX_AND_SELF, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
            )
            + bias
        )
    return layer.reshape(len(planes), ROWS * COLUMNS, WIDTH)


def summary(board: Array) -> Array:
    """The whole board in a few numbers."""
    return jnp.concatenate([board.mean(1), board.max(1)], -1)


def by_place(net: Net, board: Array, trunk: Array, places: Array) -> Array:
    """How promising each action is by where it is; the position as a whole says what is asked of a place."""
    asked = (trunk @ net["asked"][0] + net["asked"][1]).reshape(len(board), WIDTH, -1) + net["kinds"][0]
    every = (board @ asked + net["kinds"][1]).reshape(len(board), -1)
    return jnp.where(places > 0, jnp.take_along_axis(every, jnp.maximum(places - 1, 0), 1), 0.0)
