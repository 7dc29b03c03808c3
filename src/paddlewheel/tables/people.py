"""People: whoever has a key of their own finds all their tables by it, on every device. There are no accounts.

Of the key only a digest is stored. The keys of the seats are stored sealed: without the person's key nobody reads them.
"""

from __future__ import annotations

import hmac
import logging
from hashlib import sha256

import msgspec

from paddlewheel.tables.archived_table import ArchivedTable
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.keys import digest, opens
from paddlewheel.tables.messages import TableInfo
from paddlewheel.tables.models import Seat, TableData
from paddlewheel.tables.seating import IssuedKey
from paddlewheel.tables.storage.people_store import (
    BoundSeat,
    Result,
    bind_seat,
    forget_table,
    save_result,
    seats_of,
    tables_named,
)
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import TableRegistry, must_hold
from paddlewheel.tables.words import say

logger = logging.getLogger("paddlewheel.tables")

#: How many seats a person can have, and how many games are read in one request to know whose turn it is.
MOST_SEATS = 300
MOST_READ = 40


class PersonTable(msgspec.Struct, frozen=True, kw_only=True):
    """One of a person's tables."""

    table: TableInfo
    #: The person's own seats, with their keys.
    seats: list[IssuedKey]
    #: The seats that have to decide now, as everybody knows it.
    turn: list[int]
    #: When the last choice was made.
    since: float
    result: Result


class People:
    """The people of one database."""

    def __init__(self, table_registry: TableRegistry) -> None:
        self._registry = table_registry
        self._async_store = table_registry.async_store

    async def bind(self, person: str, table: Table, seat: int, key: str) -> None:
        """Give a seat to a person. Whoever does that has both keys."""
        must_hold(table, key, seat)
        bound = BoundSeat(
            table=table.id, seat=seat, key=digest(key), sealed=seal(person, key), added=self._registry.wall(), result=""
        )
        if not await self._async_store.call(bind_seat, self._async_store.store, digest(person), bound, MOST_SEATS):
            raise TableError("conflict", say("too-many-seats", most_seats=MOST_SEATS))

    async def forget(self, person: str, table: str) -> None:
        """Take a table off the person's list. The seat itself stays theirs."""
        await self._async_store.call(forget_table, self._async_store.store, digest(person), table)

    async def tables(self, person: str) -> list[PersonTable]:
        """All tables of a person. What they lost meanwhile is left out."""
        store = self._async_store.store
        bound = await self._async_store.read(seats_of, store, digest(person))
        stored = await self._async_store.read(tables_named, store, {each.table for each in bound})
        found: list[PersonTable] = []
        left = MOST_READ
        for data, seats in stored:
            own = [each for each in bound if each.table == data.id]
            keys = [IssuedKey(each.seat, key) for each in own if (key := _key_of(person, each, seats)) is not None]
            info = self._registry.lobby.info(data, seats)
            if not keys or info is None:
                continue
            result = own[0].result
            table: Table | None = None
            if left and (data.status == "playing" or (data.status == "finished" and not result)):
                left -= 1
                table = await self._read(data)
            if table is not None:
                info = table.info()
                if info.status == "finished" and not result and (result := _result(table, [key.seat for key in keys])):
                    await self._async_store.call(save_result, store, digest(person), data.id, result)
            turn, since = ([], data.touched) if table is None else whose_turn(table, [key.seat for key in keys])
            found.append(PersonTable(table=info, seats=keys, turn=turn, since=since, result=result))
        return found

    async def _read(self, data: TableData) -> Table | None:
        """The table with its game. One that cannot be read does not hide the others."""
        try:
            return await self._registry.table(data.id)
        except Exception as error:
            logger.warning("a table of a person cannot be read", extra={"table": data.id, "error": repr(error)})
            return None


def whose_turn(table: Table, own: list[int]) -> tuple[list[int], float]:
    """The seats that decide, as far as a spectator and these seats know it, and when the last choice was made."""
    if table.data.status != "playing":
        return [], table.data.touched
    state = table.log.state
    known = set(state.observe(None).deciders)
    known.update(seat for seat in own if seat in state.observe(seat).deciders)
    since = table.log.entries[-1].at if table.length else table.data.touched
    return sorted(known), since


def _result(table: Table, own: list[int]) -> Result:
    """How the game ended for these seats; empty where that cannot be known any more."""
    outcome = None if isinstance(table, ArchivedTable) else table.log.state.outcome
    if outcome is None:
        return ""
    return "won" if any(seat in outcome.winners for seat in own) else "lost"


def _key_of(person: str, bound: BoundSeat, seats: list[Seat]) -> str | None:
    """The key of a seat that still belongs to the person."""
    seat = next((each for each in seats if each.seat == bound.seat), None)
    if seat is None or not seat.key or seat.key != bound.key:
        return None
    key = unseal(person, bound.key, bound.sealed)
    return key if key is not None and opens(key, seat.key) else None


def seal(person: str, key: str) -> str:
    """The key of a seat, readable only with the person's key."""
    return _mask(person, digest(key), key.encode()).hex()


def unseal(person: str, stored: str, sealed: str) -> str | None:
    """What was sealed, if this is the person's key."""
    try:
        return _mask(person, stored, bytes.fromhex(sealed)).decode("ascii")
    except ValueError:
        return None


def _mask(person: str, salt: str, text: bytes) -> bytes:
    """Combine a text with a stream that only the person's key gives. Each key of a seat has a stream of its own."""
    blocks = (hmac.digest(person.encode(), f"seat {salt} {block}".encode(), sha256) for block in range(2))
    stream = b"".join(blocks)
    return bytes(left ^ right for left, right in zip(text, stream[: len(text)], strict=True))
