"""What decides on the river: the round and its event, the six indicators with their zones, purses and Aquabon."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.cards import event_words
from paddlewheel.games.my_river_kit.view.names import (
    card_name,
    city,
    event_name,
    event_says,
    goal_words,
    indicator_words,
    weather_words,
    zone_words,
)
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, Colour, IndicatorSeen, MayorSeen
from paddlewheel.games.my_river_kit.view.panels import limits
from paddlewheel.presentation import Figure, StatusLine, Tone, capital

TONES: dict[Colour, Tone] = {"red": "danger", "between": "plain", "green": "good"}


def status(seen: BasinObservation, parts: Components) -> tuple[StatusLine, ...]:
    """The round, the monitoring table, then the mayors from the source down."""
    indicators = StatusLine(say("status-river"), tuple(map(_indicator, seen.indicators)))
    return (_round(seen, parts), indicators, *(_mayor(seen, parts, seat) for seat in range(seen.seats)))


def _round(seen: BasinObservation, parts: Components) -> StatusLine:
    if seen.round:
        now = say("status-round.of", round=seen.round, rounds=seen.rounds)
        figures = [Figure("", now, period=say("status-round.period", round=seen.round))]
    else:
        now = say("status-round.setting-up")
        figures = [Figure("", now, period=capital(now))]
    if seen.event is not None:
        event = parts.event[seen.event]
        tip = say("status-event.tip", says=event_says(event), effect=event_words(event, seen.seats))
        figures.append(Figure(say("status-event"), event_name(event.name), tip=tip.strip()))
    if seen.round:
        figures.append(Figure(say("status-weather"), weather_words(seen.weather)))
    goal = say("status-goal.secret") if seen.goal == "secret" else goal_words(seen.goal)
    return StatusLine(say("status-round"), (*figures, Figure(say("status-goal"), goal)))


def _indicator(line: IndicatorSeen) -> Figure:
    name, shown = indicator_words(line.name), indicator_words(line.name, "figure")
    if line.level is None or line.zone is None:
        return Figure(shown, "-", tip=say("status-level.none", indicator=name, **limits(line)))
    level = str(line.level)
    if line.zone != "between":
        level = say("status-level", level=line.level, zone=zone_words(line.zone, "short"))
    tip = say("status-level.tip", indicator=name, zone=line.zone, **limits(line))
    return Figure(shown, level, TONES[line.zone], tip)


def _mayor(seen: BasinObservation, parts: Components, seat: int) -> StatusLine:
    mayor = seen.mayors[seat]
    purse: Tone = "danger" if mayor.wag < 0 else "plain"
    figures = [Figure(say("status-wag"), str(mayor.wag), purse, _owed(seen, mayor, seat))]
    figures.append(Figure(say("status-aquabon"), str(mayor.aquabon)))
    if mayor.debt:
        figures.append(Figure(say("status-debt"), str(mayor.debt), "warning"))
    if mayor.voted and mayor.vote is None:
        figures.append(Figure("", say("status-voted.secret")))
    elif mayor.voted:
        figures.append(Figure(say("status-voted"), str(mayor.vote)))
    if mayor.announced is not None:
        figures.append(Figure(say("status-plans"), card_name(parts.card[mayor.announced])))
    return StatusLine(city(seat), tuple(figures), seat)


def _owed(seen: BasinObservation, mayor: MayorSeen, seat: int) -> str:
    others = sum(loan.instalment * loan.left + loan.unpaid for loan in seen.loans if loan.borrower == seat)
    return say("status-wag.tip", wealth=mayor.wealth, bank=mayor.loan_left, others=others)
