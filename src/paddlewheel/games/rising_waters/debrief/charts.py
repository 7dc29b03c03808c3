"""The curves of a debriefing as data, for whoever draws them."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.rising_waters.debrief.story import Story, WeekTold
from paddlewheel.games.rising_waters.view.names import CAUSE_NAMES
from paddlewheel.presentation import Chart, Curve, Limit

LOSSES = "Losses"
WATER = "The water"
PEOPLE = "What people did"


def charts(story: Story) -> tuple[Chart, ...]:
    """Losses and their causes, the water, and what people did about it."""

    def curve(name: str, value: Callable[[WeekTold], int]) -> Curve:
        return Curve(name, tuple((week.week, float(value(week))) for week in story.weeks))

    def cause(name: str) -> Curve:
        return curve(name.capitalize(), lambda week: week.by_cause[name])

    causes = [name for name in CAUSE_NAMES if any(week.by_cause[name] for week in story.weeks)]
    limit = (Limit("the limit", story.limit),)
    return (
        Chart("Losses so far", (curve("Losses", lambda week: week.losses),), limit, LOSSES),
        Chart("Losses of a week by cause", tuple(cause(name) for name in causes), section=LOSSES),
        Chart(
            "Rain and water",
            (curve("Rain", lambda week: week.rain), curve("Highest water", lambda week: week.highest_water)),
            section=WATER,
        ),
        Chart("Land groups under water", (curve("Groups", lambda week: week.flooded_groups),), section=WATER),
        Chart(
            "Levees",
            (
                curve("Built", lambda week: week.levees_built),
                curve("Washed away", lambda week: week.levees_washed_away),
            ),
            section=PEOPLE,
        ),
        Chart(
            "Giving and resisting",
            (
                curve("Cards given", lambda week: week.cards_given),
                curve("Threats resisted", lambda week: week.threats_resisted),
                curve("Threats carried", lambda week: week.threats_taken),
            ),
            section=PEOPLE,
        ),
    )
