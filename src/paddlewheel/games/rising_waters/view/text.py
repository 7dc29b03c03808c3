"""The flood as text: the map for the terminal, then boards, hands and tracks."""

from __future__ import annotations

from paddlewheel.games.rising_waters.grid import COLUMNS, LETTERS, ROWS
from paddlewheel.games.rising_waters.view.names import (
    CARD_NAMES,
    CAUSE_NAMES,
    GOAL_NAMES,
    LAND_AT,
    LANDOWNER_NAMES,
    PLAYERS,
    POWER_NAMES,
    RIVER_MAP,
    ROLE_NAMES,
    TOWN_NAMES,
    TRACK_NAMES,
    WATER_AT,
    goal_words,
    weather_words,
)
from paddlewheel.games.rising_waters.view.observation import FloodObservation, PlayerSeen
from paddlewheel.games.rising_waters.view.words import prompt

CELL = 6


def text(seen: FloodObservation) -> str:
    """The map, the tracks, the row, a block for every player."""
    lines = [*_map(seen), "", *_tracks(seen), ""]
    for number, player in enumerate(seen.players):
        lines += _player(seen, number, player)
    return "\n".join([*lines, "", prompt(seen)])


def _map(seen: FloodObservation) -> list[str]:
    lines = ["    " + "".join(str(column).ljust(CELL) for column in range(COLUMNS))]
    for row in range(ROWS):
        cells = "".join(_cell(seen, row * COLUMNS + column).ljust(CELL) for column in range(COLUMNS))
        lines.append(f"{LETTERS[row]}   {' ' * (CELL // 2) if row % 2 else ''}{cells}".rstrip())
    levels = "  ".join(f"{group.name} {level}" for group, level in zip(RIVER_MAP.water, seen.levels, strict=True))
    return [
        *lines,
        f"water: {levels}",
        "~ water and level, ≈ flooded, K2 land group and elevation, f field, t forest, v Vicksburg, ^ bluff,",
        "=4 levee of 4, + green camp, ! red camp, # town, R B G V pawns, s Survivor, _ raft",
    ]


def _cell(seen: FloodObservation, hex: int) -> str:
    ground = RIVER_MAP.ground[hex]
    marks = _pieces(seen, hex)
    if ground == "~":
        water = WATER_AT[hex]
        return f"~{RIVER_MAP.water[water].name}{marks}"[: CELL - 1] if marks else f"~{RIVER_MAP.water[water].name}"
    land = LAND_AT[hex]
    group = RIVER_MAP.land[land]
    camp = {"green": "+", "red": "!"}.get(seen.camps.get(str(hex), ""), "")
    if land in seen.flooded and not camp:
        return f"≈{marks}" if marks else "≈≈"
    levee = seen.levees.get(str(hex))
    shown = f"{group.name}={levee}" if levee else f"{group.name}{seen.elevations[land]}"
    town = "#" if any(player.town == hex for player in seen.players) else ""
    plain = ground if ground != "." and not marks and not town else ""
    return f"{shown}{camp}{town}{plain}{marks}"[: CELL - 1]


def _pieces(seen: FloodObservation, hex: int) -> str:
    marks = ""
    for number, player in enumerate(seen.players):
        count = sum(place == hex for place, _ in player.pawns)
        marks += PLAYERS[number][0] + (str(count) if count > 1 else "") if count else ""
    count = sum(place == hex for place, _ in seen.survivors)
    marks += "s" + (str(count) if count > 1 else "") if count else ""
    return marks + ("_" if hex in seen.rafts else "")


def _tracks(seen: FloodObservation) -> list[str]:
    causes = ", ".join(f"{CAUSE_NAMES[cause]} {count}" for cause, count in enumerate(seen.causes) if count)
    row = " | ".join(LANDOWNER_NAMES[card] for card in seen.row) or "empty"
    week = f"week {seen.week} of {seen.rounds}"
    lines = [
        f"losses {seen.losses} of {seen.limit} ({causes or 'none yet'})   {week}   {seen.phase}",
        f"landowner row: {row}   (deck {seen.landowner}, weather {seen.weather}, community {seen.community})",
    ]
    if seen.version == "spring":
        lines.append(f"relief donations: {seen.donations} of {seen.donations_needed}")
    if seen.reports:
        lines.append(f"weather: {', '.join(weather_words(card) for card in seen.reports)}")
    if seen.next_weather:
        lines.append(f"you know the next weather: {', '.join(weather_words(card) for card in seen.next_weather)}")
    if seen.next_landowner:
        names = ", ".join(LANDOWNER_NAMES[card] for card in seen.next_landowner)
        lines.append(f"you know the next Landowner cards: {names}")
    for slot, goal in enumerate(seen.goals):
        given = f"{seen.given[goal * 2]} + {seen.given[goal * 2 + 1]} given"
        lines.append(f"goal {slot + 1}: {GOAL_NAMES[goal]}: {goal_words(goal)} ({given})")
    return lines


def _player(seen: FloodObservation, number: int, player: PlayerSeen) -> list[str]:
    mark = "*" if seen.player == number or number in seen.upgrading else " "
    role = f", {ROLE_NAMES[player.role]}, {player.points} points" if player.role >= 0 else ""
    home = TOWN_NAMES[player.home] if player.home >= 0 else "no town yet"
    lost = " (lost)" if player.home >= 0 and player.town < 0 else ""
    first = ", first" if seen.first == number else ""
    tracks = "  ".join(f"{name} {value}" for name, value in zip(TRACK_NAMES, player.tracks, strict=True))
    powers = ", ".join(name for name, has in zip(POWER_NAMES, player.powers, strict=True) if has)
    hand = ", ".join(
        f"{count} {CARD_NAMES[card]}" if count > 1 else CARD_NAMES[card]
        for card, count in enumerate(player.hand)
        if count
    )
    return [
        f"{mark} {PLAYERS[number]}: {home}{lost}{role}{first}   {tracks}{'   has ' + powers if powers else ''}",
        f"    hand: {hand or 'empty'}",
    ]
