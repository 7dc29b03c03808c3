"""People: their tables, and where they are told. The person's key goes in the header `Authorization: Bearer KEY`."""

from __future__ import annotations

import io

import segno

from paddlewheel.kernel import BadInput
from paddlewheel.language import language
from paddlewheel.server.api_request import ApiRequest, find_table
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.outbound import MOST_LETTERS, NotDelivered
from paddlewheel.server.people_schemas import (
    BindBody,
    ChannelBody,
    ChannelInfo,
    ChannelRemoval,
    Done,
    ForgetBody,
    Me,
    NotificationWays,
    QrCode,
    TokenBody,
)
from paddlewheel.server.web_push import check_keys
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.keys import digest, new_table_id
from paddlewheel.tables.storage.outbox_store import (
    Channel,
    add_channel,
    channels_of,
    confirm_channel,
    count_unconfirmed,
    remove_channel,
)

routes = RouteTable()

MOST_CHANNELS = 10
#: How many people may ask one e-mail address for its consent in an hour.
MOST_QUESTIONS = 2
HOUR = 3600.0


@routes.get("/api/me", takes_key=True)
async def me(request: ApiRequest) -> Me:
    """The tables of a person, and where they are told. A key that was never used has none."""
    request.limit("people")
    service, store = request.service, request.service.store
    channels = await store.read(channels_of, store.store, digest(request.key))
    return Me(tables=await service.people.tables(request.key), channels=[_info(channel) for channel in channels])


@routes.post("/api/me/seats", takes_key=True, errors=(404, 409))
async def bind(request: ApiRequest, body: BindBody) -> Done:
    """Add a seat to the person's tables. It needs the key of the seat, too."""
    request.limit("people")
    table = await find_table(request.service, body.table)
    await request.service.people.bind(request.key, table, body.seat, body.key)
    return Done()


@routes.post("/api/me/forget", takes_key=True)
async def forget(request: ApiRequest, body: ForgetBody) -> Done:
    """Take a table off the person's list."""
    request.limit("people")
    await request.service.people.forget(request.key, body.table)
    return Done()


@routes.post("/api/me/code", takes_key=True)
async def code(request: ApiRequest) -> QrCode:
    """The person's private link as a QR code. It opens all their tables: it is for nobody else."""
    request.limit("people")
    drawn = io.BytesIO()
    # The address by which this browser knows us, which the other device probably can use, too.
    origin = request.headers.get("origin") or request.service.delivery.origin
    link = f"{origin[:MOST_LETTERS]}/#/me?person={request.key}"
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=3, xmldecl=False, light="#fff")
    return QrCode(svg=drawn.getvalue().decode())


# -- notifications ----------------------------------------------------------------------------------------


@routes.get("/api/notifications")
async def ways(request: ApiRequest) -> NotificationWays:
    """By which ways this server tells people that it is their turn."""
    delivery = request.service.delivery
    return NotificationWays(
        push_key=delivery.push.public_key if delivery.push else "", mail=delivery.mail is not None, webhook=True
    )


@routes.post("/api/me/channels", status=201, takes_key=True, errors=(409,))
async def subscribe(request: ApiRequest, body: ChannelBody) -> ChannelInfo:
    """Be told by push, webhook or e-mail. An e-mail address has to be confirmed first."""
    request.limit("channels")
    store = request.service.store
    now = request.service.table_registry.wall()
    await _check(request, body, now)
    channel = Channel(
        id=new_table_id(),
        person=digest(request.key),
        kind=body.kind,
        address=body.address,
        push_key=body.push_key,
        push_secret=body.push_secret,
        confirmed=body.kind != "mail",
        created=now,
        language=language(),
    )
    added = await store.call(add_channel, store.store, channel, MOST_CHANNELS)
    if added is None:
        raise TableError("conflict", say("too-many-channels", most=MOST_CHANNELS))
    mail = request.service.delivery.mail
    if mail is not None and not added.confirmed:
        try:
            await mail.ask(added)
        except NotDelivered:
            await store.call(remove_channel, store.store, added.id)
            raise TableError("conflict", say("mail-not-sent")) from None
    return _info(added)


async def _check(request: ApiRequest, body: ChannelBody, now: float) -> None:
    """Refuse an address that cannot or may not be used."""
    from paddlewheel.server.mail import check_mail_address

    delivery, store = request.service.delivery, request.service.store
    try:
        if body.kind == "mail":
            check_mail_address(body.address)
        else:
            delivery.outbound.check(body.address)
        if body.kind == "push" and delivery.push is not None:
            check_keys(body.push_key, body.push_secret)
    except BadInput as refused:
        raise TableError("bad", f"{str(refused)[0].upper()}{str(refused)[1:]}.") from None
    if (body.kind == "push" and delivery.push is None) or (body.kind == "mail" and delivery.mail is None):
        raise TableError("conflict", say("channel-not-offered", kind=body.kind))
    if body.kind == "mail":
        asked = await store.read(count_unconfirmed, store.store, body.address, now - HOUR)
        if asked >= MOST_QUESTIONS:
            raise TableError("too many", say("address-asked-already"))


@routes.post("/api/me/channels/remove", takes_key=True, errors=(404,))
async def unsubscribe(request: ApiRequest, body: ChannelRemoval) -> Done:
    """Be told there no longer."""
    store = request.service.store
    if not await store.call(remove_channel, store.store, body.id, digest(request.key)):
        raise TableError("unknown", say("not-told-there"))
    return Done()


@routes.post("/api/mail/confirm", errors=(404,))
async def confirm(request: ApiRequest, body: TokenBody) -> Done:
    """Confirm an e-mail address, by the link that was sent to it."""
    request.limit("people")
    store = request.service.store
    if not await store.call(confirm_channel, store.store, _channel(request, "confirm", body.token)):
        raise TableError("unknown", say("address-unknown"))
    return Done()


@routes.post("/api/mail/stop")
async def stop(request: ApiRequest, body: TokenBody) -> Done:
    """No more mail to an address, by the link in every mail."""
    request.limit("people")
    store = request.service.store
    await store.call(remove_channel, store.store, _channel(request, "stop", body.token))
    return Done()


def _channel(request: ApiRequest, what: str, token: str) -> str:
    mail = request.service.delivery.mail
    channel = mail.channel_of(what, token) if mail is not None else None
    if channel is None:
        raise TableError("forbidden", say("bad-link"))
    return channel


def _info(channel: Channel) -> ChannelInfo:
    return ChannelInfo(
        id=channel.id, kind=channel.kind, address=channel.address, confirmed=channel.confirmed, is_off=channel.is_off
    )
