"""What decides in a race: the order of play, speed, coal and passengers of every ship, and the places."""

from __future__ import annotations

from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, ShipSeen
from paddlewheel.games.mississippi_queen.view.words import CAPTAINS, PLACES
from paddlewheel.presentation import Figure, StatusLine, Tone

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")
#: With this much coal or less a captain has to save it.
LITTLE_COAL = 1


def status(seen: RaceObservation) -> tuple[StatusLine, ...]:
    """The round, then the ships: those that race in the order of play, then the others."""
    racing = [seat for seat in seen.order if seen.ships[seat].fate == "racing"]
    others = [seat for seat in range(seen.seats) if seat not in racing]
    others.sort(key=lambda seat: seen.ships[seat].landed or seen.seats + 1)
    return (_table(seen), *(_ship(seen, seat, racing) for seat in racing + others))


def _table(seen: RaceObservation) -> StatusLine:
    figures = [Figure("", f"{seen.round} of {seen.rounds}"), Figure("tiles left", str(seen.pile))]
    if seen.points and seen.mover >= 0:
        figures.append(Figure("points to go", str(seen.points)))
    return StatusLine("Round", tuple(figures))


def _ship(seen: RaceObservation, seat: int, racing: list[int]) -> StatusLine:
    ship = seen.ships[seat]
    figures = [_place(seen, seat, racing)]
    if ship.fate == "racing":
        figures += [Figure("speed", str(ship.speed)), Figure("coal", str(ship.coal), _coal_tone(ship))]
    if seen.race == "passenger":
        figures.append(_passengers(seen, ship))
    if ship.fate == "racing":
        figures.append(Figure("tile", str(ship.tile), tip="How far down the river the ship is."))
    return StatusLine(CAPTAINS[seat], tuple(figures), seat, (f"ship-{seat}",) if _is_drawn(seen, ship) else ())


def _place(seen: RaceObservation, seat: int, racing: list[int]) -> Figure:
    if seen.outcome is not None:
        is_home = seen.ships[seat].landed > 0
        return Figure("", PLACES[seen.outcome.ranks[seat] - 1]) if is_home else Figure("", "not landed")
    if seat in racing:
        number = racing.index(seat)
        return Figure("", ORDINALS[number], tip=f"Moves {PLACES[number]} in this round.")
    landed = seen.ships[seat].landed
    return Figure("landed", PLACES[landed - 1], "good") if landed else Figure("", seen.ships[seat].fate, "danger")


def _coal_tone(ship: ShipSeen) -> Tone:
    if not ship.coal:
        return "danger"
    return "warning" if ship.coal <= LITTLE_COAL else "plain"


def _passengers(seen: RaceObservation, ship: ShipSeen) -> Figure:
    full = ship.passengers >= seen.berths
    tip = f"Passengers aboard; a ship needs {seen.berths} to land."
    return Figure("aboard", f"{ship.passengers}/{seen.berths}", "good" if full else "plain", tip)


def _is_drawn(seen: RaceObservation, ship: ShipSeen) -> bool:
    return ship.place is not None or (ship.landed > 0 and seen.platform is not None)
