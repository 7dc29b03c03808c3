"""Many games at once: simulate, tournament."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from paddlewheel.cli.output import (
    ComponentsOption,
    GameArgument,
    JsonFlag,
    OptionsOption,
    SeedOption,
    complaints,
    console,
    load_game,
    print_json,
    read_options,
    read_players,
    titled_table,
)

if TYPE_CHECKING:
    from rich.progress import Progress

    from paddlewheel.arena.executors import Executor
    from paddlewheel.arena.series import Series
    from paddlewheel.arena.tally import Simulation
    from paddlewheel.arena.tournament import Standing

WorkersOption = Annotated[int, typer.Option("--workers", help="Worker processes; 1 plays here.", min=1)]
RayOption = Annotated[str, typer.Option("--ray", help="Play on a Ray cluster at this address, or `local`.")]


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", help="How many games to play.", min=1)] = 1000,
    seats: Annotated[
        str, typer.Option("--seats", help="How many, or a bot for every seat: strong,steady,random.")
    ] = "",
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep every game in this Parquet file; go on with it.")
    ] = None,
    report: Annotated[Path | None, typer.Option("--report", help="Write an HTML report with plots.")] = None,
    json: JsonFlag = False,
) -> None:
    """Play many games among bots and count what comes of them. Ctrl-C keeps what is done."""
    from paddlewheel.arena.plan import Plan
    from paddlewheel.arena.series import Series

    loaded = load_game(game, components)
    players = tuple(read_players(loaded, seats, "random", "random"))
    series = Series(Plan(game, players, seed, read_options(loaded, option), components=loaded.component_file), out)
    result = _watched(series, games, executor(workers, ray), loaded.info.title, quiet=json)
    if report is not None:
        from paddlewheel.arena.report import write_report

        write_report(report, loaded, series.plan, series.played)
    if json:
        print_json(document(result))
    else:
        show(result, loaded.info.title)


def tournament(
    game: GameArgument,
    players: Annotated[str, typer.Option("--players", help="The levels that meet.")] = "random,casual,steady",
    games: Annotated[int, typer.Option("--games", help="How many games to play.", min=1)] = 200,
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    json: JsonFlag = False,
) -> None:
    """Let levels of bots meet in every seating, and rate them."""
    from paddlewheel.arena.tournament import hold

    loaded = load_game(game, components)
    standing = hold(loaded, players.split(","), games, seed, read_options(loaded, option), executor(workers, ray))
    if json:
        print_json(standing)
        return
    _show_standing(standing, loaded.info.title)


def dataset(
    game: GameArgument,
    out: Annotated[
        Path, typer.Option("--out", help="The folder to write into; a dataset that is there is gone on with.")
    ],
    games: Annotated[int, typer.Option("--games", help="How many games to play.", min=1)] = 1000,
    seats: Annotated[
        str, typer.Option("--seats", help="How many, or a player for every seat: strong,steady,mine:Net.")
    ] = "",
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
) -> None:
    """Write every decision of many games as Parquet: what was seen, allowed and chosen, and what came of it."""
    from paddlewheel.arena.dataset import Dataset
    from paddlewheel.arena.plan import Plan

    loaded = load_game(game, components)
    players = tuple(read_players(loaded, seats, "steady", "steady"))
    plan = Plan(game, players, seed, read_options(loaded, option), components=loaded.component_file)
    made = Dataset(plan, out)
    with progress_bar(quiet=False) as bar:
        task = bar.add_task(loaded.info.title, total=games, pace="")
        written = made.run(games, executor(workers, ray), lambda played: bar.advance(task, played))
    console.print(
        f"{games:,} games in {out}, {written:,} decisions of them written now; {out / 'README.md'} describes them"
    )


def executor(workers: int, ray: str) -> Executor:
    """Where to play."""
    from paddlewheel.arena.executors import Cluster, Processes, inline

    if ray:
        return Cluster(ray)
    return inline if workers == 1 else Processes(workers)


def progress_bar(quiet: bool) -> Progress:
    """How far a series is, how long it took and will take."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )  # fmt: skip

    return Progress(
        TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TimeRemainingColumn(), TextColumn("{task.fields[pace]}"), console=complaints, transient=True, disable=quiet,
    )  # fmt: skip


def _watched(series: Series, games: int, where: Executor, title: str, quiet: bool) -> Simulation:
    """Run a series under a progress bar, if anybody watches."""
    with progress_bar(quiet) as bar:
        task = bar.add_task(title, total=games, pace="")

        def step(done: int, played: int, decisions: int) -> None:
            elapsed = bar.tasks[0].elapsed or 1e-9
            bar.update(
                task, completed=done, pace=f"{played / elapsed:,.0f} games/s, {decisions / elapsed:,.0f} decisions/s"
            )

        return series.run(games, where, step)


def document(result: Simulation) -> dict[str, object]:
    """A simulation as one JSON document."""
    return {
        "game": result.plan.game,
        "options": result.plan.options,
        "seats": result.plan.players,
        "seed": result.plan.seed,
        "games": result.games,
        "seconds": result.seconds,
        "decisions": result.decisions,
        "decisions_per_second": result.decisions_per_second,
        "mean_length": result.mean_length,
        "outcomes": {"by_seat": result.by_seat, "by_reason": result.by_reason},
    }


def show(result: Simulation, title: str) -> None:
    table = titled_table(f"{title}: {result.games:,} games")
    for heading in ("seat", "player", "wins", "win rate (95 % sure)", "share", "mean rank", "mean score"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for seat in result.by_seat:
        row = [str(seat.seat), seat.player, f"{seat.wins:,}", str(seat.rate), f"{seat.share:.1%}"]
        table.add_row(*row, f"{seat.mean_rank:.2f}", f"{seat.mean_score:.2f}")
    console.print(table)
    for reason, number in result.by_reason.items():
        console.print(f"ended by {reason}: {number:,}", highlight=False)
    console.print(
        f"{result.mean_length:.1f} decisions a game; {result.decisions_per_second:,.0f} decisions a second "
        f"({result.seconds:.1f} s)",
        highlight=False,
    )


def _show_standing(standing: Standing, title: str) -> None:
    table = titled_table(f"{title}: {standing.games:,} games, every seating")
    for heading in ("player", "rating", "uncertainty", "games", "share of wins"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for player in standing.players:
        rating, doubt = f"{player.rating:.1f}", f"{player.uncertainty:.1f}"
        table.add_row(player.name, rating, doubt, f"{player.games:,}", str(player.won))
    console.print(table)
    pairs = titled_table("Who comes in ahead of whom")
    for heading in ("player", "ahead of", "rate (95 % sure)"):
        pairs.add_column(heading)
    for pair in standing.pairs:
        pairs.add_row(pair.player, pair.other, str(pair.ahead))
    console.print(pairs)
