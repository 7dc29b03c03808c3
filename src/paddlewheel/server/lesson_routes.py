"""Guided first games."""

from __future__ import annotations

from paddlewheel import registry
from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.schemas import ForkBody, LessonText, LessonViewQuery, LessonWhyQuery
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.lessons import LessonPlayer, guide
from paddlewheel.tables.messages import View, Why
from paddlewheel.tables.table_registry import Created

routes = RouteTable()


@routes.get("/api/games/{game}/lesson")
async def lesson(request: ApiRequest) -> LessonText:
    """The guided first game of a title."""
    found = _lesson_player(request.game).lesson
    return LessonText(
        game=request.game,
        title=registry.load(request.game).about.title,
        seat=found.seat,
        seats=found.record.seats,
        length=len(found.record.choices),
        chapters=found.chapters,
    )


@routes.get("/api/games/{game}/lesson/view")
async def lesson_view(request: ApiRequest, query: LessonViewQuery) -> View:
    """What the learner sees after some choices of the lesson."""
    request.limit("lessons")
    return _lesson_player(request.game).view(query.at)


@routes.get("/api/games/{game}/lesson/why")
async def lesson_why(request: ApiRequest, query: LessonWhyQuery) -> Why:
    """Why the learner cannot make a choice at that point."""
    request.limit("lessons")
    return _lesson_player(request.game).why_not(query.at, query.token, query.element)


@routes.post("/api/games/{game}/lesson/table", status=201)
async def leave_lesson(request: ApiRequest, body: ForkBody) -> Created:
    """A table of one's own that continues from a point of the lesson."""
    request.limit("tables")
    return await request.service.table_registry.play_on(
        _lesson_player(request.game).record(body.at), body.seats, owner=request.address
    )


def _lesson_player(game: str) -> LessonPlayer:
    found = guide(game)
    if found is None:
        raise TableError("unknown", say("no-lesson", game=game))
    return found
