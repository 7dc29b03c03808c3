"""A player's board: tracks, powers and the open hand."""

from __future__ import annotations

from paddlewheel.games.rising_waters.view.names import (
    CARD_NAMES,
    PLAYERS,
    POWER_NAMES,
    ROLE_NAMES,
    TOWN_NAMES,
    TRACK_NAMES,
)
from paddlewheel.games.rising_waters.view.seen import FloodObservation
from paddlewheel.kernel.scene import Area, Element
from paddlewheel.kernel.wording import counted

SIGNS = ("Bl", "Ch", "Fa", "An", "Ga", "Ed", "Ne", "Ra", "Ac", "Va", "Jo", "Th")
KINDS = ("power",) * 5 + ("wild",) + ("resist",) * 4 + ("job", "threat")
POWER_SIGNS = ("raft", "work -1", "mules +3", "action +1", "supper 3")


def seat_panel(seen: FloodObservation, number: int) -> Area:
    player = seen.players[number]
    deciding = number == seen.player or number in seen.upgrading
    role = f", {ROLE_NAMES[player.role]}" if player.role >= 0 else ""
    points = f"{counted(player.points, 'point')}" if player.role >= 0 else ""
    home = TOWN_NAMES[player.home] if player.home >= 0 else "no town yet"
    lost = ", lost" if player.home >= 0 and player.town < 0 else ""
    first = "first player" if seen.first == number else ""
    label = f"{PLAYERS[number]}{role}, {home}{lost}. {first} {points}".strip()
    elements = [
        Element(
            f"board-{number}",
            "playerboard",
            0,
            0,
            label,
            texts={
                "name": f"{PLAYERS[number]}{role}",
                "home": f"{home}{lost}",
                "more": " ".join((first, points)).strip(),
            },
            classes=("deciding",) if deciding else (),
        ),
        Element(
            f"mark-{number}",
            f"pawn-{number}",
            20,
            22,
            f"{PLAYERS[number]}'s colour and shape",
            layer=1,
            texts={"number": ""},
            classes=(f"seat-{number}",),
            scale=1.2,
        ),
    ]
    for track, value in enumerate(player.tracks):
        cost = player.costs[track]
        price = f"next {cost}" if cost else "full"
        shown = ("yes" if value else "no") if track == 4 else str(value)
        words = {"name": TRACK_NAMES[track], "value": shown, "cost": price}
        label = (
            f"{PLAYERS[number]}'s {TRACK_NAMES[track]}: {shown}; {counted(cost, 'card')} for more"
            if cost
            else (f"{PLAYERS[number]}'s {TRACK_NAMES[track]}: {shown}, the track is full")
        )
        elements.append(Element(f"track-{number}-{track}", "track", 8 + track * 73, 46, label, layer=1, texts=words))
    for power, has in enumerate(player.powers):
        label = f"{PLAYERS[number]}: {POWER_NAMES[power]}, {'bought' if has else 'not bought'}"
        words = {"name": POWER_SIGNS[power], "sign": "■" if has else "□"}
        classes = ("has",) if has else ()
        elements.append(
            Element(
                f"power-{number}-{power}", "powerbox", 8 + power * 73, 92, label, layer=1, texts=words, classes=classes
            )
        )
    held = [(card, count) for card, count in enumerate(player.hand) if count]
    for place, (card, count) in enumerate(held):
        label = f"{PLAYERS[number]} holds {count} {CARD_NAMES[card]}"
        words = {"sign": SIGNS[card], "count": f"{count}x" if count > 1 else "", "name": CARD_NAMES[card].split()[0]}
        step = min(60.0, 364 / max(1, len(held)))
        elements.append(
            Element(
                f"card-{number}-{card}",
                "handcard",
                8 + place * step,
                122,
                label,
                layer=2 + place,
                texts=words,
                classes=(KINDS[card],),
            )
        )
    return Area(
        f"seat-{number}",
        f"{PLAYERS[number]}",
        "seat",
        (0, 0, 380, 182),
        tuple(elements),
        seat=number if seen.seats > 1 else 0,
    )
