"""What is on the table: the map with its water, the people on it, hands, boards, decks and tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import (
    CAUSES,
    CLOUDY,
    COMMUNITY,
    FIVE,
    GOALS,
    HAND,
    HEAVY,
    HEXES,
    LANDOWNERS,
    NOWHERE,
    PAWNS_EACH,
    RAFTS,
    SURVIVORS,
    WATERS,
)
from paddlewheel.kernel import AnyGame, Chance, State

if TYPE_CHECKING:
    from paddlewheel.games.rising_waters.rules.rules import FloodRules


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def replaced(numbers: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A new vector with one number changed."""
    changed = numbers[:]
    changed[place] = value
    return changed


def nowhere(count: i64) -> vec[i64]:
    return vec[i64]([NOWHERE] * count)


def is_heavy_rain(card: i64) -> bool:
    return card & 3 == HEAVY and card < CLOUDY


@final
class Flood(State["FloodRules"]):
    """One game under way. `players` counts the boards: two when one seat plays alone (RW-2b)."""

    def __init__(self, game: AnyGame, rules: FloodRules, seats: i64, chance: Chance) -> None:
        super().__init__(game, rules, seats, chance)
        self.players: i64 = seats
        if seats == 1:
            self.players = 2
        #: Rounds completed, and the first player of this one.
        self.week: i64 = 0
        self.first: i64 = 0
        # The loss track: where it stands, what moved it up by cause, what moved it down.
        self.losses: i64 = 0
        self.causes: vec[i64] = vec[i64]([])
        self.eased: vec[i64] = vec[i64]([])
        self.donations: i64 = 0
        # Player boards.
        self.hands: vec[i64] = vec[i64]([])
        self.tracks: vec[i64] = vec[i64]([])
        self.powers: vec[i64] = vec[i64]([])
        #: Which town is whose, and where it stands until it is lost.
        self.homes: vec[i64] = vec[i64]([])
        self.towns: vec[i64] = vec[i64]([])
        self.roles: vec[i64] = vec[i64]([])
        self.points: vec[i64] = vec[i64]([])
        #: For whom each player performed or to whom it sold last.
        self.audience: vec[i64] = vec[i64]([])
        # Pieces on the map: hex and raft, or NOWHERE.
        self.pawns: vec[i64] = vec[i64]([])
        self.pawn_rafts: vec[i64] = vec[i64]([])
        self.survivors: vec[i64] = vec[i64]([])
        self.survivor_rafts: vec[i64] = vec[i64]([])
        self.arrived: i64 = 0
        self.rafts: vec[i64] = vec[i64]([])
        self.levees: vec[i64] = vec[i64]([])
        self.camps: vec[i64] = vec[i64]([])
        # Water: the level of each grouping, and how many rounds of water it has received.
        self.levels: vec[i64] = vec[i64]([])
        self.rains: vec[i64] = vec[i64]([])
        #: A bit for each land group that has flooded.
        self.flooded: i64 = 0
        # Decks, the top card last; discard piles as counts.
        self.community: vec[i64] = vec[i64]([])
        self.community_discard: vec[i64] = vec[i64]([])
        self.landowner: vec[i64] = vec[i64]([])
        self.landowner_discard: vec[i64] = vec[i64]([])
        #: How many starred cards still lie on top of the Landowner deck.
        self.starred: i64 = 0
        #: Landowner cards face up, the oldest first.
        self.row: vec[i64] = vec[i64]([])
        self.weather: vec[i64] = vec[i64]([])
        self.weather_discard: vec[i64] = vec[i64]([])
        #: Heavy rains left in the box, and this round's Weather Reports.
        self.box: vec[i64] = vec[i64]([])
        self.reports: vec[i64] = vec[i64]([])
        # How many of the next cards each seat has looked at.
        self.weather_known: vec[i64] = vec[i64]([])
        self.landowner_known: vec[i64] = vec[i64]([])
        # Community Goals: cards face up, the pile, what has been given towards each (two kinds), how often done.
        self.goals: vec[i64] = vec[i64]([])
        self.goal_pile: vec[i64] = vec[i64]([])
        self.given: vec[i64] = vec[i64]([])
        self.done: vec[i64] = vec[i64]([])
        # The round under way.
        self.activism_used: i64 = 0
        #: Players who still choose upgrades, a bit each.
        self.upgrading: i64 = 0
        # The turn under way.
        self.turn: i64 = NOWHERE
        self.actions: i64 = 0
        #: Half steps left in this Move; donations left in this Donate.
        self.pool: i64 = 0
        self.gifts: i64 = 0
        #: Whether the work discount is on for the next levee.
        self.discount: i64 = 0
        # Pawns of others, a bit each: asked for and lent (for this action), or refused (for this turn).
        self.lent: i64 = 0
        self.refused: i64 = 0
        #: The Landowner card being resolved, the cards still to be paid for it, and what the Activist has paid ahead.
        self.crisis: i64 = NOWHERE
        self.due: i64 = 0
        self.credit: i64 = 0
        #: The card a Child has found.
        self.found: i64 = NOWHERE

    def set_out(self) -> None:
        """Empty places for everything. Not in `__init__`, because a copy brings its own."""
        players = self.players
        self.causes = zeros(CAUSES)
        self.eased = zeros(2)
        self.hands = zeros(players * HAND)
        self.tracks = zeros(players * FIVE)
        self.powers = zeros(players * FIVE)
        self.homes = nowhere(players)
        self.towns = nowhere(players)
        self.roles = nowhere(players)
        self.points = zeros(players)
        self.audience = nowhere(players)
        self.pawns = nowhere(players * PAWNS_EACH)
        self.pawn_rafts = nowhere(players * PAWNS_EACH)
        self.survivors = nowhere(SURVIVORS)
        self.survivor_rafts = nowhere(SURVIVORS)
        self.rafts = nowhere(RAFTS)
        self.levees = zeros(HEXES)
        self.camps = zeros(HEXES)
        self.levels = zeros(WATERS)
        self.rains = zeros(WATERS)
        self.community_discard = zeros(COMMUNITY)
        self.landowner_discard = zeros(LANDOWNERS)
        self.weather_discard = zeros(CLOUDY + 1)
        self.weather_known = zeros(self.seats)
        self.landowner_known = zeros(self.seats)
        self.given = zeros(GOALS * 2)
        self.done = zeros(GOALS)

    def clone(self) -> Flood:
        twin = Flood(self.game, self.rules, self.seats, self.chance.clone())
        twin.copy_common_from(self)
        # Shared, because they change rarely: a change makes a new vector, see `replaced`.
        twin.causes = self.causes
        twin.eased = self.eased
        twin.homes = self.homes
        twin.towns = self.towns
        twin.roles = self.roles
        twin.points = self.points
        twin.audience = self.audience
        twin.camps = self.camps
        twin.weather_discard = self.weather_discard
        twin.given = self.given
        twin.done = self.done
        twin.week = self.week
        twin.first = self.first
        twin.losses = self.losses
        twin.donations = self.donations
        twin.hands = self.hands[:]
        twin.tracks = self.tracks[:]
        twin.powers = self.powers[:]
        twin.pawns = self.pawns[:]
        twin.pawn_rafts = self.pawn_rafts[:]
        twin.survivors = self.survivors[:]
        twin.survivor_rafts = self.survivor_rafts[:]
        twin.arrived = self.arrived
        twin.rafts = self.rafts[:]
        twin.levees = self.levees[:]
        twin.levels = self.levels[:]
        twin.rains = self.rains[:]
        twin.flooded = self.flooded
        twin.community = self.community[:]
        twin.community_discard = self.community_discard[:]
        twin.landowner = self.landowner[:]
        twin.landowner_discard = self.landowner_discard[:]
        twin.starred = self.starred
        twin.row = self.row[:]
        twin.weather = self.weather[:]
        twin.box = self.box[:]
        twin.reports = self.reports[:]
        twin.weather_known = self.weather_known[:]
        twin.landowner_known = self.landowner_known[:]
        twin.goals = self.goals[:]
        twin.goal_pile = self.goal_pile[:]
        twin.activism_used = self.activism_used
        twin.upgrading = self.upgrading
        twin.turn = self.turn
        twin.actions = self.actions
        twin.pool = self.pool
        twin.gifts = self.gifts
        twin.discount = self.discount
        twin.lent = self.lent
        twin.refused = self.refused
        twin.crisis = self.crisis
        twin.due = self.due
        twin.credit = self.credit
        twin.found = self.found
        return twin

    def facts(self) -> list[int]:
        facts: list[int] = [self.players, self.week, self.first, self.losses, *self.causes, *self.eased]
        facts += [self.donations, *self.hands, *self.tracks, *self.powers, *self.homes, *self.towns, *self.roles]
        facts += [*self.points, *self.audience, *self.pawns, *self.pawn_rafts, *self.survivors, *self.survivor_rafts]
        facts += [self.arrived, *self.rafts, *self.levees, *self.camps, *self.levels, *self.rains, self.flooded]
        facts += [len(self.community), *self.community, *self.community_discard]
        facts += [len(self.landowner), *self.landowner, *self.landowner_discard, self.starred]
        facts += [len(self.row), *self.row, len(self.weather), *self.weather, *self.weather_discard, *self.box]
        facts += [len(self.reports), *self.reports, *self.weather_known, *self.landowner_known]
        facts += [len(self.goals), *self.goals, *self.goal_pile, *self.given, *self.done]
        facts += [self.activism_used, self.upgrading, self.turn, self.actions, self.pool, self.gifts]
        facts += [self.discount, self.lent, self.refused, self.crisis, self.due, self.credit, self.found]
        return facts

    # -- looking things up ---------------------------------------------------------------------------

    def seat_of(self, player: i64) -> i64:
        """The seat that decides for a player: with one seat, always that one (RW-2b)."""
        if self.seats == 1:
            return 0
        return player

    def held(self, player: i64, card: i64) -> i64:
        return self.hands[player * HAND + card]

    def hand_size(self, player: i64) -> i64:
        count: i64 = 0
        card: i64 = player * HAND
        end = card + HAND
        while card < end:
            count += self.hands[card]
            card += 1
        return count

    def community_cards(self, player: i64) -> i64:
        count: i64 = 0
        card: i64 = player * HAND
        end = card + COMMUNITY
        while card < end:
            count += self.hands[card]
            card += 1
        return count

    def track(self, player: i64, track: i64) -> i64:
        return self.tracks[player * FIVE + track]

    def power(self, player: i64, power: i64) -> i64:
        return self.powers[player * FIVE + power]

    def player_with_role(self, role: i64) -> i64:
        player: i64 = 0
        while player < self.players:
            if self.roles[player] == role:
                return player
            player += 1
        return NOWHERE

    def aboard(self, raft: i64) -> i64:
        """How many people are on a raft."""
        count: i64 = 0
        for place in self.pawn_rafts:
            if place == raft:
                count += 1
        for place in self.survivor_rafts:
            if place == raft:
                count += 1
        return count

    def raft_with_room(self, hex: i64) -> i64:
        """A raft on this hex that takes one more, or NOWHERE (RW-54)."""
        raft: i64 = 0
        while raft < RAFTS:
            if self.rafts[raft] == hex and self.aboard(raft) < 2:
                return raft
            raft += 1
        return NOWHERE

    def rafts_out(self) -> i64:
        count: i64 = 0
        for place in self.rafts:
            if place != NOWHERE:
                count += 1
        return count

    def levees_out(self) -> i64:
        count: i64 = 0
        for height in self.levees:
            if height > 0:
                count += 1
        return count
