"""What a turn is for, in the words of its game, and the name of what bots compare turns by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from paddlewheel.bots.lookahead import Lookahead
from paddlewheel.bots.words import say
from paddlewheel.kernel import GUESS_STREAM, AnyGame, AnyState, Chance, Menu, OptionValue, SeatView, Utility
from paddlewheel.language import decimal
from paddlewheel.presentation import PlayedTurn, presented

#: The stream of explanations: apart from those of bots, hints and appraisals.
EXPLANATIONS = GUESS_STREAM + 224
#: A reason is given only if it holds in every one of this many guesses at what the seat cannot see.
GUESSES = 3

#: Chances nearer to 0 or 1 than this are said with one digit more: there small differences count.
NEARLY = 0.05
LEAST = 0.001

#: Even chances that differ by no more than this are called equal: a search is not surer. Near 0 and 1 it is.
ALIKE = 0.01


class Quantity(msgspec.Struct, frozen=True):
    """What the values of bots, from 0 (lost) to 1 (won), stand for in a game: its name, and how a value is said."""

    name: str
    #: Above 0, a value is said as a place among this many seats.
    places: int = 0

    def said(self, value: float) -> str:
        """`62 %`, `99.2 %`, or `1.8 of 4` for a place."""
        if self.places:
            place = f"{1 + (1 - value) * (self.places - 1):.1f}"
            return say("place-of", place=decimal(place), places=self.places)
        if 0 < value < 1:  # only what is decided is said to be certain
            value = min(max(value, LEAST), 1 - LEAST)
        return decimal(f"{100 * value:.0f} %" if NEARLY <= value <= 1 - NEARLY else f"{100 * value:.1f} %")

    def is_equal(self, value: float, other: float) -> bool:
        """Whether two values are the same as far as a search can tell, or read the same."""
        return abs(value - other) <= 4 * ALIKE * value * (1 - value) or self.said(value) == self.said(other)

    def __str__(self) -> str:
        return self.name


def quantity(game: AnyGame, options: Mapping[str, OptionValue], seats: int | None = None) -> Quantity:
    """What bots compare in this game with these options: a chance to win, an expected place and so on."""
    count = game.checked_seats(seats)
    return _named(game, game.utility(game.rules_for(seats, options), count), count)


def quantity_at(view: SeatView) -> Quantity:
    """The same for a game under way."""
    return _named(view.game, view.utility(), view.observe().seats)


def _named(game: AnyGame, utility: Utility, count: int) -> Quantity:
    if utility == "co-operative":
        return Quantity(say("chance-to-come-through", count=count))
    if game.info.won_together:
        return Quantity(say("prospects"))
    if utility == "ranked" and count > 2:
        return Quantity(say("expected-place"), count)
    return Quantity(say("chance-to-win"))


def turn_reasons(view: SeatView, turn: Sequence[int]) -> list[str]:
    """What this turn of the seat is for and what it costs: short sentences that begin with a verb.

    They rest on what the seat knows: what differs between guesses at the rest is not said. Choices after something
    has come to light are not looked at.
    """
    game = presented(view.game)
    guesses = [view.resample(Chance(number, EXPLANATIONS)) for number in range(GUESSES)]
    said = [game.reasons(played(guess, view.seat, turn)) for guess in guesses]
    return [reason for reason in said[0] if all(reason in others for others in said[1:])]


def played(state: AnyState, seat: int, turn: Sequence[int]) -> PlayedTurn[AnyState]:
    """Play a turn to its end, or until something comes to light or the player's own opinion is asked for.

    Where another seat decides inside the turn, it chooses what looks most promising.
    """
    lookahead = Lookahead(state.game.tactics(state.rules), 1, 1, 1)
    menu = Menu(state.rules.vocabulary)
    positions = [state.clone()]
    for choice in turn:
        lookahead.settle_others(positions[-1], seat, menu)
        if choice not in positions[-1].choices(seat):
            break
        position = positions[-1].clone()
        position.apply(seat, choice)
        positions.append(position)
        if not goes_on(state, position, seat):
            break
    return PlayedTurn(seat, turn[: len(positions) - 1], positions)


def goes_on(before: AnyState, after: AnyState, seat: int) -> bool:
    """Whether nothing has come to light since, it is the same turn, and no opinion of the player's own is asked for."""
    game = presented(before.game)
    if after.chance.counter != before.chance.counter or after.reveals != before.reveals:
        return False
    return game.is_same_turn(before, after) and not (seat in after.deciders and game.opinion(after.observe(seat)))
