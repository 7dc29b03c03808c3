"""The HTTP side of learning: guided first games, and what a finished game can be talked about with."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, JSONBody, QueryParameter

from paddlewheel import registry
from paddlewheel.bots.appraisal import Appraisal, Judgement
from paddlewheel.presentation import FILE, Chapter, Chart, Debriefing, LoadedGame, Moment, PresentedGame, TalkingPoint
from paddlewheel.server.bodies import ForkBody
from paddlewheel.server.calling import TROUBLE, AnyRequest, Served, TableId, address, known_game
from paddlewheel.server.service import Service
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.lessons import LessonPlayer, guide
from paddlewheel.tables.messages import View, Why
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import Created
from paddlewheel.tables.views import encode

Step = Annotated[int, QueryParameter(ge=0, le=100_000, description="How many choices have been made.")]


def has_lesson(game: LoadedGame) -> bool:
    return (game.folder / FILE).is_file()


def has_debriefing(game: LoadedGame) -> bool:
    return type(game).debrief is not PresentedGame.debrief


# -- guided first games -----------------------------------------------------------------------------------


class LessonText(msgspec.Struct, frozen=True, kw_only=True):
    """A guided first game: whose seat, how many choices in all, and what is said and asked at which of them."""

    game: str
    title: str
    seat: int
    seats: int
    length: int
    chapters: list[Chapter]


@get("/api/games/{game:str}/lesson", sync_to_thread=True, responses=TROUBLE)
def lesson(game: FromPath[str]) -> LessonText:
    """The guided first game of a title."""
    found = _guide(game).lesson
    return LessonText(
        game=game,
        title=registry.load(game).info.title,
        seat=found.seat,
        seats=found.record.seats,
        length=len(found.record.choices),
        chapters=found.chapters,
    )


@get("/api/games/{game:str}/lesson/view", sync_to_thread=True, responses=TROUBLE)
def lesson_view(game: FromPath[str], at: Step = 0) -> Response[View]:
    """What the learner sees after so many choices of the lesson."""
    return Response(encode(_guide(game).view(at)), media_type=MediaType.JSON)  # type: ignore[arg-type]


@get("/api/games/{game:str}/lesson/why", sync_to_thread=True, responses=TROUBLE)
def lesson_why(
    game: FromPath[str], token: Annotated[str, QueryParameter(min_length=1, max_length=80)], at: Step = 0
) -> Why:
    """Why the learner cannot make a choice at that point."""
    return _guide(game).why_not(at, token)


@post("/api/games/{game:str}/lesson/table", responses=TROUBLE)
async def leave_lesson(request: AnyRequest, service: Served, game: FromPath[str], data: JSONBody[ForkBody]) -> Created:
    """A table of one's own that goes on from a point of the lesson."""
    service.take("tables", address(request))
    return await service.table_registry.play_on(_guide(game).record(data.at), data.seats)


def _guide(game: str) -> LessonPlayer:
    found = guide(known_game(game))
    if found is None:
        raise TableError("unknown", f"There is no lesson for {game} yet.")
    return found


# -- looking back -----------------------------------------------------------------------------------------


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """A debriefing, drawn by whoever reads it. `at` of a moment is a step of this table's replay."""

    title: str
    ending: str
    charts: tuple[Chart, ...]
    moments: list[Moment]
    questions: tuple[TalkingPoint, ...]
    #: What the game calls a round.
    period: str


@get("/api/tables/{table:str}/debrief", responses=TROUBLE)
async def debrief(request: AnyRequest, service: Served, table: TableId) -> Talk:
    """Curves, turning points and questions of a finished game."""
    found = await service.table_registry.table(table)
    made = await _debriefed(request, service, found)
    lengths = found.log.lengths()
    return Talk(
        title=made.title,
        ending=made.ending,
        charts=made.charts,
        moments=[msgspec.structs.replace(moment, at=lengths[moment.at]) for moment in made.moments],
        questions=made.questions,
        period=made.period,
    )


def _attached(name: str) -> list[ResponseHeader]:
    return [ResponseHeader(name="content-disposition", value=f'attachment; filename="{name}"')]


@get("/api/tables/{table:str}/debrief/csv", media_type="text/csv", response_headers=_attached("debriefing.csv"),
     responses=TROUBLE)  # fmt: skip
async def debrief_csv(request: AnyRequest, service: Served, table: TableId) -> str:
    """The debriefing as a table with one row a round."""
    return (await _debriefed(request, service, await service.table_registry.table(table))).csv


@get("/api/tables/{table:str}/debrief/json", media_type=MediaType.JSON, responses=TROUBLE,
     response_headers=_attached("debriefing.json"))  # fmt: skip
async def debrief_json(request: AnyRequest, service: Served, table: TableId) -> Response[Any]:
    """Everything the debriefing knows, for programs."""
    document = (await _debriefed(request, service, await service.table_registry.table(table))).document
    return Response(msgspec.json.format(msgspec.json.encode(document)), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/appraisal", responses=TROUBLE)
async def appraisal(request: AnyRequest, service: Served, table: TableId) -> Appraisal:
    """How the seats of a finished game stood along the way, as a bot judges it. `at` is a step of the replay."""
    service.take("thoughts", address(request))
    found = await service.table_registry.table(table)
    made = await service.bot_service.appraise(service.table_registry.record(found))
    lengths = found.log.lengths()
    return Appraisal(made.together, [Judgement(lengths[one.at], one.values) for one in made.judgements])


async def _debriefed(request: AnyRequest, service: Service, table: Table) -> Debriefing:
    if not has_debriefing(table.game):
        raise TableError("unknown", f"There is no debriefing for {table.game.info.title}.")
    service.take("thoughts", address(request))
    return await service.bot_service.debrief(service.table_registry.record(table))


HANDLERS: list[Any] = [
    lesson, lesson_view, lesson_why, leave_lesson, debrief, debrief_csv, debrief_json, appraisal
]  # fmt: skip
