"""Puzzles in the terminal, and the command that makes them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from paddlewheel import registry
from paddlewheel.cli.answers import chosen
from paddlewheel.cli.choice_list import choice_lines
from paddlewheel.cli.output import GameArgument, SeedOption, complaints, console
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import BadInput, Refusal, SeatView
from paddlewheel.presentation import Size


def puzzle(
    game: GameArgument,
    number: Annotated[int | None, typer.Option("--number", help="Which one; that of today by default.", min=1)] = None,
    language: LanguageOption = "",
) -> None:
    """Solve a puzzle: find the best turn. Without --number it is that of today, the same for everybody."""
    from paddlewheel.analysis.puzzles import daily, judge_answer, puzzle_of
    from paddlewheel.analysis.trial import Trial
    from paddlewheel.analysis.words import seat_name, turn_words
    from paddlewheel.bots.explain import turn_reasons

    loaded = registry.load(game)
    which = number or daily(game, datetime.now(UTC).date())
    found = puzzle_of(game, which)
    start = found.position(loaded)
    view = SeatView(start, found.seat)
    trial = Trial(start, found.seat)
    who = seat_name(trial.scene(), found.seat)
    title = say("puzzle-number", game=loaded.about.title, number=which)
    console.print(Text.assemble((title, "bold"), f" {say('find-best-turn', who=who)}"), highlight=False)
    console.print(Text(say("type-for-help"), "dim"), highlight=False)
    while True:
        offers = trial.scene().offers
        choices = choice_lines([offer.label for offer in offers], console.width, max(3, console.height // 7))
        size = Size(console.width, console.height - len(choices) - 2)
        shown = loaded.close_up(trial.state.observe(found.seat), size)
        console.print("\n".join(["", shown, *choices]), highlight=False, markup=False)
        try:
            answer = console.input("[bold]>[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if answer in ("q", "quit", "exit"):
            return
        if answer in ("?", "h", "help"):
            console.print(say("puzzle-help"), highlight=False, markup=False)
        elif answer == "back":
            trial = Trial(start, found.seat)
        elif answer == "solution":
            solution = [loaded.choice(token) for token in found.solution]
            console.print(say("best-turn", turn=turn_words(view, solution).text), highlight=False, markup=False)
            for reason in turn_reasons(view, solution):
                console.print(f"  {reason}", highlight=False, markup=False)
            return
        else:
            try:
                for token in chosen(answer, offers, loaded.tokens, lambda: loaded.plans(SeatView(start, found.seat))):
                    trial.play(token)
            except (BadInput, Refusal) as error:
                console.print(f"[yellow]{error}[/]", highlight=False)
        if trial.is_over:
            judged = judge_answer(loaded, found, trial.tokens)
            if judged.verdict == "best":
                console.print(Text.assemble((say("solved"), "bold"), f" {say('that-is-best')}"), highlight=False)
                return
            console.print(say(f"that-is-{judged.verdict}"), highlight=False)
            trial = Trial(start, found.seat)


def make_puzzles(
    game: GameArgument,
    count: Annotated[int, typer.Option("--count", help="How many puzzles.", min=1)] = 30,
    seed: SeedOption = 1,
    games: Annotated[int, typer.Option("--games", help="Look through this many games at most.", min=1)] = 400,
    lead: Annotated[
        float,
        typer.Option("--lead", help="How far the best turn is ahead, in games won.", min=0.01, max=1),
    ] = 0.05,
    out: Annotated[Path | None, typer.Option("--out", help="The file; in the game's folder by default.")] = None,
    language: LanguageOption = "",
) -> None:
    """Make the puzzles of a game from games among bots, checked by a deeper search. Ctrl-C keeps what was found."""
    from rich.progress import Progress

    from paddlewheel.analysis.puzzle_maker import PuzzleMaker
    from paddlewheel.analysis.puzzles import FILE, write

    loaded = registry.load(game)
    maker = PuzzleMaker(loaded, lead)
    with Progress(console=complaints, transient=True) as bar:
        task = bar.add_task(say("making-puzzles", game=loaded.about.title), total=count)
        puzzles = maker.make(count, seed, games, lambda found, _: bar.update(task, completed=found))
    path = out or loaded.folder / FILE
    write(path, loaded, puzzles)
    words = say("puzzles-made", path=str(path), puzzles=len(puzzles), games=maker.games)
    console.print(words, highlight=False, soft_wrap=True)
