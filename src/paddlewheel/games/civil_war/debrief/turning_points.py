"""Turning points of a war, found by rule: what both sides would point at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from paddlewheel.games.civil_war.debrief.battles import BattleTold, ColumnTold
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.state import BOTH_LOST, COLUMNS
from paddlewheel.games.civil_war.view.status import FEW
from paddlewheel.games.civil_war.view.words import card_name, sentence
from paddlewheel.presentation import Moment, happenings, held_leads, number

#: More forces than the enemy, held for this many battles, have turned the war.
HELD = 2


def turning_points(battles: Sequence[BattleTold], sides: Sequence[str]) -> list[Moment]:
    """All turning points in the order in which they happened."""
    fought = [battle for battle in battles if battle.is_over]
    found = [*_forces(fought, sides), *_battles(fought, sides), *_columns(fought, sides), *_events(battles, sides)]
    found = [msgspec.structs.replace(moment, text=sentence(moment.text)) for moment in found]
    return sorted(found, key=lambda moment: (moment.at, moment.beat))


def leads(battles: Sequence[BattleTold]) -> list[tuple[BattleTold, int, int]]:
    """Battles after which a side had more forces and kept that: the battle, the side, and for how many battles."""
    fought = [battle for battle in battles if battle.is_over]
    return [(fought[at], side, held) for at, side, held in held_leads([_ahead(battle) for battle in fought], HELD)]


def turned(battles: Sequence[BattleTold]) -> tuple[BattleTold, ColumnTold] | None:
    """The column that the reinforcements turned by the most; the first of several."""
    found = [(battle, column) for battle in battles for column in battle.columns if column.is_turned]
    return max(found, key=lambda each: _swing(each[1]), default=None)


def swept(battles: Sequence[BattleTold]) -> tuple[BattleTold, int] | None:
    """The first battle in which one side took all three columns against an enemy in each."""
    for battle in battles:
        for side, told in enumerate(battle.sides):
            met = all(column.after[1 - side] is not None for column in battle.columns)
            if told.won == COLUMNS and met:
                return battle, side
    return None


def standing_words(column: ColumnTold, side: int) -> str:
    """5 against 7, as this side sees it."""
    totals = [column.before[seat] for seat in (side, 1 - side)]
    own, enemy = (say("stood.nobody") if total is None else str(total) for total in totals)
    return say("stood", own=own, enemy=enemy)


def _of(column: ColumnTold) -> str:
    return say(f"column-{column.name}.of")


def _ahead(battle: BattleTold) -> int:
    union, confederacy = (side.forces for side in battle.sides)
    return -1 if union == confederacy else int(union < confederacy)


def _swing(column: ColumnTold) -> int:
    own, enemy = column.taker, 1 - column.taker
    before = (column.before[enemy] or 0) - (column.before[own] or 0)
    return before + (column.after[own] or 0) - (column.after[enemy] or 0)


def _column_when(battle: BattleTold, name: str) -> tuple[int, int]:
    """The moment at which a column of a battle was decided."""
    place = [column.name for column in battle.columns].index(name)
    told = (each for each in battle.happenings if each.event.kind == "column")
    return next((each.when for each in told if number(each.event.facts, "column") == place), (battle.at, 0))


def _forces(battles: Sequence[BattleTold], sides: Sequence[str]) -> Iterator[Moment]:
    for battle, leader, held in leads(battles):
        own, enemy = battle.sides[leader].forces, battle.sides[1 - leader].forces
        text = say("moment-lead", who=sides[leader], own=own, enemy=enemy, battles=held)
        yield Moment(battle.battle, text, *battle.when("summary"))
    for side, name in enumerate(sides):
        low = next((battle for battle in battles if battle.sides[side].forces <= FEW), None)
        if low is not None:
            text = say("moment-low", who=name, cards=low.sides[side].forces)
            yield Moment(low.battle, text, *low.when("summary"))


def _battles(battles: Sequence[BattleTold], sides: Sequence[str]) -> Iterator[Moment]:
    if battles:
        heaviest = max(battles, key=lambda battle: sum(side.lost for side in battle.sides))
        losses = ", ".join(f"{name} {side.lost}" for name, side in zip(sides, heaviest.sides, strict=True))
        text = say("moment-heaviest", losses=losses)
        yield Moment(heaviest.battle, text, *heaviest.when("summary"))
    sweep = swept(battles)
    if sweep is not None:
        battle, side = sweep
        text = say("moment-sweep", who=sides[side])
        yield Moment(battle.battle, text, *battle.when("summary"))


def _columns(battles: Sequence[BattleTold], sides: Sequence[str]) -> Iterator[Moment]:
    found = turned(battles)
    if found is not None:
        battle, column = found
        text = say(
            "moment-turned",
            column=_of(column),
            who=sides[column.taker],
            before=standing_words(column, column.taker),
            own=column.after[column.taker] or 0,
            enemy=column.after[1 - column.taker] or 0,
        )
        yield Moment(battle.battle, text, *_column_when(battle, column.name))
    tied = [(battle, column) for battle in battles for column in battle.columns if column.ties]
    for battle, column in tied[:1]:
        text = say("moment-tie", column=_of(column))
        yield Moment(battle.battle, text, *battle.when("tie"))
    for battle, column in tied:
        if column.taker == BOTH_LOST:
            text = say("moment-both", column=_of(column))
            yield Moment(battle.battle, text, *_column_when(battle, column.name))


def _events(battles: Sequence[BattleTold], sides: Sequence[str]) -> Iterator[Moment]:
    seen = set()
    for battle, happening in happenings(battles, "reshuffle", "recovered", "raided", "over"):
        event = happening.event
        if event.kind == "over":
            yield Moment(battle.battle, say("moment-over", rule=event.rule), *happening.when)
        elif (event.kind, event.seat) not in seen:
            seen.add((event.kind, event.seat))
            card = card_name(str(event.facts.get("name", "")))
            text = say(f"moment-{event.kind}", who=sides[event.seat], card=card)
            yield Moment(battle.battle, text, *happening.when)
