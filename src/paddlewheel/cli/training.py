"""Learning from games: `paddlewheel train`."""

from __future__ import annotations

import time
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
from paddlewheel.kernel import BadInput
from paddlewheel.language import decimal
from paddlewheel.version import VERSION


def train(
    game: GameArgument,
    seats: Annotated[str, typer.Option("--seats", help="Numbers of seats: 2,4. The usual number if left out.")] = "",
    games: Annotated[int, typer.Option("--games", help="How many games to learn from.", min=16)] = 2000,
    minutes: Annotated[float, typer.Option("--minutes", help="Play no longer than this.", min=0.01)] = 20.0,
    level: Annotated[str, typer.Option("--level", help="The bots that play the games.")] = "steady",
    hidden: Annotated[int, typer.Option("--hidden", help="Units of the hidden layer.", min=1, max=256)] = 16,
    ahead: Annotated[
        int, typer.Option("--ahead", help="How far a search plays on before it judges so; below 0: as the tactics say.")
    ] = -1,
    seed: SeedOption = 1,
    components: ComponentsOption = None,
    set_: SetOption = None,
    out: Annotated[Path, typer.Option("--out", help="The file to write.")] = Path("learned.json"),
    language: LanguageOption = "",
) -> None:
    """Learn what positions are worth from games of bots. Put the file into the game's folder, and `strong` uses it."""
    require("training", "train", "numpy")
    from paddlewheel.arena.train import TOLD_EVERY, learn, play_lesson
    from paddlewheel.bots import make_player
    from paddlewheel.bots.value_file import ValueFile

    loaded = load_game(game, components, set_)
    check_outputs(out)
    make_player(level, 0, 0, loaded)
    numbers = [loaded.checked_seats(_number(word)) for word in seats.split(",")] if seats else [loaded.info.usual_seats]
    begin = time.perf_counter()
    nets = []
    with progress(loaded.about.title, games * len(numbers)) as step:
        for count in numbers:
            tell = lambda words: step(TOLD_EVERY, words)  # noqa: E731
            lesson, played = play_lesson(loaded, count, level, games, 60 * minutes, seed, tell)
            nets.append(learn(lesson, count, played, hidden, seed, lambda words: step(0, words), ahead))
    words = f"paddlewheel train {game} --seats {','.join(map(str, numbers))} --games {games} --minutes {minutes:g}"
    command = f"{words} --level {level} --hidden {hidden} --ahead {ahead} --seed {seed}"
    hours = round((time.perf_counter() - begin) / 3600, 3)
    made = ValueFile(game, loaded.info.rules_version, VERSION, command, seed, hours, nets)
    out.write_bytes(msgspec.json.encode(made))
    for net in nets:
        loss, by_hand = (decimal(f"{number:.4f}") for number in (net.loss_learned, net.loss_by_hand))
        facts = {"seats": net.seats, "games": net.games, "positions": net.positions}
        console.print(say("learned", loss=loss, by_hand=by_hand, **facts), highlight=False)
    console.print(say("written-to", path=str(out)), highlight=False)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise BadInput(say("seats-numbers", word=repr(word)))
    return int(word)
