"""The analysis of a played game: every turn judged, luck apart from skill, and the moments that decided.

It is made in parts, so that others can be served between two of them. The parts of a record depend on the record and
the depth alone: whoever makes them, in whatever order, gets the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from paddlewheel import registry
from paddlewheel.analysis.judging import LIMITS, Depth, Judge, Verdict, accuracy
from paddlewheel.analysis.luck import luck_of_a_choice, luck_of_the_deal
from paddlewheel.analysis.played_turns import PlayedTurn, news_of, played_turns, positions
from paddlewheel.analysis.words import TurnWords, turn_words
from paddlewheel.bots.appraisal import Appraisal, appraise
from paddlewheel.bots.explain import Quantity, quantity, turn_reasons
from paddlewheel.kernel import AnyState, Record, derived_seed

#: Changes with everything that changes a result: what was kept of an earlier version is made once more.
VERSION = 2
#: Choices of a record that are looked at in one part; in a very long one more, so that there are not too many parts.
PART = 16
MOST_PARTS = 64
MOMENTS = 3
#: Luck that is smaller than this is not told.
NOTEWORTHY = 0.005


class JudgedTurn(msgspec.Struct, frozen=True):
    """A turn and what is to be said of it. The better turn and its reasons stand only where something was lost."""

    seat: int
    #: Choices that had been made before the turn, and when it was over.
    at: int
    end: int
    verdict: Verdict
    cost: float
    #: What the seat's best turn came to, from 0 to 1.
    worth: float
    played: TurnWords
    better: TurnWords | None = None
    reasons: list[str] = []


class Draw(msgspec.Struct, frozen=True):
    """What chance gave to every seat (below 0: took from it) when a choice was made."""

    #: Choices made, the one that led to the draw included; 0 is the set-up.
    at: int
    gains: list[float]


class Part(msgspec.Struct, frozen=True):
    """A part of an analysis."""

    turns: list[JudgedTurn]
    draws: list[Draw]


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that decided: a turn of a seat that gave something away, or a draw that changed much for it."""

    kind: Literal["turn", "draw"]
    seat: int
    at: int
    #: What the seat won or lost by it.
    change: float


class SeatSummary(msgspec.Struct, frozen=True):
    """How well a seat played, and how lucky it was."""

    seat: int
    accuracy: float
    verdicts: dict[str, int]
    #: What its turns cost in all, and what chance gave it in all.
    cost: float
    luck: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole game analysed. `quantity` is what all numbers measure."""

    game: str
    quantity: Quantity
    seats: list[SeatSummary]
    turns: list[JudgedTurn]
    draws: list[Draw]
    moments: list[TurningPoint]
    curve: Appraisal


def parts_of(record: Record) -> int:
    """How many parts the analysis of this record has."""
    return -(-len(record.choices) // _part_length(record))


def _part_length(record: Record) -> int:
    return max(PART, -(-len(record.choices) // MOST_PARTS))


def analyse_part(record: Record, number: int, depth: Depth | None = None) -> Part:
    """Judge the turns that begin in this part of the record, and the draws in it."""
    depth = depth or Depth()
    length = _part_length(record)
    first, end = number * length, min((number + 1) * length, len(record.choices))
    beginning = [turn for turn in played_turns(record) if first <= turn.first < end]
    turns: list[JudgedTurn] = []
    draws: list[Draw] = []
    before: AnyState | None = None
    for made, state in enumerate(positions(record)):
        if made > end:
            break
        if before is not None and news_of(before) != news_of(state):
            seat, token = record.choices[made - 1]
            seed = derived_seed(record.seed, made)
            gains = luck_of_a_choice(before, seat, state.game.choice(token), state, seed, depth.deals)
            _add_draw(draws, made, gains)
        if made == 0 and number == 0:
            _add_draw(draws, 0, luck_of_the_deal(record, state, depth.deals))
        if first <= made < end:
            before = state.clone()
            turns += [judged_turn(before, turn, record, depth) for turn in beginning if turn.first == made]
    return Part(turns, draws)


def judged_turn(state: AnyState, turn: PlayedTurn, record: Record, depth: Depth) -> JudgedTurn:
    """The judgement on a turn that begins at this state, in words."""
    played = [state.game.choice(token) for token in turn.tokens]
    judge = Judge(state, turn.seat, derived_seed(record.seed, turn.first), depth)
    found = judge.judge(played)
    is_lost = found.cost >= LIMITS[1][0]
    return JudgedTurn(
        turn.seat,
        turn.first,
        turn.end,
        found.verdict,
        round(found.cost, 4),
        round(found.worth, 4),
        turn_words(judge.view, played),
        turn_words(judge.view, found.best) if is_lost else None,
        turn_reasons(judge.view, found.best) if is_lost else [],
    )


def combined(record: Record, parts: Sequence[Part]) -> Analysis:
    """The analysis that all parts of a record make up."""
    turns = [turn for part in parts for turn in part.turns]
    draws = [draw for part in parts for draw in part.draws]
    seats = [_summary(seat, turns, draws) for seat in range(record.seats)]
    measured = quantity(registry.game_of(record), record.options, record.seats)
    return Analysis(record.game, measured, seats, turns, draws, _moments(turns, draws), appraise(record))


def analyse(record: Record, depth: Depth | None = None, done: Callable[[int, int], None] | None = None) -> Analysis:
    """Analyse a record. `done` hears how many parts of how many are done."""
    parts: list[Part] = []
    for number in range(parts_of(record)):
        parts.append(analyse_part(record, number, depth))
        if done is not None:
            done(number + 1, parts_of(record))
    return combined(record, parts)


def _add_draw(draws: list[Draw], at: int, gains: list[float]) -> None:
    if any(abs(gain) >= NOTEWORTHY for gain in gains):
        draws.append(Draw(at, [round(gain, 4) for gain in gains]))


def _summary(seat: int, turns: Sequence[JudgedTurn], draws: Sequence[Draw]) -> SeatSummary:
    own = [turn for turn in turns if turn.seat == seat]
    verdicts: dict[str, int] = {}
    for turn in own:
        verdicts[turn.verdict] = verdicts.get(turn.verdict, 0) + 1
    costs = [turn.cost for turn in own]
    luck = sum(draw.gains[seat] for draw in draws)
    return SeatSummary(seat, round(accuracy(costs), 1), verdicts, round(sum(costs), 3), round(luck, 3))


def _moments(turns: Sequence[JudgedTurn], draws: Sequence[Draw]) -> list[TurningPoint]:
    """The greatest changes by a turn or a draw, in the order of play; of a draw only what it did to one seat."""
    found = [TurningPoint("turn", turn.seat, turn.at, -turn.cost) for turn in turns if turn.cost >= LIMITS[1][0]]
    for draw in draws:
        seat = max(range(len(draw.gains)), key=lambda each: abs(draw.gains[each]))
        if abs(draw.gains[seat]) >= LIMITS[1][0]:
            found.append(TurningPoint("draw", seat, draw.at, draw.gains[seat]))
    found.sort(key=lambda moment: -abs(moment.change))
    return sorted(found[:MOMENTS], key=lambda moment: moment.at)
