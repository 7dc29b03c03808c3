"""The river as a scene: the valley with its cities, the cups, and the panels beside it."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.view.board import board
from paddlewheel.games.my_river_kit.view.choices import choice_words, matters, prompt, touches
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.games.my_river_kit.view.panels import (
    agreements_panel,
    event_panel,
    monitoring_panel,
    seat_panel,
    stock_panel,
)
from paddlewheel.games.my_river_kit.view.status import status
from paddlewheel.presentation import Area, Offer, Scene


def scene(seen: BasinObservation, parts: Components, tokens: tuple[str, ...]) -> Scene:
    words = Vocabulary(len(parts.card))
    touched = {choice: touches(seen, parts, words, choice) for choice in seen.choices}
    offers = tuple(
        Offer(tokens[choice], label, touched[choice], help_, matters(words, choice), waits=choice == words.ready)
        for choice in seen.choices
        for label, help_ in [choice_words(seen, parts, choice)]
    )
    open_ids = {name for names in touched.values() for name in names}
    areas: list[Area] = [
        board(seen, parts, open_ids),
        monitoring_panel(seen, open_ids),
        event_panel(seen, parts),
        *(seat_panel(seen, parts, seat) for seat in range(seen.seats)),
        *agreements_panel(seen, parts),
        stock_panel(seen, parts, open_ids),
    ]
    words_now = prompt(seen, parts)
    return Scene(seen.game, "My River Kit", words_now, seen.rule, tuple(areas), offers, status(seen, parts))
