"""What lies beside the map on the board: losses and weeks, the weather, the Landowner row, the decks and the goals.

Its column uses the room that a map, higher than wide, leaves in a wide window.
"""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.rising_waters.components import CARDS, Components
from paddlewheel.games.rising_waters.kinds import CLOUDY, OFFER, SUNNY
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.names import (
    card_name,
    causes_words,
    goal_name,
    goal_words,
    landowner_name,
    region_name,
    version_name,
    weather_words,
)
from paddlewheel.games.rising_waters.view.notes import wrapped
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.language import Fact, kept
from paddlewheel.presentation import Element

#: Where the column begins, and how wide it is.
LEFT, WIDTH = 726.0, 416.0
#: The tops of its parts.
LOSSES, WEATHER, DECKS, LANDOWNERS, GOALS = -54.0, 106.0, 250.0, 318.0, 566.0
WEATHER_SIGNS = ("+3", "+2", "+1", "\N{MINUS SIGN}1")
#: The places of three cards of the row, and of the crisis.
SLOTS = ((0.0, 0.0), (211.0, 0.0), (0.0, 108.0), (211.0, 108.0))


def beside(seen: FloodObservation, parts: Components) -> Iterator[Element]:
    """Everything in the column beside the map."""
    yield from _losses(seen)
    yield from _weather(seen)
    yield from _decks(seen)
    yield from _landowners(seen, parts.table.row.value)
    if seen.goals_used:
        yield from _goals(seen, parts)


def _caption(name: str, words: str, top: float) -> Element:
    return Element(name, "caption", LEFT, top + 16, words, texts={"words": words})


def _losses(seen: FloodObservation) -> Iterator[Element]:
    """Losses as a gauge of water, weeks as dots. What the losses were is told by the tip."""
    kind = "losses-told-with-eased" if any(seen.eased) else "losses-told"
    causes = causes_words(seen.causes) or say("no-losses-yet")
    label = say(kind, losses=seen.losses, limit=seen.limit, causes=causes, eased=sum(seen.eased))
    title, count = version_name(seen.version, ".sign"), f"{seen.losses} / {seen.limit}"
    words = {"title": title, "what": say("status-losses"), "count": count}
    yield Element("losses", "gauge", LEFT, LOSSES, label, texts=words)
    for number in range(seen.limit):
        yield _loss(number, seen.limit, number < seen.losses)
    label = say("weeks", week=seen.week, rounds=seen.rounds)
    yield Element("weeks", "caption", LEFT, LOSSES + 110, label, texts={"words": say("weeks.word")})
    for number in range(seen.rounds):
        yield _week(number, seen.rounds, number < seen.week, number == seen.week)
    if seen.version == "spring":
        label = say("relief-donations", donations=seen.donations, needed=seen.donations_needed)
        yield _caption("relief", label, LOSSES + 130)


@kept
def _loss(number: int, limit: int, filled: bool) -> Element:
    label = say("loss-number" if filled else "loss-space", number=number + 1)
    symbol, x = "drop" if filled else "space", round(LEFT + WIDTH / limit * (number + 0.5), 1)
    return Element(f"loss-{number}", symbol, x, LOSSES + 66, label)


@kept
def _week(number: int, rounds: int, done: bool, now: bool) -> Element:
    label = say("week-over" if done else "week-now" if now else "week-to-come", week=number + 1)
    classes = ("done",) if done else ("now",) if now else ()
    x = round(LEFT + 74 + number * min(36.0, (WIDTH - 76) / rounds), 1)
    texts = {"number": str(number + 1)}
    return Element(f"week-{number}", "week", x, LOSSES + 104, label, texts=texts, classes=classes)


def _weather(seen: FloodObservation) -> Iterator[Element]:
    cards = [*seen.reports] or [*seen.next_weather]
    title = "weather-of-round" if seen.reports else "weather-next" if cards else "weather-unknown"
    yield _caption("weather-title", say(title), WEATHER)
    for place, card in enumerate(cards[:3]):
        symbol = "cloud" if card == CLOUDY else "sun" if card & 3 == SUNNY else "rain"
        region = say("no-rain") if card == CLOUDY else region_name(card >> 2, ".lines")
        texts = {"sign": "0" if card == CLOUDY else WEATHER_SIGNS[card & 3], "region": region}
        now = place == seen.report
        label = say("weather-now", weather=weather_words(card)) if now else weather_words(card)
        x = LEFT + place * 141
        yield Element(f"report-{place}", symbol, x, WEATHER + 26, label, texts=texts, classes=("now",) if now else ())


def _decks(seen: FloodObservation) -> Iterator[Element]:
    for number, (name, count) in enumerate((("weather", seen.weather), ("community", seen.community))):
        texts = {"count": str(count), "name": say(f"deck-{name}")}
        yield Element(name, "pile", LEFT + number * 141, DECKS, say(f"deck-{name}.deck", cards=count), texts=texts)
    deck = "deck-landowner.deck-with-stars" if seen.starred else "deck-landowner.deck"
    label = say(deck, cards=seen.landowner, starred=seen.starred)
    known = ", ".join(landowner_name(card) for card in seen.next_landowner)
    tip = say("deck-tip-known", deck=label, known=known) if known else say("deck-tip", deck=label)
    sign = ".seen" if known else ".starred" if seen.starred else ""
    texts = {"count": str(seen.landowner), "name": say(f"deck-landowner{sign}", starred=seen.starred)}
    yield Element("landowner-deck", "pile", LEFT + 2 * 141, DECKS, label, tip=tip, texts=texts)


def _landowners(seen: FloodObservation, places: int) -> Iterator[Element]:
    """The row and the crisis. A card is named by how many of its kind came after it, so that it keeps its name."""
    yield _caption("row", say("landowner-row", cards=len(seen.row), places=places), LANDOWNERS)
    top = LANDOWNERS + 28
    for place, (x, y) in enumerate(SLOTS[:places]):
        yield Element(f"row-{place}", "slot", LEFT + x, top + y, say("row-place", place=place + 1))
    crisis = say("crisis-at-hand.none")
    if seen.crisis >= 0:
        crisis = say("crisis-at-hand", card=landowner_name(seen.crisis))
    texts = {"words": "" if seen.crisis >= 0 else say("no-crisis")}
    crisis_x, crisis_y = LEFT + SLOTS[3][0], top + SLOTS[3][1]
    yield Element("crisis", "crisis", crisis_x, crisis_y, crisis, texts=texts)
    cards = [(card, LEFT + SLOTS[place][0], top + SLOTS[place][1]) for place, card in enumerate(seen.row)]
    if seen.crisis >= 0:
        cards.insert(0, (seen.crisis, crisis_x, crisis_y))
    kinds = [card for card, _, _ in cards]
    for number, (card, x, y) in enumerate(cards):
        name = f"landowner-{card}-{kinds[number + 1 :].count(card)}"
        label = say("landowner-told", card=landowner_name(card), help=landowner_name(card, ".help"))
        texts = {"name": landowner_name(card, ".title"), "help": landowner_name(card, ".sign")}
        classes = ("offer" if card == OFFER else "harm",)
        yield Element(name, "landowner", x, y, label, layer=1, texts=texts, classes=classes)


def _goals(seen: FloodObservation, parts: Components) -> Iterator[Element]:
    yield _caption("goals-title", say("goals"), GOALS)
    for slot, goal in enumerate(seen.goals):
        made = parts.goal[goal]
        so_far: list[dict[str, Fact]] = [
            {"given": given, "asked": asked, "card": card_name(CARDS.index(card), ".within")}
            for given, (card, asked) in zip(seen.given[goal * 2 : goal * 2 + 2], made.cards.items(), strict=False)
        ]
        worth = 2 if made.level == "B" else 1
        label = say(
            "goal-told",
            level=made.level,
            goal=goal_name(parts, goal),
            asks=goal_words(parts, goal),
            given=_given(so_far),
            worth=worth,
            times=seen.done[goal],
        )
        texts = {
            "name": wrapped(say("goal-title", level=made.level, goal=goal_name(parts, goal)), 34),
            "asks": goal_words(parts, goal),
            "given": _given(so_far, ".sign"),
            "worth": f"\N{MINUS SIGN}{worth}",
        }
        yield Element(f"goal-{slot}", "goal", LEFT, GOALS + 26 + slot * 114, label, texts=texts)


def _given(so_far: list[dict[str, Fact]], form: str = "") -> str:
    """What has been given towards a goal."""
    return ", ".join(say(f"goal-given{form}", **facts) for facts in so_far) or say("goal-without-cards")
