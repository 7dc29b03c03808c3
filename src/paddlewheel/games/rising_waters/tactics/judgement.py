"""The whole judgement: how the community stands, and what each choice does for it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.play import FloodRules
from paddlewheel.games.rising_waters.rules.table import Numbers
from paddlewheel.games.rising_waters.state import NOWHERE, PAWNS_EACH, SURVIVORS, Flood
from paddlewheel.games.rising_waters.tactics.forecast import Forecast
from paddlewheel.games.rising_waters.tactics.hands import Hands
from paddlewheel.games.rising_waters.tactics.remarks import remark
from paddlewheel.games.rising_waters.tactics.trips import PAWN_LOST, Trips
from paddlewheel.games.rising_waters.tactics.turns import Turns
from paddlewheel.kernel.tactics import Tactics

#: Losses that make the difference between a good and a bad prospect.
DOUBT: Final = 2.0
#: A gift that averts less is kept.
IDLE_GIFT: Final = 0.01
#: What the landowners, and water beyond the forecast, still take in a round.
MORE_IN_FALL: Final = 0.7
MORE_IN_SPRING: Final = 1.3


class FloodTactics(Tactics[Flood]):
    """Judges the community's prospects, and what each choice does for them."""

    def __init__(self, rules: FloodRules) -> None:
        self.rules: FloodRules = rules
        self.atlas: Atlas = rules.table.atlas
        self.numbers: Numbers = rules.table.numbers
        self.forecast: Forecast = Forecast(rules)
        self.trips: Trips = Trips(rules, self.forecast)
        self.hands: Hands = Hands(rules, self.trips)
        self.turns: Turns = Turns(rules, self.forecast, self.trips, self.hands)

    # -- positions ---------------------------------------------------------------------------------------------

    def evaluate(self, state: Flood, seat: i64) -> float:
        """The chance to stay below the limit; with individual goals points count a little."""
        outcome = state.outcome
        if outcome is not None:
            base = 1.0 if outcome.reason == "survived" else 0.0
        else:
            base = 1.0 / (1.0 + exp((self.prospect(state, seat) - float(self.numbers.limit)) / DOUBT))
        if not self.numbers.callings or state.seats == 1:
            return base
        own = float(state.points[seat])
        most = 0.0
        player: i64 = 0
        while player < state.players:
            if player != seat and float(state.points[player]) > most:
                most = float(state.points[player])
            player += 1
        return 0.8 * base + 0.2 / (1.0 + exp((most - own) / 3.0))

    def prospect(self, flood: Flood, seat: i64) -> float:
        """Losses to be expected at the end, as far as can be told."""
        outlook = self.forecast.look(flood, seat)
        left = self.numbers.rounds - flood.week
        beyond = left - self.forecast.rounds(flood)
        more = MORE_IN_SPRING if self.numbers.spring else MORE_IN_FALL
        expected = float(flood.losses) + outlook.losses + more * float(beyond) + 0.3 * float(left)
        for hex in flood.pawns:
            if hex != NOWHERE and flood.camps[hex] == 0 and self.atlas.land_of[hex] != NOWHERE:
                expected += PAWN_LOST * outlook.soon[self.atlas.land_of[hex]]
        player: i64 = 0
        while player < flood.players:
            expected -= self.hands.means(flood, player)
            player += 1
        if self.numbers.spring:
            banked = float(flood.donations) / float(self.numbers.donations)
            expected -= 1.2 * (banked if banked < 1.0 else 1.0) * (1.0 if left > 3 else float(left) / 4.0)
            expected -= self.rescues_ahead(flood)
        return expected

    def rescues_ahead(self, flood: Flood) -> float:
        """Survivors on rafts are nearly rescued, the nearer to a camp the more."""
        worth = 0.0
        survivor: i64 = 0
        while survivor < SURVIVORS:
            hex = flood.survivors[survivor]
            if hex != NOWHERE and flood.survivor_rafts[survivor] != NOWHERE:
                worth += 0.3
                if flood.camps[hex] != 0:
                    worth += 0.4
            survivor += 1
        return worth

    # -- choices -------------------------------------------------------------------------------------------------

    def weigh(self, state: Flood, seat: i64, choice: i64) -> float:
        if choice >= v.ACT_MOVE and choice < v.MOVE_PAWN:
            return self.turns.action(state, seat, choice)
        if choice >= v.MOVE_PAWN and choice < v.LEND:
            return self.turns.step(state, seat, state.argument() & 7, choice)
        if choice >= v.WORK_TAKE and choice < v.DONATE_AT:
            return self.turns.work(state, seat, state.argument() & 7, choice)
        if choice >= v.DONATE_AT and choice < v.TELL_YES:
            gift = IDLE_GIFT if choice == v.DONATE_END else self.hands.gift(state, state.argument() & 7, choice)
            return 1.0 + 20.0 * gift
        if choice >= v.RAISE_AT and choice < v.RESIST_AT:
            player = seat
            if state.seats == 1:
                player = 0 if state.upgrading & 1 else 1
            return self.hands.upgrade(state, player, choice)
        if choice < v.RAISE_AT:
            return self.setting_up(state, seat, choice)
        return self.crisis(state, seat, choice)

    def foretell(self, state: Flood, seat: i64, choice: i64) -> float:
        """What a choice averts is worked out on the forecast: more than the end of one player's turn would show."""
        weight = self.weigh(state, seat, choice)
        return weight / (1.0 + weight)

    def positions(self) -> i64:
        # A forecast takes as long as many a position of the other games: with many choices one guess has to do.
        return 50

    def remark(self, state: Flood, seat: i64, choice: i64) -> str | None:
        return remark(state, seat, choice)

    def setting_up(self, flood: Flood, seat: i64, choice: i64) -> float:
        if choice >= v.ROLES_AT and choice < v.SURVIVOR_AT:
            return 1.0
        outlook = self.forecast.look(flood, seat)
        if choice < v.ROLES_AT:
            hex = self.atlas.towns[choice]
            return 1.0 + float(self.atlas.elevations[hex]) + 4.0 * (1.0 - outlook.later[self.atlas.land_of[hex]])
        hex = self.atlas.land_hexes[choice - v.SURVIVOR_AT]
        if flood.camps[hex] != 0:
            return 9.0
        land = self.atlas.land_of[hex]
        worth = 1.0 + 6.0 * (1.0 - outlook.later[land]) + 3.0 * (1.0 - outlook.soon[land])
        camp = self.trips.to_camp(flood, hex) if self.trips.any_camp(flood) else NOWHERE
        return worth + 3.0 / float(1 + self.trips.cost[camp]) if camp != NOWHERE else worth

    def crisis(self, flood: Flood, seat: i64, choice: i64) -> float:
        player = flood.argument() & 7
        if choice < v.TEACH_YES:
            # A Threat in the hand takes a card's place every week: any card that resists is well spent.
            return 1.0 if choice == v.TAKE_THREAT else (2.2, 4.0, 2.5, 2.0, 3.0)[choice - v.RESIST_AT]
        if choice < v.FORCE_AT:
            return 1.0 if choice in (v.TEACH_NO, v.CANCEL_NO, v.WITNESS_NO) else 2.0
        if choice == v.FORCE_NO:
            return 2.0 if flood.community_cards(player) < 4 else 0.05
        if choice < v.CAMP_AT:
            card = choice - v.FORCE_AT if choice < v.FORCE_NO else choice - v.HATRED_AT
            return 1.0 / self.hands.worth(flood, player, card)
        return self.places(flood, seat, player, choice)

    def places(self, flood: Flood, seat: i64, player: i64, choice: i64) -> float:
        if choice < v.SEND_AT:
            return self.camp_site(flood, self.atlas.land_hexes[choice - v.CAMP_AT])
        outlook = self.forecast.plans(flood, seat)
        if choice < v.GIVE_UP_AT:
            pawn = player * PAWNS_EACH + choice - v.SEND_AT
            return exp(-self.trips.place(flood, outlook, flood.pawns[pawn], False))
        if choice < v.DYNAMITE_AT:
            hex = flood.survivors[choice - v.GIVE_UP_AT]
            land = self.atlas.land_of[hex]
            aboard = flood.survivor_rafts[choice - v.GIVE_UP_AT] != NOWHERE
            return 0.1 if aboard or land == NOWHERE else 1.0 + 3.0 * outlook.later[land]
        if choice in (v.LEND, v.TELL_YES):
            return 2.0
        if choice >= v.DISCARD_AT and choice < v.GOALS_KEEP:
            return 1.0 / self.hands.worth(flood, player, choice - v.DISCARD_AT)
        if choice > v.GOALS_KEEP and choice < v.ALL:
            return 2.0 if self.stuck(flood, flood.goals[choice - v.GOALS_REPLACE]) else 1.0
        return 1.5 if choice == v.GOALS_KEEP else 1.0

    def stuck(self, flood: Flood, goal: i64) -> bool:
        """A B goal whose A has not been achieved cannot be worked on."""
        return goal & 1 == 1 and flood.done[goal - 1] == 0

    def camp_site(self, flood: Flood, hex: i64) -> float:
        """A green camp is best beside the landing where Survivors arrive, and near those who wait."""
        worth = 1.0
        for arrival in self.atlas.arrivals:
            if not self.atlas.is_water(flood, arrival):
                far = self.atlas.far(hex, arrival)
                worth += 2.0 / float(1 + far) if far > 0 else 0.3
        for survivor in flood.survivors:
            if survivor != NOWHERE:
                far = self.atlas.far(hex, survivor)
                worth += 2.0 / float(1 + far) if far > 0 else 0.3
        return worth
