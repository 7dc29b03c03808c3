"""What a tuned game should be like: aims such as `wins(steady)=0.6..0.8`, `decisions<200`, `close finish>0.3`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import inf, sqrt
from statistics import stdev
from typing import Literal

import msgspec

from paddlewheel.arena.executors import Executor
from paddlewheel.arena.measures import ENDED_BY, measures
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan, play_series
from paddlewheel.arena.statistics import SURE, Interval, bounded_mean, in_words, wilson
from paddlewheel.arena.watching import Watched, watch_portion
from paddlewheel.bots import make_player
from paddlewheel.bots.scripted import SCRIPTS
from paddlewheel.kernel import AnyGame, BadInput
from paddlewheel.language import identifier

AIM = re.compile(r"(?P<what>[a-z0-9 ]+?(?:\((?P<who>[^()]+)\))?)\s*(?P<sign>[=<>])\s*(?P<range>[0-9.]+)")
RANGE = re.compile(r"(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
#: Measures that are no shares.
WITHOUT_BOUNDS = ("decisions", "turns", "choices", "score", "lead changes")

#: Columns of what was judged.
AIM_COLUMNS = ("aim", "measured-sure", "verdict")


class Aim(msgspec.Struct, frozen=True):
    """Something to be measured, and where it should lie."""

    text: str
    #: A measure, or `wins`.
    what: str
    #: Of `wins`, the player who should win so often.
    who: str
    #: None: there is no end.
    low: float | None
    high: float | None

    @property
    def ends(self) -> tuple[float, float]:
        return -inf if self.low is None else self.low, inf if self.high is None else self.high

    @property
    def is_share(self) -> bool:
        """Whether it is a share, to be shown in percent."""
        return bool(self.who) or not self.what.startswith(WITHOUT_BOUNDS)

    def miss(self, value: float) -> float:
        """How far a value is outside; shares count as they are, other numbers by their own size."""
        low, high = self.ends
        outside = max(0.0, low - value, value - high)
        return outside if self.is_share else outside / max(1.0, abs(low if value < low else high))


class Judged(msgspec.Struct, frozen=True):
    """An aim and what was measured."""

    aim: Aim
    found: Interval

    @property
    def verdict(self) -> Literal["met", "met, within doubt", "missed, within doubt", "missed"]:
        """Whether it is met, and whether the whole interval says so."""
        least, most = self.aim.ends
        low, high = self.found.low, self.found.high
        if least <= self.found.value <= most:
            return "met" if least <= low and high <= most else "met, within doubt"
        return "missed" if high < least or low > most else "missed, within doubt"

    def cells(self) -> tuple[str, ...]:
        """A row of a table."""
        value, low, high = (
            in_words(number, self.aim.is_share) for number in (self.found.value, self.found.low, self.found.high)
        )
        return (
            self.aim.text,
            say("interval", value=value, low=low, high=high),
            say(f"verdict-{identifier(self.verdict)}"),
        )


def read_aim(game: AnyGame, text: str) -> Aim:
    """An aim as a designer writes it, checked."""
    match = AIM.fullmatch(text.strip())
    if match is None:
        raise BadInput(say("aim-reads", text=repr(text)))
    what, who, sign, span = match["what"].partition("(")[0].strip(), match["who"] or "", match["sign"], match["range"]
    both = RANGE.fullmatch(span)
    if sign == "=" and both is not None and float(both[1]) <= float(both[2]):
        low: float | None = float(both[1])
        high: float | None = float(both[2])
    elif sign != "=" and NUMBER.fullmatch(span):
        low, high = (None, float(span)) if sign == "<" else (float(span), None)
    else:
        raise BadInput(say("aim-ends", text=repr(text)))
    if (what == "wins") != bool(who):
        raise BadInput(say("aim-player", text=repr(text)))
    if who:
        who = f"scripted:{who}" if who in SCRIPTS.get(game.info.id, {}) else who
        make_player(who, 0, 0, game)
    return Aim(text.strip(), what, who, low, high)


def check_measures(game: AnyGame, aims: Sequence[Aim], watched: Sequence[Watched]) -> None:
    """Refuse an aim at something that is not measured."""
    known = [one.name for one in measures(game, watched)]
    for aim in aims:
        # A reason for which no game of these has ended may still come.
        if not aim.who and aim.what not in known and not aim.what.startswith(ENDED_BY):
            raise BadInput(say("no-such-measure", measure=repr(aim.what), known=", ".join(known)))


class Judge:
    """Measures how far a setting meets the aims, over the same deals each time."""

    def __init__(self, aims: Sequence[Aim], rivals: str, games: int, executor: Executor) -> None:
        self.aims = aims
        #: The level that `wins(PLAYER)` meets where one player wins.
        self.rivals = rivals
        self.games = games
        self.executor = executor

    def judge(self, plan: Plan) -> list[Judged]:
        """Play this setting and measure every aim."""
        game = plan.load()
        watched: list[Watched] = []
        if any(not aim.who for aim in self.aims):
            watched = sorted(self.executor(watch_portion, plan, range(self.games)), key=lambda one: one.played.number)
        return [
            Judged(aim, self._wins(game, plan, aim) if aim.who else _measured(game, watched, aim)) for aim in self.aims
        ]

    def _wins(self, game: AnyGame, plan: Plan, aim: Aim) -> Interval:
        seats = len(plan.players)
        if game.info.won_together:
            table = msgspec.structs.replace(plan, players=(aim.who,) * seats)
            won = sum(one.won_by_all for one in play_series(table, range(self.games), self.executor))
        else:
            won = 0
            for seat in range(seats):
                players = (self.rivals,) * seat + (aim.who,) + (self.rivals,) * (seats - seat - 1)
                mixed = msgspec.structs.replace(plan, players=players)
                numbers = range(seat, self.games, seats)
                won += sum(seat in one.winners for one in play_series(mixed, numbers, self.executor))
        rate = wilson(won, self.games)
        return Interval(rate.share, rate.low, rate.high)


def _measured(game: AnyGame, watched: Sequence[Watched], aim: Aim) -> Interval:
    found = next((one for one in measures(game, watched) if one.name == aim.what), None)
    if found is None:
        return bounded_mean([0.0] * len(watched), 0, 1)
    if found.bounds is not None:
        return bounded_mean(found.values, *found.bounds)
    reach = SURE * stdev(found.values) / sqrt(len(found.values)) if len(found.values) > 1 else inf
    return Interval(found.mean, found.mean - reach, found.mean + reach)
