"""The river as text: the cities from the source down, the cups, the monitoring table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from textwrap import wrap

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.view.cards import event_words
from paddlewheel.games.my_river_kit.view.choices import prompt
from paddlewheel.games.my_river_kit.view.deals import pledge_words, promise_words
from paddlewheel.games.my_river_kit.view.names import CITIES, GOAL_WORDS, INDICATOR_WORDS, WEATHER_WORDS
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, IndicatorSeen
from paddlewheel.presentation import Size, broken, counted

WIDTH = 15

#: So many agreements are told where there is little room.
FEW = 2


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
            *_agreements(seen, parts),
            "",
            prompt(seen, parts),
        ]
    )


def close_up(seen: BasinObservation, parts: Components, size: Size) -> str:
    """As much of the table as there is room for: first the plots of whoever decides, then all, then the stock."""
    everybody = range(seen.seats)
    near = seen.deciders if seen.seat is None else {seen.seat, *(seen.at or ())[:1]}
    last = [*_agreements(seen, parts), prompt(seen, parts)]
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
    round_ = f"Round {seen.round} of {seen.rounds}" if seen.round else "Setting up"
    lines = [f"{round_} · goal: {GOAL_WORDS[seen.goal]}"]
    if seen.round:
        lines[0] += f" · weather: {WEATHER_WORDS[seen.weather]}"
    if seen.event is not None:
        event = parts.event[seen.event]
        lines.append(f"Event: {event.name} ({event_words(event, seen.seats)})")
    return lines


def _river(seen: BasinObservation, parts: Components, shown: Container[int]) -> list[str]:
    """The cities from the source down, some with their plots."""
    lines = ["~~~ source " + "~" * 67]
    for seat, mayor in enumerate(seen.mayors):
        mark = "*" if seat in seen.deciders else " "
        own = " (you)" if seat == seen.seat else ""
        facts = [f"{mayor.wag} WAG", f"{mayor.aquabon} Aquabon"]
        if mayor.loan_left:
            facts.append(f"bank loan: {mayor.loan_left} to pay")
        if mayor.debt:
            facts.append(f"debt {mayor.debt}")
        if mayor.goal is not None:
            facts.append(f"goal: {GOAL_WORDS[mayor.goal]}")
        if mayor.die is not None:
            facts.append(f"rolled {mayor.die}")
        if mayor.announced is not None:
            facts.append(f"plans {parts.card[mayor.announced].name}")
        if mayor.voted:
            facts.append("has voted" if mayor.vote is None else f"voted {mayor.vote}")
        lines.append(f"{mark}{seat + 1} {CITIES[seat]}{own}: {', '.join(facts)}")
        lines += _plots(seen, parts, seat) if seat in shown else []
    cups = f" stream {seen.stream}, pollution {seen.pollution} " if seen.at or seen.poured else ""
    out = f" downstream: {seen.water_out} water, {seen.pollution_out} pollution "
    lines.append(("~~~" + (cups or out if seen.round else " mouth ")).ljust(78, "~"))
    return lines


def _plots(seen: BasinObservation, parts: Components, seat: int) -> list[str]:
    """The five plots of a city side by side, long names on two lines; x marks a failure, > the cups."""
    first, second = "", ""
    for plot, there in enumerate(seen.mayors[seat].plots):
        name = "·" if there is None else parts.card[there.card].name
        rows = [*wrap(name, WIDTH - 3), "", ""]
        cups = ">" if seen.at == (seat, plot) else " "
        mark = "x" if there is not None and there.failed else " "
        first += f"{cups}{plot + 1}{mark}{rows[0]}".ljust(WIDTH)
        second += f"   {rows[1]}".ljust(WIDTH)
    return [f"  {row}".rstrip() for row in (first, second) if row.strip()]


def _monitoring(seen: BasinObservation) -> list[str]:
    old = f", still of round {seen.assessed}" if 0 < seen.assessed < seen.round else ""
    return [f"Monitoring table (r red, g green{old})", *(_line(indicator) for indicator in seen.indicators)]


def _short_monitoring(seen: BasinObservation) -> list[str]:
    """The indicators, two on a line, with the borders of their zones."""
    words = []
    for line in seen.indicators:
        better, worse = ("≤", "≥") if line.name == "pollution" else ("≥", "≤")
        zone = "" if line.zone in (None, "between") else f" {line.zone}"
        level = "-" if line.level is None else f"{line.level}{zone}"
        zones = f"(green {better}{line.green}, red {worse}{line.red})"
        words.append(f"{INDICATOR_WORDS[line.name].split()[0]} {level} {zones}".ljust(39))
    return ["".join(words[place : place + 2]).rstrip() for place in range(0, len(words), 2)]


def _line(indicator: IndicatorSeen) -> str:
    cells = []
    for level in range(11):
        sign = {"red": "r", "green": "g", "between": " "}[indicator.colour(level)]
        cells.append(f"[{level}{sign}]" if level == indicator.level else f" {level}{sign} ")
    return f"  {INDICATOR_WORDS[indicator.name]:22}" + "".join(f"{cell:>5}" for cell in cells)


def _stock(seen: BasinObservation, parts: Components) -> list[str]:
    """What can be added: each card's numbers."""
    if seen.step not in ("talk", "works"):
        return []
    lines = ["Card                   left price  takes  gives flood recr. biod. Aquabon"]
    for number, card in enumerate(parts.card.values()):
        if number == 0:
            continue
        takes = f"{card.takes.water}/{card.takes.pollution}/{card.takes.wag}"
        gives = f"{card.gives.water}/{card.gives.pollution}/{card.gives.wag}"
        impacts = card.impacts
        sums = "".join(f"{value:>+6}" for value in (impacts.flood, impacts.recreation, impacts.biodiversity))
        lines.append(
            f"{card.name:22} {seen.stock[number]:>4} {seen.prices[number]:>5} {takes:>6} {gives:>6}"
            f"{sums.replace('+0', ' 0')} {card.aquabon:>7}"
        )
    lines.append("Takes and gives: water/pollution/WAG.")
    return lines


def _agreements(seen: BasinObservation, parts: Components) -> list[str]:
    """Loans, help and promises; what was agreed several times is one line."""
    lines = [
        f"Loan: {CITIES[loan.borrower]} pays {CITIES[loan.lender]} {loan.instalment} WAG a round, {loan.left} to go"
        + (f", {loan.unpaid} WAG unpaid" if loan.unpaid else "")
        for loan in seen.loans
    ]
    lines += [f"Help: {pledge_words(pledge, parts)}" for pledge in seen.pledges]
    lines += [f"Promise: {promise_words(promise, parts)}" for promise in seen.promises]
    return [f"{line} ({times} times)" if times > 1 else line for line, times in Counter(lines).items()]


def _own_agreements(seen: BasinObservation, parts: Components) -> list[str]:
    """Those that name whoever looks, and how many others there are."""
    lines = _agreements(seen, parts)
    own = [line for line in lines if seen.seat is not None and CITIES[seen.seat] in line]
    others = len(lines) - len(own)
    return [*own, *([f"{counted(others, 'agreement')} among others"] if others else [])]


def _some_agreements(seen: BasinObservation, parts: Components) -> list[str]:
    """The first of one's own, and how many more there are to look at."""
    *own, others = _own_agreements(seen, parts) or [""]
    first, more = own[:FEW], len(own) - FEW
    return [*first, *([f"{more} more of yours (type map to see all)"] if more > 0 else []), *filter(None, [others])]
