"""The cards of Rising Waters: three decks of small cards, goals and characters."""

from __future__ import annotations

from collections.abc import Iterable

from paddlewheel.games.rising_waters.components import CARDS, LANDOWNERS, REGION_KEYS, TRACKS, Components
from paddlewheel.games.rising_waters.view.beside import WEATHER_SIGNS
from paddlewheel.games.rising_waters.view.names import (
    CAMP_NAMES,
    CARD_NAMES,
    LANDOWNER_HELP,
    LANDOWNER_NAMES,
    TRACK_NAMES,
    goal_words,
)
from paddlewheel.games.rising_waters.view.seats import KINDS
from paddlewheel.kernel import Number
from paddlewheel.presentation import Area, Element
from paddlewheel.presentation.printed import Face, Piece, PieceSet

#: Small cards for the decks of a hundred, larger ones for goals and characters.
SMALL = (44.0, 62.0)
LARGE = (60.0, 84.0)
BROWN, GREEN, RED, BLUE, VIOLET = "#8a6a2c", "#57733f", "#7b2d26", "#2f6680", "#6b5a8a"
KIND_TINTS = {"power": BROWN, "wild": VIOLET, "resist": BLUE, "job": GREEN, "threat": RED}
KIND_LINES = {
    "power": "Power card",
    "wild": "Power card. It may stand for any Community card while another one is real.",
    "resist": "Resistance card: it answers a Threat.",
}
SEVERITY_KEYS = ("heavy", "medium", "light", "sunny")
SEVERITY_TITLES = ("Heavy rain", "Medium rain", "Light rain", "Sun")
PICTURES = {"rain": (8.0, 8.0, 62.0, 54.0), "sun": (8.0, 8.0, 56.0, 54.0), "cloud": (8.0, 16.0, 62.0, 40.0)}


def community(parts: Components) -> PieceSet:
    pieces = []
    for number, key in enumerate(CARDS[: len(parts.community)]):
        kind = KINDS[number]
        lines = [KIND_LINES[kind]]
        lines += [
            f"Raises {name}."
            for track, name in zip(TRACKS, TRACK_NAMES, strict=True)
            if parts.track_card(track) == number
        ]
        lines += [f"Buys {power.name}." for power in parts.renewable if key in power.cards]
        face = Face(title=CARD_NAMES[number], lines=tuple(lines), tint=KIND_TINTS[kind])
        pieces.append(Piece(name=CARD_NAMES[number], faces=(face,), copies=parts.community[key].value))
    return _deck(
        "Community cards",
        pieces,
        Face(title="Rising Waters", lines=("Community",), tint=BROWN),
        parts.community.values(),
    )


def landowners(parts: Components) -> PieceSet:
    """Job offers and harm; of some a few carry a star. One card for each site of a Relief Camp."""
    pieces = []
    for number, key in enumerate(LANDOWNERS):
        starred = parts.starred[key].value if key in parts.starred else 0
        for star, copies in (("", parts.landowner[key].value - starred), ("★", starred)):
            if copies:
                pieces.append(
                    Piece(name=LANDOWNER_NAMES[number] + star, faces=(_landowner(number, star),), copies=copies)
                )
    for site in range(len(CAMP_NAMES)):
        number = len(LANDOWNERS) + site
        pieces.append(Piece(name=LANDOWNER_NAMES[number], faces=(_landowner(number, ""),)))
    return _deck(
        "Landowner cards",
        pieces,
        Face(title="Rising Waters", lines=("Landowner",), tint=GREEN),
        parts.landowner.values(),
    )


def _landowner(number: int, star: str) -> Face:
    offer = number == 0
    symbol, view = ("levee", (-34.0, 8.0, 68.0, 26.0)) if offer else ("camp", (-28.0, -25.0, 56.0, 48.0))
    art = _picture(symbol, view) if offer or number >= len(LANDOWNERS) else None
    tint = GREEN if offer else RED
    return Face(art=art, title=LANDOWNER_NAMES[number], badge=star, lines=(LANDOWNER_HELP[number],), tint=tint)


def weather(parts: Components) -> PieceSet:
    pieces = []
    names = [key.replace("_", " ").title() for key in REGION_KEYS]
    for severity, key in enumerate(SEVERITY_KEYS):
        counts: dict[str, Number] = getattr(parts.weather, key)
        for region, name in zip(REGION_KEYS, names, strict=True):
            symbol = "sun" if key == "sunny" else "rain"
            title = f"{WEATHER_SIGNS[severity]} {SEVERITY_TITLES[severity]}"
            face = Face(art=_picture(symbol, PICTURES[symbol]), title=title, lines=(name,), tint=BLUE)
            if counts[region].value:
                pieces.append(
                    Piece(name=f"{SEVERITY_TITLES[severity]}, {name}", faces=(face,), copies=counts[region].value)
                )
    cloudy = Face(art=_picture("cloud", PICTURES["cloud"]), title="0 Cloudy", lines=("No rain anywhere.",), tint=BLUE)
    if parts.weather.cloudy.value:
        pieces.append(Piece(name="Cloudy", faces=(cloudy,), copies=parts.weather.cloudy.value))
    numbers = [number for key in SEVERITY_KEYS for number in getattr(parts.weather, key).values()]
    back = Face(title="Rising Waters", lines=("Weather Report",), tint=BLUE)
    return _deck("Weather Report cards", pieces, back, [*numbers, parts.weather.cloudy])


def _picture(symbol: str, view: tuple[float, float, float, float]) -> Area:
    element = Element(symbol, symbol, 0, 0, symbol, classes=("printed",))
    return Area(symbol, symbol, "panel", view, (element,))


def _deck(title: str, pieces: list[Piece], back: Face, numbers: Iterable[Number]) -> PieceSet:
    sources = ", ".join(sorted({number.source for number in numbers}))
    return PieceSet(title=title, width=SMALL[0], height=SMALL[1], pieces=tuple(pieces), back=back, source=sources)


def goals(parts: Components) -> PieceSet:
    pieces = []
    for number, goal in enumerate(parts.goal):
        worth = 2 if goal.level == "B" else 1
        lines = (f"{goal.theme}.", f"Asks for {goal_words(number)}.", f"Takes {worth} of the losses back.")
        face = Face(
            title=goal.name, badge=goal.level, lines=lines, note=f"What it asks for: {goal.source}.", tint=VIOLET
        )
        pieces.append(Piece(name=goal.name, faces=(face,)))
    sources = ", ".join(sorted({goal.source for goal in parts.goal}))
    back = Face(title="Rising Waters", lines=("Community Goal",), tint=VIOLET)
    return PieceSet(
        title="Community Goals", width=LARGE[0], height=LARGE[1], pieces=tuple(pieces), back=back, source=sources
    )


def roles(parts: Components) -> PieceSet:
    """Characters for games with individual goals."""
    pieces = []
    for role in parts.role:
        gives = "Education resists like a Resistance card."
        if role.track:
            gives = f"Starts with one more on the track {TRACK_NAMES[TRACKS.index(role.track)]}."
        elif role.card:
            gives = f"Starts with one more {CARD_NAMES[CARDS.index(role.card)]} card."
        face = Face(title=role.name, lines=(gives,), note=f"Its red box: {role.source}.", tint=RED)
        pieces.append(Piece(name=role.name, faces=(face,)))
    sources = ", ".join(sorted({role.source for role in parts.role}))
    back = Face(title="Rising Waters", lines=("Character",), tint=RED)
    return PieceSet(
        title="Characters", width=LARGE[0], height=LARGE[1], pieces=tuple(pieces), back=back, source=sources
    )
