"""The balance of a game, for designers."""

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
    console,
    load_game,
    print_json,
    read_options,
    read_players,
)
from paddlewheel.cli.running import RayOption, WorkersOption, document, executor, show

if TYPE_CHECKING:
    from paddlewheel.arena.balance import Balance


def balance(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", help="How many games a setting.", min=1)] = 400,
    seats: Annotated[str, typer.Option("--seats", help="How many, or a bot for every seat: steady,steady.")] = "",
    stronger: Annotated[str, typer.Option("--stronger", help="A level that plays better; empty for none.")] = "steady",
    set_: Annotated[list[str] | None, typer.Option("--set", help="A changed number: ship.coal=8.")] = None,
    sweep_: Annotated[str, typer.Option("--sweep", help="A number over a range: ship.coal=3..9:2.")] = "",
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    report: Annotated[Path | None, typer.Option("--report", help="Write an HTML report with plots.")] = None,
    json: JsonFlag = False,
) -> None:
    """Weigh a game up. Seats, length, ends, what matters, and how much strength decides."""
    from paddlewheel.arena.balance import setting, sweep, weigh_up
    from paddlewheel.arena.plan import Plan

    loaded = load_game(game, components)
    players = tuple(read_players(loaded, seats, "random", "random"))
    changes = dict(setting(text) for text in set_ or [])
    place, values = sweep(sweep_) if sweep_ else ("", [0])
    found: list[Balance] = []
    for value in values:
        now = {**changes, place: value} if place else changes
        plan = Plan(game, players, seed, read_options(loaded, option), now, loaded.component_file)
        plan.check()
        label = ", ".join(f"{name} = {number}" for name, number in now.items()) or "as it is"
        found.append(weigh_up(plan.load(), plan, label, games, stronger, executor(workers, ray)))
    if report is not None:
        from paddlewheel.arena.report import write_balance

        write_balance(report, loaded, found)
    if json:
        print_json([_document(one) for one in found])
        return
    for one in found:
        show(one.result, f"{loaded.info.title}, {one.label}")
        if one.agency is not None:
            who = f"a table of {stronger} players" if loaded.info.won_together else f"one {stronger} player among them"
            console.print(f"{who} wins {one.agency}, without more strength {one.expected:.1%}", highlight=False)
    if report is not None:
        console.print(f"The report is in {report}.", highlight=False)


def _document(found: Balance) -> dict[str, object]:
    return {
        **document(found.result),
        "setting": found.label,
        "changes": found.plan.changes,
        "agency": found.agency,
        "expected": found.expected,
        "choices": found.uses,
    }
