"""`paddlewheel class`: a class in the local network, with one address, a code and a QR code."""

from __future__ import annotations

import io
import os
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import segno
import typer

from paddlewheel.cli.output import complaints
from paddlewheel.cli.serving import default_database, refuse_taken_address
from paddlewheel.cli.words import LanguageOption, say
from paddlewheel.kernel import BadInput
from paddlewheel.tables.classroom.models import MOST_TABLES, ClassPlan

if TYPE_CHECKING:
    from paddlewheel.server.service import Service
    from paddlewheel.server.settings import Settings
    from paddlewheel.tables.classroom.room import Room

USUAL_GAME = "my-river-kit"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - pupils' devices are other machines
#: All devices of a school may have one address here.
PATIENCE_FACTOR = 4.0


class SavedClass(msgspec.Struct, frozen=True):
    """The class of this machine, to go on with after a restart. The file is its owner's alone."""

    id: str
    key: str
    database: str


def class_(
    game: Annotated[str, typer.Argument(help="The game; My River Kit by default.")] = "",
    tables: Annotated[int, typer.Option("--tables", help="How many tables.", min=1, max=MOST_TABLES)] = 6,
    people: Annotated[int, typer.Option("--people", help="Pupils at each table.", min=1, max=8)] = 4,
    title: Annotated[str, typer.Option("--title", help="What the class is called.")] = "",
    names: Annotated[
        Path | None,
        typer.Option("--names", help="A file with the pupils' names, one a line, a blank line between tables."),
    ] = None,
    same_deal: Annotated[bool, typer.Option("--same-deal", help="The same deal at every table.")] = False,
    new: Annotated[bool, typer.Option("--new", help="A new class, even if this machine has one.")] = False,
    port: Annotated[int, typer.Option("--port", help="The port to listen at.", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option("--database", envvar="PADDLEWHEEL_DATABASE", help="As of `paddlewheel serve`.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open your console in a browser.")] = True,
    language: LanguageOption = "",
) -> None:
    """Serve a class in the local network: pupils come in by one address and a code, you lead from a console."""
    from paddlewheel.server import run
    from paddlewheel.server.settings import Limits, Settings

    listed = read_names(names) if names is not None else []
    plan = ClassPlan(
        game=game or USUAL_GAME, tables=max(tables, len(listed)), people=people, title=title[:60],
        same_deal=same_deal, names=listed, seating="list" if listed else "arrival",
    )  # fmt: skip
    check_plan(plan)
    refuse_taken_address(EVERYWHERE, port)
    settings = Settings(
        database=database or default_database(),
        host=EVERYWHERE,
        port=port,
        limits=Limits().scaled(PATIENCE_FACTOR),
        log_level="warning",
    )

    async def open_class(service: Service) -> None:
        room, key = await find_or_create(service, settings, plan, new, game)
        announce(settings, room, key, open_browser)

    run.serve(settings, open_class)


def read_names(file: Path) -> list[list[str]]:
    """The groups of a file with names: one name a line, a blank line between tables."""
    groups: list[list[str]] = [[]]
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.strip():
            groups[-1].append(line.strip())
        elif groups[-1]:
            groups.append([])
    return [group for group in groups if group]


def check_plan(plan: ClassPlan) -> None:
    """Say in one sentence what is wrong with a class, before anything is started."""
    from paddlewheel import registry
    from paddlewheel.tables.classroom.classes import seats_at

    game = registry.load(plan.game).about
    low, high = game.seats
    if plan.people > high:
        raise BadInput(say("class-people", game=game.title, low=low, high=high, people=plan.people))
    if len(plan.names) > MOST_TABLES:
        raise BadInput(say("class-tables", most=MOST_TABLES, groups=str(len(plan.names))))
    for group in plan.names:
        if len(group) > min(plan.people, seats_at(plan)):
            raise BadInput(say("class-group", people=plan.people, names=str(len(group))))
        if long := next((name for name in group if len(name) > 40), None):
            raise BadInput(say("class-name", name=repr(long[:20]), letters=str(len(long))))


# -- the class of this machine ----------------------------------------------------------------------------


def saved_file() -> Path:
    return Path(typer.get_app_dir("paddlewheel")) / "class.json"


def read_saved() -> SavedClass | None:
    """The class that this machine served last."""
    try:
        return msgspec.json.decode(saved_file().read_bytes(), type=SavedClass)
    except (OSError, msgspec.DecodeError):
        return None


def save(saved: SavedClass) -> None:
    """Keep the teacher's key, for the owner of this account only."""
    path = saved_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(saved))


async def find_or_create(
    service: Service, settings: Settings, plan: ClassPlan, new: bool, game: str = ""
) -> tuple[Room, str]:
    """The class that this machine served last, or a new one; also where another game is asked for.

    Gives it with the teacher's key.
    """
    from paddlewheel.tables.errors import TableError

    saved = read_saved()
    if saved is not None and not new and saved.database == settings.database:
        try:
            room = await service.classes.find(saved.id)
            if room.is_teacher(saved.key) and game in ("", room.data.plan.game):
                return room, saved.key
        except TableError:
            pass
    created = await service.classes.create(plan)
    save(SavedClass(created.id, created.key, settings.database))
    return await service.classes.find(created.id), created.key


# -- what is printed --------------------------------------------------------------------------------------


def announce(settings: Settings, room: Room, key: str, open_browser: bool) -> None:
    """The address and the code for pupils, the way to the console for the teacher."""
    from paddlewheel import registry
    from paddlewheel.server.local_addresses import join_addresses

    plan, code = room.data.plan, f"{room.data.code[:3]} {room.data.code[3:]}"
    reachable = [each for each in join_addresses(settings, room.data.code) if each.reachable]
    title = registry.load(plan.game).about.title
    named = plan.title or say("a-class")
    print("\n" + say("class-opened", title=named, game=title, count=len(room.data.tables)) + "\n", flush=True)
    if reachable:
        print(f"  {say('pupils-open', address=reachable[0].typed)}\n  {say('and-type', code=code)}\n")
        print(qr_text(reachable[0].link), flush=True)
        for other in reachable[1:]:
            print("  " + say("in-another-network", network=other.label, address=other.typed))
    else:
        complaints.print(f"paddlewheel: {say('no-network')}", highlight=False, markup=False, soft_wrap=True)
        print("  " + say("code-of-class", code=code))
    console = f"http://localhost:{settings.port}/#/class/{room.id}?teacher={key}"
    if open_browser and webbrowser.open(console):
        print(say("console-open"), flush=True)
    else:
        print(say("console-at", address=console), flush=True)
    print(say("class-kept", days=settings.retention.classes), flush=True)


def qr_text(link: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
