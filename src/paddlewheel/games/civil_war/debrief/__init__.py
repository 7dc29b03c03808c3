"""The debriefing of a war: forces, columns and losses by battle; what turned it, and questions about decisions."""

from pathlib import Path

from paddlewheel.games.civil_war.debrief.charts import charts
from paddlewheel.games.civil_war.debrief.report import WarReport, debrief
from paddlewheel.games.civil_war.debrief.tables import tables, to_csv
from paddlewheel.games.civil_war.game import CivilWar
from paddlewheel.games.civil_war.messages import say
from paddlewheel.kernel import Record
from paddlewheel.presentation import Debriefing, debriefing_of
from paddlewheel.presentation.debriefing_page import ToldRound, with_page

STYLE = Path(__file__).with_name("page.css")


def debriefed(record: Record, game: CivilWar) -> Debriefing:
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
    facts = report.played(say("players"), say("battles", battles=len(report.battles)))
    battles = [ToldRound(say("battle", battle=battle.battle), battle.lines) for battle in report.battles]
    return with_page(
        made, f"{facts}. {say('names-are-history')}", battles, [one.side for one in report.standings], style=STYLE
    )


__all__ = ["WarReport", "debrief", "debriefed"]
