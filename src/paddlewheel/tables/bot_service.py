"""Bots at a table. A request to a bot is plain data, so that another process can answer it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

import msgspec

from paddlewheel import registry
from paddlewheel.analysis.analysis import Analysis, Part, analyse_part, combined
from paddlewheel.analysis.judging import Judged
from paddlewheel.analysis.trial import judge_trial
from paddlewheel.bots import make_bot
from paddlewheel.bots.appraisal import Appraisal, appraise
from paddlewheel.bots.hint import Hint, hint
from paddlewheel.bots.rounds import RoundsJudged, judge_rounds
from paddlewheel.kernel import AnyState, Record, SeatView, derived_seed, forked
from paddlewheel.presentation import Debriefing
from paddlewheel.tables.uploads import Trial, checked_record, try_out

#: It plays for absent people and when time is over.
DEFAULT_LEVEL = "steady"
CACHED_GAMES = 64


class BotRequest(msgspec.Struct, frozen=True):
    """A decision to be made: the game so far, whose decision it is, and the level of the bot."""

    record: Record
    seat: int
    level: str
    #: For whom the time of the bot counts.
    owner: str = ""


class PartRequest(msgspec.Struct, frozen=True):
    """A part of the analysis of a finished game."""

    record: Record
    number: int


class WholeRequest(msgspec.Struct, frozen=True):
    """All parts of an analysis, to be put together."""

    record: Record
    parts: list[Part]


class TurnRequest(msgspec.Struct, frozen=True):
    """A turn that somebody has tried at the end of this record; `best` is the best one, where it is known."""

    record: Record
    seat: int
    tokens: list[str]
    best: list[str] | None = None


class BotService(Protocol):
    """Answers requests to bots."""

    async def choose(self, request: BotRequest) -> str:
        """The token of the bot's choice."""
        ...

    async def advise(self, request: BotRequest) -> Hint:
        """What the search would choose for this seat, and why."""
        ...

    async def appraise(self, record: Record, owner: str) -> Appraisal:
        """How good the positions of the seats were in a finished game."""
        ...

    async def analyse_part(self, request: PartRequest, owner: str) -> Part:
        """A part of the analysis of a finished game."""
        ...

    async def combine(self, request: WholeRequest, owner: str) -> Analysis:
        """The analysis that these parts make up."""
        ...

    async def judge(self, request: TurnRequest, owner: str) -> Judged:
        """What a turn cost that somebody has tried."""
        ...

    async def debrief(self, record: Record, owner: str) -> Debriefing:
        """The debriefing of a finished game."""
        ...

    async def judge_rounds(self, record: Record, owner: str) -> RoundsJudged:
        """How the chances changed from round to round."""
        ...

    async def try_out(self, trial: Trial, owner: str) -> None:
        """Play a game with somebody's component file, which may be a bad one."""
        ...

    async def check_record(self, text: str, owner: str) -> Record:
        """A record that replays. The server itself goes on with its tables meanwhile."""
        ...


class StateCache:
    """States of recent games, so that a request need not be replayed from the start."""

    def __init__(self) -> None:
        self._states: OrderedDict[tuple[str, int, int, str], tuple[list[tuple[int, str]], AnyState]] = OrderedDict()

    def state(self, record: Record) -> AnyState:
        key = (
            record.game,
            record.seats,
            record.seed,
            str((sorted(record.options.items()), record.forks, record.components)),
        )
        known, state = self._states.pop(key, ([], None))
        if state is None or record.choices[: len(known)] != known:
            known = []
            state = registry.game_of(record).set_up(record.seats, record.seed, record.options)
            state = forked(state, record, 0)
        for number, (seat, token) in enumerate(record.choices[len(known) :], start=len(known) + 1):
            state.play(seat, token)
            state = forked(state, record, number)
        self._states[key] = list(record.choices), state
        while len(self._states) > CACHED_GAMES:
            self._states.popitem(last=False)
        return state


#: One for each process: what is asked of it does not depend on what is cached.
_states = StateCache()


def decide(request: BotRequest) -> str:
    """The choice of the bot. The same request gets the same answer from any bot that has no time limit."""
    record = request.record
    state = _states.state(record)
    seed = _bot_seed(record)
    bot = make_bot(request.level, seed, request.seat)
    return state.game.token(bot.choose(SeatView(state, request.seat)))


def _bot_seed(record: Record) -> int:
    """A seed for this decision alone. Nobody who knows the game that a fork came from can know it."""
    seed = record.forks[-1].seed if record.forks else record.seed
    return derived_seed(seed, len(record.choices))


def advise(request: BotRequest) -> Hint:
    """Search for a person, from what the seat sees. The level does not matter."""
    record = request.record
    return hint(SeatView(_states.state(record), request.seat), _bot_seed(record))


def part_of_analysis(request: PartRequest) -> Part:
    """Judge a part of a record."""
    return analyse_part(request.record, request.number)


def whole_analysis(request: WholeRequest) -> Analysis:
    """Put an analysis together."""
    return combined(request.record, request.parts)


def judge(request: TurnRequest) -> Judged:
    """Judge a turn by what its seat could know."""
    state = _states.state(request.record)
    return judge_trial(state, request.seat, _bot_seed(request.record), request.tokens, request.best)


def debrief(record: Record) -> Debriefing:
    """The debriefing of a record, as its game makes it."""
    return registry.game_of(record).debrief(record)


class InProcessBots:
    """Bots in this process, for tests and small scripts."""

    async def choose(self, request: BotRequest) -> str:
        return decide(request)

    async def advise(self, request: BotRequest) -> Hint:
        return advise(request)

    async def appraise(self, record: Record, owner: str) -> Appraisal:
        return appraise(record)

    async def analyse_part(self, request: PartRequest, owner: str) -> Part:
        return part_of_analysis(request)

    async def combine(self, request: WholeRequest, owner: str) -> Analysis:
        return whole_analysis(request)

    async def judge(self, request: TurnRequest, owner: str) -> Judged:
        return judge(request)

    async def debrief(self, record: Record, owner: str) -> Debriefing:
        return debrief(record)

    async def judge_rounds(self, record: Record, owner: str) -> RoundsJudged:
        return judge_rounds(record)

    async def try_out(self, trial: Trial, owner: str) -> None:
        try_out(trial)

    async def check_record(self, text: str, owner: str) -> Record:
        return checked_record(text)
