"""The forest as text: hexagons of three lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from paddlewheel.games.flooded_forest.components import PREDATORS
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, PLACES, RIVER_LENGTH
from paddlewheel.games.flooded_forest.rules.tiles import turned_sides
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, tile_name
from paddlewheel.games.flooded_forest.view.observation import ForestObservation, TileSeen
from paddlewheel.games.flooded_forest.view.tile_set import TileSet
from paddlewheel.games.flooded_forest.view.words import (
    NONE,
    action_name,
    place_name,
    player_name,
    predator_list,
    prompt,
    school_words,
    yes,
)
from paddlewheel.language import listed
from paddlewheel.parts.hexes import Hex
from paddlewheel.presentation import Size
from paddlewheel.presentation import close_up as composed

#: Something on a cell, in three lines.
Drawn = tuple[str, str, str]

#: Half the width of a cell, and the same where the board would be too wide.
HALF, NARROW_HALF = 5, 4
WATER, FOREST = "~", "."
#: The part of `about` that is a site, and the steps that are about one.
SITE = 63
ACTING = frozenset(("chain", "feed", "bite", "more", "to", "order", "leap"))


class Board(NamedTuple):
    """The board drawn, and where its cells stand: rows and columns of their middles."""

    lines: list[str]
    places: dict[Hex, tuple[int, int]]


def text(seen: ForestObservation, tile_set: TileSet) -> str:
    """The board, a legend, a line for every player, the hand and the prompt."""
    hand = _hand(seen, tile_set)
    above = [*_board(seen, tile_set).lines, "", *_legend(seen), "", *_players(seen)]
    return "\n".join([*above, *([""] if hand else []), *hand, "", prompt(seen, tile_set)])


def close_up(seen: ForestObservation, tile_set: TileSet, size: Size) -> str:
    """The board around the places that can be chosen, or around the tile that is laid, pulled or acts."""
    board = _board(seen, tile_set)
    if max(map(len, board.lines)) > size.width:
        board = _board(seen, tile_set, NARROW_HALF)
    below = [*_hand(seen, tile_set), *_players(seen), *_legend(seen), prompt(seen, tile_set)]
    focus = [board.places[cell] for cell in _focus(seen, tile_set) if cell in board.places]
    return composed([], board.lines, focus, below, size)


def _focus(seen: ForestObservation, tile_set: TileSet) -> list[Hex]:
    if seen.cell is not None:
        return [seen.cell]
    places = list(_spots(seen, tile_set).values())
    sites = {seen.origin, seen.about & SITE} if seen.step in ACTING else set()
    return places or [tile.place for tile in seen.tiles if tile.tile in sites]


def _spots(seen: ForestObservation, tile_set: TileSet) -> dict[str, Hex]:
    """The cells that can be chosen, by their names."""
    at = tile_set.choices
    cells = [choice - at.places for choice in seen.choices if at.places <= choice < at.turns]
    return {CELL_NAMES[cell]: PLACES[cell] for cell in cells}


def _legend(seen: ForestObservation) -> list[str]:
    words = [say("legend-terrain", water=WATER, forest=FOREST)]
    if seen.seat is not None:
        words.insert(0, say("legend-terrain.you", name=player_name(seen.seat), letter=_letter(seen.seat)))
    if seen.phase == "flood":
        words += [say("legend-terrain.fish", letter=_letter(0)), say("legend-terrain.circles")]
    else:
        words.append(say("legend-terrain.predators", **{predator: _mark(predator) for predator in PREDATORS}))
        words += [say("legend-terrain.pulled")] * (seen.step == "pull")
    return [" | ".join(words)]


def _letter(seat: int) -> str:
    return say(f"seat-{COLOURS[seat]}.sign")


def _mark(predator: str) -> str:
    return say("text-mark", predator=predator) if predator else ""


def _hand(seen: ForestObservation, tile_set: TileSet) -> list[str]:
    """The tiles that the decision is about, as they can lie; else the viewer's hand."""
    if seen.step == "turn" and seen.choices:
        return _captioned(say("text-turns"), _turns(seen, tile_set))
    if seen.tile is not None and seen.step == "place":
        return _captioned(say("text-to-lay"), _side_by_side(tile_set, [seen.tile]))
    if seen.tile is not None and seen.phase == "dry" and seen.choices:
        pieces = [school_words(seen.tile_fish)] if any(seen.tile_fish) else []
        pieces += [say("the-predator", predator=seen.tile_predator)] if seen.tile_predator else []
        return [say("text-pulled", tile=tile_name(seen.tile), pieces=listed(pieces))] if pieces else []
    if seen.hand:
        return _captioned(say("text-hand"), _side_by_side(tile_set, seen.hand), say("text-hand.second"))
    return []


def _captioned(caption: str, drawn: list[str], second: str = "") -> list[str]:
    """A drawing of four lines with words to its left."""
    width = max(len(caption), len(second)) + 1
    captions = [caption, second, "", ""]
    return [f"{words:{width}}{line}".rstrip() for words, line in zip(captions, drawn, strict=True)]


def _board(seen: ForestObservation, tile_set: TileSet, half: int = HALF) -> Board:
    letters = [_letter(seat) for seat in range(seen.seats)]
    cells = {tile.place: _tile(seen, tile, letters, 2 * half - 3) for tile in seen.tiles}
    # A tile with much on it needs the full width, and then all have it.
    half = HALF if any(len(part) > 2 * half for drawn in cells.values() for part in drawn) else half
    for number in range(RIVER_LENGTH):
        cells[number, 0] = _river(seen, tile_set, number, 2 * half)
    for name, place in _spots(seen, tile_set).items():
        cells[place] = ("", name, "")
    if seen.cell is not None and seen.cell not in cells:
        cells[seen.cell] = ("", "?" if seen.phase == "flood" else say("text-gap"), "")
    left = min(2 * q + r for q, r in cells)
    top = min(r for _, r in cells)
    places = {(q, r): (3 * (r - top) + 1, (2 * q + r - left + 1) * half) for q, r in cells}
    lines = [""] * (2 + max(row for row, _ in places.values()))
    for cell, (row, middle) in sorted(places.items(), key=lambda each: each[1]):
        for part in range(3):
            line = row - 1 + part
            lines[line] = lines[line].ljust(middle - half) + cells[cell][part].center(2 * half)
    return Board([line.rstrip() for line in lines], places)


def _river(seen: ForestObservation, tile_set: TileSet, number: int, width: int) -> Drawn:
    if number in (0, RIVER_LENGTH - 1):
        middle = say("text-river")
    else:
        middle = f"{seen.in_river}/{seen.circles}" if number == RIVER_LENGTH // 2 else "≈≈≈≈"
    _, north_east, north_west, _, south_west, south_east = _terrain(tile_set.river_water[number])
    waves = "≈" * (width - 4)
    return (
        f"≈{north_west}{waves}{north_east}≈",
        f"≈{middle:^{width - 2}}≈",
        f"≈{south_west}{waves}{south_east}≈",
    )


def _tile(seen: ForestObservation, tile: TileSeen, letters: list[str], room: int) -> Drawn:
    name = tile_name(tile.tile) + ("*" if tile.removable and seen.step == "pull" else "")
    fish = "".join(f"{letters[seat]}{number}" for seat, number in enumerate(tile.fish) if number)
    free = tile.circles - sum(tile.fish)
    if seen.phase == "flood" and free > 0:
        fish += f"({free})"
    return _hexagon(tile.water, name, fish, _mark(tile.predator), room)


@cache
def _terrain(water: int) -> tuple[str, ...]:
    """The signs of six sides, from the east counter-clockwise."""
    return tuple(WATER if water >> side & 1 else FOREST for side in range(6))


def _hexagon(water: int, name: str, middle: str, below: str, room: int = 2 * HALF - 3) -> Drawn:
    """A tile in three lines, with the terrain of its six sides around the words."""
    east, north_east, north_west, west, south_west, south_east = _terrain(water)
    lowest = below.center(3)
    return f"{north_west}{name:^4}{north_east}", f"{west}{middle:^{room}}{east}", f"{south_west}{lowest:^4}{south_east}"


def _players(seen: ForestObservation) -> list[str]:
    lines = []
    for seat, player in enumerate(seen.players):
        mark = "*" if seat in seen.deciders else " "
        name = say("text-player", name=player_name(seat), you=yes(seat == seen.seat))
        words = [f"{mark} {name:13}{say('points', points=player.points):>9}"]
        if seen.phase == "flood":
            top = action_name(player.deck_top) if player.deck_top else NONE
            words.append(say("text-player.flood", supply=player.supply, hand=player.hand, deck=player.deck, top=top))
        else:
            eaten = sum(number for owner, number in enumerate(player.eaten) if owner != seat)
            words.append(say("text-player.dry", home=player.home, eaten=eaten))
        if player.unplaced:
            words.append(say("text-player.unplaced", predators=predator_list(player.unplaced)))
        if player.action:
            words.append(say("text-player.action", action=action_name(player.action)))
        if seen.outcome is not None:
            words.append(place_name(seen.outcome.ranks[seat]))
        lines.append("  ".join(words))
    return lines


def _side_by_side(tile_set: TileSet, tiles: Iterable[int]) -> list[str]:
    """Tiles as they are printed, and the action on the back of each."""
    shown = [tile_set.tiles[tile] for tile in tiles]
    drawn = [_hexagon(tile.water(), tile.id, f"({tile.circles})", "") for tile in shown]
    return [*_row(drawn, 18), "".join(f"{action_name(tile.action):^18}" for tile in shown).rstrip()]


def _turns(seen: ForestObservation, tile_set: TileSet) -> list[str]:
    """The ways round in which the tile may lie, each with its token."""
    at = tile_set.choices
    tile = tile_set.tiles[seen.tile or 0]
    turns = [choice - at.turns for choice in seen.choices if at.turns <= choice < at.extras]
    drawn = [_hexagon(turned_sides(tile.water(), number), tile.id, f"({tile.circles})", "") for number in turns]
    return [*_row(drawn, 12), "".join(f"{f'turn {number}':^12}" for number in turns).rstrip()]


def _row(drawn: list[Drawn], width: int) -> list[str]:
    return ["".join(tile[part].center(width) for tile in drawn).rstrip() for part in range(3)]
