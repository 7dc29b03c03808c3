"""Bots at a table. What a bot is asked is plain data, so that it can think in another process."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

import msgspec

from paddlewheel import registry
from paddlewheel.bots import make_bot
from paddlewheel.bots.appraisal import Appraisal, appraise
from paddlewheel.bots.hint import Hint, hint
from paddlewheel.kernel import AnyState, Record, SeatView, derived_seed, forked
from paddlewheel.presentation import Debriefing

#: Plays for the absent and when time is out.
DEFAULT_LEVEL = "steady"
REMEMBERED_GAMES = 64


class BotRequest(msgspec.Struct, frozen=True):
    """A decision to be made: the game so far, whose decision, and how well to think."""

    record: Record
    seat: int
    level: str
    #: Against whom the time to think counts.
    owner: str = ""


class BotService(Protocol):
    """Whoever lets bots think."""

    async def choose(self, request: BotRequest) -> str:
        """The token of the bot's choice."""
        ...

    async def advise(self, request: BotRequest) -> Hint:
        """What the search would do in this seat, and why."""
        ...

    async def appraise(self, record: Record) -> Appraisal:
        """How a finished game looked along the way."""
        ...

    async def debrief(self, record: Record) -> Debriefing:
        """A finished game for talking about."""
        ...


class _Memory:
    """States of games asked about lately, so that a request is not a replay from the start."""

    def __init__(self) -> None:
        self._states: OrderedDict[tuple[str, int, int, str], tuple[list[tuple[int, str]], AnyState]] = OrderedDict()

    def state(self, record: Record) -> AnyState:
        key = record.game, record.seats, record.seed, str((sorted(record.options.items()), record.forks))
        known, state = self._states.pop(key, ([], None))
        if state is None or record.choices[: len(known)] != known:
            known = []
            state = registry.load(record.game).set_up(record.seats, record.seed, record.options)
            state = forked(state, record, 0)
        for number, (seat, token) in enumerate(record.choices[len(known) :], start=len(known) + 1):
            state.play(seat, token)
            state = forked(state, record, number)
        self._states[key] = list(record.choices), state
        while len(self._states) > REMEMBERED_GAMES:
            self._states.popitem(last=False)
        return state


_memory = _Memory()


def decide(request: BotRequest) -> str:
    """Think. The same request always gets the same answer from a bot that does not look at the clock."""
    record = request.record
    state = _memory.state(record)
    seed = _bot_seed(record)
    bot = make_bot(request.level, seed, request.seat)
    return state.game.token(bot.choose(SeatView(state, request.seat)))


def _bot_seed(record: Record) -> int:
    """Another one for every decision, and nobody else's: who knows the game a fork came from does not know this."""
    seed = record.forks[-1].seed if record.forks else record.seed
    return derived_seed(seed, len(record.choices))


def advise(request: BotRequest) -> Hint:
    """Search on behalf of a person, from what that seat sees. The level does not matter."""
    record = request.record
    sight = SeatView(_memory.state(record), request.seat)
    scene = registry.load(record.game).scene(sight.observe())
    return hint(sight, {offer.token: offer.label for offer in scene.offers}, _bot_seed(record))


def debrief(record: Record) -> Debriefing:
    """A record as its game tells it."""
    return registry.load(record.game).debrief(record)


class InProcessBots:
    """Thinks in this process, for tests and small scripts."""

    async def choose(self, request: BotRequest) -> str:
        return decide(request)

    async def advise(self, request: BotRequest) -> Hint:
        return advise(request)

    async def appraise(self, record: Record) -> Appraisal:
        return appraise(record)

    async def debrief(self, record: Record) -> Debriefing:
        return debrief(record)
