"""The debriefing of a race: how far, how fast, with how much coal; what turned it, and questions about decisions."""

from paddlewheel.games.mississippi_queen.debrief.charts import charts
from paddlewheel.games.mississippi_queen.debrief.report import RaceReport, debrief
from paddlewheel.games.mississippi_queen.debrief.tables import tables, to_csv
from paddlewheel.games.mississippi_queen.game import MississippiQueen
from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.kernel import Record
from paddlewheel.presentation import Debriefing, debriefing_of
from paddlewheel.presentation.debriefing_page import ToldRound, with_page


def debriefed(record: Record, game: MississippiQueen) -> Debriefing:
    """The debriefing as every game hands it out."""
    report = debrief(record, game)
    made = debriefing_of(
        game.about.title,
        report,
        to_csv(report),
        charts=charts(report),
        moments=report.turning_points,
        tables=tables(report),
        period=say("period"),
    )
    facts = f"{report.played(say('captains'), say('rounds', rounds=len(report.rounds)))}."
    rounds = [ToldRound(say("told-round", round=told.round), told.lines) for told in report.rounds]
    return with_page(made, facts, rounds, report.captains)


__all__ = ["RaceReport", "debrief", "debriefed"]
