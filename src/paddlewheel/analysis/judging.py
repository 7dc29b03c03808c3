"""One turn judged from what its seat saw: what it is worth beside the best turn that the bots can find."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Literal

import msgspec

from paddlewheel.analysis.played_turns import goes_on
from paddlewheel.bots.learned_file import judging_tactics
from paddlewheel.bots.lookahead import Lookahead
from paddlewheel.bots.steady import DEPTH, WIDTH, turns
from paddlewheel.bots.strong import by_iterations, think
from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance, Menu, SeatView, Tactics

Verdict = Literal["best", "good", "slip", "mistake", "blunder"]

#: The stream of analyses: apart from those of bots, hints, appraisals and explanations.
ANALYSES = GUESS_STREAM + 240
#: What a turn may cost, as a part of a game won, and still be called so.
LIMITS: tuple[tuple[float, Verdict], ...] = ((0.005, "best"), (0.05, "good"), (0.1, "slip"), (0.15, "mistake"))
#: The cost after which a turn counts for 1/e: about as fast as on lichess.
SEVERITY = 0.22
#: A turn is followed for this many choices.
LONGEST = 24
#: Turns that are compared on the same guesses, the one that was played besides.
CANDIDATES = 6


class Depth(msgspec.Struct, frozen=True):
    """How thoroughly to judge. The same depth gives the same result on every machine."""

    #: Guesses at what the seat cannot see, on which turns are compared.
    deals: int = 8
    #: Iterations of the search that checks what looks like a slip or worse.
    iterations: int = 400


class Judged(msgspec.Struct, frozen=True):
    """What a turn cost, and the best turn. `worth` is what the best one comes to, from 0 (lost) to 1 (won)."""

    verdict: Verdict
    cost: float
    worth: float
    best: list[int]
    #: How far the best turn is ahead of the next best that begins otherwise.
    lead: float


def verdict_on(cost: float) -> Verdict:
    """The name for what a turn cost."""
    return next((verdict for limit, verdict in LIMITS if cost < limit), "blunder")


def accuracy(costs: Sequence[float]) -> float:
    """From 0 to 100: 100 for turns that cost nothing."""
    return 100.0 * sum(exp(-cost / SEVERITY) for cost in costs) / len(costs) if costs else 100.0


class Judge:
    """Judges turns of one seat at one position."""

    def __init__(self, state: AnyState, seat: int, seed: int, depth: Depth) -> None:
        self.view = SeatView(state, seat)
        self.depth = depth
        self._state = state
        self._seat = seat
        self._stream = Chance(seed, ANALYSES + 256 * seat)
        self._tactics: Tactics[Any] = judging_tactics(self.view)
        self._menu = Menu(state.rules.vocabulary)
        most = int(self._tactics.positions())
        self._lookahead = Lookahead(self._tactics, WIDTH, DEPTH, max(1, most // 4))
        self._promising = self._look_for_turns()
        #: Other guesses than those the turns were found on, or the best would be the luckiest.
        self._guesses = [self.view.resample(self._stream) for _ in range(depth.deals)]
        self._known: dict[tuple[int, ...], float] = {}

    def judge(self, played: list[int]) -> Judged:
        """What the played turn cost."""
        best, lead = self.best_turn()
        ours, theirs = self.worth(played), self.worth(best)
        cost = theirs - ours
        if cost <= LIMITS[0][0]:
            # Another way to the same: the player's own is as good a best turn as any.
            return Judged("best", 0.0, max(ours, theirs), played, lead)
        if cost >= LIMITS[1][0]:
            cost = min(cost, self._cost_by_search(played, best))
        return Judged(verdict_on(cost), cost, theirs, best, lead)

    def best_turn(self) -> tuple[list[int], float]:
        """The best turn found, and how far it is ahead of the best one with another beginning."""
        ranked = sorted(self._promising, key=self.worth, reverse=True)
        best = ranked[0]
        others = [turn for turn in ranked if self.worth(turn) < self.worth(best) - LIMITS[0][0]]
        return best, self.worth(best) - self.worth(others[0]) if others else 0.0

    def worth(self, turn: Sequence[int]) -> float:
        """What this very turn comes to on average; where it is not finished, it is played on."""
        key = tuple(turn)
        if key not in self._known:
            self._known[key] = sum(self._worth_in(guess, key) for guess in self._guesses) / len(self._guesses)
        return self._known[key]

    def _look_for_turns(self) -> list[list[int]]:
        choices = self.view.choices()
        found = turns(self.view, self._tactics, self._stream, choices)
        ranked = sorted(choices, key=lambda choice: -found[choice].worth)
        promising = [found[choice].choices for choice in ranked[:CANDIDATES]]
        planned = [int(choice) for choice in self._tactics.complete(self.view.resample(self._stream), self._seat)]
        every = [planned, *promising] if planned and planned[0] in choices else promising
        return [self._completed(turn) for turn in every]

    def _completed(self, turn: Sequence[int]) -> list[int]:
        """The turn with its rest, where it was followed only so far as the tactics needed it."""
        guess = self.view.resample(self._stream)
        position, seat = guess.clone(), self._seat
        found: list[int] = []
        while len(found) < LONGEST and goes_on(guess, position, seat):
            choices = position.choices(seat)
            choice = turn[len(found)] if len(found) < len(turn) else self._best_choice(position)
            if choice not in choices:
                break
            position.apply(seat, choice)
            found.append(choice)
        return found

    def _best_choice(self, position: AnyState) -> int:
        choices: list[int] = position.choices(self._seat)
        if len(choices) == 1:
            return choices[0]
        values = {choice: self._lookahead.value(position, self._seat, choice) for choice in choices}
        return max(choices, key=values.__getitem__)

    def _worth_in(self, guess: AnyState, turn: Sequence[int]) -> float:
        """What the turn comes to in this guess, played on to its end: only ends are judged, all on one scale."""
        position, lookahead, seat = guess.clone(), self._lookahead, self._seat
        left = list(turn)
        for _ in range(LONGEST):
            lookahead.settle_others(position, seat, self._menu)
            if lookahead.turn_is_over(position, guess, seat):
                break
            if not left or left[0] not in position.choices(seat):
                left = [self._best_choice(position)]
            position.apply(seat, left.pop(0))
        return float(self._tactics.evaluate(position, seat))

    def _cost_by_search(self, played: Sequence[int], best: Sequence[int]) -> float:
        """The cost as the strong bot sees it, where the two turns part."""
        position, at = self._state.clone(), 0
        while at < min(len(played), len(best)) and played[at] == best[at]:
            position.apply(self._seat, played[at])
            at += 1
        if at == min(len(played), len(best)) or not position.owing() >> self._seat & 1:
            return 1.0
        advice = think(SeatView(position, self._seat), self._stream, by_iterations(self.depth.iterations))
        values = {choice: value for choice, value, visits in advice.considered if visits}
        if played[at] not in values:
            return 1.0
        return max(0.0, advice.value - values[played[at]])
