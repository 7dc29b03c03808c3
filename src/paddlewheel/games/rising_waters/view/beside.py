"""What lies beside the map on the board: losses and weeks, the weather, the Landowner row, the decks and the goals.

Its column uses the room that a map, higher than wide, leaves in a wide window.
"""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.rising_waters.kinds import OFFER
from paddlewheel.games.rising_waters.mapfile import REGIONS
from paddlewheel.games.rising_waters.view.names import (
    CAUSE_NAMES,
    COMPONENTS,
    GOAL_NAMES,
    LANDOWNER_HELP,
    LANDOWNER_NAMES,
    LANDOWNER_SIGNS,
    LANDOWNER_TITLES,
    goal_words,
    weather_words,
)
from paddlewheel.games.rising_waters.view.notes import wrapped
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.presentation import Element, counted

#: Where the column begins, and how wide it is.
LEFT, WIDTH = 726.0, 416.0
#: The tops of its parts.
LOSSES, WEATHER, DECKS, LANDOWNERS, GOALS = -54.0, 106.0, 250.0, 318.0, 566.0
WEATHER_SIGNS = ("+3", "+2", "+1", "\N{MINUS SIGN}1")
CLOUDY = 16
SUNNY = 3
#: The places of three cards of the row, and of the crisis.
SLOTS = ((0.0, 0.0), (211.0, 0.0), (0.0, 108.0), (211.0, 108.0))


def beside(seen: FloodObservation) -> Iterator[Element]:
    """Everything in the column beside the map."""
    yield from _losses(seen)
    yield from _weather(seen)
    yield from _decks(seen)
    yield from _landowners(seen)
    if seen.goals_used:
        yield from _goals(seen)


def _caption(name: str, words: str, top: float) -> Element:
    return Element(name, "caption", LEFT, top + 16, words, texts={"words": words})


def _losses(seen: FloodObservation) -> Iterator[Element]:
    """Losses as a gauge of water, weeks as dots. What the losses were is told by the tip."""
    causes = ", ".join(f"{CAUSE_NAMES[cause]} {count}" for cause, count in enumerate(seen.causes) if count)
    told = [causes or "no losses yet"] + ([f"{sum(seen.eased)} taken back"] if any(seen.eased) else [])
    label = f"{counted(seen.losses, 'loss', 'losses')}; {seen.limit} end the game. By cause: {'; '.join(told)}"
    title = "Spring 1927" if seen.version == "spring" else "Fall 1926"
    words = {"title": title, "count": f"{seen.losses} / {seen.limit}"}
    yield Element("losses", "gauge", LEFT, LOSSES, label, texts=words)
    pitch = WIDTH / seen.limit
    for number in range(seen.limit):
        filled = number < seen.losses
        label = f"Loss {number + 1}" if filled else f"Space {number + 1} of the loss track"
        symbol, x = "drop" if filled else "space", round(LEFT + pitch * (number + 0.5), 1)
        yield Element(f"loss-{number}", symbol, x, LOSSES + 66, label)
    label = f"Week {seen.week} of {seen.rounds}"
    yield Element("weeks", "caption", LEFT, LOSSES + 110, label, texts={"words": "Week"})
    pitch = min(36.0, (WIDTH - 76) / seen.rounds)
    for number in range(seen.rounds):
        done = number < seen.week
        label = f"Week {number + 1}{' is over' if done else ' is now' if number == seen.week else ''}"
        classes = ("done",) if done else ("now",) if number == seen.week else ()
        x = round(LEFT + 74 + number * pitch, 1)
        texts = {"number": str(number + 1)}
        yield Element(f"week-{number}", "week", x, LOSSES + 104, label, texts=texts, classes=classes)
    if seen.version == "spring":
        label = f"Relief donations: {seen.donations} of {seen.donations_needed} for a green camp"
        yield _caption("relief", label, LOSSES + 130)


def _weather(seen: FloodObservation) -> Iterator[Element]:
    cards = [*seen.reports] or [*seen.next_weather]
    title = "Weather of this round" if seen.reports else "The next Weather Reports" if cards else "No weather known yet"
    yield _caption("weather-title", title, WEATHER)
    for place, card in enumerate(cards[:3]):
        symbol = "cloud" if card == CLOUDY else "sun" if card & 3 == SUNNY else "rain"
        region = "No\nrain" if card == CLOUDY else REGIONS[card >> 2].replace(" ", "\n")
        texts = {"sign": "0" if card == CLOUDY else WEATHER_SIGNS[card & 3], "region": region}
        now = place == seen.report
        label = weather_words(card) + (", now" if now else "")
        x = LEFT + place * 141
        yield Element(f"report-{place}", symbol, x, WEATHER + 26, label, texts=texts, classes=("now",) if now else ())


def _decks(seen: FloodObservation) -> Iterator[Element]:
    starred = f", {seen.starred} starred on top" if seen.starred else ""
    known = ", ".join(LANDOWNER_NAMES[card] for card in seen.next_landowner)
    tip = f"You know the next: {known}." if known else ""
    for number, (name, title, count, more) in enumerate(
        (
            ("weather", "Weather", seen.weather, ""),
            ("community", "Community", seen.community, ""),
            ("landowner-deck", "Landowner", seen.landowner, starred),
        )
    ):
        label = f"{title} deck: {counted(count, 'card')}{more}"
        sign = "\nseen" if tip and name == "landowner-deck" else f"\n{seen.starred} starred" if more else ""
        texts = {"count": str(count), "name": title + sign}
        words = f"{label}. {tip}".strip() if name == "landowner-deck" else ""
        yield Element(name, "pile", LEFT + number * 141, DECKS, label, tip=words, texts=texts)


def _landowners(seen: FloodObservation) -> Iterator[Element]:
    """The row and the crisis. A card is named by how many of its kind came after it, so that it keeps its name."""
    yield _caption("row", f"Landowner row: {counted(len(seen.row), 'card')} of three", LANDOWNERS)
    top = LANDOWNERS + 28
    for place, (x, y) in enumerate(SLOTS[:3]):
        yield Element(f"row-{place}", "slot", LEFT + x, top + y, f"Place {place + 1} of the Landowner row")
    crisis = LANDOWNER_NAMES[seen.crisis] if seen.crisis >= 0 else "none"
    texts = {"words": "" if seen.crisis >= 0 else "No crisis now"}
    crisis_x, crisis_y = LEFT + SLOTS[3][0], top + SLOTS[3][1]
    yield Element("crisis", "crisis", crisis_x, crisis_y, f"Crisis at hand: {crisis}", texts=texts)
    cards = [(card, LEFT + SLOTS[place][0], top + SLOTS[place][1]) for place, card in enumerate(seen.row)]
    if seen.crisis >= 0:
        cards.insert(0, (seen.crisis, crisis_x, crisis_y))
    kinds = [card for card, _, _ in cards]
    for number, (card, x, y) in enumerate(cards):
        name = f"landowner-{card}-{kinds[number + 1 :].count(card)}"
        label = f"{LANDOWNER_NAMES[card]}: {LANDOWNER_HELP[card]}"
        texts = {"name": LANDOWNER_TITLES[card], "help": LANDOWNER_SIGNS[card]}
        classes = ("offer" if card == OFFER else "harm",)
        yield Element(name, "landowner", x, y, label, layer=1, texts=texts, classes=classes)


def _goals(seen: FloodObservation) -> Iterator[Element]:
    yield _caption("goals-title", "Community Goals", GOALS)
    for slot, goal in enumerate(seen.goals):
        made = COMPONENTS.goal[goal]
        given = [seen.given[goal * 2], seen.given[goal * 2 + 1]]
        asked = [(card.replace("_", " "), count) for card, count in made.cards.items()]
        so_far = [(have, count, card) for have, (card, count) in zip(given, asked, strict=False)]
        in_words = ", ".join(f"{have} of {count} {card}" for have, count, card in so_far) or "no cards needed"
        in_signs = ", ".join(f"{have}/{count} {card}" for have, count, card in so_far) or "no cards needed"
        worth = 2 if made.level == "B" else 1
        asks = f"Goal {made.level}, {GOAL_NAMES[goal]}: {goal_words(goal)}."
        label = f"{asks} Given: {in_words}. Takes {worth} back. Done {counted(seen.done[goal], 'time')}."
        texts = {
            "name": wrapped(f"{made.level} {GOAL_NAMES[goal]}", 34),
            "asks": goal_words(goal),
            "given": in_signs,
            "worth": f"\N{MINUS SIGN}{worth}",
        }
        yield Element(f"goal-{slot}", "goal", LEFT, GOALS + 26 + slot * 114, label, texts=texts)
