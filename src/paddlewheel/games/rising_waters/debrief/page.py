"""What Rising Waters adds to the page of all debriefings: its facts, and questions with the notes to read with them."""

from __future__ import annotations

from html import escape

from paddlewheel.games.rising_waters.debrief.story import Story, WeekTold
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.presentation.debriefing_page import ToldRound


def facts(story: Story) -> str:
    """Which game it was."""
    people = say("debriefing-people", players=story.seats)
    if story.seed is None:
        return say("debriefing-facts", version=story.version, people=people)
    return say("debriefing-facts-with-seed", version=story.version, people=people, seed=str(story.seed))


def told(week: WeekTold) -> ToldRound:
    """A week in sentences, under its losses."""
    return ToldRound(say("debriefing-week-told", week=week.week, losses=week.losses), week.lines)


def talk(story: Story) -> str:
    """The questions, each with its note and the sources of that."""
    notes = {note.id: note for note in story.notes}
    parts = []
    heading = ""
    for question in story.questions:
        if question.part != heading:
            heading = question.part
            parts.append(f"<h3>{escape(heading)}</h3>")
        parts.append(f"<p>{escape(question.text)}</p>")
        note = notes.get(question.note)
        if note is not None:
            parts.append(
                f"<details><summary>{escape(note.title)}</summary><p>{escape(note.text)}</p>"
                f'<p class="quiet">{escape(say("sources", sources=note.source))}</p></details>'
            )
    return "\n".join(parts)
