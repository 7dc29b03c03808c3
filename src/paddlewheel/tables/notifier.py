"""Who is told when it is their turn: people who are not at the table, after a while, once a turn."""

from __future__ import annotations

from typing import NamedTuple

from paddlewheel.tables.notification_text import NotificationKind
from paddlewheel.tables.storage.outbox_store import enqueue
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import TableRegistry

#: Seconds for which somebody may be away before they are told: a reload of the page takes less.
PATIENCE = 20.0


class Waiting(NamedTuple):
    """Somebody who may have to be told."""

    table: str
    seat: int
    kind: NotificationKind


class Notifier:
    """Watches all tables of a process and writes messages to the outbox.

    What it knows is lost with the process: tables are read after the next start, and the outbox knows what was told.
    """

    def __init__(self, table_registry: TableRegistry, patience: float = PATIENCE) -> None:
        self._registry = table_registry
        self._patience = patience
        #: Since when they wait, by the uptime.
        self._waiting: dict[Waiting, float] = {}
        self._told: dict[str, set[int]] = {}
        self._playing: set[str] = set()

    def note(self, table: Table) -> None:
        """Called after every change of a table."""
        if table.data.status == "playing":
            self._playing.add(table.id)
            deciding = set() if table.is_paused else set(table.log.state.deciders)
            self._note_turns(table, {seat for seat in deciding if _is_person(table, seat)})
        elif table.id in self._playing:
            self.forget(table.id)
            if table.data.status == "finished":
                for seat in table.seats:
                    if _is_person(table, seat.seat) and not table.is_here(seat.seat):
                        self._waiting[Waiting(table.id, seat.seat, "over")] = self._registry.now()

    def _note_turns(self, table: Table, deciding: set[int]) -> None:
        told = self._told.setdefault(table.id, set())
        told &= deciding
        for seat in table.seats:
            waiting = Waiting(table.id, seat.seat, "turn")
            if seat.seat in deciding and seat.seat not in told and not table.is_here(seat.seat):
                self._waiting.setdefault(waiting, self._registry.now())
            else:
                self._waiting.pop(waiting, None)

    def forget(self, table: str) -> None:
        """Forget a table that is over, or has left memory."""
        self._playing.discard(table)
        self._told.pop(table, None)
        for waiting in [each for each in self._waiting if each.table == table]:
            del self._waiting[waiting]

    async def tick(self) -> None:
        """Called once a second: write to those who have been waited for long enough."""
        now = self._registry.now()
        for waiting in [each for each, since in self._waiting.items() if now - since >= self._patience]:
            del self._waiting[waiting]
            table = self._registry.tables.get(waiting.table)
            if table is None or table.is_here(waiting.seat):
                continue
            if waiting.kind == "turn":
                self._told.setdefault(table.id, set()).add(waiting.seat)
            store = self._registry.async_store
            await store.call(
                enqueue, store.store, table.id, waiting.seat, waiting.kind, table.length, self._registry.wall()
            )
        for name in self._playing - self._registry.tables.keys():
            self.forget(name)


def _is_person(table: Table, seat: int) -> bool:
    return table.seats[seat].kind == "person" and not table.seats[seat].stand_in
