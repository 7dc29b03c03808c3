"""What decides in the flood: losses against the limit, the week, the weather to come, Job Offers, cards and actions."""

from __future__ import annotations

from paddlewheel.games.rising_waters.kinds import OFFER
from paddlewheel.games.rising_waters.view.names import CAUSE_NAMES, PLAYERS, TOWN_NAMES, weather_words
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.presentation import Figure, StatusLine, Tone, counted

#: From these parts of the limit on, losses are a warning and a danger.
MANY, TOO_MANY = 0.5, 0.8


def status(seen: FloodObservation) -> tuple[StatusLine, ...]:
    """The tracks, the weather, then the players."""
    return (_tracks(seen), _weather(seen), *(_player(seen, number) for number in range(len(seen.players))))


def _tracks(seen: FloodObservation) -> StatusLine:
    causes = ", ".join(f"{CAUSE_NAMES[cause]} {count}" for cause, count in enumerate(seen.causes) if count)
    tip = f"{seen.limit} losses end the game. By cause: {causes or 'none yet'}."
    offers = seen.row.count(OFFER)
    figures = [
        Figure("", f"{seen.losses} of {seen.limit}", _tone(seen), tip),
        Figure("week", f"{min(seen.week + 1, seen.rounds)} of {seen.rounds}"),
        Figure("Job Offers open", str(offers), tip="Offers in the Landowner row that can be taken."),
    ]
    if seen.version == "spring":
        figures.append(
            Figure("relief", f"{seen.donations} of {seen.donations_needed}", tip="Donations for a green camp.")
        )
    return StatusLine("Losses", tuple(figures), touches=("losses",))


def _tone(seen: FloodObservation) -> Tone:
    part = seen.losses / seen.limit
    if part >= TOO_MANY:
        return "danger"
    return "warning" if part >= MANY else "plain"


def _weather(seen: FloodObservation) -> StatusLine:
    if seen.reports:
        figures = [Figure("", weather_words(card)) for card in seen.reports]
    elif seen.next_weather:
        figures = [Figure("next", weather_words(card)) for card in seen.next_weather]
    else:
        figures = [Figure("", "not known yet", tip=f"{counted(seen.weather, 'card')} in the deck.")]
    return StatusLine("Weather", tuple(figures))


def _player(seen: FloodObservation, number: int) -> StatusLine:
    player = seen.players[number]
    figures = [Figure("cards", str(sum(player.hand)))]
    if seen.turn == number and seen.phase == "player actions":
        figures.append(Figure("actions left", str(seen.actions)))
    if player.home >= 0:
        name = TOWN_NAMES[player.home]
        figures.append(Figure(name, "lost", "danger") if player.town < 0 else Figure("", name))
    if seen.first == number:
        figures.append(Figure("", "first"))
    return StatusLine(PLAYERS[number], tuple(figures), number)
