"""What is stored of a class, and what a teacher asks for when it is created."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from paddlewheel.kernel import OptionValue
from paddlewheel.tables.bot_service import DEFAULT_LEVEL
from paddlewheel.tables.models import ClockPlan, ComponentsBody, Name, Seconds, Strict

#: How pupils get their seats: the next free one, one that they choose, or the one that the teacher's list gives them.
Seating = Literal["arrival", "choice", "list"]
#: What becomes of pupils who come when the games have begun and no seat is free.
Latecomers = Literal["bot", "watch"]
ClassStatus = Literal["waiting", "playing", "debriefing"]

MOST_TABLES = 16
MOST_PUPILS = 128
#: As many messages of the teacher as are kept.
NOTICES_KEPT = 20

TableNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_TABLES)]
ClassTitle = Annotated[str, msgspec.Meta(max_length=60)]
PupilId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
NoticeText = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
#: One group of names for each table.
Groups = Annotated[list[Annotated[list[Name], msgspec.Meta(max_length=8)]], msgspec.Meta(max_length=MOST_TABLES)]


class ClassPlan(Strict, frozen=True, kw_only=True):
    """A class to be created."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    title: ClassTitle = ""
    tables: TableNumber = 6
    #: Pupils at each table. Where the game needs more players, bots have the other seats.
    people: Annotated[int, msgspec.Meta(ge=1, le=8)] = 4
    options: dict[str, OptionValue] = {}
    components: ComponentsBody | None = None
    hints: bool = False
    keep_talk: bool = False
    #: Every table has the same seed, so that only decisions make the difference.
    same_deal: bool = False
    seating: Seating = "arrival"
    #: The teacher's list, one group for each table.
    names: Groups = []
    latecomers: Latecomers = "bot"
    #: Seconds for each decision at all tables. None: no limit.
    decision: Seconds | None = None
    #: Seconds for each talk, in games in which the players talk in turn. None: no limit.
    talk: Seconds | None = None
    #: The level of the bots on seats without a pupil.
    level: Annotated[str, msgspec.Meta(max_length=20)] = DEFAULT_LEVEL

    @property
    def clock(self) -> ClockPlan | None:
        """The clock of every table."""
        if self.decision is None and self.talk is None:
            return None
        return ClockPlan(decision=self.decision, talk=self.talk)


class Pupil(msgspec.Struct, kw_only=True):
    """A pupil: a name and the digest of a key, which is also the key of the pupil's seat."""

    id: str
    name: str
    key: str
    joined: float
    #: When the present key was given out: until its device is connected, nobody else has the name either.
    key_since: float = 0.0
    #: The key before the present one. A seat that still has it is given the present one.
    old_key: str = ""


class PlayedTable(msgspec.Struct, kw_only=True):
    """A place in the room: the table that stands there, and those of earlier games, oldest first."""

    number: int
    table: str
    earlier: list[str] = []


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A message of the teacher to all, or to one table."""

    id: int
    table: int | None
    text: str
    at: float


class Discussion(msgspec.Struct, frozen=True, kw_only=True):
    """Time to talk: all tables are paused until it is over."""

    label: str
    seconds: int
    #: When it is over, as a date in seconds.
    ends: float


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """The game that everybody looks at together."""

    table: str
    #: The step of the finished game; None: the game as it is played now (what if?).
    at: int | None
    #: The moment within the step, counted from one; 0 for the position after it.
    beat: int = 0
    #: How many steps the finished game has; None while it is played.
    length: int | None = None
    #: The pupil who leads; None: the teacher.
    leader: str | None = None


class ClassData(msgspec.Struct, kw_only=True):
    """One class as it is stored."""

    id: str
    code: str
    #: The digest of the teacher's key, which is also the key of the host at all its tables.
    teacher: str
    plan: ClassPlan
    #: The seed of every table, where all have the same deal.
    seed: int | None
    status: ClassStatus
    created: float
    last_used: float
    tables: list[PlayedTable] = []
    pupils: list[Pupil] = []
    #: Whether somebody new may come in.
    door: bool = True
    notices: list[Notice] = []
    discussion: Discussion | None = None
    replay: Replay | None = None
    #: Goes up with every change, so that of two changes at the same time only one succeeds.
    version: int = 0
