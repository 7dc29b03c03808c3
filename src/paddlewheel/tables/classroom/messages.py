"""What teachers and pupils are told about their class. `docs/api.md` describes it."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.kernel import OptionValue
from paddlewheel.presentation import Chart, DebriefingTable, Moment, StatusLine, TalkingPoint
from paddlewheel.tables.classroom.models import ClassStatus, Discussion, Latecomers, Notice, Seating
from paddlewheel.tables.messages import ErrorMessage, FromClient, Ping, Pong, ToClient
from paddlewheel.tables.models import Key, Status
from paddlewheel.tables.seating import IssuedKey

# -- to the teacher ----------------------------------------------------------------------------------------


class ClassCreated(msgspec.Struct, frozen=True, kw_only=True):
    """A new class. The teacher's key is shown only once."""

    id: str
    code: str
    key: str


class JoinAddress(msgspec.Struct, frozen=True, kw_only=True):
    """An address of this server for pupils to type, without the code; and with it, for a link and a QR code."""

    typed: str
    link: str
    #: Whether devices in the same network can use it, as far as this machine can know.
    reachable: bool
    #: What it is: the address that this page was opened by, a network of this machine by its name.
    label: str


class PupilInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A pupil, as the teacher sees them."""

    id: str
    name: str
    #: Whether a device of theirs is connected.
    here: bool
    #: Whether somebody on another device asks to come in under this name, while the first one is connected.
    asks: bool
    #: Where they sit; None: they watch.
    table: int | None
    seat: int | None
    stand_in: bool
    leads: bool
    joined: float


class LedReplay(msgspec.Struct, frozen=True, kw_only=True):
    """The game that everybody looks at together."""

    table: str
    #: What the table is called.
    name: str
    #: The step of the replay; None: the game as it is played now.
    at: int | None
    beat: int
    #: How many steps the game has; None while it is played.
    length: int | None
    #: The pupil who leads, and their name; both empty for the teacher.
    leader: str
    leader_name: str


class ClassInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A class, as its teacher sees it."""

    id: str
    title: str
    code: str
    game: str
    game_title: str
    #: What the game calls its seats.
    seat_titles: list[str]
    people: int
    options: dict[str, OptionValue]
    hints: bool
    keep_talk: bool
    same_deal: bool
    seating: Seating
    names: list[list[str]]
    latecomers: Latecomers
    door: bool
    status: ClassStatus
    decision: int | None
    discussion: Discussion | None
    notices: list[Notice]
    replay: LedReplay | None
    pupils: list[PupilInfo]
    created: float
    #: Whether the game has a debriefing of its own.
    debriefing: bool
    #: Seconds after which a table counts as stuck that waits for a pupil.
    stuck_after: int
    #: The date of the server, in seconds: what `since` and `ends` are compared with.
    now: float


class WaitedFor(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom a table waits for."""

    seat: int
    name: str
    since: float
    #: Whether a bot decides there: then it takes no more than moments.
    bot: bool


class GlanceSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as the console shows it."""

    seat: int
    #: What the game calls it.
    title: str
    kind: Literal["open", "person", "bot"]
    name: str
    #: The pupil who has it; empty where none has.
    pupil: str
    here: bool
    #: Whether a bot plays for the pupil.
    stand_in: bool


class TableGlance(msgspec.Struct, frozen=True, kw_only=True):
    """A table at a glance."""

    number: int
    #: What it is called: *Table 3*.
    name: str
    table: str
    status: Status
    #: How many games were played here before this one.
    earlier: int
    #: Whether it is paused, and whether the teacher keeps it so, not the pupils.
    paused: bool
    held: bool
    #: The spectators' counter: when it goes up, the board has changed.
    seq: int
    #: *Round 3 of 5*: the head of the status.
    round: str
    figures: tuple[StatusLine, ...]
    waits: list[WaitedFor]
    #: Whether it waits for a pupil for longer than usual, or for one who is not here.
    stuck: bool
    #: The last line of its journal, or how it ended.
    told: str
    seats: list[GlanceSeat]
    #: How many steps the replay has; None while it is played.
    length: int | None


class Console(ToClient, frozen=True, kw_only=True, tag="console"):
    """The whole console. The stuck tables come first."""

    room: ClassInfo
    tables: list[TableGlance]


class ConsoleRoom(ToClient, frozen=True, kw_only=True, tag="room"):
    """The class has changed, its tables have not."""

    room: ClassInfo


class ConsoleTables(ToClient, frozen=True, kw_only=True, tag="tables"):
    """These tables have changed."""

    tables: list[TableGlance]
    now: float


# -- to a pupil --------------------------------------------------------------------------------------------


class PupilPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where a pupil sits. The pupil's key is the key of the seat."""

    number: int
    name: str
    table: str
    seat: int
    title: str
    begun: bool


class FreeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that a pupil can choose."""

    number: int
    name: str
    seat: int
    title: str
    #: Whether a bot plays it now.
    bot: bool
    #: Who sits at that table already.
    mates: list[str]


class WatchTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that a pupil without a seat can watch."""

    number: int
    name: str
    table: str


class PupilState(ToClient, frozen=True, kw_only=True, tag="pupil"):
    """The class, as one pupil sees it."""

    id: str
    title: str
    game: str
    game_title: str
    status: ClassStatus
    pupil: str
    name: str
    #: None: no seat; then `free` has those to choose from, and `watch` the tables to watch.
    place: PupilPlace | None
    free: list[FreeSeat]
    watch: list[WatchTable]
    #: Whether the teacher has paused the pupil's table.
    paused: bool
    discussion: Discussion | None
    #: The teacher's messages to all and to the pupil's table.
    notices: list[Notice]
    replay: LedReplay | None
    leads: bool
    now: float


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """A pupil has come in. The key opens the class and the pupil's seat; it is shown only once."""

    id: str
    pupil: str
    name: str
    key: str
    state: PupilState


# -- the live connection -----------------------------------------------------------------------------------


class ClassHello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first message: the teacher's or a pupil's key."""

    key: Key


ClassIncoming = ClassHello | Ping
ClassOutgoing = Console | ConsoleRoom | ConsoleTables | PupilState | Pong | ErrorMessage

# -- the joint debriefing ----------------------------------------------------------------------------------


class RoundTold(msgspec.Struct, frozen=True, kw_only=True):
    """A round that changed most for a table, for better or worse, as a bot judges it."""

    #: *Round 4*, and in a sentence what changed.
    round: str
    text: str
    #: The step of the replay at its end.
    at: int
    #: By how much the chances changed, from -1 to 1.
    change: float


class JointTable(msgspec.Struct, frozen=True, kw_only=True):
    """One table in the joint debriefing."""

    number: int
    name: str
    table: str
    players: list[str]
    status: Status
    ending: str
    over: bool
    best: RoundTold | None
    worst: RoundTold | None
    #: `at` is a step of this table's replay.
    moments: list[Moment]


class Parting(msgspec.Struct, frozen=True, kw_only=True):
    """A moment at which the tables parted: until then they were close together in a curve."""

    round: int
    chart: str
    text: str
    #: The names of the tables that were ahead and behind from then on.
    high: str
    low: str
    #: What the two tables tell of that round.
    told: list[str]


class JointDebriefing(msgspec.Struct, frozen=True, kw_only=True):
    """All tables of a class, compared."""

    title: str
    game: str
    game_title: str
    period: str
    same_deal: bool
    over: bool
    tables: list[JointTable]
    #: One line a table, named by the table.
    charts: list[Chart]
    ends: DebriefingTable
    partings: list[Parting]
    questions: list[TalkingPoint]


class WhatIfStarted(msgspec.Struct, frozen=True, kw_only=True):
    """The what-if game, with the keys of the teacher's seats."""

    table: str
    mine: list[IssuedKey]
