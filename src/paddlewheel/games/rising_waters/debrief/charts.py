"""The curves of a debriefing as data, for whoever draws them."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.rising_waters.debrief.story import Story, WeekTold
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.names import CAUSE_NAMES, cause_name
from paddlewheel.presentation import Chart, Curve, Limit


def charts(story: Story) -> tuple[Chart, ...]:
    """Losses and their causes, the water, and what people did about it."""

    def curve(name: str, value: Callable[[WeekTold], int]) -> Curve:
        return Curve(name, tuple((week.week, float(value(week))) for week in story.weeks))

    def cause(number: int, name: str) -> Curve:
        return curve(cause_name(number, ".start"), lambda week: week.by_cause[name])

    causes = [
        cause(number, name)
        for number, name in enumerate(CAUSE_NAMES)
        if any(week.by_cause[name] for week in story.weeks)
    ]
    losses, water, people = say("charts-losses"), say("charts-water"), say("charts-people")
    limit = (Limit(say("chart-losses.limit"), story.limit),)
    return (
        Chart(say("chart-losses"), (curve(say("chart-losses.losses"), lambda week: week.losses),), limit, losses),
        Chart(say("chart-causes"), tuple(causes), section=losses),
        Chart(
            say("chart-rain"),
            (
                curve(say("chart-rain.rain"), lambda week: week.rain),
                curve(say("chart-rain.water"), lambda week: week.highest_water),
            ),
            section=water,
        ),
        Chart(
            say("chart-flooded"),
            (curve(say("chart-flooded.groups"), lambda week: week.flooded_groups),),
            section=water,
        ),
        Chart(
            say("chart-levees"),
            (
                curve(say("chart-levees.built"), lambda week: week.levees_built),
                curve(say("chart-levees.gone"), lambda week: week.levees_washed_away),
            ),
            section=people,
        ),
        Chart(
            say("chart-giving"),
            (
                curve(say("chart-giving.given"), lambda week: week.cards_given),
                curve(say("chart-giving.resisted"), lambda week: week.threats_resisted),
                curve(say("chart-giving.carried"), lambda week: week.threats_taken),
            ),
            section=people,
        ),
    )
