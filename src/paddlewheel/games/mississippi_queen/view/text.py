"""The race as text: a river of hexes for the terminal, with flow, tiles and everything that stands on a hex."""

from __future__ import annotations

from typing import NamedTuple

from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, ShipSeen, TileSeen
from paddlewheel.games.mississippi_queen.view.words import CAPTAINS, PLACES, prompt
from paddlewheel.parts.hexes import Hex
from paddlewheel.presentation import Size
from paddlewheel.presentation import close_up as composed

ARROWS = "↑↗↘↓↙↖"
#: From one column of hexes to the next; on a line every other column has a hex, so a cell has almost twice the room.
WIDTH = 4
CELL = 2 * WIDTH - 1
#: Water, by turns: where the sign changes, another tile begins.
WATERS = "·◦"


class River(NamedTuple):
    """The river drawn, and where its hexes stand: rows and columns."""

    lines: list[str]
    places: dict[Hex, tuple[int, int]]


def text(seen: RaceObservation) -> str:
    """The river, then a line for every ship."""
    return "\n".join([*_river(seen).lines, "", *_legend(seen), "", *_ships(seen), "", prompt(seen)])


def close_up(seen: RaceObservation, size: Size) -> str:
    """The river around the ship that moves, and around the one it pushes."""
    river = _river(seen)
    movers = [seat for seat in (seen.mover, seen.pushed) if seat is not None and seat >= 0]
    movers = movers or ([] if seen.seat is None else [seen.seat])
    focus = [place for seat in movers if (place := seen.ships[seat].place) is not None]
    focus = focus or [seen.tiles[-1].centre]
    below = [*_legend(seen), *_ships(seen), prompt(seen)]
    return composed([], river.lines, [river.places[place] for place in focus], below, size)


def _legend(seen: RaceObservation) -> list[str]:
    ships = "R↑ a ship and its heading"
    if seen.seat is not None:
        own = CAPTAINS[seen.seat]
        ships = f"You are {own}: {own[0]} and an arrow, your heading"
    words = [ships, f"{WATERS[0]} {WATERS[1]} water, by tiles", "▒▒ land"]
    if seen.tiles:
        tile = seen.tiles[-1]
        words.append(f"{tile.name}{ARROWS[tile.course]} a tile and its flow")
    if seen.race == "passenger":
        words += ["▒⌂ station", "d2 dock, 2 passengers waiting"]
    if seen.entries:
        words += ["► leads to the platform"]
    return [" | ".join(words)]


def _river(seen: RaceObservation) -> River:
    shown = {
        tile.place(number): _ground(tile, mark, seen.race == "passenger")
        for tile in seen.tiles
        for number, mark in tile.drawn()
    }
    for place in seen.entries:
        shown[place] = "►"
    shown = _with_ships(seen, shown)
    for tile in seen.tiles:
        name = f"{tile.name}{ARROWS[tile.course]}"
        if len(shown[tile.centre]) + len(name) <= CELL:
            shown[tile.centre] += name
    left = min(q for q, _ in shown)
    top = min(2 * r + q for q, r in shown)
    places = {(q, r): (2 * r + q - top, (q - left) * WIDTH) for q, r in shown}
    lines = [""] * (1 + max(row for row, _ in places.values()))
    for place, (row, column) in sorted(places.items(), key=lambda each: each[1]):
        lines[row] = lines[row].ljust(column) + shown[place]
    return River(lines, places)


def _ground(tile: TileSeen, mark: str, has_passengers: bool) -> str:
    if mark in "#S":
        return "▒⌂" if mark == "S" and has_passengers else "▒▒"
    return f"d{tile.waiting}" if mark == "D" and has_passengers else WATERS[tile.number % 2]


def _with_ships(seen: RaceObservation, shown: dict[Hex, str]) -> dict[Hex, str]:
    """Ships on their hexes, two while one pushes the other; a dock and the way to the platform are seen beside them."""
    ships: dict[Hex, str] = {}
    for seat, ship in enumerate(seen.ships):
        if ship.place is not None:
            ships[ship.place] = ships.get(ship.place, "") + CAPTAINS[seat][0] + ARROWS[ship.heading]
    return shown | {place: marks + (shown[place] if shown[place][0] in "d►" else "") for place, marks in ships.items()}


def _ships(seen: RaceObservation) -> list[str]:
    return [_ship(seen, seat, ship) for seat, ship in enumerate(seen.ships)]


def _ship(seen: RaceObservation, seat: int, ship: ShipSeen) -> str:
    mark = "*" if seat in seen.deciders else " "
    name = CAPTAINS[seat] + (" (you)" if seat == seen.seat else "")
    aboard = f"  passengers {ship.passengers} of {seen.berths}" if seen.race == "passenger" else ""
    return f"{mark} {name:13}speed {ship.speed}  coal {ship.coal}{aboard}  {_standing(seen, seat, ship)}"


def _standing(seen: RaceObservation, seat: int, ship: ShipSeen) -> str:
    if seen.outcome is not None:
        place = f"{PLACES[seen.outcome.ranks[seat] - 1]}, " if seen.outcome.winners else ""
        return f"{place}{'not landed' if ship.fate == 'racing' else 'landed' if ship.landed else ship.fate}"
    if ship.fate != "racing":
        return f"landed {PLACES[ship.landed - 1]}" if ship.landed else ship.fate
    name = next((tile.name for tile in seen.tiles if tile.number == ship.tile), "")
    return f"tile {ship.tile}, {name}"
