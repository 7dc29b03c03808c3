"""How a round begins and ends: the event, the water at the source, and the table cleared."""

from __future__ import annotations

from typing import final

from librt.vecs import pop, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.vocabulary import EVENT, FLOW, POUR, REPAIRS, ROUND
from paddlewheel.games.my_river_kit.state import FLOOD, Basin
from paddlewheel.kernel import AutomaticStep, Chance, Fact
from paddlewheel.parts.piles import shuffled


def shuffled_events(data: GameData, chance: Chance) -> vec[i64]:
    """All event cards, face down."""
    return shuffled(1, len(data.events.names), chance)


@final
class BeginRound(AutomaticStep[Basin]):
    """The next round: nobody has voted, announced, proposed or added anything yet."""

    def __init__(self) -> None:
        super().__init__("round", "RK-3")

    def happen(self, state: Basin, argument: i64) -> None:
        state.round += 1
        state.failures = 0
        state.at = 0
        state.passes = 0
        state.refused = vec[i64]([])
        for mayor in state.mayors:
            mayor.begin_round()
        state.event = 0
        state.owe(POUR, 0)
        # RK-28: no event in the first round.
        if state.round > 1:
            state.owe(EVENT, 0)


@final
class DrawEvent(AutomaticStep[Basin]):
    """RK-27: drawn and applied at once, before the stream cup is filled (RK-27a)."""

    def __init__(self, data: GameData) -> None:
        super().__init__("event", "RK-27")
        self.data: GameData = data

    def happen(self, state: Basin, argument: i64) -> None:
        events = self.data.events
        if len(state.deck) == 0:
            state.deck = shuffled_events(self.data, state.chance)
        state.deck, state.event = pop(state.deck)
        state.reveals += 1
        if state.journal is not None:
            facts: dict[str, Fact] = {"round": state.round, "event": events.names[state.event]}
            state.journal.note("event", -1, "RK-27", facts)
            state.beat()
        if events.repairs[state.event] > 0 and state.levels[FLOOD] < events.flood_below[state.event]:
            state.owe(REPAIRS, 0)


@final
class PayRepairs(AutomaticStep[Basin]):
    """RK-57: a flash flood on bare banks costs every mayor money."""

    def __init__(self, data: GameData) -> None:
        super().__init__("repairs", "RK-57")
        self.data: GameData = data

    def happen(self, state: Basin, argument: i64) -> None:
        cost = self.data.events.repairs[state.event]
        seat: i64 = 0
        while seat < state.seats:
            paid = state.demand(seat, cost)
            if state.journal is not None:
                state.journal.note("repairs", seat, "RK-57", {"wag": paid, "unpaid": cost - paid})
                if seat + 1 == state.seats:
                    state.beat()
            seat += 1


@final
class PourWater(AutomaticStep[Basin]):
    """RK-29: the weather fills the stream cup; a spill goes into the pollution cup (RK-63)."""

    def __init__(self, data: GameData) -> None:
        super().__init__("water", "RK-29")
        self.data: GameData = data

    def happen(self, state: Basin, argument: i64) -> None:
        events = self.data.events
        water = events.water[state.event]
        state.stream = water
        state.bank_water -= water
        state.pollution = events.spill[state.event]
        state.bank_pollution -= state.pollution
        state.owe(FLOW, 0)
        if state.journal is not None:
            facts: dict[str, Fact] = {"round": state.round, "weather": events.weather[state.event], "water": water}
            state.journal.note("water", -1, "RK-29" if state.round > 1 else "RK-28", facts)
            if state.pollution > 0:
                state.journal.note("spill", -1, "RK-63", {"marbles": state.pollution})
            state.beat()


@final
class ClearTable(AutomaticStep[Basin]):
    """RK-41: all are ready; the table is cleared and the next round begins."""

    def __init__(self) -> None:
        super().__init__("clearing", "RK-41")

    def happen(self, state: Basin, argument: i64) -> None:
        if state.journal is not None:
            state.journal.note("cleared", -1, "RK-41", {"round": state.round})
        state.owe(ROUND, 0)
