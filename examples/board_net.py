"""The part of a network that reads the planes of Flooded Forest: hexes around a hex, the same way everywhere.

An action that names a tile in the forest or a cell is judged by what lies there and around it, so that what was learned
of one tile holds for all. So is the way in which a tile is turned, by the cell where it will lie.
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
from paddlewheel.parts.hexes import STEPS

Net = dict[str, tuple[Array, Array]]

TILE = re.compile(r"T\d+")
#: What is done with tiles in the hand: they have no place yet.
FROM_HAND = ("lay", "discard")
#: The middle of the planes: rows of each bank and columns beyond the ends of the river that are read.
NEAR_BANK, NEAR_BEYOND = 4, 3
ROWS, COLUMNS = 2 * NEAR_BANK + 1, 7 + 2 * NEAR_BEYOND
#: What is shown by the planes, and is not read a second time tile by tile.
SHOWN = ("board", "place", "water", "fish on", "predator", "school to", "predator to", "origin")
#: A hex and its six neighbours, as steps in columns and rows.
AROUND = ((0, 0), *STEPS)
#: Numbers that a hex is read as, alone and with those around it.
ALONE, WIDTH = 8, 16
#: Averages and greatest values over the board.
SUMMARY = 2 * WIDTH
#: More actions are never allowed at once.
MOST_ALLOWED = 64
#: Where an action is that has no place of its own: nowhere, or where the tile at hand goes.
NOWHERE, AT_HAND = -1, -2


class Places:
    """Where on the board every action is: the cell that it names, or the cell of the tile that it names."""

    def __init__(self, form: Form, tokens: tuple[str, ...]) -> None:
        self.form = form
        words = [token.rpartition(" ") for token in tokens]
        cells = dict(zip(CELL_NAMES, PLACES, strict=True))
        is_tile = [bool(TILE.fullmatch(last)) and first not in FROM_HAND for first, _, last in words]
        self.tile = np.array(
            [int(last[1:]) - 1 if tile else NOWHERE for (_, _, last), tile in zip(words, is_tile, strict=True)]
        )
        there = [cells.get(last, (COLUMNS, ROWS)) for _, _, last in words]
        self.cell = near(np.array([q for q, _ in there]), np.array([r for _, r in there]))
        self.cell[[first == "turn" for first, _, _ in words]] = AT_HAND
        has_place = (self.tile != NOWHERE) | np.array([first in ("turn", "place") for first, _, _ in words])
        #: What is done there: a number for each beginning of a token, and for each way to turn a tile.
        done = [token if first == "turn" else first for token, (first, _, _) in zip(tokens, words, strict=True)]
        kinds = sorted({kind for kind, place in zip(done, has_place, strict=True) if place})
        self.kind = np.array([kinds.index(kind) if kind in kinds else 0 for kind in done])
        self.kinds = len(kinds)
        #: Actions that are judged by the position as a whole, by number from 1; 0 for the others.
        self.elsewhere = np.where(has_place, 0, np.cumsum(~has_place))
        self.numbers = sum(part.size for part in form.parts if part.name not in SHOWN)

    def read(self, seen: dict[str, Any]) -> dict[str, Any]:
        """What the planes do not show, the middle of the planes, and where the allowed actions are."""
        parts = split(self.form.parts, seen["observation"])
        numbers = np.concatenate([part for name, part in parts.items() if name not in SHOWN], -1)
        rows = slice(BANK - NEAR_BANK, BANK + NEAR_BANK + 1)
        columns = slice(BEYOND - NEAR_BEYOND, BEYOND + 7 + NEAR_BEYOND)
        planes = np.ascontiguousarray(seen["planes"][:, :, rows, columns].transpose(0, 2, 3, 1))
        return {**seen, **self.of_actions(parts, seen["action_mask"]), "observation": numbers, "planes": planes}

    def of_actions(self, parts: dict[str, Any], mask: Any) -> dict[str, Any]:
        """The allowed actions of every position, and what each is judged by: a cell and a kind, or the whole."""
        lies = np.rint(parts["place"] * LAST_LINE).astype(np.int64)
        tiles = np.where(parts["board"] == 1, near(lies[:, 0::2], lies[:, 1::2]), NOWHERE)
        at_hand = np.rint(parts["cell at hand"] * LAST_LINE).astype(np.int64)
        row, action = np.nonzero(mask)
        place = np.where(self.tile[action] != NOWHERE, tiles[row, self.tile[action]], self.cell[action])
        place = np.where(self.cell[action] == AT_HAND, near(at_hand[row, 1], at_hand[row, 2]), place)
        number = np.arange(len(action)) - np.searchsorted(row, row)
        columns = {
            "allowed": action,
            "places": np.where(place >= 0, place * self.kinds + self.kind[action] + 1, 0),
            "elsewhere": self.elsewhere[action],
        }
        found = {name: np.zeros((len(mask), MOST_ALLOWED), dtype=np.int32) for name in columns}
        for name, column in columns.items():
            found[name][row, number] = column
        return found


def near(q: Any, r: Any) -> Any:
    """The place of cells in the middle of the planes, or -1."""
    row, column = r + NEAR_BANK, q + NEAR_BEYOND
    inside = (row >= 0) & (row < ROWS) & (column >= 0) & (column < COLUMNS)
    return np.where(inside, row * COLUMNS + column, NOWHERE)


def new_layers(key: Array, places: Places) -> Net:
    """A layer that reads a hex, one that looks at it and its six neighbours, and what each kind of action asks."""
    shapes = {
        "hex": (len(places.form.channels), ALONE),
        "around": (len(AROUND) * ALONE, WIDTH),
        "kinds": (WIDTH, places.kinds),
        "asked": (128, WIDTH * places.kinds),
    }
    net = {}
    for (name, shape), one in zip(shapes.items(), jax.random.split(key, len(shapes)), strict=True):
        scale = 0.0 if name in ("kinds", "asked") else shape[0] ** -0.5
        net[name] = (scale * jax.random.normal(one, shape), jnp.zeros(shape[-1]))
    return net


def looked_around(net: Net, planes: Array) -> Array:
    """Every cell as it looks with what is around it."""
    # Shifted copies and one product: on a processor much faster than a convolution with so few channels.
    cells = jax.nn.relu(planes @ net["hex"][0] + net["hex"][1])
    edged = jnp.pad(cells, ((0, 0), (1, 1), (1, 1), (0, 0)))
    beside = [edged[:, 1 + r : 1 + r + ROWS, 1 + q : 1 + q + COLUMNS] for q, r in AROUND]
    layer = jax.nn.relu(jnp.concatenate(beside, -1) @ net["around"][0] + net["around"][1])
    return layer.reshape(len(planes), ROWS * COLUMNS, WIDTH)


def summary(board: Array) -> Array:
    """The whole board in a few numbers."""
    return jnp.concatenate([board.mean(1), board.max(1)], -1)


def logits(net: Net, board: Array, trunk: Array, by_position: Array, seen: dict[str, Array]) -> Array:
    """How promising every action is: by what is asked of its place, or by the position as a whole."""
    asked = (trunk @ net["asked"][0] + net["asked"][1]).reshape(len(board), WIDTH, -1) + net["kinds"][0]
    by_place = (board @ asked + net["kinds"][1]).reshape(len(board), -1)
    found = taken(by_place, seen["places"]) + taken(by_position, seen["elsewhere"])
    rows = jnp.arange(len(board))[:, None]
    return jnp.zeros(seen["action_mask"].shape).at[rows, seen["allowed"]].add(found)


def taken(row: Array, numbers: Array) -> Array:
    """Those of a row that are numbered from 1; 0 for none."""
    return jnp.where(numbers > 0, jnp.take_along_axis(row, jnp.maximum(numbers - 1, 0), 1), 0.0)
