"""Records and pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from paddlewheel import registry
from paddlewheel.cli.journal import print_journal
from paddlewheel.cli.output import (
    ComponentsOption,
    GameArgument,
    JsonFlag,
    OptionsOption,
    SeedOption,
    SetOption,
    check_outputs,
    console,
    load_game,
    print_json,
    read_options,
    read_record,
    write_utf8,
)
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import AnyState, BadInput, Journal, Record, no_such_seat
from paddlewheel.kernel import replay as replay_record
from paddlewheel.presentation import Size

AtOption = Annotated[int | None, typer.Option("--at", help="After this many choices; the end by default.", min=0)]
SeatOption = Annotated[int | None, typer.Option("--seat", help="Through this seat's eyes; a spectator's by default.")]


def replay(
    record: Annotated[Path, typer.Argument(help="A record file; - for the standard input.")],
    at: AtOption = None,
    seat: SeatOption = None,
    whole: Annotated[
        bool, typer.Option("--all", help="Every line of the story, not only a line for each turn.")
    ] = False,
    language: LanguageOption = "",
    json: JsonFlag = False,
) -> None:
    """Replay a record, tell its story turn by turn and show the table."""
    parsed = read_record(record)
    _check_at(parsed, at)
    game = registry.game_of(parsed)
    journal = Journal()
    state = replay_record(parsed, game, at, journal)
    _check_seat(state, seat)
    lines = [game.told(event, state.seats) for event in journal.seen_by(seat)]
    if json:
        shown = len(parsed.choices) if at is None else at
        print_json(
            {
                "game": parsed.game,
                "choices": len(parsed.choices),
                "at": shown,
                "fingerprint": state.fingerprint(),
                "outcome": state.outcome,
                "observation": msgspec.to_builtins(state.observe(seat)),
                "journal": lines,
            }
        )
        return
    print_journal(lines, game.scene(state.observe(seat)), lambda seat: whole)
    table = game.close_up(state.observe(seat), Size(console.width, None))
    console.print("\n" + table, highlight=False, markup=False)
    if state.outcome is None and at is None:
        console.print("\n" + say("record-ends-here"), highlight=False)


def render(
    game: GameArgument,
    seed: SeedOption = 0,
    at: Annotated[int, typer.Option("--at", help="After this many random choices.", min=0)] = 0,
    seats: Annotated[int | None, typer.Option("--seats", help="How many seats.")] = None,
    seat: SeatOption = None,
    record: Annotated[Path | None, typer.Option("--record", help="Show this record instead of random play.")] = None,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    set_: SetOption = None,
    out: Annotated[Path | None, typer.Option("--out", help="The SVG file to write.")] = None,
    language: LanguageOption = "",
) -> None:
    """Draw a position as SVG."""
    from paddlewheel.arena.plan import random_position

    check_outputs(out)
    loaded = load_game(game, components, set_)
    if record is not None:
        parsed = read_record(record)
        _check_at(parsed, at)
        if parsed.game == game:
            loaded = registry.game_of(parsed)
        at = at or len(parsed.choices)
        state = replay_record(parsed, loaded, at)
    else:
        state = random_position(loaded, seats, seed, at, read_options(loaded, option))
    _check_seat(state, seat)
    picture = loaded.svg(loaded.scene(state.observe(seat)))
    if out is None:
        write_utf8(picture + "\n")
        return
    out.write_text(picture, encoding="utf-8")
    message = "render-shows" if state.outcome is None else "render-shows-end"
    console.print(say(message, file=str(out), game=loaded.about.title, choices=str(at)), highlight=False)


def _check_at(record: Record, at: int | None) -> None:
    if at is not None and at > len(record.choices):
        raise BadInput(say("record-too-short", choices=str(len(record.choices))))


def _check_seat(state: AnyState, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < state.seats:
        raise no_such_seat(seat, state.seats)
