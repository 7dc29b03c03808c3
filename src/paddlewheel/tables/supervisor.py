"""What happens at tables although nobody sends anything: bots decide, clocks run out, people come back."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from paddlewheel.tables.bot_service import DEFAULT_LEVEL, BotRequest, BotService
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.messages import Hint
from paddlewheel.tables.models import BOT_CLIENT, CLOCK_CLIENT, STAND_IN_CLIENT, TALK_CLOCK_CLIENT, EntryKind
from paddlewheel.tables.seating import Seating, people_of
from paddlewheel.tables.table import Table, to_the_end
from paddlewheel.tables.words import say

logger = logging.getLogger("paddlewheel.tables")

RETRY_SECONDS = 2.0


class Task(NamedTuple):
    """A decision that a bot makes: for which seat, at which level, and how the log says why."""

    seat: int
    level: str
    client: str
    #: Whether the time for the talk is up, so that nobody thinks: the seat passes.
    hushed: bool = False


def _task(table: Table, number: int) -> Task | None:
    """What a bot has to do for a seat that has to decide, if anything."""
    seat = table.seats[number]
    talk_left = table.talk_left()
    if talk_left is not None and talk_left <= 0:
        return Task(number, DEFAULT_LEVEL, TALK_CLOCK_CLIENT, hushed=True)
    if seat.kind == "bot":
        return Task(number, seat.level, BOT_CLIENT)
    if number in table.resigned:
        return Task(number, DEFAULT_LEVEL, BOT_CLIENT)
    if seat.stand_in:
        return Task(number, seat.stand_in, STAND_IN_CLIENT)
    return Task(number, DEFAULT_LEVEL, CLOCK_CLIENT) if table.log.clock.is_out(number, table.now()) else None


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

    def _bot_to_ask(self, table: Table) -> Task | None:
        """A decision that a bot has to make now."""
        if table.data.status != "playing" or table.is_paused or _is_deserted(table):
            return None
        return next(filter(None, (_task(table, number) for number in table.log.state.deciders)), None)

    async def _run_bots(self, table: Table) -> None:
        while not self._closed:
            asked = self._bot_to_ask(table)
            if asked is None:
                return
            seat = asked.seat
            log = table.log
            seq = log.seq(seat)
            try:
                if asked.hushed and await self._hush(table, asked):
                    continue
                token = await self._bot_service.choose(request(table, seat, asked.level))
                # The person may have come back meanwhile, or the table may be paused.
                if self._bot_to_ask(table) == asked:
                    answer = await to_the_end(table.act("choice", seat, token, f"{asked.client}{log.length}", seq))
                    if answer.result == "refused" and self._bot_to_ask(table) == asked:
                        raise TableError("conflict", answer.why)
            except Exception as error:
                logger.error("a bot could not play", extra={"table": table.id, "error": repr(error)})
                await asyncio.sleep(RETRY_SECONDS)

    async def _hush(self, table: Table, asked: Task) -> bool:
        """Let a seat pass or refuse; first take back what it has said by halves. False: that cannot be taken back."""
        log, seat = table.log, asked.seat
        token = table.game.hush(log.state, seat)
        if not token and not log.undo_steps(seat):
            return False
        kind: EntryKind = "choice" if token else "undo"
        client = f"{asked.client}{log.length}"
        answer = await to_the_end(table.act(kind, seat, token or "1", client, log.seq(seat)))
        return answer.result != "refused"

    async def check(self, table: Table) -> None:
        """Called regularly: who has come back, whose time is over?"""
        for seat in list(table.seats):
            if seat.kind == "person" and table.is_here(seat.seat):
                await self._seating.come_back(table, seat.seat)
        self.start_bots(table)

    async def hint(self, table: Table, seat: int, owner: str = "") -> Hint:
        """What the search would choose for this seat, and why. The time of the bot counts for the owner."""
        if not table.data.hints:
            raise TableError("forbidden", say("no-hints"))
        if table.data.status != "playing" or seat not in table.log.state.deciders:
            raise TableError("conflict", say("nothing-to-decide"))
        if len(table.log.state.choices(seat)) == 1:
            raise TableError("conflict", say("nothing-to-advise"))
        seq = table.log.seq(seat)
        scene = table.game.scene(table.log.state.observe(seat))
        advice = await self._bot_service.advise(request(table, seat, DEFAULT_LEVEL, owner))
        labels = {offer.token: offer.label for offer in scene.offers}
        return Hint(
            seat=seat, seq=seq, token=advice.token, label=labels.get(advice.token, ""), turn=advice.turn,
            plan=advice.plan, reasons=advice.reasons, compared=advice.compared, why=advice.why, value=advice.value,
            quantity=advice.quantity,
        )  # fmt: skip

    async def close(self) -> None:
        """Stop. What a bot has not decided yet, it decides after the next start."""
        self._closed = True
        for task in list(self._serving.values()):
            task.cancel()
        await asyncio.gather(*self._serving.values(), return_exceptions=True)


def _is_deserted(table: Table) -> bool:
    """Whether all pupils have left a table of a class: bots do not finish the game without them. A what-if they do."""
    return bool(table.data.classroom) and not table.data.fork_of and not people_of(table)


def request(table: Table, seat: int, level: str, owner: str = "") -> BotRequest:
    """The game so far, as a bot is asked about it."""
    return BotRequest(table.log.record, seat, level, owner or table.owner or table.id)
