"""What a move is for: passengers, the landing, ships pushed back, and the coal it costs."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.rules.river import HEXES
from paddlewheel.games.mississippi_queen.state import HEX_MASK, HOME, NOWHERE, RACING, TILE_SHIFT, Race
from paddlewheel.games.mississippi_queen.tactics.move_search import COALS, LAYER, MOVE, NO_WAY, SPEEDS, WAYS
from paddlewheel.games.mississippi_queen.tactics.move_search import PLACES as WINDOW_PLACES
from paddlewheel.games.mississippi_queen.tactics.moves_left import MovesLeft
from paddlewheel.games.mississippi_queen.tactics.routes import COAL, MOST_COAL
from paddlewheel.games.mississippi_queen.tactics.windows import UNKNOWN
from paddlewheel.games.mississippi_queen.view.words import captain, place_words
from paddlewheel.language import listed
from paddlewheel.presentation import PlayedTurn

#: A ship that is pushed back by fewer moves than this is not spoken of.
SETBACK = 0.5

#: A ship that needs more moves than this to land, and has its passengers, has lost its way.
LOST = 25


class Arrival(NamedTuple):
    """The soonest way to a place: moves from now on, and the coal they burn."""

    moves: int
    burnt: int


def reasons(turn: PlayedTurn[Race], moves_left: MovesLeft) -> list[str]:
    """What this part of a move does for the ship, the most important first."""
    before, after, seat = turn.before, turn.after, turn.seat
    was, ship = before.ships[seat], after.ships[seat]
    said = []
    if ship.fate == HOME and was.fate != HOME:
        return [say("reason-lands", place=place_words(after.landed()))]
    if ship.fate != RACING:
        return []
    if ship.passengers > was.passengers:
        dock = _name(after, ship.hex >> TILE_SHIFT)
        said.append(say("reason-boards", tile=dock, aboard=int(ship.passengers), berths=int(moves_left.berths)))
    said.append(_next_aim(after, seat, moves_left))
    said += _pushes(before, after, seat, moves_left)
    said += _order(before, after, seat)
    if after.laid() > before.laid():
        said.append(say("reason-uncovers"))
    if ship.coal < was.coal:
        said.append(say("reason-costs", coal=int(was.coal - ship.coal), left=int(ship.coal)))
    return said


def _name(race: Race, tile: int) -> str:
    return str(race.rules.river.names[race.tiles[tile]])


# -- docks and the platform ----------------------------------------------------------------------------------------


def _next_aim(race: Race, seat: int, moves_left: MovesLeft) -> str:
    """Where the ship can be next: at the platform, or at the nearest dock where a passenger waits."""
    ship = race.ships[seat]
    need = moves_left.berths - ship.passengers
    if need > moves_left.islands_ahead(race, ship.islands):
        return say("reason-too-few")
    if need <= 0:
        landing = _soonest(race, seat, moves_left, _entries(race))
        if landing is None:
            moves = moves_left.of_ship(race, seat) + COAL[min(ship.coal, MOST_COAL)]
            if moves > LOST:
                return say("reason-lost")
            return say("reason-towards-landing", turns=max(1, round(moves)))
        return say("reason-can-land", **_when(landing, ship.coal))
    tile = ship.hex >> TILE_SHIFT
    docks = {
        there: _soonest(race, seat, moves_left, [_dock(race, there)])
        for there in range(max(race.first, tile - 1), min(race.laid(), tile + 2))
        if moves_left.serves(race, ship.islands, there)
    }
    found = {there: arrival for there, arrival in docks.items() if arrival is not None}
    if not found:
        return say("reason-no-dock")
    nearest = min(found, key=lambda there: (found[there], there))
    return say("reason-dock", tile=_name(race, nearest), **_when(found[nearest], ship.coal))


def _when(arrival: Arrival, coal: int) -> dict[str, int]:
    return {"turns": int(arrival.moves), "coal": int(coal - arrival.burnt)}


def _dock(race: Race, tile: int) -> int:
    return (tile << TILE_SHIFT) + race.rules.river.docks[race.tiles[tile]]


def _entries(race: Race) -> list[int]:
    last = (race.laid() - 1) << TILE_SHIFT
    return [last + number for number in range(HEXES) if race.rules.river.is_entry(race, last + number)]


def _soonest(race: Race, seat: int, moves_left: MovesLeft, targets: list[int]) -> Arrival | None:
    """The least moves of the rules to one of these hexes, other ships left out of it; None where it is too far."""
    ship = race.ships[seat]
    tiles = {hex >> TILE_SHIFT for hex in targets}
    tile = ship.hex >> TILE_SHIFT
    near = min([tile, *tiles])
    if not targets or max([tile, *tiles]) > near + 1 or near < race.first:
        return None
    windows = moves_left.windows
    if near + 1 < race.laid():
        window = moves_left.window(race, near, False)
    else:
        window = windows.window(race.tiles[near], 1, windows.blank, UNKNOWN)
    arrivals = vec[i64]([NOWHERE] * (COALS * WINDOW_PLACES))
    for hex in targets:
        first = _place(near, hex, 0)
        for place in range(first, first + WAYS):
            for coal in range(COALS):
                arrivals[coal * WINDOW_PLACES + place] = 0
    table = vec[i64]([NO_WAY] * (COALS * LAYER))
    window.search.fill(table, WINDOW_PLACES, arrivals, moves_left.introductory)
    heading = (ship.heading - race.courses[near] + WAYS) % WAYS
    at = _place(near, ship.hex, heading) * SPEEDS + ship.speed - 1
    found = [Arrival(table[burnt * LAYER + at] // MOVE, burnt) for burnt in range(min(COALS, ship.coal + 1))]
    best = min(found)
    return best if best.moves * MOVE < NO_WAY else None


def _place(near: int, hex: int, heading: int) -> int:
    return (((hex >> TILE_SHIFT) - near) * HEXES + (hex & HEX_MASK)) * WAYS + heading


# -- the others ----------------------------------------------------------------------------------------------------


def _pushes(before: Race, after: Race, seat: int, moves_left: MovesLeft) -> list[str]:
    said = []
    for other in range(after.seats):
        was, now = before.ships[other], after.ships[other]
        if other == seat or was.hex == now.hex or was.fate != RACING:
            continue
        name = captain(other)
        lost = moves_left.of_ship(after, other) - moves_left.of_ship(before, other)
        if now.fate == HOME:
            said.append(say("reason-push-home", who=name))
        elif now.passengers > was.passengers:
            said.append(say("reason-push-dock", who=name))
        elif lost >= SETBACK:
            said.append(say("reason-push-back", who=name, moves=max(1, round(lost))))
        else:
            said.append(say("reason-push", who=name))
    return said


def _order(before: Race, after: Race, seat: int) -> list[str]:
    """Ships that are passed, and ships that are ahead from now on: they come first in the next round."""
    if before.rules.introductory:
        return []
    order = before.rules.order
    others = [each for each in range(after.seats) if each != seat and after.ships[each].fate == RACING]
    behind = [each for each in others if order.is_ahead(before, seat, each)]
    passed = [captain(each) for each in others if each not in behind and order.is_ahead(after, seat, each)]
    lost = [captain(each) for each in behind if not order.is_ahead(after, seat, each)]
    said = [say("reason-passes", who=listed(passed))] if passed else []
    return said + ([say("reason-behind", who=listed(lost))] if lost else [])
