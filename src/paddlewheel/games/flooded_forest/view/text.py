"""The forest as text: hexagons of three lines for the terminal."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.components import FILE, load
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, PLACES, RIVER_LENGTH
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, TURNS, tile_name
from paddlewheel.games.flooded_forest.rules.vocabulary import PLACES as FIRST_PLACE
from paddlewheel.games.flooded_forest.view.seen import ForestObservation, TileSeen
from paddlewheel.games.flooded_forest.view.words import PLACES as RANKS
from paddlewheel.games.flooded_forest.view.words import PLAYERS, TILE_SET, prompt
from paddlewheel.parts.hexes import Hex

HALF = 5
WATER, FOREST = "~", "."
RIVER_WATER = load(FILE).river.edges()
PREDATOR_MARKS = {"": "", "caiman": "<C>", "piranhas": "{P}", "jaguar": "[J]"}


def text(seen: ForestObservation) -> str:
    """The board, a legend, a line for every player, the hand and the prompt."""
    parts = [_board(seen), "", LEGEND, "", *_players(seen)]
    if seen.tile is not None and seen.step in ("place", "turn"):
        parts += ["", "To lay (sides from the east, counter-clockwise):", _hand(seen.tile)]
    elif seen.hand:
        parts += ["", "Your hand (sides from the east, counter-clockwise):", *(_hand(tile) for tile in seen.hand)]
    return "\n".join([*parts, "", prompt(seen)])


LEGEND = (
    f"Sides: {WATER} water {FOREST} forest.  Fish: r b g p with their number, (free circles).\n"
    "Predators: <C> caiman {P} piranhas [J] jaguar.  * may be pulled"
)


def _board(seen: ForestObservation) -> str:
    cells: dict[Hex, tuple[str, str, str]] = {}
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


def _river(seen: ForestObservation, number: int) -> tuple[str, str, str]:
    middle = {0: "RIVER", 3: f"{seen.in_river}/{seen.circles}", RIVER_LENGTH - 1: "RIVER"}.get(number, "≈≈≈≈")
    _, north_east, north_west, _, south_west, south_east = (
        WATER if RIVER_WATER[number] >> side & 1 else FOREST for side in range(6)
    )
    return f"≈{north_west}≈≈≈≈≈≈{north_east}≈", f"≈ {middle} ≈", f"≈{south_west}≈≈≈≈≈≈{south_east}≈"


def _tile(seen: ForestObservation, tile: TileSeen) -> tuple[str, str, str]:
    east, north_east, north_west, west, south_west, south_east = (
        WATER if tile.water >> side & 1 else FOREST for side in range(6)
    )
    name = tile_name(tile.tile) + ("*" if tile.removable and seen.step == "pull" else "")
    fish = "".join(f"{COLOURS[seat][0]}{number}" for seat, number in enumerate(tile.fish) if number)
    room = tile.circles - sum(tile.fish)
    if seen.phase == "flood" and room > 0:
        fish += f"({room})"
    below = PREDATOR_MARKS[tile.predator].center(3)
    return f"{north_west}{name:^4}{north_east}", f"{west}{fish:^7}{east}", f"{south_west}{below:^4}{south_east}"


def _players(seen: ForestObservation) -> list[str]:
    lines = []
    for seat, player in enumerate(seen.players):
        mark = "*" if seat in seen.deciders else " "
        eaten = sum(number for owner, number in enumerate(player.eaten) if owner != seat)
        words = f"{mark} {PLAYERS[seat]:7}{player.points:3} points  home {player.home} eaten {eaten}"
        if seen.phase == "flood":
            words += f"  fish {player.supply} hand {player.hand} deck {player.deck}"
            words += f", top: {player.deck_top}" if player.deck_top else ""
        if player.unplaced:
            words += f"  to place: {', '.join(player.unplaced)}"
        if player.action:
            words += f"  action: {player.action}"
        if seen.outcome is not None:
            words += f"  {RANKS[seen.outcome.ranks[seat] - 1]}"
        lines.append(words)
    return lines


def _hand(number: int) -> str:
    tile = TILE_SET[number]
    sides = tile.edges.replace("W", WATER).replace("F", FOREST)
    return f"  {tile.id}  {sides}  circles {tile.circles}  back: {tile.action}"
