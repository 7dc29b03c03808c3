"""The command line: `paddlewheel --help`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from paddlewheel.cli import (
    about,
    analysing,
    balancing,
    checking,
    class_command,
    comparing,
    creating,
    measuring,
    playing,
    printing,
    puzzling,
    running,
    serving,
    showing,
    teaching,
    training,
)
from paddlewheel.cli.output import BAD_FILE, INTERRUPTED, WRONG_ARGUMENT, complaints
from paddlewheel.cli.plain_signs import speak_plainly
from paddlewheel.cli.spoken_help import SpokenCommand, SpokenGroup
from paddlewheel.cli.words import LanguageOption, asked_language, say
from paddlewheel.kernel import BadData, BadRecord, PaddlewheelError
from paddlewheel.language import environment_language, speak, system_error
from paddlewheel.version import VERSION

app = typer.Typer(
    name="paddlewheel",
    cls=SpokenGroup,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit codes: 0 done, 2 a wrong argument, 3 a record or data file that does not fit, 130 interrupted.",
)


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"paddlewheel {VERSION}")
        raise typer.Exit


@app.callback()
def open_the_table(
    asked: typer.Context,
    language: LanguageOption = "",
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_tell_version, is_eager=True)
    ] = False,
) -> None:
    """Five river games at one table: play, simulate, replay and draw them. Without a command: open the table."""
    if asked.invoked_subcommand is None:
        serving.serve(open_browser=True)


#: In the order of the help. A command is called as its function is.
COMMANDS: tuple[Callable[..., None], ...] = (
    about.games, about.rules, about.info, about.components,
    playing.play, serving.serve, class_command.class_,
    running.simulate, running.tournament, running.dataset,
    measuring.levels, balancing.balance, comparing.compare, comparing.tune,
    checking.check, training.train,
    showing.replay, showing.render, teaching.debrief, analysing.analyse,
    puzzling.puzzle, puzzling.make_puzzles,
    printing.print_, creating.new_game,
)  # fmt: skip
for _command in COMMANDS:
    app.command(_command.__name__.rstrip("_").replace("_", "-"), cls=SpokenCommand)(_command)


def run() -> None:
    """Run a command. Trouble is one sentence and an exit code, never a stack trace."""
    speak_plainly()
    speak(asked_language(sys.argv[1:]) or environment_language(os.environ))
    try:
        app()
    except (BadRecord, BadData) as error:
        _complain(str(error), BAD_FILE)
    except PaddlewheelError as error:
        _complain(str(error), WRONG_ARGUMENT)
    except OSError as error:
        why = system_error(error)
        _complain(say("file-trouble", file=str(error.filename), why=why) if error.filename else why, WRONG_ARGUMENT)
    except UnicodeDecodeError:
        _complain(say("not-text"), BAD_FILE)
    except KeyboardInterrupt:
        _complain(say("interrupted"), INTERRUPTED)


def _complain(sentence: str, code: int) -> None:
    complaints.print("paddlewheel:", sentence, highlight=False, markup=False, soft_wrap=True)
    sys.exit(code)


if __name__ == "__main__":
    run()
