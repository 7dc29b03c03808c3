"""The messages between a table and its players and spectators. `docs/api.md` describes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from paddlewheel.kernel import OptionValue, Outcome
from paddlewheel.presentation import Line, Scene
from paddlewheel.tables.clock import TimeLeft
from paddlewheel.tables.errors import Code
from paddlewheel.tables.models import ChatLine, ChatText, ClientId, ClockPlan, Count, Key, SeatNumber, Status, Token

#: What a view carries: a scene to draw, or the bare observation for programs.
Show = Literal["scene", "observation"]

# -- from a player -----------------------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    pass


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first message: the keys of one's own seats at this table, or none to watch."""

    keys: Annotated[list[Key], msgspec.Meta(max_length=8)] = []
    show: Show = "scene"
    #: Watch as a spectator as well as from one's seats.
    watch: bool = False


class Play(FromClient, frozen=True, kw_only=True, tag="play"):
    seat: SeatNumber
    token: Token
    client: ClientId
    #: The seat's `seq` when it chose.
    seq: Count


class Undo(FromClient, frozen=True, kw_only=True, tag="undo"):
    seat: SeatNumber
    client: ClientId
    seq: Count
    #: How many choices to take back.
    back: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Pause(FromClient, frozen=True, kw_only=True, tag="pause"):
    """Ask for a pause, or stop asking. It begins when all people agree and ends when one of them goes on."""

    seat: SeatNumber
    want: bool


class Say(FromClient, frozen=True, kw_only=True, tag="say"):
    seat: SeatNumber
    text: ChatText


class AskHint(FromClient, frozen=True, kw_only=True, tag="hint"):
    seat: SeatNumber


class AskWhy(FromClient, frozen=True, kw_only=True, tag="why"):
    """Why can I not do this?"""

    seat: SeatNumber
    token: Token


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    pass


Incoming = Hello | Play | Undo | Pause | Say | AskHint | AskWhy | Ping

# -- from the table ------------------------------------------------------------------------------------


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class Welcome(ToClient, frozen=True, kw_only=True, tag="welcome"):
    table: str
    seats: list[int]


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    #: Whether somebody is connected for it.
    here: bool
    #: The level of the bot that plays for an absent person.
    stand_in: str
    wants_pause: bool
    left: TimeLeft | None = None


class TableInfo(ToClient, frozen=True, kw_only=True, tag="table"):
    """A table as everybody sees it. Seed and salt are shown once the game is over."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    listed: bool
    hints: bool
    paused: bool
    clock: ClockPlan | None
    absent_after: int | None
    #: sha256 of "GAME SEED SALT", so that the shuffle can be checked afterwards; empty for an uploaded record.
    commitment: str
    seed: str | None
    salt: str | None
    fork_of: str
    next: str
    created: float
    #: How many steps the log has, once the game is over: what a replay can be asked for.
    length: int | None = None


class Back(msgspec.Struct, frozen=True):
    """How many of one's own choices can be taken back, and why none can."""

    steps: int
    why: str
    rule: str
    #: One's latest choices in a row, oldest first: the turn so far. The last `steps` of them can be taken back.
    turn: list[str] = []


class View(ToClient, frozen=True, kw_only=True, tag="view"):
    """What a viewer sees. `lines` follow after the first `kept` lines of the journal."""

    seat: int | None
    seq: int
    deciders: list[int]
    #: The tokens this seat may choose from.
    choices: list[str]
    #: Those of them that end the turn or reveal something, and so cannot be taken back.
    final: list[str]
    rule: str
    kept: int
    lines: list[Line]
    undo: Back | None
    outcome: Outcome | None
    scene: Scene | None = None
    #: The bare observation, as the game gives it.
    observation: msgspec.Raw | None = None


class Answer(ToClient, frozen=True, kw_only=True, tag="answer"):
    """The result of a play or an undo. `stale`: the table has changed; decide from the view that follows."""

    client: str
    result: Literal["done", "refused", "stale"]
    #: The seat's `seq` after it.
    seq: int
    rule: str = ""
    why: str = ""


class Chat(ToClient, frozen=True, kw_only=True, tag="chat"):
    lines: list[ChatLine]


class Hint(ToClient, frozen=True, kw_only=True, tag="hint"):
    seat: int
    token: str
    label: str
    why: str
    #: How good the position of the seat is, from 0 (lost) to 1 (won).
    value: float


class Why(ToClient, frozen=True, kw_only=True, tag="why"):
    """The answer to *why not?*; allowed when nothing forbids it."""

    seat: int
    token: str
    allowed: bool
    rule: str
    why: str


class Pong(ToClient, frozen=True, kw_only=True, tag="pong"):
    pass


class ErrorMessage(ToClient, frozen=True, kw_only=True, tag="error"):
    code: Code
    why: str


Outgoing = Welcome | TableInfo | View | Answer | Chat | Hint | Why | Pong | ErrorMessage
