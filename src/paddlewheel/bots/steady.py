"""The bot that looks to the end of its own turn."""

from __future__ import annotations

from paddlewheel.bots.lookahead import Lookahead
from paddlewheel.kernel.chance import GUESSES, Chance
from paddlewheel.kernel.sight import Sight

WIDTH = 6
DEPTH = 16
GUESSED_DEALS = 2


class SteadyBot:
    """Tries every choice on a few guesses at what it cannot see, and takes the one whose turn ends best."""

    def __init__(self, seed: int, seat: int) -> None:
        self._stream = Chance(seed, GUESSES + 256 * seat)

    def choose(self, sight: Sight) -> int:
        choices = sight.choices()
        if len(choices) == 1:
            return choices[0]
        lookahead = Lookahead(sight.tactics(), WIDTH, DEPTH)
        guesses = [sight.resample(self._stream) for _ in range(GUESSED_DEALS)]
        worth = [sum(lookahead.value(guess, sight.seat, choice) for guess in guesses) for choice in choices]
        return choices[worth.index(max(worth))]
