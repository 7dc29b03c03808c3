"""What decides in a race: the order of play, speed, coal and passengers of every ship, and the places."""

from __future__ import annotations

from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, ShipSeen
from paddlewheel.games.mississippi_queen.view.words import captain, fate_words, place_words
from paddlewheel.presentation import Figure, StatusLine, Tone

#: With this much coal or less a captain has to save it.
LITTLE_COAL = 1


def status(seen: RaceObservation) -> tuple[StatusLine, ...]:
    """The round, then the ships: those that race in the order of play, then the others."""
    racing = [seat for seat in seen.order if seen.ships[seat].fate == "racing"]
    others = [seat for seat in range(seen.seats) if seat not in racing]
    others.sort(key=lambda seat: seen.ships[seat].landed or seen.seats + 1)
    return (_table(seen), *(_ship(seen, seat, racing) for seat in racing + others))


def _table(seen: RaceObservation) -> StatusLine:
    figures = [
        Figure(
            "",
            say("status-round.value", round=seen.round, rounds=seen.rounds),
            period=say("status-round.period", round=seen.round),
        ),
        Figure(say("status-pile"), str(seen.pile)),
    ]
    if seen.points and seen.mover >= 0:
        figures.append(Figure(say("status-points"), str(seen.points)))
    return StatusLine(say("status-round"), tuple(figures))


def _ship(seen: RaceObservation, seat: int, racing: list[int]) -> StatusLine:
    ship = seen.ships[seat]
    figures = [_place(seen, seat, racing)]
    if ship.fate == "racing":
        figures += [
            Figure(say("status-speed"), str(ship.speed)),
            Figure(say("status-coal"), str(ship.coal), _coal_tone(ship)),
        ]
    if seen.race == "passenger":
        figures.append(_passengers(seen, ship))
    if ship.fate == "racing":
        figures.append(Figure(say("status-tile"), str(ship.tile), tip=say("status-tile.tip")))
    return StatusLine(captain(seat), tuple(figures), seat, (f"ship-{seat}",) if _is_drawn(seen, ship) else ())


def _place(seen: RaceObservation, seat: int, racing: list[int]) -> Figure:
    if seen.outcome is not None:
        is_home = seen.ships[seat].landed > 0
        return Figure("", place_words(seen.outcome.ranks[seat]) if is_home else say("not-landed"))
    if seat in racing:
        place = 1 + racing.index(seat)
        return Figure("", say(f"place-{place}.short"), tip=say("status-order-tip", place=place_words(place)))
    landed = seen.ships[seat].landed
    if landed:
        return Figure(say("status-landed"), place_words(landed), "good")
    return Figure("", fate_words(seen.ships[seat].fate), "danger")


def _coal_tone(ship: ShipSeen) -> Tone:
    if not ship.coal:
        return "danger"
    return "warning" if ship.coal <= LITTLE_COAL else "plain"


def _passengers(seen: RaceObservation, ship: ShipSeen) -> Figure:
    full = ship.passengers >= seen.berths
    tip = say("status-aboard.tip", berths=seen.berths)
    return Figure(say("status-aboard"), f"{ship.passengers}/{seen.berths}", "good" if full else "plain", tip)


def _is_drawn(seen: RaceObservation, ship: ShipSeen) -> bool:
    return ship.place is not None or (ship.landed > 0 and seen.platform is not None)
