"""Helpers for tests of tables: a registry with a database of its own, and listeners that keep what they receive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from paddlewheel.kernel import GUESS_STREAM, Chance
from paddlewheel.language import ENGLISH, Language
from paddlewheel.tables.bot_service import BotRequest, BotService, InProcessBots
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.messages import Answer, Show
from paddlewheel.tables.models import SeatPlan, TablePlan, Viewer
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.migrate import migrate
from paddlewheel.tables.storage.store import Store, sqlite_url
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import Created, TableRegistry
from support import PATIENCE

R = TypeVar("R")

ME = SeatPlan(who="me")
OPEN = SeatPlan(who="open")
BOT = SeatPlan(who="bot", level="random")


class ManualClock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class FakeListener:
    """A listener that keeps what it receives."""

    def __init__(
        self, *viewers: Viewer, show: Show = "observation", admitted: str = "", language: Language = ENGLISH
    ) -> None:
        self.language = language
        self.viewers = viewers
        self.admitted = admitted
        self.show: Show = show
        self.received: list[bytes] = []
        self.occupancies: dict[int, int] = {}
        self.disconnected = ""

    def send(self, message: bytes) -> None:
        self.received.append(message)

    def lose(self, seat: int) -> None:
        del self.occupancies[seat]
        self.viewers = tuple(viewer for viewer in self.viewers if viewer != seat)

    def disconnect(self, why: TableError) -> None:
        self.disconnected = why.why

    def messages(self, kind: str) -> list[dict[str, Any]]:
        found = [msgspec.json.decode(message) for message in self.received]
        return [message for message in found if message["type"] == kind]

    def last_view(self) -> dict[str, Any]:
        return self.messages("view")[-1]


class HeldBots(InProcessBots):
    """Bots that think until they are released."""

    def __init__(self) -> None:
        self.released = asyncio.Event()

    async def choose(self, request: BotRequest) -> str:
        await self.released.wait()
        return await super().choose(request)


class Harness:
    """A registry with one database file and an event loop of its own; it can be restarted.

    Its seeds are as large as real ones, but the same in every run.
    """

    def __init__(self, folder: Path, url: str = "", seeds: Callable[[], int] | None = None) -> None:
        self.seeds = seeds or Chance(1, GUESS_STREAM).new_seed
        self.folder = folder
        self.url = url or sqlite_url(folder / "tables.db")
        #: The time since the machine started, and the date.
        self.clock = ManualClock()
        self.date = ManualClock()
        self.bots: BotService = InProcessBots()
        self.loop = asyncio.new_event_loop()
        store = Store(self.url)
        migrate(store)
        store.close()
        #: What else has to be closed before the registry.
        self.closing: list[Callable[[], Awaitable[None]]] = []
        self.registry = self._open()

    def _open(self) -> TableRegistry:
        async def made() -> TableRegistry:
            store = AsyncStore(Store(self.url))
            registry = TableRegistry(store, self.bots, self.clock, seeds=self.seeds, wall=self.date)
            await registry.start()
            return registry

        return self.run(made())

    def run(self, work: Awaitable[R]) -> R:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    def restart(self, after: float = 0.0) -> None:
        """Stop and start, with this many seconds in between."""
        self.run(self.registry.close())
        self.clock.time += after
        self.date.time += after
        self.registry = self._open()

    def close(self) -> None:
        for close in self.closing:
            self.run(close())
        self.run(self.registry.close())
        self.loop.close()

    def create(self, *seats: SeatPlan, game: str = "pebbles", **plan: Any) -> tuple[Table, Created]:
        created = self.run(self.registry.create(TablePlan(game=game, seats=list(seats), **plan)))
        return self.table(created.table), created

    def table(self, name: str) -> Table:
        return self.run(self.registry.table(name))

    def play(self, table: Table, seat: int, token: str, client: str = "", seq: int | None = None) -> Answer:
        at = table.log.seq(seat) if seq is None else seq
        name = client or f"{seat}-{token}-{table.log.length}"
        return self.run(table.act("choice", seat, token, name, at))

    def undo(self, table: Table, seat: int, back: int = 1, client: str = "", seq: int | None = None) -> Answer:
        at = table.log.seq(seat) if seq is None else seq
        return self.run(table.act("undo", seat, str(back), client or f"undo-{table.log.length}", at))

    def wait_for_bots(self, table: Table) -> None:
        """Wait until no bot has anything to decide."""

        async def finished() -> None:
            while self.registry.supervisor.is_serving(table):
                await asyncio.sleep(0.001)

        self.run(finished())
