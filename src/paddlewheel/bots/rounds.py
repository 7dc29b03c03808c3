"""How the chances of a table changed from round to round, as a bot judges them from what each seat saw."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from paddlewheel import registry
from paddlewheel.bots.appraisal import APPRAISALS, chances
from paddlewheel.kernel import AnyState, Chance, Journal, Record, forked
from paddlewheel.presentation import period_text


class RoundEnd(msgspec.Struct, frozen=True):
    """How the seats stood when a round was over, from 0 (lost) to 1 (won)."""

    #: *Round 3*; empty for the beginning.
    name: str
    #: How many choices had been made.
    at: int
    values: list[float]


class RoundsJudged(msgspec.Struct, frozen=True):
    """All rounds of a game. Where all win or lose together there is one value for the group."""

    together: bool
    rounds: list[RoundEnd]


def judge_rounds(record: Record) -> RoundsJudged:
    """Judge a record at the end of each round; a round under way counts as far as it was played."""
    game = registry.game_of(record)
    together = game.info.utility == "co-operative"
    stream = Chance(record.seed, APPRAISALS)
    ends = _ends(record)
    # In its middle everybody calls a round by its name: at its ends something may have been counted already.
    middles = {(begin + end) // 2: end for begin, end in pairwise([0, *ends])}
    found: list[RoundEnd] = []
    names = {0: ""}
    for made, state in _played(record, Journal()):
        if made in middles:
            names[middles[made]] = period_text(game.scene(state.observe(None)).status)
        if made in names:
            end = RoundEnd(names[made], made, chances(state, together, stream))
            found[-1:] = [end] if found and found[-1].name == end.name else [*found[-1:], end]
    return RoundsJudged(together, found)


def _ends(record: Record) -> list[int]:
    """After how many choices each round was over."""
    rounds = registry.game_of(record).round_events
    journal = Journal()
    ends, told = [], 0
    for made, _ in _played(record, journal):
        begins = any(event.kind in rounds for event in journal.events[told:])
        told = len(journal.events)
        if made and (begins or made == len(record.choices)):
            ends.append(made)
    return ends


def _played(record: Record, journal: Journal) -> Iterator[tuple[int, AnyState]]:
    """The table as it is set up, and after every choice."""
    state = registry.game_of(record).set_up(record.seats, record.seed, record.options, journal)
    state = forked(state, record, 0)
    yield 0, state
    for made, (seat, token) in enumerate(record.choices, start=1):
        state.play(seat, token)
        state = forked(state, record, made)
        yield made, state
