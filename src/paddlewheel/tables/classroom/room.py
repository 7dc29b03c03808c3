"""One class in memory: what is stored of it, who is connected, and what they were told last."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from paddlewheel.bots.rounds import RoundsJudged
from paddlewheel.language import Language
from paddlewheel.tables.classroom.joint import GameTold
from paddlewheel.tables.classroom.messages import PupilState, TableGlance
from paddlewheel.tables.classroom.models import ClassData, PlayedTable, Pupil
from paddlewheel.tables.errors import TableError, wrong_key
from paddlewheel.tables.keys import opens
from paddlewheel.tables.words import say, table_name


class ClassListener(Protocol):
    """Somebody who is told about every change of a class. `send` and `disconnect` must neither wait nor fail."""

    #: The pupil; empty for the teacher.
    pupil: str
    #: In which it is told everything.
    language: Language

    def send(self, message: bytes) -> None: ...

    def disconnect(self, why: TableError) -> None:
        """Say why, and end the connection."""
        ...


class Room:
    """A class in memory."""

    def __init__(self, data: ClassData, now: float) -> None:
        self.data = data
        self.lock = asyncio.Lock()
        self.listeners: set[ClassListener] = set()
        #: Pupils under whose name somebody on another device asks to come in.
        self.asks: set[str] = set()
        self.idle_since = now
        #: What the console was told last of each table, and every pupil of the class.
        self.glances: dict[Language, dict[int, TableGlance]] = {}
        self.states: dict[ClassListener, PupilState] = {}
        #: Tables that have changed since, and whether pupils are to be told, too.
        self.changed: set[str] = set()
        self.looks: dict[str, object] = {}
        self.pupils_changed = False
        #: What the game calls its seats, once somebody has asked.
        self.titles: dict[Language, list[str]] = {}
        #: What was made of each game for the joint debriefing, and of which state of it.
        self.debriefed: dict[str, tuple[object, GameTold]] = {}
        #: What bots are asked about its games, by table and length.
        self.judging: dict[tuple[Language, str, int], asyncio.Future[RoundsJudged]] = {}
        self.debriefing_lock = asyncio.Lock()
        self.telling: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.data.id

    def is_teacher(self, key: str) -> bool:
        return opens(key, self.data.teacher)

    def must_be_teacher(self, key: str) -> None:
        if not self.is_teacher(key):
            raise wrong_key()

    def pupil_of(self, key: str) -> Pupil | None:
        """The pupil whose key this is."""
        return next((pupil for pupil in self.data.pupils if pupil.key and opens(key, pupil.key)), None)

    def must_be_pupil(self, key: str) -> Pupil:
        found = self.pupil_of(key)
        if found is None:
            raise wrong_key()
        return found

    def admits(self, key: str) -> bool:
        """Whether this is a key of somebody in the class."""
        return self.is_teacher(key) or self.pupil_of(key) is not None

    def pupil(self, name: str) -> Pupil:
        """The pupil of this id."""
        found = next((pupil for pupil in self.data.pupils if pupil.id == name), None)
        if found is None:
            raise TableError("unknown", say("no-such-pupil"))
        return found

    def played(self, number: int) -> PlayedTable:
        """The table with this number."""
        found = next((played for played in self.data.tables if played.number == number), None)
        if found is None:
            raise TableError("unknown", say("no-such-table-number", number=number))
        return found

    def numbered(self, table: str) -> PlayedTable | None:
        """The place of a table in the room, also of an earlier game."""
        return next((each for each in self.data.tables if table == each.table or table in each.earlier), None)

    def name_of(self, table: str) -> str:
        """What a table is called."""
        found = self.numbered(table)
        if found is None:
            return say("what-if")
        game = len(found.earlier) + 1 if table == found.table else found.earlier.index(table) + 1
        return table_name(found.number) if not found.earlier else say("table-game", number=found.number, game=game)

    def is_connected(self, pupil: str) -> bool:
        return any(listener.pupil == pupil for listener in self.listeners)

    def copy(self) -> ClassData:
        """What is stored, to be changed."""
        return msgspec.json.decode(msgspec.json.encode(self.data), type=ClassData)
