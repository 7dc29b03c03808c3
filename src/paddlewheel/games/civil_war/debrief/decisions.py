"""The decisions that mattered, in words: events aimed, columns turned by reinforcements, and what hindsight shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddlewheel.games.civil_war.debrief.battles import BattleTold
from paddlewheel.games.civil_war.debrief.hindsight import Hindsight
from paddlewheel.games.civil_war.debrief.turning_points import standing_words
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.state import UNDECIDED
from paddlewheel.games.civil_war.view.words import card_name, column_of, sentence
from paddlewheel.language import listed
from paddlewheel.presentation import happenings, number

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
    return listed(
        say("plan-card", card=card_name(card), column=say(f"column-{column}.to")) for card, column in one.plan
    )


def _aimed(battle: BattleTold, sides: Sequence[str]) -> Iterator[tuple[str, str, str, str]]:
    for _, happening in happenings([battle], "strengthen", "weaken"):
        event = happening.event
        place = number(event.facts, "column")
        name = card_name(str(event.facts["name"]))
        what = say(f"decided-{event.kind}", card=name, column=column_of(place))
        yield str(battle.battle), sentence(sides[event.seat]), what, _taken(battle.columns[place].taker, sides)


def _turned(battle: BattleTold, sides: Sequence[str]) -> Iterator[tuple[str, str, str, str]]:
    for place, column in enumerate(battle.columns):
        if not column.is_turned:
            continue
        side = column.taker
        laid = [
            card_name(str(each.event.facts["name"]))
            for each in battle.happenings
            if each.event.kind == "card" and each.event.rule == TURNED_UP and each.event.seat == side
            and number(each.event.facts, "column") == place
        ]  # fmt: skip
        where = column_of(place)
        what = say("decided-lays", cards=listed(laid), column=where) if laid else say("decided-holds", column=where)
        came = say(
            "came-turned.tie" if column.ties else "came-turned",
            before=standing_words(column, side),
            own=column.after[side] or 0,
            enemy=column.after[1 - side] or 0,
        )
        yield str(battle.battle), sentence(sides[side]), what, came


def _judged(one: Hindsight, sides: Sequence[str]) -> tuple[str, str, str, str]:
    taken = say("decided-reinforcements", columns=one.won)
    could = say("came-hindsight", columns=one.could_have_won, plan=plan_words(one))
    return str(one.battle), sentence(sides[one.side]), taken, could


def _taken(taker: int, sides: Sequence[str]) -> str:
    if taker == UNDECIDED:
        return say("came-undecided")
    return say("came-taken", who=sides[taker]) if taker >= 0 else say("came-nobody")
