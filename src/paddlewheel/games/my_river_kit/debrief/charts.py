"""The curves of a debriefing as data, for whoever draws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.debrief.report import GameReport, RoundReport
from paddlewheel.games.my_river_kit.view.names import INDICATOR_WORDS
from paddlewheel.presentation import Chart, Curve, Limit

RIVER = "The river, round by round"
CITIES = "The cities"


def charts(report: GameReport) -> tuple[Chart, ...]:
    """The indicators with their zones, then money, Aquabon, inequality and water."""
    rounds = [entry for entry in report.rounds if entry.levels]
    return (
        *(_indicator(report, rounds, name) for name in INDICATORS),
        _by_city("Money (WAG)", report, rounds, lambda entry: entry.money),
        _by_city("Aquabon", report, rounds, lambda entry: entry.aquabon),
        Chart(
            "How unequally money is spread (Gini: 0 equally, 1 all with one mayor)",
            (_curve("Gini", rounds, lambda entry: entry.gini),),
            section=CITIES,
        ),
        Chart(
            "Water and pollution",
            (
                _curve("Water in", rounds, lambda entry: entry.water_in),
                _curve("Water out", rounds, lambda entry: entry.water_out),
                _curve("Pollution out", rounds, lambda entry: entry.pollution_out),
            ),
            section=CITIES,
        ),
    )


def _indicator(report: GameReport, rounds: Sequence[RoundReport], name: str) -> Chart:
    words, limits = INDICATOR_WORDS[name], report.limits[name]
    red, green = ("red from", "green up to") if name == "pollution" else ("red up to", "green from")
    zones = (Limit(red, limits["red"]), Limit(green, limits["green"]))
    return Chart(words, (_curve(words, rounds, lambda entry: entry.levels[name]),), zones, RIVER)


def _by_city(
    title: str, report: GameReport, rounds: Sequence[RoundReport], purses: Callable[[RoundReport], tuple[int, ...]]
) -> Chart:
    curves = [
        Curve(city, tuple((entry.round, float(purses(entry)[seat])) for entry in rounds))
        for seat, city in enumerate(report.cities)
    ]
    return Chart(title, tuple(curves), section=CITIES)


def _curve(name: str, rounds: Sequence[RoundReport], value: Callable[[RoundReport], float]) -> Curve:
    return Curve(name, tuple((entry.round, float(value(entry))) for entry in rounds))
