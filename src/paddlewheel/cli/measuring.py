"""How strong the bots are: every level against the one below."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from paddlewheel.arena.messages import columns
from paddlewheel.bots import make_player
from paddlewheel.cli.output import (
    ComponentsOption,
    GameArgument,
    JsonFlag,
    OptionsOption,
    SeatsOption,
    SeedOption,
    SetOption,
    check_folder,
    check_outputs,
    complaints,
    console,
    load_game,
    print_json,
    read_meeting,
    read_options,
    require,
    titled_table,
)
from paddlewheel.cli.progress import progress
from paddlewheel.cli.running import KeepOption, RayOption, WorkersOption, executor
from paddlewheel.cli.words import LanguageOption, say


def levels(
    game: GameArgument,
    players: Annotated[
        str, typer.Option("--players", help="Who meets: the levels, the weakest first.")
    ] = "random,casual,steady,strong@200",
    games: Annotated[int, typer.Option("--games", help="About how many games a pair plays.", min=2)] = 400,
    seats: SeatsOption = "",
    seed: SeedOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    set_: SetOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    keep: KeepOption = None,
    write: Annotated[
        Path | None, typer.Option("--write", help="Put the table into this page, between the game's marks.")
    ] = None,
    json: JsonFlag = False,
    language: LanguageOption = "",
) -> None:
    """Let every level of bots meet the one below it. Both play the same deals, in every seat."""
    from paddlewheel.arena.executors import counted
    from paddlewheel.arena.levels import COLUMNS, Meeting, adjacent, compare, markdown, write_between_marks

    loaded = load_game(game, components, set_)
    names, count = read_meeting(loaded, seats, players)
    for name in names:
        make_player(name, 0, 0, loaded)
    options = read_options(loaded, option)
    pairs = adjacent(names)
    check_folder(keep)
    check_outputs(write)
    if keep is not None:
        require("folder", "arena", "pyarrow", "pandas")
    meetings: list[Meeting] = []
    with progress(loaded.about.title, games * len(pairs), json) as step:
        where = counted(executor(workers, ray), lambda _: step(1, ""))
        for pair in pairs:

            def tell(players: str, pair: tuple[str, str] = pair) -> None:
                step(0, say("level-against", level=pair[0], below=pair[1], players=players))

            meetings.append(compare(loaded, pair, games, seed, options, keep, where, tell, count))
            complaints.print(*meetings[-1].cells(), sep=" | ", highlight=False, soft_wrap=True)
    if write is not None:
        made_of = say("levels-made-of", version=str(loaded.info.rules_version), seed=str(seed))
        write_between_marks(write, " ".join([game, *(option or [])]), f"{made_of}\n\n{markdown(meetings)}")
    if json:
        print_json(meetings)
        return
    table = titled_table(say("levels-title", game=loaded.about.title))
    for heading in columns(*COLUMNS):
        table.add_column(heading)
    for meeting in meetings:
        table.add_row(*meeting.cells())
    console.print(table)
