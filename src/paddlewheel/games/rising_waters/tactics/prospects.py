"""How a community stands: the losses to expect at the end, by facts about a position and what each of them counts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import (
    ACTIONS,
    DISCOUNT,
    DONATION,
    HANDS,
    JOB,
    MOVEMENT,
    NOWHERE,
    PAWNS,
    PAWNS_EACH,
    RAFT,
    RAFTS,
    SUPPER,
    SURVIVORS,
    SWIM,
    THREAT,
)
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.numbers import Numbers
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics import numbers as n
from paddlewheel.games.rising_waters.tactics.forecast import Forecast, Outlook
from paddlewheel.games.rising_waters.tactics.hands import Hands
from paddlewheel.games.rising_waters.tactics.trips import Trips

#: Which share counts of the offers spent on a ring of levees that is not closed yet.
SPENT: Final = 0.8
#: More cards than this are not held for long.
MOST_CARDS: Final = 7


class Prospects:
    """Tells the facts about a position, and what they come to."""

    def __init__(self, rules: FloodRules, forecast: Forecast, trips: Trips, hands: Hands, learned: list[float]) -> None:
        self.atlas: Atlas = rules.shared.atlas
        self.numbers: Numbers = rules.shared.numbers
        self.forecast: Forecast = forecast
        self.trips: Trips = trips
        self.hands: Hands = hands
        #: What each fact counts, and the facts about the latest position.
        self.counts: vec[float] = vec[float](learned)
        self.facts: vec[float] = vec[float]([0.0] * n.NUMBERS)
        #: Survivors who had arrived when a search began, and Weather Reports that its seat knew.
        self.arrived: i64 = 0
        self.known: i64 = 0

    def begin(self, flood: Flood, seat: i64) -> None:
        """A search or a turn begins here."""
        self.arrived = flood.arrived
        self.known = flood.weather_known[seat]

    def expected(self, flood: Flood, seat: i64) -> float:
        """The losses to expect at the end."""
        added = self.tell(flood, seat)
        facts = self.facts
        counts = self.counts
        total = float(flood.losses) + added
        place: i64 = 0
        while place < n.NUMBERS:
            total += counts[place] * facts[place]
            place += 1
        return total

    def tell(self, flood: Flood, seat: i64) -> float:
        """Note the facts about this position; returns what no number goes for: those who arrive whatever is chosen."""
        self.facts = vec[float]([0.0] * n.NUMBERS)
        facts = self.facts
        carried = self.forecast.carried
        outlook = self.forecast.look(flood, seat) if carried is None else self.forecast.plans(flood, seat)
        week = self.forecast.week_of(flood)
        left = self.numbers.rounds - week
        facts[n.AT_LEAST] = 1.0
        facts[n.A_ROUND] = float(left)
        facts[n.A_ROUND_BEYOND] = float(left - self.forecast.rounds(flood))
        facts[n.LOSS_SOON] = outlook.soonest
        facts[n.LOSS_LATER] = outlook.losses - outlook.soonest
        player: i64 = 0
        while player < flood.players:
            self.tell_of_pawns(flood, outlook, player)
            self.tell_of_hand(flood, player, left)
            player += 1
        added = 0.0
        if carried is not None:
            begun = SPENT * self.forecast.built(flood) - (carried.losses - outlook.losses)
            facts[n.BEGUN] = begun if begun > 0.0 else 0.0
            if flood.week > week:
                added = -self.newcomers(flood, outlook)
            else:
                facts[n.TO_ACT] = float(self.still_to_act(flood))
                facts[n.INFORMED] = 1.0 if flood.weather_known[seat] > self.known else 0.0
        if self.numbers.spring:
            banked = float(flood.donations) / float(self.numbers.donations)
            facts[n.BANKED] = (banked if banked < 1.0 else 1.0) * (1.0 if left > 3 else float(left) / 4.0)
            self.tell_of_rescues(flood)
        return added

    def still_to_act(self, flood: Flood) -> i64:
        """Players who have yet to finish a turn before the rain."""
        if flood.turn == NOWHERE:
            return flood.players
        return (flood.first - flood.turn - 1 + flood.players) % flood.players

    def acts_before_rain(self, flood: Flood, player: i64) -> bool:
        """Whether this player is one of them."""
        return (player - flood.first + flood.players) % flood.players >= flood.players - self.still_to_act(flood)

    def tell_of_pawns(self, flood: Flood, outlook: Outlook, player: i64) -> None:
        """What can become of pawns where they stand; the best of each player builds, all harvest."""
        facts = self.facts
        acts = self.acts_before_rain(flood, player)
        best = 0.0
        pawn = player * PAWNS_EACH
        while pawn < (player + 1) * PAWNS_EACH:
            hex = flood.pawns[pawn]
            if hex != NOWHERE:
                land = self.atlas.land_of[hex]
                if flood.camps[hex] == 0 and land != NOWHERE:
                    facts[n.PAWN_MAY_GO if acts else n.PAWN_STAYS] += outlook.soon[land]
                if self.forecast.carried is not None and not self.atlas.is_water(flood, hex):
                    if outlook.need[hex] > best:
                        best = outlook.need[hex]
                    if self.atlas.fertile[hex]:
                        facts[n.HARVEST] += 1.0
            pawn += 1
        facts[n.BUILDS_NOW if acts else n.BUILDS_LATER] += best

    def tell_of_hand(self, flood: Flood, player: i64, rounds: i64) -> None:
        """A hand and a board, over these rounds."""
        facts = self.facts
        left = float(rounds)
        # The next Clean Up fills the hand.
        missing = self.numbers.refill - flood.hand_size(player)
        cards = flood.community_cards(player) + (missing if missing > 0 and rounds > 1 else 0)
        facts[n.CARDS] += float(cards if cards < MOST_CARDS else MOST_CARDS)
        facts[n.JOBS] += float(flood.held(player, JOB))
        facts[n.THREATS] += left * float(flood.held(player, THREAT))
        facts[n.ACTION_STEPS] += left * float(flood.track(player, ACTIONS) - 2)
        facts[n.PAWN_STEPS] += left * float(flood.track(player, PAWNS))
        facts[n.MOVEMENT_STEPS] += left * float(flood.track(player, MOVEMENT))
        if self.numbers.spring or self.numbers.goals:
            facts[n.DONATION_STEPS] += left * float(flood.track(player, DONATION))
        facts[n.SWIM_STEPS] += left * float(flood.track(player, SWIM))
        if self.numbers.spring:
            facts[n.RAFT_POWER] += float(flood.power(player, RAFT))
        facts[n.DISCOUNT_POWER] += float(flood.power(player, DISCOUNT))
        facts[n.HANDS_POWER] += float(flood.power(player, HANDS))
        facts[n.SUPPER_POWER] += float(flood.power(player, SUPPER))

    def newcomers(self, flood: Flood, outlook: Outlook) -> float:
        """What Survivors who have arrived since add to the forecast: they arrive whatever is chosen."""
        added = 0.0
        survivor = self.arrived
        while survivor < flood.arrived:
            hex = flood.survivors[survivor]
            if hex != NOWHERE and flood.camps[hex] == 0 and self.atlas.land_of[hex] != NOWHERE:
                added += outlook.later[self.atlas.land_of[hex]]
            survivor += 1
        return added

    def tell_of_rescues(self, flood: Flood) -> None:
        """Survivors on rafts are nearly rescued, the nearer to a camp the more; an empty raft can fetch one."""
        waiting = False
        survivor: i64 = 0
        while survivor < SURVIVORS:
            hex = flood.survivors[survivor]
            if hex != NOWHERE:
                if flood.survivor_rafts[survivor] == NOWHERE:
                    waiting = True
                else:
                    self.facts[n.FERRIED] += self.ferried(flood, hex)
            survivor += 1
        if waiting and self.hands.camp_ahead(flood):
            raft: i64 = 0
            while raft < RAFTS:
                if flood.rafts[raft] != NOWHERE and not self.trips.loaded(flood, raft):
                    self.facts[n.IDLE_RAFT] += 1.0
                raft += 1

    def ferried(self, flood: Flood, hex: i64) -> float:
        """How nearly a Survivor on a raft here is rescued: each Move to the nearest camp takes something off."""
        camp = self.trips.to_camp(flood, hex)
        if camp == NOWHERE:
            return 0.3
        worth = 0.85 - 0.015 * float(self.trips.cost[camp])
        return worth if worth > 0.3 else 0.3
