"""The beats of one choice for tests: what is told at each moment, and what is to be seen on the table then."""

from __future__ import annotations

from typing import NamedTuple

from paddlewheel.kernel import AnyState, staged
from paddlewheel.presentation import Element, presented, shown_beats


class SeenMoment(NamedTuple):
    """One beat: the sentences that belong to it, and every element on the table by its id."""

    sentences: list[str]
    elements: dict[str, Element]

    def at(self, name: str) -> tuple[float, float]:
        """Where an element lies."""
        return self.elements[name].x, self.elements[name].y


def moments(state: AnyState, token: str, viewer: int | None = None) -> list[SeenMoment]:
    """What this viewer sees while the only seat that decides makes a choice. The last one is the position after it."""
    game = presented(state.game)
    (seat,) = state.deciders
    return [
        SeenMoment(
            [line.text for line in beat.lines],
            {element.id: element for area in beat.scene.areas for element in area.elements},
        )
        for beat in shown_beats(game, staged(state, seat, game.choice(token)), viewer)
    ]
