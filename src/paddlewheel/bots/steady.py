"""The bots that look to the end of their own turn: one surely, one with slips."""

from __future__ import annotations

from paddlewheel.bots.lookahead import Lookahead
from paddlewheel.kernel.chance import GUESSES, Chance
from paddlewheel.kernel.sight import Sight

WIDTH = 6
DEPTH = 16
GUESSED_DEALS = 2
#: A casual player takes the next best in one decision of three, and anything at all in one of twelve.
SLIPS_IN = 3
BLUNDERS_IN = 12


class SteadyBot:
    """Tries every choice on a few guesses at what it cannot see, and takes the one whose turn ends best."""

    def __init__(self, seed: int, seat: int) -> None:
        self._stream = Chance(seed, GUESSES + 256 * seat)

    def choose(self, sight: Sight) -> int:
        choices = sight.choices()
        return choices[0] if len(choices) == 1 else self._ranked(sight, choices)[0]

    def _ranked(self, sight: Sight, choices: list[int]) -> list[int]:
        """The choices, the best first."""
        lookahead = Lookahead(sight.tactics(), WIDTH, DEPTH)
        guesses = [sight.resample(self._stream) for _ in range(GUESSED_DEALS)]
        worth = {choice: sum(lookahead.value(guess, sight.seat, choice) for guess in guesses) for choice in choices}
        return sorted(choices, key=lambda choice: (-worth[choice], choice))


class CasualBot(SteadyBot):
    """As steady as a person after supper."""

    def choose(self, sight: Sight) -> int:
        choices = sight.choices()
        if len(choices) == 1:
            return choices[0]
        if self._stream.below(BLUNDERS_IN) == 0:
            return choices[self._stream.below(len(choices))]
        slip = 1 if self._stream.below(SLIPS_IN) == 0 else 0
        return self._ranked(sight, choices)[slip]
