"""A player's board: tracks, powers and the open hand; whole for whoever sits there, short for the others."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.rising_waters.view.names import (
    CARD_NAMES,
    PLAYERS,
    POWER_NAMES,
    ROLE_NAMES,
    TOWN_NAMES,
    TRACK_NAMES,
)
from paddlewheel.games.rising_waters.view.observation import FloodObservation, PlayerSeen
from paddlewheel.presentation import Area, Element, counted

KINDS = ("power",) * 5 + ("wild",) + ("resist",) * 4 + ("job", "threat")
POWER_SIGNS = ("raft", "work \N{MINUS SIGN}1", "mules +3", "action +1", "supper 3")
SWIM = 4
#: Five tracks and powers fit side by side, and four cards; in a fuller hand the cards overlap.
PITCH, CARD_PITCH, CARD_ROW = 73.0, 92.0, 38.0
LOOSE = 8


def seat_panel(seen: FloodObservation, number: int) -> Area:
    whole = seen.seats == 1 or seen.seat == number
    player = seen.players[number]
    elements = [*_head(seen, number, whole)]
    if whole:
        elements += [*_tracks(player, number), *_powers(player, number)]
        elements += _hand(player, number, 129)
    else:
        elements += _values(player, number)
        elements += _hand(player, number, 85)
    height = 208.0 if whole else 164.0
    seat = number if seen.seats > 1 else 0
    return Area(f"seat-{number}", f"{PLAYERS[number]}", "seat", (0, 0, 380, height), tuple(elements), seat=seat)


def _head(seen: FloodObservation, number: int, whole: bool) -> Iterator[Element]:
    player = seen.players[number]
    deciding = number == seen.player or number in seen.upgrading
    role = f", {ROLE_NAMES[player.role]}" if player.role >= 0 else ""
    points = f"{counted(player.points, 'point')}" if player.role >= 0 else ""
    home = TOWN_NAMES[player.home] if player.home >= 0 else "no town yet"
    lost = ", lost" if player.home >= 0 and player.town < 0 else ""
    first = "first player" if seen.first == number else ""
    powers = [POWER_SIGNS[power] for power, has in enumerate(player.powers) if has and not whole]
    yield Element(
        f"board-{number}",
        "playerboard" if whole else "shortboard",
        0,
        0,
        f"{PLAYERS[number]}{role}, {home}{lost}. {first} {points}".strip(),
        texts={
            "name": f"{PLAYERS[number]}{role}",
            "home": " \N{MIDDLE DOT} ".join([f"{home}{lost}", *powers]),
            "more": " ".join((first, points)).strip(),
        },
        classes=("deciding",) if deciding else (),
    )
    yield Element(
        f"mark-{number}",
        f"pawn-{number}",
        20,
        22,
        f"{PLAYERS[number]}'s colour and shape",
        layer=1,
        texts={"number": ""},
        classes=(f"seat-{number}",),
        scale=0.9,
    )


def _shown(player: PlayerSeen, track: int) -> str:
    value = player.tracks[track]
    return ("yes" if value else "no") if track == SWIM else str(value)


def _tracks(player: PlayerSeen, number: int) -> Iterator[Element]:
    """What one can do, and what more of it costs."""
    for track, name in enumerate(TRACK_NAMES):
        cost, shown = player.costs[track], _shown(player, track)
        price = f"{'' if track == SWIM else '+1: '}{counted(cost, 'card')}" if cost else "full"
        more = f"; {counted(cost, 'card')} for more" if cost else ", the track is full"
        label = f"{PLAYERS[number]}'s {name}: {shown}{more}"
        words = {"name": name, "value": shown, "cost": price}
        yield Element(f"track-{number}-{track}", "track", 8 + track * PITCH, 46, label, layer=1, texts=words)


def _values(player: PlayerSeen, number: int) -> Iterator[Element]:
    for track, name in enumerate(TRACK_NAMES):
        shown = _shown(player, track)
        label = f"{PLAYERS[number]}'s {name}: {shown}"
        words = {"name": name, "value": shown}
        yield Element(f"track-{number}-{track}", "value", 8 + track * PITCH, 46, label, layer=1, texts=words)


def _powers(player: PlayerSeen, number: int) -> Iterator[Element]:
    for power, has in enumerate(player.powers):
        label = f"{PLAYERS[number]}: {POWER_NAMES[power]}, {'bought' if has else 'not bought'}"
        words = {"name": POWER_SIGNS[power]}
        x = 8 + power * PITCH
        classes = ("has",) if has else ()
        yield Element(f"power-{number}-{power}", "powerbox", x, 98, label, layer=1, texts=words, classes=classes)


def _hand(player: PlayerSeen, number: int, top: float) -> Iterator[Element]:
    held = [(card, count) for card, count in enumerate(player.hand) if count]
    columns = max(LOOSE, len(held) + len(held) % 2) // 2
    pitch = CARD_PITCH * 4 / columns
    for place, (card, count) in enumerate(held):
        row, column = divmod(place, columns)
        yield Element(
            f"card-{number}-{card}",
            "handcard",
            8 + column * pitch,
            top + row * CARD_ROW,
            f"{PLAYERS[number]} holds {count} {CARD_NAMES[card]}",
            layer=2 + place,
            texts={
                "name": CARD_NAMES[card].replace(" ", "\n"),
                "count": f"\N{MULTIPLICATION SIGN}{count}" if count > 1 else "",
            },
            classes=(KINDS[card],),
        )
