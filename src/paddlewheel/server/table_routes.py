"""Tables: creating and joining them, and playing at them. A key goes in the header `Authorization: Bearer KEY`."""

from __future__ import annotations

from hashlib import sha256

from starlette.responses import Response

from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import JSON, RouteTable
from paddlewheel.server.schemas import (
    BeatsQuery,
    EndBody,
    JoinBody,
    LobbyQuery,
    MoveBody,
    PauseBody,
    PlansQuery,
    PlayBody,
    ResignBody,
    SayBody,
    SeatBody,
    StandInBody,
    UndoBody,
    ViewQuery,
    WhyQuery,
)
from paddlewheel.tables.lobby import LobbyPage
from paddlewheel.tables.messages import Answer, Beats, Hint, Plans, TableInfo, View, Why
from paddlewheel.tables.models import ChatLine, TablePlan
from paddlewheel.tables.seating import IssuedKey, is_kept
from paddlewheel.tables.table import Table, to_the_end
from paddlewheel.tables.table_registry import Created, must_be_host, must_hold
from paddlewheel.tables.views import encode

routes = RouteTable()


@routes.get("/api/tables", result=LobbyPage)
async def lobby(request: ApiRequest, query: LobbyQuery) -> Response:
    """Listed tables, the latest first, in pages of 50. With `If-None-Match`, only what has changed is sent."""
    page = encode(await request.service.table_registry.lobby.page(query.page))
    tag = f'"{sha256(page).hexdigest()[:24]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    return Response(page, headers={"etag": tag}, media_type=JSON)


@routes.post("/api/tables", status=201)
async def create(request: ApiRequest, body: TablePlan) -> Created:
    """Create a table. With no open seat the game begins at once."""
    request.limit("tables")
    return await request.service.table_registry.create(body, request.address)


@routes.get("/api/tables/{table}")
async def info(request: ApiRequest) -> TableInfo:
    """A table as everybody sees it."""
    return (await request.table()).info()


# -- seats ------------------------------------------------------------------------------------------------


@routes.post("/api/tables/{table}/start", takes_key=True)
async def start(request: ApiRequest) -> TableInfo:
    """Begin (host; of a rematch, also whoever has accepted it). Seats that are still open are played by bots."""
    table = await request.table()
    open_seats = [seat for seat in table.seats if seat.kind == "open"]
    is_rematch = bool(open_seats) and all(is_kept(seat) for seat in open_seats)
    if not is_rematch or table.seat_of(request.key) is None:
        must_be_host(table, request.key)
    await request.service.table_registry.seating.start(table)
    return table.info()


@routes.post("/api/tables/{table}/seats/{seat}/join", status=201)
async def join(request: ApiRequest, body: JoinBody) -> IssuedKey:
    """Take an open seat. The key in the answer is yours alone."""
    request.limit("joins")
    seat, table = request.seat, await request.table()
    return await request.service.table_registry.seating.join(table, seat, body.name, body.invite or "")


@routes.post("/api/tables/{table}/seats/{seat}/invite", status=201, takes_key=True)
async def invite(request: ApiRequest) -> IssuedKey:
    """A new invitation to an open seat (host). The old one becomes void."""
    seat, table = request.seat, await request.table()
    must_be_host(table, request.key)
    return await request.service.table_registry.seating.invite(table, seat)


@routes.post("/api/tables/{table}/seats/{seat}/leave", takes_key=True)
async def leave(request: ApiRequest) -> TableInfo:
    """Leave the seat. After the start a bot plays for you until you connect again with your key."""
    seat, table = request.seat, await request.table()
    occupancy = must_hold(table, request.key, seat)
    await request.service.table_registry.seating.leave(table, seat, occupancy)
    return table.info()


@routes.post("/api/tables/{table}/seats/{seat}/move", takes_key=True)
async def move(request: ApiRequest, body: MoveBody) -> TableInfo:
    """Before the start: take another open seat instead of your own. Your key stays the same."""
    request.limit("joins")
    seat, table = request.seat, await request.table()
    occupancy = must_hold(table, request.key, seat)
    await request.service.table_registry.seating.move(table, seat, body.to, occupancy)
    return table.info()


# -- playing ----------------------------------------------------------------------------------------------


async def _seated(request: ApiRequest, seat: int) -> tuple[Table, int]:
    """The table, for somebody who has the key of this seat and so is present, with the seat's occupancy."""
    table = await request.table()
    occupancy = must_hold(table, request.key, seat)
    await request.service.table_registry.seating.speak_up(table, seat, occupancy=occupancy)
    return table, occupancy


@routes.get("/api/tables/{table}/view", result=View, takes_key=True)
async def view(request: ApiRequest, query: ViewQuery) -> bytes:
    """What a seat or a spectator sees: now, at an earlier point (`at`), or once something is new (`after`, `wait`)."""
    table, viewer = await request.table(), query.seat

    def may_see() -> None:
        if viewer is None:
            table.must_let_watch()
        elif table.seat(viewer) and not table.is_revealed:
            must_hold(table, request.key, viewer)

    may_see()
    if query.after is not None:
        if viewer is not None and query.wait and table.data.status != "finished":
            await request.service.table_registry.seating.speak_up(table, viewer, query.wait)
        await request.service.wait_until_stopping(table.wait_for_news(viewer, query.after, query.wait))
        # The seat may have changed hands meanwhile.
        may_see()
    if query.at is None:
        return table.view(viewer, query.show)
    return table.view_at(viewer, query.show, query.at)


@routes.get("/api/tables/{table}/beats", takes_key=True)
async def beats(request: ApiRequest, query: BeatsQuery) -> Beats:
    """What a seat or a spectator saw of one step, moment by moment, with the scene that it begins from."""
    table, viewer = await request.table(), query.seat
    if viewer is None:
        table.must_let_watch()
    elif table.seat(viewer) and not table.is_revealed:
        must_hold(table, request.key, viewer)
    return table.beats_at(viewer, query.at, query.own, whole=True)


@routes.post("/api/tables/{table}/play", takes_key=True)
async def play(request: ApiRequest, body: PlayBody) -> Answer:
    """Make a choice. The same client id gets the same answer, no matter how often it is sent."""
    table, occupancy = await _seated(request, body.seat)
    return await to_the_end(table.act("choice", body.seat, body.token, body.client, body.seq, occupancy=occupancy))


@routes.post("/api/tables/{table}/undo", takes_key=True)
async def undo(request: ApiRequest, body: UndoBody) -> Answer:
    """Take choices back, as long as they revealed nothing and nobody else has acted since."""
    table, occupancy = await _seated(request, body.seat)
    return await to_the_end(table.act("undo", body.seat, str(body.back), body.client, body.seq, occupancy=occupancy))


@routes.post("/api/tables/{table}/pause", takes_key=True)
async def pause(request: ApiRequest, body: PauseBody) -> TableInfo:
    """Ask for a pause or agree to it, or go on: then nobody asks any more."""
    table, occupancy = await _seated(request, body.seat)
    await request.service.table_registry.seating.pause(table, body.seat, body.want, occupancy)
    return table.info()


@routes.post("/api/tables/{table}/resign", takes_key=True)
async def resign(request: ApiRequest, body: ResignBody) -> Answer:
    """Give the game up for good. With two at the table the other one wins; with more a bot plays on for the seat."""
    table, occupancy = await _seated(request, body.seat)
    return await request.service.table_registry.seating.resign(table, body.seat, body.client, occupancy)


@routes.post("/api/tables/{table}/end", takes_key=True)
async def end(request: ApiRequest, body: EndBody) -> Answer:
    """Wish to end the game without a winner, or no longer wish it. It ends once all who are here wish it."""
    table, occupancy = await _seated(request, body.seat)
    return await request.service.table_registry.seating.end(table, body.seat, body.want, body.client, occupancy)


@routes.post("/api/tables/{table}/stand-in", takes_key=True)
async def stand_in(request: ApiRequest, body: StandInBody) -> TableInfo:
    """Let a bot play for somebody who has been away for long, until they come back."""
    table, occupancy = await _seated(request, body.seat)
    table.seat(body.absent)
    await request.service.table_registry.seating.stand_in(table, body.seat, body.absent, occupancy)
    return table.info()


@routes.post("/api/tables/{table}/say", takes_key=True)
async def say(request: ApiRequest, body: SayBody) -> ChatLine:
    """Say something at the table."""
    request.limit("joins")
    table, occupancy = await _seated(request, body.seat)
    return await table.say(body.seat, body.text, occupancy)


@routes.post("/api/tables/{table}/hint", takes_key=True)
async def hint(request: ApiRequest, body: SeatBody) -> Hint:
    """What the search would do and why, where the table allows hints."""
    request.limit("analyses")
    table, occupancy = await _seated(request, body.seat)
    hint = await request.service.table_registry.supervisor.hint(table, body.seat, request.address)
    table.must_be_occupant(body.seat, occupancy)
    return hint


@routes.get("/api/tables/{table}/why", takes_key=True)
async def why(request: ApiRequest, query: WhyQuery) -> Why:
    """Why a choice cannot be made now, or why an element of the scene cannot be chosen."""
    table = await request.table()
    must_hold(table, request.key, query.seat)
    return table.why_not(query.seat, query.token, query.element)


@routes.get("/api/tables/{table}/plans", result=Plans, takes_key=True)
async def plans(request: ApiRequest, query: PlansQuery) -> bytes:
    """Chains of choices that the seat can make now, each as one thing to point at. They are played one by one."""
    table = await request.table()
    must_hold(table, request.key, query.seat)
    return table.plans(query.seat)
