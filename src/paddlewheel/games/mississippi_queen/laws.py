"""What must always hold, whatever is played."""

from __future__ import annotations

from paddlewheel.games.mississippi_queen.state import NOWHERE, RACING, TILE_SHIFT, Race


def broken_law(race: Race) -> str | None:
    """The first law that does not hold, as a sentence; None when all do."""
    rules = race.rules
    river = rules.river
    layouts = [*race.tiles, *race.pile]
    if len(set(layouts)) != len(layouts) or len(layouts) != rules.tiles + 1:
        return f"the {rules.tiles + 1} tiles are not each in one place: {layouts}"
    for tile in range(race.laid()):
        taken = sum(ship.islands >> tile & 1 for ship in race.ships)
        put = 0 if rules.introductory else river.passengers[race.tiles[tile]]
        if tile >= race.first and race.waiting[tile] + taken != put:
            return f"tile {tile} was given {put} passengers, {taken} left it and {race.waiting[tile]} wait"
        if tile < race.first and race.waiting[tile]:
            return f"passengers wait on tile {tile}, which is gone"
    places = [ship.hex for ship in race.ships if ship.fate == RACING]
    pushing = race.outcome is None and race.step().name == "push"
    if len(set(places)) != len(places) - pushing:
        return f"two ships share a hex: {places}"
    for seat, ship in enumerate(race.ships):
        if not 0 <= ship.coal <= rules.coal or not 1 <= ship.speed <= 6 or not 0 <= ship.heading < 6:
            return f"ship {seat} has coal {ship.coal}, speed {ship.speed}, heading {ship.heading}"
        if ship.passengers != int(ship.islands).bit_count():
            return f"ship {seat} carries {ship.passengers} passengers from {int(ship.islands).bit_count()} islands"
        if (ship.fate == RACING) != (ship.hex != NOWHERE):
            return f"ship {seat} is on hex {ship.hex} with fate {ship.fate}"
        if ship.fate == RACING and not (
            race.first <= ship.hex >> TILE_SHIFT < race.laid() and river.is_water(race, ship.hex)
        ):
            return f"ship {seat} is not on water of the river"
    return None
