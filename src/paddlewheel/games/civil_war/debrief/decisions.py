"""The decisions that mattered, in words: events aimed, columns turned by reinforcements, and what hindsight shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddlewheel.games.civil_war.debrief.battles import BattleTold
from paddlewheel.games.civil_war.debrief.hindsight import Hindsight
from paddlewheel.games.civil_war.debrief.turning_points import sentence, standing_words
from paddlewheel.games.civil_war.state import UNDECIDED
from paddlewheel.presentation import counted, happenings, listed, number

#: The rule by which a reinforcement is turned up.
TURNED_UP = "CW-9"


def decisions(
    battles: Sequence[BattleTold], sides: Sequence[str], judged: Sequence[Hindsight]
) -> list[tuple[str, str, str, str]]:
    """Battle, side, what was decided, and what came of it."""
    rows: list[tuple[str, str, str, str]] = []
    for battle in battles:
        rows += [*_aimed(battle, sides), *_turned(battle, sides)]
        rows += [_judged(one, sides) for one in judged if one.battle == battle.battle]
    return rows


def plan_words(one: Hindsight) -> str:
    """Grant to the left, Meade to the centre and Custer to the right column."""
    return listed(f"{card} to the {column}" for card, column in one.plan)


def _aimed(battle: BattleTold, sides: Sequence[str]) -> Iterator[tuple[str, str, str, str]]:
    for _, happening in happenings([battle], "strengthen", "weaken"):
        event = happening.event
        column = battle.columns[number(event.facts, "column")]
        whose = "its own" if event.kind == "strengthen" else "the enemy's"
        what = f"plays {event.facts['name']} on {whose} {column.name} column"
        yield str(battle.battle), sentence(sides[event.seat]), what, _taken(column.taker, sides)


def _turned(battle: BattleTold, sides: Sequence[str]) -> Iterator[tuple[str, str, str, str]]:
    for place, column in enumerate(battle.columns):
        if not column.is_turned:
            continue
        side = column.taker
        laid = [
            str(each.event.facts["name"])
            for each in battle.happenings
            if each.event.kind == "card" and each.event.rule == TURNED_UP and each.event.seat == side
            and number(each.event.facts, "column") == place
        ]  # fmt: skip
        what = f"lays {listed(laid)} on the {column.name} column" if laid else f"holds the {column.name} column"
        tie = " after a tie" if column.ties else ""
        own, enemy = column.after[side], column.after[1 - side]
        yield (
            str(battle.battle), sentence(sides[side]), what,
            f"from {standing_words(column, side)} to {own} against {enemy}{tie}: the column is taken",
        )  # fmt: skip


def _judged(one: Hindsight, sides: Sequence[str]) -> tuple[str, str, str, str]:
    taken = f"lays its reinforcements and takes {counted(one.won, 'column')}"
    could = f"laid otherwise, the same cards would have taken {one.could_have_won}: {plan_words(one)}"
    return str(one.battle), sentence(sides[one.side]), taken, could


def _taken(taker: int, sides: Sequence[str]) -> str:
    if taker == UNDECIDED:
        return "not decided yet"
    return f"{sides[taker]} takes it" if taker >= 0 else "nobody takes it"
