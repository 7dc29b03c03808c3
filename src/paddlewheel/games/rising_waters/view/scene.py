"""The flood as a scene: the map, and beside it tracks, cards, boards and a note from history."""

from __future__ import annotations

from paddlewheel.games.rising_waters.view.board import board
from paddlewheel.games.rising_waters.view.choices import choice_words
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.games.rising_waters.view.panels import (
    goals_panel,
    landowner_panel,
    note_panel,
    tracks_panel,
    weather_panel,
)
from paddlewheel.games.rising_waters.view.seats import seat_panel
from paddlewheel.games.rising_waters.view.words import prompt
from paddlewheel.presentation import Offer, Scene


def scene(seen: FloodObservation, tokens: tuple[str, ...]) -> Scene:
    areas = [
        board(seen),
        tracks_panel(seen),
        landowner_panel(seen),
        weather_panel(seen),
        *((goals_panel(seen),) if seen.goals_used else ()),
        *(seat_panel(seen, player) for player in range(len(seen.players))),
        note_panel(seen),
    ]
    return Scene(seen.game, "Rising Waters", prompt(seen), seen.rule, tuple(areas), tuple(_offers(seen, tokens)))


def _offers(seen: FloodObservation, tokens: tuple[str, ...]) -> list[Offer]:
    offers = []
    for choice in seen.choices:
        label, help_, touches = choice_words(seen, choice)
        offers.append(Offer(tokens[choice], label, touches, help_))
    return offers
