"""Many games at once: simulate, tournament."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from paddlewheel.arena.messages import columns
from paddlewheel.cli.output import (
    INTERRUPTED,
    ComponentsOption,
    GameArgument,
    JsonFlag,
    OptionsOption,
    PlayersOption,
    SeatsOption,
    SeedOption,
    SetOption,
    check_folder,
    check_outputs,
    complaints,
    console,
    load_game,
    print_json,
    random_tells_little,
    read_meeting,
    read_options,
    read_players,
    require,
    titled_table,
)
from paddlewheel.cli.progress import counted_games, progress
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.language import decimal, percent, whole

if TYPE_CHECKING:
    from paddlewheel.arena.executors import Executor
    from paddlewheel.arena.series import Series
    from paddlewheel.arena.tally import Simulation
    from paddlewheel.arena.tournament import Standing

WorkersOption = Annotated[int, typer.Option("--workers", help="Worker processes; 1 plays here.", min=1)]
RayOption = Annotated[str, typer.Option("--ray", help="Play on a Ray cluster at this address, or `local`.")]
KeepOption = Annotated[
    Path | None, typer.Option("--keep", help="A folder for the games; the same command goes on with them.")
]
#: Who plays if nothing is said: players at random tell little about a game.
COMPETENT = "steady"


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", help="How many games to play.", min=1)] = 200,
    seats: SeatsOption = "",
    players: PlayersOption = "",
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    set_: SetOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep every game in this Parquet file; go on with it.")
    ] = None,
    report: Annotated[Path | None, typer.Option("--report", help="Write an HTML report with plots.")] = None,
    json: JsonFlag = False,
    language: LanguageOption = "",
) -> None:
    """Play many games among bots, steady ones by default, and count what comes of them. Ctrl-C keeps what is done."""
    from paddlewheel.arena.plan import Plan
    from paddlewheel.arena.series import Series

    loaded = load_game(game, components, set_)
    check_outputs(out, report)
    if out is not None:
        require("file", "arena", "pyarrow", "pandas")
    if report is not None:
        require("report", "arena", "matplotlib")
    seated = tuple(read_players(loaded, seats, COMPETENT, COMPETENT, players))
    series = Series(Plan(game, seated, seed, read_options(loaded, option), components=loaded.component_file), out)
    random_tells_little(seated)
    result = _watched(series, games, executor(workers, ray), loaded.about.title, quiet=json)
    if report is not None:
        from paddlewheel.arena.report import write_report

        write_report(report, loaded, series.plan, series.played)
    if json:
        print_json(document(result))
    else:
        show(result, loaded.about.title)
    end(series.interrupted)


def tournament(
    game: GameArgument,
    players: Annotated[str, typer.Option("--players", help="Who meets.")] = "random,casual,steady",
    seats: SeatsOption = "",
    games: Annotated[int, typer.Option("--games", help="How many games to play.", min=1)] = 200,
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    set_: SetOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    keep: KeepOption = None,
    json: JsonFlag = False,
    language: LanguageOption = "",
) -> None:
    """Let players meet in every seating, and rate them. Ctrl-C rates what was played."""
    from paddlewheel.arena.tournament import hold

    require("tournament", "arena", "openskill")
    if keep is not None:
        require("folder", "arena", "pyarrow", "pandas")
    loaded = load_game(game, components, set_)
    names, count = read_meeting(loaded, seats, players)
    options = read_options(loaded, option)
    check_folder(keep)
    with counted_games(loaded.about.title, games, executor(workers, ray), json) as where:
        standing = hold(loaded, names, games, seed, options, where, count, keep)
    if json:
        print_json(standing)
    else:
        _show_standing(standing, loaded.about.title)
    end(standing.interrupted)


def end(interrupted: bool) -> None:
    """Leave with the right exit code once what was played is shown."""
    if interrupted:
        complaints.print("paddlewheel:", say("interrupted-played"), highlight=False)
        raise typer.Exit(INTERRUPTED)


def dataset(
    game: GameArgument,
    out: Annotated[Path, typer.Option("--out", help="The folder to write into; one that was begun is continued.")],
    games: Annotated[int, typer.Option("--games", help="How many games to play.", min=1)] = 1000,
    seats: Annotated[
        str, typer.Option("--seats", help="How many, or a player for every seat: strong,steady,mine:Net.")
    ] = "",
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    set_: SetOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    language: LanguageOption = "",
) -> None:
    """Write every decision of many games as Parquet: what was seen, allowed and chosen, and what came of it."""
    from paddlewheel.arena.dataset import Dataset
    from paddlewheel.arena.plan import Plan

    require("dataset", "arena", "pyarrow")
    loaded = load_game(game, components, set_)
    players = tuple(read_players(loaded, seats, "steady", "steady"))
    plan = Plan(game, players, seed, read_options(loaded, option), components=loaded.component_file)
    made = Dataset(plan, out)
    with progress(loaded.about.title, games, quiet=False) as step:
        written = made.run(games, executor(workers, ray), lambda played: step(played, ""))
    console.print(say("dataset-written", games=games, folder=str(out), decisions=written, card=str(out / "README.md")))


def executor(workers: int, ray: str) -> Executor:
    """Where to play."""
    from paddlewheel.arena.executors import Cluster, Processes, inline

    if ray:
        return Cluster(ray)
    return inline if workers == 1 else Processes(workers)


def _watched(series: Series, games: int, where: Executor, title: str, quiet: bool) -> Simulation:
    """Run a series under a progress bar, if anybody watches."""
    started = time.perf_counter()
    with progress(title, games, quiet) as step:
        step(min(len(series.played), games), "")

        def tell(done: int, played: int, decisions: int) -> None:
            elapsed = max(time.perf_counter() - started, 1e-9)
            step(1, say("speed", games=played / elapsed, decisions=decisions / elapsed))

        return series.run(games, where, tell)


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
    from paddlewheel.arena.measures import reason_words
    from paddlewheel.arena.words import series_title

    table = titled_table(series_title(title, result.games))
    for place, heading in enumerate(columns("seat", "player", "wins", "win-rate", "share", "mean-rank", "mean-score")):
        table.add_column(heading, justify="left" if place == 1 else "right")
    for seat in result.by_seat:
        row = [str(seat.seat), seat.player, whole(seat.wins), str(seat.rate), percent(seat.share, 1)]
        table.add_row(*row, decimal(f"{seat.mean_rank:.2f}"), decimal(f"{seat.mean_score:.2f}"))
    console.print(table)
    for reason, number in result.by_reason.items():
        words = say("ended-by", reason=reason_words(result.plan.game, reason), games=number)
        console.print(words, highlight=False)
    speed = say(
        "series-speed",
        length=decimal(f"{result.mean_length:.1f}"),
        speed=result.decisions_per_second,
        seconds=decimal(f"{result.seconds:.1f}"),
    )
    console.print(speed, highlight=False)


def _show_standing(standing: Standing, title: str) -> None:
    table = titled_table(say("tournament-title", game=title, games=standing.games))
    for place, heading in enumerate(columns("player", "rating", "uncertainty", "games", "share-of-wins")):
        table.add_column(heading, justify="right" if place else "left")
    for player in standing.players:
        rating, doubt = (decimal(f"{number:.1f}") for number in (player.rating, player.uncertainty))
        table.add_row(player.name, rating, doubt, whole(player.games), str(player.won))
    console.print(table)
    pairs = titled_table(say("ahead-title"))
    for heading in columns("player", "ahead-of", "ahead-rate"):
        pairs.add_column(heading)
    for pair in standing.pairs:
        pairs.add_row(pair.player, pair.other, str(pair.ahead))
    console.print(pairs)
