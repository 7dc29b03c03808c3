"""What decides on the river: the round and its event, the six indicators with their zones, purses and Aquabon."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.view.cards import event_words
from paddlewheel.games.my_river_kit.view.names import CITIES, GOAL_WORDS, INDICATOR_WORDS, WEATHER_WORDS, ZONE_WORDS
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, Colour, IndicatorSeen, MayorSeen
from paddlewheel.presentation import Figure, StatusLine, Tone

TONES: dict[Colour, Tone] = {"red": "danger", "between": "plain", "green": "good"}
SHORT = {
    "water": "water",
    "pollution": "pollution",
    "flood": "flood",
    "recreation": "recreation",
    "biodiversity": "species",
    "landscape": "landscape",
}


def status(seen: BasinObservation, parts: Components) -> tuple[StatusLine, ...]:
    """The round, the monitoring table, then the mayors from the source down."""
    indicators = StatusLine("River", tuple(map(_indicator, seen.indicators)))
    return (_round(seen, parts), indicators, *(_mayor(seen, parts, seat) for seat in range(seen.seats)))


def _round(seen: BasinObservation, parts: Components) -> StatusLine:
    figures = [Figure("", f"{seen.round} of {seen.rounds}" if seen.round else "setting up")]
    if seen.event is not None:
        event = parts.event[seen.event]
        figures.append(Figure("event", event.name, tip=f"{event.says} {event_words(event, seen.seats)}".strip()))
    if seen.round:
        figures.append(Figure("weather", WEATHER_WORDS[seen.weather]))
    goal = "secret" if seen.goal == "secret" else GOAL_WORDS[seen.goal]
    return StatusLine("Round", (*figures, Figure("goal", goal)))


def _indicator(line: IndicatorSeen) -> Figure:
    better, worse = ("or less", "or more") if line.name == "pollution" else ("or more", "or less")
    tip = f"{INDICATOR_WORDS[line.name]}. Green: {line.green} {better}; red: {line.red} {worse}."
    if line.level is None or line.zone is None:
        return Figure(SHORT[line.name], "-", tip=f"{tip} Not assessed yet.")
    zone = "" if line.zone == "between" else f" {line.zone}"
    return Figure(
        SHORT[line.name], f"{line.level}{zone}", TONES[line.zone], f"{tip} Now in the {ZONE_WORDS[line.zone]}."
    )


def _mayor(seen: BasinObservation, parts: Components, seat: int) -> StatusLine:
    mayor = seen.mayors[seat]
    figures = [Figure("WAG", str(mayor.wag), "danger" if mayor.wag < 0 else "plain", _owed(seen, mayor, seat))]
    figures.append(Figure("Aquabon", str(mayor.aquabon)))
    if mayor.debt:
        figures.append(Figure("debt", str(mayor.debt), "warning"))
    if mayor.voted:
        figures.append(Figure("", "has voted") if mayor.vote is None else Figure("voted", str(mayor.vote)))
    if mayor.announced is not None:
        figures.append(Figure("plans", parts.card[mayor.announced].name))
    return StatusLine(CITIES[seat], tuple(figures), seat)


def _owed(seen: BasinObservation, mayor: MayorSeen, seat: int) -> str:
    private = sum(loan.instalment * loan.left + loan.unpaid for loan in seen.loans if loan.borrower == seat)
    bank = f" {mayor.loan_left} to pay to the bank." if mayor.loan_left else ""
    others = f" Owes {private} to other mayors." if private else ""
    return f"Wealth {mayor.wealth} WAG.{bank}{others}"
