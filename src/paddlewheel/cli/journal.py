"""A journal in the terminal: by turns, each summed up where the game has words for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from paddlewheel.cli.output import console
from paddlewheel.presentation import Line, Scene, turns, unnamed_seat


def print_journal(lines: Iterable[Line], scene: Scene, is_whole: Callable[[int], bool], indent: str = "") -> None:
    """Print lines by turns. Turns of seats that are to be told whole are printed line by line, with the rules."""
    for row in journal_rows(lines, scene, is_whole):
        console.print(Text(indent) + row, highlight=False)


def journal_rows(lines: Iterable[Line], scene: Scene, is_whole: Callable[[int], bool]) -> list[Text]:
    """The rows of a journal."""
    titles = {area.seat: area.title for area in scene.areas if area.kind == "seat"}
    rows: list[Text] = []
    for turn in turns(lines):
        if turn.is_summed_up and not turn.lines[0].opens_round and not is_whole(turn.seat):
            rows.append(Text(turn.summary(lambda seat: titles.get(seat, unnamed_seat(seat)))))
        else:
            style = "bold" if turn.lines[0].opens_round else ""
            rows += [Text.assemble((line.text, style), " ", (line.rule, "dim")) for line in turn.lines]
    return rows
