"""Where people can get to, and how good it is for them to be there."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import HEXES, MOVEMENT, NOWHERE, PAWNS_EACH, RAFT, SURVIVORS, SWIM
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.moving import DRIFT, STEP
from paddlewheel.games.rising_waters.rules.numbers import Numbers
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics import choosing as c
from paddlewheel.games.rising_waters.tactics.forecast import MASK, PRIME, Forecast, Outlook

FAR: Final = 999
ALL_PAWNS: Final = 4 * PAWNS_EACH


class Trips:
    """Ways over land for pawns, over land and water for rafts; the goals of both."""

    def __init__(self, rules: FloodRules, forecast: Forecast, counts: vec[float]) -> None:
        self.atlas: Atlas = rules.shared.atlas
        self.numbers: Numbers = rules.shared.numbers
        self.forecast: Forecast = forecast
        self.counts: vec[float] = counts
        #: From the last start: half steps to every hex, and the first way to go there.
        self.cost: vec[i64] = vec[i64]([FAR] * HEXES)
        self.first: vec[i64] = vec[i64]([NOWHERE] * HEXES)
        #: For each pawn its best goal, the first way there, what is gained, and a hash of what this depends on.
        self.goals: vec[i64] = vec[i64]([NOWHERE] * ALL_PAWNS)
        self.ways: vec[i64] = vec[i64]([NOWHERE] * ALL_PAWNS)
        self.gains: vec[float] = vec[float]([0.0] * ALL_PAWNS)
        self.marks: vec[i64] = vec[i64]([NOWHERE] * ALL_PAWNS)

    def explore(self, flood: Flood, start: i64, afloat: bool, swims: bool) -> None:
        """Half steps from a hex to all others, on foot or on a raft."""
        cost = vec[i64]([FAR] * HEXES)
        first = vec[i64]([NOWHERE] * HEXES)
        neighbours = self.atlas.neighbours
        land_of = self.atlas.land_of
        camps = flood.camps
        flooded = flood.flooded
        cost[start] = 0
        queue = append(vec[i64](capacity=HEXES), start)
        at: i64 = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            way: i64 = 0
            while way < 6:
                there = neighbours[here * 6 + way]
                if there != NOWHERE:
                    land = land_of[there]
                    wet = land == NOWHERE or (flooded >> land & 1 == 1 and camps[there] == 0)
                    if afloat or swims or not wet:
                        toll: i64 = DRIFT if wet and afloat else STEP
                        if cost[here] + toll < cost[there]:
                            cost[there] = cost[here] + toll
                            first[there] = way if here == start else first[here]
                            queue = append(queue, there)
                way += 1
        self.cost = cost
        self.first = first

    def budget(self, flood: Flood, player: i64) -> i64:
        """Half steps in one Move."""
        return flood.track(player, MOVEMENT) * STEP

    # -- pawns on foot -----------------------------------------------------------------------------------------

    def place(self, flood: Flood, outlook: Outlook, hex: i64, rescuer: bool) -> float:
        """How good it is to have a pawn on this hex when the rain comes; a rescuer has a raft to launch."""
        if self.atlas.is_water(flood, hex):
            return -self.counts[c.PAWN_LOST]
        worth = self.counts[c.WITHIN_REACH] * outlook.need[hex]
        if self.atlas.fertile[hex]:
            worth += self.counts[c.HARVEST]
        if rescuer and self.waiting(flood, hex) > 0:
            worth += self.counts[c.RESCUE_AHEAD]
        if flood.camps[hex] == 0:
            worth -= self.counts[c.PAWN_LOST] * outlook.soon[self.atlas.land_of[hex]]
        return worth

    def send(self, flood: Flood, outlook: Outlook, pawn: i64, pool: i64, more: i64) -> None:
        """Find the best goal of this pawn, with `pool` half steps now and `more` in each further Move."""
        mark = (outlook.key * PRIME + pool * 64 + more) & MASK
        for hex in flood.pawns:
            mark = (mark * PRIME + hex + 2) & MASK
        player = pawn // PAWNS_EACH
        mark = mark * 4 + flood.power(player, RAFT) * 2 + flood.track(player, SWIM)
        if self.marks[pawn] == mark:
            return
        self.marks[pawn] = mark
        here = flood.pawns[pawn]
        self.explore(flood, here, False, flood.track(player, SWIM) > 0)
        rescuer = self.rescuer(flood, pawn)
        stays = self.place(flood, outlook, here, rescuer)
        best = stays
        goal = here
        gain = 0.0
        for hex in self.atlas.land_hexes:
            cost = self.cost[hex]
            if cost < FAR and cost <= pool + more and not self.atlas.is_water(flood, hex):
                there = self.place(flood, outlook, hex, rescuer)
                if cost > pool:
                    there *= self.counts[c.ANOTHER_MOVE]
                worth = there - self.counts[c.HALF_STEP] * float(cost)
                if worth > best + 0.01:
                    # Pawns that are there already build and harvest as well.
                    worth -= self.counts[c.CROWDED] * float(self.neighbours(flood, pawn, hex))
                if worth > best + 0.01:
                    best = worth
                    goal = hex
                    gain = there - stays
        self.goals[pawn] = goal
        self.ways[pawn] = self.first[goal]
        self.gains[pawn] = gain

    def gain(self, flood: Flood, outlook: Outlook, pawn: i64, pool: i64, more: i64) -> float:
        self.send(flood, outlook, pawn, pool, more)
        return self.gains[pawn]

    def rescuer(self, flood: Flood, pawn: i64) -> bool:
        """Whether this pawn could launch a raft, with a camp to bring people to."""
        return flood.power(pawn // PAWNS_EACH, RAFT) > 0 and self.any_camp(flood)

    def neighbours(self, flood: Flood, pawn: i64, hex: i64) -> i64:
        count: i64 = 0
        other: i64 = 0
        while other < len(flood.pawns):
            if other != pawn and flood.pawns[other] != NOWHERE and self.atlas.far(flood.pawns[other], hex) <= 1:
                count += 1
            other += 1
        return count

    # -- rafts -------------------------------------------------------------------------------------------------

    def waiting(self, flood: Flood, hex: i64) -> i64:
        """Survivors on this hex who can be taken aboard."""
        count: i64 = 0
        survivor: i64 = 0
        while survivor < SURVIVORS:
            if flood.survivors[survivor] == hex and flood.survivor_rafts[survivor] == NOWHERE:
                count += 1
            survivor += 1
        return count

    def loaded(self, flood: Flood, raft: i64) -> bool:
        for place in flood.survivor_rafts:
            if place == raft:
                return True
        return False

    def any_camp(self, flood: Flood) -> bool:
        for camp in flood.camps:
            if camp != 0:
                return True
        return False

    def to_camp(self, flood: Flood, hex: i64) -> i64:
        """The camp nearest by raft; NOWHERE without one. The trip is explored from the hex."""
        self.explore(flood, hex, True, False)
        best: i64 = NOWHERE
        there: i64 = 0
        while there < HEXES:
            if flood.camps[there] != 0 and (best == NOWHERE or self.cost[there] < self.cost[best]):
                best = there
            there += 1
        return best

    def to_survivor(self, flood: Flood, hex: i64) -> i64:
        """The nearest Survivor who waits, in a camp or not; NOWHERE without one. The trip is explored from the hex."""
        self.explore(flood, hex, True, False)
        best: i64 = NOWHERE
        for there in flood.survivors:
            if there == NOWHERE or self.waiting(flood, there) == 0:
                continue
            if best == NOWHERE or self.cost[there] < self.cost[best]:
                best = there
        return best

    def posted(self, flood: Flood, pawn: i64) -> bool:
        """Whether this pawn keeps a raft ready in the camp where Survivors arrive."""
        here = flood.pawns[pawn]
        if flood.pawn_rafts[pawn] == NOWHERE or flood.camps[here] == 0:
            return False
        return self.atlas.far(here, self.atlas.landing) <= 1

    def raft_goal(self, flood: Flood, raft: i64) -> i64:
        """A loaded raft goes to a camp, an empty one to a Survivor; NOWHERE when there is nothing to do."""
        here = flood.rafts[raft]
        if self.loaded(flood, raft):
            return self.to_camp(flood, here)
        return self.to_survivor(flood, here) if self.any_camp(flood) else NOWHERE

    def raft_gain(self, flood: Flood, raft: i64, pool: i64) -> float:
        goal = self.raft_goal(flood, raft)
        if goal == NOWHERE or goal == flood.rafts[raft] or self.cost[goal] >= FAR:
            return 0.0
        moves = float((self.cost[goal] + pool - 1) // pool) if pool > 0 else 9.0
        return self.counts[c.LOADED_RAFT if self.loaded(flood, raft) else c.EMPTY_RAFT] / moves
