"""The pilot: can the move still be completed? No choice is offered after which it could not (MQ-17a)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.river import Chart
from paddlewheel.games.mississippi_queen.state import NOWHERE, TILE_SHIFT, Race, Ship

# What the look ahead finds when no ship is pushed: no way to spend the points, none but through other ships, or a way.
SHUT: Final = 0
TAKEN: Final = 1
CLEAR: Final = 2


@final
class Trial:
    """A board to try pushes on: where the ships would be, and where the mover would have been."""

    __slots__ = ("aboard", "path", "ships")

    def __init__(self, race: Race) -> None:
        ships = vec[i64](capacity=race.seats)
        aboard = vec[i64](capacity=race.seats)
        for ship in race.ships:
            ships = append(ships, ship.hex)
            aboard = append(aboard, ship.passengers)
        self.ships: vec[i64] = ships
        #: Passengers, those included that would board at a dock on the way.
        self.aboard: vec[i64] = aboard
        self.path: vec[i64] = race.path[:]

    def other_on(self, hex: i64, seat: i64) -> i64:
        """The other seat whose ship would be on this hex, or NOWHERE."""
        other: i64 = 0
        while other < len(self.ships):
            if self.ships[other] == hex and other != seat:
                return other
            other += 1
        return NOWHERE

    def is_taboo(self, hex: i64, seat: i64) -> bool:
        """Whether no ship may be pushed here: another one is there, or the mover passed (MQ-26a, MQ-27)."""
        return hex in self.path or self.other_on(hex, seat) != NOWHERE


@final
class Pilot:
    """Looks ahead over the rest of one move.

    Only in the introductory race can a ship land with points to spare (MQ-33). With passengers it lands at speed 1, by
    its last point; the look ahead must not ask the speed wheel, which may still show the speed before this move.
    """

    def __init__(self, chart: Chart, introductory: bool, berths: i64, boarding_speed: i64) -> None:
        self.chart: Chart = chart
        self.introductory: bool = introductory
        self.berths: i64 = berths
        self.boarding_speed: i64 = boarding_speed

    def may_board(self, race: Race, ship: Ship, hex: i64) -> bool:
        """Whether a passenger comes aboard when this ship arrives here (MQ-38 to MQ-42)."""
        if self.introductory or ship.speed != self.boarding_speed or ship.passengers >= self.berths:
            return False
        tile = hex >> TILE_SHIFT
        return self.chart.is_dock(race, hex) and race.waiting[tile] > 0 and not ship.islands >> tile & 1

    def may_land(self, race: Race, ship: Ship, hex: i64) -> bool:
        """Whether this ship, arriving here, goes to the platform (MQ-33, MQ-47)."""
        return self.may_land_with(race, ship, hex, ship.passengers)

    def may_land_with(self, race: Race, ship: Ship, hex: i64, aboard: i64) -> bool:
        """The same with so many passengers aboard."""
        if not self.chart.is_entry(race, hex):
            return False
        if self.introductory:
            return True
        boarded: i64 = 1 if self.may_board(race, ship, hex) else 0
        return ship.speed == self.boarding_speed and aboard + boarded >= self.berths

    def completes(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> bool:
        """Can the mover spend its points from here with so many turns left to it?"""
        found = self._in_open_water(race, seat, hex, heading, points, turns)
        if found != TAKEN:
            return found == CLEAR
        trial = Trial(race)
        if hex not in trial.path:
            trial.path = append(trial.path, hex)
        return self._with_pushes(race, seat, trial, hex, heading, points, turns)

    def completes_after_push(self, race: Race, seat: i64, pushed: i64, target: i64, points: i64, turns: i64) -> bool:
        """Can the mover go on once the ship on its hex is pushed to the target?"""
        trial = Trial(race)
        return self._after_push(race, seat, trial, race.ships[seat].hex, pushed, target, points, turns)

    def can_enter(self, race: Race, seat: i64, hex: i64, points: i64, turns: i64) -> bool:
        """Can the mover enter this occupied hex, push, and go on with what is left of its points?"""
        trial = Trial(race)
        return self._shove(race, seat, trial, hex, trial.other_on(hex, seat), points, turns)

    def push_target(self, race: Race, seat: i64, trial: Trial, hex: i64, way: i64) -> i64:
        """Where a ship on this hex can be pushed that way, or NOWHERE (MQ-25 to MQ-27)."""
        target = self.chart.ahead(race, hex, way)
        if target == NOWHERE or trial.is_taboo(target, seat):
            return NOWHERE
        return target

    def _in_open_water(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> i64:
        """The search as if no ship could be pushed: nearly always enough."""
        if points == 0:
            return CLEAR
        best: i64 = SHUT
        turn: i64 = 0
        while turn <= turns and turn <= 3:
            found = self._goes_on(race, seat, hex, heading + turn, points, turns - turn)
            if found != CLEAR and (turn == 1 or turn == 2):
                mirrored = self._goes_on(race, seat, hex, heading + 6 - turn, points, turns - turn)
                if mirrored > found:
                    found = mirrored
            if found == CLEAR:
                return CLEAR
            if found > best:
                best = found
            turn += 1
        return best

    def _goes_on(self, race: Race, seat: i64, hex: i64, way: i64, points: i64, turns: i64) -> i64:
        heading = way
        if heading >= 6:
            heading -= 6
        there = self.chart.ahead(race, hex, heading)
        if there == NOWHERE:
            return SHUT
        other = race.ship_on(there)
        if other != NOWHERE and other != seat:
            # Entering takes a point, and pushing another one (MQ-24).
            if points >= 2:
                return TAKEN
            return SHUT
        if self.introductory and self.chart.is_entry(race, there):
            return CLEAR
        return self._in_open_water(race, seat, there, heading, points - 1, turns)

    def _with_pushes(
        self,
        race: Race,
        seat: i64,
        trial: Trial,
        hex: i64,
        heading: i64,
        points: i64,
        turns: i64,
    ) -> bool:
        """The whole search, every push tried out."""
        if points == 0:
            return True
        bend: i64 = 0
        while bend < 6:
            cost = bend if bend <= 3 else 6 - bend
            way = (heading + bend) % 6
            bend += 1
            there = self.chart.ahead(race, hex, way)
            if cost > turns or there == NOWHERE:
                continue
            other = trial.other_on(there, seat)
            if other != NOWHERE:
                if self._shove(race, seat, trial, there, other, points, turns - cost, way):
                    return True
                continue
            if self.introductory and self.chart.is_entry(race, there):
                return True
            trial.path = append(trial.path, there)
            completes = self._with_pushes(race, seat, trial, there, way, points - 1, turns - cost)
            trial.path, _ = pop(trial.path)
            if completes:
                return True
        return False

    def _shove(
        self,
        race: Race,
        seat: i64,
        trial: Trial,
        hex: i64,
        other: i64,
        points: i64,
        turns: i64,
        way: i64 = -1,
    ) -> bool:
        """Enter an occupied hex with these points, push its ship somewhere, and go on (MQ-23, MQ-24, MQ-28)."""
        if points < 2:
            return False
        heading = race.ships[seat].heading if way < 0 else way
        trial.path = append(trial.path, hex)
        found = False
        direction: i64 = 0
        while direction < 6 and not found:
            target = self.push_target(race, seat, trial, hex, direction)
            if target != NOWHERE:
                found = self._after_push(race, seat, trial, hex, other, target, points - 2, turns, heading)
            direction += 1
        trial.path, _ = pop(trial.path)
        return found

    def _after_push(
        self, race: Race, seat: i64, trial: Trial, hex: i64, pushed: i64, target: i64, points: i64, turns: i64,
        way: i64 = -1,
    ) -> bool:  # fmt: skip
        if self.introductory and self.chart.is_entry(race, hex):
            return True
        heading = race.ships[seat].heading if way < 0 else way
        ship = race.ships[pushed]
        before = trial.ships[pushed]
        aboard = trial.aboard[pushed]
        trial.ships[pushed] = NOWHERE if self.may_land_with(race, ship, target, aboard) else target
        # Whoever boards at a dock counts if the ship is pushed on to the platform in the same move (MQ-43, MQ-47a).
        if self.may_board(race, ship, target):
            trial.aboard[pushed] = aboard + 1
        completes = self._with_pushes(race, seat, trial, hex, heading, points, turns)
        trial.ships[pushed] = before
        trial.aboard[pushed] = aboard
        return completes
