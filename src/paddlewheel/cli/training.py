"""Learning from games: `paddlewheel train`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from paddlewheel.cli.output import (
    ComponentsOption,
    GameArgument,
    SeedOption,
    SetOption,
    check_outputs,
    console,
    load_game,
    require,
)
from paddlewheel.cli.progress import progress
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.language import decimal
from paddlewheel.version import VERSION


def train(
    game: GameArgument,
    seats: Annotated[int | None, typer.Option("--seats", help="How many seats; the usual number if left out.")] = None,
    games: Annotated[int, typer.Option("--games", help="How many games of a round to learn from.", min=16)] = 100,
    rounds: Annotated[
        int, typer.Option("--rounds", help="After each round the bots search with what was learned.", min=1, max=20)
    ] = 2,
    iterations: Annotated[
        int, typer.Option("--iterations", help="How long the bots search for a decision.", min=8)
    ] = 500,
    seed: SeedOption = 1,
    components: ComponentsOption = None,
    set_: SetOption = None,
    out: Annotated[Path, typer.Option("--out", help="The file to write.")] = Path("learned.json"),
    language: LanguageOption = "",
) -> None:
    """Learn from strong bots how promising choices look. Put the file into the game's folder, and `strong` uses it."""
    require("training", "train", "numpy")
    from paddlewheel.arena.train import Training
    from paddlewheel.arena.train import train as learn

    loaded = load_game(game, components, set_)
    check_outputs(out)
    count = loaded.checked_seats(seats)
    command = f"paddlewheel train {game} --seats {count} --games {games} --rounds {rounds}"
    command += f" --iterations {iterations} --seed {seed}"
    with progress(loaded.about.title, games * rounds) as step:

        def tell(number: int, played: int) -> None:
            step(1, say("lesson-progress", round=number + 1, games=played))

        made = learn(loaded, Training(count, games, rounds, iterations, seed), command, VERSION, tell)
    out.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=2))
    losses = (made.loss_learned, made.loss_by_hand, made.loss_alike)
    loss, by_hand, alike = (decimal(f"{number:.3f}") for number in losses)
    counted = {"games": made.games, "decisions": made.decisions}
    console.print(say("learned", loss=loss, by_hand=by_hand, alike=alike, **counted), highlight=False)
    console.print(say("written-to", path=str(out)), highlight=False)
