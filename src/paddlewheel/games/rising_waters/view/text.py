"""The flood as text: the map for the terminal, then boards, hands and tracks."""

from __future__ import annotations

from paddlewheel.games.rising_waters.grid import COLUMNS, LETTERS, ROWS, hex_name
from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.mapfile import REGIONS
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
from paddlewheel.games.rising_waters.view.notes import note_for, wrapped
from paddlewheel.games.rising_waters.view.observation import FloodObservation, PlayerSeen
from paddlewheel.games.rising_waters.view.words import prompt

#: A cell of the map is at least this wide, and wider where much is built on one hex.
CELL = 7
#: How the towns of players, towns of nobody and lost towns are marked.
TOWN, SITE, RUIN = "#", "o", "x"
#: Moments at which the historical note is read; during a turn it would be in the way.
NOTED = frozenset(
    (
        *("upgrade", "answer threat", "pay force", "cancel race hatred", "pay race hatred", "witness"),
        *("place camp", "send pawn", "give up survivor", "dynamite", "over"),
    )
)


def text(seen: FloodObservation) -> str:
    """The map, the tracks, the row, a block for every player, the historical note of the moment."""
    lines = [*_map(seen), "", *_tracks(seen), ""]
    for number, player in enumerate(seen.players):
        lines += _player(seen, number, player)
    if seen.step in NOTED:
        note = note_for(seen)
        lines += ["", *wrapped(f"History: {note.title}. {note.text} (Sources: {note.source})", 110).splitlines()]
    return "\n".join([*lines, "", prompt(seen)])


def _map(seen: FloodObservation) -> list[str]:
    grounds = [_ground(seen, hex) + _built(seen, hex) for hex in range(HEXES)]
    width = max(CELL, *(len(ground) + 1 for ground in grounds))
    lines = ["    " + "".join(str(column).ljust(width) for column in range(COLUMNS)).rstrip()]
    for row in range(ROWS):
        indent = "    " + " " * (width // 2 if row % 2 else 0)
        first, second = _row(seen, row, grounds, width)
        lines.append((LETTERS[row] + indent[1:] + first).rstrip())
        if second.strip():
            lines.append((indent + second).rstrip())
    return [*lines, *_towns(seen), *LEGEND]


def _row(seen: FloodObservation, row: int, grounds: list[str], width: int) -> tuple[str, str]:
    """A row of cells: who stands on a hex is written beside its ground, or under it where there is no room."""
    first = second = ""
    for hex in range(row * COLUMNS, (row + 1) * COLUMNS):
        ground, people = grounds[hex], _pieces(seen, hex)
        beside = len(ground) + len(people) < width
        first += (ground + people if beside else ground).ljust(width)
        second += ("" if beside else people).ljust(width)
    return first, second


#: An example of each sign, from the map itself.
_LAND, _WATER = RIVER_MAP.land[0], RIVER_MAP.water[0]
LEGEND = (
    f"~{_WATER.name}:2 water {_WATER.name} at level 2, * the dot of a region, {_LAND.name}3 land group {_LAND.name} "
    f"at elevation 3, ≈{_LAND.name} flooded,",
    f"f field, t forest, v Vicksburg, ^ bluff, =4 levee of 4, + green camp, ! red camp, {TOWN} town of a player, "
    f"{SITE} town of nobody, {RUIN} lost town,",
    "R B G V pawns and s Survivors (a number: how many), _ raft; a crowd is written under its hex",
)


def _towns(seen: FloodObservation) -> list[str]:
    owners = {player.home: PLAYERS[number] for number, player in enumerate(seen.players) if player.home >= 0}
    towns = [
        f"{name} {hex_name(hex)}" + (f" ({owners[town]})" if town in owners else "")
        for town, (name, hex) in enumerate(RIVER_MAP.towns)
    ]
    dots = [
        f"{REGIONS[RIVER_MAP.water[WATER_AT[dot]].region]} {hex_name(dot)}"
        for dot in sorted(RIVER_MAP.dots, key=WATER_AT.__getitem__)
    ]
    return [f"towns: {', '.join(towns)}", f"dots: {', '.join(dots)}"]


def _ground(seen: FloodObservation, hex: int) -> str:
    ground, land = RIVER_MAP.ground[hex], LAND_AT[hex]
    if ground == "~":
        water = WATER_AT[hex]
        return f"~{RIVER_MAP.water[water].name}:{seen.levels[water]}{'*' if hex in RIVER_MAP.dots else ''}"
    name = RIVER_MAP.land[land].name
    if land in seen.flooded and str(hex) not in seen.camps:
        return f"≈{name}"
    return f"{name}{seen.elevations[land]}{ground if ground != '.' else ''}"


def _built(seen: FloodObservation, hex: int) -> str:
    levee = seen.levees.get(str(hex))
    camp = {"green": "+", "red": "!"}.get(seen.camps.get(str(hex), ""), "")
    town = next((number for number, (_, site) in enumerate(RIVER_MAP.towns) if site == hex), -1)
    owner = next((player for player in seen.players if player.home == town), None)
    sign = "" if town < 0 else SITE if owner is None else TOWN if owner.town >= 0 else RUIN
    return f"{f'={levee}' if levee else ''}{camp}{sign}"


def _pieces(seen: FloodObservation, hex: int) -> str:
    marks = ""
    for number, player in enumerate(seen.players):
        count = sum(place == hex for place, _ in player.pawns)
        marks += PLAYERS[number][0] + (str(count) if count > 1 else "") if count else ""
    count = sum(place == hex for place, _ in seen.survivors)
    marks += "s" + (str(count) if count > 1 else "") if count else ""
    return marks + "_" * seen.rafts.count(hex)


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
