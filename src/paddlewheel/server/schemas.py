"""What is sent over HTTP in either direction, besides the messages of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from paddlewheel.kernel import GameInfo, OptionInfo
from paddlewheel.presentation import Chapter, Chart, Moment, TalkingPoint
from paddlewheel.tables.messages import Show, TableInfo
from paddlewheel.tables.models import ChatText, ClientId, Count, Key, Name, SeatNumber, SeatPlan, Strict, Token

#: The longest time in seconds for which a request may wait for something new.
LONGEST_WAIT = 25.0

Step = Annotated[int, msgspec.Meta(ge=0, le=100_000, description="How many choices have been made.")]

# -- games ------------------------------------------------------------------------------------------------


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
    section: str


class LessonText(msgspec.Struct, frozen=True, kw_only=True):
    """A guided first game: whose seat, how many choices in all, and what is said and asked at which of them."""

    game: str
    title: str
    seat: int
    seats: int
    length: int
    chapters: list[Chapter]


class LessonViewQuery(msgspec.Struct, frozen=True, kw_only=True):
    at: Step = 0


class LessonWhyQuery(msgspec.Struct, frozen=True, kw_only=True):
    token: Token
    at: Step = 0


# -- tables -----------------------------------------------------------------------------------------------


class JoinBody(Strict, frozen=True, kw_only=True):
    name: Name
    #: The invitation to this seat; may be left out at a listed table.
    invite: Key | None = None


class ViewQuery(msgspec.Struct, frozen=True, kw_only=True):
    seat: Annotated[SeatNumber | None, msgspec.Meta(description="Whose view; without it, a spectator's.")] = None
    show: Show = "scene"
    at: Annotated[Count | None, msgspec.Meta(description="An earlier point.")] = None
    after: Annotated[Count | None, msgspec.Meta(description="Wait for more than this seq.")] = None
    wait: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_WAIT, description="Seconds to wait at most.")] = 0


class WhyQuery(msgspec.Struct, frozen=True, kw_only=True):
    seat: Annotated[SeatNumber, msgspec.Meta(description="Your seat.")]
    token: Token


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
    text: ChatText


class PauseBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber
    want: bool


class SeatBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber


# -- after the end ----------------------------------------------------------------------------------------


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


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """A debriefing, drawn by whoever reads it. `at` of a moment is a step of this table's replay."""

    title: str
    ending: str
    charts: tuple[Chart, ...]
    moments: list[Moment]
    questions: tuple[TalkingPoint, ...]
    #: What the game calls a round.
    period: str


class Health(msgspec.Struct, frozen=True, kw_only=True):
    ok: bool
    version: str
