"""Help in the language spoken now. Its English stands in the code, beside the commands and their options.

Other languages have it in `messages/fr/help.ftl`: `help-play` is the command and `.seats` of it an option;
`help-shared` has the options that read alike in several commands.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from paddlewheel.cli.words import say
from paddlewheel.language import ENGLISH, LANGUAGES, identifier, language


class SpokenCommand(TyperCommand):
    """A command that is described in the language spoken now."""

    def get_short_help_str(self, limit: int = 45) -> str:
        self.help = command_help(self)
        return super().get_short_help_str(limit)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate(self, ctx)
        super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    """All commands, described in the language spoken now."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate(self, ctx)
        self.epilog = in_words(self.epilog, f"help-{self.name}.epilog")
        super().format_help(ctx, formatter)


def translate(command: TyperCommand | TyperGroup, ctx: Any) -> None:
    """Describe a command, and all that can be given to it, in the language spoken now."""
    command.help = command_help(command)
    params: list[Any] = command.get_params(ctx)
    for param in params:
        name = identifier(param.name)
        param.help = in_words(param.help, f"help-{command.name}.{name}", f"help-shared.{name}")


def command_help(command: TyperCommand | TyperGroup) -> str | None:
    """What a command does."""
    return in_words(command.help, f"help-{command.name}")


def in_words(english: str | None, *names: str) -> str | None:
    """The first of these messages that the language spoken now has; else the English text."""
    found = next((name for name in names if say.has(name)), None) if language() != ENGLISH else None
    return english if found is None else say(found, languages=", ".join(LANGUAGES))
