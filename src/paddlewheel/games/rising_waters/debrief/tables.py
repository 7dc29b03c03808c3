"""What is better read than drawn: how the community stands, and each week's losses by their causes."""

from __future__ import annotations

from paddlewheel.games.rising_waters.debrief.story import Story
from paddlewheel.games.rising_waters.view.names import CAUSE_NAMES
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
            "Final standing" if story.reason else "Standing now",
            ("Who", "losses", "the limit", "weeks played", "weeks in all"),
            (("The community", *map(str, standing)),),
        ),
        DebriefingTable(
            "What was lost, and why",
            ("Week", *CAUSE_NAMES, "rescued", "goals", "loss track"),
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
