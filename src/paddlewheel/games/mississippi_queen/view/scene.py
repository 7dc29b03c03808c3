"""The race as a scene: the river from above, a panel for every ship, the speed dial and the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from paddlewheel.games.mississippi_queen.components import TILE_HEXES
from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.rules.vocabulary import (
    END_MOVE,
    FACINGS,
    FORWARD,
    PUSHES,
    TURN_LEFT,
    TURN_RIGHT,
)
from paddlewheel.games.mississippi_queen.view.layers import (
    AIM,
    BANK,
    BELL,
    GROUND,
    LAND,
    MARK,
    SHALLOWS,
    SHORE,
    SIZE,
    WATER,
)
from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, TileSeen
from paddlewheel.games.mississippi_queen.view.ships import ships
from paddlewheel.games.mississippi_queen.view.status import status
from paddlewheel.games.mississippi_queen.view.words import (
    BENDS,
    bend_words,
    captain,
    choice_words,
    fate_words,
    letter,
    passenger_id,
    place_words,
    prompt,
)
from paddlewheel.language import kept, towards
from paddlewheel.parts.hexes import NAMES, Hex, centre_flat, neighbour, neighbours
from paddlewheel.presentation import Area, Element, Offer, Scene

#: How much country is seen around the middles of the outermost hexes.
MARGIN = 68.0


def scene(seen: RaceObservation, tokens: tuple[str, ...]) -> Scene:
    offers = tuple(_offer(seen, choice, tokens[choice]) for choice in seen.choices)
    areas = [_board(seen), *_dials(seen), _order(seen), *(_seat(seen, seat) for seat in range(seen.seats))]
    return Scene(seen.game, say("title"), prompt(seen), seen.rule, tuple(areas), offers, status(seen))


def _offer(seen: RaceObservation, choice: int, token: str) -> Offer:
    label, help_ = choice_words(seen, choice)
    touches = (f"dial-{choice + 1}",) if choice < TURN_LEFT else (f"aim-{choice}",)
    return Offer(token, label, touches, help_)


# -- the board ---------------------------------------------------------------------------------------------


def _board(seen: RaceObservation) -> Area:
    middles = [middle for tile in seen.tiles for middle in _middles(tile)]
    if seen.platform is not None:
        middles += [centre_flat(place, SIZE) for place in neighbours(seen.platform[0])]
    xs, ys = zip(*middles, strict=True)
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    view = (left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top)
    elements = [
        Element("country", "country", 0, 0, say("country"), layer=GROUND),
        *(element for tile in seen.tiles for element in tile_elements(seen, tile)),
        *_platform(seen),
        *_wake(seen),
        *ships(seen, view),
        *_aims(seen),
    ]
    return Area("river", say("river"), "board", view, tuple(elements))


def _at(place: Hex, id: str, symbol: str, label: str, layer: int = MARK, angle: float = 0.0) -> Element:  # noqa: A002
    x, y = centre_flat(place, SIZE)
    return Element(id, symbol, x, y, label, angle=angle, layer=layer)


@lru_cache(maxsize=4096)
def _middles(tile: TileSeen) -> tuple[tuple[float, float], ...]:
    """The middles of the hexes of a tile."""
    return tuple(centre_flat(tile.place(number), SIZE) for number in range(len(TILE_HEXES)))


def tile_elements(seen: RaceObservation, tile: TileSeen) -> Iterator[Element]:
    """A tile with its banks, islands, station, dock and start spaces, and the passengers who wait there."""
    yield from _ground(tile)
    if tile.waiting:
        yield from _passengers(seen, tile)


@kept
def _ground(tile: TileSeen) -> tuple[Element, ...]:
    return tuple(_ground_elements(tile))


def _ground_elements(tile: TileSeen) -> Iterator[Element]:
    x, y = centre_flat(tile.centre, SIZE)
    angle = 60.0 * tile.course
    facts = [say("tile", number=tile.number), tile.name]
    if tile.station:
        facts += [say(f"station-{tile.station}"), say("waiting", waiting=tile.waiting)]
    for symbol, layer in (("bank", BANK), ("shore", SHORE), ("shallows", SHALLOWS)):
        name = say(symbol, number=tile.number)
        yield Element(f"{symbol}-{tile.number}", symbol, x, y, name, angle=angle, layer=layer)
    yield Element(f"tile-{tile.number}", "tile", x, y, ", ".join(facts), angle=angle, layer=WATER)
    island = say("island")
    for number, mark in tile.drawn():
        place = tile.place(number)
        name = f"{tile.number}-{number}"
        x, y = centre_flat(place, SIZE)
        if mark == "#":
            yield Element(f"land-{name}", "island", x, y, island, angle=60.0 * (number % 6), layer=LAND)
        elif mark == "S":
            words = {"letter": say(f"station-{tile.station}.letter")}
            label = say(f"station-{tile.station}.label", waiting=tile.waiting)
            yield Element(f"land-{name}", "station", x, y, label, layer=LAND, texts=words, classes=(tile.station,))
        elif mark == "D":
            label = say("dock", waiting=tile.waiting)
            yield _at(place, f"dock-{tile.number}", "dock", label, LAND, 60.0 * _way_ashore(tile))
        elif mark.isdigit():
            words = {"number": mark}
            yield Element(f"start-{mark}", "start", x, y, say("start", number=mark), layer=LAND, texts=words)


def _way_ashore(tile: TileSeen) -> int:
    """The direction from the dock of a tile to its station."""
    return neighbours(tile.place(tile.marks.index("D"))).index(tile.place(tile.marks.index("S")))


def _passengers(seen: RaceObservation, tile: TileSeen) -> Iterator[Element]:
    """Those who wait at the dock of a tile."""
    dock = tile.place(tile.marks.index("D"))
    x, y = centre_flat(dock, SIZE)
    away_x, away_y = centre_flat(neighbour((0, 0), _way_ashore(tile)), SIZE)
    for number, name in enumerate(_waiting(seen, tile, dock)):
        beside = (number - (tile.waiting - 1) / 2) * 20
        place = x + away_x * 0.3 + beside, y + away_y * 0.3 - 4
        yield Element(passenger_id(tile.number, name), "passenger", *place, say("passenger-waiting"), layer=MARK)


def _waiting(seen: RaceObservation, tile: TileSeen, dock: Hex) -> list[int]:
    """The passengers at a dock, each called after a seat that may collect them: first the ship that is there.

    So a passenger who boards keeps the name, and is seen to go from the dock to the ship.
    """
    may = [seat for seat, ship in enumerate(seen.ships) if tile.number not in ship.islands]
    may.sort(key=lambda seat: seen.ships[seat].place != dock)
    return [*may, *range(seen.seats, seen.seats + tile.waiting)][: tile.waiting]


def _wake(seen: RaceObservation) -> Iterator[Element]:
    """The hexes that the moving ship has left, each with the wake in the direction in which it went on."""
    ship = seen.ships[seen.mover]
    way = [*seen.path, *((ship.place,) if ship.place is not None and ship.place not in seen.path else ())]
    for number, (here, there) in enumerate(pairwise(way)):
        angle = 60.0 * neighbours(here).index(there) if there in neighbours(here) else 0.0
        yield _at(here, f"wake-{number}", "wake", say("wake"), angle=angle)


def _platform(seen: RaceObservation) -> Iterator[Element]:
    if seen.platform is None:
        return
    centre, course = seen.platform
    yield _at(centre, "platform", "platform", say("platform"), LAND, 60.0 * course)
    for number, place in enumerate(seen.entries):
        yield _at(place, f"entry-{number}", "entry", say("entry"), MARK, 60.0 * course)


def _aims(seen: RaceObservation) -> Iterator[Element]:
    """Something to click for every choice that is made on the river."""
    if seen.seat is None:
        return
    own = seen.ships[seen.seat]
    if own.place is None:
        return
    for choice in seen.choices:
        if choice in (TURN_LEFT, TURN_RIGHT):
            side = "left" if choice == TURN_LEFT else "right"
            yield _aim(own.place, choice, f"aim-turn-{side}", say(f"aim-turn-{side}"), own.heading)
        elif choice == FORWARD:
            yield _aim(neighbour(own.place, own.heading), choice, "aim-ahead", say("aim-forward"), own.heading)
        elif choice == END_MOVE:
            yield _bell(seen, own.place, own.heading, choice)
        elif PUSHES <= choice < FACINGS:
            way = choice - PUSHES
            yield _aim(
                neighbour(own.place, way), choice, "aim-ahead", say("choice-push", towards=towards(NAMES[way])), way
            )
        elif choice >= FACINGS:
            way = choice - FACINGS
            yield _aim(own.place, choice, "aim-face", say("choice-face", towards=towards(NAMES[way])), way)


def _bell(seen: RaceObservation, place: Hex, heading: int, choice: int) -> Element:
    """Astern where no other ship lies, and a little off, clear of the ship's own dials."""
    taken = {ship.place for ship in seen.ships}
    berths = [neighbour(place, heading + way) for way in (3, 2, 4)]
    berth = next((each for each in berths if each not in taken), berths[0])
    (x, y), (own_x, own_y) = centre_flat(berth, SIZE), centre_flat(place, SIZE)
    x, y = own_x + 1.3 * (x - own_x), own_y + 1.3 * (y - own_y)
    words = {"what": say("choice-end.text")}
    return Element(f"aim-{choice}", "bell", x, y, say("choice-end"), layer=BELL, classes=("aim",), texts=words)


def _aim(place: Hex, choice: int, symbol: str, label: str, way: int) -> Element:
    x, y = centre_flat(place, SIZE)
    return Element(f"aim-{choice}", symbol, x, y, label, angle=60.0 * (way % 6), layer=AIM, classes=("aim",))


# -- beside the board --------------------------------------------------------------------------------------


def _dials(seen: RaceObservation) -> list[Area]:
    """The six speeds, for the captain who sets one."""
    if seen.step != "speed" or seen.seat not in seen.deciders:
        return []
    now = seen.ships[seen.mover].speed
    keys = []
    for speed in range(1, 7):
        price = max(0, abs(speed - now) - seen.free_change)
        barred = speed - 1 not in seen.choices
        words = say("dial.barred", speed=speed) if barred else say("dial", speed=speed, coal=price)
        shown = say("dial-price.barred") if barred else say("dial-price", coal=price)
        classes = ("now",) * (speed == now) + ("barred",) * barred
        keys.append(
            Element(
                f"dial-{speed}",
                "dial",
                62.0 * speed - 28,
                30,
                words,
                classes=classes,
                token=f"speed {speed}",
                texts={"value": str(speed), "price": shown},
            )
        )
    return [Area("dials", say("dials"), "hand", (0, 0, 380, 80), tuple(keys), seat=seen.seat)]


def _order(seen: RaceObservation) -> Area:
    elements = [
        Element(
            "pile",
            "pile",
            330,
            42,
            say("pile", tiles=seen.pile),
            texts={"count": str(seen.pile), "what": say("pile.text")},
        ),
        _die(seen.die),
    ]
    racing = [seat for seat in seen.order if seen.ships[seat].fate == "racing"]
    for number, seat in enumerate(racing):
        x = 34.0 + 46 * number
        mark = ("now",) if seat == seen.mover and seen.outcome is None else ()
        label = say("order-place", who=captain(seat), place=place_words(number + 1))
        elements.append(
            Element(
                f"order-{seat}",
                "ship-icon",
                x,
                42,
                label,
                scale=0.8,
                layer=1,
                texts={"letter": letter(seat)},
                classes=(f"seat-{seat}",),
            )
        )
        elements.append(
            Element(
                f"turn-{seat}",
                "turn-mark",
                x,
                42,
                say("order-number", number=number + 1),
                texts={"number": str(number + 1)},
                classes=mark,
            )
        )
    title = say("order", round=seen.round, rounds=seen.rounds)
    return Area("order", title, "panel", (0, 0, 380, 104), tuple(elements))


def _die(bend: int | None) -> Element:
    """The direction die, as it has fallen last."""
    if bend is None:
        symbol, label, words = "die-blank", say("die-blank"), say("die-blank.text")
    else:
        symbol, label, words = f"die-{BENDS[bend]}", say("die", bend=bend_words(bend)), say(f"die-{BENDS[bend]}")
    return Element("die", symbol, 266, 42, label, layer=1, texts={"what": words})


def _seat(seen: RaceObservation, seat: int) -> Area:
    ship = seen.ships[seat]
    name = captain(seat)
    fate = say("on-tile", tile=ship.tile) if ship.fate == "racing" else fate_words(ship.fate)
    place = place_words(seen.outcome.ranks[seat]) if seen.outcome is not None and seen.outcome.winners else ""
    facts = [fate, say("speed", speed=ship.speed), say("coal", coal=ship.coal)]
    if seen.race == "passenger":
        facts.append(say("aboard", aboard=ship.passengers))
    if place:
        facts.append(place)
    elements = [
        Element(
            f"card-{seat}",
            "card",
            0,
            0,
            say("card", who=name, facts=", ".join(facts)),
            classes=("deciding",) if seat in seen.deciders else (),
            texts={"name": name, "fate": fate.capitalize(), "place": place},
        ),
        Element(
            f"icon-{seat}",
            "ship-icon",
            34,
            44,
            say("colours", who=name),
            layer=1,
            texts={"letter": letter(seat)},
            classes=(f"seat-{seat}",),
        ),
        Element(
            f"speed-{seat}",
            "wheel",
            190,
            34,
            say("wheel-speed", speed=ship.speed),
            layer=1,
            texts={"value": str(ship.speed), "what": say("wheel-speed.text")},
            classes=("speed",),
        ),
        Element(
            f"coal-{seat}",
            "wheel",
            246,
            34,
            say("wheel-coal", coal=ship.coal),
            layer=1,
            texts={"value": str(ship.coal), "what": say("wheel-coal.text")},
            classes=("coal",),
        ),
    ]
    if seen.race == "passenger":
        for number in range(seen.berths):
            taken = number < ship.passengers
            symbol, words = ("passenger", say("berth-taken")) if taken else ("berth", say("berth-free"))
            elements.append(Element(f"berth-{seat}-{number}", symbol, 298.0 + 28 * number, 50, words, layer=1))
    return Area(f"seat-{seat}", name, "seat", (0, 0, 380, 86), tuple(elements), seat=seat)
