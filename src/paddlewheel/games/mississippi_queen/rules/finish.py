"""The end of a race, and the places."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.turn_order import TurnOrder
from paddlewheel.games.mississippi_queen.rules.vocabulary import LAST_ROUND
from paddlewheel.games.mississippi_queen.state import HOME, NOWHERE, RACING, Race, Ship
from paddlewheel.kernel import AutomaticStep, Fact, Outcome


@final
class RaceOver(AutomaticStep[Race]):
    """Ships home in the order of landing, then all others by how far they came (MQ-34, MQ-34b).

    Nobody wins without landing. The argument is why the race is over: DECIDED or LAST_ROUND.
    """

    def __init__(self, order: TurnOrder) -> None:
        super().__init__("race over", "MQ-34")
        self.order: TurnOrder = order

    def happen(self, state: Race, argument: i64) -> None:
        if argument == LAST_ROUND:
            self.finish(state, "MQ-34c", "rounds")
        elif state.landed() > 0:
            self.finish(state, "MQ-34a", "landed")
        elif state.ended == state.seats:
            self.finish(state, "MQ-34d", "all out")
        else:
            self.finish(state, "MQ-34d", "too few passengers")

    def finish(self, race: Race, rule: str, reason: str) -> None:
        seats = [seat for seat in range(race.seats)]
        ranks = [1 + len([other for other in seats if self.beats(race, other, seat)]) for seat in seats]
        scores = [float(race.seats - rank) for rank in ranks]
        winners = [seat for seat in seats if ranks[seat] == 1 and race.ships[seat].fate == HOME]
        race.finish(Outcome(reason, tuple(scores), tuple(ranks), tuple(winners), rule))
        if race.journal is not None:
            facts: dict[str, Fact] = {"reason": reason, "ranks": tuple(ranks), "winners": tuple(winners)}
            race.journal.note("over", -1, rule, facts)

    def beats(self, race: Race, seat: i64, other: i64) -> bool:
        if seat == other:
            return False
        one = race.ships[seat]
        two = race.ships[other]
        if one.fate == HOME or two.fate == HOME:
            return one.fate == HOME and (two.fate != HOME or one.ended < two.ended)
        if one.fate == RACING and two.fate == RACING:
            return self.order.is_ahead(race, seat, other)
        way = self.came(one) - self.came(two)
        if way != 0:
            return way > 0
        if one.fate == RACING or two.fate == RACING:
            return one.fate == RACING
        return one.ended > two.ended

    def came(self, ship: Ship) -> i64:
        """How far a ship came that has not landed."""
        return ship.reached if ship.hex == NOWHERE else self.order.river.progress(ship.hex)
