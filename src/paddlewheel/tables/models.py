"""What is stored of a table. Everything else follows from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from paddlewheel.kernel import ComponentFile, Fork, OptionValue, component_file
from paddlewheel.tables.words import say

#: Who looks: a seat, or None for a spectator.
Viewer = int | None

#: `closed`: its host or an administrator has ended it; nobody joins or plays any more.
Status = Literal["open", "playing", "finished", "closed"]
#: What spectators may do while a game is played: watch and talk, watch, or neither.
Watching = Literal["talk", "watch", "closed"]
EntryKind = Literal["choice", "undo", "pause", "resume", "resign", "end"]

DAY = 24 * 3600.0

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
#: The answers to the parts of a form.
Picked = Annotated[list[Token], msgspec.Meta(max_length=24)]
#: Printable ASCII only: it is stored as it is, and not every database accepts every character.
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
ElementId = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
#: The round, turn or battle of a note; 0 for the whole game.
RoundNumber = Annotated[int, msgspec.Meta(ge=0, le=200)]
NoteText = Annotated[str, msgspec.Meta(max_length=2000)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Key = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What comes from outside: unknown fields are refused."""


class ClockPlan(Strict, frozen=True, kw_only=True):
    """Time for each decision, for all decisions of a seat together, or for a move. None: no limit.

    The clock of a decision begins afresh with every choice, that of a move when the turn comes to the seat.
    """

    #: Seconds for each decision, and for the game. The increment is added whenever a seat has made its move.
    decision: Seconds | None = None
    game: Seconds | None = None
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    #: Days for a move, instead of all of these.
    days: Annotated[int, msgspec.Meta(ge=1, le=14)] | None = None
    #: Seconds for each talk of all, in games in which the players talk in turn. When it is up, the rest pass.
    talk: Seconds | None = None

    def __post_init__(self) -> None:
        if self.increment and self.game is None:
            raise ValueError(say("increment-needs-game"))
        if self.days is not None and (self.decision is not None or self.game is not None or self.talk is not None):
            raise ValueError(say("days-or-seconds"))


class SeatPlan(Strict, frozen=True, kw_only=True):
    """Who is to sit there: `me`, somebody invited (`open`), or a bot of a level."""

    who: Literal["me", "open", "bot"]
    level: Annotated[str, msgspec.Meta(max_length=20)] = "steady"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ComponentsBody(Strict, frozen=True, kw_only=True):
    """A component file of one's own for a new table: TOML, of at most 64 KiB."""

    name: Annotated[str, msgspec.Meta(max_length=60)]
    text: Annotated[str, msgspec.Meta(max_length=65_536)]

    def file(self) -> ComponentFile:
        """The file, if everything in it is within bounds."""
        return component_file(self.name, self.text)


class TablePlan(Strict, frozen=True, kw_only=True):
    """A table to be created."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    #: None: the components that the game comes with.
    components: ComponentsBody | None = None
    #: Whether what is said at the table is part of the debriefing. Everybody can know it before they sit down.
    keep_talk: bool = False
    #: Shown in the lobby, where anybody may join or watch; otherwise only those who have the link can.
    listed: bool = False
    hints: bool = True
    watching: Watching = "watch"
    clock: ClockPlan | None = None
    #: Seconds after which the others may let a bot play for somebody who is away. None: as is usual with this clock.
    absent_after: Annotated[int, msgspec.Meta(ge=5, le=1_000_000)] | None = None


class TableData(msgspec.Struct, kw_only=True):
    """One table as it is stored."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: int
    salt: str
    host: str
    listed: bool
    hints: bool
    clock: ClockPlan | None
    absent_after: int | None
    status: Status
    created: float
    touched: float
    #: The table this one was forked from, and the rematch that follows it.
    fork_of: str = ""
    next: str = ""
    #: Where this game left the games it was forked from.
    forks: list[Fork] = []
    #: When the game began, and when the table is to be looked at although nobody comes (None: never), in seconds for
    #: which the service has been up.
    began: float = 0.0
    due: float | None = None
    #: When somebody last used it, within some minutes. Tables expire by this.
    last_used: float = 0.0
    watching: Watching = "watch"
    #: The components of the game, where they are not those it comes with.
    components: ComponentFile | None = None
    keep_talk: bool = False
    #: The class that it belongs to; empty for every other table. Nobody outside the class gets to it.
    classroom: str = ""
    #: Whether the host has paused it: nobody else lets it go on.
    held: bool = False
    #: Whether other tables still play the same deal: what would give it away is kept back, also after the end.
    sealed: bool = False
    #: Since when the present clock counts, in seconds for which the service has been up.
    clock_since: float = 0.0

    @property
    def promised_seed(self) -> int:
        """The seed that nobody knows before the end: of a fork, its own seed, because the first one is known."""
        return self.forks[-1].seed if self.forks else self.seed


class Seat(msgspec.Struct, kw_only=True):
    """A seat and who has it. `key` and `invite` are digests, empty where there is none."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    key: str = ""
    invite: str = ""
    #: The level of the bot that plays while the person is away; empty while they play themselves.
    stand_in: str = ""
    wants_pause: bool = False
    #: When somebody was last known to be here, in seconds for which the service had been up.
    seen: float = 0.0
    #: Goes up when the seat changes hands or its person leaves: whoever was connected before has no rights any more.
    occupancy: int = 0
    #: Whether the host has forbidden it to talk. It belongs to the seat, so that nobody ends it by leaving.
    muted: bool = False
    #: Whether the host lets the bot play until the host hands the seat back, also while the person is here.
    sits_out: bool = False
    #: Goes up with every change, so that of two changes at the same time only one succeeds.
    version: int = 0

    @property
    def bot(self) -> str:
        """The level of the bot that decides here now; empty if none does."""
        return self.level if self.kind == "bot" else self.stand_in


#: The client ids of the server's own acts begin with these: choices of bots, choices when the time is up, choices of
#: bots for people who are away, and pauses. Nobody else can use them.
BOT_CLIENT = "bot-"
CLOCK_CLIENT = "clock-"
TALK_CLOCK_CLIENT = f"{CLOCK_CLIENT}talk-"
STAND_IN_CLIENT = "stand-in-"
TABLE_CLIENT = "table-"
SERVER_CLIENTS = (BOT_CLIENT, CLOCK_CLIENT, STAND_IN_CLIENT, TABLE_CLIENT)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log. The first has seq 1. (It holds nothing that the garbage collector has to visit.)"""

    seq: int
    kind: EntryKind
    seat: int
    #: The choice; of an undo, how many choices are taken back; of a resignation and an end, see `early_end.py`.
    token: str
    client: str
    at: float
    #: Seconds for which the service had been up, by which the clock counts.
    uptime: float = 0.0


#: The author of the facilitator's notes: the host of the table.
FACILITATOR = -1


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A note for the debriefing."""

    #: A seat, or -1 for the facilitator.
    author: int
    round: int
    text: str


#: The seat of what a spectator says.
SPECTATOR = -2


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    """A line of chat. The seat is -1 for what the table itself says, -2 for a spectator."""

    number: int
    seat: int
    name: str
    text: str
    at: float
