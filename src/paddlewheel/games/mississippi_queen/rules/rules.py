"""The rules put together: the race set up, and everything unseen dealt again."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.arriving import Arrivals, Arrive
from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.finish import RaceOver
from paddlewheel.games.mississippi_queen.rules.laying import FixPlatform, LayTile, RemoveTiles
from paddlewheel.games.mississippi_queen.rules.look_ahead import LookAhead
from paddlewheel.games.mississippi_queen.rules.moving import SetSpeed, Steer
from paddlewheel.games.mississippi_queen.rules.pushing import Face, Push
from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.turn_order import DropOut, NextRound, NextShip, TurnOrder
from paddlewheel.games.mississippi_queen.rules.vocabulary import ALL, NEXT_SHIP
from paddlewheel.games.mississippi_queen.state import Race, Ship
from paddlewheel.kernel import AnyGame, Chance, Rules, Step
from paddlewheel.parts.piles import shuffled


@final
class RaceRules(Rules[Race]):
    """The rules of one race, introductory or with passengers."""

    def __init__(
        self,
        river: RiverMap,
        costs: Costs,
        arrivals: Arrivals,
        rounds: int,
        starts: list[int],
        tiles: int,
        speed: int,
        coal: int,
    ) -> None:
        introductory = arrivals.introductory
        look_ahead = LookAhead(river, costs, arrivals)
        order = TurnOrder(river)
        # Each step at its number (`vocabulary`).
        steps: list[Step[Race]] = [
            SetSpeed(costs, look_ahead),
            Steer(river, costs, look_ahead, arrivals),
            Push(river, costs, look_ahead, arrivals),
            Face(),
            Arrive(arrivals),
            LayTile(river, introductory),
            FixPlatform(river),
            RemoveTiles(river),
            NextShip(arrivals, look_ahead),
            DropOut(river, look_ahead),
            NextRound(order, introductory, rounds),
            RaceOver(order),
        ]
        super().__init__(steps, ALL)
        self.river: RiverMap = river
        self.costs: Costs = costs
        self.arrivals: Arrivals = arrivals
        self.look_ahead: LookAhead = look_ahead
        self.order: TurnOrder = order
        self.introductory: bool = introductory
        self.rounds: i64 = rounds
        #: Hexes of the start tile for the seats in order.
        self.starts: vec[i64] = vec[i64](starts)
        #: How many of the other tiles are used.
        self.tiles: i64 = tiles
        self.speed: i64 = speed
        self.coal: i64 = coal

    def start(self, game: AnyGame, seats: i64, chance: Chance) -> Race:
        race = Race(game, self, seats, chance)
        race.pile = shuffled(1, len(self.river.docks), chance)[: self.tiles]
        # MQ-3: the first tile is joined straight.
        self.river.place(race, 0, 0)
        race.pile, layout = pop(race.pile)
        self.river.place(race, layout, 0)
        if self.introductory:
            race.waiting[1] = 0
        ships = vec[Ship](capacity=seats)
        order = vec[i64](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            ships = append(ships, Ship(self.starts[seat], 0, self.speed, self.coal))
            order = append(order, seat)
            seat += 1
        race.ships = ships
        self.river.refresh(race)
        race.order = order
        race.owe(NEXT_SHIP, 0)
        return race

    def redeal(self, state: Race, eyes: i64, stream: Chance) -> None:
        """Nobody knows which tiles come next, nor in which order."""
        unseen = vec[i64](capacity=16)
        layout: i64 = 1
        while layout < len(self.river.docks):
            if layout not in state.tiles:
                unseen = append(unseen, layout)
            layout += 1
        stream.shuffle(unseen)
        state.pile = unseen[: len(state.pile)]
