"""What is better read than drawn: how the community stands, and each week's losses by their causes."""

from __future__ import annotations

from paddlewheel.games.rising_waters.debrief.story import Story
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.names import CAUSE_NAMES, cause_name
from paddlewheel.presentation import DebriefingTable, csv_text

COLUMNS = (
    *("losses", "rescued", "eased_by_goals", "rain", "highest_water", "all_water", "flooded_groups"),
    *("levees_built", "levees_washed_away", "cards_given", "threats_resisted", "threats_taken"),
)


def tables(story: Story) -> tuple[DebriefingTable, ...]:
    """How the community stands, then the weeks."""
    weeks = [
        (week.week, *week.by_cause.values(), week.rescued, week.eased_by_goals, week.losses) for week in story.weeks
    ]
    standing = (story.losses, story.limit, len(story.weeks), story.rounds)
    return (
        DebriefingTable(
            say("table-standing") if story.reason else say("table-standing.now"),
            tuple(say(f"table-standing.{name}") for name in ("who", "losses", "limit", "played", "in-all")),
            ((say("table-standing.community"), *map(str, standing)),),
        ),
        DebriefingTable(
            say("table-weeks"),
            (
                say("table-weeks.week"),
                *(cause_name(cause) for cause in range(len(CAUSE_NAMES))),
                *(say(f"table-weeks.{name}") for name in ("rescued", "goals", "track")),
            ),
            tuple(tuple(str(cell) if cell else "·" for cell in row) for row in weeks),
        ),
    )


def to_csv(story: Story) -> str:
    """One row a week."""
    lost = {cause: f"lost_{cause.lower()}" for cause in CAUSE_NAMES}
    return csv_text(
        ["week", *COLUMNS, *lost.values()],
        (
            {"week": week.week}
            | {name: getattr(week, name) for name in COLUMNS}
            | {lost[cause]: count for cause, count in week.by_cause.items()}
            for week in story.weeks
        ),
    )
