"""What is sent over HTTP in either direction, besides the messages of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from paddlewheel.kernel import GameInfo, OptionInfo
from paddlewheel.presentation import Chapter, Chart, DebriefingTable, Moment, TalkingPoint
from paddlewheel.tables.bot_service import DEFAULT_LEVEL
from paddlewheel.tables.lobby import LAST_PAGE
from paddlewheel.tables.messages import Show
from paddlewheel.tables.models import (
    ChatLine,
    ChatText,
    ClientId,
    Count,
    ElementId,
    Key,
    Name,
    Note,
    NoteText,
    RoundNumber,
    SeatNumber,
    SeatPlan,
    Strict,
    Token,
    Watching,
)
from paddlewheel.tables.storage.upkeep import TableRow

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
    #: Whether the players talk in turn, so that a time can be set for it.
    talks: bool
    #: Whether there is a player aid.
    aid: bool
    #: What the game calls its seats, for every number of seats, beginning with the smallest.
    seat_names: list[list[str]] = []


class RuleText(msgspec.Struct, frozen=True, kw_only=True):
    """A rule or ruling, as the rules panel shows it."""

    id: str
    text: str
    #: A rule of the game's own rulebook, a ruling of ours, or a reconstruction of what is not public.
    kind: str
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
    token: Token | None = None
    element: ElementId | None = None
    at: Step = 0


# -- tables -----------------------------------------------------------------------------------------------


class JoinBody(Strict, frozen=True, kw_only=True):
    name: Name
    #: The invitation to this seat; may be left out at a listed table.
    invite: Key | None = None


class MoveBody(Strict, frozen=True, kw_only=True):
    to: SeatNumber


class ViewQuery(msgspec.Struct, frozen=True, kw_only=True):
    seat: Annotated[SeatNumber | None, msgspec.Meta(description="Whose view; without it, a spectator's.")] = None
    show: Show = "scene"
    at: Annotated[Count | None, msgspec.Meta(description="An earlier point.")] = None
    after: Annotated[Count | None, msgspec.Meta(description="Wait for more than this seq.")] = None
    wait: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_WAIT, description="Seconds to wait at most.")] = 0


class BeatsQuery(msgspec.Struct, frozen=True, kw_only=True):
    at: Annotated[Count, msgspec.Meta(description="The step, by the numbers of views.")]
    seat: Annotated[SeatNumber | None, msgspec.Meta(description="Whose view; without it, a spectator's.")] = None
    own: Annotated[bool, msgspec.Meta(description="Count as the live views did, even after the end of the game.")] = (
        False
    )


class WhyQuery(msgspec.Struct, frozen=True, kw_only=True):
    seat: Annotated[SeatNumber, msgspec.Meta(description="Your seat.")]
    token: Annotated[Token | None, msgspec.Meta(description="A choice. Or name an element.")] = None
    element: Annotated[ElementId | None, msgspec.Meta(description="The id of an element of the scene.")] = None


class PlansQuery(msgspec.Struct, frozen=True, kw_only=True):
    seat: Annotated[SeatNumber, msgspec.Meta(description="Your seat.")]


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


class ResignBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber
    client: ClientId


class EndBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber
    client: ClientId
    want: bool


class StandInBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber
    #: The seat of the person who is away.
    absent: SeatNumber


class SeatBody(Strict, frozen=True, kw_only=True):
    seat: SeatNumber


# -- what hosts and administrators do ---------------------------------------------------------------------


class BotBody(Strict, frozen=True, kw_only=True):
    level: Annotated[str, msgspec.Meta(max_length=20)] = DEFAULT_LEVEL


class MuteBody(Strict, frozen=True, kw_only=True):
    muted: bool


class WatchingBody(Strict, frozen=True, kw_only=True):
    watching: Watching


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """The table that has been closed or deleted."""

    table: str


class Page(msgspec.Struct, frozen=True, kw_only=True):
    skip: Annotated[Count, msgspec.Meta(description="How many tables to leave out.")] = 0


class StoredTables(msgspec.Struct, frozen=True, kw_only=True):
    """Some of the stored tables, those used last first."""

    tables: list[TableRow]
    #: Whether there are more of them.
    more: bool


class ServerLoad(msgspec.Struct, frozen=True, kw_only=True):
    """How busy this server is."""

    version: str
    #: Stored tables, by status.
    stored: dict[str, int]
    #: What this process does now: tables in memory, open WebSockets, bots that think.
    tables: int
    connections: int
    bots: int
    #: What limits refused since the start, by limit.
    refused: dict[str, int]


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


class LobbyQuery(msgspec.Struct, frozen=True, kw_only=True):
    page: Annotated[int, msgspec.Meta(ge=0, le=LAST_PAGE, description="The number of the page, from 0.")] = 0


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """A debriefing, drawn by whoever reads it. `at` of a moment is a step of this table's replay."""

    title: str
    ending: str
    charts: tuple[Chart, ...]
    moments: list[Moment]
    questions: tuple[TalkingPoint, ...]
    #: What the game calls a round.
    period: str
    #: Standings first, then numbers and agreements.
    tables: tuple[DebriefingTable, ...]
    over: bool
    #: The notes that whoever asks may read, and what was said, where the table keeps it.
    notes: list[Note]
    said: list[ChatLine]


class NoteBody(Strict, frozen=True, kw_only=True):
    """A note for the debriefing, in the place of the last one of this author and round; an empty one deletes it."""

    #: One's seat, or -1 for the host: the facilitator.
    author: Annotated[int, msgspec.Meta(ge=-1, le=7)]
    #: 0 for the whole game.
    round: RoundNumber = 0
    text: NoteText


class Health(msgspec.Struct, frozen=True, kw_only=True):
    ok: bool
    version: str
    database: bool
    bots: bool


class Life(msgspec.Struct, frozen=True, kw_only=True):
    version: str
