"""Beside the board: the monitoring table, the event, the mayors, and the stock of cards."""

from __future__ import annotations

from textwrap import wrap

from paddlewheel.games.my_river_kit.components import WEATHERS, Card, Components
from paddlewheel.games.my_river_kit.view.board import long_name
from paddlewheel.games.my_river_kit.view.cards import card_words, event_words, signed
from paddlewheel.games.my_river_kit.view.deals import pledge_words, promise_words
from paddlewheel.games.my_river_kit.view.names import (
    CITIES,
    GOAL_WORDS,
    INDICATOR_WORDS,
    WEATHER_WORDS,
    ZONE_WORDS,
    wag,
)
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, LoanSeen
from paddlewheel.presentation import Area, Element, counted

SHORT_NAMES = {
    "water": "Water",
    "pollution": "Pollution",
    "flood": "Flood regul.",
    "recreation": "Recreation",
    "biodiversity": "Biodiversity",
    "landscape": "Landscape",
}
#: Letters in a line of a seat; the label has all of them.
LINE_LETTERS = 48
PLACES = ("first", "second", "third", "fourth")


def monitoring_panel(seen: BasinObservation, open_ids: set[str]) -> Area:
    """Six lines from 0 to 10 with their zones: an arrow down marks red, an arrow up green."""
    elements = []
    tokens = []
    for row, indicator in enumerate(seen.indicators):
        y = 16.0 + 31 * row
        level = (
            "not assessed yet"
            if indicator.level is None
            else f"{indicator.level}, {ZONE_WORDS[indicator.zone or 'between']}"
        )
        better = "or less" if indicator.name == "pollution" else "or more"
        worse = "or more" if indicator.name == "pollution" else "or less"
        label = f"{INDICATOR_WORDS[indicator.name]}: {level}"
        elements.append(
            Element(
                f"line-{indicator.name}",
                "line-name",
                2,
                y,
                label,
                tip=f"{label}. Green: {indicator.green} {better}; red: {indicator.red} {worse}.",
                texts={
                    "name": SHORT_NAMES[indicator.name],
                    "zone": "" if indicator.level is None else f"{indicator.level}: {indicator.zone}",
                },
            )
        )
        for value in range(11):
            zone = indicator.colour(value)
            name = f"cell-{indicator.name}-{value}"
            elements.append(
                Element(
                    name,
                    "cell",
                    113.0 + 25 * value,
                    y,
                    f"{INDICATOR_WORDS[indicator.name]} {value}: {ZONE_WORDS[zone]}",
                    texts={"value": str(value)},
                    classes=(f"is-{zone}",) + (("open",) if name in open_ids else ()),
                )
            )
        if indicator.level is not None:
            where = 113.0 + 25 * indicator.level
            tokens.append(Element(f"token-{indicator.name}", "token", where, y, label, layer=1))
    greens = sum(indicator.zone == "green" for indicator in seen.indicators)
    reds = sum(indicator.zone == "red" for indicator in seen.indicators)
    title = "Monitoring table" + (f": {greens} green, {reds} red" if seen.assessed else "")
    if 0 < seen.assessed < seen.round:
        title += f" (round {seen.assessed})"
    return Area("monitoring", title, "panel", (0, 0, 380, 190), (*elements, *tokens))


def event_panel(seen: BasinObservation, parts: Components) -> Area:
    weather = WEATHERS[seen.weather]
    if seen.round == 0:
        name, says, effect = "Setting up", "Goals, city centres, free activities.", ""
    elif seen.event is None:
        name, says, effect = "First round", "Wet weather, and no event yet.", ""
    else:
        event = parts.event[seen.event]
        name, says, effect = event.name, event.says, event_words(event, seen.seats)
    label = f"{name}: {says} {effect}".strip()
    round_ = f"round {seen.round}/{seen.rounds}" if seen.round else ""
    elements = (
        Element(
            "event",
            "event-card",
            0,
            0,
            label,
            texts={
                "name": name,
                "says": "\n".join(wrap(says, 40)[:2]),
                "effect": "\n".join(wrap(effect[:1].upper() + effect[1:], 34)[:2]),
                "round": round_,
            },
        ),
        Element("weather", f"weather-{weather}", 40, 48, f"Weather: {WEATHER_WORDS[seen.weather]}", layer=1),
    )
    goal = "secret goals" if seen.goal == "secret" else f"goal: {GOAL_WORDS[seen.goal]}"
    return Area("events", f"Weather {WEATHER_WORDS[seen.weather]} · {goal}", "panel", (0, 0, 380, 100), elements)


def seat_panel(seen: BasinObservation, parts: Components, seat: int) -> Area:
    mayor = seen.mayors[seat]
    name = CITIES[seat] + (" (you)" if seat == seen.seat else "")
    owed = [f"{wag(mayor.wealth)} wealth"]
    if mayor.loan_left:
        owed.append(f"bank loan {mayor.loan_left}")
    elif not mayor.borrowed:
        owed.append("no bank loan yet")
    if mayor.debt:
        owed.append(f"debt {mayor.debt}")
    private = sum(loan.instalment * loan.left + loan.unpaid for loan in seen.loans if loan.borrower == seat)
    if private:
        owed.append(f"owes {private}")
    now = []
    if mayor.goal is not None:
        now.append(f"goal: {GOAL_WORDS[mayor.goal]}")
    elif mayor.goal_picked:
        now.append("goal: secret")
    if mayor.die is not None:
        now.append(f"rolled {mayor.die}")
    if mayor.voted:
        now.append("has voted" if mayor.vote is None else f"voted {mayor.vote}")
    if mayor.announced is not None:
        now.append(f"plans {parts.card[mayor.announced].name}")
    if mayor.built:
        now.append("has built")
    if mayor.ready:
        now.append("ready")
    place = PLACES[seen.outcome.ranks[seat] - 1] if seen.outcome is not None and len(seen.outcome.winners) == 1 else ""
    facts = "; ".join([*owed, *now])
    element = Element(
        f"mayor-{seat}",
        "seat-card",
        0,
        0,
        f"{name}: {wag(mayor.wag)}, {mayor.aquabon} Aquabon. {facts}{'. Comes ' + place if place else ''}",
        texts={
            "number": str(seat + 1),
            "name": name,
            "wag": str(mayor.wag),
            "aquabon": str(mayor.aquabon),
            "more": _cut(" · ".join(owed)),
            "more2": _cut(" · ".join(now)),
            "place": place,
        },
        classes=(f"seat-{seat}",) + (("deciding",) if seat in seen.deciders else ()),
    )
    return Area(f"seat-{seat}", CITIES[seat], "seat", (0, 0, 380, 84), (element,), seat=seat)


def _cut(words: str) -> str:
    return words if len(words) <= LINE_LETTERS else words[: LINE_LETTERS - 1] + "…"


def agreements_panel(seen: BasinObservation, parts: Components) -> list[Area]:
    """Loans, help that waits and promises between mayors, a note each."""
    lines = [
        *((f"loan-{number}", *_loan_words(loan)) for number, loan in enumerate(seen.loans)),
        *((f"pledge-{number}", pledge_words(each, parts), "") for number, each in enumerate(seen.pledges)),
        *((f"promise-{number}", promise_words(each, parts), "") for number, each in enumerate(seen.promises)),
    ]
    if not lines:
        return []
    notes = tuple(
        Element(name, "note", 0, 28.0 * number, words, texts={"words": _cut(short or words)})
        for number, (name, words, short) in enumerate(lines)
    )
    return [Area("agreements", "Agreed between mayors", "panel", (0, 0, 380, 28.0 * len(notes)), notes)]


def _loan_words(loan: LoanSeen) -> tuple[str, str]:
    """A loan in full and in short."""
    unpaid = f", {loan.unpaid} unpaid" if loan.unpaid else ""
    borrower, lender = CITIES[loan.borrower], CITIES[loan.lender]
    return (
        f"{borrower} owes {lender} {loan.instalment} a round, {loan.left} to go{unpaid}",
        f"{borrower} → {lender}: {loan.instalment} a round \u00d7{loan.left}{unpaid}",
    )


def stock_panel(seen: BasinObservation, parts: Components, open_ids: set[str]) -> Area:
    """Every activity that can be added, with its price and how many cards are left."""
    elements = []
    for number, (kind, card) in enumerate(list(parts.card.items())[1:], start=1):
        row, column = divmod(number - 1, 2)
        name = f"stock-{kind}"
        left = seen.stock[number]
        words = card_words(card, seen.prices[number])
        classes = (("open",) if name in open_ids else ()) + (() if left else ("gone",)) + long_name(card)
        elements.append(
            Element(
                name,
                "goods",
                192.0 * column,
                46.0 * row,
                f"{card.name}, {counted(left, 'card')} left. {words}",
                tip=words,
                texts={
                    "price": str(seen.prices[number]),
                    "name": card.name,
                    **_flow(card),
                    "left": f"\u00d7{left}",
                },
                classes=classes,
            )
        )
    rows = len(parts.card) // 2
    return Area("stock", "Activities in stock", "panel", (0, 0, 380, 46.0 * rows), tuple(elements))


def _flow(card: Card) -> dict[str, str]:
    """The gist of a card in three numbers: what income, water and pollution change by."""
    return {
        "wag": signed(card.gives.wag - card.takes.wag),
        "water": signed(card.gives.water - card.takes.water),
        "pollution": signed(card.gives.pollution - card.takes.pollution),
    }
