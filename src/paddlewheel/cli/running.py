"""Many games at once."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from paddlewheel import registry
from paddlewheel.arena.simulate import Simulation
from paddlewheel.arena.simulate import simulate as run_games
from paddlewheel.cli.output import GameArgument, JsonFlag, OptionsOption, SeedOption, console, print_json, read_options


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", help="How many games to play.", min=1)] = 1000,
    seats: Annotated[str, typer.Option("--seats", help="A bot for every seat, with commas: random,random.")] = "",
    seed: SeedOption = 1,
    option: OptionsOption = None,
    json: JsonFlag = False,
) -> None:
    """Play many games among bots and count what comes of them."""
    loaded = registry.load(game)
    options = read_options(loaded, option)
    players = seats.split(",") if seats else ["random"] * loaded.info.usual_seats
    if json:
        print_json(_document(run_games(loaded, players, games, seed, options)))
        return
    with Progress(
        TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        TextColumn("{task.fields[pace]}"), console=console, transient=True,
    ) as bar:  # fmt: skip
        task = bar.add_task(loaded.info.title, total=games, pace="")

        def step(done: int, decisions: int) -> None:
            if done % 20 == 0 or done == games:
                elapsed = bar.tasks[0].elapsed or 1e-9
                bar.update(task, completed=done, pace=f"{decisions / elapsed:,.0f} decisions/s")

        result = run_games(loaded, players, games, seed, options, step)
    _show(result, loaded.info.title)


def _document(result: Simulation) -> dict[str, object]:
    return {
        "game": result.game,
        "options": result.options,
        "seats": result.seats,
        "seed": result.seed,
        "games": result.games,
        "seconds": result.seconds,
        "decisions": result.decisions,
        "decisions_per_second": result.decisions_per_second,
        "mean_length": result.mean_length,
        "outcomes": {"by_seat": result.by_seat, "by_reason": result.by_reason},
    }


def _show(result: Simulation, title: str) -> None:
    table = Table(title=f"{title}: {result.games:,} games", title_style="bold")
    for heading in ("seat", "player", "wins", "share", "mean rank", "mean score"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for tally in result.by_seat:
        share, rank, score = f"{tally.share:.1%}", f"{tally.mean_rank:.2f}", f"{tally.mean_score:.2f}"
        table.add_row(str(tally.seat), tally.player, f"{tally.wins:,}", share, rank, score)
    console.print(table)
    for reason, number in result.by_reason.items():
        console.print(f"ended by {reason}: {number:,}", highlight=False)
    console.print(
        f"{result.mean_length:.1f} decisions a game; {result.decisions_per_second:,.0f} decisions a second "
        f"({result.seconds:.1f} s)",
        highlight=False,
    )
