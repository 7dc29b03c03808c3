"""The panels of the table: tracks, the Landowner row, the weather, goals and a note from history."""

from __future__ import annotations

from paddlewheel.games.rising_waters.kinds import OFFER
from paddlewheel.games.rising_waters.mapfile import REGIONS
from paddlewheel.games.rising_waters.view.names import (
    CAUSE_NAMES,
    GOAL_NAMES,
    LANDOWNER_HELP,
    LANDOWNER_NAMES,
    PARTS,
    goal_words,
    weather_words,
)
from paddlewheel.games.rising_waters.view.notes import note_for, wrapped
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.presentation import Area, Element, counted

WEATHER_SIGNS = ("+3", "+2", "+1", "-1")


def tracks_panel(seen: FloodObservation) -> Area:
    """Losses as a gauge of water, weeks as dots, and what the losses were."""
    causes = ", ".join(f"{CAUSE_NAMES[cause]} {count}" for cause, count in enumerate(seen.causes) if count)
    told = [causes or "no losses yet"] + ([f"{sum(seen.eased)} taken back"] if any(seen.eased) else [])
    label = f"{counted(seen.losses, 'loss', 'losses')}; {seen.limit} end the game. By cause: {'; '.join(told)}"
    words = {"count": f"{seen.losses} / {seen.limit}", "causes": "\n".join(told)}
    elements = [Element("losses", "gauge", 0, 0, label, texts=words)]
    for number in range(seen.limit):
        filled = number < seen.losses
        label = f"Loss {number + 1}" if filled else f"Space {number + 1} of the loss track"
        x = 14 + number * (352 / seen.limit)
        elements.append(Element(f"loss-{number}", "drop" if filled else "space", x, 62, label, scale=0.8))
    for number in range(seen.rounds):
        done = number < seen.week
        label = f"Week {number + 1}{' is over' if done else ' is now' if number == seen.week else ''}"
        classes = ("done",) if done else ("now",) if number == seen.week else ()
        words = {"number": str(number + 1)}
        elements.append(Element(f"week-{number}", "week", 62 + number * 31, 96, label, texts=words, classes=classes))
    elements.append(Element("weeks", "words", 0, 100, f"Week {seen.week} of {seen.rounds}", texts={"words": "Week"}))
    height = 118.0
    if seen.version == "spring":
        label = f"Relief donations: {seen.donations} of {seen.donations_needed} for a green camp"
        words = {"words": label}
        elements.append(Element("relief", "words", 0, 134, label, texts=words))
        height = 146.0
    title = "Losses and weeks, " + ("Spring 1927" if seen.version == "spring" else "Fall 1926")
    return Area("tracks", title, "panel", (0, 0, 380, height), tuple(elements))


def landowner_panel(seen: FloodObservation) -> Area:
    elements = [Element("row", "frame", 0, 0, f"The Landowner row: {counted(len(seen.row), 'card')} of three")]
    for place, card in enumerate(seen.row):
        kind = "offer" if card == OFFER else "harm"
        words = {"name": wrapped(LANDOWNER_NAMES[card], 13), "help": wrapped(LANDOWNER_HELP[card], 15)}
        label = f"{LANDOWNER_NAMES[card]}: {LANDOWNER_HELP[card]}"
        elements.append(
            Element(f"landowner-{place}", "landowner", 8 + place * 93, 8, label, texts=words, classes=(kind,))
        )
    crisis = LANDOWNER_NAMES[seen.crisis] if seen.crisis >= 0 else "none"
    words = {"name": wrapped(crisis, 13), "help": "being resolved" if seen.crisis >= 0 else "no crisis now"}
    classes = ("harm",) if seen.crisis >= 0 else ("empty",)
    elements.append(Element("crisis", "landowner", 291, 8, f"Crisis at hand: {crisis}", texts=words, classes=classes))
    known = ", ".join(LANDOWNER_NAMES[card] for card in seen.next_landowner)
    words = {"words": f"Deck {seen.landowner}" + (f", {seen.starred} starred on top" if seen.starred else "")}
    if known:
        words["words"] = f"You know the next: {known}"
    elements.append(Element("landowner-deck", "words", 8, 165, words["words"], texts=words))
    return Area("landowners", "Landowner cards", "panel", (0, 0, 380, 174), tuple(elements))


def weather_panel(seen: FloodObservation) -> Area:
    elements = []
    cards = [*seen.reports] or [*seen.next_weather]
    title = (
        "Weather Reports of this round" if seen.reports else "The next Weather Reports" if cards else "Weather Reports"
    )
    for place, card in enumerate(cards[:3]):
        sign = "0" if card == 16 else WEATHER_SIGNS[card & 3]
        symbol = "cloud" if card == 16 else "sun" if card & 3 == 3 else "rain"
        region = "no rain" if card == 16 else REGIONS[card >> 2]
        words = {"sign": sign, "region": region}
        elements.append(Element(f"report-{place}", symbol, 8 + place * 90, 8, weather_words(card), texts=words))
    label = f"Weather deck: {counted(seen.weather, 'card')}"
    elements.append(Element("weather", "pile", 284, 8, label, texts={"count": str(seen.weather), "name": "Weather"}))
    label = f"Community deck: {counted(seen.community, 'card')}"
    elements.append(
        Element("community", "pile", 334, 8, label, texts={"count": str(seen.community), "name": "Community"})
    )
    return Area("reports", title, "panel", (0, 0, 380, 90), tuple(elements))


def goals_panel(seen: FloodObservation) -> Area:
    elements = []
    for slot, goal in enumerate(seen.goals):
        made = PARTS.goal[goal]
        given = [seen.given[goal * 2], seen.given[goal * 2 + 1]]
        asked = [*made.cards.items()]
        so_far = ", ".join(
            f"{have} of {count} {card.replace('_', ' ')}" for have, (card, count) in zip(given, asked, strict=False)
        )
        worth = 2 if made.level == "B" else 1
        asks = f"Goal {made.level}, {GOAL_NAMES[goal]}: {goal_words(goal)}."
        label = f"{asks} Given: {so_far or 'no cards needed'}. Takes {worth} back."
        words = {
            "name": f"{made.level}  {GOAL_NAMES[goal]}",
            "asks": goal_words(goal),
            "given": f"{so_far or 'no cards needed'}; worth {worth}; done {seen.done[goal]}",
        }
        elements.append(Element(f"goal-{slot}", "goal", 4, 4 + slot * 66, label, texts=words))
    return Area("goals", "Community Goals", "panel", (0, 0, 380, 136), tuple(elements))


def note_panel(seen: FloodObservation) -> Area:
    note = note_for(seen)
    words = {"title": note.title, "text": wrapped(note.text, 58), "source": wrapped(f"Source: {note.source}", 70)}
    lines = words["text"].count("\n") + 1
    element = Element(
        "note",
        "note",
        0,
        0,
        f"{note.title}. {note.text} {words['source']}",
        texts={"title": note.title, "text": words["text"]},
    )
    source = Element("note-source", "source", 0, 40 + lines * 17, words["source"], texts={"words": words["source"]})
    return Area("history", "From history", "panel", (0, 0, 380, 66 + lines * 17), (element, source))
