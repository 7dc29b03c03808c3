"""The debriefing of a flood: losses by week and cause, the water, what turned the game, and questions with sources."""

from paddlewheel.games.rising_waters.debrief.charts import charts
from paddlewheel.games.rising_waters.debrief.page import facts, talk, told
from paddlewheel.games.rising_waters.debrief.story import Story, debrief
from paddlewheel.games.rising_waters.debrief.tables import tables, to_csv
from paddlewheel.games.rising_waters.game import RisingWaters
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.kernel import Record
from paddlewheel.presentation import Debriefing, Moment, TalkingPoint
from paddlewheel.presentation.debriefing_page import with_page


def debriefed(record: Record, game: RisingWaters) -> Debriefing:
    """The debriefing in the form that all games share."""
    story = debrief(record, game)
    weeks = {week.week: week for week in story.weeks}
    made = Debriefing(
        say("debriefing", title=game.about.title),
        story,
        to_csv(story),
        ending=story.ending or say("debriefing-not-over"),
        charts=charts(story),
        moments=tuple(
            Moment(point.week, point.text, *weeks[point.week].when(point.seen_at)) for point in story.turning_points
        ),
        questions=tuple(TalkingPoint(question.part, question.text) for question in story.questions),
        period=say("debriefing-week"),
        tables=tables(story),
        over=bool(story.reason),
    )
    return with_page(made, facts(story), [told(week) for week in story.weeks], (), talk=talk(story))


__all__ = ["Story", "debrief", "debriefed", "to_csv"]
