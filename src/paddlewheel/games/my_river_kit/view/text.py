"""The river as text: the cities from the source down, the cups, the monitoring table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from textwrap import wrap
from typing import NamedTuple

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.cards import event_words
from paddlewheel.games.my_river_kit.view.choices import prompt
from paddlewheel.games.my_river_kit.view.deals import pledge_words, promise_words
from paddlewheel.games.my_river_kit.view.names import (
    card_name,
    event_name,
    goal_words,
    indicator_words,
    own_city,
    weather_words,
    zone_words,
)
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, IndicatorSeen
from paddlewheel.games.my_river_kit.view.panels import loan_facts, voted_words
from paddlewheel.presentation import Size, broken

WIDTH = 15

#: The length of the lines that show the river.
LINE = 78
#: So many agreements are told where there is little room.
FEW = 2


class Agreement(NamedTuple):
    """Something agreed on, in words, and the seats between which it is."""

    words: str
    seats: frozenset[int]


def text(seen: BasinObservation, parts: Components) -> str:
    """Everything on the table, for a terminal."""
    return "\n".join(
        [
            *_heading(seen, parts),
            "",
            *_river(seen, parts, range(seen.seats)),
            "",
            *_monitoring(seen),
            "",
            *_stock(seen, parts),
            *_all_agreements(seen, parts),
            "",
            prompt(seen, parts),
        ]
    )


def close_up(seen: BasinObservation, parts: Components, size: Size) -> str:
    """As much of the table as there is room for: first the plots of whoever decides, then all, then the stock."""
    everybody = range(seen.seats)
    near = seen.deciders if seen.seat is None else {seen.seat, *(seen.at or ())[:1]}
    last = [*_all_agreements(seen, parts), prompt(seen, parts)]
    full, short = [*_monitoring(seen)], _short_monitoring(seen)
    cities = _river(seen, parts, everybody)
    kinds = [
        text(seen, parts).splitlines(),
        [*_heading(seen, parts), *cities, *full, *_stock(seen, parts), *last],
        [*_heading(seen, parts), *cities, *full, *last],
        [*_heading(seen, parts), *cities, *short, *last],
        [*_heading(seen, parts), *_river(seen, parts, near), *short, *last],
        [*_heading(seen, parts), *_river(seen, parts, near), *short, *_own_agreements(seen, parts), last[-1]],
        [*_heading(seen, parts), *_river(seen, parts, near), *short, *_some_agreements(seen, parts), last[-1]],
    ]
    drawn = [[part for line in lines for part in broken(line, size.width)] for lines in kinds]
    fitting = [lines for lines in drawn if size.height is None or len(lines) <= size.height]
    return "\n".join([*fitting, drawn[-1]][0])


def _heading(seen: BasinObservation, parts: Components) -> list[str]:
    goal, weather = goal_words(seen.goal), weather_words(seen.weather)
    lines = [say("heading", round=seen.round, rounds=seen.rounds, goal=goal, weather=weather)]
    if seen.event is not None:
        event = parts.event[seen.event]
        lines.append(say("heading-event", event=event_name(event.name), effect=event_words(event, seen.seats)))
    return lines


def _river(seen: BasinObservation, parts: Components, shown: Container[int]) -> list[str]:
    """The cities from the source down, some with their plots."""
    lines = [_wave(say("text-source"))]
    for seat in range(seen.seats):
        mark = "*" if seat in seen.deciders else " "
        facts = ", ".join(_facts(seen, parts, seat))
        lines.append(mark + say("text-city", number=seat + 1, city=own_city(seat, seen.seat), facts=facts))
        lines += _plots(seen, parts, seat) if seat in shown else []
    if seen.at or seen.poured:
        last = say("text-cups", water=seen.stream, pollution=seen.pollution)
    elif seen.round:
        last = say("text-downstream", water=seen.water_out, pollution=seen.pollution_out)
    else:
        last = say("text-mouth")
    return [*lines, _wave(last)]


def _wave(words: str) -> str:
    return f"~~~ {words} ".ljust(LINE, "~")


def _facts(seen: BasinObservation, parts: Components, seat: int) -> list[str]:
    """What there is to know of a mayor."""
    mayor = seen.mayors[seat]
    facts = [say("text-wag", wag=mayor.wag), say("text-aquabon", aquabon=mayor.aquabon)]
    if mayor.loan_left:
        facts.append(say("text-loan", left=mayor.loan_left))
    if mayor.debt:
        facts.append(say("mayor-debt", debt=mayor.debt))
    if mayor.goal is not None:
        facts.append(say("mayor-goal", goal=goal_words(mayor.goal)))
    if mayor.die is not None:
        facts.append(say("mayor-rolled", die=mayor.die))
    if mayor.announced is not None:
        facts.append(say("mayor-plans", card=card_name(parts.card[mayor.announced])))
    return [*facts, voted_words(mayor)] if mayor.voted else facts


def _plots(seen: BasinObservation, parts: Components, seat: int) -> list[str]:
    """The five plots of a city side by side, long names on two lines; x marks a failure, > the cups."""
    first, second = "", ""
    for plot, there in enumerate(seen.mayors[seat].plots):
        name = "·" if there is None else card_name(parts.card[there.card])
        rows = [*wrap(name, WIDTH - 3), "", ""]
        cups = ">" if seen.at == (seat, plot) else " "
        mark = "x" if there is not None and there.failed else " "
        first += f"{cups}{plot + 1}{mark}{rows[0]}".ljust(WIDTH)
        second += f"   {rows[1]}".ljust(WIDTH)
    return [f"  {row}".rstrip() for row in (first, second) if row.strip()]


def _monitoring(seen: BasinObservation) -> list[str]:
    message = "text-monitoring.before" if 0 < seen.assessed < seen.round else "text-monitoring"
    return [say(message, round=seen.assessed), *(_line(indicator) for indicator in seen.indicators)]


def _short_monitoring(seen: BasinObservation) -> list[str]:
    """The indicators, two on a line, with the borders of their zones."""
    words = []
    for line in seen.indicators:
        better, worse = ("≤", "≥") if line.name == "pollution" else ("≥", "≤")
        level = "-" if line.level is None else str(line.level)
        if line.zone in ("red", "green"):
            level = say("status-level", level=level, zone=zone_words(line.zone, "short"))
        word = indicator_words(line.name, "word")
        told = say(
            "text-level", indicator=word, level=level, better=better, green=line.green, worse=worse, red=line.red
        )
        words.append(f"{told:38} ")
    return ["".join(words[place : place + 2]).rstrip() for place in range(0, len(words), 2)]


def _line(indicator: IndicatorSeen) -> str:
    cells = []
    for level in range(11):
        sign = zone_words(indicator.colour(level), "letter")
        cells.append(f"[{level}{sign}]" if level == indicator.level else f" {level}{sign} ")
    return f"  {indicator_words(indicator.name):22}" + "".join(f"{cell:>5}" for cell in cells)


def _stock(seen: BasinObservation, parts: Components) -> list[str]:
    """What can be added: each card's numbers."""
    if seen.step not in ("talk", "works"):
        return []
    columns = ("card", "left", "price", "takes", "gives", "flood", "recreation", "biodiversity", "aquabon")
    lines = [_stock_row(*(say(f"text-stock-{column}") for column in columns))]
    for number, card in enumerate(parts.card.values()):
        if number == 0:
            continue
        impacts = (card.impacts.flood, card.impacts.recreation, card.impacts.biodiversity)
        lines.append(
            _stock_row(
                card_name(card),
                str(seen.stock[number]),
                str(seen.prices[number]),
                f"{card.takes.water}/{card.takes.pollution}/{card.takes.wag}",
                f"{card.gives.water}/{card.gives.pollution}/{card.gives.wag}",
                *(f"{value:+}" if value else "0" for value in impacts),
                str(card.aquabon),
            )
        )
    return [*lines, say("text-stock-note")]


def _stock_row(card: str, left: str, price: str, takes: str, gives: str, *rest: str) -> str:
    *impacts, aquabon = rest
    sums = "".join(f"{value:>6}" for value in impacts)
    return f"{card:22} {left:>4} {price:>5} {takes:>6} {gives:>6}{sums} {aquabon:>7}"


def _agreements(seen: BasinObservation, parts: Components) -> list[Agreement]:
    """Loans, help and promises; what was agreed several times is one line."""
    found = [
        *(
            Agreement(say("text-agreed-loan", **loan_facts(loan)), frozenset({loan.borrower, loan.lender}))
            for loan in seen.loans
        ),
        *(
            Agreement(say("text-agreed-help", words=pledge_words(each, parts)), frozenset({each.payer, each.to}))
            for each in seen.pledges
        ),
        *(
            Agreement(say("text-agreed-promise", words=promise_words(each, parts)), frozenset({each.by, each.to}))
            for each in seen.promises
        ),
    ]
    return [
        Agreement(say("text-times", line=each.words, times=times), each.seats) if times > 1 else each
        for each, times in Counter(found).items()
    ]


def _all_agreements(seen: BasinObservation, parts: Components) -> list[str]:
    return [each.words for each in _agreements(seen, parts)]


def _own_agreements(seen: BasinObservation, parts: Components) -> list[str]:
    """Those of whoever looks, and how many others there are."""
    agreed = _agreements(seen, parts)
    own = [each.words for each in agreed if seen.seat in each.seats]
    others = len(agreed) - len(own)
    return [*own, *([say("text-among-others", count=others)] if others else [])]


def _some_agreements(seen: BasinObservation, parts: Components) -> list[str]:
    """The first of one's own, and how many more there are to look at."""
    *own, others = _own_agreements(seen, parts) or [""]
    first, more = own[:FEW], len(own) - FEW
    return [*first, *([say("text-more", count=more)] if more > 0 else []), *filter(None, [others])]
