"""What bots know of the flood: how the community stands, and what each choice does for it."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import CLOUDY, NOWHERE, PAWNS_EACH
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.numbers import Numbers
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics import choosing as c
from paddlewheel.games.rising_waters.tactics.forecast import Forecast, Memory
from paddlewheel.games.rising_waters.tactics.hands import LEAST_PROMISE, Hands
from paddlewheel.games.rising_waters.tactics.numbers import NUMBERS
from paddlewheel.games.rising_waters.tactics.prospects import Prospects
from paddlewheel.games.rising_waters.tactics.remarks import remark
from paddlewheel.games.rising_waters.tactics.trips import Trips
from paddlewheel.games.rising_waters.tactics.turns import Turns
from paddlewheel.kernel import Chance, Menu, Remark, Tactics

#: Losses between a good and a bad prospect: at any time, and for every round to come.
DOUBT: Final = 0.8
MORE_DOUBT: Final = 0.3
#: So much better a search must think of another choice than of the planned one, where the plan goes by what was learned
#: from results: those show what comes of a turn in later rounds, of which a search sees nothing.
DOUBT_OF_SEARCH: Final = 0.03
#: A turn of more choices than this is evaluated before its end.
LONG_TURN: Final = 40
#: A gift that averts less than this is not given.
IDLE_GIFT: Final = 0.01


class FloodTactics(Tactics[Flood]):
    """Judges the community's prospects, and what each choice does for them."""

    def __init__(self, rules: FloodRules, memory: Memory, learned: list[float]) -> None:
        """`learned` numbers stand in the order of `numbers.tactic_numbers`."""
        self.rules: FloodRules = rules
        self.atlas: Atlas = rules.shared.atlas
        self.numbers: Numbers = rules.shared.numbers
        choosing = learned[NUMBERS:] or c.by_hand()
        self.counts: vec[float] = vec[float](choosing)
        self.is_learned: bool = choosing != c.by_hand()
        self.forecast: Forecast = Forecast(rules, memory, self.counts[c.DELAY])
        self.trips: Trips = Trips(rules, self.forecast, self.counts)
        self.hands: Hands = Hands(rules, self.trips, self.counts)
        self.turns: Turns = Turns(rules, self.forecast, self.trips, self.hands, self.counts)
        self.prospects: Prospects = Prospects(rules, self.forecast, self.trips, self.hands, learned[:NUMBERS])
        self.menu: Menu = Menu(rules.vocabulary)

    # -- positions ---------------------------------------------------------------------------------------------

    def evaluate(self, state: Flood, seat: i64) -> float:
        """The chance to stay below the limit; with individual goals points count a little."""
        if self.forecast.carried is not None:
            state = self.finished(state)
        outcome = state.outcome
        survived = outcome is not None and outcome.reason == "survived"
        if outcome is None or (survived and self.forecast.carried is not None):
            # No rain falls in a guess, so surviving its last round proves nothing.
            doubt = DOUBT + MORE_DOUBT * float(self.numbers.rounds - self.forecast.week_of(state))
            base = 1.0 / (1.0 + exp((self.prospect(state, seat) - float(self.numbers.limit)) / doubt))
        else:
            base = 1.0 if survived else 0.0
        if not self.numbers.individual_goals or state.seats == 1:
            return base
        own = float(state.points[seat])
        most = 0.0
        player: i64 = 0
        while player < state.players:
            if player != seat and float(state.points[player]) > most:
                most = float(state.points[player])
            player += 1
        return 0.8 * base + 0.2 / (1.0 + exp((most - own) / 3.0))

    def finished(self, flood: Flood) -> Flood:
        """The position at the end of the turn under way, if the most promising choice is always made."""
        if flood.turn == NOWHERE or flood.outcome is not None:
            return flood
        twin = flood.clone()
        choices: i64 = 0
        while choices < LONG_TURN:
            mover = self.first_of(twin.owing())
            choice = self.most_promising(twin, mover)
            if choice == v.ACT_END:
                break
            twin.apply(mover, choice)
            if twin.outcome is not None:
                break
            choices += 1
        return twin

    def first_of(self, seats: i64) -> i64:
        seat: i64 = 0
        while not seats >> seat & 1:
            seat += 1
        return seat

    def most_promising(self, flood: Flood, seat: i64) -> i64:
        menu = self.menu
        flood.offer(seat, menu)
        best = menu.items[0]
        if menu.count == 1:
            return best
        self.forecast.hold()
        most = self.weigh(flood, seat, best)
        place: i64 = 1
        while place < menu.count:
            weight = self.weigh(flood, seat, menu.items[place])
            if weight > most:
                most = weight
                best = menu.items[place]
            place += 1
        self.forecast.release()
        return best

    def prospect(self, flood: Flood, seat: i64) -> float:
        """The expected losses at the end."""
        return self.prospects.expected(flood, seat)

    # -- choices -------------------------------------------------------------------------------------------------

    def weigh(self, state: Flood, seat: i64, choice: i64) -> float:
        weight = self.promise(state, seat, choice)
        return weight if weight > LEAST_PROMISE else LEAST_PROMISE

    def promise(self, state: Flood, seat: i64, choice: i64) -> float:
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
        """From the forecast: it shows more than the position at the end of one player's turn."""
        weight = self.weigh(state, seat, choice)
        return weight / (1.0 + weight)

    def complete(self, state: Flood, seat: i64) -> vec[i64]:
        """The most promising choice, and so on until somebody else decides or something comes to light."""
        counter = state.chance.counter
        reveals = state.reveals
        turn = vec[i64](capacity=LONG_TURN)
        while len(turn) < LONG_TURN and state.owing() >> seat & 1:
            choice = self.most_promising(state, seat)
            turn = append(turn, choice)
            state.apply(seat, choice)
            if state.outcome is not None or state.chance.counter != counter or state.reveals != reveals:
                break
        return turn

    def suppose(self, state: Flood, seat: i64, stream: Chance) -> None:
        """Prepare a guess for a search: no rain falls in it, because the forecast counts the rain without luck."""
        if self.forecast.carried is None:
            self.prospects.begin(state, seat)
            self.forecast.carry(state, seat)
        state.weather = vec[i64]([CLOUDY] * len(state.weather))

    def horizon(self) -> i64:
        # `evaluate` plays the turn to its end by the best choices, not at random.
        return 0

    def doubt(self) -> float:
        return DOUBT_OF_SEARCH if self.is_learned else 0.0

    def positions(self) -> i64:
        # A forecast takes as long as many positions of the other games: with many choices one guess is enough.
        return 50

    def remark(self, state: Flood, seat: i64, choice: i64) -> Remark | None:
        return remark(state, seat, choice)

    def setting_up(self, flood: Flood, seat: i64, choice: i64) -> float:
        if choice >= v.ROLES_AT and choice < v.SURVIVOR_AT:
            return 1.0
        outlook = self.forecast.look(flood, seat)
        if choice < v.ROLES_AT:
            hex = self.atlas.towns[choice]
            safe = 1.0 - outlook.later[self.atlas.land_of[hex]]
            height = float(self.atlas.elevations[hex])
            return 1.0 + self.counts[c.TOWN_HEIGHT] * height + self.counts[c.TOWN_SAFE] * safe
        hex = self.atlas.land_hexes[choice - v.SURVIVOR_AT]
        if flood.camps[hex] != 0:
            return 9.0
        land = self.atlas.land_of[hex]
        worth = 1.0 + self.counts[c.ASHORE_SAFE] * (1.0 - outlook.later[land])
        worth += self.counts[c.ASHORE_SAFE_SOON] * (1.0 - outlook.soon[land])
        camp = self.trips.to_camp(flood, hex) if self.trips.any_camp(flood) else NOWHERE
        return worth + self.counts[c.ASHORE_BY_CAMP] / float(1 + self.trips.cost[camp]) if camp != NOWHERE else worth

    def crisis(self, flood: Flood, seat: i64, choice: i64) -> float:
        player = flood.argument() & 7
        if choice < v.TEACH_YES:
            # A Threat in the hand takes a card's place every week: any card that resists is well spent.
            return 1.0 if choice == v.TAKE_THREAT else self.counts[c.RESIST + choice - v.RESIST_AT]
        if choice < v.FORCE_AT:
            if choice == v.CANCEL_TAUGHT:
                return 1.8
            return 1.0 if choice in (v.TEACH_NO, v.CANCEL_NO, v.WITNESS_NO) else 2.0
        if choice == v.FORCE_NO:
            return 2.0 if flood.community_cards(player) < 4 else 0.05
        if choice < v.CAMP_AT:
            card = choice - v.FORCE_AT if choice < v.FORCE_NO else choice - v.HATRED_AT
            return self.hands.spare(flood, player, card)
        return self.places(flood, seat, player, choice)

    def places(self, flood: Flood, seat: i64, player: i64, choice: i64) -> float:
        if choice == v.CAMP_NO:
            return 0.1
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
        if choice == v.FOUND_KEEP:
            return 0.5
        if choice >= v.DISCARD_AT and choice < v.GOALS_KEEP:
            return self.hands.spare(flood, player, choice - v.DISCARD_AT)
        if choice > v.GOALS_KEEP and choice < v.ALL:
            return 2.0 if self.stuck(flood, flood.goals[choice - v.GOALS_REPLACE]) else 1.0
        return 1.5 if choice == v.GOALS_KEEP else 1.0

    def stuck(self, flood: Flood, goal: i64) -> bool:
        """A B goal whose A has not been achieved cannot be worked on."""
        return goal & 1 == 1 and flood.done[goal - 1] == 0

    def camp_site(self, flood: Flood, hex: i64) -> float:
        """A green camp is best beside the landing where Survivors arrive, and near those who wait."""
        worth = 1.0 + self.counts[c.CAMP_BY_LANDING] / float(1 + self.atlas.far(hex, self.atlas.landing))
        for survivor in flood.survivors:
            if survivor != NOWHERE:
                far = self.atlas.far(hex, survivor)
                worth += self.counts[c.CAMP_NEAR] / float(1 + far)
        return worth
