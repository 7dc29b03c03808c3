"""Fingerprints inside a record tell where a replay leaves it."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.kernel import new_record, seal
from support import random_walk


def a_sealed_record(choices: int = 40) -> pw.Record:
    game = pw.load("mississippi-queen")
    state = game.new(seats=3, seed=5)
    record = new_record(game, 3, 5, {})
    for seat, choice in random_walk(state, 5):
        if len(record.choices) == choices:
            break
        record.choices.append((seat, game.token(choice)))
    seal(record, game)
    return record


def test_a_sealed_record_has_a_fingerprint_every_sixteen_choices_and_at_the_end() -> None:
    record = a_sealed_record()
    assert list(record.checks) == [16, 32]
    assert pw.parse_record(record.text()) == record
    assert pw.replay(record, pw.load(record.game)).fingerprint() == record.fingerprint
    assert pw.replay(record, pw.load(record.game), at=20).deciders


def test_a_replay_that_goes_another_way_names_the_first_line_that_tells() -> None:
    lines = a_sealed_record().text().splitlines()
    wrong = next(number for number, line in enumerate(lines) if line.startswith("= "))
    lines[wrong] = "= " + "0" * 32
    with pytest.raises(pw.BadRecord, match="another position after choice 16") as caught:
        pw.replay(pw.parse_record("\n".join(lines)), pw.load("mississippi-queen"))
    assert caught.value.line == wrong + 1


def test_a_refused_choice_behind_a_fingerprint_is_found_on_its_own_line() -> None:
    lines = a_sealed_record().text().splitlines()
    wrong = next(number for number, line in enumerate(lines) if line.startswith("= ")) + 1
    lines[wrong] = "2 push north"
    with pytest.raises(pw.BadRecord) as caught:
        pw.replay(pw.parse_record("\n".join(lines)), pw.load("mississippi-queen"))
    assert caught.value.line == wrong + 1


@pytest.mark.parametrize("place", ["before the first choice", "twice"])
def test_a_fingerprint_stands_behind_a_choice_once(place: str) -> None:
    lines = a_sealed_record().text().splitlines()
    check = next(line for line in lines if line.startswith("= "))
    at = lines.index("--") + 1 if place == "before the first choice" else lines.index(check)
    with pytest.raises(pw.BadRecord, match="follows a choice, one at most"):
        pw.parse_record("\n".join([*lines[:at], check, *lines[at:]]))
