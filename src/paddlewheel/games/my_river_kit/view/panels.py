"""Beside the board: the monitoring table, the event, the mayors, and the stock of cards."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from paddlewheel.games.my_river_kit.components import WEATHERS, Card, Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.board import long_name
from paddlewheel.games.my_river_kit.view.cards import card_words, event_words, signed
from paddlewheel.games.my_river_kit.view.deals import pledge_words, promise_words
from paddlewheel.games.my_river_kit.view.names import (
    apart,
    capital,
    card_name,
    city,
    event_name,
    event_says,
    goal_words,
    indicator_words,
    own_city,
    weather_words,
    zone_words,
)
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, Colour, IndicatorSeen, LoanSeen, MayorSeen
from paddlewheel.language import Fact, Language, language
from paddlewheel.presentation import Area, Element

#: Letters in a line of a seat; the label has all of them.
LINE_LETTERS = 48


def monitoring_panel(seen: BasinObservation, open_ids: set[str]) -> Area:
    """Six lines from 0 to 10 with their zones: an arrow down marks red, an arrow up green."""
    elements = []
    tokens = []
    for row, indicator in enumerate(seen.indicators):
        y = 16.0 + 31 * row
        label = _level_words(indicator)
        elements.append(
            Element(
                f"line-{indicator.name}",
                "line-name",
                2,
                y,
                label,
                tip=say("level-tip", label=label, **limits(indicator)),
                texts={"name": indicator_words(indicator.name, "row"), "zone": _level_row(indicator)},
            )
        )
        cells = _cells(language(), indicator.name, indicator.red, indicator.green)
        for value, (zone, words) in enumerate(cells):
            cell = f"cell-{indicator.name}-{value}"
            elements.append(
                Element(
                    cell,
                    "cell",
                    113.0 + 25 * value,
                    y,
                    words,
                    texts={"value": str(value)},
                    classes=(f"is-{zone}",) + (("open",) if cell in open_ids else ()),
                )
            )
        if indicator.level is not None:
            where = 113.0 + 25 * indicator.level
            tokens.append(Element(f"token-{indicator.name}", "token", where, y, label, layer=1))
    return Area("monitoring", _monitoring_title(seen), "panel", (0, 0, 380, 190), (*elements, *tokens))


@lru_cache(100)  # every scene shows all of them
def _cells(_: Language, name: str, red: int, green: int) -> tuple[tuple[Colour, str], ...]:
    """The cells of a line from 0 to 10: the zone of each, and its words."""
    line, called = IndicatorSeen(name, None, None, red, green), indicator_words(name)
    zones = [line.colour(level) for level in range(11)]
    return tuple(
        (zone, say("level.cell", indicator=called, level=level, zone=zone)) for level, zone in enumerate(zones)
    )


def limits(line: IndicatorSeen) -> dict[str, Fact]:
    """Where the zones of a line end, as facts of a sentence that tells them."""
    return {"kind": line.name, "green": line.green, "red": line.red}


def _level_words(line: IndicatorSeen) -> str:
    name = indicator_words(line.name)
    if line.level is None or line.zone is None:
        return say("level.none", indicator=name)
    return say("level", indicator=name, level=line.level, zone=zone_words(line.zone))


def _level_row(line: IndicatorSeen) -> str:
    if line.level is None or line.zone is None:
        return ""
    return say("level.row", level=line.level, zone=zone_words(line.zone, "short"))


def _monitoring_title(seen: BasinObservation) -> str:
    if not seen.assessed:
        return say("monitoring")
    greens = sum(indicator.zone == "green" for indicator in seen.indicators)
    reds = sum(indicator.zone == "red" for indicator in seen.indicators)
    message = "monitoring.before" if seen.assessed < seen.round else "monitoring.assessed"
    return say(message, greens=greens, reds=reds, round=seen.assessed)


def event_panel(seen: BasinObservation, parts: Components) -> Area:
    weather = weather_words(seen.weather)
    if seen.round == 0:
        name, says, effect = say("setting-up"), say("setting-up.says"), ""
    elif seen.event is None:
        name, says, effect = say("first-round"), say("first-round.says"), ""
    else:
        event = parts.event[seen.event]
        name, says, effect = event_name(event.name), event_says(event), event_words(event, seen.seats)
    elements = (
        Element(
            "event",
            "event-card",
            0,
            0,
            say("event-label", name=name, says=says, effect=effect).strip(),
            texts={
                "name": name,
                "says": "\n".join(wrap(says, 40)[:2]),
                "effect": "\n".join(wrap(capital(effect), 34)[:2]),
                "round": say("event-round", round=seen.round, rounds=seen.rounds) if seen.round else "",
            },
        ),
        Element("weather", f"weather-{WEATHERS[seen.weather]}", 40, 48, say("event-weather", weather=weather), layer=1),
    )
    message = "events-title.secret" if seen.goal == "secret" else "events-title"
    title = say(message, weather=weather, goal=goal_words(seen.goal))
    return Area("events", title, "panel", (0, 0, 380, 100), elements)


def seat_panel(seen: BasinObservation, parts: Components, seat: int) -> Area:
    mayor = seen.mayors[seat]
    name = own_city(seat, seen.seat)
    owed, now = _owed(seen, mayor, seat), _now(parts, mayor)
    alone = seen.outcome is not None and len(seen.outcome.winners) == 1
    place = say(f"place-{seen.outcome.ranks[seat]}") if seen.outcome is not None and alone else ""
    element = Element(
        f"mayor-{seat}",
        "seat-card",
        0,
        0,
        say(
            "mayor.place" if place else "mayor",
            city=name,
            wag=mayor.wag,
            aquabon=mayor.aquabon,
            facts=apart([*owed, *now]),
            place=place,
        ),
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
    return Area(f"seat-{seat}", city(seat), "seat", (0, 0, 380, 84), (element,), seat=seat)


def _owed(seen: BasinObservation, mayor: MayorSeen, seat: int) -> list[str]:
    """What a mayor has, and owes."""
    owed = [say("mayor-wealth", wag=mayor.wealth)]
    if mayor.loan_left:
        owed.append(say("mayor-loan", left=mayor.loan_left))
    elif not mayor.borrowed:
        owed.append(say("mayor-no-loan"))
    if mayor.debt:
        owed.append(say("mayor-debt", debt=mayor.debt))
    private = sum(loan.instalment * loan.left + loan.unpaid for loan in seen.loans if loan.borrower == seat)
    return [*owed, say("mayor-owes", owed=private)] if private else owed


def _now(parts: Components, mayor: MayorSeen) -> list[str]:
    """What a mayor aims at, says and has done in this round."""
    now = []
    if mayor.goal is not None:
        now.append(say("mayor-goal", goal=goal_words(mayor.goal)))
    elif mayor.goal_picked:
        now.append(say("mayor-goal-secret"))
    if mayor.die is not None:
        now.append(say("mayor-rolled", die=mayor.die))
    if mayor.voted:
        now.append(voted_words(mayor))
    if mayor.announced is not None:
        now.append(say("mayor-plans", card=card_name(parts.card[mayor.announced])))
    if mayor.built:
        now.append(say("mayor-built"))
    return [*now, say("mayor-ready")] if mayor.ready else now


def voted_words(mayor: MayorSeen) -> str:
    """That a mayor has voted, and how, where it may be known."""
    return say("mayor-has-voted") if mayor.vote is None else say("mayor-voted", vote=mayor.vote)


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
    return [Area("agreements", say("agreements"), "panel", (0, 0, 380, 28.0 * len(notes)), notes)]


def _loan_words(loan: LoanSeen) -> tuple[str, str]:
    """A loan in full and in short."""
    facts = loan_facts(loan)
    return say("loan", **facts), say("loan.short", **facts)


def loan_facts(loan: LoanSeen) -> dict[str, Fact]:
    return {
        "borrower": city(loan.borrower),
        "lender": city(loan.lender),
        "instalment": loan.instalment,
        "left": loan.left,
        "unpaid": loan.unpaid,
    }


def stock_panel(seen: BasinObservation, parts: Components, open_ids: set[str]) -> Area:
    """Every activity that can be added, with its price and how many cards are left."""
    elements = []
    for number, (kind, card) in enumerate(list(parts.card.items())[1:], start=1):
        row, column = divmod(number - 1, 2)
        name = f"stock-{kind}"
        left, called = seen.stock[number], card_name(card)
        words = card_words(card, seen.prices[number])
        classes = (("open",) if name in open_ids else ()) + (() if left else ("gone",)) + long_name(called)
        elements.append(
            Element(
                name,
                "goods",
                192.0 * column,
                46.0 * row,
                say("stock.card", card=called, left=left, words=words),
                tip=words,
                texts={
                    "price": str(seen.prices[number]),
                    "name": called,
                    **_flow(card),
                    "left": f"\u00d7{left}",
                },
                classes=classes,
            )
        )
    rows = len(parts.card) // 2
    return Area("stock", say("stock"), "panel", (0, 0, 380, 46.0 * rows), tuple(elements))


def _flow(card: Card) -> dict[str, str]:
    """The gist of a card in three numbers: what income, water and pollution change by."""
    return {
        "wag": signed(card.gives.wag - card.takes.wag),
        "water": signed(card.gives.water - card.takes.water),
        "pollution": signed(card.gives.pollution - card.takes.pollution),
    }
