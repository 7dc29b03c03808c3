"""Variants of a game side by side, and numbers tuned to an aim."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from paddlewheel.arena.messages import columns
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
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import BadInput
from paddlewheel.language import decimal

#: How many rows of use and success a terminal shows where nothing is shown to differ.
FEW = 8


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
    language: LanguageOption = "",
) -> None:
    """Compare variants of a game on the same deals. All intervals hold together, however many are looked at."""
    from paddlewheel.arena.compare import compare_variants
    from paddlewheel.arena.variants import ORIGINAL, read_variant

    require("comparison", "arena", "scipy", *(["matplotlib"] if report is not None else []))
    if not variant:
        raise BadInput(say("name-the-variants"))
    loaded = load_game(game, components, set_)
    check_outputs(report)
    seated = tuple(read_players(loaded, seats, COMPETENT, COMPETENT, players))
    options = read_options(loaded, option)
    wanted = [ORIGINAL, *variant] if len(variant) == 1 else variant
    variants = [read_variant(loaded, text, options) for text in wanted]
    labels = [one.label for one in variants]
    if len(set(labels)) < len(labels):
        twice = next(label for label in labels if labels.count(label) > 1)
        raise BadInput(say("two-variants-called", label=repr(twice)))
    plans = [(one.label, one.plan(loaded, seated, seed)) for one in variants]
    check_folder(keep)
    random_tells_little(seated)
    with counted_games(loaded.about.title, games * len(plans), executor(workers, ray), json) as where:
        found = compare_variants(loaded, plans, games, where, keep, looks)
    if report is not None:
        from paddlewheel.arena.report import write_comparison

        write_comparison(report, loaded, plans[0][1], found)
    if json:
        print_json(found)
    else:
        for one in found:
            title = say("comparison-title", game=loaded.about.title, games=one.games)
            _show_rows(title, (say("the-games"), *one.labels), one.rows(one.measures))
            for name, rows in (("use", one.use), ("success", one.success)):
                shown = [row for row in rows if row.change.sign]
                if shown:
                    _show_rows(say(f"{name}-title"), (say(name), *one.labels), one.rows(shown))
            for sentence in one.conclusions():
                console.print(sentence, highlight=False, markup=False)
        if report is not None:
            console.print(say("report-is-in", path=str(report)), highlight=False, markup=False)
    end(found[0].interrupted)


def _show_rows(title: str, headings: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    table = titled_table(title)
    for place, heading in enumerate((*headings, *columns("change", "shown"))):
        table.add_column(heading, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
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
    language: LanguageOption = "",
) -> None:
    """Tune numbers of a game to aims, with Optuna. The result is judged on deals that no setting was tried on."""
    from paddlewheel.arena.aims import AIM_COLUMNS, read_aim
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
    with progress(say("tuning-title", game=loaded.about.title), trials, json) as step:

        def tell(trial: Trial) -> None:
            playable = trial.miss is not None
            step(1, say("missed-by", miss=decimal(f"{trial.miss:.3f}")) if playable else say("not-playable"))

        tuned = tuner.run(trials, games, judge, executor(workers, ray), keep, tell)
    if report is not None:
        from paddlewheel.arena.report import write_tuning

        write_tuning(report, loaded, tuned)
    if write is not None:
        write.write_text(changed_file(loaded.component_file, tuned.best.setting).text, encoding="utf-8")
    if json:
        print_json(tuned)
    else:
        for name, judged in (("best-on-fresh-deals", tuned.judged), ("game-as-it-is", tuned.before)):
            table = titled_table(say(name))
            for heading in columns(*AIM_COLUMNS):
                table.add_column(heading)
            for one in judged:
                table.add_row(*one.cells())
            if judged:
                console.print(table)
        for sentence in tuned.conclusions():
            console.print(sentence, highlight=False, markup=False)
        for path in filter(None, (report, write)):
            console.print(say("is-written", path=str(path)), highlight=False, markup=False)
    if tuned.interrupted and keep is not None:
        complaints.print(say("trials-kept", path=str(keep)), highlight=False, markup=False)
    end(tuned.interrupted)
