"""How strong the bots are: every level against the one below."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

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
    titled_table,
)
from paddlewheel.cli.running import RayOption, WorkersOption, executor


def levels(
    game: GameArgument,
    players: Annotated[
        str, typer.Option("--players", help="The levels, the weakest first.")
    ] = "random,casual,steady,strong@200",
    games: Annotated[int, typer.Option("--games", help="About how many games a pair plays.", min=2)] = 400,
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    keep: Annotated[Path | None, typer.Option("--keep", help="A folder for the games; go on with them.")] = None,
    write: Annotated[
        Path | None, typer.Option("--write", help="Put the table into this page, between the game's marks.")
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Let every level of bots meet the one below it. Both play the same deals, in every seat."""
    from paddlewheel.arena.levels import HEADINGS, Meeting, adjacent, compare, markdown, write_between_marks

    loaded = load_game(game, components)
    options = read_options(loaded, option)
    meetings: list[Meeting] = []
    with complaints.status(loaded.info.title) as status:
        for pair in adjacent(players.split(",")):
            say = lambda words, pair=pair: status.update(f"{pair[0]} against {pair[1]}: {words}")  # noqa: E731
            meetings.append(compare(loaded, pair, games, seed, options, keep, executor(workers, ray), say))
            complaints.print(*meetings[-1].cells(), sep=" · ", highlight=False)
    if write is not None:
        made_of = f"Rules version {loaded.info.rules_version}, seed {seed}."
        write_between_marks(write, " ".join([game, *(option or [])]), f"{made_of}\n\n{markdown(meetings)}")
    if json:
        print_json(meetings)
        return
    table = titled_table(f"{loaded.info.title}: every level against the one below")
    for heading in HEADINGS:
        table.add_column(heading)
    for meeting in meetings:
        table.add_row(*meeting.cells())
    console.print(table)
