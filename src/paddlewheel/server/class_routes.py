"""Classes. The teacher's or the pupil's key goes in the header `Authorization: Bearer KEY`."""

from __future__ import annotations

import io

import msgspec
import segno
from starlette.responses import RedirectResponse, Response

from paddlewheel.server.api_request import ApiRequest, class_cookie
from paddlewheel.server.class_export import archive_of, debriefing_of, page_of
from paddlewheel.server.endpoint import JSON, RouteTable
from paddlewheel.server.local_addresses import join_addresses
from paddlewheel.server.people_schemas import Done, QrCode
from paddlewheel.server.replay_routes import download
from paddlewheel.server.words import say
from paddlewheel.tables.classroom.messages import (
    ClassCreated,
    Console,
    JoinAddress,
    Joined,
    JointDebriefing,
    PupilState,
    WhatIfStarted,
)
from paddlewheel.tables.classroom.models import ClassPlan
from paddlewheel.tables.classroom.requests import (
    AddressBody,
    ClassChange,
    ClassClock,
    ClassJoin,
    ClassNotice,
    ClassPause,
    ClassWhatIf,
    DiscussionBody,
    LeaderBody,
    OneOrAll,
    PupilBody,
    PupilMove,
    PupilName,
    PupilStandIn,
    ReplayBody,
    SitBody,
    TablesBody,
)
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.errors import TableError, wrong_key
from paddlewheel.tables.views import encode

routes = RouteTable()

#: For how long a browser keeps the cookie of a class.
COOKIE_SECONDS = 30 * 24 * 3600


def _with_cookie(request: ApiRequest, room: str, key: str, answer: msgspec.Struct, status: int = 200) -> Response:
    """An answer that lets the browser in to the tables of the class. Nothing can be done by the cookie, only seen."""
    response = Response(encode(answer), status, media_type=JSON)
    response.set_cookie(
        class_cookie(room), key, max_age=COOKIE_SECONDS, path="/api", httponly=True, samesite="strict",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return response


# -- pupils -----------------------------------------------------------------------------------------------


@routes.post("/api/classes/join", status=201, result=Joined, errors=(404, 409))
async def join_class(request: ApiRequest, body: ClassJoin) -> Response:
    """Come in to a class by its code, or come back to one's seat. The key in the answer is yours alone."""
    request.limit("class_joins")
    room = await request.service.class_of_code(body.code, request.address)
    joined = await request.service.class_joining.join(room, body.name, body.key)
    return _with_cookie(request, room.id, joined.key, joined, 201)


@routes.get("/api/classes/{class}/me", result=PupilState, takes_key=True)
async def pupil(request: ApiRequest) -> Response:
    """The class, as the pupil sees it."""
    room = await request.room()
    state = await request.service.class_joining.state(room, room.must_be_pupil(request.key))
    return _with_cookie(request, room.id, request.key, state)


@routes.post("/api/classes/{class}/sit", takes_key=True, errors=(409,))
async def sit(request: ApiRequest, body: SitBody) -> PupilState:
    """Choose a seat (pupil)."""
    room = await request.room()
    return await request.service.class_joining.sit(room, request.key, body.table, body.seat)


@routes.post("/api/classes/{class}/leave", takes_key=True, errors=(409,))
async def leave_class(request: ApiRequest) -> Done:
    """Leave the class (pupil). The name is deleted from it, and a bot has the seat."""
    await request.service.class_joining.leave(await request.room(), request.key)
    return Done()


# -- the class --------------------------------------------------------------------------------------------


@routes.post("/api/classes", status=201, result=ClassCreated)
async def create_class(request: ApiRequest, body: ClassPlan) -> Response:
    """Create a class with its tables. The teacher's key in the answer is shown only once."""
    request.limit("classes")
    created = await request.service.classes.create(body, request.address)
    return _with_cookie(request, created.id, created.key, created, 201)


@routes.get("/api/classes/{class}", result=Console, takes_key=True)
async def console(request: ApiRequest) -> Response:
    """Everything that the teacher sees, stuck tables first."""
    room, classes = await request.taught(), request.service.classes
    shown = classes.console(room, await classes.tables(room))
    return _with_cookie(request, room.id, request.key, shown)


@routes.get("/api/classes/{class}/addresses", takes_key=True)
async def addresses(request: ApiRequest) -> list[JoinAddress]:
    """The addresses by which pupils can come in, the best first (teacher)."""
    room, settings = await request.taught(), request.service.settings
    return join_addresses(settings, room.data.code, f"{request.url.scheme}://{request.url.netloc}")


@routes.post("/api/classes/{class}/qr", takes_key=True)
async def qr_code(request: ApiRequest, body: AddressBody) -> QrCode:
    """An address as a QR code (teacher)."""
    await request.taught()
    drawn = io.BytesIO()
    segno.make(body.address, micro=False).save(drawn, kind="svg", scale=4, border=4, xmldecl=False, light="#fff")
    return QrCode(svg=drawn.getvalue().decode())


@routes.post("/api/classes/{class}/change", takes_key=True, errors=(409,))
async def change_class(request: ApiRequest, body: ClassChange) -> Done:
    """Change the title, the way of seating, the list of names, or whether somebody new may come in (teacher)."""
    await request.service.lesson.change(await request.taught(), body)
    return Done()


@routes.post("/api/classes/{class}/remove", takes_key=True, errors=(409,))
async def remove_class(request: ApiRequest) -> Done:
    """Remove the class with all its tables and names (teacher)."""
    room = await request.taught()
    async with room.lock:
        await request.service.classes.remove(room.id)
    return Done()


# -- tables -----------------------------------------------------------------------------------------------


@routes.post("/api/classes/{class}/tables", takes_key=True, errors=(409,))
async def add_tables(request: ApiRequest, body: TablesBody) -> Done:
    """Lay more tables (teacher)."""
    request.limit("tables")
    await request.service.lesson.add_tables(await request.taught(), body.count)
    return Done()


@routes.post("/api/classes/{class}/tables/remove", takes_key=True, errors=(409,))
async def remove_table(request: ApiRequest, body: OneOrAll) -> Done:
    """Remove a table at which no pupil sits (teacher)."""
    await request.service.lesson.remove_table(await request.taught(), _one(body))
    return Done()


@routes.post("/api/classes/{class}/begin", takes_key=True, errors=(409,))
async def begin(request: ApiRequest, body: OneOrAll) -> Done:
    """Begin where pupils sit (teacher). Bots have the free seats until somebody takes them."""
    await request.service.lesson.begin(await request.taught(), body.table)
    return Done()


@routes.post("/api/classes/{class}/pause", takes_key=True, errors=(409,))
async def pause_class(request: ApiRequest, body: ClassPause) -> Done:
    """Pause one table or all, or let them go on (teacher)."""
    await request.service.lesson.pause(await request.taught(), body.table, body.want)
    return Done()


@routes.post("/api/classes/{class}/say", takes_key=True, errors=(409,))
async def say_to_class(request: ApiRequest, body: ClassNotice) -> Done:
    """A message to all, or to one table (teacher)."""
    await request.service.lesson.say(await request.taught(), body.table, body.text)
    return Done()


@routes.post("/api/classes/{class}/clock", takes_key=True, errors=(409,))
async def set_clock(request: ApiRequest, body: ClassClock) -> Done:
    """Seconds for each decision at all tables (teacher)."""
    await request.service.lesson.set_clock(await request.taught(), body.decision)
    return Done()


@routes.post("/api/classes/{class}/discussion", takes_key=True, errors=(409,))
async def discuss(request: ApiRequest, body: DiscussionBody) -> Done:
    """Time to talk, with all tables paused until it is over (teacher)."""
    await request.service.lesson.discuss(await request.taught(), body.seconds, body.label)
    return Done()


@routes.post("/api/classes/{class}/new-game", takes_key=True, errors=(409,))
async def new_game(request: ApiRequest, body: OneOrAll) -> Done:
    """A new game at one table with the same pupils (teacher)."""
    request.limit("tables")
    await request.service.lesson.new_game(await request.taught(), _one(body))
    return Done()


@routes.post("/api/classes/{class}/end", takes_key=True, errors=(409,))
async def end_games(request: ApiRequest, body: OneOrAll) -> Done:
    """End the game at one table; or all games, to talk about them (teacher)."""
    await request.service.lesson.end(await request.taught(), body.table)
    return Done()


def _one(body: OneOrAll) -> int:
    if body.table is None:
        raise TableError("bad", say("say-which-table"))
    return body.table


# -- pupils, as the teacher seats them --------------------------------------------------------------------


@routes.post("/api/classes/{class}/stand-in", takes_key=True, errors=(409,))
async def let_bot_sit_in(request: ApiRequest, body: PupilStandIn) -> Done:
    """Let a bot sit in for a pupil, or hand the seat back (teacher)."""
    await request.service.class_joining.stand_in(await request.taught(), body.pupil, body.want)
    return Done()


@routes.post("/api/classes/{class}/move", takes_key=True, errors=(409,))
async def move_pupil(request: ApiRequest, body: PupilMove) -> Done:
    """Seat a pupil elsewhere (teacher). Whoever sits there changes places with them."""
    await request.service.class_joining.move(await request.taught(), body.pupil, body.table, body.seat)
    return Done()


@routes.post("/api/classes/{class}/rename", takes_key=True, errors=(409,))
async def rename_pupil(request: ApiRequest, body: PupilName) -> Done:
    """Change the name of a pupil (teacher)."""
    await request.service.class_joining.rename(await request.taught(), body.pupil, body.name)
    return Done()


@routes.post("/api/classes/{class}/free", takes_key=True, errors=(409,))
async def free_name(request: ApiRequest, body: PupilBody) -> Done:
    """Let a pupil come in on another device: the first one loses the seat (teacher)."""
    await request.service.class_joining.free(await request.taught(), body.pupil)
    return Done()


@routes.post("/api/classes/{class}/dismiss", takes_key=True, errors=(409,))
async def dismiss(request: ApiRequest, body: PupilBody) -> Done:
    """Remove a pupil from the class (teacher)."""
    await request.service.class_joining.dismiss(await request.taught(), body.pupil)
    return Done()


# -- looking back together --------------------------------------------------------------------------------


@routes.post("/api/classes/{class}/replay", takes_key=True, errors=(409,))
async def show_replay(request: ApiRequest, body: ReplayBody) -> Done:
    """Show a step of a finished game to everybody (teacher, or the pupil who leads)."""
    await request.service.leading.show(await request.room(), request.key, body)
    return Done()


@routes.post("/api/classes/{class}/leader", takes_key=True, errors=(409,))
async def give_lead(request: ApiRequest, body: LeaderBody) -> Done:
    """Give the lead of the replay to a pupil, or take it back (teacher)."""
    await request.service.leading.lead(await request.taught(), body.pupil)
    return Done()


@routes.post("/api/classes/{class}/what-if", status=201, takes_key=True, errors=(409,))
async def what_if(request: ApiRequest, body: ClassWhatIf) -> WhatIfStarted:
    """Play a what-if game in front of the class (teacher). Everybody's screen follows it."""
    request.limit("tables")
    return await request.service.leading.what_if(await request.taught(), body)


async def _shown(request: ApiRequest) -> Room:
    """The class, for whoever may see its joint debriefing: the teacher, and pupils once the games are over."""
    room = await request.room()
    if room.data.status != "debriefing" and not any(room.is_teacher(key) for key in request.shown_keys):
        raise wrong_key()
    return room


@routes.get("/api/classes/{class}/debriefing", takes_key=True)
async def joint_debriefing(request: ApiRequest) -> JointDebriefing:
    """All tables compared, also while games are under way (teacher; pupils once the teacher has ended the games)."""
    return await debriefing_of(request, await _shown(request))


@routes.get("/api/classes/{class}/debriefing/page", result=str, media_type="text/html", takes_key=True)
async def joint_page(request: ApiRequest) -> Response:
    """The joint debriefing as a page that prints."""
    return await page_of(request, await _shown(request))


@routes.get("/api/classes/{class}/export", result=bytes, media_type="application/zip", takes_key=True)
async def export(request: ApiRequest) -> Response:
    """Everything in one archive: CSV, JSON, and the records of all games that are over (teacher)."""
    room = await request.room()
    if not any(room.is_teacher(key) for key in request.shown_keys):
        raise wrong_key()
    content = await archive_of(request, room)
    return Response(content, headers=download(f"class-{room.data.code}.zip"), media_type="application/zip")


async def join_page(_: object) -> Response:
    """The address that pupils type."""
    return RedirectResponse("/#/join", 307)
