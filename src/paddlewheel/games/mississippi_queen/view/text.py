"""The race as text: a river of hexes for the terminal."""

from __future__ import annotations

from paddlewheel.games.mississippi_queen.view.observation import RaceObservation
from paddlewheel.games.mississippi_queen.view.words import CAPTAINS, PLACES, prompt
from paddlewheel.parts.hexes import Hex
from paddlewheel.presentation import counted

ARROWS = "↑↗↘↓↙↖"
WIDTH = 4


def text(seen: RaceObservation) -> str:
    """The river, then a line for every ship."""
    return "\n".join([_river(seen), "", _legend(seen), "", *_ships(seen), "", prompt(seen)])


def _legend(seen: RaceObservation) -> str:
    words = ["· water", "▒▒ land", "R↑ a ship and its heading"]
    if seen.race == "passenger":
        words += ["▒⌂ station", "d2 dock, 2 passengers waiting"]
    if seen.entries:
        words += ["► leads to the platform"]
    return "   ".join(words)


def _river(seen: RaceObservation) -> str:
    shown: dict[Hex, str] = {}
    for tile in seen.tiles:
        for number, mark in tile.drawn():
            place = tile.place(number)
            shown[place] = {"#": "▒▒", "S": "▒⌂", "D": f"d{tile.waiting}"}.get(mark, "· ")
    for place in seen.entries:
        shown[place] = "► "
    for seat, ship in enumerate(seen.ships):
        if ship.place is not None:
            shown[ship.place] = CAPTAINS[seat][0] + ARROWS[ship.heading]
    rows: dict[int, dict[int, str]] = {}
    for (q, r), mark in shown.items():
        rows.setdefault(2 * r + q, {})[q] = mark
    left = min(q for q, r in shown)
    lines = []
    for row in range(min(rows), max(rows) + 1):
        words = ""
        for q, mark in sorted(rows.get(row, {}).items()):
            words = words.ljust((q - left) * WIDTH) + mark
        lines.append(words)
    return "\n".join(lines)


def _ships(seen: RaceObservation) -> list[str]:
    lines = []
    for seat, ship in enumerate(seen.ships):
        mark = "*" if seat in seen.deciders else " "
        state = f"tile {ship.tile}" if ship.fate == "racing" else ship.fate
        if seen.outcome is not None:
            place = f"{PLACES[seen.outcome.ranks[seat] - 1]}, " if seen.outcome.winners else ""
            state = f"{place}{'not landed' if ship.fate == 'racing' else ship.fate}"
        aboard = f"  {counted(ship.passengers, 'passenger')}" if seen.race == "passenger" else ""
        lines.append(f"{mark} {CAPTAINS[seat]:7} speed {ship.speed}  coal {ship.coal}{aboard}  {state}")
    return lines
