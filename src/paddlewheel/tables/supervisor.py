"""Minds what nobody sends: bots that are to decide, clocks that run out, people who stay away."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from paddlewheel.tables.bot_service import DEFAULT_LEVEL, BotRequest, BotService
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.messages import Hint
from paddlewheel.tables.models import BOT
from paddlewheel.tables.seating import Seating
from paddlewheel.tables.table import Table, to_the_end

log = logging.getLogger("paddlewheel.tables")

AFTER_TROUBLE = 2.0


class Supervisor:
    """Looks after tables: one task a table, and only while a bot has something to decide."""

    def __init__(self, bot_service: BotService, seating: Seating) -> None:
        self._thinker = bot_service
        self._seating = seating
        self._serving: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def look(self, table: Table) -> None:
        """Let bots decide, if one has to. Called after every change of a table."""
        if table.id not in self._serving and not self._closed and self._bot_to_ask(table) is not None:
            task = asyncio.ensure_future(self._serve(table))
            self._serving[table.id] = task
            task.add_done_callback(lambda _: self._served(table))

    def _served(self, table: Table) -> None:
        self._serving.pop(table.id, None)
        self.look(table)

    def is_serving(self, table: Table) -> bool:
        return table.id in self._serving

    def _bot_to_ask(self, table: Table) -> tuple[int, str] | None:
        """A seat for which a bot is to decide now, with the bot's level."""
        course = table.course
        if table.data.status != "playing" or course.paused:
            return None
        for number in course.state.deciders:
            seat = table.seats[number]
            if seat.bot:
                return number, seat.bot
            if course.clock.is_out(number, table.now()):
                return number, DEFAULT_LEVEL
        return None

    async def _serve(self, table: Table) -> None:
        while not self._closed:
            asked = self._bot_to_ask(table)
            if asked is None:
                return
            seat, level = asked
            course = table.course
            seq = course.seq(seat)
            try:
                token = await self._thinker.choose(request(table, seat, level))
                # The person may have come back meanwhile.
                if table.seats[seat].bot or course.clock.is_out(seat, table.now()):
                    await to_the_end(table.act("choice", seat, token, f"{BOT}{course.length}", seq))
            except Exception as trouble:
                log.error("a bot could not play", extra={"table": table.id, "trouble": repr(trouble)})
                await asyncio.sleep(AFTER_TROUBLE)

    async def check(self, table: Table) -> None:
        """Once in a while: who is away, whose time is out?"""
        for seat in list(table.seats):
            if seat.kind == "person" and table.is_here(seat.seat):
                await self._seating.come_back(table, seat.seat)
            elif seat.kind == "person" and self._is_missed(table, seat.seat):
                # They may be connected to another process: what it has written decides.
                await table.refresh()
                if self._is_missed(table, seat.seat):
                    await self._seating.sit_in(table, seat.seat)
        self.look(table)

    def _is_missed(self, table: Table, seat: int) -> bool:
        limit = table.data.absent_after
        if limit is None or table.data.status != "playing" or table.seats[seat].stand_in:
            return False
        return not table.is_here(seat) and table.now() - table.away_since(seat) > limit

    async def hint(self, table: Table, seat: int) -> Hint:
        """What the search would do in this seat, seeing what the seat sees, and why."""
        if not table.data.hints:
            raise TableError("forbidden", "This table plays without hints.")
        if table.data.status != "playing" or seat not in table.course.state.deciders:
            raise TableError("conflict", "There is nothing for you to decide now.")
        scene = table.game.scene(table.course.state.observe(seat))
        advice = await self._thinker.advise(request(table, seat, DEFAULT_LEVEL))
        labels = {offer.token: offer.label for offer in scene.offers}
        return Hint(seat=seat, token=advice.token, label=labels[advice.token], why=advice.why, value=advice.value)

    async def close(self) -> None:
        """Stop. What a bot has not decided, it decides after the next start."""
        self._closed = True
        for task in list(self._serving.values()):
            task.cancel()
        await asyncio.gather(*self._serving.values(), return_exceptions=True)


def request(table: Table, seat: int, level: str) -> BotRequest:
    """The game so far as it stands now, whatever is played meanwhile."""
    record = table.course.record
    now = msgspec.structs.replace(record, choices=list(record.choices), players=[])
    return BotRequest(now, seat, level, table.owner or table.id)
