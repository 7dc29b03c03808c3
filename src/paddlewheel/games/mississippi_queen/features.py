"""The race as numbers: one's own ship first, the river as it lies around that ship."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from paddlewheel.games.mississippi_queen.rules.river import HEXES, RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.rules.vocabulary import DECISIONS, FACE, PUSH
from paddlewheel.games.mississippi_queen.state import HEX_MASK, NOWHERE, TILE_SHIFT, Race, Ship
from paddlewheel.kernel import Features, Page, Part

#: The tiles that are shown: how many behind one's own, and how many in all.
BEHIND: Final = 1
SHOWN: Final = 5

FATES: Final = 5
WAYS: Final = 6
BENDS: Final = 3
#: A tile further away than this is shown at this distance.
FAR: Final = 12

PLACE: Final = 5
STATUS: Final = 4
ABOUT_A_TILE: Final = 6
AROUND: Final = 3


def parts(seats: int, rounds: int, wheel: int) -> list[Part]:
    """What is written, in this order; `wheel` is the most that a ship's wheels can show."""
    ships = "for each ship, one's own first"
    tiles = f"for each of {SHOWN} tiles, from {BEHIND} behind one's own on"
    status = f"speed, coal, passengers, 1 when it is being pushed or chooses its direction, {ships}"
    place = f"on the river, tiles ahead of one's own, half hexes up, column, on a dock, {ships}"
    tile = f"on the table, passengers waiting, had one here, dock up, dock column, last, {tiles}"
    return [
        Part("step", DECISIONS, 1, "the decision at hand: speed, steer, push or face"),
        Part("deciding", seats, 1, f"1 for who decides, {ships}"),
        Part("round", 1, rounds + 1, "the number of the round"),
        Part("rounds left", 1, rounds + 1, "rounds before the race is ended"),
        Part("pile", 1, 24, "tiles face down"),
        Part("points", 1, wheel, "movement points the mover has left"),
        Part("free turns", 1, wheel, "free turns the mover has left"),
        Part("order", seats, seats, f"place in this round's order of play, from 1, {ships}"),
        Part("turn", seats, 1, f"1 for those who have begun their move this round, {ships}"),
        Part("fate", FATES * seats, 1, f"racing, home, aground, out of coal or stranded, {ships}"),
        Part("heading", WAYS * seats, 1, f"the way it points, seen along the course of its tile, {ships}"),
        Part("status", STATUS * seats, wheel, status),
        Part("place", PLACE * seats, FAR, place),
        Part("way", AROUND * WAYS, 1, "water, a ship, passed in this move, for each way from one's own bow on"),
        Part("tile", ABOUT_A_TILE * SHOWN, 8, tile),
        Part("bend", BENDS * SHOWN, 1, f"the way to the next tile or the platform: left, ahead or right, {tiles}"),
        Part("platform", 1, 1, "1 when the landing platform is in sight"),
        Part("land", HEXES * SHOWN, 1, f"1 for land, hex by hex, {tiles}"),
    ]  # fmt: skip


class RaceFeatures(Features[Race]):
    """Writes a race. All of it lies open on the table: only the pile and the die are unknown, and neither is read."""

    def __init__(self, rules: RaceRules, seats: int) -> None:
        super().__init__(parts(seats, rules.rounds, max(rules.costs.top_speed, rules.coal)))
        self.river: RiverMap = rules.river
        self.rounds: i64 = rules.rounds
        self.free_turns: i64 = rules.costs.free_turns

    def write(self, state: Race, seat: i64, page: Page) -> None:
        own = state.ships[seat]
        here = state.laid() - 1 if own.hex == NOWHERE else own.hex >> TILE_SHIFT
        self.decision(state, seat, page)
        self.fleet(state, seat, here, page)
        self.surroundings(state, own, page)
        self.river_tiles(state, own, here - BEHIND, page)

    def decision(self, race: Race, seat: i64, page: Page) -> None:
        owing = race.owing()
        page.one_of(race.stack[len(race.stack) - 1] & 255 if owing else DECISIONS, DECISIONS)
        other: i64 = 0
        while other < race.seats:
            page.flag(owing >> ((seat + other) % race.seats) & 1 == 1)
            other += 1
        page.put(race.round)
        page.put(self.rounds - race.round)
        page.put(len(race.pile))
        page.put(race.points)
        free = self.free_turns - race.turns
        page.put(free if free > 0 else 0)

    def fleet(self, race: Race, seat: i64, here: i64, page: Page) -> None:
        """All ships: order of play, begun, fate, heading, status, place."""
        seats = race.seats
        ships = page.at
        other: i64 = 0
        page.blank(2 * seats)
        while other < len(race.order):
            place = (race.order[other] - seat + seats) % seats
            page.numbers[ships + place] = i16(other + 1)
            if other < race.turn:
                page.numbers[ships + seats + place] = 1
            other += 1
        other = 0
        while other < seats:
            page.one_of(race.ships[(seat + other) % seats].fate, FATES)
            other += 1
        other = 0
        while other < seats:
            ship = race.ships[(seat + other) % seats]
            on_river = ship.hex != NOWHERE
            page.one_of((ship.heading - race.courses[ship.hex >> TILE_SHIFT] + WAYS) % WAYS if on_river else WAYS, WAYS)
            other += 1
        pushed = self.pushed(race)
        other = 0
        while other < seats:
            ship = race.ships[(seat + other) % seats]
            page.put(ship.speed)
            page.put(ship.coal)
            page.put(ship.passengers)
            page.flag(pushed == (seat + other) % seats)
            other += 1
        other = 0
        while other < seats:
            self.place(race, race.ships[(seat + other) % seats], here, page)
            other += 1

    def pushed(self, race: Race) -> i64:
        """The seat that is being pushed or chooses its direction, or NOWHERE."""
        if len(race.stack) == 0:
            return NOWHERE
        step = race.stack[len(race.stack) - 1] & 255
        return race.argument() if step in (PUSH, FACE) else NOWHERE

    def place(self, race: Race, ship: Ship, here: i64, page: Page) -> None:
        if ship.hex == NOWHERE:
            page.blank(PLACE)
            return
        river = self.river
        away = (ship.hex >> TILE_SHIFT) - here
        page.put(1)
        page.put(FAR if away > FAR else (-FAR if away < -FAR else away))
        page.put(river.up[ship.hex & HEX_MASK])
        page.put(river.column[ship.hex & HEX_MASK])
        page.flag(river.is_dock(race, ship.hex))

    def surroundings(self, race: Race, own: Ship, page: Page) -> None:
        """The six hexes around one's own ship, the one ahead first and on clockwise."""
        if own.hex == NOWHERE:
            page.blank(AROUND * WAYS)
            return
        river = self.river
        way: i64 = 0
        while way < WAYS:
            there = river.ahead(race, own.hex, (own.heading + way) % WAYS)
            page.flag(there != NOWHERE)
            page.flag(there != NOWHERE and race.ship_on(there) != NOWHERE)
            page.flag(there != NOWHERE and race.passed(there))
            way += 1

    def river_tiles(self, race: Race, own: Ship, first: i64, page: Page) -> None:
        tile = first
        while tile < first + SHOWN:
            self.about_a_tile(race, own, tile, page)
            tile += 1
        tile = first
        while tile < first + SHOWN:
            page.one_of(self.bend(race, tile), BENDS)
            tile += 1
        page.flag(race.platform != NOWHERE)
        self.land(race, first, page)

    def land(self, race: Race, first: i64, page: Page) -> None:
        water = self.river.water
        numbers = page.numbers
        place = page.at
        page.blank(HEXES * SHOWN)
        tile = first
        while tile < first + SHOWN:
            if race.first <= tile < race.laid():
                dry = ~water[race.tiles[tile]]
                number: i64 = 0
                while number < HEXES:
                    numbers[place + number] = i16(dry >> number & 1)
                    number += 1
            place += HEXES
            tile += 1

    def about_a_tile(self, race: Race, own: Ship, tile: i64, page: Page) -> None:
        if tile < race.first or tile >= race.laid():
            page.blank(ABOUT_A_TILE)
            return
        river = self.river
        dock = river.docks[race.tiles[tile]]
        page.put(1)
        page.put(race.waiting[tile])
        page.flag(own.islands >> tile & 1 == 1)
        page.put(river.up[dock] if dock != NOWHERE else 0)
        page.put(river.column[dock] if dock != NOWHERE else 0)
        page.flag(tile == race.laid() - 1)

    def bend(self, race: Race, tile: i64) -> i64:
        """0 left, 1 ahead, 2 right, or BENDS when nothing lies beyond."""
        last = race.laid() - 1
        if tile < race.first or tile > last or (tile == last and race.platform == NOWHERE):
            return BENDS
        onward = race.platform if tile == last else race.courses[tile + 1]
        return (onward - race.courses[tile] + 1 + WAYS) % WAYS
