"""What decides in the flood: losses against the limit, the week, the weather to come, Job Offers, cards and actions."""

from __future__ import annotations

from paddlewheel.games.rising_waters.kinds import OFFER
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.names import causes_words, player_name, town_name, weather_words
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.presentation import Figure, StatusLine, Tone

#: From these parts of the limit on, losses are a warning and a danger.
MANY, TOO_MANY = 0.5, 0.8


def status(seen: FloodObservation) -> tuple[StatusLine, ...]:
    """The tracks, the weather, then the players."""
    return (_tracks(seen), _weather(seen), *(_player(seen, number) for number in range(len(seen.players))))


def _tracks(seen: FloodObservation) -> StatusLine:
    causes = causes_words(seen.causes) or say("none-yet")
    tip = say("status-losses-tip", limit=seen.limit, causes=causes)
    offers = seen.row.count(OFFER)
    week = min(seen.week + 1, seen.rounds)
    figures = [
        Figure("", _of(seen.losses, seen.limit), _tone(seen), tip),
        Figure(say("status-week"), _of(week, seen.rounds), period=say("status-week.period", week=week)),
        Figure(say("status-offers"), str(offers), tip=say("status-offers.tip")),
    ]
    if seen.version == "spring":
        donations = _of(seen.donations, seen.donations_needed)
        figures.append(Figure(say("status-relief"), donations, tip=say("status-relief.tip")))
    return StatusLine(say("status-losses"), tuple(figures), touches=("losses",))


def _of(number: int, all_: int) -> str:
    return say("status-of", number=number, all=all_)


def _tone(seen: FloodObservation) -> Tone:
    part = seen.losses / seen.limit
    if part >= TOO_MANY:
        return "danger"
    return "warning" if part >= MANY else "plain"


def _weather(seen: FloodObservation) -> StatusLine:
    if seen.reports:
        figures = [Figure("", weather_words(card)) for card in seen.reports]
    elif seen.next_weather:
        figures = [Figure(say("status-next"), weather_words(card)) for card in seen.next_weather]
    else:
        figures = [Figure("", say("status-weather-unknown"), tip=say("status-weather-unknown.tip", cards=seen.weather))]
    return StatusLine(say("status-weather"), tuple(figures))


def _player(seen: FloodObservation, number: int) -> StatusLine:
    player = seen.players[number]
    figures = [Figure(say("status-cards"), str(sum(player.hand)))]
    if seen.turn == number and seen.phase == "player actions":
        figures.append(Figure(say("status-actions"), str(seen.actions)))
    if player.home >= 0:
        name = town_name(player.home)
        figures.append(Figure(name, say("status-lost"), "danger") if player.town < 0 else Figure("", name))
    if seen.first == number:
        figures.append(Figure("", say("status-first")))
    return StatusLine(player_name(number), tuple(figures), number)
