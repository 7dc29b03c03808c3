"""Games that end before their rules end them: people resign, agree to end it, or never come back.

The rules know nothing of it: the position stays as it was, and its record can be played on from there.
"""

from __future__ import annotations

from collections.abc import Collection

from paddlewheel.kernel import AnyState, Outcome
from paddlewheel.tables.models import Entry

#: The token of a resignation: does the game end with it, or does a bot play on for the seat?
ENDS, BOT_PLAYS_ON = "end", "bot"
#: The token of an end: somebody wishes it or no longer does; all agreed; nobody came back; the host ended it.
WISH, NO_WISH, AGREED, ABANDONED, BY_HOST = "wish", "no wish", "agreed", "abandoned", "host"
#: What only a seat that has not resigned can say.
SEAT_TOKENS = (ENDS, BOT_PLAYS_ON, WISH, NO_WISH)
#: The reason that the outcome names.
RESIGNATION = "resigned"


class EarlyEnd:
    """Who has resigned, who wishes to end the game, and how it ended if that was not by its rules."""

    def __init__(self) -> None:
        self.resigned: set[int] = set()
        self.wishes: set[int] = set()
        self.outcome: Outcome | None = None

    def add(self, entry: Entry, state: AnyState) -> None:
        """Somebody resigns, wishes to end the game or no longer wishes it; or the game ends."""
        if entry.kind == "resign":
            self.resigned.add(entry.seat)
            self.wishes.discard(entry.seat)
            if entry.token == ENDS or _is_decided(state, self.resigned):
                self.outcome = _by_resignation(state, self.resigned)
        elif entry.token == WISH:
            self.wishes.add(entry.seat)
        elif entry.token == NO_WISH:
            self.wishes.discard(entry.seat)
        else:
            self.outcome = _without_winner(state.seats, entry.token)

    def copy(self) -> EarlyEnd:
        twin = EarlyEnd()
        twin.resigned, twin.wishes, twin.outcome = set(self.resigned), set(self.wishes), self.outcome
        return twin


def _is_decided(state: AnyState, resigned: Collection[int]) -> bool:
    """Whether only one seat is left, in a game in which the others then have won or lost."""
    return len(resigned) >= state.seats - 1 and not _is_common(state)


def _by_resignation(state: AnyState, resigned: Collection[int]) -> Outcome:
    """Who has not resigned has won; in a game that is won together, nobody has."""
    seats = range(state.seats)
    if _is_common(state):
        return _without_winner(state.seats, RESIGNATION)
    left = tuple(seat for seat in seats if seat not in resigned)
    ranks = tuple(1 if seat in left else len(left) + 1 for seat in seats)
    return Outcome(RESIGNATION, tuple(float(seat in left) for seat in seats), ranks, left)


def _without_winner(seats: int, reason: str) -> Outcome:
    """The game has ended, and nobody has won."""
    return Outcome(reason, (0.0,) * seats, (1,) * seats, ())


def _is_common(state: AnyState) -> bool:
    return state.game.utility(state.rules, state.seats) in ("co-operative", "mixed")
