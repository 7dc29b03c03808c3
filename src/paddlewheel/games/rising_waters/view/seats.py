"""A player's board: tracks, powers and the open hand; whole for whoever sits there, short for the others."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.rising_waters.components import Components
from paddlewheel.games.rising_waters.kinds import SWIM
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.names import (
    card_name,
    player_name,
    power_name,
    power_words,
    role_name,
    town_name,
    track_name,
)
from paddlewheel.games.rising_waters.view.observation import FloodObservation, PlayerSeen
from paddlewheel.language import kept
from paddlewheel.presentation import Area, Element

KINDS = ("power",) * 5 + ("wild",) + ("resist",) * 4 + ("job", "threat")
#: Five tracks and powers fit side by side, and four cards; in a fuller hand the cards overlap.
PITCH, CARD_PITCH, CARD_ROW = 73.0, 92.0, 38.0
LOOSE = 8


def seat_panel(seen: FloodObservation, parts: Components, number: int) -> Area:
    whole = seen.seats == 1 or seen.seat == number
    player = seen.players[number]
    elements = [*_head(seen, parts, number, whole)]
    if whole:
        elements += [*_tracks(player, number), *_powers(player, parts, number)]
        elements += _hand(player, number, 129)
    else:
        elements += _values(player, number)
        elements += _hand(player, number, 85)
    height = 208.0 if whole else 164.0
    seat = number if seen.seats > 1 else 0
    return Area(f"seat-{number}", player_name(number), "seat", (0, 0, 380, height), tuple(elements), seat=seat)


def _head(seen: FloodObservation, parts: Components, number: int, whole: bool) -> Iterator[Element]:
    player = seen.players[number]
    deciding = number == seen.player or number in seen.upgrading
    has_role = player.role >= 0
    name = say("board-name", player=player_name(number))
    if has_role:
        name = say("board-name-with-role", player=player_name(number), role=role_name(player.role))
    more = [say("first-player")] if seen.first == number else []
    more += [say("points", points=player.points)] if has_role else []
    home = _home(player)
    powers = [power_words(parts, power, ".sign") for power, has in enumerate(player.powers) if has and not whole]
    yield Element(
        f"board-{number}",
        "playerboard" if whole else "shortboard",
        0,
        0,
        say("board-told", name=name, home=home, more=" ".join(more)).strip(),
        texts={
            "name": name,
            "home": " \N{MIDDLE DOT} ".join([home, *powers]),
            "more": " ".join(more),
        },
        classes=("deciding",) if deciding else (),
    )
    yield Element(
        f"mark-{number}",
        f"pawn-{number}",
        20,
        22,
        say("player-sign", player=player_name(number)),
        layer=1,
        texts={"number": ""},
        classes=(f"seat-{number}",),
        scale=0.9,
    )


def _home(player: PlayerSeen) -> str:
    if player.home < 0:
        return say("no-town-yet")
    town = town_name(player.home)
    return say("home-lost", town=town) if player.town < 0 else town


def _tracks(player: PlayerSeen, number: int) -> Iterator[Element]:
    """What one can do, and what more of it costs."""
    for track, value in enumerate(player.tracks):
        yield _track(number, track, value, player.costs[track])


def _shown(track: int, value: int) -> str:
    return say("swim-yes" if value else "swim-no") if track == SWIM else str(value)


@kept
def _track(number: int, track: int, value: int, cost: int) -> Element:
    name, shown = track_name(track), _shown(track, value)
    price = say(f"track-cost{'.swim' if track == SWIM else ''}" if cost else "track-cost.full", cards=cost)
    kind = "track-told-cost" if cost else "track-told-full"
    label = say(kind, player=player_name(number), track=name, value=shown, cards=cost)
    words = {"name": name, "value": shown, "cost": price}
    return Element(f"track-{number}-{track}", "track", 8 + track * PITCH, 46, label, layer=1, texts=words)


def _values(player: PlayerSeen, number: int) -> Iterator[Element]:
    for track, value in enumerate(player.tracks):
        yield _value(number, track, value)


@kept
def _value(number: int, track: int, value: int) -> Element:
    name, shown = track_name(track), _shown(track, value)
    label = say("track-told", player=player_name(number), track=name, value=shown)
    words = {"name": name, "value": shown}
    return Element(f"track-{number}-{track}", "value", 8 + track * PITCH, 46, label, layer=1, texts=words)


def _powers(player: PlayerSeen, parts: Components, number: int) -> Iterator[Element]:
    for power, has in enumerate(player.powers):
        yield _power(number, power, bool(has), power_words(parts, power, ".sign"))


@kept
def _power(number: int, power: int, has: bool, sign: str) -> Element:
    kind = "power-bought" if has else "power-not-bought"
    label = say(kind, player=player_name(number), power=power_name(power))
    words = {"name": sign}
    x, classes = 8 + power * PITCH, ("has",) if has else ()
    return Element(f"power-{number}-{power}", "powerbox", x, 98, label, layer=1, texts=words, classes=classes)


def _hand(player: PlayerSeen, number: int, top: float) -> Iterator[Element]:
    held = [(card, count) for card, count in enumerate(player.hand) if count]
    columns = max(LOOSE, len(held) + len(held) % 2) // 2
    pitch = CARD_PITCH * 4 / columns
    for place, (card, count) in enumerate(held):
        row, column = divmod(place, columns)
        yield _card(number, card, count, place, (8 + column * pitch, top + row * CARD_ROW))


@kept
def _card(number: int, card: int, count: int, place: int, at: tuple[float, float]) -> Element:
    x, y = at
    label = say("card-held", player=player_name(number), count=count, card=card_name(card))
    many = f"\N{MULTIPLICATION SIGN}{count}" if count > 1 else ""
    words = {"name": card_name(card, ".lines"), "count": many}
    return Element(
        f"card-{number}-{card}", "handcard", x, y, label, layer=2 + place, texts=words, classes=(KINDS[card],)
    )
