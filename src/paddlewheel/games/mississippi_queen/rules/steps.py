"""The four decisions of a race: set the speed, steer, push, and face anew after being pushed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.course import FACE, PUSH, SET_SPEED, Course
from paddlewheel.games.mississippi_queen.state import NOWHERE, Race, Ship
from paddlewheel.kernel import AnyGame, Chance, Menu, Rules, Step
from paddlewheel.parts.hexes import NAMES

# The vocabulary, in the order of its tokens.
SPEEDS: Final = 0
TURN_LEFT: Final = 6
TURN_RIGHT: Final = 7
FORWARD: Final = 8
END_MOVE: Final = 9
PUSHES: Final = 10
FACINGS: Final = 16
ALL: Final = 22


def vocabulary() -> tuple[str, ...]:
    """The token of every choice."""
    return (
        *(f"speed {speed}" for speed in range(1, 7)),
        *("turn left", "turn right", "forward", "end move"),
        *(f"push to {name}" for name in NAMES),
        *(f"face {name}" for name in NAMES),
    )


@final
class SetSpeed(Step[Race]):
    """First the wheel, then the move (MQ-6)."""

    def __init__(self, course: Course) -> None:
        super().__init__("speed", "MQ-7", SPEEDS, TURN_LEFT)
        self.course: Course = course

    def refusal(self, state: Race, seat: i64, choice: i64) -> str | None:
        speed = choice - SPEEDS + 1
        ship = state.ships[seat]
        if speed > self.course.top_speed:
            return "MQ-9"
        price = self.course.price_of_speed(ship, speed)
        if price > ship.coal:
            return "MQ-8"
        if not self.course.can_move_at(state, seat, speed, ship.coal - price):
            return "MQ-17"
        return None

    def offer(self, state: Race, seat: i64, menu: Menu) -> None:
        speeds = self.course.speeds(state, seat)
        speed: i64 = 1
        while speed <= self.course.top_speed:
            if speeds >> speed & 1:
                menu.add(SPEEDS + speed - 1)
            speed += 1

    def play(self, state: Race, seat: i64, choice: i64) -> None:
        speed = choice - SPEEDS + 1
        if state.journal is not None:
            ship = state.ships[seat]
            price = self.course.price_of_speed(ship, speed)
            rule = "MQ-8" if price else "MQ-7"
            state.journal.note("speed", seat, rule, {"was": ship.speed, "now": speed, "coal": price})
        state.settle()
        self.course.begin_move(state, seat, speed)


@final
class Steer(Step[Race]):
    """Turn, go forward, and end the move when all points are spent."""

    def __init__(self, course: Course) -> None:
        super().__init__("steer", "MQ-11", TURN_LEFT, PUSHES)
        self.course: Course = course

    def refusal(self, state: Race, seat: i64, choice: i64) -> str | None:
        ship = state.ships[seat]
        if choice == FORWARD:
            return self.may_go_forward(state, seat, ship)
        if choice == END_MOVE:
            return "MQ-16" if state.points > 0 else None
        return self.may_turn(state, seat, ship, turned(ship.heading, choice))

    def offer(self, state: Race, seat: i64, menu: Menu) -> None:
        ship = state.ships[seat]
        if self.course.turns_left(state, ship) > 0:
            if self.may_turn(state, seat, ship, turned(ship.heading, TURN_LEFT)) is None:
                menu.add(TURN_LEFT)
            if self.may_turn(state, seat, ship, turned(ship.heading, TURN_RIGHT)) is None:
                menu.add(TURN_RIGHT)
        if state.points == 0:
            menu.add(END_MOVE)
        elif self.may_go_forward(state, seat, ship) is None:
            menu.add(FORWARD)

    def may_turn(self, race: Race, seat: i64, ship: Ship, heading: i64) -> str | None:
        turns = self.course.turns_left(race, ship)
        if turns == 0:
            return "MQ-12"
        if not self.course.pilot.completes(race, seat, ship.hex, heading, race.points, turns - 1):
            return "MQ-17"
        return None

    def may_go_forward(self, race: Race, seat: i64, ship: Ship) -> str | None:
        if race.points == 0:
            return "MQ-11"
        chart = self.course.chart
        there = chart.beyond(race, ship.hex, ship.heading)
        if there == NOWHERE:
            return "MQ-15"
        if not chart.is_water(race, there):
            return "MQ-14"
        turns = self.course.turns_left(race, ship)
        if not race.is_open(there):
            return self.may_enter(race, seat, there, turns)
        pilot = self.course.pilot
        if pilot.may_land(race, ship, there):
            return None
        if not pilot.completes(race, seat, there, ship.heading, race.points - 1, turns):
            return "MQ-17"
        return None

    def may_enter(self, race: Race, seat: i64, there: i64, turns: i64) -> str | None:
        """Whether the mover may enter a hex where another ship is."""
        if race.points < 2:
            return "MQ-24"
        pilot = self.course.pilot
        if pilot.can_enter(race, seat, there, race.points, turns):
            return None
        way: i64 = 0
        while way < 6:
            if pilot.push_target(race, there, way) != NOWHERE:
                return "MQ-17"
            way += 1
        return "MQ-28"

    def play(self, state: Race, seat: i64, choice: i64) -> None:
        ship = state.ships[seat]
        if choice == FORWARD:
            self.go_forward(state, seat, ship)
        elif choice == END_MOVE:
            self.course.end_move(state)
        else:
            ship.heading = turned(ship.heading, choice)
            state.turns += 1
            price: i64 = 0
            if state.turns > self.course.free_turns:
                price = 1
            ship.coal -= price
            if state.journal is not None:
                side = "left" if choice == TURN_LEFT else "right"
                state.journal.note("turn", seat, "MQ-12", {"side": side, "coal": price})
            self.course.carry_on(state)

    def go_forward(self, race: Race, seat: i64, ship: Ship) -> None:
        there = self.course.chart.beyond(race, ship.hex, ship.heading)
        other: i64 = NOWHERE
        if not race.is_open(there):
            other = race.ship_on(there)
        race.points -= 1
        race.path = append(race.path, there)
        race.move_ship(ship, there)
        if race.journal is not None:
            race.journal.note("forward", seat, "MQ-11", {"hex": there, "left": race.points})
        if other != NOWHERE:
            race.owe(PUSH, other)
            return
        self.course.arrive(race, seat)
        self.course.carry_on(race)


@final
class Push(Step[Race]):
    """The mover is on another ship's hex and pushes it aside at once (MQ-23). The argument is that ship's seat."""

    def __init__(self, course: Course) -> None:
        super().__init__("push", "MQ-25", PUSHES, FACINGS)
        self.course: Course = course

    def deciders(self, state: Race) -> i64:
        one: i64 = 1
        return one << state.mover()

    def refusal(self, state: Race, seat: i64, choice: i64) -> str | None:
        chart = self.course.chart
        ship = state.ships[seat]
        target = chart.ahead(state, ship.hex, choice - PUSHES)
        if target == NOWHERE:
            return "MQ-26"
        if state.ship_on(target) != NOWHERE:
            return "MQ-26a"
        if state.passed(target):
            return "MQ-27"
        turns = self.course.turns_left(state, ship)
        if self.course.pilot.completes_after_push(
            state, seat, ship.hex, ship.heading, state.argument(), target, state.points - 1, turns
        ):
            return None
        return "MQ-17"

    def play(self, state: Race, seat: i64, choice: i64) -> None:
        pushed = state.argument()
        target = self.course.chart.ahead(state, state.ships[seat].hex, choice - PUSHES)
        state.settle()
        state.points -= 1
        state.move_ship(state.ships[pushed], target)
        if state.journal is not None:
            state.journal.note("push", seat, "MQ-23", {"pushed": pushed, "way": choice - PUSHES, "hex": target})
        self.course.arrive(state, pushed)
        if state.ships[pushed].hex != NOWHERE:
            state.owe(FACE, pushed)
            return
        resume(self.course, state)


@final
class Face(Step[Race]):
    """The owner of a pushed ship points it anywhere at once (MQ-29)."""

    def __init__(self, course: Course) -> None:
        super().__init__("face", "MQ-29", FACINGS, ALL)
        self.course: Course = course

    def refusal(self, state: Race, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Race, seat: i64, choice: i64) -> None:
        state.ships[seat].heading = choice - FACINGS
        state.settle()
        if state.journal is not None:
            state.journal.note("face", seat, "MQ-29", {"heading": choice - FACINGS})
        resume(self.course, state)


def resume(course: Course, race: Race) -> None:
    """After a push the mover's own arrival counts, and it goes on."""
    course.arrive(race, race.mover())
    course.carry_on(race)


def turned(heading: i64, choice: i64) -> i64:
    if choice == TURN_LEFT:
        return (heading + 5) % 6
    return (heading + 1) % 6


@final
class RaceRules(Rules[Race]):
    """The rules of one race: introductory or with passengers, for so many seats and rounds."""

    def __init__(self, course: Course, starts: list[int], tiles: int, speed: int, coal: int) -> None:
        super().__init__([SetSpeed(course), Steer(course), Push(course), Face(course)], ALL)
        self.course: Course = course
        #: Hexes of the start tile for the seats in order.
        self.starts: vec[i64] = vec[i64](starts)
        #: How many of the other tiles are used.
        self.tiles: i64 = tiles
        self.speed: i64 = speed
        self.coal: i64 = coal

    def start(self, game: AnyGame, seats: i64, chance: Chance) -> Race:
        race = Race(game, self, seats, chance)
        pile = self.unseen(race)
        chance.shuffle(pile)
        race.pile = pile[: self.tiles]
        chart = self.course.chart
        # MQ-3: the first tile is joined straight.
        chart.place(race, 0, 0)
        race.pile, layout = pop(race.pile)
        chart.place(race, layout, 0)
        if self.course.introductory:
            race.waiting[1] = 0
        ships = vec[Ship](capacity=seats)
        order = vec[i64](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            ships = append(ships, Ship(self.starts[seat], 0, self.speed, self.coal))
            order = append(order, seat)
            seat += 1
        race.ships = ships
        chart.survey(race)
        race.order = order
        race.turn = 1
        race.owe(SET_SPEED, 0)
        return race

    def unseen(self, race: Race) -> vec[i64]:
        """The layouts nobody has seen yet."""
        found = vec[i64](capacity=16)
        layout: i64 = 1
        while layout < len(self.course.chart.docks):
            if layout not in race.tiles:
                found = append(found, layout)
            layout += 1
        return found

    def redeal(self, state: Race, eyes: i64, stream: Chance) -> None:
        """Nobody knows which tiles come next, nor in which order."""
        unseen = self.unseen(state)
        stream.shuffle(unseen)
        state.pile = unseen[: len(state.pile)]
