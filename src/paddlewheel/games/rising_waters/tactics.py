"""What bots know of the flood: which land the water threatens, where help is needed, and what cards are worth."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.play import FloodRules
from paddlewheel.games.rising_waters.rules.table import Numbers
from paddlewheel.games.rising_waters.state import (
    ACTIONS,
    CHURCH,
    DISCOUNT,
    DONATION,
    EDUCATION,
    HANDS,
    HEXES,
    JOB,
    MOVEMENT,
    NOWHERE,
    PAWNS,
    PAWNS_EACH,
    RAFT,
    SUPPER,
    SURVIVORS,
    SWIM,
    THREAT,
    VAUDEVILLE,
    WATERS,
    Flood,
)
from paddlewheel.kernel.tactics import Tactics

#: How likely a land group is to flood before long, by how far it stands above the water: -1 (below) to 4.
DANGER: Final[tuple[float, ...]] = (0.9, 0.34, 0.2, 0.09, 0.03, 0.01)
FAR: Final = 99
#: Losses that make the difference between a good and a bad prospect.
DOUBT: Final = 2.2


class FloodTactics(Tactics[Flood]):
    """Judges the community's prospects, and what each choice does for them."""

    def __init__(self, rules: FloodRules) -> None:
        self.rules: FloodRules = rules
        self.atlas: Atlas = rules.table.atlas
        self.numbers: Numbers = rules.table.numbers

    # -- positions ---------------------------------------------------------------------------------------------

    def evaluate(self, state: Flood, seat: i64) -> float:
        """The chance to stay below the limit; with individual goals points count a little."""
        outcome = state.outcome
        if outcome is not None:
            base = 1.0 if outcome.reason == "survived" else 0.0
        else:
            base = 1.0 / (1.0 + exp((self.prospect(state) - float(self.numbers.limit)) / DOUBT))
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

    def prospect(self, flood: Flood) -> float:
        """Losses to be expected at the end, as far as can be told."""
        left = float(self.numbers.rounds - flood.week)
        share = left / float(self.numbers.rounds)
        expected = float(flood.losses) + 0.4 * left
        margins = self.margins(flood)
        land: i64 = 0
        while land < self.atlas.lands:
            if not flood.flooded >> land & 1:
                expected += self.danger(margins[land]) * (0.5 + share) * self.weight_of(flood, land)
            land += 1
        player: i64 = 0
        while player < flood.players:
            expected -= self.means(flood, player, left)
            player += 1
        if self.numbers.spring:
            expected -= 0.9 * self.banked(flood) * share
            expected -= self.rescues_ahead(flood)
        return expected

    def banked(self, flood: Flood) -> float:
        done = float(flood.donations) / float(self.numbers.donations)
        return done if done < 1.0 else 1.0

    def rescues_ahead(self, flood: Flood) -> float:
        """Survivors on rafts and at camps are nearly rescued."""
        worth = 0.0
        survivor: i64 = 0
        while survivor < SURVIVORS:
            hex = flood.survivors[survivor]
            if hex != NOWHERE:
                if flood.camps[hex] != 0:
                    worth += 0.5
                if flood.survivor_rafts[survivor] != NOWHERE:
                    worth += 0.3
            survivor += 1
        return worth

    def means(self, flood: Flood, player: i64, left: float) -> float:
        """What a hand and a board are worth, in losses averted."""
        cards = flood.community_cards(player)
        worth = 0.12 * float(cards if cards < 5 else 5) + 0.08 * float(flood.held(player, JOB))
        worth -= 0.15 * float(flood.held(player, THREAT))
        worth += 0.12 * left * float(flood.track(player, ACTIONS) - 2) + 0.04 * left * float(flood.track(player, PAWNS))
        worth += 0.01 * left * float(flood.track(player, MOVEMENT) + flood.track(player, DONATION))
        worth += 0.02 * left * float(flood.track(player, SWIM))
        worth += 0.3 * float(flood.power(player, RAFT)) if self.numbers.spring else 0.0
        worth += 0.35 * float(flood.power(player, DISCOUNT) + flood.power(player, HANDS) + flood.power(player, SUPPER))
        return worth

    def weight_of(self, flood: Flood, land: i64) -> float:
        """The land itself, and everybody who stands on it."""
        weight = 1.0
        place = self.atlas.group_starts[land]
        end = self.atlas.group_starts[land + 1]
        while place < end:
            hex = self.atlas.group_hexes[place]
            if flood.camps[hex] == 0:
                weight += self.people(flood, hex)
            place += 1
        return weight

    def people(self, flood: Flood, hex: i64) -> float:
        count = 0.0
        for town in flood.towns:
            if town == hex:
                count += 1.0
        for pawn in flood.pawns:
            if pawn == hex:
                count += 1.0
        for survivor in flood.survivors:
            if survivor == hex:
                count += 1.0
        return count

    # -- water ---------------------------------------------------------------------------------------------------

    def margins(self, flood: Flood) -> vec[i64]:
        """How far each land group stands above the highest water that touches it."""
        margins = vec[i64]([FAR] * self.atlas.lands)
        reach = vec[i64]([0] * self.atlas.lands)
        group: i64 = 0
        while group < WATERS + self.atlas.lands:
            level = flood.levels[group] if group < WATERS else reach[group - WATERS]
            if group >= WATERS and not flood.flooded >> (group - WATERS) & 1:
                level = 0
            if level > 0:
                place = self.atlas.border_starts[group]
                end = self.atlas.border_starts[group + 1]
                while place < end:
                    there = self.atlas.border_to[place]
                    land = self.atlas.land_of[there]
                    if flood.camps[there] == 0:
                        if flood.flooded >> land & 1:
                            if level > reach[land]:
                                reach[land] = level
                        elif self.atlas.height(flood, there) - level < margins[land]:
                            margins[land] = self.atlas.height(flood, there) - level
                    place += 1
            group += 1
        return margins

    def danger(self, margin: i64) -> float:
        if margin < -1:
            return DANGER[0]
        return DANGER[margin + 1] if margin < 5 else 0.0

    def levee_gain(self, flood: Flood, hex: i64) -> float:
        """What one more on this hex's levee averts."""
        land = self.atlas.land_of[hex]
        before = self.margins(flood)[land]
        if before >= 4:
            return 0.0
        old = flood.levees[hex]
        flood.levees[hex] = self.atlas.height(flood, hex) + 1
        after = self.margins(flood)[land]
        flood.levees[hex] = old
        return (self.danger(before) - self.danger(after)) * self.weight_of(flood, land)

    # -- choices -------------------------------------------------------------------------------------------------

    def weigh(self, state: Flood, seat: i64, choice: i64) -> float:
        if choice >= v.ACT_MOVE and choice < v.MOVE_PAWN:
            return self.weigh_action(state, choice)
        if choice >= v.MOVE_PAWN and choice < v.LEND:
            return self.weigh_step(state, choice)
        if choice >= v.WORK_TAKE and choice < v.DONATE_AT:
            return self.weigh_work(state, choice)
        if choice >= v.DONATE_AT and choice < v.TELL_YES:
            return self.weigh_gift(state, choice)
        if choice >= v.RAISE_AT and choice < v.RESIST_AT:
            player = seat
            if state.seats == 1:
                player = 0 if state.upgrading & 1 else 1
            return self.weigh_upgrade(state, player, choice)
        if choice < v.RAISE_AT:
            return self.weigh_setup(state, choice)
        return self.weigh_crisis(state, choice)

    def weigh_setup(self, flood: Flood, choice: i64) -> float:
        if choice < v.ROLES_AT:
            height = self.atlas.elevations[self.atlas.towns[choice]]
            return float(height * height)
        if choice < v.SURVIVOR_AT:
            return 1.0
        hex = self.atlas.land_hexes[choice - v.SURVIVOR_AT]
        worth = float(self.atlas.height(flood, hex)) + self.people(flood, hex) * 0.3
        return worth + 20.0 if flood.camps[hex] else worth

    def card_worth(self, flood: Flood, player: i64, card: i64) -> float:
        """What a card is worth in a hand: sets are worth more than singles."""
        if card == JOB:
            return 1.2
        held = float(flood.held(player, card))
        if card == EDUCATION:
            return 1.6
        if card == VAUDEVILLE:
            return 1.7
        if card > EDUCATION:
            return 1.1
        return 0.7 + 0.4 * held

    def weigh_upgrade(self, flood: Flood, player: i64, choice: i64) -> float:
        if choice == v.UPGRADED or choice >= v.NEW_PAWN_AT:
            return 1.0
        cards = flood.community_cards(player)
        left = self.numbers.rounds - flood.week
        if choice < v.BUY_AT:
            track = (choice - v.RAISE_AT) // 4
            wild = (choice - v.RAISE_AT) % 4
            cost = self.rules.boards.cost(track, flood.track(player, track))
            if cards - cost < 2 or left < 2:
                return 0.4
            worth = (9.0, 2.0, 4.0, 3.0, 0.6)[track]
            if track == DONATION and self.numbers.spring:
                worth = 6.0
            return worth - 0.5 * float(wild)
        power = (choice - v.BUY_AT) // 3
        wild = (choice - v.BUY_AT) % 3
        if power == RAFT:
            return 8.0 if self.numbers.spring and flood.rafts_out() < flood.players else 0.3
        if cards < 4:
            return 0.4
        return (0.3, 5.0, 0.8, 6.0, 5.5)[power] - (0.8 if wild else 0.0)

    def weigh_crisis(self, flood: Flood, choice: i64) -> float:
        player = flood.argument() & 7
        if choice < v.TEACH_YES:
            if choice == v.TAKE_THREAT:
                return 1.5
            return (2.5, 3.0, 1.2, 1.4, 4.0)[choice - v.RESIST_AT]
        if choice < v.FORCE_AT:
            return 1.0 if choice in (v.TEACH_NO, v.CANCEL_NO, v.WITNESS_NO) else 2.0
        if choice == v.FORCE_NO:
            return 2.0 if flood.community_cards(player) < 4 else 0.05
        if choice < v.CAMP_AT:
            card = choice - v.FORCE_AT if choice < v.FORCE_NO else choice - v.HATRED_AT
            return 1.0 / self.card_worth(flood, player, card)
        return self.weigh_places(flood, player, choice)

    def weigh_places(self, flood: Flood, player: i64, choice: i64) -> float:
        if choice < v.SEND_AT:
            hex = self.atlas.land_hexes[choice - v.CAMP_AT]
            worth = 1.0 + 2.0 * self.people(flood, hex)
            for arrival in self.atlas.arrivals:
                if arrival == hex:
                    worth += 6.0
            return worth
        if choice < v.GIVE_UP_AT:
            pawn = player * PAWNS_EACH + choice - v.SEND_AT
            return 1.0 / (1.0 + self.place_worth(flood, player, flood.pawns[pawn]))
        if choice < v.DYNAMITE_AT:
            hex = flood.survivors[choice - v.GIVE_UP_AT]
            return 1.0 if flood.camps[hex] else 5.0 - 0.5 * float(self.atlas.elevations[hex])
        if choice in (v.LEND, v.TELL_YES):
            return 2.0
        if choice >= v.DISCARD_AT and choice < v.GOALS_KEEP:
            return 1.0 / self.card_worth(flood, player, choice - v.DISCARD_AT)
        return 1.5 if choice == v.GOALS_KEEP else 1.0

    # -- a turn ----------------------------------------------------------------------------------------------------

    def weigh_action(self, flood: Flood, choice: i64) -> float:
        player = flood.turn
        size = flood.hand_size(player)
        if choice < v.ACT_LAUNCH:
            return self.weigh_plain(flood, player, choice, size)
        if choice < v.ACT_NEWSPAPER:
            return self.weigh_rescue(flood, player, choice)
        if choice < v.ACT_COUNTER:
            if choice >= v.ACT_SHOW:
                return 13.0 if size <= 6 else 1.0
            return 0.6
        if choice < v.ACT_TEACH:
            return 16.0 if size >= 6 else 7.0
        if choice < v.ACT_HANDS:
            return 9.0
        if choice == v.ACT_HANDS:
            return 60.0
        if choice == v.ACT_SUPPER:
            return 50.0 if size <= 5 else 1.0
        return 2.0 if choice == v.ACT_END else 20.0

    def weigh_plain(self, flood: Flood, player: i64, choice: i64, size: i64) -> float:
        if choice == v.ACT_ACCEPT:
            gain = self.best_levee(flood, player)
            offers = self.rules.levees.offers(flood) + flood.held(player, JOB)
            if offers + flood.power(player, DISCOUNT) >= 2 and gain > 0.03:
                return 12.0 + 60.0 * gain
            return 5.0 if offers > flood.held(player, JOB) and size < 7 else 0.5
        if choice == v.ACT_DONATE:
            if self.numbers.goals and size >= 4:
                return 11.0
            short = flood.donations < self.numbers.donations
            return 14.0 if self.numbers.spring and short and flood.community_cards(player) >= 4 else 0.3
        if choice == v.ACT_SEEK:
            return 6.0 if self.rules.levees.offers(flood) == 0 else 1.0
        if choice == v.ACT_COMMUNITY:
            return 10.0 if size <= 5 else 3.0
        best = 0.0
        pawn = player * PAWNS_EACH
        end = pawn + PAWNS_EACH
        while pawn < end:
            if flood.pawns[pawn] != NOWHERE:
                gain = self.best_place(flood, player, pawn) - self.place_worth(flood, player, flood.pawns[pawn])
                if gain > best:
                    best = gain
            pawn += 1
        return 0.3 if best <= 0.2 else 4.0 + 9.0 * best

    def weigh_rescue(self, flood: Flood, player: i64, choice: i64) -> float:
        pawn = player * PAWNS_EACH + (choice - v.ACT_LAUNCH) % 4
        hex = flood.pawns[pawn]
        at_camp = flood.camps[hex] != 0
        if choice >= v.ACT_DROP_OFF:
            return 100.0 if at_camp else 0.1
        if choice >= v.ACT_PICK_UP:
            return 90.0 if at_camp or self.nearest_camp(flood, hex) < 5 else 0.2
        waiting = 0.0
        for survivor in flood.survivors:
            if survivor == hex:
                waiting += 1.0
        if waiting > 0.0 and (at_camp or self.nearest_camp(flood, hex) < 5):
            return 80.0
        return 0.2

    def nearest_camp(self, flood: Flood, hex: i64) -> i64:
        best: i64 = FAR
        there: i64 = 0
        while there < HEXES:
            if flood.camps[there] and self.atlas.far(hex, there) < best:
                best = self.atlas.far(hex, there)
            there += 1
        return best

    def best_levee(self, flood: Flood, player: i64) -> float:
        best = 0.0
        for hex in self.atlas.land_hexes:
            if self.rules.levees.reached(flood, player, hex) and self.rules.levees.site(flood, hex) is None:
                gain = self.levee_gain(flood, hex)
                if gain > best:
                    best = gain
        return best

    def weigh_work(self, flood: Flood, choice: i64) -> float:
        player = flood.argument() & 7
        if choice == v.WORK_TAKE:
            return 5.0 if flood.hand_size(player) < 8 else 0.5
        if choice == v.WORK_DISCOUNT:
            return 8.0
        if choice == v.WORK_END:
            return 1.0
        if choice >= v.WORK_ASK:
            return 0.2
        gain = self.levee_gain(flood, self.atlas.land_hexes[choice - v.WORK_LEVEE])
        return 0.1 if gain < 0.02 else 1.5 + 10.0 * gain

    def weigh_gift(self, flood: Flood, choice: i64) -> float:
        player = flood.argument() & 7
        if choice == v.DONATE_END:
            return 1.0
        card = (choice - v.DONATE_AT) % v.GIFTS
        receiver = (choice - v.DONATE_AT) // v.GIFTS
        if receiver > v.RELIEF:
            return 6.0
        if receiver == v.RELIEF:
            needed = flood.donations < self.numbers.donations and flood.community_cards(player) > 2
            return 4.0 / self.card_worth(flood, player, card) if needed else 0.2
        return 1.5 if card == CHURCH and self.numbers.callings else 0.2

    # -- places ------------------------------------------------------------------------------------------------------

    def place_worth(self, flood: Flood, player: i64, hex: i64) -> float:
        """How good it is to have a pawn here: safe, on good ground, near levees and Survivors that need it."""
        if self.atlas.is_water(flood, hex):
            return -2.0
        land = self.atlas.land_of[hex]
        worth = 0.0
        if self.atlas.fertile[hex]:
            worth += 0.5
        if flood.camps[hex] == 0:
            height = self.atlas.elevations[hex]
            worth -= (0.0, 0.0, 0.9, 0.6, 0.2, 0.05, 0.0)[height]
            if flood.flooded >> land & 1:
                worth -= 0.5
        elif self.numbers.spring:
            waiting = 0.0
            for survivor in flood.survivors:
                if survivor == hex:
                    waiting += 1.0
            worth += 0.6 + 0.4 * waiting
        return worth

    def best_place(self, flood: Flood, player: i64, pawn: i64) -> float:
        here = flood.pawns[pawn]
        best = -9.0
        for hex in self.atlas.land_hexes:
            far = self.atlas.far(here, hex)
            if far <= 6:
                worth = self.place_worth(flood, player, hex) - 0.06 * float(far)
                if worth > best:
                    best = worth
        return best

    def target(self, flood: Flood, player: i64, pawn: i64) -> i64:
        here = flood.pawns[pawn]
        best = -9.0
        goal = here
        for hex in self.atlas.land_hexes:
            far = self.atlas.far(here, hex)
            if far <= 6:
                worth = self.place_worth(flood, player, hex) - 0.06 * float(far)
                if worth > best:
                    best = worth
                    goal = hex
        return goal

    def weigh_step(self, flood: Flood, choice: i64) -> float:
        player = flood.argument() & 7
        if choice == v.MOVE_END:
            return 1.0
        if choice >= v.MOVE_RAFT:
            return 0.1
        pawn = (choice - v.MOVE_PAWN) // 6
        if pawn // PAWNS_EACH != player:
            return 0.1
        goal = self.target(flood, player, pawn)
        here = flood.pawns[pawn]
        there = self.atlas.neighbours[here * 6 + (choice - v.MOVE_PAWN) % 6]
        nearer = self.atlas.far(here, goal) - self.atlas.far(there, goal)
        if nearer <= 0:
            return 0.2
        return 2.0 + self.place_worth(flood, player, goal) - self.place_worth(flood, player, here)
