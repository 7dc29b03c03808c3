"""What pupils and teachers ask for in a class."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from paddlewheel.tables.classroom.models import (
    ClassTitle,
    Groups,
    Latecomers,
    NoticeText,
    PupilId,
    Seating,
    TableNumber,
)
from paddlewheel.tables.models import Count, Key, Name, SeatNumber, Seconds, Strict

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
#: As people type it: with small letters, spaces or hyphens.
TypedCode = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]

# -- from a pupil ------------------------------------------------------------------------------------------


class ClassJoin(Strict, frozen=True, kw_only=True):
    code: TypedCode
    name: Name
    #: The key of the last visit on this device, to come back with, also where somebody is connected under this name.
    key: Key | None = None


class SitBody(Strict, frozen=True, kw_only=True):
    """Choose a seat."""

    table: TableNumber
    seat: SeatNumber


# -- from the teacher --------------------------------------------------------------------------------------


class ClassChange(Strict, frozen=True, kw_only=True):
    """What is to change; None leaves it as it is."""

    title: ClassTitle | None = None
    seating: Seating | None = None
    names: Groups | None = None
    latecomers: Latecomers | None = None
    #: Whether somebody new may come in.
    door: bool | None = None


class TablesBody(Strict, frozen=True, kw_only=True):
    """How many tables to add."""

    count: TableNumber = 1


class OneOrAll(Strict, frozen=True, kw_only=True):
    """One table, or all of them."""

    table: TableNumber | None = None


class ClassPause(Strict, frozen=True, kw_only=True):
    want: bool
    table: TableNumber | None = None


class ClassNotice(Strict, frozen=True, kw_only=True):
    text: NoticeText
    table: TableNumber | None = None


class ClassClock(Strict, frozen=True, kw_only=True):
    """Seconds for each decision at all tables from now on. None: no limit."""

    decision: Seconds | None


class DiscussionBody(Strict, frozen=True, kw_only=True):
    """Time to talk, with all tables paused. 0 seconds ends it."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=7200)]
    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class PupilBody(Strict, frozen=True, kw_only=True):
    pupil: PupilId


class PupilStandIn(Strict, frozen=True, kw_only=True):
    """Let a bot sit in for a pupil (`want`), or hand the seat back."""

    pupil: PupilId
    want: bool


class PupilMove(Strict, frozen=True, kw_only=True):
    """Seat a pupil elsewhere. Without a table the pupil watches; without a seat it is a free one.

    A pupil who sits there already changes places with this one.
    """

    pupil: PupilId
    table: TableNumber | None = None
    seat: SeatNumber | None = None


class PupilName(Strict, frozen=True, kw_only=True):
    pupil: PupilId
    name: Name


class ReplayBody(Strict, frozen=True, kw_only=True):
    """Where the led replay stands. Without a table it ends. The teacher or the pupil who leads sends it."""

    table: TableId | None = None
    at: Count | None = None
    beat: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class LeaderBody(Strict, frozen=True, kw_only=True):
    """Who leads the replay: a pupil, or the teacher (None)."""

    pupil: PupilId | None = None


class WhatIfSeat(Strict, frozen=True, kw_only=True):
    """Who plays a seat of a what-if game: the teacher, a pupil, or a bot."""

    who: Literal["teacher", "pupil", "bot"]
    pupil: PupilId | None = None


class ClassWhatIf(Strict, frozen=True, kw_only=True):
    """A what-if game in front of the class, from a step of a finished game. Everybody's screen follows it."""

    table: TableId
    at: Count
    seats: Annotated[list[WhatIfSeat], msgspec.Meta(min_length=1, max_length=8)]


class AddressBody(Strict, frozen=True, kw_only=True):
    """An address to make a QR code of."""

    address: Annotated[str, msgspec.Meta(min_length=8, max_length=300, pattern="^https?://[!-~]+$")]
