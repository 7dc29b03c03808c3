"""The bot that takes any choice."""

from __future__ import annotations

from paddlewheel.kernel import BOT_STREAM, Chance, SeatView


def random_stream(seed: int, seat: int) -> Chance:
    """The stream from which the random bot of this seat draws."""
    return Chance(seed, BOT_STREAM + 256 * seat)


class RandomBot:
    """Every choice is as likely as the others."""

    def __init__(self, seed: int, seat: int) -> None:
        self._stream = random_stream(seed, seat)

    def choose(self, view: SeatView) -> int:
        choices = view.choices()
        return choices[self._stream.below(len(choices))]
