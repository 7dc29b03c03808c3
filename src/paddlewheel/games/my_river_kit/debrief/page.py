"""The debriefing as a page: what My River Kit adds to the page of all debriefings."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.debrief.report import GameReport
from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport
from paddlewheel.presentation import counted
from paddlewheel.presentation.debriefing_page import ToldRound


def facts(report: GameReport) -> str:
    """Who played what: mayors, rounds, seed, options and where the cards come from."""
    played = report.played("mayors", counted(len(report.rounds), "round"))
    if report.components:
        return f"{played}. Cards, zones and events are from {report.components}."
    every = "paddlewheel components my-river-kit shows every number."
    return f"{played}. Cards, zones and events are a reconstruction; {every}"


def told(entry: RoundReport) -> ToldRound:
    """A round in sentences, under its weather and its event."""
    event = f", {entry.event}" if entry.event else ""
    return ToldRound(f"Round {entry.round}: {entry.weather}{event}", entry.lines)
