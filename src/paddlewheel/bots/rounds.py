"""How the chances of a table changed from round to round, as a bot judges them from what each seat saw."""

from __future__ import annotations

import msgspec

from paddlewheel import registry
from paddlewheel.bots.appraisal import APPRAISALS, chances
from paddlewheel.kernel import Chance, Journal, Record, forked


class RoundEnd(msgspec.Struct, frozen=True):
    """How the seats stood when a round was over, from 0 (lost) to 1 (won); round 0 is the beginning."""

    round: int
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
    journal = Journal()
    state = forked(game.set_up(record.seats, record.seed, record.options, journal), record, 0)
    stream = Chance(record.seed, APPRAISALS)
    found = [RoundEnd(0, 0, chances(state, together, stream))]

    def begun() -> int:
        return sum(event.kind in game.round_events for event in journal.events)

    rounds = begun()
    for made, (seat, token) in enumerate(record.choices, start=1):
        state.play(seat, token)
        state = forked(state, record, made)
        is_last = made == len(record.choices)
        if (now := begun()) > rounds or is_last:
            found.append(RoundEnd(max(1, rounds), made, chances(state, together, stream)))
            rounds = now
    return RoundsJudged(together, found)
