"""Setting up: decks by version, towns, roles, the first Survivor (RW-5 to RW-14)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.goals import Goals
from paddlewheel.games.rising_waters.rules.table import Decision, Flow, Table
from paddlewheel.games.rising_waters.rules.vocabulary import (
    CHOOSE_ROLE,
    PLACE_SURVIVOR,
    RAISE_AT,
    ROLES_AT,
    SETTLE,
    SURVIVOR_AT,
    TOWNS_AT,
)
from paddlewheel.games.rising_waters.state import (
    FIVE,
    HAND,
    HEXES,
    NOWHERE,
    PAWNS,
    WATERS,
    Flood,
    but,
)
from paddlewheel.kernel import Chance


@final
class Decks:
    """The cards of one version, as they come out of the box."""

    def __init__(self, community: list[int], main: list[int], starred: list[int], weather: list[int]) -> None:
        #: How many of each: Community cards, Landowner cards without and with a star, Weather Reports.
        self.community: vec[i64] = vec[i64](community)
        self.main: vec[i64] = vec[i64](main)
        self.starred: vec[i64] = vec[i64](starred)
        self.weather: vec[i64] = vec[i64](weather)


def pile_of(counts: vec[i64]) -> vec[i64]:
    """So many cards of each kind, in order."""
    cards = vec[i64](capacity=128)
    kind: i64 = 0
    while kind < len(counts):
        left = counts[kind]
        while left > 0:
            cards = append(cards, kind)
            left -= 1
        kind += 1
    return cards


@final
class SetUp:
    """Lays the table and deals."""

    def __init__(
        self, table: Table, goals: Goals, decks: Decks, starts: list[int], role_tracks: list[int], role_cards: list[int]
    ) -> None:
        self.table: Table = table
        self.atlas: Atlas = table.atlas
        self.goals: Goals = goals
        self.decks: Decks = decks
        #: Where each track starts.
        self.starts: vec[i64] = vec[i64](starts)
        #: The red boxes: a track or a card for each role, or NOWHERE.
        self.role_tracks: vec[i64] = vec[i64](role_tracks)
        self.role_cards: vec[i64] = vec[i64](role_cards)

    def lay(self, flood: Flood) -> None:
        chance = flood.chance
        numbers = self.table.numbers
        flood.levels = vec[i64]([numbers.start_level] * WATERS)
        self.lay_weather(flood, chance)
        self.lay_landowner(flood, chance)
        community = pile_of(self.decks.community)
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
        for card in pile_of(self.decks.weather):
            if card & 3 == 0 and card < 16:
                heavy = append(heavy, card)
            else:
                others = append(others, card)
        chance.shuffle(heavy)
        place: i64 = 0
        while place < len(heavy):
            if place < self.table.numbers.heavy_kept:
                others = append(others, heavy[place])
            else:
                flood.box = append(flood.box, heavy[place])
            place += 1
        chance.shuffle(others)
        flood.weather = others

    def lay_landowner(self, flood: Flood, chance: Chance) -> None:
        """Main cards below, starred ones on top (RW-11). Shuffling the flees cards in with the rest inserts them."""
        main = pile_of(self.decks.main)
        chance.shuffle(main)
        starred = pile_of(self.decks.starred)
        chance.shuffle(starred)
        for card in starred:
            main = append(main, card)
        flood.landowner = main
        flood.starred = len(starred)
        # RW-12: the first three lie face up.
        while len(flood.row) < self.table.numbers.row:
            flood.landowner, card = pop(flood.landowner)
            flood.row = append(flood.row, card)
            flood.starred -= 1

    def next(self, flood: Flood) -> bool:
        """Ask for what is still open; True when the table is laid."""
        player: i64 = 0
        while player < flood.players:
            if flood.homes[player] == NOWHERE:
                flood.owe(SETTLE, player)
                return False
            if self.table.numbers.callings and flood.roles[player] == NOWHERE:
                flood.owe(CHOOSE_ROLE, player)
                return False
            player += 1
        if flood.arrived == 0:
            flood.owe(PLACE_SURVIVOR, flood.first)
            return False
        return True


@final
class Settle(Decision):
    """Each player takes a town; its pawns start there (RW-7, RW-7a, RW-7c)."""

    def __init__(self, setup: SetUp, flow: Flow) -> None:
        super().__init__("settle", "RW-7", TOWNS_AT, ROLES_AT, flow)
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
        flood.homes = but(flood.homes, player, town)
        flood.towns = but(flood.towns, player, hex)
        if flood.journal is not None:
            flood.journal.note("settles", player, "RW-7", {"town": int(town), "hex": int(hex)})
        pawn: i64 = 0
        while pawn < flood.track(player, PAWNS):
            self.setup.table.new_pawn(flood, player, hex)
            pawn += 1


@final
class ChooseRole(Decision):
    """Each player takes another role, with what its red box gives (RW-82b, RW-90)."""

    def __init__(self, setup: SetUp, flow: Flow) -> None:
        super().__init__("choose role", "RW-82b", ROLES_AT, SURVIVOR_AT, flow)
        self.setup: SetUp = setup

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        for role in flood.roles:
            if role == choice - ROLES_AT:
                return "RW-82b"
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        role = choice - ROLES_AT
        flood.roles = but(flood.roles, player, role)
        if flood.journal is not None:
            flood.journal.note("role", player, "RW-82b", {"role": int(role)})
        track = self.setup.role_tracks[role]
        if track != NOWHERE:
            flood.tracks[player * FIVE + track] += 1
            if track == PAWNS:
                self.setup.table.new_pawn(flood, player, flood.towns[player])
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
    """A Survivor arrives near the dot at Mounds Landing (RW-8, RW-116); the group says where (RW-8a)."""

    def __init__(self, table: Table, flow: Flow) -> None:
        super().__init__("place survivor", "RW-8", SURVIVOR_AT, RAISE_AT, flow)
        self.table: Table = table
        atlas = table.atlas
        away = [min([1000, *[int(atlas.far(site, hex)) for site in atlas.arrivals]]) for hex in range(HEXES)]
        #: How far each hex lies from the landing sites, and the land hexes, those nearest to them first.
        self.away: vec[i64] = vec[i64](away)
        self.nearest_first: vec[i64] = vec[i64](sorted([int(hex) for hex in atlas.land_hexes], key=away.__getitem__))

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        hex = self.table.atlas.land_hexes[choice - SURVIVOR_AT]
        return None if self.may_arrive(flood, hex) else "RW-8a"

    def may_arrive(self, flood: Flood, hex: i64) -> bool:
        """On a dry landing site; when all are under water, on any dry land as near to them as the nearest is."""
        return self.away[hex] == self.nearest(flood) and not self.table.atlas.is_water(flood, hex)

    def nearest(self, flood: Flood) -> i64:
        """How far the nearest dry land lies from the landing sites."""
        for hex in self.nearest_first:
            if not self.table.atlas.is_water(flood, hex):
                return self.away[hex]
        return NOWHERE

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        hex = self.table.atlas.land_hexes[choice - SURVIVOR_AT]
        flood.settle()
        flood.survivors[flood.arrived] = hex
        if flood.journal is not None:
            flood.journal.note("survivor", -1, "RW-8", {"survivor": int(flood.arrived), "hex": int(hex)})
        flood.arrived += 1
