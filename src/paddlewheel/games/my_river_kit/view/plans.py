"""Two choices in one go: an activity that is added or moved to a plot, or announced as a plan."""

from __future__ import annotations

from typing import cast

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.state import Basin
from paddlewheel.games.my_river_kit.view.choices import choice_words, touches
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.kernel import SeatView
from paddlewheel.presentation import Plan, guessed


def plans(view: SeatView, parts: Components, tokens: tuple[str, ...]) -> tuple[Plan, ...]:
    """Every activity that may be added on every free plot, and every card that may move, to where; every plan."""
    seen = cast(BasinObservation, view.observe())
    if seen.seat not in seen.deciders or seen.step not in ("works", "talk"):
        return ()
    words = Vocabulary(len(parts.card))
    basin = cast(Basin, guessed(view))
    found = []
    for choice in seen.choices:
        if words.add <= choice < words.remove or words.lift <= choice < words.deal or choice == words.announce:
            begun = basin.clone()
            begun.apply(view.seat, choice)
            then = cast(BasinObservation, begun.observe(view.seat))
            label, help_ = choice_words(seen, parts, choice)
            for end in then.choices:
                where, _ = choice_words(then, parts, end)
                touched = (*touches(seen, parts, words, choice), *touches(then, parts, words, end))
                found.append(Plan((tokens[choice], tokens[end]), say("plan", what=label, where=where), help_, touched))
    return tuple(found)
