"""What a refusal says is true of the table, in every position of the recorded games that is looked at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paddlewheel as pw

RECORDS = sorted((Path(__file__).parents[1] / "records").rglob("*.record"))
#: The positions of a record that are looked at are this far apart.
APART = 12
NEWSPAPER, RADIO, ROW = 6, 7, 3
POWERS = {"raft": 0, "discount": 1, "mules": 2, "hands": 3, "supper": 4}


def _number(token: str) -> int:
    return int(token.rsplit(" ", 1)[1].lstrip("T"))


def _own(seen: Any) -> Any:
    return seen.mayors[seen.seat]


def _has_power(seen: Any, token: str) -> bool:
    if token.startswith("buy "):
        return True
    power = next(number for name, number in POWERS.items() if name in token)
    return not seen.players[seen.player].powers[power] or seen.discount


#: What the sentence of a rule claims, for a choice of the decision at hand.
CLAIMS: dict[str, Callable[[Any, str], bool]] = {
    "MQ-11": lambda seen, token: seen.points == 0,
    "MQ-12": lambda seen, token: not seen.free_turns and seen.ships[seen.mover].coal == 0,
    "MQ-16": lambda seen, token: seen.points > 0,
    "CW-7": lambda seen, token: token.split()[1] not in seen.armies[seen.seat].hand,
    "CW-8a": lambda seen, token: (
        seen.armies[seen.seat].plan[("left", "centre", "right").index(token.split()[2])] is not None
    ),
    "FF-10": lambda seen, token: _number(token) - 1 not in seen.hand,
    "FF-28": lambda seen, token: any(tile.tile == _number(token) - 1 and tile.predator for tile in seen.tiles),
    "FF-30": lambda seen, token: all(tile.tile != _number(token) - 1 for tile in seen.tiles),
    "RK-37c": lambda seen, token: _own(seen).proposals_left == 0,
    "RK-38": lambda seen, token: (_own(seen).added is not None) == token.startswith("add "),
    "RK-45": lambda seen, token: _own(seen).borrowed,
    "RK-39c": lambda seen, token: (
        token.startswith(("their", "card", "to remove")) or _own(seen).plots[_number(token) - 1] is None
    ),
    "RW-20": _has_power,
    "RW-45": lambda seen, token: seen.actions == 0,
    "RW-67a": lambda seen, token: len(seen.row) == ROW,
    "RW-72": lambda seen, token: not seen.players[seen.player].hand[NEWSPAPER],
    "RW-73": lambda seen, token: not seen.players[seen.player].hand[RADIO],
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_a_refusal_claims_holds_on_the_table(path: Path) -> None:
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    state = pw.load(record.game).new(seats=record.seats, seed=record.seed, **record.options)
    for number, (decider, token) in enumerate(record.choices):
        if number % APART == 0:
            _check(state, decider)
        state.play(decider, token)


def _check(state: pw.AnyState, seat: int) -> None:
    step, seen = state.step(), state.observe(seat)
    for choice in range(step.first, step.end):
        rule = state.refusing(seat, choice)
        if rule in CLAIMS:
            assert CLAIMS[rule](seen, state.game.token(choice)), (state.game.token(choice), state.why_not(seat, choice))


def test_a_second_activity_is_not_refused_by_the_duty_to_add_one() -> None:
    record = pw.parse_record(next(path for path in RECORDS if "my-river-kit" in str(path)).read_text(encoding="utf-8"))
    state = pw.load(record.game).new(seats=record.seats, seed=record.seed, **record.options)
    for decider, token in record.choices:
        state.play(decider, token)
        if token.startswith("place on "):
            break
    refusal = state.why_not(decider, "add wetland")
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("RK-38", "You have added an activity in this round already.")
