"""Which choices could be made at an element of the scene, whether or not they are offered now."""

from __future__ import annotations

import re

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.view.choices import touches
from paddlewheel.games.my_river_kit.view.observation import BasinObservation

#: What lies on a plot stands for the plot.
ON_A_PLOT = re.compile(r"(?:card|picture)-(plot-\d+-\d+)")


def possible_at(seen: BasinObservation, parts: Components, element: str) -> list[int]:
    """What touches the element, the plots of the others included: they are swapped with."""
    words = Vocabulary(len(parts.card))
    if found := ON_A_PLOT.fullmatch(element):
        element = found[1]
    if element in ("line-landscape", "token-landscape"):
        return [*range(words.vote, words.add)]
    if found := re.fullmatch(r"plot-(\d+)-(\d+)", element):
        mayor, plot = int(found[1]), int(found[2])
        if mayor != seen.seat:
            return [words.theirs + plot]
    return [choice for choice in range(words.all) if element in touches(seen, parts, words, choice)]
