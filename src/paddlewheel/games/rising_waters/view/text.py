"""The flood as text: the map for the terminal, then boards, hands and tracks."""

from __future__ import annotations

from typing import NamedTuple

from paddlewheel.games.rising_waters.components import Components
from paddlewheel.games.rising_waters.grid import COLUMNS, LETTERS, ROWS, hex_name
from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.choices import choice_words
from paddlewheel.games.rising_waters.view.names import (
    LAND_AT,
    RIVER_MAP,
    WATER_AT,
    card_name,
    causes_words,
    goal_name,
    goal_words,
    landowner_name,
    phase_name,
    player_name,
    power_name,
    price_words,
    region_name,
    role_name,
    town_name,
    track_name,
    weather_words,
)
from paddlewheel.games.rising_waters.view.notes import note_for, wrapped
from paddlewheel.games.rising_waters.view.observation import FloodObservation, PlayerSeen
from paddlewheel.games.rising_waters.view.words import prompt
from paddlewheel.presentation import Size, broken, in_rows
from paddlewheel.presentation import close_up as composed

#: A cell of the map is at least this wide, and wider where much is built on one hex.
CELL = 7
#: A choice among fewer hexes than this is looked at where they are.
FEW_HEXES = 40
#: How the towns of players, towns of nobody and lost towns are marked.
TOWN, SITE, RUIN = "#", "o", "x"
#: Moments at which the historical note is read; during a turn it would be in the way.
NOTED = frozenset(
    (
        *("upgrade", "answer threat", "pay force", "cancel race hatred", "pay race hatred", "witness"),
        *("place camp", "send pawn", "give up survivor", "dynamite", "over"),
    )
)


class Map(NamedTuple):
    """The map drawn, and where its hexes stand: rows and columns."""

    lines: list[str]
    places: dict[int, tuple[int, int]]


def text(seen: FloodObservation, parts: Components) -> str:
    """The map, the tracks, the row, a block for every player, the historical note of the moment."""
    lines = [*_map(seen).lines, *_towns(seen), *legend(seen), "", *_tracks(seen, parts), ""]
    for number, player in enumerate(seen.players):
        lines += _player(seen, number, player)
    return "\n".join([*lines, *_note(seen), "", prompt(seen)])


def close_up(seen: FloodObservation, parts: Components, size: Size) -> str:
    """The map around the hexes that can be chosen or the pawns of whoever decides, and as much beside it as fits."""
    drawn = _map(seen)
    if max(map(len, drawn.lines)) > size.width:
        drawn = _map(seen, CELL)
    header, *rows = drawn.lines
    focus = [(drawn.places[hex][0] - 1, drawn.places[hex][1]) for hex in _focus(seen, parts)]
    own = [line for number in _near(seen) for line in _player(seen, number, seen.players[number])]
    others = [_in_short(seen, number) for number in range(len(seen.players)) if number not in _near(seen)]
    everybody = [line for number, player in enumerate(seen.players) for line in _player(seen, number, player)]
    whole = [*_towns(seen), *legend(seen), *_tracks(seen, parts), *everybody, *_note(seen), prompt(seen)]
    short = [_signs(seen), *_tracks(seen, parts, is_short=True), *own, *in_rows(others, size.width), prompt(seen)]
    if size.height is None or len(rows) + sum(len(broken(line, size.width)) for line in whole) < size.height:
        return composed([header], rows, focus, whole, size)
    return composed([header], rows, focus, short, size)


def _focus(seen: FloodObservation, parts: Components) -> list[int]:
    """The hexes that choices touch; where there are none, those of the pawns of the player at hand."""
    touched = {name for choice in seen.choices for name in choice_words(seen, parts, choice)[2]}
    chosen = [hex for hex in range(HEXES) if f"hex-{hex_name(hex)}" in touched]
    pawns = [hex for number in _near(seen) for hex, _ in seen.players[number].pawns if hex >= 0]
    return chosen if len(chosen) in range(1, FEW_HEXES) else pawns or chosen


def _near(seen: FloodObservation) -> list[int]:
    """The players that are shown whole: whoever looks, and whoever the decision is about."""
    players = range(len(seen.players))
    return [number for number in players if number in (seen.player, seen.seat)] or [0]


def _signs(seen: FloodObservation) -> str:
    signs = say("text-signs", site=SITE, land=RIVER_MAP.land[0].name, height=seen.elevations[0])
    if seen.seat is None or seen.seats == 1:
        return signs
    player, letter, home = player_name(seen.seat), player_name(seen.seat, ".letter"), seen.players[seen.seat].home
    if home < 0:
        return say("text-you", player=player, letter=letter, signs=signs)
    return say("text-you-with-town", player=player, letter=letter, sign=TOWN, town=town_name(home), signs=signs)


def _note(seen: FloodObservation) -> list[str]:
    if seen.step not in NOTED:
        return []
    note = note_for(seen)
    words = say("text-note", title=note.title, text=note.text, sources=note.source)
    return ["", *wrapped(words, 78).splitlines()]


def _map(seen: FloodObservation, least: int = 0) -> Map:
    """The map in cells of one width: the least that all need, or this one where it is enough."""
    signs = [(_ground(seen, hex), _built(seen, hex), _pieces(seen, hex)) for hex in range(HEXES)]
    width = least or max(CELL, *(len(ground + built) + 1 for ground, built, _ in signs))
    cells = [_cell(*each, width) for each in signs]
    width = max(width, *(len(part) + 1 for cell in cells for part in cell))
    lines = ["    " + "".join(str(column).ljust(width) for column in range(COLUMNS)).rstrip()]
    places: dict[int, tuple[int, int]] = {}
    for row in range(ROWS):
        indent = 4 + (width // 2 if row % 2 else 0)
        hexes = range(row * COLUMNS, (row + 1) * COLUMNS)
        places |= {hex: (len(lines), indent + width * (hex % COLUMNS)) for hex in hexes}
        first, *more = ("".join(cells[hex][part].ljust(width) for hex in hexes) for part in range(3))
        lines.append((LETTERS[row].ljust(indent) + first).rstrip())
        lines += [(" " * indent + line).rstrip() for line in more if line.strip()]
    return Map(lines, places)


def _cell(ground: str, built: str, people: str, width: int) -> tuple[str, str, str]:
    """What is on a hex in one line, or in more where there is no room: who stands there, then also what is built."""
    if len(ground + built + people) < width:
        return ground + built + people, "", ""
    if len(ground + built) < width:
        return ground + built, people, ""
    return (ground, built + people, "") if len(built + people) < width else (ground, built, people)


def legend(seen: FloodObservation) -> tuple[str, ...]:
    """An example of each sign, from the map itself."""
    land, water = RIVER_MAP.land[0], RIVER_MAP.water[0]
    return (
        say("text-legend-waters", water=water.name, land=land.name, height=seen.elevations[0]),
        say("text-legend-land", town=TOWN, site=SITE, ruin=RUIN),
        say("text-legend-people"),
    )


def _towns(seen: FloodObservation) -> list[str]:
    owners = {player.home: player_name(number) for number, player in enumerate(seen.players) if player.home >= 0}
    towns = [
        say("text-town.taken", town=name, hex=hex_name(hex), player=owners[town])
        if town in owners
        else say("text-town", town=name, hex=hex_name(hex))
        for town, (name, hex) in enumerate(RIVER_MAP.towns)
    ]
    dots = [
        f"{region_name(RIVER_MAP.water[WATER_AT[dot]].region)} {hex_name(dot)}"
        for dot in sorted(RIVER_MAP.dots, key=WATER_AT.__getitem__)
    ]
    return [say("text-towns", towns=", ".join(towns)), say("text-dots", dots=", ".join(dots))]


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
        marks += player_name(number, ".letter") + (str(count) if count > 1 else "") if count else ""
    count = sum(place == hex for place, _ in seen.survivors)
    marks += say("text-survivor") + (str(count) if count > 1 else "") if count else ""
    return marks + "_" * seen.rafts.count(hex)


def _tracks(seen: FloodObservation, parts: Components, is_short: bool = False) -> list[str]:
    row = " | ".join(landowner_name(card) for card in seen.row)
    lines = [
        say(
            "text-tracks",
            losses=seen.losses,
            limit=seen.limit,
            causes=causes_words(seen.causes) or say("none-yet"),
            week=min(seen.week + 1, seen.rounds),
            rounds=seen.rounds,
            phase=phase_name(seen.phase),
        ),
        say("text-row", cards=row) if row else say("text-row-empty"),
    ]
    if not is_short:
        lines.append(say("text-decks", landowner=seen.landowner, weather=seen.weather, community=seen.community))
    if seen.version == "spring":
        lines.append(say("text-relief", donations=seen.donations, needed=seen.donations_needed))
    if seen.reports:
        lines.append(say("text-weather", weather=_weather(seen.reports)))
    if seen.next_weather:
        lines.append(say("text-next-weather", weather=_weather(seen.next_weather)))
    if seen.next_landowner:
        names = ", ".join(landowner_name(card) for card in seen.next_landowner)
        lines.append(say("text-next-landowner", cards=names))
    for slot, goal in enumerate(seen.goals):
        first, second = seen.given[goal * 2], seen.given[goal * 2 + 1]
        name, asks = goal_name(parts, goal), goal_words(parts, goal)
        lines.append(say("text-goal", number=slot + 1, goal=name, asks=asks, first=first, second=second))
    return lines


def _weather(cards: tuple[int, ...]) -> str:
    return ", ".join(weather_words(card) for card in cards)


def _player(seen: FloodObservation, number: int, player: PlayerSeen) -> list[str]:
    tracks = (say("text-track", track=track_name(track), value=value) for track, value in enumerate(player.tracks))
    powers = ", ".join(power_name(power) for power, has in enumerate(player.powers) if has)
    hand = ", ".join(
        price_words((count, card)) if count > 1 else card_name(card) for card, count in enumerate(player.hand) if count
    )
    board = "text-board-with-powers" if powers else "text-board"
    return [
        say(board, title=_title(seen, number), tracks=" ".join(tracks), powers=powers),
        "    " + (say("text-hand", cards=hand) if hand else say("text-hand-empty")),
    ]


def _in_short(seen: FloodObservation, number: int) -> str:
    return say("text-in-short", title=_title(seen, number), cards=sum(seen.players[number].hand))


def _title(seen: FloodObservation, number: int) -> str:
    player = seen.players[number]
    mark = "*" if seen.player == number or number in seen.upgrading else " "
    name = player_name(number)
    if seen.seat == number:
        name = say("text-you-mark", player=name)
    facts = [town_name(player.home) if player.home >= 0 else say("no-town-yet")]
    if player.home >= 0 and player.town < 0:
        facts = [say("text-home-lost", town=facts[0])]
    if player.role >= 0:
        facts += [role_name(player.role), say("points", points=player.points)]
    if seen.first == number:
        facts.append(say("text-first"))
    return f"{mark} {say('text-player', player=name, facts=', '.join(facts))}"
