"""Variants of a game side by side, and numbers tuned to an aim."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from paddlewheel.cli.output import (
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
    read_options,
    read_players,
    require,
    titled_table,
)
from paddlewheel.cli.progress import counted_games, progress
from paddlewheel.cli.running import COMPETENT, KeepOption, RayOption, WorkersOption, end, executor
from paddlewheel.kernel import BadInput

#: How many rows of use and success a terminal shows where nothing is shown to differ.
FEW = 8
HEADINGS = ("change", "shown?")


def compare(
    game: GameArgument,
    variant: Annotated[
        list[str] | None,
        typer.Option("--variant", help="FILE.toml, NUMBER=VALUE,OPTION=VALUE or `as it is`; twice or more."),
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many deals.", min=2)] = 200,
    looks: Annotated[
        int, typer.Option("--looks", help="How often you will look, with more games each time.", min=1)
    ] = 1,
    seats: SeatsOption = "",
    players: PlayersOption = "",
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    set_: SetOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    keep: KeepOption = None,
    report: Annotated[Path | None, typer.Option("--report", help="Write an HTML report.")] = None,
    json: JsonFlag = False,
) -> None:
    """Compare variants of a game on the same deals. All intervals hold together, however many are looked at."""
    from paddlewheel.arena.compare import compare_variants
    from paddlewheel.arena.variants import ORIGINAL, read_variant

    require("a comparison", "arena", "scipy", *(["matplotlib"] if report is not None else []))
    if not variant:
        raise BadInput("name the variants: --variant 'as it is' --variant ship.coal=8")
    loaded = load_game(game, components, set_)
    check_outputs(report)
    seated = tuple(read_players(loaded, seats, COMPETENT, COMPETENT, players))
    options = read_options(loaded, option)
    wanted = [ORIGINAL, *variant] if len(variant) == 1 else variant
    variants = [read_variant(loaded, text, options) for text in wanted]
    labels = [one.label for one in variants]
    if len(set(labels)) < len(labels):
        raise BadInput(f"two variants are called {next(label for label in labels if labels.count(label) > 1)!r}")
    plans = [(one.label, one.plan(loaded, seated, seed)) for one in variants]
    check_folder(keep)
    random_tells_little(seated)
    with counted_games(loaded.info.title, games * len(plans), executor(workers, ray), json) as where:
        found = compare_variants(loaded, plans, games, where, keep, looks)
    if report is not None:
        from paddlewheel.arena.report import write_comparison

        write_comparison(report, loaded, plans[0][1], found)
    if json:
        print_json(found)
    else:
        for one in found:
            names = (one.first, one.second)
            _show_rows(f"{loaded.info.title}: {one.games:,} deals", ("the games", *names), one.measures)
            for title, rows in (("use", one.use), ("success", one.success)):
                shown = [row for row in rows if row.change.sign]
                if shown:
                    _show_rows(f"{title} of cards, tiles and actions", (title, *names), shown)
            for sentence in one.conclusions():
                console.print(sentence, highlight=False, markup=False)
        if report is not None:
            console.print(f"The report is in {report}.", highlight=False, markup=False)
    end(found[0].interrupted)


def _show_rows(title: str, headings: tuple[str, ...], rows: object) -> None:
    from paddlewheel.arena.compare import Difference

    table = titled_table(title)
    for heading in (*headings, *HEADINGS):
        table.add_column(heading, justify="left" if heading == headings[0] else "right")
    for row in msgspec.convert(rows, list[Difference]):
        table.add_row(*row.cells())
    console.print(table)


def tune(
    game: GameArgument,
    free: Annotated[
        list[str] | None, typer.Option("--free", help="A number that may change: weather.medium=20..50; repeat it.")
    ] = None,
    aim: Annotated[
        list[str] | None,
        typer.Option("--aim", help="'wins(steady)=0.6..0.8', 'decisions<200', 'close finish>0.3'; repeat it."),
    ] = None,
    trials: Annotated[int, typer.Option("--trials", help="How many settings to try.", min=1)] = 40,
    games: Annotated[int, typer.Option("--games", help="Games for each aim and setting.", min=2)] = 60,
    judge: Annotated[int, typer.Option("--judge", help="Games for each aim to judge the best.", min=2)] = 300,
    seats: SeatsOption = "",
    players: PlayersOption = "",
    rivals: Annotated[
        str, typer.Option("--rivals", help="Whom wins(PLAYER) is to beat, where one player wins.")
    ] = "casual",
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    set_: SetOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    keep: Annotated[
        Path | None, typer.Option("--keep", help="A file for the trials; the same command goes on with them.")
    ] = None,
    report: Annotated[Path | None, typer.Option("--report", help="Write an HTML report with plots.")] = None,
    write: Annotated[Path | None, typer.Option("--write", help="Write the best setting as a component file.")] = None,
    json: JsonFlag = False,
) -> None:
    """Tune numbers of a game to aims, with Optuna. The result is judged on deals that no setting was tried on."""
    from paddlewheel.arena.aims import read_aim
    from paddlewheel.arena.tune import Trial, Tuner, read_free
    from paddlewheel.bots import make_player
    from paddlewheel.kernel import changed_file

    require("tuning", "tune", "optuna", *(["matplotlib"] if report is not None else []))
    loaded = load_game(game, components, set_)
    check_outputs(keep, report, write)
    seated = tuple(read_players(loaded, seats, COMPETENT, COMPETENT, players))
    make_player(rivals, 0, 0, loaded)
    aims = [read_aim(loaded, text) for text in aim or []]
    numbers = [read_free(text) for text in free or []]
    tuner = Tuner(loaded, seated, read_options(loaded, option), numbers, aims, seed, rivals)
    with progress(f"{loaded.info.title}: settings", trials, json) as step:

        def tell(trial: Trial) -> None:
            step(1, f"missed by {trial.miss:.3f}" if trial.miss is not None else "not playable")

        tuned = tuner.run(trials, games, judge, executor(workers, ray), keep, tell)
    if report is not None:
        from paddlewheel.arena.report import write_tuning

        write_tuning(report, loaded, tuned)
    if write is not None:
        write.write_text(changed_file(loaded.component_file, tuned.best.setting).text, encoding="utf-8")
    if json:
        print_json(tuned)
    else:
        for title, judged in (("The best setting, on fresh deals", tuned.judged), ("The game as it is", tuned.before)):
            table = titled_table(title)
            for heading in ("aim", "measured (95 % sure)", "verdict"):
                table.add_column(heading)
            for one in judged:
                table.add_row(*one.cells())
            if judged:
                console.print(table)
        for sentence in tuned.conclusions():
            console.print(sentence, highlight=False, markup=False)
        for path in filter(None, (report, write)):
            console.print(f"{path} is written.", highlight=False, markup=False)
    if tuned.interrupted and keep is not None:
        complaints.print(f"The trials are kept in {keep}.", highlight=False, markup=False)
    end(tuned.interrupted)
