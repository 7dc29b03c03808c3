"""The river as a scene: the valley with its cities, the cups, and the panels beside it."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.view.board import board
from paddlewheel.games.my_river_kit.view.panels import (
    event_panel,
    loans_panel,
    monitoring_panel,
    seat_panel,
    stock_panel,
)
from paddlewheel.games.my_river_kit.view.seen import BasinObservation
from paddlewheel.games.my_river_kit.view.words import choice_words, prompt
from paddlewheel.presentation import Area, Offer, Scene


def scene(seen: BasinObservation, parts: Components, tokens: tuple[str, ...]) -> Scene:
    words = Vocabulary(len(parts.card))
    touched = {choice: touches(seen, parts, words, choice) for choice in seen.choices}
    offers = tuple(
        Offer(tokens[choice], label, touched[choice], help_)
        for choice in seen.choices
        for label, help_ in [choice_words(seen, parts, choice)]
    )
    open_ids = {name for names in touched.values() for name in names}
    areas: list[Area] = [
        board(seen, parts, open_ids),
        monitoring_panel(seen, open_ids),
        event_panel(seen, parts),
        *(seat_panel(seen, parts, seat) for seat in range(seen.seats)),
        *loans_panel(seen),
        stock_panel(seen, parts, open_ids),
    ]
    return Scene(seen.game, "My River Kit", prompt(seen, parts), seen.rule, tuple(areas), offers)


def touches(seen: BasinObservation, parts: Components, words: Vocabulary, choice: int) -> tuple[str, ...]:
    """The elements of the scene that a choice touches; what is not made on the board is the mayor's own affair."""
    own = seen.seat if seen.seat is not None else 0
    kinds = parts.kinds()
    if words.settle <= choice < words.buy:
        return (f"plot-{own}-{choice - words.settle}",)
    if words.vote <= choice < words.announce:
        return (f"cell-landscape-{choice - words.vote}",)
    if words.announce <= choice < words.borrow:
        return (f"stock-{kinds[choice - words.announce + 1]}",)
    for first, end in ((words.offer, words.ask), (words.ask, words.swap), (words.swap, words.end_talk)):
        if first <= choice < end:
            return (f"mayor-{choice - first}",)
    if words.mine <= choice < words.theirs:
        return (f"plot-{own}-{choice - words.mine}",)
    if words.theirs <= choice < words.answer and seen.deal is not None:
        return (f"plot-{seen.deal.to}-{choice - words.theirs}",)
    if words.add <= choice < words.remove:
        return (f"stock-{kinds[choice - words.add + 1]}",)
    if words.remove <= choice < words.lift:
        return (f"plot-{own}-{choice - words.remove}",)
    if words.lift <= choice < words.end_works:
        return (f"plot-{own}-{choice - words.lift}",)
    if words.place <= choice < words.move:
        return (f"plot-{own}-{choice - words.place}",)
    if choice >= words.move:
        return (f"plot-{own}-{choice - words.move}",)
    return (f"mayor-{own}",)
