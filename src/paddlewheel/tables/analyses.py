"""Analyses of finished games: made part by part in the background, kept in the database, never made twice."""

from __future__ import annotations

import asyncio
import logging
import zlib
from hashlib import blake2b
from importlib import import_module
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from paddlewheel.analysis.analysis import VERSION, Analysis, parts_of
from paddlewheel.kernel import Record
from paddlewheel.language import language
from paddlewheel.tables.bot_service import BotService, PartRequest, WholeRequest
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.storage import schema
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.store import Store
from paddlewheel.tables.words import say

log = logging.getLogger("paddlewheel.tables")

#: Sentences about analyses that failed which are remembered.
REMEMBERED = 1000


class Job:
    """An analysis under way."""

    def __init__(self, owner: str, total: int) -> None:
        self.owner = owner
        self.done = 0
        self.total = total
        #: The tables that want it.
        self.tables: set[str] = set()
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """Makes and finds analyses. A restart loses only the work on those under way."""

    def __init__(self, async_store: AsyncStore, bot_service: BotService, most_of_one_owner: int) -> None:
        self._store = async_store
        self._bots = bot_service
        self._most = most_of_one_owner
        self._jobs: dict[str, Job] = {}
        self._failed: dict[str, str] = {}

    async def find(self, record: Record) -> Analysis | None:
        """The analysis that was kept of this game, at whichever table it was asked for."""
        digest = digest_of(record)
        document = await self._store.read(_stored, self._store.store, digest)
        if document is None:
            return None
        return msgspec.json.decode(zlib.decompress(document), type=Analysis)

    def job(self, record: Record) -> Job | None:
        """The work on this record, where there is some."""
        return self._jobs.get(digest_of(record))

    def failure(self, record: Record) -> str:
        """Why the last attempt failed; empty where it did not."""
        return self._failed.get(digest_of(record), "")

    def start(self, table: str, record: Record, owner: str) -> Job:
        """Begin to analyse, or join in where it is under way."""
        digest = digest_of(record)
        job = self._jobs.get(digest)
        if job is None:
            if sum(each.owner == owner for each in self._jobs.values()) >= self._most:
                raise TableError("too many", say("being-analysed"))
            job = self._jobs[digest] = Job(owner, parts_of(record) + 1)
            self._failed.pop(digest, None)
            job.task = asyncio.create_task(self._work(digest, record, job))
        job.tables.add(table)
        return job

    async def close(self) -> None:
        """Stop all work."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, digest: str, record: Record, job: Job) -> None:
        try:
            parts = []
            for number in range(job.total - 1):
                parts.append(await self._bots.analyse_part(PartRequest(record, number), job.owner))
                job.done += 1
            whole = await self._bots.combine(WholeRequest(record, parts), job.owner)
            document = zlib.compress(msgspec.json.encode(whole))
            for table in sorted(job.tables):
                await self._store.call(_keep, self._store.store, table, digest, document)
        except Exception:
            log.exception("a game could not be analysed")
            self._failed[digest] = say("analysis-failed")
            while len(self._failed) > REMEMBERED:
                del self._failed[next(iter(self._failed))]
        finally:
            del self._jobs[digest]


def digest_of(record: Record) -> str:
    """One text for a game, whoever played it, for the version of analyses and the language of their words."""
    facts = (VERSION, record.game, record.rules, record.seats, record.seed, sorted(record.options.items()))
    what = msgspec.json.encode((*facts, record.forks, record.choices))
    return blake2b(what, digest_size=32, person=language().encode()).hexdigest()


def _stored(store: Store, digest: str) -> bytes | None:
    columns = schema.analyses.c
    with store.engine.connect() as connection:
        row = connection.execute(select(columns.document).where(columns.digest == digest).limit(1)).first()
    return None if row is None else bytes(row[0])


def _keep(store: Store, table: str, digest: str, document: bytes) -> None:
    """Keep an analysis with its table; a table that has been deleted meanwhile needs none."""
    dialect: Any = import_module(f"sqlalchemy.dialects.{store.engine.dialect.name}")
    row = {"table": table, "digest": digest, "document": document}
    kept = dialect.insert(schema.analyses).values(row)
    kept = kept.on_conflict_do_update(index_elements=["table"], set_={"digest": digest, "document": document})
    try:
        with store.engine.begin() as connection:
            connection.execute(kept)
    except IntegrityError:
        log.info("a table was deleted before its analysis was done", extra={"table": table})
