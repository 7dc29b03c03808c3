"""A journal in the terminal: by turns, each summed up where the game has words for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rich.markup import escape

from paddlewheel.cli.output import console
from paddlewheel.presentation import Line, Scene, turns


def print_journal(lines: Iterable[Line], scene: Scene, is_whole: Callable[[int], bool], indent: str = "") -> None:
    """Print lines by turns. Turns of seats that are to be told whole are printed line by line, with the rules."""
    for row in _rows(lines, scene, is_whole):
        console.print(f"{indent}{row}", highlight=False)


def _rows(lines: Iterable[Line], scene: Scene, is_whole: Callable[[int], bool]) -> Iterator[str]:
    titles = {area.seat: area.title for area in scene.areas if area.kind == "seat"}
    for turn in turns(lines):
        if turn.lines[0].opens_round:
            yield f"[bold]{escape(turn.lines[0].text)}[/] [dim]{turn.lines[0].rule}[/]"
        elif turn.is_summed_up and not is_whole(turn.seat):
            yield escape(turn.summary(lambda seat: titles.get(seat, f"Seat {seat + 1}")))
        else:
            for line in turn.lines:
                yield f"{escape(line.text)} [dim]{line.rule}[/]"
