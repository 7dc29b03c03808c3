"""The debriefing as a page: what My River Kit adds to the page of all debriefings."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.debrief.report import GameReport
from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.names import rounds
from paddlewheel.presentation.debriefing_page import ToldRound


def facts(report: GameReport) -> str:
    """Who played what: mayors, rounds, seed, options and where the cards come from."""
    played = report.played(say("page-mayors"), rounds(len(report.rounds)))
    if report.components:
        return say("page-own", played=played, file=report.components)
    return say("page-reconstruction", played=played)


def told(entry: RoundReport) -> ToldRound:
    """A round in sentences, under its weather and its event."""
    message = "page-round.event" if entry.event else "page-round"
    return ToldRound(say(message, round=entry.round, weather=entry.weather, event=entry.event), entry.lines)
