"""The HTTP side: games, tables, seats, records. A key goes in the header `Authorization: Bearer KEY`."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from paddlewheel import registry
from paddlewheel.bots import bots_of
from paddlewheel.kernel import describe_options
from paddlewheel.server.bodies import (
    ForkBody,
    GameCard,
    JoinBody,
    Lobby,
    Next,
    PauseBody,
    PlayBody,
    RecordBody,
    RuleText,
    SayBody,
    SeatBody,
    UndoBody,
)
from paddlewheel.server.calling import TROUBLE, AnyRequest, Authorization, Served, TableId, address, key_of, known_game
from paddlewheel.server.learning import HANDLERS as LEARNING
from paddlewheel.server.learning import has_debriefing, has_lesson
from paddlewheel.server.pictures import PICTURE_POLICY, sample_picture
from paddlewheel.server.service import Service
from paddlewheel.tables.messages import Answer, Hint, Show, TableInfo, View, Why
from paddlewheel.tables.models import ChatLine, TablePlan, Viewer
from paddlewheel.tables.seating import IssuedKey
from paddlewheel.tables.table import Table, to_the_end
from paddlewheel.tables.table_registry import Created, must_be_host, must_hold
from paddlewheel.tables.views import encode

LONGEST_WAIT = 25.0

SeatPath = Annotated[int, PathParameter(ge=0, le=7, description="The number of the seat, from 0.")]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=7, description="Whose view; left out: a spectator's.")]


# -- games ------------------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False, responses=TROUBLE)
def games() -> list[GameCard]:
    """All games, with their options."""
    return [_card(name) for name in registry.games()]


@get("/api/games/{game:str}", sync_to_thread=False, responses=TROUBLE)
def game(game: FromPath[str]) -> GameCard:
    """One game."""
    return _card(known_game(game))


@get("/api/games/{game:str}/rules", sync_to_thread=False, responses=TROUBLE)
def rules(game: FromPath[str]) -> list[RuleText]:
    """The rulebook, in order."""
    book = registry.load(known_game(game)).rulebook
    return [
        RuleText(id=rule.id, text=rule.text, source=rule.source, why=getattr(rule, "why", ""), section=heading)
        for rule, heading in zip(book.rules, book.headings(), strict=True)
    ]


@get("/api/games/{game:str}/tokens", sync_to_thread=False, responses=TROUBLE)
def tokens(game: FromPath[str]) -> list[str]:
    """Every choice the game has words for: the vocabulary of *why not?*."""
    return list(registry.load(known_game(game)).tokens)


@get("/api/games/{game:str}/picture", sync_to_thread=True, media_type="image/svg+xml", responses=TROUBLE)
def picture(game: FromPath[str]) -> Response[str]:
    """The board some way into a game between bots, to show what the game looks like."""
    headers = {"cache-control": "public, max-age=3600", "content-security-policy": PICTURE_POLICY}
    return Response(sample_picture(known_game(game)), media_type="image/svg+xml", headers=headers)


@get("/api/games/{game:str}/art", sync_to_thread=False, media_type="image/svg+xml", responses=TROUBLE)
def art(game: FromPath[str]) -> Response[bytes]:
    """The game's symbols, as one SVG file."""
    file = registry.load(known_game(game)).folder / "art.svg"
    return Response(file.read_bytes(), media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})


def _card(name: str) -> GameCard:
    found = registry.load(name)
    return GameCard(
        info=found.info,
        options=describe_options(found.options),
        bots=list(bots_of(found)),
        lesson=has_lesson(found),
        debriefing=has_debriefing(found),
    )


# -- tables -----------------------------------------------------------------------------------------------


@get("/api/tables", responses=TROUBLE)
async def lobby(service: Served) -> Lobby:
    """Listed tables, the latest first."""
    return Lobby(tables=await service.table_registry.listed())


@post("/api/tables", responses=TROUBLE)
async def create(request: AnyRequest, service: Served, data: JSONBody[TablePlan]) -> Created:
    """Lay a table. With no seat left open the game begins at once."""
    service.take("tables", address(request))
    return await service.table_registry.create(data, address(request))


@get("/api/tables/{table:str}", responses=TROUBLE)
async def info(service: Served, table: TableId) -> TableInfo:
    """A table as everybody sees it."""
    return (await service.table_registry.table(table)).info()


@post("/api/tables/{table:str}/start", status_code=200, responses=TROUBLE)
async def start(service: Served, table: TableId, authorization: Authorization = None) -> TableInfo:
    """Begin (host). Seats still open are played by bots."""
    found = await service.table_registry.table(table)
    must_be_host(found, key_of(authorization))
    await service.table_registry.seating.start(found)
    return found.info()


@post("/api/tables/{table:str}/seats/{seat:int}/join", responses=TROUBLE)
async def join(
    request: AnyRequest, service: Served, table: TableId, seat: SeatPath, data: JSONBody[JoinBody]
) -> IssuedKey:
    """Take an open seat. The key in the answer is yours alone."""
    service.take("joins", address(request))
    found = await service.table_registry.table(table)
    return await service.table_registry.seating.join(found, seat, data.name, data.invite or "")


@post("/api/tables/{table:str}/seats/{seat:int}/invite", responses=TROUBLE)
async def invite(service: Served, table: TableId, seat: SeatPath, authorization: Authorization = None) -> IssuedKey:
    """A new invitation to an open seat (host); the old one is void."""
    found = await service.table_registry.table(table)
    must_be_host(found, key_of(authorization))
    return await service.table_registry.seating.invite(found, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200, responses=TROUBLE)
async def leave(service: Served, table: TableId, seat: SeatPath, authorization: Authorization = None) -> TableInfo:
    """Get up. After the start a bot sits in until you connect again with your key."""
    found = await service.table_registry.table(table)
    must_hold(found, key_of(authorization), seat)
    await service.table_registry.seating.leave(found, seat)
    return found.info()


# -- playing ----------------------------------------------------------------------------------------------


async def _seated(service: Service, table: str, authorization: str | None, seat: int) -> Table:
    """The table, for somebody who speaks with the key of this seat and so is there."""
    found = await service.table_registry.table(table)
    must_hold(found, key_of(authorization), seat)
    await service.table_registry.seating.speak_up(found, seat)
    return found


def _viewer(table: Table, seat: int | None, authorization: str | None) -> Viewer:
    """Whose eyes a request may use: one's own seat's, a spectator's, and anybody's after the end."""
    if seat is not None and table.seat(seat) and table.data.status != "finished":
        must_hold(table, key_of(authorization), seat)
    return seat


@get("/api/tables/{table:str}/view", responses=TROUBLE)
async def see(
    service: Served,
    table: TableId,
    seat: SeatQuery = None,
    show: FromQuery[Show] = "scene",
    at: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="An earlier point.")] = None,
    after: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="Wait for more than this seq.")] = None,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT, description="Seconds to wait at most.")] = 0,
    authorization: Authorization = None,
) -> Response[View]:
    """What a seat or a spectator sees: now, at an earlier point (`at`), or once something is new (`after`, `wait`)."""
    found = await service.table_registry.table(table)
    viewer = _viewer(found, seat, authorization)
    if after is not None and wait:
        if viewer is not None and found.data.status != "finished":
            await service.table_registry.seating.speak_up(found, viewer, wait)
        await found.wait_for_news(viewer, after, wait)
    drawn = found.view(viewer, show) if at is None else encode(found.view_at(viewer, show, at))
    return Response(drawn, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables/{table:str}/play", status_code=200, responses=TROUBLE)
async def play(
    service: Served, table: TableId, data: JSONBody[PlayBody], authorization: Authorization = None
) -> Answer:
    """Make a choice. The same client id gets the same answer however often it is sent."""
    found = await _seated(service, table, authorization, data.seat)
    return await to_the_end(found.act("choice", data.seat, data.token, data.client, data.seq))


@post("/api/tables/{table:str}/undo", status_code=200, responses=TROUBLE)
async def undo(
    service: Served, table: TableId, data: JSONBody[UndoBody], authorization: Authorization = None
) -> Answer:
    """Take choices back, as far as nothing came to light and nobody else acted since."""
    found = await _seated(service, table, authorization, data.seat)
    return await to_the_end(found.act("undo", data.seat, str(data.back), data.client, data.seq))


@post("/api/tables/{table:str}/pause", status_code=200, responses=TROUBLE)
async def pause(
    service: Served, table: TableId, data: JSONBody[PauseBody], authorization: Authorization = None
) -> TableInfo:
    """Ask for a pause, or go on."""
    found = await _seated(service, table, authorization, data.seat)
    await service.table_registry.seating.pause(found, data.seat, data.want)
    return found.info()


@post("/api/tables/{table:str}/say", status_code=200, responses=TROUBLE)
async def say(
    request: AnyRequest, service: Served, table: TableId, data: JSONBody[SayBody], authorization: Authorization = None
) -> ChatLine:
    """Say something at the table."""
    service.take("joins", address(request))
    found = await _seated(service, table, authorization, data.seat)
    return await found.say(data.seat, data.text)


@post("/api/tables/{table:str}/hint", status_code=200, responses=TROUBLE)
async def hint(
    request: AnyRequest, service: Served, table: TableId, data: JSONBody[SeatBody], authorization: Authorization = None
) -> Hint:
    """What the search would do and why, where the table allows hints."""
    service.take("thoughts", address(request))
    found = await _seated(service, table, authorization, data.seat)
    return await service.table_registry.supervisor.hint(found, data.seat)


@get("/api/tables/{table:str}/why", responses=TROUBLE)
async def why(
    service: Served,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=7, description="Your seat.")],
    token: Annotated[str, QueryParameter(min_length=1, max_length=80)],
    authorization: Authorization = None,
) -> Why:
    """Why a choice cannot be made now."""
    found = await service.table_registry.table(table)
    must_hold(found, key_of(authorization), seat)
    return found.why_not(seat, token)


# -- after the end ----------------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    response_headers=[ResponseHeader(name="content-disposition", value='attachment; filename="game.record"')],
    responses=TROUBLE,
)
async def record(service: Served, table: TableId) -> str:
    """The record of a finished game: rules version, options, seed and choices."""
    return service.table_registry.record(await service.table_registry.table(table)).text()


@post("/api/records", responses=TROUBLE)
async def upload(request: AnyRequest, service: Served, data: JSONBody[RecordBody]) -> Next:
    """Keep a record as a finished table, to be replayed and forked."""
    service.take("records", address(request))
    return Next(table=(await service.table_registry.upload(data.record)).table)


@post("/api/tables/{table:str}/fork", responses=TROUBLE)
async def fork(request: AnyRequest, service: Served, table: TableId, data: JSONBody[ForkBody]) -> Created:
    """What if? A new table that begins at a point of a finished game."""
    service.take("tables", address(request))
    source = await service.table_registry.table(table)
    return await service.table_registry.fork(source, data.seats, data.at, address(request))


@post("/api/tables/{table:str}/rematch", responses=TROUBLE)
async def rematch(request: AnyRequest, service: Served, table: TableId, authorization: Authorization = None) -> Next:
    """The same seats again, opened by the same keys (anybody who sat at the table)."""
    service.take("tables", address(request))
    found = await service.table_registry.table(table)
    key = key_of(authorization)
    if found.seat_of(key) is None:
        must_be_host(found, key)
    return Next(table=await service.table_registry.rematch(found))


HANDLERS: list[Any] = [
    games, game, rules, tokens, art, picture,
    lobby, create, info, start, join, invite, leave, see, play, undo, pause, say, hint, why,
    record, upload, fork, rematch, *LEARNING,
]  # fmt: skip
