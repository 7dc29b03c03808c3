"""Where a ship can sail in this move: every hex at every speed, by the cheapest chain of choices."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import NamedTuple, cast

from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.rules.vocabulary import TURN_LEFT
from paddlewheel.games.mississippi_queen.state import HEX_MASK, NOWHERE, TILE_SHIFT, Race
from paddlewheel.games.mississippi_queen.view.layers import SIZE
from paddlewheel.games.mississippi_queen.view.observation import RaceObservation
from paddlewheel.kernel import SeatView
from paddlewheel.language import direction, identifier
from paddlewheel.parts.hexes import NAMES, centre_flat
from paddlewheel.presentation import MOST_PLANS, Plan, guessed

#: A hex and a heading.
Pose = tuple[int, int]
#: The turns that lead from one heading to each of the six: how many, and to which side.
BENDS = ((0, ""), (1, "turn right"), (2, "turn right"), (3, "turn right"), (2, "turn left"), (1, "turn left"))


class Reached(NamedTuple):
    """A pose after some steps: the fewest turns that lead there, and the pose before the last step."""

    turns: int
    before: Pose
    #: Whether the ship lands there: its move is over.
    lands: bool


class Course(NamedTuple):
    """One way to end the move."""

    #: Coal in all, turns, and the speed of the move.
    cost: int
    turns: int
    speed: int
    steps: int
    arrival: Pose
    #: The heading in the end: a ship may turn once more where it arrives.
    heading: int
    lands: bool


def plans(view: SeatView) -> tuple[Plan, ...]:
    """Every hex on which this seat's ship can end its move without a push. What is one choice is offered as such."""
    seen = cast(RaceObservation, view.observe())
    if seen.seat not in seen.deciders or seen.step not in ("speed", "steer"):
        return ()
    race = cast(Race, guessed(view))
    voyage = _Voyage(race, view.seat)
    courses = voyage.courses([choice + 1 for choice in seen.choices if choice < TURN_LEFT])
    found = [_plan(seen, voyage, course) for course in courses]
    return tuple(plan for plan in found if len(plan.tokens) > 1)[:MOST_PLANS]


class _Voyage:
    """The search: steps over open water, each pose by the fewest turns. It keeps at most 6 * 20 * 6 poses a tile."""

    def __init__(self, race: Race, seat: int) -> None:
        self.race = race
        self.ship = race.ships[seat]
        self.rules = race.rules
        self.start: Pose = self.ship.hex, self.ship.heading
        self.free = max(0, self.rules.costs.free_turns - race.turns)
        #: By number of steps.
        self.layers: list[dict[Pose, Reached]] = [{self.start: Reached(0, self.start, False)}]

    def courses(self, speeds: list[int]) -> list[Course]:
        """By the place they lead to, the cheapest first: every heading once and every speed once."""
        found: dict[int, list[Course]] = {}
        for speed in speeds or [self.race.points]:
            set_first = bool(speeds)
            price = self.rules.costs.price_of_speed(self.ship, speed) if set_first else 0
            for course in self._at_speed(speed, price, self.ship.speed if not set_first else speed):
                found.setdefault(course.arrival[0], []).append(course)
        return [course for place in sorted(found) for course in _worth_showing(found[place])]

    def _at_speed(self, points: int, price: int, speed: int) -> list[Course]:
        most = self.free + self.ship.coal - price
        found = []
        for steps in range(1, points + 1):
            for pose, reached in self._layer(steps).items():
                if reached.turns > most or (steps < points and not reached.lands):
                    continue
                lands = reached.lands or (steps == points and self._may_land(pose[0], speed))
                for bend, (turns, _) in enumerate(BENDS[:1] if lands else BENDS):
                    turned = reached.turns + turns
                    if turned <= most:
                        cost = price + max(0, turned - self.free)
                        found.append(Course(cost, turned, speed, steps, pose, (pose[1] + bend) % 6, lands))
        return found

    def _may_land(self, hex: int, speed: int) -> bool:
        """Whether the ship lands here at the end of a move at this speed."""
        was, self.ship.speed = self.ship.speed, speed
        lands = self.rules.arrivals.may_land(self.race, self.ship, hex)
        self.ship.speed = was
        return lands

    def _layer(self, steps: int) -> dict[Pose, Reached]:
        """The poses after this number of steps."""
        while len(self.layers) <= steps:
            self.layers.append(self._next(self.layers[-1]))
        return self.layers[steps]

    def _next(self, layer: dict[Pose, Reached]) -> dict[Pose, Reached]:
        race, river, start = self.race, self.rules.river, self.start[0]
        most = self.free + self.ship.coal
        found: dict[Pose, Reached] = {}
        for pose, reached in layer.items():
            if reached.lands:
                continue
            hex, heading = pose
            for bend, (turns, _) in enumerate(BENDS):
                turned = reached.turns + turns
                if turned > most:
                    continue
                way = (heading + bend) % 6
                there = river.beyond(race, hex, way)
                if there == NOWHERE or not (race.is_open(there) or there == start):
                    continue
                known = found.get((there, way))
                if known is None or turned < known.turns:
                    lands = self.rules.introductory and river.is_entry(race, there)
                    found[there, way] = Reached(turned, pose, lands)
        return found

    def poses(self, course: Course) -> list[Pose]:
        """The poses on the way, the first one included."""
        way = [course.arrival]
        for steps in range(course.steps, 0, -1):
            way.append(self.layers[steps][way[-1]].before)
        return way[::-1]

    def may_board(self, course: Course) -> bool:
        """Whether a passenger comes aboard at the end of this course."""
        was, self.ship.speed = self.ship.speed, course.speed
        boards = self.rules.arrivals.may_board(self.race, self.ship, course.arrival[0])
        self.ship.speed = was
        return boards


def _worth_showing(courses: list[Course]) -> list[Course]:
    """Of all courses to one hex: the cheapest for each heading, and the cheapest for each speed."""
    kept: list[Course] = []
    headings: set[int] = set()
    speeds: set[int] = set()
    for course in sorted(courses):
        if course.heading not in headings or course.speed not in speeds:
            kept.append(course)
            headings.add(course.heading)
            speeds.add(course.speed)
    return kept


def _plan(seen: RaceObservation, voyage: _Voyage, course: Course) -> Plan:
    poses = voyage.poses(course)
    speeds = [course.speed] if seen.step == "speed" else []
    chain: list[str] = []
    headings = [*(heading for _, heading in poses), course.heading]
    for number, (before, heading) in enumerate(pairwise(headings)):
        turns, side = BENDS[(heading - before) % 6]
        chain += [side] * turns
        if number < course.steps:
            chain.append("forward")
    tile, hex = course.arrival[0] >> TILE_SHIFT, course.arrival[0] & HEX_MASK
    places = {each.number: each for each in seen.tiles}
    path = [places[hex >> TILE_SHIFT].place(hex & HEX_MASK) for hex, _ in poses]
    points = tuple((round(x, 1), round(y, 1)) for x, y in (centre_flat(place, SIZE) for place in path))
    return Plan(
        (*(f"speed {speed}" for speed in speeds), *chain),
        _label(course, f"{tile}-{hex}"),
        say("plan-help.boards" if voyage.may_board(course) else "plan-help", chain=_told(speeds, chain)),
        mark=str(course.cost or ""),
        area="river",
        path=points,
        ghost=f"ship-{seen.seat}",
        angle=60.0 * course.heading,
    )


def _label(course: Course, place: str) -> str:
    if course.lands:
        return say("plan-land", place=place, speed=course.speed, coal=course.cost)
    heading = direction(NAMES[course.heading])
    return say("plan-sail", place=place, speed=course.speed, heading=heading, coal=course.cost)


def _told(speeds: list[int], chain: list[str]) -> str:
    """The choices in a row, equal ones counted: `Speed 3, turn left, forward 2`."""
    words = [say("chain-speed", speed=speed) for speed in speeds]
    words += [say(f"chain-{identifier(token)}", times=len([*same])) for token, same in groupby(chain)]
    return ", ".join(words).capitalize()
