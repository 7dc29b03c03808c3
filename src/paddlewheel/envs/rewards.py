"""What an outcome is worth to each seat: paid once, when the game ends. Before that every reward is 0."""

from __future__ import annotations

from paddlewheel.kernel import Outcome, Utility

#: In words; the documentation and the environments' metadata show it.
MEANING: dict[Utility, str] = {
    "ranked": "by place: (seats below - seats above) / (seats - 1), from 1 for the first to -1 for the last, "
    "or half of that when nobody wins; sums to 0",
    "zero-sum": "1 for the winner, -1 for the loser, 0 each for a draw; sums to 0",
    "co-operative": "1 for everybody when the game is won, 0 for everybody when it is lost",
    "mixed": "1 for everybody when all win together, -1 for everybody when nobody wins; "
    "else from 1 (first place) to 0 (last), by rank",
}


def returns(utility: Utility, outcome: Outcome) -> tuple[float, ...]:
    """Each seat's reward for a finished game of this kind (`Game.utility`)."""
    if utility == "co-operative":
        return (1.0 if outcome.winners else 0.0,) * len(outcome.ranks)
    if utility == "mixed":
        if not outcome.winners:
            return (-1.0,) * len(outcome.ranks)
        # Who shares the first place is first: a common win is a whole one for all.
        return tuple(
            1.0 if rank == 1 else (place + 1) / 2 for rank, place in zip(outcome.ranks, by_place(outcome), strict=True)
        )
    # A race that nobody has won: who came further stands better, but never as well as a winner.
    if utility == "ranked" and not outcome.winners:
        return tuple(place / 2 for place in by_place(outcome))
    return by_place(outcome)


def by_place(outcome: Outcome) -> tuple[float, ...]:
    """From 1 (alone in first place) to -1 (alone in last); who shares a place shares its worth."""
    ranks = outcome.ranks
    if len(ranks) == 1:
        return (1.0 if outcome.winners else -1.0,)
    return tuple(sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks)


def lowest(utility: Utility) -> float:
    """No seat ever gets less."""
    return 0.0 if utility == "co-operative" else -1.0
