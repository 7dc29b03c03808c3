"""A class for tests: its rooms on a harness, pupils who come in, and listeners that keep what they receive."""

from __future__ import annotations

from typing import Any

import msgspec

from paddlewheel.language import ENGLISH, Language
from paddlewheel.tables.classroom.classes import Classes
from paddlewheel.tables.classroom.glance import place_of
from paddlewheel.tables.classroom.joining import Joining
from paddlewheel.tables.classroom.leading import Leading
from paddlewheel.tables.classroom.lesson import Lesson
from paddlewheel.tables.classroom.messages import Joined
from paddlewheel.tables.classroom.models import ClassPlan
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.table import Table
from tables.harness import Harness

GAME = "mississippi-queen"


class Screen:
    """A device that listens to a class."""

    def __init__(self, pupil: str = "", language: Language = ENGLISH) -> None:
        self.pupil = pupil
        self.language = language
        self.received: list[Any] = []
        self.disconnected = ""

    def send(self, message: bytes) -> None:
        self.received.append(msgspec.json.decode(message))

    def disconnect(self, why: TableError) -> None:
        self.disconnected = why.why

    def last(self, kind: str) -> Any:
        return [message for message in self.received if message["type"] == kind][-1]


class School:
    """The classes of one process, with one class in it."""

    def __init__(self, harness: Harness, **plan: Any) -> None:
        self.harness = harness
        self._open()
        usual: dict[str, Any] = {"game": GAME, "tables": 2, "people": 2, "level": "random"}
        wanted = ClassPlan(**(usual | plan))
        created = harness.run(self.classes.create(wanted))
        harness.closing.append(lambda: self.classes.close())
        self.id, self.code, self.key = created.id, created.code, created.key

    def _open(self) -> None:
        self.classes = Classes(self.harness.registry, self.harness.bots)
        self.joining, self.lesson = Joining(self.classes), Lesson(self.classes)
        self.leading = Leading(self.classes)
        self.harness.registry.on_change = self.classes.note

    def restart(self, after: float = 0.0) -> None:
        self.harness.run(self.classes.close())
        self.harness.restart(after)
        self._open()

    @property
    def room(self) -> Room:
        return self.harness.run(self.classes.find(self.id))

    def join(self, name: str, key: str | None = None) -> Joined:
        return self.harness.run(self.joining.join(self.room, name, key))

    def begin(self, table: int | None = None) -> None:
        self.harness.run(self.lesson.begin(self.room, table))

    def table(self, number: int) -> Table:
        return self.harness.run(self.classes.table(self.room, number))

    def place(self, pupil: str) -> tuple[int, int] | None:
        """Table and seat of a pupil."""
        found = place_of(self.room.pupil(pupil), self.harness.run(self.classes.tables(self.room)))
        return None if found is None else (found[0].number, found[2].seat)

    def listen(self, pupil: str = "") -> Screen:
        screen = Screen(pupil)
        self.harness.run(self.classes.add(self.room, screen))
        return screen

    def settle(self) -> None:
        """Wait until everybody has been told."""

        async def told() -> None:
            for room in self.classes.rooms.values():
                while room.telling is not None:
                    await room.telling

        self.harness.run(told())

    def tick(self, seconds: float = 0.0) -> None:
        self.harness.clock.time += seconds
        self.harness.date.time += seconds
        self.harness.run(self.lesson.tick())
