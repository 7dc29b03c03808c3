"""A player's turn: what each action averts, counted in losses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import CAMP, DISCOUNT, DYNAMITE, FLEES, JOB, NOWHERE, OFFER, PAWNS_EACH
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.numbers import Numbers
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics import choosing as c
from paddlewheel.games.rising_waters.tactics.forecast import SMALL, Forecast, Outlook
from paddlewheel.games.rising_waters.tactics.hands import Hands
from paddlewheel.games.rising_waters.tactics.trips import Trips

#: A choice that averts nothing, and how weights grow with the losses averted.
PLAIN: Final = 1.0
STEEP: Final = 20.0


class Turns:
    """Weighs the choices of Act, Move and Work."""

    def __init__(self, rules: FloodRules, forecast: Forecast, trips: Trips, hands: Hands, counts: vec[float]) -> None:
        self.rules: FloodRules = rules
        self.atlas: Atlas = rules.shared.atlas
        self.numbers: Numbers = rules.shared.numbers
        self.forecast: Forecast = forecast
        self.trips: Trips = trips
        self.hands: Hands = hands
        self.counts: vec[float] = counts
        self.idle: float = counts[c.IDLE]

    # -- which action ------------------------------------------------------------------------------------------

    def action(self, flood: Flood, seat: i64, choice: i64) -> float:
        return PLAIN + STEEP * self.averts(flood, seat, choice)

    def averts(self, flood: Flood, seat: i64, choice: i64) -> float:
        player = flood.turn
        size = flood.hand_size(player)
        if choice < v.ACT_LAUNCH:
            return self.plain(flood, seat, player, choice)
        if choice < v.ACT_NEWSPAPER:
            return self.rescue(flood, player, choice)
        if choice < v.ACT_COUNTER:
            return self.resist(flood, seat, choice, size)
        if choice < v.ACT_HANDS:
            return self.counter(flood)
        if choice == v.ACT_HANDS:
            return 3.0
        if choice == v.ACT_SUPPER:
            return 2.0 if size <= 4 else self.idle / 2.0
        return self.idle if choice == v.ACT_END else 0.5

    def counter(self, flood: Flood) -> float:
        """What it averts to answer a Threat in the hand."""
        left = self.hands.left(flood)
        if left <= 1:
            return self.idle / 2.0
        return self.counts[c.COUNTER] + self.counts[c.COUNTER_A_ROUND] * float(left)

    def plain(self, flood: Flood, seat: i64, player: i64, choice: i64) -> float:
        if choice == v.ACT_DONATE:
            return self.hands.giving(flood, player)
        if choice == v.ACT_COMMUNITY:
            return self.harvest(flood, player)
        outlook = self.forecast.plans(flood, seat)
        if choice == v.ACT_ACCEPT:
            return self.accept(flood, outlook, player)
        if choice == v.ACT_SEEK:
            return self.seek(flood, outlook, player)
        return self.move(flood, outlook, player)

    def harvest(self, flood: Flood, player: i64) -> float:
        """Cards from work for the community: those that the Clean Up would give anyway do not count."""
        count: i64 = 1
        pawn = player * PAWNS_EACH
        end = pawn + PAWNS_EACH
        while pawn < end:
            hex = flood.pawns[pawn]
            if hex != NOWHERE and self.atlas.fertile[hex] and not self.atlas.is_water(flood, hex):
                count += 1
            pawn += 1
        size = flood.hand_size(player)
        refill = self.numbers.refill
        after = size + count if size + count < self.numbers.hand_limit else self.numbers.hand_limit
        gained = after - (size if size > refill else refill)
        if self.hands.left(flood) <= 1 or gained <= 0:
            return self.idle + 0.002
        return self.counts[c.CARD] * float(gained)

    def best_site(self, flood: Flood, outlook: Outlook, player: i64, pawn: i64) -> i64:
        """Where a levee within reach of this player (or of one pawn, if named) averts most, or NOWHERE."""
        best: i64 = NOWHERE
        for hex in outlook.wanted:
            if best != NOWHERE and outlook.sites[hex] <= outlook.sites[best]:
                continue
            if pawn == NOWHERE:
                near = self.rules.levees.reached(flood, player, hex)
            else:
                near = self.atlas.far(flood.pawns[pawn], hex) <= 1
            if near and self.rules.levees.site(flood, hex) is None:
                best = hex
        return best

    def others_site(self, flood: Flood, outlook: Outlook, player: i64) -> float:
        """What an offer averts in places that only another player's pawn can reach, if it may be asked for."""
        best = 0.0
        pawn: i64 = 0
        while pawn < flood.players * PAWNS_EACH:
            asked = flood.refused >> (16 + pawn) & 1
            if flood.pawns[pawn] != NOWHERE and pawn // PAWNS_EACH != player and not asked:
                site = self.best_site(flood, outlook, player, pawn)
                if site != NOWHERE and outlook.sites[site] > best:
                    best = outlook.sites[site]
            pawn += 1
        return best

    def accept(self, flood: Flood, outlook: Outlook, player: i64) -> float:
        in_row = self.rules.levees.offers(flood)
        offers = in_row + flood.held(player, JOB) + flood.power(player, DISCOUNT)
        site = self.best_site(flood, outlook, player, NOWHERE)
        own = outlook.sites[site] if site != NOWHERE else 0.0
        price: i64 = 1 if site != NOWHERE and flood.levees[site] > 0 else 2
        lent = self.others_site(flood, outlook, player)
        if own > SMALL and offers >= price:
            return own * float(offers if offers < 4 else 4)
        if lent > SMALL and offers >= 2:
            return self.counts[c.LENT] * lent * float(offers if offers < 4 else 4)
        room = self.numbers.hand_limit - flood.hand_size(player)
        if in_row > 0 and room > 1 and self.hands.left(flood) > 1 and self.later_site(flood, outlook, player) <= SMALL:
            return self.counts[c.TAKEN_FOR_LATER] * float(in_row)
        return self.idle / 2.0

    def later_site(self, flood: Flood, outlook: Outlook, player: i64) -> float:
        """What an offer averts in the hands of those who still have their turn this round."""
        best = 0.0
        after = (player + 1) % flood.players
        while after != flood.first:
            site = self.best_site(flood, outlook, after, NOWHERE)
            if site != NOWHERE and outlook.sites[site] > best:
                best = outlook.sites[site]
            after = (after + 1) % flood.players
        return best

    def seek(self, flood: Flood, outlook: Outlook, player: i64) -> float:
        """New offers for whoever builds next, at the price of what else the landowners do."""
        gaps = self.numbers.row - len(flood.row)
        if gaps < 2:
            return self.idle / 2.0
        use = self.later_site(flood, outlook, player)
        site = self.best_site(flood, outlook, player, NOWHERE)
        if site != NOWHERE and flood.actions > 1 and outlook.sites[site] > use:
            use = outlook.sites[site]
        share, hazard = self.landowners(flood, gaps)
        worth = float(gaps) * (self.counts[c.SOUGHT] * share * use - hazard)
        return worth if worth > 0.0 else self.idle / 2.0

    def landowners(self, flood: Flood, gaps: i64) -> tuple[float, float]:
        """The share of offers among the cards that may come next, and what one of those cards costs on average."""
        below = len(flood.landowner) - flood.starred
        place: i64 = below if flood.starred >= gaps else 0
        end: i64 = len(flood.landowner) if flood.starred >= gaps else below
        if place >= end:
            return 0.5, 0.1
        offers = 0.0
        hazard = 0.0
        levees_out = flood.levees_out()
        count = float(end - place)
        while place < end:
            card = flood.landowner[place]
            if card == OFFER:
                offers += 1.0
            elif card == FLEES or (card == DYNAMITE and levees_out > 0):
                hazard += self.counts[c.FLEES]
            elif card >= CAMP:
                hazard -= self.hands.camp_worth(flood)
            elif card != DYNAMITE:
                hazard += self.counts[c.CRISIS]
            place += 1
        return offers / count, hazard / count

    def move(self, flood: Flood, outlook: Outlook, player: i64) -> float:
        """The best that a Move can do: the two pawns or the raft that gain most by it."""
        budget = self.trips.budget(flood, player)
        best = 0.0
        second = 0.0
        pawn: i64 = 0
        while pawn < flood.players * PAWNS_EACH:
            if self.rules.shared.mine(flood, player, pawn) and flood.pawns[pawn] != NOWHERE:
                gain = 0.0
                if flood.pawn_rafts[pawn] != NOWHERE:
                    gain = self.trips.raft_gain(flood, flood.pawn_rafts[pawn], budget)
                if gain == 0.0 and not self.trips.posted(flood, pawn):
                    gain = self.trips.gain(flood, outlook, pawn, budget, budget)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
            pawn += 1
        if best < 0.03:
            return self.idle / 2.0
        return self.counts[c.MOVES_FIRST] * best + self.counts[c.MOVES_SECOND] * second

    def rescue(self, flood: Flood, player: i64, choice: i64) -> float:
        pawn = player * PAWNS_EACH + (choice - v.ACT_LAUNCH) % 4
        hex = flood.pawns[pawn]
        budget = self.trips.budget(flood, player)
        if choice >= v.ACT_DROP_OFF:
            return 1.5 if flood.camps[hex] else self.idle / 4.0
        camp = self.trips.to_camp(flood, hex)
        if camp == NOWHERE:
            return self.idle / 4.0
        moves = (self.trips.cost[camp] + budget - 1) // budget
        if choice >= v.ACT_PICK_UP:
            # The trip and the drop-off are still to come, perhaps in a later round.
            if moves == 0:
                return 1.2 if flood.actions > 1 else 0.6
            return self.counts[c.PICK_UP] / float(moves) if moves < 4 else self.idle / 4.0
        survivor = self.trips.to_survivor(flood, hex)
        if survivor == NOWHERE:
            return self.idle / 4.0
        away = (self.trips.cost[survivor] + budget - 1) // budget
        return self.counts[c.LAUNCH] / float(1 + away + moves) if away + moves < 4 else self.idle / 4.0

    def resist(self, flood: Flood, seat: i64, choice: i64, size: i64) -> float:
        if choice >= v.ACT_TAUGHT:
            # The Teacher's Education does the same, and could do more.
            card = choice - v.ACT_TAUGHT if choice - v.ACT_TAUGHT < 4 else 3
            return 0.7 * self.resist(flood, seat, v.ACT_NEWSPAPER + card, size)
        if choice == v.ACT_NEWSPAPER:
            blind = flood.weather_known[seat] < 3
            return self.counts[c.NEWS] if blind and flood.actions >= 2 else self.idle / 2.0
        if choice == v.ACT_RADIO or self.hands.left(flood) <= 1:
            return self.idle / 2.0
        if choice == v.ACT_SHOW:
            return self.counts[c.SHOW] if size <= 6 and size > 4 else self.idle
        return self.counts[c.ACTIVISM] * float(flood.players)

    # -- steps of a move ---------------------------------------------------------------------------------------

    def step(self, flood: Flood, seat: i64, player: i64, choice: i64) -> float:
        if choice == v.MOVE_END:
            return PLAIN
        outlook = self.forecast.plans(flood, seat)
        if choice < v.MOVE_RAFT:
            return self.walk(flood, outlook, player, (choice - v.MOVE_PAWN) // 6, (choice - v.MOVE_PAWN) % 6)
        if choice < v.MOVE_BOARD:
            raft = (choice - v.MOVE_RAFT) // 6
            gain = self.trips.raft_gain(flood, raft, self.trips.budget(flood, player))
            if gain == 0.0:
                return 0.1
            goal = self.trips.raft_goal(flood, raft)
            return PLAIN + STEEP * gain if self.trips.first[goal] == (choice - v.MOVE_RAFT) % 6 else 0.1
        if choice == v.MOVE_MULES:
            return 1.5
        return 0.1

    def walk(self, flood: Flood, outlook: Outlook, player: i64, pawn: i64, way: i64) -> float:
        if not self.rules.shared.mine(flood, player, pawn):
            return 0.1
        raft = flood.pawn_rafts[pawn]
        if self.trips.posted(flood, pawn):
            return 0.1
        if raft != NOWHERE and (self.trips.loaded(flood, raft) or self.trips.raft_goal(flood, raft) != NOWHERE):
            return 0.1
        budget = self.trips.budget(flood, player)
        gain = self.trips.gain(flood, outlook, pawn, flood.pool, budget)
        here = flood.pawns[pawn]
        goal = self.trips.goals[pawn]
        if goal == here or self.trips.ways[pawn] != way:
            return 0.1
        there = self.atlas.neighbours[here * 6 + way]
        # A Move that ends on the way must not end in a worse place than here.
        ends = flood.pool < 4 and there != goal
        if ends and self.worse(flood, outlook, here, there):
            return 0.5
        return PLAIN + STEEP * gain if gain > 0.0 else 0.5

    def worse(self, flood: Flood, outlook: Outlook, here: i64, there: i64) -> bool:
        return self.trips.place(flood, outlook, there, False) < self.trips.place(flood, outlook, here, False) - 0.05

    # -- work --------------------------------------------------------------------------------------------------

    def work(self, flood: Flood, seat: i64, player: i64, choice: i64) -> float:
        if choice == v.WORK_END:
            return PLAIN
        outlook = self.forecast.plans(flood, seat)
        site = self.best_site(flood, outlook, player, NOWHERE)
        own = outlook.sites[site] if site != NOWHERE else 0.0
        held = flood.held(player, JOB)
        if choice == v.WORK_TAKE:
            price: i64 = 1 if site != NOWHERE and flood.levees[site] > 0 else 2
            if held < price:
                return 6.0 if flood.hand_size(player) < self.numbers.hand_limit else 2.0
            return 0.8
        if choice == v.WORK_DISCOUNT:
            return 50.0 if own > SMALL else 0.1
        if choice >= v.WORK_ASK:
            asked = self.best_site(flood, outlook, player, choice - v.WORK_ASK)
            if asked == NOWHERE or held + self.rules.levees.offers(flood) < 2:
                return 0.1
            more = outlook.sites[asked] - own
            return 1.2 + STEEP * more if more > 0.03 else 0.1
        gain = outlook.sites[self.atlas.land_hexes[choice - v.WORK_LEVEE]]
        return 1.5 + STEEP * gain if gain > SMALL else 0.05
