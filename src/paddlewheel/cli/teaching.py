"""A played game for talking about."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from paddlewheel import registry
from paddlewheel.cli.output import JsonFlag, check_outputs, complaints, console, print_json, read_record, titled_table
from paddlewheel.cli.words import LanguageOption, say


def debrief(
    record: Annotated[Path, typer.Argument(help="A record file.")],
    html: Annotated[Path | None, typer.Option("--html", help="Write the debriefing as a page with curves.")] = None,
    csv: Annotated[Path | None, typer.Option("--csv", help="Write one row a round, or a round and seat.")] = None,
    tables: Annotated[
        bool, typer.Option("--tables", help="Print the tables as well: the decisions that mattered, and more.")
    ] = False,
    language: LanguageOption = "",
    json: JsonFlag = False,
) -> None:
    """Debrief a record, also of a game that is not over: how all stand, the turning points, and questions."""
    check_outputs(html, csv)
    parsed = read_record(record)
    found = registry.game_of(parsed).debrief(parsed)
    for path, text in ((html, found.html), (csv, found.csv)):
        if path is not None:
            path.write_text(text, encoding="utf-8")
            complaints.print(say("is-written", path=str(path)), highlight=False, markup=False)
    if json:
        print_json(found.document)
        return
    console.print(f"[bold]{found.title}[/]", highlight=False)
    for line in found.lines:
        console.print(line, highlight=False, markup=False)
    for table in found.tables if tables else ():
        drawn = titled_table(escape(table.title), show_lines=True)
        for column in table.columns:
            drawn.add_column(escape(column))
        for row in table.rows:
            drawn.add_row(*map(escape, row))
        console.print(drawn, highlight=False)
