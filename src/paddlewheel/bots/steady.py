"""The bots that look to the end of their own turn: one surely, one with slips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from paddlewheel.bots.learned_file import Learned, judging_tactics
from paddlewheel.bots.lookahead import Lookahead
from paddlewheel.kernel import GUESS_STREAM, Chance, SeatView, Tactics

WIDTH = 6
DEPTH = 16
GUESSED_DEALS = 2
#: Where others decide at the same time there is more to guess at.
GUESSED_DECISIONS = 6
#: A casual player begins one turn of three with the next best choice, and one of twelve with any that is worse; but
#: never gives away more than this at once, of a whole game won.
SLIPS_IN = 3
BLUNDERS_IN = 12
SLIP = 0.1
BLUNDER = 0.25
#: Choices that differ by no more come to the same: another order of the same turn.
ALIKE = 1e-9


class Turn(NamedTuple):
    """A turn: what it comes to, and its choices as far as they are known."""

    worth: float
    choices: list[int]


def turns(view: SeatView, tactics: Tactics[Any], stream: Chance, choices: Sequence[int]) -> dict[int, Turn]:
    """The best turn after each choice, worth its average over a few guesses at what the seat cannot see."""
    most = int(tactics.positions())
    wanted = GUESSED_DECISIONS if view.game.info.simultaneous else GUESSED_DEALS
    deals = max(1, min(wanted, most // (2 * len(choices))))
    lookahead = Lookahead(tactics, WIDTH, DEPTH, max(1, most // (deals * len(choices))))
    guesses = [view.resample(stream) for _ in range(deals)]
    found = {}
    for choice in choices:
        worth = sum(lookahead.value(guess, view.seat, choice) for guess in guesses) / deals
        found[choice] = Turn(worth, lookahead.turn.chain())
    return found


def turn_values(view: SeatView, tactics: Tactics[Any], stream: Chance, choices: Sequence[int]) -> dict[int, float]:
    """What the own turn comes to after each choice."""
    return {choice: turn.worth for choice, turn in turns(view, tactics, stream, choices).items()}


class SteadyBot:
    """Plans the turn that ends best, on a few guesses at what it cannot see and plays it while nothing new comes up."""

    def __init__(self, seed: int, seat: int, temper: str = "", learned: Learned = False) -> None:
        self._stream = Chance(seed, GUESS_STREAM + 256 * seat)
        self._temper = temper
        self._learned = learned
        #: What is known of the game, made at the first choice.
        self._tactics: Tactics[Any] | None = None
        #: The rest of the turn as planned, and what had come to light by then.
        self._plan: list[int] = []
        self._news = (0, 0)

    def choose(self, view: SeatView) -> int:
        choices = view.choices()
        if self._news != view.news() or not self._plan or self._plan[0] not in choices:
            self._plan = [choices[0]] if len(choices) == 1 else self._planned(view, choices)
            self._news = view.news()
        return self._plan.pop(0)

    def forget(self) -> None:
        """Plan again at the next choice."""
        self._plan = []

    def tactics(self, view: SeatView) -> Tactics[Any]:
        """What the bot knows of this game."""
        if self._tactics is None:
            self._tactics = judging_tactics(view, self._learned, self._temper)
        return self._tactics

    def _planned(self, view: SeatView, choices: list[int]) -> list[int]:
        """The best turn, choice by choice."""
        tactics = self.tactics(view)
        plan = [int(choice) for choice in tactics.complete(view.resample(self._stream), view.seat)]
        if plan and plan[0] in choices:
            return plan
        found = turns(view, tactics, self._stream, choices)
        return found[max(choices, key=lambda choice: found[choice].worth)].choices


class CasualBot(SteadyBot):
    """As steady as a person after supper: now and then a turn begins with what is not the best."""

    def _planned(self, view: SeatView, choices: list[int]) -> list[int]:
        if not view.begins_turn(self._temper):
            return super()._planned(view, choices)
        worst = BLUNDER if self._stream.below(BLUNDERS_IN) == 0 else SLIP if self._stream.below(SLIPS_IN) == 0 else 0.0
        if worst == 0.0:
            return super()._planned(view, choices)
        found = turns(view, self.tactics(view), self._stream, choices)
        ranked = sorted(choices, key=lambda choice: -found[choice].worth)
        best = found[ranked[0]].worth
        worse = [choice for choice in ranked if best - worst <= found[choice].worth < best - ALIKE]
        if not worse:
            return found[ranked[0]].choices
        return found[worse[0] if worst == SLIP else worse[self._stream.below(len(worse))]].choices
