"""What there is: games, rules, components, and this installation."""

from __future__ import annotations

import platform

from paddlewheel import registry
from paddlewheel.cli.output import GameArgument, JsonFlag, complaints, console, print_json, titled_table
from paddlewheel.kernel import describe_options, is_compiled
from paddlewheel.version import VERSION


def games(json: JsonFlag = False) -> None:
    """List the games."""
    loaded = [registry.load(name) for name in registry.games()]
    if json:
        print_json([{"info": game.info, "options": describe_options(game.options)} for game in loaded])
        return
    table = titled_table("Five river games at one table", show_lines=True)
    for heading in ("id", "game", "seats", "minutes", "options"):
        table.add_column(heading)
    for game in loaded:
        info = game.info
        options = "\n".join(f"{option.name}: {option.allowed}" for option in describe_options(game.options))
        table.add_row(
            info.id,
            f"[bold]{info.title}[/]\n{info.one_line}\n[dim]{info.credits}[/]",
            info.seats_in_words,
            f"{info.minutes[0]}-{info.minutes[1]}",
            options or "none",
        )
    console.print(table)
    _tell_broken()


def rules(game: GameArgument, json: JsonFlag = False) -> None:
    """Show the rules of a game. Each has its number, and where it comes from."""
    book = registry.load(game).rulebook
    if json:
        print_json(
            {
                "game": game,
                "rules": [
                    {"id": rule.id, "text": rule.text, "kind": rule.kind, "from": rule.source, "section": rule.section}
                    for rule in book.rules
                ],
            }
        )
        return
    section = ""
    for rule in book.rules:
        if rule.section != section:
            section = rule.section
            console.print(f"\n[bold]{section}[/]")
        mark = "" if rule.kind == "rule" else f" [yellow]({rule.kind})[/]"
        console.print(f"  [cyan]{rule.id:7}[/] {rule.text}{mark} [dim]{rule.source}[/]", highlight=False)


def components(game: GameArgument, json: JsonFlag = False) -> None:
    """Show every number of a game's components. Each says where it comes from."""
    loaded = registry.load(game)
    shown = loaded.components_shown()
    if json:
        print_json({"game": game, "tables": shown})
        return
    for part in shown:
        table = titled_table(f"{loaded.info.title}: {part.title}", part.note)
        for heading in part.columns:
            table.add_column(heading)
        for row in part.rows:
            table.add_row(*row)
        console.print(table)


def info(json: JsonFlag = False) -> None:
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
    for name in ("version", "engine", "python", "machine"):
        console.print(f"[bold]{name:8}[/] {facts[name]}", highlight=False)
    if not compiled:
        console.print("A C compiler and `make build` give an engine some 20 times faster.", highlight=False)
    console.print(f"[bold]{'games':8}[/] {', '.join(registry.games())}", highlight=False)
    _tell_broken()


def _tell_broken() -> None:
    """Say which installed packages offer a game that cannot be loaded."""
    for why in registry.broken().values():
        complaints.print("paddlewheel:", why, highlight=False, markup=False, soft_wrap=True)
