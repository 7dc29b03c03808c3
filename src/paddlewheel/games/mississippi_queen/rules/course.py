"""The course of a race: whose turn it is, what an arrival brings, how the river grows, how it all ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.pilot import CLEAR, SHUT, Pilot
from paddlewheel.games.mississippi_queen.rules.river import Chart, rolled_bend
from paddlewheel.games.mississippi_queen.state import (
    AGROUND,
    HOME,
    NOWHERE,
    OUT_OF_COAL,
    RACING,
    STRANDED,
    TILE_SHIFT,
    Race,
    Ship,
)
from paddlewheel.kernel import Outcome

# The steps, by number.
SET_SPEED: Final = 0
STEER: Final = 1
PUSH: Final = 2
FACE: Final = 3

PLENTY: Final = 1000


@final
class Course:
    """Runs a race between the decisions."""

    def __init__(
        self,
        chart: Chart,
        pilot: Pilot,
        introductory: bool,
        top_speed: i64,
        free_change: i64,
        free_turns: i64,
        rounds: i64,
    ) -> None:
        self.chart: Chart = chart
        self.pilot: Pilot = pilot
        self.introductory: bool = introductory
        self.top_speed: i64 = top_speed
        self.free_change: i64 = free_change
        self.free_turns: i64 = free_turns
        self.rounds: i64 = rounds

    # -- coal ----------------------------------------------------------------------------------------

    def price_of_speed(self, ship: Ship, speed: i64) -> i64:
        """Coal for setting the wheel to this speed (MQ-7, MQ-8)."""
        change = speed - ship.speed
        if change < 0:
            change = -change
        if change <= self.free_change:
            return 0
        return change - self.free_change

    def turns_left(self, race: Race, ship: Ship) -> i64:
        """How many more turns the mover can make: free ones, and one for every coal (MQ-12)."""
        free = self.free_turns - race.turns
        if free <= 0:
            return ship.coal
        return ship.coal + free

    def speeds(self, race: Race, seat: i64) -> i64:
        """The speeds at which a whole move exists, a bit each: the same as asking for one after another.

        A clear way at one speed is one at every lower speed that leaves as much coal.
        """
        ship = race.ships[seat]
        one: i64 = 1
        found: i64 = 0
        clear_with: i64 = PLENTY
        speed = self.top_speed
        while speed > 0:
            coal = ship.coal - self.price_of_speed(ship, speed)
            if coal >= clear_with:
                found |= one << speed
            elif coal >= 0:
                outlook = self.pilot.outlook(race, seat, ship.hex, ship.heading, speed, coal + self.free_turns)
                if outlook != SHUT:
                    found |= one << speed
                if outlook == CLEAR:
                    clear_with = coal
            speed -= 1
        return found

    def can_move_at(self, race: Race, seat: i64, speed: i64, coal: i64) -> bool:
        """Whether a whole move at this speed exists, with so much coal for turning."""
        ship = race.ships[seat]
        return self.pilot.completes(race, seat, ship.hex, ship.heading, speed, coal + self.free_turns)

    # -- a move ----------------------------------------------------------------------------------------

    def begin_move(self, race: Race, seat: i64, speed: i64) -> None:
        ship = race.ships[seat]
        ship.coal -= self.price_of_speed(ship, speed)
        ship.speed = speed
        race.points = speed
        race.turns = 0
        race.path = vec[i64]([ship.hex])
        race.explorer = NOWHERE
        race.owe(STEER, seat)

    def arrive(self, race: Race, seat: i64) -> None:
        """A ship has come to a hex, by itself or by a push: what that brings (MQ-38, MQ-43, MQ-47, MQ-47a)."""
        ship = race.ships[seat]
        tile = ship.hex >> TILE_SHIFT
        lands = self.pilot.may_land(race, ship, ship.hex)
        if self.pilot.may_board(race, ship, ship.hex):
            ship.passengers += 1
            one: i64 = 1
            ship.islands |= one << tile
            race.waiting[tile] -= 1
            if race.journal is not None:
                race.journal.note(
                    "boards",
                    seat,
                    "MQ-38" if seat == race.mover() else "MQ-43",
                    {"aboard": ship.passengers, "tile": tile},
                )
        if lands:
            self.leave(race, seat, HOME)
            if race.journal is not None:
                rule = "MQ-33" if self.introductory else "MQ-47"
                if seat != race.mover():
                    rule = "MQ-47a"
                race.journal.note("lands", seat, rule, {"place": self._landed(race)})
        elif tile == race.laid() - 1 and race.platform == NOWHERE and race.explorer == NOWHERE:
            race.explorer = seat

    def leave(self, race: Race, seat: i64, fate: i64) -> None:
        """A ship leaves the river."""
        ship = race.ships[seat]
        ship.reached = self.chart.progress(ship.hex)
        ship.fate = fate
        race.move_ship(ship, NOWHERE)
        ship.ended = race.ended
        race.ended += 1

    def carry_on(self, race: Race) -> None:
        """The mover goes on, or its move is over: it has landed, or can neither move nor turn (MQ-16a)."""
        ship = race.ships[race.mover()]
        if ship.fate != RACING or (race.points == 0 and self.turns_left(race, ship) == 0):
            self.end_move(race)

    def end_move(self, race: Race) -> None:
        race.settle()
        race.points = 0
        race.turns = 0
        race.path = vec[i64]([])
        if race.explorer != NOWHERE:
            self.extend(race)
            race.explorer = NOWHERE
        self.next_move(race)

    def next_move(self, race: Race) -> None:
        """Find the next ship that can move; those that cannot are out (MQ-18, MQ-10)."""
        while True:
            self.clear_vacated(race)
            if race.seats - race.ended <= 1:
                self.finish(race, "MQ-34a", "landed" if self._landed(race) else "last afloat")
                return
            if race.turn == len(race.order):
                if race.round == self.rounds:
                    self.finish(race, "MQ-34c", "rounds")
                    return
                self.next_round(race)
            seat = race.order[race.turn]
            race.turn += 1
            if race.ships[seat].fate != RACING:
                continue
            if self.can_move(race, seat):
                race.owe(SET_SPEED, seat)
                return
            self.drop_out(race, seat)

    def can_move(self, race: Race, seat: i64) -> bool:
        ship = race.ships[seat]
        speed: i64 = 1
        while speed <= self.top_speed:
            price = self.price_of_speed(ship, speed)
            if price <= ship.coal and self.can_move_at(race, seat, speed, ship.coal - price):
                return True
            speed += 1
        return False

    def drop_out(self, race: Race, seat: i64) -> None:
        """No complete move exists: more coal would have helped, or nothing would (MQ-18a)."""
        fate: i64 = AGROUND
        speed: i64 = 1
        while speed <= self.top_speed:
            if self.can_move_at(race, seat, speed, PLENTY):
                fate = OUT_OF_COAL
                break
            speed += 1
        self.leave(race, seat, fate)
        if race.journal is not None:
            if fate == AGROUND:
                race.journal.note("aground", seat, "MQ-18", {})
            else:
                race.journal.note("out of coal", seat, "MQ-10", {})

    def next_round(self, race: Race) -> None:
        race.round += 1
        race.turn = 0
        if not self.introductory:
            race.order = self.by_position(race)
        if race.journal is not None:
            rule = "MQ-5" if self.introductory else "MQ-45"
            racing = tuple([seat for seat in race.order if race.ships[seat].fate == RACING])
            race.journal.note("round", -1, rule, {"round": race.round, "order": racing})

    # -- order -----------------------------------------------------------------------------------------

    def by_position(self, race: Race) -> vec[i64]:
        """The seats, the ship furthest ahead first; ships that have left the race come last (MQ-45, MQ-46)."""
        order = race.order[:]
        place: i64 = 1
        while place < race.seats:
            seat = order[place]
            at = place
            while at > 0 and self.is_ahead(race, seat, order[at - 1]):
                order[at] = order[at - 1]
                at -= 1
            order[at] = seat
            place += 1
        return order

    def is_ahead(self, race: Race, seat: i64, other: i64) -> bool:
        one = race.ships[seat]
        two = race.ships[other]
        if one.fate != RACING or two.fate != RACING:
            return one.fate == RACING
        difference = self.chart.progress(one.hex) - self.chart.progress(two.hex)
        if difference == 0:
            difference = one.speed - two.speed
        if difference == 0:
            difference = one.coal - two.coal
        if difference == 0:
            difference = self.chart.rightness(one.hex) - self.chart.rightness(two.hex)
        if difference == 0:
            difference = other - seat
        return difference > 0

    # -- the river ---------------------------------------------------------------------------------------

    def extend(self, race: Race) -> None:
        """Lay the next tile, and the platform behind the last one (MQ-19 to MQ-21, MQ-31)."""
        seat = race.explorer
        bend = self._rolled_fitting(race, seat)
        if bend == NOWHERE:
            bend = rolled_bend(race.chance)
            covered = self.chart.covered(race, (race.courses[race.laid() - 1] + bend) % 6)
            if self._is_on(race, covered):
                self.place_platform(race, seat)
                return
            self._lift(race, covered)
        race.pile, layout = pop(race.pile[:])
        course = (race.courses[race.laid() - 1] + bend) % 6
        self.chart.place(race, layout, course)
        if self.introductory:
            race.waiting[race.laid() - 1] = 0
        if race.journal is not None:
            waiting = race.waiting[race.laid() - 1]
            facts: dict[str, int | str | tuple[int, ...] | tuple[str, ...]] = {
                "layout": layout, "bend": bend, "tile": race.laid() - 1, "waiting": waiting,
            }  # fmt: skip
            race.journal.note("tile", seat, "MQ-19" if seat == race.mover() else "MQ-30", facts)
        if len(race.pile) == 0:
            self.place_platform(race, seat)

    def place_platform(self, race: Race, seat: i64) -> None:
        bend = self._rolled_fitting(race, seat)
        if bend == NOWHERE:
            bend = rolled_bend(race.chance)
        race.platform = (race.courses[race.laid() - 1] + bend) % 6
        if race.journal is not None:
            race.journal.note("platform", seat, "MQ-31", {"bend": bend})

    def clear_vacated(self, race: Race) -> None:
        """Remove the tiles behind the rearmost ship that still races, with their passengers (MQ-22, MQ-44)."""
        rear: i64 = race.laid()
        for ship in race.ships:
            if ship.fate == RACING and ship.hex >> TILE_SHIFT < rear:
                rear = ship.hex >> TILE_SHIFT
        if rear == race.laid():
            return
        while race.first < rear:
            self._remove_rearmost(race)

    def _remove_rearmost(self, race: Race) -> None:
        if race.journal is not None:
            left = race.waiting[race.first]
            race.journal.note("removed", -1, "MQ-44" if left else "MQ-22", {"tile": race.first, "passengers": left})
        race.waiting[race.first] = 0
        race.first += 1
        self.chart.survey(race)

    def _rolled_fitting(self, race: Race, seat: i64) -> i64:
        """Roll until the way is free (MQ-21); NOWHERE when none of the three is."""
        course = race.courses[race.laid() - 1]
        fits = False
        for bend in (5, 0, 1):
            if self.chart.covered(race, (course + bend) % 6) == 0:
                fits = True
        if not fits:
            return NOWHERE
        while True:
            rolled = rolled_bend(race.chance)
            if self.chart.covered(race, (course + rolled) % 6) == 0:
                return rolled
            if race.journal is not None:
                race.journal.note("reroll", seat, "MQ-21", {"bend": rolled})

    def _is_on(self, race: Race, tiles: i64) -> bool:
        for ship in race.ships:
            if ship.fate == RACING and tiles >> (ship.hex >> TILE_SHIFT) & 1:
                return True
        return False

    def _lift(self, race: Race, covered: i64) -> None:
        """Take away the tiles in the way; ships behind them cannot follow (MQ-21a, MQ-21b)."""
        while covered >> race.first:
            for seat in range(race.seats):
                if race.ships[seat].fate == RACING and race.ships[seat].hex >> TILE_SHIFT == race.first:
                    self.leave(race, seat, STRANDED)
                    if race.journal is not None:
                        race.journal.note("stranded", seat, "MQ-21b", {})
            self._remove_rearmost(race)

    # -- the end -----------------------------------------------------------------------------------------

    def _landed(self, race: Race) -> i64:
        """How many ships have landed."""
        landed: i64 = 0
        for ship in race.ships:
            if ship.fate == HOME:
                landed += 1
        return landed

    def finish(self, race: Race, rule: str, reason: str) -> None:
        """Places: ships home, then ships still racing, then ships that dropped out (MQ-34, MQ-34b)."""
        seats = [seat for seat in range(race.seats)]
        ranks = [1 + len([other for other in seats if self._beats(race, other, seat)]) for seat in seats]
        scores = [float(race.seats - rank) for rank in ranks]
        winners = [seat for seat in seats if ranks[seat] == 1]
        race.finish(Outcome(reason, tuple(scores), tuple(ranks), tuple(winners), rule))
        if race.journal is not None:
            race.journal.note("over", -1, rule, {"reason": reason, "ranks": tuple(ranks)})

    def _beats(self, race: Race, seat: i64, other: i64) -> bool:
        if seat == other:
            return False
        one = race.ships[seat]
        two = race.ships[other]
        if one.fate == HOME or two.fate == HOME:
            return one.fate == HOME and (two.fate != HOME or one.ended < two.ended)
        if one.fate == RACING or two.fate == RACING:
            return self.is_ahead(race, seat, other)
        if one.reached != two.reached:
            return one.reached > two.reached
        return one.ended > two.ended
