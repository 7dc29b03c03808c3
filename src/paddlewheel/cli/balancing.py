"""The balance of a game, for designers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from paddlewheel.bots import make_player
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
    console,
    load_game,
    print_json,
    random_tells_little,
    read_options,
    read_players,
    require,
)
from paddlewheel.cli.progress import counted_games
from paddlewheel.cli.running import COMPETENT, KeepOption, RayOption, WorkersOption, document, end, executor, show
from paddlewheel.cli.words import LanguageOption, say

if TYPE_CHECKING:
    from paddlewheel.arena.balance import Balance


def balance(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", help="How many games a setting.", min=1)] = 200,
    seats: SeatsOption = "",
    players: PlayersOption = "",
    stronger: Annotated[
        str,
        typer.Option("--stronger", help="A level that plays better than --weaker; empty: strength is not measured."),
    ] = "steady",
    weaker: Annotated[str, typer.Option("--weaker", help="The level that the stronger one meets.")] = "casual",
    set_: SetOption = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option("--sweep", help="A number over a range: ship.coal=3..9:2; a second one makes a grid."),
    ] = None,
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    keep: KeepOption = None,
    report: Annotated[Path | None, typer.Option("--report", help="Write an HTML report with plots.")] = None,
    json: JsonFlag = False,
    language: LanguageOption = "",
) -> None:
    """Weigh a game up. Seats, length, ends, what matters, and how much strength decides. Ctrl-C shows what is done."""
    from paddlewheel.arena.balance import agency_games, settings, weigh_up
    from paddlewheel.arena.plan import Plan
    from paddlewheel.arena.variants import ORIGINAL

    if report is not None:
        require("report", "arena", "matplotlib")
    loaded = load_game(game, components, set_)
    check_outputs(report)
    seated = tuple(read_players(loaded, seats, COMPETENT, COMPETENT, players))
    for level in filter(None, (stronger, stronger and weaker)):
        make_player(level, 0, 0, loaded)
    options = read_options(loaded, option)
    plans = []
    for changes in settings(sweep or []):
        plan = Plan(game, seated, seed, options, changes, loaded.component_file)
        plan.check()
        plans.append(plan)
    check_folder(keep)
    random_tells_little(seated)
    found: list[Balance] = []
    each = games + (agency_games(loaded, len(seated), games) if stronger else 0)
    with counted_games(loaded.about.title, each * len(plans), executor(workers, ray), json) as where:
        for plan in plans:
            label = ", ".join(f"{name} = {number}" for name, number in plan.changes.items()) or ORIGINAL
            try:
                found.append(weigh_up(plan.load(), plan, label, games, stronger, weaker, where, keep))
            except KeyboardInterrupt:
                if not found:
                    raise
                break
            if found[-1].interrupted:
                break
    if report is not None:
        from paddlewheel.arena.report import write_balance

        write_balance(report, loaded, found)
    if json:
        print_json([_document(one) for one in found])
    else:
        _show(found, loaded.about.title, loaded.info.won_together, report)
    end(len(found) < len(plans) or found[-1].interrupted)


def _show(found: list[Balance], title: str, together: bool, report: Path | None) -> None:
    from paddlewheel.arena.variants import label_words
    from paddlewheel.arena.words import findings

    for one in found:
        show(one.result, say("setting-title", game=title, setting=label_words(one.label)))
        for sentence in findings(one, together):
            console.print(sentence, highlight=False, markup=False)
        console.print()
    if report is not None:
        console.print(say("report-is-in", path=str(report)), highlight=False, markup=False)


def _document(found: Balance) -> dict[str, object]:
    return {
        **document(found.result),
        "setting": found.label,
        "changes": found.plan.changes,
        "agency": found.agency,
        "expected": found.expected,
        "measures": {one.name: one.mean for one in found.measures},
        "choices": found.uses,
    }
