"""What there is: games, rules, components, and this installation."""

from __future__ import annotations

import platform
from pathlib import Path
from textwrap import shorten
from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from paddlewheel import registry
from paddlewheel.cli.aid import aid_lines
from paddlewheel.cli.output import (
    GameArgument,
    JsonFlag,
    SetOption,
    complaints,
    complete_game,
    console,
    load_game,
    print_json,
    titled_table,
)
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import BadInput, Rule, Ruling, is_compiled
from paddlewheel.presentation import Aid, LoadedGame, load_aid
from paddlewheel.tables.table_rules import TABLE_RULES
from paddlewheel.version import VERSION

#: Letters in a line of `paddlewheel games`.
LINE = 80


def games(
    name: Annotated[
        str, typer.Argument(help="One game, with its options and credits.", autocompletion=complete_game)
    ] = "",
    language: LanguageOption = "",
    json: JsonFlag = False,
) -> None:
    """List the games, one line each; with a name, tell more of one."""
    loaded = [registry.load(each) for each in ([name] if name else registry.games())]
    if json:
        print_json([{"info": game.about, "options": game.options_told()} for game in loaded])
        return
    if name:
        _show_game(loaded[0])
        return
    width = max(len(game.info.id) for game in loaded)
    for game in loaded:
        info = game.about
        minutes = f"{info.minutes[0]}-{info.minutes[1]} min"
        head = f"{info.id:{width}}  {info.seats_in_words:7} {minutes:10} "
        about = shorten(info.one_line, LINE - len(head), placeholder="...")
        console.print(head + about, highlight=False, markup=False, soft_wrap=True)
    _tell_broken()


def _show_game(game: LoadedGame) -> None:
    info = game.about
    for line in (
        f"{info.title} ({info.id})",
        info.one_line,
        say(
            "about-game",
            seats=info.seats_in_words,
            usual=info.usual_seats,
            least=info.minutes[0],
            most=info.minutes[1],
            version=info.rules_version,
        ),
        info.credits,
        "",
        say("options"),
    ):
        console.print(line, highlight=False, markup=False)
    options = game.options_told()
    for option in options:
        words = say(
            "about-option",
            name=option.name,
            allowed=option.allowed,
            usual=str(option.default),
            meaning=option.meaning,
        )
        console.print(Padding(escape(words), (0, 0, 0, 2)), highlight=False)
    if not options:
        console.print("  " + say("none"), highlight=False)
    console.print(
        "\n" + say("more-commands", game=info.id),
        highlight=False,
        markup=False,
    )


AidFlag = Annotated[bool, typer.Option("--aid", help="Show the player aid: the turn, costs and ends on one page.")]


def rules(game: GameArgument, aid: AidFlag = False, language: LanguageOption = "", json: JsonFlag = False) -> None:
    """Show the rules of a game. Each has its number and where it comes from; each ruling has its reason."""
    if aid:
        _show_aid(game, json)
        return
    shown = [*registry.load(game).rulebook.rules, *TABLE_RULES.spoken().rules]
    if json:
        print_json({"game": game, "rules": [_facts(rule) for rule in shown]})
        return
    section = ""
    for rule in shown:
        if rule.section != section:
            section = rule.section
            console.print(f"\n[bold]{section}[/]")
        mark = f"[dim]{rule.origin}[/]" if rule.kind == "rule" else f"[yellow]({rule.origin})[/]"
        console.print(f"  [cyan]{rule.id:7}[/] {rule.text} {mark}", highlight=False)
        if rule.why:
            console.print(f"          [italic]{say('why')}[/] {rule.why}", highlight=False)


def _show_aid(game: str, json: bool) -> None:
    loaded = registry.load(game)
    aid = load_aid(loaded.folder)
    if aid is None:
        raise BadInput(say("no-aid", game=loaded.about.title, id=game))
    if json:
        print_json({"game": game, "aid": aid})
    else:
        print_aid(loaded.about.title, aid)


def print_aid(title: str, aid: Aid) -> None:
    """The player aid as text."""
    for line in aid_lines(title, aid):
        indent = len(line.plain) - len(line.plain.lstrip())
        console.print(Padding(line[indent:], (0, 0, 0, indent), expand=False), highlight=False)


def _facts(rule: Rule | Ruling) -> dict[str, str]:
    own = {"id": rule.id, "text": rule.text, "kind": rule.kind}
    return {**own, "why": rule.why, "from": rule.source, "section": rule.section}


def components(
    game: GameArgument,
    file: Annotated[Path | None, typer.Argument(help="A component file of your own, to be checked.")] = None,
    set_: SetOption = None,
    language: LanguageOption = "",
    json: JsonFlag = False,
) -> None:
    """Show every number of a game's components, or of a file of your own. Each says where it comes from."""
    loaded = load_game(game, file, set_)
    shown = loaded.components_shown()
    if json:
        print_json({"game": game, "tables": shown})
        return
    for part in shown:
        table = titled_table(say("components-title", game=loaded.about.title, part=part.title), part.note)
        for heading in part.columns:
            table.add_column(heading)
        for row in part.rows:
            table.add_row(*row)
        console.print(table)


def info(language: LanguageOption = "", json: JsonFlag = False) -> None:
    """Tell what is installed: version, engine, Python, machine."""
    compiled = is_compiled()
    facts = {
        "version": VERSION,
        "engine": "compiled by mypyc" if compiled else "plain Python",
        "compiled": compiled,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "games": registry.games(),
    }
    if json:
        print_json(facts)
        return
    shown = facts | {"engine": say("info-compiled" if compiled else "info-plain")}
    for name in ("version", "engine", "python", "machine"):
        console.print(f"[bold]{say(f'info-{name}'):8}[/] {shown[name]}", highlight=False)
    if not compiled:
        console.print(say("info-slow"), highlight=False)
    console.print(f"[bold]{say('info-games'):8}[/] {', '.join(registry.games())}", highlight=False)
    _tell_broken()


def _tell_broken() -> None:
    """Say which installed packages offer a game that cannot be loaded."""
    for why in registry.broken().values():
        complaints.print("paddlewheel:", why, highlight=False, markup=False, soft_wrap=True)
