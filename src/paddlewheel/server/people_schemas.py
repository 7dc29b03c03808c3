"""What is sent over HTTP about people."""

from __future__ import annotations

from typing import Annotated

import msgspec

from paddlewheel.tables.models import Key, SeatNumber, Strict
from paddlewheel.tables.people import PersonTable
from paddlewheel.tables.storage.outbox_store import ChannelKind

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class BindBody(Strict, frozen=True, kw_only=True):
    table: TableId
    seat: SeatNumber
    #: The key of the seat.
    key: Key


class ForgetBody(Strict, frozen=True, kw_only=True):
    table: TableId


class ChannelBody(Strict, frozen=True, kw_only=True):
    kind: ChannelKind
    #: A URL of a push service or a webhook, or an e-mail address.
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=500, pattern="^[!-~]+$")]
    #: Of a push subscription: `p256dh` and `auth`.
    push_key: Annotated[str, msgspec.Meta(max_length=100, pattern="^[A-Za-z0-9_=-]*$")] = ""
    push_secret: Annotated[str, msgspec.Meta(max_length=30, pattern="^[A-Za-z0-9_=-]*$")] = ""


class ChannelRemoval(Strict, frozen=True, kw_only=True):
    id: TableId


class TokenBody(Strict, frozen=True, kw_only=True):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern="^[!-~]+$")]


class ChannelInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Where a person is told."""

    id: str
    kind: ChannelKind
    address: str
    #: Whether somebody has answered at this e-mail address.
    confirmed: bool
    #: Whether nothing is sent there any more, because it could not be delivered.
    is_off: bool


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """A person's tables, and where they are told."""

    tables: list[PersonTable]
    channels: list[ChannelInfo]


class NotificationWays(msgspec.Struct, frozen=True, kw_only=True):
    """By which ways this server tells people that it is their turn."""

    #: The key that a browser subscribes with; empty where there is no push.
    push_key: str
    mail: bool
    webhook: bool


class QrCode(msgspec.Struct, frozen=True, kw_only=True):
    svg: str


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """It is done."""

    ok: bool = True
