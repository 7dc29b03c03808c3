"""What positions at the end of a turn say about the losses at the end of the game."""

from __future__ import annotations

from paddlewheel.games.rising_waters.kinds import NOWHERE
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics import FloodTactics, Memory
from paddlewheel.games.rising_waters.tactics.numbers import tactic_numbers
from paddlewheel.kernel import GUESS_STREAM, Chance, PositionFacts, PositionLesson

#: Apart from the guesses of bots.
STREAM = GUESS_STREAM + 240


class FloodLesson(PositionLesson[Flood]):
    """Sees each turn as a search does: with the plan of levees made at its beginning, at its end."""

    def __init__(self) -> None:
        self._turn = (NOWHERE, NOWHERE)
        #: For the turn under way.
        self._tactics: FloodTactics | None = None
        self._memory: Memory | None = None

    def watch(self, state: Flood, seat: int, choice: int) -> PositionFacts | None:
        if state.turn == NOWHERE:
            return None
        turn = (int(state.week), int(state.turn))
        if self._tactics is None or turn != self._turn:
            self._turn = turn
            self._tactics = self._tactics_for(state, seat)
        if choice != v.ACT_END:
            return None
        prospects = self._tactics.prospects
        prospects.tell(state, seat)
        return PositionFacts(float(state.losses), list(prospects.facts))

    def _tactics_for(self, state: Flood, seat: int) -> FloodTactics:
        """With the plan of levees as it is now."""
        if self._memory is None:
            self._memory = Memory(state.rules)
        by_hand = [number.by_hand for number in tactic_numbers(state.rules.shared.numbers.spring)]
        tactics = FloodTactics(state.rules, self._memory, by_hand)
        stream = Chance(state.week * 8 + state.turn, STREAM)
        tactics.suppose(state.resample(seat, stream), seat, stream)
        return tactics

    def result(self, state: Flood) -> float:
        return losses_of(state)


def losses_of(state: Flood) -> float:
    """The losses of a finished game; rounds that a lost one had no time for count as the others did."""
    numbers = state.rules.shared.numbers
    rounds, limit = int(numbers.rounds), int(numbers.limit)
    return int(state.losses) + (rounds - int(state.week)) * limit / rounds
