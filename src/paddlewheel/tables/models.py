"""What is stored of a table. Everything else follows from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from paddlewheel.kernel import Fork, OptionValue

#: Who looks: a seat, or None for a spectator.
Viewer = int | None

Status = Literal["open", "playing", "finished"]
EntryKind = Literal["choice", "undo", "pause", "resume"]

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
#: Printable ASCII only: it is stored as it is, and not every database accepts every character.
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Key = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What comes from outside: unknown fields are refused."""


class ClockPlan(Strict, frozen=True, kw_only=True):
    """Time in seconds, for each decision and for all decisions of a seat together. None: no limit."""

    decision: Seconds | None = None
    game: Seconds | None = None


class SeatPlan(Strict, frozen=True, kw_only=True):
    """Who is to sit there: `me`, somebody invited (`open`), or a bot of a level."""

    who: Literal["me", "open", "bot"]
    level: Annotated[str, msgspec.Meta(max_length=20)] = "steady"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class TablePlan(Strict, frozen=True, kw_only=True):
    """A table to be created."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    #: Shown in the lobby, where anybody may join or watch; otherwise only those who have the link can.
    listed: bool = False
    hints: bool = True
    clock: ClockPlan | None = None
    #: Seconds after which a bot takes the seat of somebody who is away. None: never.
    absent_after: Annotated[int, msgspec.Meta(ge=15, le=1_000_000)] | None = None


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
    seen: float = 0.0
    #: Goes up with every change, so that of two changes at the same time only one succeeds.
    version: int = 0

    @property
    def bot(self) -> str:
        """The level of the bot that decides here now; empty if none does."""
        return self.level if self.kind == "bot" else self.stand_in


#: The client id of an entry that a bot has made begins with this.
BOT_CLIENT = "bot-"


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log. The first has seq 1. (It holds nothing that the garbage collector has to visit.)"""

    seq: int
    kind: EntryKind
    seat: int
    #: The choice; of an undo, how many choices are taken back.
    token: str
    client: str
    at: float


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    """A line of chat. The seat is -1 for what the table itself says."""

    number: int
    seat: int
    name: str
    text: str
    at: float
