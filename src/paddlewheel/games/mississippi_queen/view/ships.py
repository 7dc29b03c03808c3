"""The ships as they are drawn: hull, letter, dials of speed and coal, and passengers.

Letter and dials stand upright whatever the ship's heading. All of them stay inside the hex of the ship, so ships in
neighbouring hexes do not hide each other's numbers, and the hex before the ship is free for arrows.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin

from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.view.layers import ABOARD, BADGE, SHIP, SIZE
from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, ShipSeen
from paddlewheel.games.mississippi_queen.view.words import captain, letter, passenger_id, place_words
from paddlewheel.language import direction, kept
from paddlewheel.parts.hexes import NAMES, Hex, centre_flat
from paddlewheel.presentation import Element

#: Where things are on a ship whose bow points up.
PLATE, SPEED, COAL, STERN = (0.0, -10.0), (-17.0, 11.0), (17.0, 11.0), (0.0, 27.0)
#: Where ships lie on the platform as they come in, seen along its course.
LANDINGS: tuple[tuple[float, float], ...] = ((0, -24), (-64, -18), (64, -18), (-32, -40), (32, -40))
LANDED_SCALE = 0.85
#: How far astern of the middle of a hex a ship lies that pushes another one there, and the other one.
PUSHING, PUSHED = 52.0, -6.0

#: A window of 1280x720 leaves about this for the board. Letters and dials grow with a long river, so that they can
#: still be read there, as far as there is room for them in a hex.
WINDOW = (860.0, 640.0)
READABLE = 0.65
LARGEST = 1.35


def ships(seen: RaceObservation, view: tuple[float, float, float, float]) -> Iterator[Element]:
    """Every ship that is on the river or has landed."""
    scale = min(WINDOW[0] / view[2], WINDOW[1] / view[3])
    size = round(min(LARGEST, max(1.0, READABLE / scale)), 2)
    berths = seen.berths if seen.race == "passenger" else 0
    for seat, ship in enumerate(seen.ships):
        if ship.place is not None:
            yield from _afloat(seat, ship, berths, _middle(seen, seat, ship.place), size)
        elif ship.landed and seen.platform is not None:
            yield from _landed(seat, ship, *seen.platform, size)


def _middle(seen: RaceObservation, seat: int, place: Hex) -> tuple[float, float]:
    """The middle of the ship's hex. A ship that pushes another one lies where it comes in."""
    at = centre_flat(place, SIZE)
    mover = seen.ships[seen.mover]
    if seen.pushed in (None, seen.mover) or mover.place != place or seen.ships[seen.pushed or 0].place != place:
        return at
    return _turned(at, (0.0, PUSHING if seat == seen.mover else PUSHED), 60.0 * mover.heading)


@kept
def _afloat(seat: int, ship: ShipSeen, berths: int, at: tuple[float, float], size: float) -> tuple[Element, ...]:
    return tuple(_afloat_elements(seat, ship, berths, at, size))


def _afloat_elements(seat: int, ship: ShipSeen, berths: int, at: tuple[float, float], size: float) -> Iterator[Element]:
    """A ship on the river; it has no berths in a race without passengers."""
    name, angle = captain(seat), 60.0 * ship.heading
    facts = [
        say("steamer", who=name),
        say("steamer-heading", heading=direction(NAMES[ship.heading])),
        say("speed", speed=ship.speed),
        say("coal", coal=ship.coal),
    ]
    if berths:
        facts.append(say("passengers-of", aboard=len(ship.islands), berths=berths))
    label = ", ".join(facts)
    yield Element(f"ship-{seat}", "ship", *at, label, angle, layer=SHIP, classes=(f"seat-{seat}",))
    yield _plate(seat, *_turned(at, PLATE, angle), label, size)
    for number, tile in enumerate(ship.islands):
        berth = (12.0 * number - 6.0 * (len(ship.islands) - 1), STERN[1])
        words = say("passenger-of", who=name)
        x, y = _turned(at, berth, angle)
        yield Element(
            passenger_id(tile, seat), "passenger", x, y, words, scale=0.7, layer=ABOARD, part_of=f"ship-{seat}"
        )
    dials = (
        ("speed", SPEED, ship.speed, say("speed-of", who=name, speed=ship.speed)),
        ("coal", COAL, ship.coal, say("coal-of", who=name, coal=ship.coal)),
    )
    for kind, place, value, words in dials:
        x, y = _turned(at, place, angle)
        texts = {"value": str(value)}
        yield Element(
            f"{kind}-of-{seat}", f"{kind}-dial", x, y, words,
            scale=size, layer=BADGE, tip=label, texts=texts, part_of=f"ship-{seat}",
        )  # fmt: skip


def _landed(seat: int, ship: ShipSeen, centre: Hex, course: int, size: float) -> Iterator[Element]:
    """A ship that has landed lies on the platform, at its place."""
    angle = 60.0 * course
    x, y = _turned(centre_flat(centre, SIZE), LANDINGS[ship.landed - 1], angle)
    label = say("steamer-landed", who=captain(seat), place=place_words(ship.landed))
    classes = (f"seat-{seat}", "landed")
    yield Element(f"ship-{seat}", "ship", x, y, label, angle, LANDED_SCALE, layer=SHIP, classes=classes)
    yield _plate(seat, x, y, label, size)


def _plate(seat: int, x: float, y: float, label: str, size: float) -> Element:
    """The letter of a ship on its colour."""
    texts = {"letter": letter(seat)}
    return Element(
        f"plate-{seat}", "plate", x, y, label,
        scale=size, layer=BADGE, texts=texts, classes=(f"seat-{seat}",), part_of=f"ship-{seat}",
    )  # fmt: skip


def _turned(at: tuple[float, float], place: tuple[float, float], angle: float) -> tuple[float, float]:
    """Where a place on a ship lies that is turned to this heading."""
    turn = radians(angle)
    x = at[0] + place[0] * cos(turn) - place[1] * sin(turn)
    y = at[1] + place[0] * sin(turn) + place[1] * cos(turn)
    return round(x, 1), round(y, 1)
