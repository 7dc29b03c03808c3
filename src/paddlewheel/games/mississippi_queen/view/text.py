"""The race as text: a river of hexes for the terminal, with flow, tiles and everything that stands on a hex."""

from __future__ import annotations

from typing import NamedTuple

from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, ShipSeen, TileSeen
from paddlewheel.games.mississippi_queen.view.words import captain, captains, fate_words, letter, place_words, prompt
from paddlewheel.parts.hexes import Hex
from paddlewheel.presentation import Size
from paddlewheel.presentation import close_up as composed

ARROWS = "↑↗↘↓↙↖"
#: From one column of hexes to the next; on a line every other column has a hex, so a cell has almost twice the room.
WIDTH = 4
CELL = 2 * WIDTH - 1
#: Water, by turns: where the sign changes, another tile begins.
WATERS = "·◦"
ENTRY = "►"


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
    ships = say("legend-ships")
    if seen.seat is not None:
        ships = say("legend-own", who=captain(seen.seat), letter=letter(seen.seat))
    words = [ships, say("legend-water", waters=" ".join(WATERS)), say("legend-land")]
    if seen.tiles:
        words.append(say("legend-tile", sign=_sign(seen.tiles[-1])))
    if seen.race == "passenger":
        words += [say("legend-station"), say("legend-dock")]
    if seen.entries:
        words += [say("legend-entry")]
    return [" | ".join(words)]


def _sign(tile: TileSeen) -> str:
    return f"{tile.name}{ARROWS[tile.course]}"


def _river(seen: RaceObservation) -> River:
    shown = {
        tile.place(number): _ground(tile, mark, seen.race == "passenger")
        for tile in seen.tiles
        for number, mark in tile.drawn()
    }
    for place in seen.entries:
        shown[place] = ENTRY
    shown = _with_ships(seen, shown)
    for tile in seen.tiles:
        name = _sign(tile)
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
    return f"{_dock_sign()}{tile.waiting}" if mark == "D" and has_passengers else WATERS[tile.number % 2]


def _dock_sign() -> str:
    return say("legend-dock.sign")


def _with_ships(seen: RaceObservation, shown: dict[Hex, str]) -> dict[Hex, str]:
    """Ships on their hexes, two while one pushes the other; a dock and the way to the platform are seen beside them."""
    ships: dict[Hex, str] = {}
    for seat, ship in enumerate(seen.ships):
        if ship.place is not None:
            ships[ship.place] = ships.get(ship.place, "") + letter(seat) + ARROWS[ship.heading]
    kept = (_dock_sign(), ENTRY)
    return shown | {
        place: marks + (shown[place] if shown[place].startswith(kept) else "") for place, marks in ships.items()
    }


def _ships(seen: RaceObservation) -> list[str]:
    return [_ship(seen, seat, ship) for seat, ship in enumerate(seen.ships)]


def _ship(seen: RaceObservation, seat: int, ship: ShipSeen) -> str:
    mark = "*" if seat in seen.deciders else " "
    name = say("text-you", who=captain(seat)) if seat == seen.seat else captain(seat)
    longest = max(len(say("text-you", who=each)) for each in captains())
    facts = [say("text-speed", speed=ship.speed), say("text-coal", coal=ship.coal)]
    if seen.race == "passenger":
        facts.append(say("text-passengers", aboard=ship.passengers, berths=seen.berths))
    return f"{mark} {name.ljust(longest)} {'  '.join(facts)}  {_standing(seen, seat, ship)}"


def _standing(seen: RaceObservation, seat: int, ship: ShipSeen) -> str:
    if seen.outcome is not None:
        fate = say("not-landed") if ship.fate == "racing" else _fate(ship)
        return ", ".join([place_words(seen.outcome.ranks[seat]), fate] if seen.outcome.winners else [fate])
    if ship.fate != "racing":
        return say("text-landed.place", place=place_words(ship.landed)) if ship.landed else fate_words(ship.fate)
    name = next((tile.name for tile in seen.tiles if tile.number == ship.tile), "")
    return say("text-tile", tile=ship.tile, name=name)


def _fate(ship: ShipSeen) -> str:
    return say("text-landed") if ship.landed else fate_words(ship.fate)
