"""What happens at tables although nobody sends anything: bots decide, clocks run out, people are absent."""

from __future__ import annotations

import asyncio
import logging

from paddlewheel.tables.bot_service import DEFAULT_LEVEL, BotRequest, BotService
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.messages import Hint
from paddlewheel.tables.models import BOT_CLIENT
from paddlewheel.tables.seating import Seating
from paddlewheel.tables.table import Table, to_the_end

logger = logging.getLogger("paddlewheel.tables")

RETRY_SECONDS = 2.0


class Supervisor:
    """Supervises tables: one task for each table, and only while a bot has something to decide."""

    def __init__(self, bot_service: BotService, seating: Seating) -> None:
        self._bot_service = bot_service
        self._seating = seating
        self._serving: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def start_bots(self, table: Table) -> None:
        """Let bots decide, if one has to. Called after every change of a table."""
        if table.id not in self._serving and not self._closed and self._bot_to_ask(table) is not None:
            task = asyncio.ensure_future(self._run_bots(table))
            self._serving[table.id] = task
            task.add_done_callback(lambda _: self._finished(table))

    def _finished(self, table: Table) -> None:
        self._serving.pop(table.id, None)
        self.start_bots(table)

    def is_serving(self, table: Table) -> bool:
        return table.id in self._serving

    def _bot_to_ask(self, table: Table) -> tuple[int, str] | None:
        """A seat for which a bot has to decide now, with the level of the bot."""
        log = table.log
        if table.data.status != "playing" or log.paused:
            return None
        for number in log.state.deciders:
            seat = table.seats[number]
            if seat.bot:
                return number, seat.bot
            if log.clock.is_out(number, table.now()):
                return number, DEFAULT_LEVEL
        return None

    async def _run_bots(self, table: Table) -> None:
        while not self._closed:
            asked = self._bot_to_ask(table)
            if asked is None:
                return
            seat, level = asked
            log = table.log
            seq = log.seq(seat)
            try:
                token = await self._bot_service.choose(request(table, seat, level))
                # The person may have come back meanwhile.
                if table.seats[seat].bot or log.clock.is_out(seat, table.now()):
                    await to_the_end(table.act("choice", seat, token, f"{BOT_CLIENT}{log.length}", seq))
            except Exception as error:
                logger.error("a bot could not play", extra={"table": table.id, "error": repr(error)})
                await asyncio.sleep(RETRY_SECONDS)

    async def check(self, table: Table) -> None:
        """Called regularly: who is absent, whose time is over?"""
        for seat in list(table.seats):
            if seat.kind == "person" and table.is_here(seat.seat):
                await self._seating.come_back(table, seat.seat)
            elif seat.kind == "person" and self._is_absent(table, seat.seat):
                # They may be connected to another process, which writes that to the store.
                await table.refresh()
                if self._is_absent(table, seat.seat):
                    await self._seating.sit_in(table, seat.seat)
        self.start_bots(table)

    def _is_absent(self, table: Table, seat: int) -> bool:
        limit = table.data.absent_after
        if limit is None or table.data.status != "playing" or table.seats[seat].stand_in:
            return False
        return not table.is_here(seat) and table.now() - table.away_since(seat) > limit

    async def hint(self, table: Table, seat: int) -> Hint:
        """What the search would choose for this seat, from what the seat sees, and why."""
        if not table.data.hints:
            raise TableError("forbidden", "This table plays without hints.")
        if table.data.status != "playing" or seat not in table.log.state.deciders:
            raise TableError("conflict", "There is nothing for you to decide now.")
        scene = table.game.scene(table.log.state.observe(seat))
        advice = await self._bot_service.advise(request(table, seat, DEFAULT_LEVEL))
        labels = {offer.token: offer.label for offer in scene.offers}
        return Hint(seat=seat, token=advice.token, label=labels[advice.token], why=advice.why, value=advice.value)

    async def close(self) -> None:
        """Stop. What a bot has not decided yet, it decides after the next start."""
        self._closed = True
        for task in list(self._serving.values()):
            task.cancel()
        await asyncio.gather(*self._serving.values(), return_exceptions=True)


def request(table: Table, seat: int, level: str) -> BotRequest:
    """The game so far, as a bot is asked about it."""
    return BotRequest(table.log.record, seat, level, table.owner or table.id)
