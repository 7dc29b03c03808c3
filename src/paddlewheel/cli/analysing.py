"""What was played well in a game, what was not, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from paddlewheel import registry
from paddlewheel.cli.output import check_outputs, complaints, console, read_record, titled_table
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import BadInput
from paddlewheel.kernel import replay as replay_record

if TYPE_CHECKING:
    from paddlewheel.analysis.analysis import Analysis
    from paddlewheel.analysis.story import Story
    from paddlewheel.kernel import Record


def analyse(
    record: Annotated[Path, typer.Argument(help="A record file.")],
    html: Annotated[Path | None, typer.Option("--html", help="Write a page with the curve and the moments.")] = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write everything as JSON.")] = None,
    language: LanguageOption = "",
) -> None:
    """Analyse a finished game. Every turn is judged by what its seat saw; luck is counted apart from skill."""
    from paddlewheel.analysis.page import to_html
    from paddlewheel.analysis.story import Story

    check_outputs(html, json)
    parsed = read_record(record)
    if replay_record(parsed, registry.game_of(parsed)).outcome is None:
        raise BadInput(say("not-over", record=record.name))
    found = _watched(parsed)
    story = Story(parsed, found)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    if html is not None:
        html.write_text(to_html(story), encoding="utf-8")
    _show(story)


def _watched(record: Record) -> Analysis:
    """Analyse under a progress bar that says how much time is left."""
    from rich.progress import Progress  # it takes its time, and few commands draw one

    from paddlewheel.analysis.analysis import analyse, parts_of

    with Progress(console=complaints, transient=True) as bar:
        task = bar.add_task(say("analysing"), total=parts_of(record))
        return analyse(record, done=lambda done, _: bar.update(task, completed=done))


def _show(story: Story) -> None:
    from paddlewheel.analysis.story import counted_verdicts

    analysis = story.analysis
    measured = say("measured-in", quantity=str(analysis.quantity))
    table = titled_table(say("analysis-of", game=story.game.about.title), caption=measured)
    for name in ("seat", "accuracy", "turns", "lost", "given-away", "luck"):
        table.add_column(say(f"analysis-{name}"), justify="left" if name in ("seat", "lost") else "right")
    for seat in analysis.seats:
        turns, lost = str(sum(seat.verdicts.values())), counted_verdicts(seat.verdicts)
        given, luck = story.change(seat.cost), story.luck(seat.seat)
        table.add_row(story.player(seat.seat), f"{seat.accuracy:.0f} %", turns, lost, given, luck)
    console.print(table)
    for told in story.moments():
        console.print(f"\n{told.heading}", style="bold", highlight=False, markup=False)
        for line in told.lines:
            console.print(f"  {line}", highlight=False, markup=False)
    if not analysis.moments:
        console.print("\n" + say("nothing-decided"), highlight=False)
