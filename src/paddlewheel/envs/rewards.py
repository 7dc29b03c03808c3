"""What an outcome is worth to each seat: paid once, when the game ends. Before that every reward is 0."""

from __future__ import annotations

from paddlewheel.kernel.contract import State
from paddlewheel.kernel.info import GameInfo
from paddlewheel.kernel.outcome import Outcome

#: In words, by GameInfo.utility; the documentation and the environments' metadata show it.
MEANING = {
    "ranked": "by place: (seats below - seats above) / (seats - 1), from 1 for the first to -1 for the last; sums to 0",
    "zero-sum": "1 for the winner, -1 for the loser, 0 each for a draw; sums to 0",
    "co-operative": "1 for everybody when the game is won, 0 for everybody when it is lost",
    "mixed": "-1 for everybody when nobody wins; else from 1 (first place) to 0 (last), by rank",
}


def returns(info: GameInfo, outcome: Outcome) -> tuple[float, ...]:
    """Each seat's reward for a finished game."""
    if info.utility == "co-operative":
        return (1.0 if outcome.winners else 0.0,) * len(outcome.ranks)
    if info.utility == "mixed":
        return (
            tuple((place + 1) / 2 for place in by_place(outcome)) if outcome.winners else (-1.0,) * len(outcome.ranks)
        )
    return by_place(outcome)


def by_place(outcome: Outcome) -> tuple[float, ...]:
    """From 1 (alone in first place) to -1 (alone in last); who shares a place shares its worth."""
    ranks = outcome.ranks
    if len(ranks) == 1:
        return (1.0 if outcome.winners else -1.0,)
    return tuple(sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks)


def returns_so_far(state: State) -> tuple[float, ...]:
    """Noughts until the game is over."""
    return (0.0,) * state.seats if state.outcome is None else returns(state.game.info, state.outcome)


def lowest(info: GameInfo) -> float:
    """No seat ever gets less."""
    return 0.0 if info.utility == "co-operative" else -1.0
