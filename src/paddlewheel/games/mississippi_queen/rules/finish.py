"""The end of a race, and the places."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.turn_order import TurnOrder
from paddlewheel.games.mississippi_queen.rules.vocabulary import LAST_ROUND
from paddlewheel.games.mississippi_queen.state import HOME, RACING, Race
from paddlewheel.kernel import AutomaticStep, Outcome


@final
class RaceOver(AutomaticStep[Race]):
    """Ships home, then ships still racing, then ships that dropped out (MQ-34, MQ-34b).

    The argument is why: ONE_LEFT or LAST_ROUND.
    """

    def __init__(self, order: TurnOrder) -> None:
        super().__init__("race over", "MQ-34")
        self.order: TurnOrder = order

    def happen(self, state: Race, argument: i64) -> None:
        if argument == LAST_ROUND:
            self.finish(state, "MQ-34c", "rounds")
        elif state.landed() > 0:
            self.finish(state, "MQ-34a", "landed")
        else:
            self.finish(state, "MQ-34a", "last afloat")

    def finish(self, race: Race, rule: str, reason: str) -> None:
        seats = [seat for seat in range(race.seats)]
        ranks = [1 + len([other for other in seats if self.beats(race, other, seat)]) for seat in seats]
        scores = [float(race.seats - rank) for rank in ranks]
        winners = [seat for seat in seats if ranks[seat] == 1]
        race.finish(Outcome(reason, tuple(scores), tuple(ranks), tuple(winners), rule))
        if race.journal is not None:
            race.journal.note("over", -1, rule, {"reason": reason, "ranks": tuple(ranks)})

    def beats(self, race: Race, seat: i64, other: i64) -> bool:
        if seat == other:
            return False
        one = race.ships[seat]
        two = race.ships[other]
        if one.fate == HOME or two.fate == HOME:
            return one.fate == HOME and (two.fate != HOME or one.ended < two.ended)
        if one.fate == RACING or two.fate == RACING:
            return self.order.is_ahead(race, seat, other)
        if one.reached != two.reached:
            return one.reached > two.reached
        return one.ended > two.ended
