"""What is measured of watched games: a number for each game, so that variants can be compared deal by deal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from statistics import fmean

import msgspec

from paddlewheel.arena.messages import say
from paddlewheel.arena.statistics import SURE, Rate, in_words, wilson
from paddlewheel.arena.subjects import subjects_of
from paddlewheel.arena.watching import Watched
from paddlewheel.kernel import AnyGame
from paddlewheel.language import identifier
from paddlewheel.registry import load

#: A subject that was offered at least this often, and taken at most in this share of cases, is hardly worth printing.
OFTEN = 50
HARDLY = 0.02
#: How the measures begin that tell how often games end for a reason, and those of a seat.
ENDED_BY = "ended by "
SEAT_WINS = re.compile(r"seat (\d+) wins")


class Measure(msgspec.Struct, frozen=True):
    """One number of every game."""

    name: str
    values: tuple[float, ...]
    #: The least and the most it can be; None: there is no most.
    bounds: tuple[float, float] | None = (0.0, 1.0)

    @property
    def mean(self) -> float:
        return fmean(self.values)

    def shown(self, value: float, signed: bool = False) -> str:
        """A value of this measure for people: shares in percent."""
        return in_words(value, self.bounds is not None, signed)


def measure_words(game: str, name: str) -> str:
    """What people call a measure; its name is what aims and documents for programs say."""
    if name.startswith(ENDED_BY):
        return say("measure-ended-by", reason=reason_words(game, name.removeprefix(ENDED_BY)))
    seat = SEAT_WINS.fullmatch(name)
    return say("measure-seat-wins", seat=int(seat[1])) if seat is not None else say(f"measure-{identifier(name)}")


def reason_words(game: str, reason: str) -> str:
    """Why a game ended, as its messages `ended-by-...` say it."""
    return load(game).messages.name("ended-by", reason)


class Use(msgspec.Struct, frozen=True):
    """A card, tile or action: in how many seats' games it was used, and how those seats fared against the others."""

    token: str
    used: Rate
    won_with: Rate
    won_without: Rate
    #: How often it was taken where it was offered beside something else.
    taken: Rate

    @property
    def is_avoided(self) -> bool:
        """Whether it is offered often and hardly ever taken."""
        return self.taken.of >= OFTEN and self.taken.high <= HARDLY

    @property
    def is_losing(self) -> bool:
        """Whether those who used it clearly won less often than those who did not."""
        return self.won_with.high < self.won_without.low

    @property
    def matters(self) -> float:
        """The distance between the intervals with and without it; below 0 where they overlap."""
        return max(self.won_with.low - self.won_without.high, self.won_without.low - self.won_with.high)


def measures(game: AnyGame, watched: Sequence[Watched], reasons: Sequence[str] = ()) -> list[Measure]:
    """Every measure of these games, in the order in which people ask for them."""
    played = [one.played for one in watched]
    seats = len(played[0].ranks)
    found = []
    if game.info.won_together:
        found.append(Measure("won together", tuple(float(one.won_by_all) for one in played)))
    if not game.info.won_together or any(one.winners and not one.won_by_all for one in played):
        for seat in range(seats):
            shares = (1 / len(one.winners) if seat in one.winners else 0.0 for one in played)
            found.append(Measure(f"seat {seat} wins", tuple(shares)))
    if not game.info.won_together:
        found.append(Measure("nobody wins", tuple(float(not one.winners) for one in played)))
    found += [
        Measure("decisions", tuple(float(one.decisions) for one in played), None),
        Measure("turns", tuple(float(one.turns) for one in watched), None),
        Measure("choices a decision", tuple(one.options / max(1, one.open_decisions) for one in watched), None),
        Measure("score", tuple(fmean(one.scores) for one in played), None),
        Measure("score spread", tuple(max(one.scores) - min(one.scores) for one in played), None),
        Measure("lead changes", tuple(float(one.lead_changes) for one in watched), None),
        Measure("decided at", tuple(one.decided for one in watched)),
        Measure("close finish", tuple(float(one.is_close) for one in watched)),
    ]
    for reason in reasons or sorted({one.reason for one in played}):
        found.append(Measure(f"{ENDED_BY}{reason}", tuple(float(one.reason == reason) for one in played)))
    return found


def uses(game: AnyGame, watched: Sequence[Watched], sure: float = SURE) -> list[Use]:
    """Every card, tile and action of these games, the one that parts winners from losers most first."""
    names = subjects_of(game).names
    seats: dict[int, list[int]] = {}
    offered: dict[int, int] = {}
    picked: dict[int, int] = {}
    for one in watched:
        for seat, taken in enumerate(one.taken):
            for subject in taken:
                counted = seats.setdefault(subject, [0, 0])
                counted[0] += 1
                counted[1] += seat in one.played.winners
        for total, some in ((offered, one.offered), (picked, one.picked)):
            for subject, times in some.items():
                total[subject] = total.get(subject, 0) + times
    all_won = sum(len(one.played.winners) for one in watched)
    everybody = sum(len(one.taken) for one in watched)
    found = []
    for subject in seats.keys() | offered.keys():
        used, won = seats.get(subject, (0, 0))
        found.append(
            Use(
                names[subject],
                wilson(used, everybody, sure),
                wilson(won, used, sure),
                wilson(all_won - won, everybody - used, sure),
                wilson(picked.get(subject, 0), offered.get(subject, 0), sure),
            )
        )
    return sorted(found, key=lambda use: (-use.matters, use.token))
