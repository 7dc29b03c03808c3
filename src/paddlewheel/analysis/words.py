"""A turn in words: what its choices are called, what they touch on the table, and why it is good."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddlewheel.analysis.sentences import say
from paddlewheel.bots.explain import Quantity
from paddlewheel.bots.words import in_a_row
from paddlewheel.kernel import AnyState, SeatView
from paddlewheel.language import decimal
from paddlewheel.presentation import LoadedGame, Scene, guessed, presented, unnamed_seat


class TurnWords(msgspec.Struct, frozen=True):
    """The choices of a turn, as tokens and in words, and the elements of the scene that they touch."""

    tokens: list[str]
    labels: list[str]
    touches: list[str] = []

    @property
    def text(self) -> str:
        """The turn in one line: *Speed 3, Forward (2 times)*."""
        return in_a_row(self.labels)


def turn_words(view: SeatView, turn: Sequence[int]) -> TurnWords:
    """The words of a turn that begins where the seat stands, in a guess that tells nothing of what is hidden."""
    game, state, seat = presented(view.game), guessed(view), view.seat
    tokens: list[str] = []
    labels: list[str] = []
    touches: list[str] = []
    for choice in turn:
        if choice not in state.choices(seat):
            break
        token = game.token(choice)
        offer = next(each for each in game.scene(state.observe(seat)).offers if each.token == token)
        tokens.append(token)
        labels.append(offer.label)
        touches += [name for name in offer.touches if name not in touches]
        state.play(seat, choice)
    return TurnWords(tokens, labels, touches)


def seat_names(game: LoadedGame, state: AnyState) -> list[str]:
    """What the game calls its seats."""
    return [seat_name(game.scene(state.observe(None)), seat) for seat in range(state.seats)]


def seat_name(scene: Scene, seat: int) -> str:
    """What the game calls a seat."""
    titles = [area.title for area in scene.areas if area.kind == "seat" and area.seat == seat]
    return titles[0] if titles else unnamed_seat(seat)


def said_change(quantity: Quantity, change: float) -> str:
    """What was won or lost, in words: `7 points of the chance to win`, `0.4 places`."""
    if quantity.places:
        places = f"{abs(change) * (quantity.places - 1):.1f}"
        return say("places", places=decimal(places), is_one=str(places == "1.0"))
    return say("points", points=round(100 * abs(change)))


def is_nothing(quantity: Quantity, change: float) -> bool:
    """Whether a change reads as none."""
    return abs(change) * (quantity.places - 1) < 0.05 if quantity.places else round(100 * abs(change)) == 0
