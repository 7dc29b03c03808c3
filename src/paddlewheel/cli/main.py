"""The command line: `paddlewheel --help`."""

from __future__ import annotations

import os
import sys
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
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import BadData, BadRecord, PaddlewheelError
from paddlewheel.language import environment_language, speak
from paddlewheel.version import VERSION

app = typer.Typer(
    name="paddlewheel",
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


app.command()(about.games)
app.command()(about.rules)
app.command()(about.info)
app.command()(about.components)
app.command()(playing.play)
app.command()(serving.serve)
app.command("class")(class_command.class_)
app.command()(running.simulate)
app.command()(running.tournament)
app.command()(running.dataset)
app.command()(measuring.levels)
app.command()(balancing.balance)
app.command()(comparing.compare)
app.command()(comparing.tune)
app.command()(checking.check)
app.command()(training.train)
app.command()(showing.replay)
app.command()(showing.render)
app.command()(teaching.debrief)
app.command()(analysing.analyse)
app.command()(puzzling.puzzle)
app.command("make-puzzles")(puzzling.make_puzzles)
app.command("print")(printing.print_)
app.command()(creating.new_game)


def run() -> None:
    """Run a command. Trouble is one sentence and an exit code, never a stack trace."""
    speak_plainly()
    speak(environment_language(os.environ))
    try:
        app()
    except (BadRecord, BadData) as error:
        _complain(str(error), BAD_FILE)
    except PaddlewheelError as error:
        _complain(str(error), WRONG_ARGUMENT)
    except OSError as error:
        _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error), WRONG_ARGUMENT)
    except UnicodeDecodeError:
        _complain(say("not-text"), BAD_FILE)
    except KeyboardInterrupt:
        _complain(say("interrupted"), INTERRUPTED)


def _complain(sentence: str, code: int) -> None:
    complaints.print("paddlewheel:", sentence, highlight=False, markup=False, soft_wrap=True)
    sys.exit(code)


if __name__ == "__main__":
    run()
