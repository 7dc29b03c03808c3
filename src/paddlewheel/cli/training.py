"""Learning from games: `paddlewheel train`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

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
from paddlewheel.cli.running import RayOption, WorkersOption, executor
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.language import decimal
from paddlewheel.presentation import LoadedGame
from paddlewheel.version import VERSION

if TYPE_CHECKING:
    from paddlewheel.arena.executors import Executor
    from paddlewheel.arena.plan import Plan
    from paddlewheel.arena.train_policy import Training
    from paddlewheel.bots.learned_file import LearnedFile, LearnedNumbers, LearnedWeights

#: Games of a round and rounds, where numbers are learned from results and where a policy is learned from searches.
NUMBERS = (12000, 16)
POLICY = (100, 2)
#: Games, where numbers are learned from positions, all at once.
POSITIONS = (4000, 1)


def train(
    game: GameArgument,
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many seats; if left out, the usual number, or all up to it.")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", help="How many games of a round to learn from.", min=16)
    ] = None,
    rounds: Annotated[
        int | None, typer.Option("--rounds", help="After each round bots play by what was learned.", min=1, max=100)
    ] = None,
    source: Annotated[
        Literal["results", "searches", "positions"] | None,
        typer.Option("--from", help="What to learn from; if left out, what the game can learn from best."),
    ] = None,
    pace: Annotated[
        float, typer.Option("--pace", help="How far numbers go in a round, where bots learn from results.", min=0.1)
    ] = 12.0,
    iterations: Annotated[
        int,
        typer.Option("--iterations", help="How long bots search, where they learn from that.", min=8),
    ] = 500,
    seed: SeedOption = 1,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    components: ComponentsOption = None,
    set_: SetOption = None,
    out: Annotated[Path, typer.Option("--out", help="The file to write.")] = Path("learned.json"),
    language: LanguageOption = "",
) -> None:
    """Learn what strong bots go by: from results or from positions, the numbers of the tactics; from long searches,
    which choices look promising. Put the file into the game's folder, and `strong` uses it."""
    require("training", "train", "numpy")
    from paddlewheel.arena.train_policy import Training
    from paddlewheel.bots.learned_file import new_file

    loaded = load_game(game, components, set_)
    check_outputs(out)
    count = loaded.checked_seats(seats)
    source = source or _best_source(loaded, count)
    usual = {"results": NUMBERS, "searches": POLICY, "positions": POSITIONS}[source]
    games, rounds = games or usual[0], rounds or usual[1]
    command = f"paddlewheel train {game} --from {source} --games {games}"
    command += ("" if source == "positions" else f" --rounds {rounds}") + f" --seed {seed}"
    command += "" if seats is None else f" --seats {count}"
    file = new_file(loaded)
    if source != "searches":
        where = executor(workers, ray)
        if source == "positions":
            numbers = _learn_positions(loaded, seats, games, seed, command, where)
            file = msgspec.structs.replace(file, positions=numbers)
        else:
            command += f" --pace {pace:g}"
            numbers = _learn_numbers(loaded, seats, games, rounds, seed, pace, command, where)
            file = msgspec.structs.replace(file, numbers=numbers)
        told = say("learned-from-results", games=numbers.games, numbers=len(numbers.values))
    else:
        command += f" --iterations {iterations}"
        policy = _learn_policy(loaded, Training(count, games, rounds, iterations, seed), file, command)
        file = msgspec.structs.replace(file, policy=policy)
        losses = (policy.loss_learned, policy.loss_by_hand, policy.loss_alike)
        loss, by_hand, alike = (decimal(f"{number:.3f}") for number in losses)
        counted = {"games": policy.games, "decisions": policy.decisions}
        told = say("learned", loss=loss, by_hand=by_hand, alike=alike, **counted)
    out.write_bytes(msgspec.json.format(msgspec.json.encode(file), indent=2))
    console.print(told, highlight=False)
    console.print(say("written-to", path=str(out)), highlight=False)


def _best_source(game: LoadedGame, seats: int) -> Literal["results", "searches"]:
    """From results where its tactics name numbers."""
    return "results" if game.tactic_numbers(game.rules_for(seats, {})) else "searches"


def _learn_positions(
    game: LoadedGame, seats: int | None, games: int, seed: int, command: str, where: Executor
) -> LearnedNumbers:
    from paddlewheel.arena.train_positions import PLAYER
    from paddlewheel.arena.train_positions import train as learn

    tables = _tables(game, seats, PLAYER, seed)
    with progress(game.about.title, games) as step:
        return learn(tables, games, command, VERSION, where, lambda: step(1, ""))


def _learn_numbers(
    game: LoadedGame,
    seats: int | None,
    games: int,
    rounds: int,
    seed: int,
    pace: float,
    command: str,
    where: Executor,
) -> LearnedNumbers:
    from paddlewheel.arena.train_numbers import PLAYER
    from paddlewheel.arena.train_numbers import train as learn

    tables = _tables(game, seats, PLAYER, seed)
    with progress(game.about.title, games * rounds) as step:

        def tell(number: int) -> None:
            step(1, say("round-progress", round=number + 1))

        return learn(tables, games, rounds, seed, command, VERSION, pace, where, tell)


def _tables(game: LoadedGame, seats: int | None, player: str, seed: int) -> list[Plan]:
    """The tables that the game names for learning, or those of them with so many seats."""
    from paddlewheel.arena.plan import Plan

    named = [table for table in game.training_tables() if seats in (None, table[0])]
    at = named or [(game.checked_seats(seats), {})]
    return [Plan(game.info.id, (player,) * count, seed, options, {}, game.component_file) for count, options in at]


def _learn_policy(game: LoadedGame, training: Training, file: LearnedFile, command: str) -> LearnedWeights:
    """From what searching bots take, who go by the numbers of this file."""
    from paddlewheel.arena.train_policy import train as learn

    with progress(game.about.title, training.games * training.rounds) as step:

        def tell(number: int, played: int) -> None:
            step(1, say("lesson-progress", round=number + 1, games=played))

        return learn(game, training, file, command, VERSION, tell)
