"""The cards of Rising Waters: three decks of small cards, goals and characters."""

from __future__ import annotations

from collections.abc import Iterable

from paddlewheel.games.rising_waters.components import (
    CARDS,
    LANDOWNERS,
    REGION_KEYS,
    TRACKS,
    Components,
    GoalCard,
    Role,
)
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.beside import WEATHER_SIGNS
from paddlewheel.games.rising_waters.view.names import (
    RIVER_MAP,
    SEVERITIES,
    card_name,
    goal_words,
    landowner_name,
    power_name,
    region_name,
    role_name,
    role_start,
    severity_name,
    track_name,
)
from paddlewheel.games.rising_waters.view.seats import KINDS
from paddlewheel.kernel import Number, Source
from paddlewheel.presentation import Area, Element
from paddlewheel.presentation.printed import Face, Piece, PieceSet

#: Small cards for the decks of a hundred, larger ones for goals and characters.
SMALL = (44.0, 62.0)
LARGE = (60.0, 84.0)
BROWN, GREEN, RED, BLUE, VIOLET = "#8a6a2c", "#57733f", "#7b2d26", "#2f6680", "#6b5a8a"
KIND_TINTS = {"power": BROWN, "wild": VIOLET, "resist": BLUE, "job": GREEN, "threat": RED}
PICTURES = {"rain": (8.0, 8.0, 62.0, 54.0), "sun": (8.0, 8.0, 56.0, 54.0), "cloud": (8.0, 16.0, 62.0, 40.0)}


def community(parts: Components) -> PieceSet:
    pieces = []
    for number, key in enumerate(CARDS[: len(parts.community)]):
        kind = KINDS[number]
        lines = [say(f"kind-{kind}")]
        lines += [
            say("card-raises", track=track_name(track))
            for track, name in enumerate(TRACKS)
            if parts.track_card(name) == number
        ]
        lines += [
            say("card-buys", power=power_name(place))
            for place, power in enumerate(parts.renewable)
            if key in power.cards
        ]
        face = Face(title=card_name(number), lines=tuple(lines), tint=KIND_TINTS[kind])
        pieces.append(Piece(name=card_name(number), faces=(face,), copies=parts.community[key].value))
    return _deck("cards-community", pieces, BROWN, parts.community.values())


def landowners(parts: Components) -> PieceSet:
    """Job offers and harm; of some a few carry a star. One card for each site of a Relief Camp."""
    pieces = []
    for number, key in enumerate(LANDOWNERS):
        starred = parts.starred[key].value if key in parts.starred else 0
        for star, copies in (("", parts.landowner[key].value - starred), ("★", starred)):
            if copies:
                pieces.append(
                    Piece(name=landowner_name(number) + star, faces=(_landowner(number, star),), copies=copies)
                )
    for site in range(len(RIVER_MAP.camps)):
        number = len(LANDOWNERS) + site
        pieces.append(Piece(name=landowner_name(number), faces=(_landowner(number, ""),)))
    return _deck("cards-landowner", pieces, GREEN, parts.landowner.values())


def _landowner(number: int, star: str) -> Face:
    offer = number == 0
    symbol, view = ("levee", (-34.0, 8.0, 68.0, 26.0)) if offer else ("camp", (-28.0, -25.0, 56.0, 48.0))
    art = _picture(symbol, view) if offer or number >= len(LANDOWNERS) else None
    tint = GREEN if offer else RED
    help_ = landowner_name(number, ".help")
    return Face(art=art, title=landowner_name(number), badge=star, lines=(help_,), tint=tint)


def weather(parts: Components) -> PieceSet:
    pieces = []
    for severity, key in enumerate(SEVERITIES):
        counts: dict[str, Number] = getattr(parts.weather, key)
        words = severity_name(severity)
        for region, place in enumerate(REGION_KEYS):
            name = region_name(region)
            symbol = "sun" if key == "sunny" else "rain"
            title = say("printed-rain", sign=WEATHER_SIGNS[severity], severity=words)
            face = Face(art=_picture(symbol, PICTURES[symbol]), title=title, lines=(name,), tint=BLUE)
            if counts[place].value:
                named = say("printed-rain.name", severity=words, region=name)
                pieces.append(Piece(name=named, faces=(face,), copies=counts[place].value))
    art = _picture("cloud", PICTURES["cloud"])
    cloudy = Face(art=art, title=say("printed-cloudy"), lines=(say("printed-cloudy.help"),), tint=BLUE)
    if parts.weather.cloudy.value:
        pieces.append(Piece(name=say("weather-cloudy"), faces=(cloudy,), copies=parts.weather.cloudy.value))
    numbers = [number for key in SEVERITIES for number in getattr(parts.weather, key).values()]
    return _deck("cards-weather", pieces, BLUE, [*numbers, parts.weather.cloudy])


def _picture(symbol: str, view: tuple[float, float, float, float]) -> Area:
    element = Element(symbol, symbol, 0, 0, symbol, classes=("printed",))
    return Area(symbol, symbol, "panel", view, (element,))


def _deck(
    message: str,
    pieces: list[Piece],
    tint: str,
    parts: Iterable[Number | GoalCard | Role],
    size: tuple[float, float] = SMALL,
) -> PieceSet:
    """Cards under the title of this message, with their common back."""
    return PieceSet(
        title=say(message),
        width=size[0],
        height=size[1],
        pieces=tuple(pieces),
        back=Face(title=say("title"), lines=(say(f"{message}.back"),), tint=tint),
        source=sources(part.source for part in parts),
    )


def sources(named: Iterable[Source]) -> str:
    """Where numbers come from, in words."""
    return ", ".join(say(f"source-{source}") for source in sorted(set(named)))


def goals(parts: Components) -> PieceSet:
    pieces = []
    for number, goal in enumerate(parts.goal):
        lines = (
            say("printed-goal-theme", theme=say.name("theme", goal.theme)),
            say("printed-goal-asks", asks=goal_words(parts, number)),
            say("printed-goal-worth", worth=2 if goal.level == "B" else 1),
        )
        note = say("printed-goal-source", source=sources([goal.source]))
        name = say.name("goal", goal.name)
        face = Face(title=name, badge=goal.level, lines=lines, note=note, tint=VIOLET)
        pieces.append(Piece(name=name, faces=(face,)))
    return _deck("cards-goals", pieces, VIOLET, parts.goal, LARGE)


def roles(parts: Components) -> PieceSet:
    """Characters for games with individual goals."""
    pieces = []
    for number, role in enumerate(parts.role):
        gives = role_start(parts, number) or say("role-gives-education")
        note = say("printed-role-source", source=sources([role.source]))
        face = Face(title=role_name(number), lines=(gives,), note=note, tint=RED)
        pieces.append(Piece(name=role_name(number), faces=(face,)))
    return _deck("cards-roles", pieces, RED, parts.role, LARGE)
