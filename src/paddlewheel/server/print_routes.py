"""Printing a game: what can be chosen, making the PDF, and fetching it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import msgspec
from starlette.responses import Response

from paddlewheel import registry
from paddlewheel.language import language
from paddlewheel.printing import INKS, PAPERS, checked_parts, part_titles
from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.print_jobs import PrintJob, PrintState
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.models import Strict

PDF = "application/pdf"
NEEDED = ("typst", "tinycss2", "cssselect2", "fontTools", "font_source_sans_pro")

PartName = Annotated[str, msgspec.Meta(pattern="^[a-z-]{1,20}$")]
Paper = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{1,10}$", description="a4 or letter.")]
Ink = Annotated[str, msgspec.Meta(pattern="^[a-z-]{1,12}$", description="colour or ink-saving.")]


class PrintPart(msgspec.Struct, frozen=True):
    """A part that can be chosen."""

    id: str
    title: str


class PrintChoices(msgspec.Struct, frozen=True):
    """What can be printed of a game, and whether this server can print."""

    parts: list[PrintPart]
    papers: list[str]
    inks: list[str]
    available: bool


class PrintBody(Strict, frozen=True, kw_only=True):
    """What to print; without parts, everything."""

    paper: Paper = "a4"
    ink: Ink = "colour"
    parts: Annotated[list[PartName], msgspec.Meta(max_length=20)] = []


class PrintQuery(Strict, frozen=True, kw_only=True):
    """The same in an address, with commas between the parts."""

    paper: Paper = "a4"
    ink: Ink = "colour"
    parts: Annotated[str, msgspec.Meta(max_length=400, description="Names with commas between; all if empty.")] = ""


routes = RouteTable()


@routes.get("/api/games/{game}/print")
async def print_choices(request: ApiRequest) -> PrintChoices:
    """The parts of a game that can be printed, and on what."""
    titles = part_titles(registry.load(request.game))
    parts = [PrintPart(name, title) for name, title in titles.items()]
    return PrintChoices(parts, list(PAPERS), list(INKS), all(find_spec(name) is not None for name in NEEDED))


@routes.post("/api/games/{game}/print", errors=(409,))
async def print_game(request: ApiRequest, body: PrintBody) -> PrintState:
    """Make the PDF, or tell how far it is: ask until it is ready. Asking for the same once more makes nothing new."""
    job = _job(request.game, body.paper, body.ink, body.parts)
    jobs = request.service.print_jobs
    if not jobs.knows(job):
        request.limit("prints")
        jobs.start(job, request.address)
    return jobs.state(job)


@routes.get("/api/games/{game}/print.pdf", result=bytes, media_type=PDF)
async def print_pdf(request: ApiRequest, query: PrintQuery) -> Response:
    """The PDF that was made."""
    job = _job(request.game, query.paper, query.ink, [name for name in query.parts.split(",") if name])
    made = request.service.print_jobs.pdf(job)
    if made is None:
        raise TableError("unknown", say("pdf-gone"))
    name = f"{job.game}-{job.paper}.pdf"
    return Response(made, media_type=PDF, headers={"content-disposition": f'attachment; filename="{name}"'})


def _job(game: str, paper: str, ink: str, parts: list[str]) -> PrintJob:
    """The job, checked at once: what is wrong with it is told before anything is made."""
    if paper not in PAPERS:
        raise TableError("bad", say("no-such-paper", paper=repr(paper), papers=", ".join(PAPERS)))
    if ink not in INKS:
        raise TableError("bad", say("no-such-ink", ink=repr(ink), inks=", ".join(INKS)))
    return PrintJob(game, paper, ink, tuple(checked_parts(registry.load(game), parts)), language())
