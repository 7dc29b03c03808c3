"""Does every level of bots beat the one below? Adjacent levels meet over the same deals, in every seat.

Where one player wins, the higher level sits alone among players of the lower one, in each seat in turn: it beats them
when the interval of its share of wins lies above its fair share. Where all can win together, the same games are
played by tables of either level: the higher one is better when the interval of the difference is above zero.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.messages import columns, say
from paddlewheel.arena.plan import Plan, Played
from paddlewheel.arena.series import Series, kept_file
from paddlewheel.arena.statistics import Interval, Rate, bounded_mean, in_words, wilson
from paddlewheel.kernel import AnyGame, BadInput, OptionValue
from paddlewheel.language import percent, whole

#: Columns of meetings.
COLUMNS = ("level", "against", "games", "measured", "share-sure", "to-beat", "margin", "better")


class Meeting(msgspec.Struct, frozen=True):
    """Two levels compared. What is won is a share of wins, or of games that all won together."""

    level: str
    below: str
    games: int
    together: bool
    won: Rate
    #: The fair share, or what tables of the lower level won together.
    to_beat: float
    #: How far the higher level is above that, and the ends of its 95 % interval.
    margin: tuple[float, float, float]

    @property
    def better(self) -> bool:
        """Whether the higher level is better beyond doubt."""
        return self.margin[1] > 0

    def cells(self) -> tuple[str, ...]:
        """The meeting as a row of a table."""
        measured = say("won-together" if self.together else "one-against-the-rest")
        verdict = say("yes" if self.better else "no" if self.margin[2] < 0 else "not-shown")
        middle, low, high = (in_words(number, is_share=True, signed=True) for number in self.margin)
        margin = say("interval", value=middle, low=low, high=high)
        shown = (whole(self.games), measured, str(self.won), percent(self.to_beat, 1), margin, verdict)
        return (self.level, self.below, *shown)


def adjacent(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Every level with the one below it, the lowest first."""
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise BadInput(say("weakest-first"))
    return [(higher, lower) for lower, higher in pairwise(levels)]


def compare(
    game: AnyGame,
    pair: tuple[str, str],
    games: int,
    seed: int,
    options: dict[str, OptionValue],
    keep: Path | None = None,
    executor: Executor = inline,
    progress: Callable[[str], None] | None = None,
    seats: int | None = None,
) -> Meeting:
    """Let a level meet the one below over about this many games; with a folder to keep them, go on where it stopped."""
    seats = game.checked_seats(seats)
    higher, lower = pair
    together = game.info.won_together
    tables = _tables(higher, lower, seats, together)
    rounds = max(1, games // len(tables))
    played: list[list[Played]] = []
    for players in tables:
        if progress is not None:
            progress(", ".join(players))
        series = Series(
            Plan(game.info.id, players, seed, options, components=game.component_file),
            kept_file(keep, game.info.id, players),
        )
        series.run(rounds, executor)
        played.append(sorted(series.played, key=lambda one: one.number)[:rounds])
        if len(played[-1]) < rounds:
            raise KeyboardInterrupt
    return _together(pair, played) if together else _alone(pair, played)


def _tables(higher: str, lower: str, seats: int, together: bool) -> list[tuple[str, ...]]:
    if together:
        return [(higher,) * seats, (lower,) * seats]
    return [tuple(higher if seat == place else lower for seat in range(seats)) for place in range(seats)]


def _alone(pair: tuple[str, str], played: Sequence[Sequence[Played]]) -> Meeting:
    """A shared win counts as a share. A deal is one piece of evidence: its mean over all seats."""
    rounds = list(zip(*played, strict=True))
    deals = [
        sum(1 / len(one.winners) for seat, one in enumerate(deal) if seat in one.winners) / len(deal) for deal in rounds
    ]
    won = [one for deal in rounds for one in deal if one.winners]
    fair = sum(1 / len(one.ranks) for one in won) / (len(rounds) * len(played))
    games = len(rounds) * len(played)
    return Meeting(
        *pair, games, False, wilson(sum(deals) * len(played), games), fair, _less(bounded_mean(deals, 0, 1), fair)
    )


def _together(pair: tuple[str, str], played: Sequence[Sequence[Played]]) -> Meeting:
    higher, lower = ([one.won_by_all for one in table] for table in played)
    gains = [float(one) - float(other) for one, other in zip(higher, lower, strict=True)]
    rate = wilson(sum(higher), len(higher))
    return Meeting(*pair, 2 * len(gains), True, rate, sum(lower) / len(lower), _less(bounded_mean(gains, -1, 1), 0.0))


def _less(found: Interval, what: float) -> tuple[float, float, float]:
    return found.value - what, found.low - what, found.high - what


def markdown(meetings: Sequence[Meeting]) -> str:
    """The meetings as a table."""
    return table(columns(*COLUMNS), [meeting.cells() for meeting in meetings])


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "\n".join([_line(headings), _line(["---"] * len(headings)), *(_line(row) for row in rows)]) + "\n"


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def between_marks(path: Path, name: str) -> str:
    """What stands between `<!-- NAME -->` and `<!-- /NAME -->` of a page."""
    return _parted(path, name)[1]


def write_between_marks(path: Path, name: str, text: str) -> None:
    """Put a text there, in place of what stands there."""
    before, _, after = _parted(path, name)
    path.write_text(f"{before}\n\n{text}\n{after}", encoding="utf-8")


def _parted(path: Path, name: str) -> tuple[str, str, str]:
    """A page up to the end of the opening mark, between the marks, and from the closing mark on."""
    before, opening, rest = path.read_text(encoding="utf-8").partition(f"<!-- {name} -->")
    between, closing, after = rest.partition(f"<!-- /{name} -->")
    if not opening or not closing:
        raise BadInput(say("no-place", path=str(path), name=name))
    return before + opening, between, closing + after
