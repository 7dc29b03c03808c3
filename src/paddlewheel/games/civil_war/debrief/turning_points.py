"""Turning points of a war, found by rule: what both sides would point at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from paddlewheel.games.civil_war.debrief.battles import BattleTold, ColumnTold
from paddlewheel.games.civil_war.state import BOTH_LOST, COLUMNS
from paddlewheel.games.civil_war.view.status import FEW
from paddlewheel.presentation import Moment, counted, happenings, held_leads, number

#: More forces than the enemy, held for this many battles, have turned the war.
HELD = 2


def turning_points(battles: Sequence[BattleTold], sides: Sequence[str]) -> list[Moment]:
    """All turning points in the order in which they happened."""
    fought = [battle for battle in battles if battle.is_over]
    found = [*_forces(fought, sides), *_battles(fought, sides), *_columns(fought, sides), *_events(battles, sides)]
    found = [msgspec.structs.replace(moment, text=sentence(moment.text)) for moment in found]
    return sorted(found, key=lambda moment: (moment.at, moment.beat))


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[0].upper() + text[1:]


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
    own, enemy = ("no card" if column.before[seat] is None else str(column.before[seat]) for seat in (side, 1 - side))
    return f"{own} against {enemy}"


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
        text = f"{sides[leader]} has more forces left, {own} against {enemy}, for {counted(held, 'battle')}."
        yield Moment(battle.battle, text, *battle.when("summary"))
    for side, name in enumerate(sides):
        low = next((battle for battle in battles if battle.sides[side].forces <= FEW), None)
        if low is not None:
            text = f"{name} is down to {low.sides[side].forces} cards, a third of its army or less."
            yield Moment(low.battle, text, *low.when("summary"))


def _battles(battles: Sequence[BattleTold], sides: Sequence[str]) -> Iterator[Moment]:
    if battles:
        heaviest = max(battles, key=lambda battle: sum(side.lost for side in battle.sides))
        losses = ", ".join(f"{name} {side.lost}" for name, side in zip(sides, heaviest.sides, strict=True))
        text = f"The costliest battle, in cards lost: {losses}."
        yield Moment(heaviest.battle, text, *heaviest.when("summary"))
    sweep = swept(battles)
    if sweep is not None:
        battle, side = sweep
        text = f"For the first time a side takes all three columns: {sides[side]}."
        yield Moment(battle.battle, text, *battle.when("summary"))


def _columns(battles: Sequence[BattleTold], sides: Sequence[str]) -> Iterator[Moment]:
    found = turned(battles)
    if found is not None:
        battle, column = found
        who, name = sides[column.taker], column.name
        own, enemy = column.after[column.taker], column.after[1 - column.taker]
        text = f"Reinforcements turn the {name} column: {who} stood {standing_words(column, column.taker)} there and "
        text += f"takes it with {own} against {enemy}."
        yield Moment(battle.battle, text, *_column_when(battle, name))
    tied = [(battle, column) for battle in battles for column in battle.columns if column.ties]
    for battle, column in tied[:1]:
        text = f"The first tie: in the {column.name} column each side lays one more card (CW-19)."
        yield Moment(battle.battle, text, *battle.when("tie"))
    for battle, column in tied:
        if column.taker == BOTH_LOST:
            text = f"Both sides lose the {column.name} column: nobody has a card left to break the tie (CW-19d)."
            yield Moment(battle.battle, text, *_column_when(battle, column.name))


def _events(battles: Sequence[BattleTold], sides: Sequence[str]) -> Iterator[Moment]:
    words = {
        "reshuffle": "{side} has used up its deck for the first time: its survivors fight again (CW-24).",
        "recovered": "{side} gets {name} back from the Graveyard (CW-36).",
        "raided": "{side} loses its top card, {name}, before it could fight (CW-37).",
    }
    seen = set()
    for battle, happening in happenings(battles, *words, "over"):
        event = happening.event
        if event.kind == "over":
            yield Moment(battle.battle, f"The war is over ({event.rule}).", *happening.when)
        elif (event.kind, event.seat) not in seen:
            seen.add((event.kind, event.seat))
            text = words[event.kind].format(side=sides[event.seat], name=event.facts.get("name", ""))
            yield Moment(battle.battle, text, *happening.when)
