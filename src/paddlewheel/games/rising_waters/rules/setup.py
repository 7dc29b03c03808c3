"""Setting up: decks by version, towns, roles, the first Survivor (RW-5 to RW-14)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import FIVE, HAND, HEXES, NOWHERE, PAWNS, WATERS
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.goals import Goals
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import (
    CHOOSE_ROLE,
    PLACE_SURVIVOR,
    RAISE_AT,
    ROLES_AT,
    SET_UP,
    SETTLE,
    SURVIVOR_AT,
    TOWNS_AT,
)
from paddlewheel.games.rising_waters.state import Flood, is_heavy_rain, replaced
from paddlewheel.kernel import AutomaticStep, Chance
from paddlewheel.parts.piles import from_counts


@final
class Decks:
    """The cards of one version, as they come out of the box."""

    def __init__(self, community: list[int], main: list[int], starred: list[int], weather: list[int]) -> None:
        #: How many of each: Community cards, Landowner cards without and with a star, Weather Reports.
        self.community: vec[i64] = vec[i64](community)
        self.main: vec[i64] = vec[i64](main)
        self.starred: vec[i64] = vec[i64](starred)
        self.weather: vec[i64] = vec[i64](weather)


@final
class SetUp:
    """Sets up the map, the decks and the hands."""

    def __init__(
        self,
        shared: SharedBoard,
        goals: Goals,
        decks: Decks,
        starts: list[int],
        role_tracks: list[int],
        role_cards: list[int],
    ) -> None:
        self.shared: SharedBoard = shared
        self.atlas: Atlas = shared.atlas
        self.goals: Goals = goals
        self.decks: Decks = decks
        #: Where each track starts.
        self.starts: vec[i64] = vec[i64](starts)
        #: The red boxes: a track or a card for each role, or NOWHERE.
        self.role_tracks: vec[i64] = vec[i64](role_tracks)
        self.role_cards: vec[i64] = vec[i64](role_cards)

    def prepare(self, flood: Flood) -> None:
        chance = flood.chance
        numbers = self.shared.numbers
        flood.levels = vec[i64]([numbers.start_level] * WATERS)
        self.lay_weather(flood, chance)
        self.lay_landowner(flood, chance)
        community = from_counts(self.decks.community)
        chance.shuffle(community)
        flood.community = community
        player: i64 = 0
        while player < flood.players:
            track: i64 = 0
            while track < FIVE:
                flood.tracks[player * FIVE + track] = self.starts[track]
                track += 1
            dealt: i64 = 0
            while dealt < numbers.deal:
                flood.community, card = pop(flood.community)
                flood.hands[player * HAND + card] += 1
                dealt += 1
            player += 1
        if numbers.goals:
            self.goals.lay_out(flood)
        flood.first = chance.below(flood.players)

    def lay_weather(self, flood: Flood, chance: Chance) -> None:
        """In Fall nine heavy rains, drawn unseen, stay in the box (RW-9)."""
        heavy = vec[i64](capacity=32)
        others = vec[i64](capacity=128)
        for card in from_counts(self.decks.weather):
            if is_heavy_rain(card):
                heavy = append(heavy, card)
            else:
                others = append(others, card)
        chance.shuffle(heavy)
        place: i64 = 0
        while place < len(heavy):
            if place < self.shared.numbers.heavy_kept:
                others = append(others, heavy[place])
            else:
                flood.box = append(flood.box, heavy[place])
            place += 1
        chance.shuffle(others)
        flood.weather = others

    def lay_landowner(self, flood: Flood, chance: Chance) -> None:
        """Main cards below, starred ones on top (RW-11). Shuffling the flees cards in with the rest inserts them."""
        main = from_counts(self.decks.main)
        chance.shuffle(main)
        starred = from_counts(self.decks.starred)
        chance.shuffle(starred)
        for card in starred:
            main = append(main, card)
        flood.landowner = main
        flood.starred = len(starred)
        # RW-12: the first three lie face up.
        while len(flood.row) < self.shared.numbers.row:
            flood.landowner, card = pop(flood.landowner)
            flood.row = append(flood.row, card)
            flood.starred -= 1


@final
class NextSettler(AutomaticStep[Flood]):
    """The next player settles and takes a role; after the last one the first Survivor is placed (RW-7c, RW-82b, RW-8).

    The argument: the player.
    """

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("set up", "RW-7")
        self.shared: SharedBoard = shared

    def happen(self, state: Flood, argument: i64) -> None:
        if argument == state.players:
            state.owe(PLACE_SURVIVOR, state.first)
            return
        state.owe(SET_UP, argument + 1)
        if self.shared.numbers.individual_goals:
            state.owe(CHOOSE_ROLE, argument)
        state.owe(SETTLE, argument)


@final
class Settle(Decision):
    """Each player takes a town; its pawns start there (RW-7, RW-7a, RW-7c)."""

    def __init__(self, setup: SetUp) -> None:
        super().__init__("settle", "RW-7", TOWNS_AT, ROLES_AT)
        self.setup: SetUp = setup

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        for home in flood.homes:
            if home == choice - TOWNS_AT:
                return "RW-7c"
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        town = choice - TOWNS_AT
        hex = self.setup.atlas.towns[town]
        flood.homes = replaced(flood.homes, player, town)
        flood.towns = replaced(flood.towns, player, hex)
        if flood.journal is not None:
            flood.journal.note("settles", player, "RW-7", {"town": int(town), "hex": int(hex)})
        pawn: i64 = 0
        while pawn < flood.track(player, PAWNS):
            self.setup.shared.new_pawn(flood, player, hex)
            pawn += 1


@final
class ChooseRole(Decision):
    """Each player takes another role, with what its red box gives (RW-82b, RW-90)."""

    def __init__(self, setup: SetUp) -> None:
        super().__init__("choose role", "RW-82b", ROLES_AT, SURVIVOR_AT)
        self.setup: SetUp = setup

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        for role in flood.roles:
            if role == choice - ROLES_AT:
                return "RW-82b"
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        role = choice - ROLES_AT
        flood.roles = replaced(flood.roles, player, role)
        if flood.journal is not None:
            flood.journal.note("role", player, "RW-82b", {"role": int(role)})
        track = self.setup.role_tracks[role]
        if track != NOWHERE:
            flood.tracks[player * FIVE + track] += 1
            if track == PAWNS:
                self.setup.shared.new_pawn(flood, player, flood.towns[player])
        self.take_card(flood, player, self.setup.role_cards[role])

    def take_card(self, flood: Flood, player: i64, wanted: i64) -> None:
        """One more card at the start: the uppermost of its kind, and the deck is shuffled again (RW-90)."""
        if wanted == NOWHERE:
            return
        left = vec[i64](capacity=128)
        taken = False
        place: i64 = len(flood.community) - 1
        while place >= 0:
            card = flood.community[place]
            if card == wanted and not taken:
                taken = True
                flood.hands[player * HAND + card] += 1
            else:
                left = append(left, card)
            place -= 1
        flood.chance.shuffle(left)
        flood.community = left


@final
class PlaceSurvivor(Decision):
    """A Survivor arrives by the dot at Mounds Landing (RW-8, RW-116); the group says where (RW-8a)."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("place survivor", "RW-8", SURVIVOR_AT, RAISE_AT)
        self.shared: SharedBoard = shared
        atlas = shared.atlas
        away = [int(atlas.far(atlas.landing, hex)) for hex in range(HEXES)]
        #: How far each hex lies from the dot, and the land hexes, those nearest to it first.
        self.away: vec[i64] = vec[i64](away)
        self.nearest_first: vec[i64] = vec[i64](sorted([int(hex) for hex in atlas.land_hexes], key=away.__getitem__))

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        hex = self.shared.atlas.land_hexes[choice - SURVIVOR_AT]
        return None if self.may_arrive(flood, hex) else "RW-8a"

    def may_arrive(self, flood: Flood, hex: i64) -> bool:
        """On dry land within one hex of the dot; when all of it is under water, on the dry land nearest to the dot."""
        return self.away[hex] == self.nearest(flood) and not self.shared.atlas.is_water(flood, hex)

    def nearest(self, flood: Flood) -> i64:
        """How far the nearest dry land lies from the dot."""
        for hex in self.nearest_first:
            if not self.shared.atlas.is_water(flood, hex):
                return self.away[hex]
        return NOWHERE

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        hex = self.shared.atlas.land_hexes[choice - SURVIVOR_AT]
        flood.settle()
        flood.survivors[flood.arrived] = hex
        if flood.journal is not None:
            flood.journal.note("survivor", -1, "RW-8", {"survivor": int(flood.arrived), "hex": int(hex)})
        flood.arrived += 1
