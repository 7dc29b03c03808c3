"""Positions of Rising Waters set up in a few words.

The tests of the rules have a map of their own, so that they say the same whatever the published one becomes. Words and
pictures are made for the published map alone: their tests name its game.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import paddlewheel as pw
from paddlewheel.games.rising_waters.components import CARDS, LANDOWNERS, load
from paddlewheel.games.rising_waters.game import RisingWaters
from paddlewheel.games.rising_waters.grid import hex_number
from paddlewheel.games.rising_waters.kinds import FIVE, HAND, NOWHERE, PAWNS_EACH
from paddlewheel.games.rising_waters.mapfile import load_map
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.rules.vocabulary import NEXT_CRISIS
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Fact, OptionValue

GAME = RisingWaters(load(), load_map(Path(__file__).with_name("delta_map.txt")))
TOWNS = ("Greenville", "Rolling Fork", "Tallulah", "Lake Providence")
TRACKS = ("actions", "movement", "pawns", "donation", "swim")
POWERS = ("raft", "work discount", "mule team", "helping hands", "church supper")
WATERS = [group.name for group in GAME.river_map.water]
LANDS = [group.name for group in GAME.river_map.land]
REGIONS = ("yazoo", "mounds", "teele", "tensas")
RAINS = ("heavy", "medium", "light", "sunny")


class Delta:
    """A game under way, played and changed by words."""

    def __init__(self, flood: Flood) -> None:
        self.flood = flood
        self.journal = pw.Journal()
        flood.journal = self.journal

    # -- playing -------------------------------------------------------------------------------------------

    def say(self, *tokens: str, seat: int | None = None) -> Delta:
        for token in tokens:
            self.flood.play(self.flood.deciders[0] if seat is None else seat, token)
        return self

    def refused(self, token: str, seat: int | None = None) -> str:
        """The rule by which a choice is refused; empty when it is not."""
        refusal = self.flood.why_not(self.flood.deciders[0] if seat is None else seat, token)
        return "" if refusal is None else refusal.rule

    def may(self, token: str) -> bool:
        return not self.refused(token)

    def tokens(self, seat: int | None = None) -> list[str]:
        seat = self.flood.deciders[0] if seat is None else seat
        return [GAME.token(choice) for choice in self.flood.choices(seat)]

    @property
    def step(self) -> str:
        return "over" if self.flood.outcome is not None else self.flood.step().name

    @property
    def phase(self) -> str:
        return GAME.observe(self.flood, None).phase

    def watch(self, token: str, seat: int | None = None) -> list[str]:
        """Play a choice; the names of the steps that then happen by themselves."""
        flood = self.flood
        names: list[str] = []
        flood.step().play(flood, flood.deciders[0] if seat is None else seat, GAME.choice(token))
        while flood.stack:
            name = flood.step().name
            if not flood.step().run(flood):
                break
            names.append(name)
        return names

    @property
    def decider(self) -> int:
        return self.flood.deciders[0]

    def events(self, kind: str) -> list[dict[str, Fact]]:
        return [event.facts for event in self.journal.events if event.kind == kind]

    # -- setting things ------------------------------------------------------------------------------------

    def hand(self, player: int, *cards: str) -> Delta:
        """Exactly these cards in a hand."""
        for card in range(HAND):
            self.flood.hands[player * HAND + card] = cards.count(CARDS[card].replace("_", " "))
        return self

    def held(self, player: int, card: str) -> int:
        return self.flood.held(player, CARDS.index(card.replace(" ", "_")))

    def board(self, player: int, **tracks: int) -> Delta:
        for track, value in tracks.items():
            self.flood.tracks[player * FIVE + TRACKS.index(track)] = value
        return self

    def track(self, player: int, track: str) -> int:
        return self.flood.track(player, TRACKS.index(track))

    def power(self, player: int, name: str) -> Delta:
        self.flood.powers[player * FIVE + POWERS.index(name)] = 1
        return self

    def pawns(self, player: int, *hexes: str) -> Delta:
        """Exactly these pawns of a player on the map, and the track to go with them."""
        for number in range(PAWNS_EACH):
            place = hex_number(hexes[number]) if number < len(hexes) else NOWHERE
            self.flood.pawns[player * PAWNS_EACH + number] = place
            self.flood.pawn_rafts[player * PAWNS_EACH + number] = NOWHERE
        return self.board(player, pawns=len(hexes))

    def raft(self, number: int, hex: str, *pawns: int) -> Delta:
        """A raft on the map with these pawns (numbers from 0) on it."""
        self.flood.rafts[number] = hex_number(hex)
        for pawn in pawns:
            self.flood.pawns[pawn] = hex_number(hex)
            self.flood.pawn_rafts[pawn] = number
        return self

    def survivors(self, *hexes: str) -> Delta:
        for number in range(len(self.flood.survivors)):
            self.flood.survivors[number] = hex_number(hexes[number]) if number < len(hexes) else NOWHERE
        return self

    def levee(self, hex: str, height: int) -> Delta:
        self.flood.levees[hex_number(hex)] = height
        return self

    def height(self, hex: str) -> int:
        return self.flood.levees[hex_number(hex)]

    def camp(self, hex: str, colour: int = 1) -> Delta:
        self.flood.camps[hex_number(hex)] = colour
        return self

    def row(self, *cards: str) -> Delta:
        """The Landowner row; a camp is named by its number: camp 0."""
        self.flood.row = type(self.flood.row)([landowner(card) for card in cards])
        return self

    def next_landowner(self, *cards: str) -> Delta:
        """These cards lie on top of the Landowner deck, the first one uppermost."""
        self.flood.landowner = type(self.flood.row)([*self.flood.landowner, *map(landowner, reversed(cards))])
        return self

    def next_weather(self, *cards: str) -> Delta:
        """These Weather Reports come next: 'heavy tensas', 'cloudy'."""
        self.flood.weather = type(self.flood.row)([*self.flood.weather, *map(report, reversed(cards))])
        return self

    def water(self, **levels: int) -> Delta:
        """Levels of groupings; what is above the start has a token."""
        for name, level in levels.items():
            self.flood.levels[WATERS.index(name)] = level
            self.flood.rains[WATERS.index(name)] = 1
        return self

    def level(self, name: str) -> int:
        return self.flood.levels[WATERS.index(name)]

    def levels(self, *names: str) -> list[int]:
        return [self.level(name) for name in names]

    def flooded(self) -> set[str]:
        return {LANDS[land] for land in range(len(LANDS)) if self.flood.flooded >> land & 1}

    def flood_land(self, *names: str) -> Delta:
        for name in names:
            self.flood.flooded |= 1 << LANDS.index(name)
        return self

    def rain(self, *cards: str) -> Delta:
        """Add these Weather Reports without resolving."""
        for card in cards:
            self.rules.weather.add(self.flood, report(card))
        return self

    def resolve(self) -> Delta:
        self.rules.water.resolve(self.flood)
        return self

    def at(self, pawn: int) -> int:
        return self.flood.pawns[pawn]

    @property
    def rules(self) -> FloodRules:
        return self.flood.rules

    # -- getting somewhere -----------------------------------------------------------------------------------

    def upgrades_done(self) -> Delta:
        for seat in list(self.flood.deciders):
            while self.step == "upgrade" and seat in self.flood.deciders:
                self.flood.play(seat, "upgrades done")
        return self

    def turn(self) -> Delta:
        """To the first player's turn, with three Job Offers in the row."""
        self.row("job offer", "job offer", "job offer")
        return self.upgrades_done()

    def crisis(self, *cards: str, by: int | None = None) -> Delta:
        """These crises lie in the row and are resolved now, as in phase 2 (or for the player who revealed them)."""
        self.row(*cards)
        self.flood.owe(NEXT_CRISIS, self.flood.first if by is None else by)
        self.flood.advance()
        return self

    def end_turns(self) -> Delta:
        """All players end their turns; the weather comes."""
        while self.step in ("act", "discard"):
            token = "end turn" if self.step == "act" else self.tokens()[0]
            self.say(token)
        return self


def landowner(card: str) -> int:
    if card.startswith("camp"):
        return len(LANDOWNERS) + int(card.split()[1])
    return LANDOWNERS.index(card.replace(" ", "_"))


def report(card: str) -> int:
    if card == "cloudy":
        return 16
    kind, region = card.split()
    return REGIONS.index(region) * 4 + RAINS.index(kind)


def a_delta(
    seats: int = 3,
    *,
    spring: bool = False,
    roles: Iterable[str] = (),
    game: RisingWaters = GAME,
    **options: OptionValue,
) -> Delta:
    """A game at its first upgrades: towns taken in the order of TOWNS, red first, the Survivor at a6."""
    roles = list(roles)
    if roles:
        options["individual_goals"] = True
    flood = game.new(seats=seats, seed=1, version="spring" if spring else "fall", **options)
    flood.first = 0
    delta = Delta(flood)
    for player in range(flood.players):
        delta.say(f"settle in {TOWNS[player]}")
        if roles:
            delta.say(f"be the {roles[player]}")
    delta.say("survivor at a6")
    delta.row("job offer", "job offer", "job offer")
    return delta


def a_turn(
    seats: int = 3,
    *,
    spring: bool = False,
    roles: Iterable[str] = (),
    game: RisingWaters = GAME,
    **options: OptionValue,
) -> Delta:
    """Red's first turn."""
    return a_delta(seats, spring=spring, roles=roles, game=game, **options).turn()
