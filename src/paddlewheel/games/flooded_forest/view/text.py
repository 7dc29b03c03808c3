"""The forest as text: hexagons of three lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from paddlewheel.games.flooded_forest.components import FILE, load
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, PLACES, RIVER_LENGTH
from paddlewheel.games.flooded_forest.rules.tiles import turned_sides
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, TURNS, tile_name
from paddlewheel.games.flooded_forest.rules.vocabulary import PLACES as FIRST_PLACE
from paddlewheel.games.flooded_forest.view.observation import ForestObservation, TileSeen
from paddlewheel.games.flooded_forest.view.words import PLACES as RANKS
from paddlewheel.games.flooded_forest.view.words import PLAYERS, TILE_SET, prompt
from paddlewheel.parts.hexes import Hex

#: Something on a cell, in three lines.
Drawn = tuple[str, str, str]

HALF = 5
WATER, FOREST = "~", "."
RIVER_WATER = load(FILE).river.edges()
PREDATOR_MARKS = {"": "", "caiman": "<C>", "piranhas": "{P}", "jaguar": "[J]"}


def text(seen: ForestObservation) -> str:
    """The board, a legend, a line for every player, the hand and the prompt."""
    parts = [_board(seen), "", _legend(seen), "", *_players(seen)]
    if seen.step == "turn" and seen.choices:
        parts += ["", "It may lie so:", *_turns(seen)]
    elif seen.tile is not None and seen.step == "place":
        parts += ["", "To lay, turned as you like:", *_side_by_side([seen.tile])]
    elif seen.hand:
        parts += ["", "Your hand, and the action on the back of each tile:", *_side_by_side(seen.hand)]
    return "\n".join([*parts, "", prompt(seen)])


def _legend(seen: ForestObservation) -> str:
    sides = f"Sides: {WATER} water {FOREST} forest.  Fish: r b g p with their number"
    if seen.phase == "flood":
        return f"{sides}, (free circles).\nAfter a deck stands the action on the back of its top tile."
    return f"{sides}.\nPredators: <C> caiman {{P}} piranhas [J] jaguar.  * may be pulled."


def _board(seen: ForestObservation) -> str:
    cells: dict[Hex, Drawn] = {}
    for number in range(RIVER_LENGTH):
        cells[number, 0] = _river(seen, number)
    for tile in seen.tiles:
        cells[tile.place] = _tile(seen, tile)
    for choice in seen.choices:
        if FIRST_PLACE <= choice < TURNS:
            cells[PLACES[choice - FIRST_PLACE]] = ("", CELL_NAMES[choice - FIRST_PLACE], "")
    if seen.cell is not None and seen.cell not in cells:
        cells[seen.cell] = ("", "?" if seen.phase == "flood" else "(gap)", "")
    left = min(2 * q + r for q, r in cells)
    lines = []
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        shown = sorted((2 * q + r - left, cells[q, r]) for q, r in cells if r == row)
        for part in range(3):
            words = ""
            for column, drawn in shown:
                words = words.ljust(column * HALF) + drawn[part].center(2 * HALF)
            lines.append(words.rstrip())
    return "\n".join(lines)


def _river(seen: ForestObservation, number: int) -> Drawn:
    middle = {0: "RIVER", 3: f"{seen.in_river}/{seen.circles}", RIVER_LENGTH - 1: "RIVER"}.get(number, "≈≈≈≈")
    _, north_east, north_west, _, south_west, south_east = (
        WATER if RIVER_WATER[number] >> side & 1 else FOREST for side in range(6)
    )
    return f"≈{north_west}≈≈≈≈≈≈{north_east}≈", f"≈ {middle} ≈", f"≈{south_west}≈≈≈≈≈≈{south_east}≈"


def _tile(seen: ForestObservation, tile: TileSeen) -> Drawn:
    name = tile_name(tile.tile) + ("*" if tile.removable and seen.step == "pull" else "")
    fish = "".join(f"{COLOURS[seat][0]}{number}" for seat, number in enumerate(tile.fish) if number)
    room = tile.circles - sum(tile.fish)
    if seen.phase == "flood" and room > 0:
        fish += f"({room})"
    return _hexagon(tile.water, name, fish, PREDATOR_MARKS[tile.predator])


def _hexagon(water: int, name: str, middle: str, below: str) -> Drawn:
    """A tile in three lines, with the terrain of its six sides around the words."""
    east, north_east, north_west, west, south_west, south_east = (
        WATER if water >> side & 1 else FOREST for side in range(6)
    )
    lowest = below.center(3)
    return f"{north_west}{name:^4}{north_east}", f"{west}{middle:^7}{east}", f"{south_west}{lowest:^4}{south_east}"


def _players(seen: ForestObservation) -> list[str]:
    lines = []
    for seat, player in enumerate(seen.players):
        mark = "*" if seat in seen.deciders else " "
        eaten = sum(number for owner, number in enumerate(player.eaten) if owner != seat)
        words = f"{mark} {PLAYERS[seat]:7}{player.points:3} points  home {player.home} eaten {eaten}"
        if seen.phase == "flood":
            words += f"  fish {player.supply} hand {player.hand} deck {player.deck}"
            words += f": {player.deck_top}" if player.deck_top else ""
        if player.unplaced:
            words += f"  to place: {', '.join(player.unplaced)}"
        if player.action:
            words += f"  action: {player.action}"
        if seen.outcome is not None:
            words += f"  {RANKS[seen.outcome.ranks[seat] - 1]}"
        lines.append(words)
    return lines


def _side_by_side(tiles: Iterable[int]) -> list[str]:
    """Tiles as they are printed, and the action on the back of each."""
    shown = [TILE_SET[tile] for tile in tiles]
    drawn = [_hexagon(tile.water(), tile.id, f"({tile.circles})", "") for tile in shown]
    return [*_row(drawn, 22), "".join(f"{tile.action:^22}" for tile in shown).rstrip()]


def _turns(seen: ForestObservation) -> list[str]:
    """The ways round in which the tile may lie, each with its token."""
    tile = TILE_SET[seen.tile or 0]
    turns = [choice - TURNS for choice in seen.choices if TURNS <= choice < TURNS + 6]
    drawn = [_hexagon(turned_sides(tile.water(), number), tile.id, f"({tile.circles})", "") for number in turns]
    return [*_row(drawn, 12), "".join(f"{f'turn {number}':^12}" for number in turns).rstrip()]


def _row(drawn: list[Drawn], width: int) -> list[str]:
    return ["".join(tile[part].center(width) for tile in drawn).rstrip() for part in range(3)]
