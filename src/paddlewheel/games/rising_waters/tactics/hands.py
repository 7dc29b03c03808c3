"""What cards and powers are worth: upgrades, payments, gifts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import (
    ACTIONS,
    BLUES,
    CHURCH,
    DISCOUNT,
    DONATION,
    EDUCATION,
    FAMILY,
    GARDEN,
    JOB,
    NEWSPAPER,
    NOWHERE,
    PAWNS,
    RAFT,
    SUPPER,
    SWIM,
    VAUDEVILLE,
)
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.rules.numbers import Numbers
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics import choosing as c
from paddlewheel.games.rising_waters.tactics.trips import Trips

#: Nothing looks less promising.
LEAST_PROMISE: Final = 0.05


class Hands:
    """Hands are filled to five every week, so cards below that are there to be spent; two are kept for Race Hatred."""

    def __init__(self, rules: FloodRules, trips: Trips, counts: vec[float]) -> None:
        self.rules: FloodRules = rules
        self.numbers: Numbers = rules.shared.numbers
        self.trips: Trips = trips
        self.counts: vec[float] = counts

    def left(self, flood: Flood) -> i64:
        """Rounds of actions still to come, this one included."""
        return self.numbers.rounds - flood.week

    def worth(self, flood: Flood, player: i64, card: i64) -> float:
        """What a card is worth in a hand: sets are worth more than singles."""
        if card == JOB:
            return self.counts[c.WORTH_JOB]
        held = float(flood.held(player, card))
        if card == EDUCATION:
            return self.counts[c.WORTH_EDUCATION]
        if card in (VAUDEVILLE, NEWSPAPER):
            return 1.5
        if card > EDUCATION:
            return 1.2
        worth = 0.7 + self.counts[c.WORTH_PAIR] * held
        if self.numbers.spring and (card in (FAMILY, BLUES)) and held < 2.0 and not flood.power(player, RAFT):
            worth += 0.4
        return worth + self.counts[c.WORTH_GARDEN] if card == GARDEN and self.left(flood) > 2 else worth

    def spare(self, flood: Flood, player: i64, card: i64) -> float:
        """How readily a card is given away."""
        worth = self.worth(flood, player, card)
        return 1.0 / (worth if worth > LEAST_PROMISE else LEAST_PROMISE)

    # -- upgrades ----------------------------------------------------------------------------------------------

    def upgrade(self, flood: Flood, player: i64, choice: i64) -> float:
        """How promising an upgrade looks; paid with too many Education cards, hardly at all."""
        promise = self.upgrade_promise(flood, player, choice)
        return promise if promise > LEAST_PROMISE else LEAST_PROMISE

    def upgrade_promise(self, flood: Flood, player: i64, choice: i64) -> float:
        if choice == v.UPGRADED or choice >= v.NEW_PAWN_AT:
            return 1.0
        cards = flood.community_cards(player)
        left = self.left(flood)
        if choice < v.BUY_AT:
            track = (choice - v.RAISE_AT) // 4
            wild = (choice - v.RAISE_AT) % 4
            cost = self.rules.boards.cost(track, flood.track(player, track))
            if float(cards - cost) < self.counts[c.CARDS_KEPT] or left < 2:
                return 0.4
            return self.raising(flood, player, track, left) - self.counts[c.WILD_CARD] * float(wild)
        power = (choice - v.BUY_AT) // 3
        wild = (choice - v.BUY_AT) % 3
        if power == RAFT:
            return self.raft(flood, player)
        # Two cards are kept for Race Hatred; in the last rounds nothing is worth saving for.
        if float(cards - 2) < self.counts[c.CARDS_KEPT]:
            return 0.4
        worth = self.counts[c.BUY_DISCOUNT + power - DISCOUNT] - (1.0 if wild else 0.0)
        # Three gardens bring an action every week: keep a pair together.
        saving = flood.held(player, GARDEN) == 2 and flood.track(player, ACTIONS) == 2 and left > 3
        if saving and (power in (DISCOUNT, SUPPER)):
            return 0.5
        return worth

    def raising(self, flood: Flood, player: i64, track: i64, left: i64) -> float:
        if track == ACTIONS:
            return self.counts[c.RAISE_ACTIONS] if left > 1 else 0.4
        if track == PAWNS:
            early = flood.track(player, PAWNS) < 3 and left > 2
            return self.counts[c.RAISE_PAWNS if early else c.RAISE_PAWNS_LATE]
        if track == DONATION:
            useful = self.numbers.spring or self.numbers.goals
            return self.counts[c.RAISE_DONATION] if useful and left > 2 and flood.track(player, DONATION) < 3 else 0.5
        if track == SWIM:
            return self.counts[c.RAISE_SWIM]
        return self.counts[c.RAISE_MOVEMENT] if left > 3 else 0.5

    def raft(self, flood: Flood, player: i64) -> float:
        """A raft is for Survivors who wait, in a camp or elsewhere, with a camp to bring them to."""
        if not self.numbers.spring or flood.rafts_out() >= flood.players or self.left(flood) < 2:
            return 0.3
        for hex in flood.survivors:
            if hex != NOWHERE and self.camp_ahead(flood):
                return self.counts[c.BUY_RAFT]
        return 0.3

    def camp_worth(self, flood: Flood) -> float:
        """What the next Relief Camp card brings: a red one takes a Survivor, the first green one begins the rescues."""
        if flood.donations < self.numbers.donations:
            return self.counts[c.RED_CAMP]
        return self.counts[c.ANOTHER_CAMP] if self.trips.any_camp(flood) else self.first_camp(flood)

    def first_camp(self, flood: Flood) -> float:
        """A camp by the landing keeps all who arrive from then on, and one of them can be rescued every week."""
        return self.counts[c.FIRST_CAMP] * float(self.left(flood))

    def camp_ahead(self, flood: Flood) -> bool:
        return self.trips.any_camp(flood) or flood.donations >= self.numbers.donations

    # -- giving ------------------------------------------------------------------------------------------------

    def relief(self, flood: Flood) -> float:
        """What a card on the relief track averts: a red camp and the Survivor it takes, if a camp still comes."""
        if not self.numbers.spring or flood.donations >= self.numbers.donations:
            return 0.0
        left = float(self.left(flood))
        comes = 1.0 if left > 3.0 else left / 4.0
        worth = self.counts[c.RELIEF] if self.trips.any_camp(flood) else 1.0 + self.first_camp(flood)
        return worth * comes / float(self.numbers.donations)

    def goal(self, flood: Flood, slot: i64) -> float:
        """What a card towards a goal averts."""
        goal = flood.goals[slot]
        goals = self.rules.goals
        asked = goals.counts[goal * 2] + goals.counts[goal * 2 + 1]
        if asked == 0:
            return 0.0
        return (2.0 if goal & 1 else 1.0) / float(asked)

    def gift(self, flood: Flood, player: i64, choice: i64) -> float:
        """A card to somebody, in losses averted."""
        card = (choice - v.DONATE_AT) % v.GIFTS
        receiver = (choice - v.DONATE_AT) // v.GIFTS
        if receiver >= v.GOAL_SLOT:
            return self.goal(flood, receiver - v.GOAL_SLOT)
        if receiver == v.RELIEF:
            spare = flood.community_cards(player) > 1
            return self.relief(flood) + 0.02 * self.spare(flood, player, card) if spare else 0.0
        preaches = self.numbers.individual_goals and card == CHURCH
        return 0.02 if preaches else 0.001

    def giving(self, flood: Flood, player: i64) -> float:
        """What a Donate action averts: the best gift, as often as the board allows."""
        best = 0.0
        count: i64 = 0
        card: i64 = 0
        while card < v.GIFTS:
            if flood.held(player, card) > 0:
                slot: i64 = 0
                while slot < len(flood.goals):
                    if self.rules.goals.wanted(flood, flood.goals[slot], card) is None:
                        worth = self.goal(flood, slot)
                        if worth > best:
                            best = worth
                        count += flood.held(player, card)
                    slot += 1
            card += 1
        times = flood.track(player, DONATION)
        if best > 0.0:
            return best * float(times if times < count else count)
        spare = flood.community_cards(player) - 1
        wanted = self.numbers.donations - flood.donations
        if spare > wanted:
            spare = wanted
        if spare <= 0:
            return 0.0
        return self.relief(flood) * float(times if times < spare else spare)
