"""What comes in and goes out over HTTP, beside the messages of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from paddlewheel.kernel import GameInfo, OptionInfo
from paddlewheel.tables.messages import TableInfo
from paddlewheel.tables.models import Chatter, ClientId, Count, Key, Name, SeatNumber, SeatPlan, Strict, Token


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the lobby: its facts, its options, the bots it can be played against."""

    info: GameInfo
    options: list[OptionInfo]
    bots: list[str]
    #: Whether there is a guided first game, and whether a finished game can be debriefed.
    lesson: bool
    debriefing: bool


class RuleText(msgspec.Struct, frozen=True, kw_only=True):
    """A rule or ruling, as the rules panel shows it."""

    id: str
    text: str
    source: str
    why: str
    #: The heading it stands under.
    section: str


class JoinBody(Strict, frozen=True, kw_only=True):
    name: Name
    #: The invitation to this seat; may be left out at a listed table.
    invite: Key | None = None


class PlayBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber
    token: Token
    client: ClientId
    seq: Count


class UndoBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber
    client: ClientId
    seq: Count
    back: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class SayBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber
    text: Chatter


class PauseBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber
    want: bool


class SeatBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber


class ForkBody(Strict, frozen=True, kw_only=True):
    #: How many steps of the finished game's log to keep.
    at: Count
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]


class RecordBody(Strict, frozen=True, kw_only=True):
    record: Annotated[str, msgspec.Meta(min_length=1, max_length=200_000)]


class Next(msgspec.Struct, frozen=True, kw_only=True):
    """The table that follows."""

    table: str


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableInfo]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    ok: bool
    version: str
