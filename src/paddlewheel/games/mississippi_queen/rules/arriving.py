"""A ship comes to a hex: a passenger boards, the ship lands, or it is the first on the furthest tile."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.state import HOME, NOWHERE, RACING, TILE_SHIFT, Race, Ship
from paddlewheel.kernel import AutomaticStep


@final
class Arrivals:
    """What an arrival brings."""

    def __init__(self, river: RiverMap, introductory: bool, berths: i64, boarding_speed: i64) -> None:
        self.river: RiverMap = river
        self.introductory: bool = introductory
        self.berths: i64 = berths
        self.boarding_speed: i64 = boarding_speed

    def may_board(self, race: Race, ship: Ship, hex: i64) -> bool:
        """Whether a passenger comes aboard when this ship arrives here (MQ-38 to MQ-42)."""
        if self.introductory or ship.speed != self.boarding_speed or ship.passengers >= self.berths:
            return False
        tile = hex >> TILE_SHIFT
        return self.river.is_dock(race, hex) and race.waiting[tile] > 0 and not ship.islands >> tile & 1

    def may_land(self, race: Race, ship: Ship, hex: i64) -> bool:
        """Whether this ship, arriving here, goes to the platform (MQ-33, MQ-47)."""
        if not self.river.is_entry(race, hex):
            return False
        if self.introductory:
            return True
        aboard = ship.passengers
        if self.may_board(race, ship, hex):
            aboard += 1
        return ship.speed == self.boarding_speed and aboard >= self.berths

    def can_still_land(self, race: Race, ship: Ship) -> bool:
        """Whether a ship still racing can have the passengers it needs: one from each island it has not visited."""
        if self.introductory:
            return True
        aboard = ship.passengers
        tile = race.first
        while tile < race.laid():
            if race.waiting[tile] > 0 and not ship.islands >> tile & 1:
                aboard += 1
            tile += 1
        if race.platform == NOWHERE:  # otherwise no tile comes any more
            for layout in race.pile:
                if self.river.passengers[layout] > 0:
                    aboard += 1
        return aboard >= self.berths

    def is_decided(self, race: Race) -> bool:
        """Whether nothing is left to race for: all but one have landed, or nobody can any more (MQ-34a, MQ-34d)."""
        if race.landed() == race.seats - 1:
            return True
        for ship in race.ships:
            if ship.fate == RACING and self.can_still_land(race, ship):
                return False
        return True

    def arrive(self, race: Race, seat: i64) -> None:
        """A ship has come to its hex, by itself or by a push (MQ-38, MQ-43, MQ-47, MQ-47a)."""
        ship = race.ships[seat]
        lands = self.may_land(race, ship, ship.hex)
        if self.may_board(race, ship, ship.hex):
            self.board(race, seat, ship)
        if lands:
            self.land(race, seat, ship)
        elif ship.hex >> TILE_SHIFT == race.laid() - 1 and race.platform == NOWHERE and race.explorer == NOWHERE:
            race.explorer = seat

    def board(self, race: Race, seat: i64, ship: Ship) -> None:
        tile = ship.hex >> TILE_SHIFT
        one: i64 = 1
        ship.passengers += 1
        ship.islands |= one << tile
        race.waiting[tile] -= 1
        if race.journal is not None:
            rule = "MQ-38" if seat == race.mover() else "MQ-43"
            race.journal.note("boards", seat, rule, {"aboard": ship.passengers, "tile": tile})
            race.beat()

    def land(self, race: Race, seat: i64, ship: Ship) -> None:
        race.leave(ship, HOME, self.river.progress(ship.hex))
        if race.journal is not None:
            rule = "MQ-33" if self.introductory else "MQ-47"
            if seat != race.mover():
                rule = "MQ-47a"
            race.journal.note("lands", seat, rule, {"place": race.landed()})
            race.beat()


@final
class Arrive(AutomaticStep[Race]):
    """After a push the pusher's own arrival counts. The argument is its seat."""

    def __init__(self, arrivals: Arrivals) -> None:
        super().__init__("arrive", "MQ-23b")
        self.arrivals: Arrivals = arrivals

    def happen(self, state: Race, argument: i64) -> None:
        self.arrivals.arrive(state, argument)
