"""The flood as a scene: the board, the boards of the players and a note from history."""

from __future__ import annotations

from paddlewheel.games.rising_waters.components import Components
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.board import board
from paddlewheel.games.rising_waters.view.choices import choice_words, matters
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.games.rising_waters.view.panels import note_panel
from paddlewheel.games.rising_waters.view.seats import seat_panel
from paddlewheel.games.rising_waters.view.status import status
from paddlewheel.games.rising_waters.view.words import prompt
from paddlewheel.presentation import Offer, Scene


def scene(seen: FloodObservation, parts: Components, tokens: tuple[str, ...]) -> Scene:
    areas = [
        board(seen, parts),
        *(seat_panel(seen, parts, player) for player in range(len(seen.players))),
        note_panel(seen),
    ]
    offers = tuple(_offers(seen, parts, tokens))
    return Scene(seen.game, say("title"), prompt(seen), seen.rule, tuple(areas), offers, status(seen))


def _offers(seen: FloodObservation, parts: Components, tokens: tuple[str, ...]) -> list[Offer]:
    offers = []
    for choice in seen.choices:
        label, help_, touches = choice_words(seen, parts, choice)
        offers.append(Offer(tokens[choice], label, touches, help_, matters(seen, choice)))
    return offers
