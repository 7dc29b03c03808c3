"""What a side may know: the battlefield, the Survivors, the sizes of piles, and its own reinforcements.

Not in here: the order of a deck, what lies in a Graveyard, and anything of the enemy's reinforcements but
how many there are and whether all are committed.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.rules import WarRules
from paddlewheel.games.civil_war.rules.tally import Tally
from paddlewheel.games.civil_war.rules.vocabulary import CLEAR, COMPARE, RESULT
from paddlewheel.games.civil_war.state import (
    CARD_MASK,
    COLUMN_SHIFT,
    COLUMNS,
    NONE,
    NUMBERS,
    UNDECIDED,
    VOID,
    Army,
    War,
)
from paddlewheel.kernel import Observation

#: The decision at hand. `judging`: columns are compared and ties broken; `cleared`: the battlefield was just cleared;
#: `between`: any other moment between two decisions.
StepName = Literal["strengthen", "weaken", "commit", "between", "judging", "cleared", "over"]


class PlacedCard(msgspec.Struct, frozen=True):
    """A card in a column; a void event is ignored and counts zero."""

    card: str
    void: bool = False


class Total(msgspec.Struct, frozen=True):
    """A column's total and what it comes from. The parts may add up to less than 0, the total never does."""

    total: int
    values: int
    leaders: int
    events: int


class Column(msgspec.Struct, frozen=True):
    """One side's half of a column, cards in the order of play. An empty one has no total."""

    cards: tuple[PlacedCard, ...]
    total: Total | None


class EventBeside(msgspec.Struct, frozen=True):
    """An event beside the battlefield, and the column it aims at, if it has one by now."""

    card: str
    column: int | None


class ArmySeen(msgspec.Struct, frozen=True):
    deck: int
    survivors: tuple[str, ...]
    graveyard: int
    columns: tuple[Column, ...]
    beside: tuple[EventBeside, ...]
    #: How many reinforcements this side has drawn for this battle, and whether all are committed.
    reinforcements: int
    ready: bool
    #: Its reinforcements still in hand, and those laid on each column; None for everybody else.
    hand: tuple[str, ...] | None
    plan: tuple[str | None, ...] | None


class LastBattle(msgspec.Struct, frozen=True):
    """The battle before this one: who took each column (-1: both lost it, -2: nobody was there), and with what.

    While the columns of the battle under way are compared, it is that one; -3: not told yet.
    """

    takers: tuple[int, ...]
    columns: tuple[tuple[Column, ...], ...]
    beside: tuple[tuple[EventBeside, ...], ...]


class WarObservation(Observation, frozen=True, kw_only=True):
    #: What the decks are called.
    cards: str
    battle: int
    #: The side that flips first in this battle.
    first: int
    step: StepName
    armies: tuple[ArmySeen, ...]
    #: The event that is being aimed.
    aiming: str | None
    last: LastBattle | None


def observe(war: War, seat: int | None) -> WarObservation:
    rules = war.rules
    ids = rules.cards.ids
    step = _step(war)
    aiming = None
    if step in ("strengthen", "weaken"):
        argument = war.argument()
        aiming = ids[war.armies[argument & 1].beside[argument >> 1] & CARD_MASK]
    return WarObservation(
        **war.common(seat),
        cards=rules.name,
        battle=war.battle,
        first=war.first(),
        step=step,
        armies=tuple(_army(war, rules, side, seat) for side in range(2)),
        aiming=aiming,
        last=_last(war, ids, step == "judging") if len(war.verdict) else None,
    )


def _step(war: War) -> StepName:
    if war.outcome is not None:
        return "over"
    owed = {number & 255 for number in war.stack}
    if war.is_between_decisions():
        if CLEAR not in owed:
            return "cleared" if war.battle else "between"
        return "between" if COMPARE in owed else "judging"
    name = war.step().name
    return "strengthen" if name == "strengthen" else "weaken" if name == "weaken" else "commit"


def _army(war: War, rules: WarRules, side: int, seat: int | None) -> ArmySeen:
    army = war.armies[side]
    ids = rules.cards.ids
    own = side == seat
    drawn = len(army.hand) + int(army.committed())
    tally = Tally(rules.cards)
    tally.fill(army, war.armies[1 - side])
    return ArmySeen(
        deck=len(army.deck),
        survivors=tuple([ids[card] for card in army.survivors]),
        graveyard=len(army.graveyard),
        columns=tuple([_column(ids, army.field, column, _total(tally, column)) for column in range(COLUMNS)]),
        beside=_beside(ids, army.beside),
        reinforcements=drawn,
        ready=drawn > 0 and len(army.hand) == 0,
        hand=tuple([ids[card] for card in army.hand]) if own else None,
        plan=tuple([None if card == NONE else ids[card] for card in army.plan]) if own else None,
    )


def _column(ids: list[str], field: vec[i64], column: int, total: Total) -> Column:
    placed = [each for each in field if each >> COLUMN_SHIFT == column]
    cards = tuple([PlacedCard(ids[each & CARD_MASK], bool(each & VOID)) for each in placed])
    return Column(cards, total if cards else None)


def _total(tally: Tally, column: int) -> Total:
    return Total(tally.total(column), tally.values[column], tally.leaders[column], tally.events[column])


def _beside(ids: list[str], beside: vec[i64]) -> tuple[EventBeside, ...]:
    targets = [(placed & CARD_MASK, (placed >> COLUMN_SHIFT) - 1) for placed in beside]
    return tuple([EventBeside(ids[card], None if column < 0 else column) for card, column in targets])


def _last(war: War, ids: list[str], judging: bool) -> LastBattle:
    def columns(side: int, army: Army) -> tuple[Column, ...]:
        found = []
        for column in range(COLUMNS):
            start = COLUMNS + (side * COLUMNS + column) * NUMBERS
            total = Total(*[int(number) for number in war.verdict[start : start + NUMBERS]])
            found.append(_column(ids, army.field if judging else army.fought, column, total))
        return tuple(found)

    untold = {number >> 8 for number in war.stack if number & 255 == RESULT}
    return LastBattle(
        takers=tuple(
            [UNDECIDED if column in untold else int(taker) for column, taker in enumerate(war.verdict[:COLUMNS])]
        ),
        columns=tuple([columns(side, army) for side, army in enumerate(war.armies)]),
        beside=tuple([_beside(ids, army.beside if judging else army.fought_beside) for army in war.armies]),
    )
