"""Records are read strictly."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

import paddlewheel as pw

GOOD = """paddlewheel record 1
game mississippi-queen
rules 2
seats 2
seed 7
option race introductory
player you
player random
--
0 speed 1
0 forward
"""


def test_a_record_reads_and_writes_the_same_text() -> None:
    record = pw.parse_record(GOOD)
    assert record.text() == GOOD
    assert record.players == ["you", "random"]
    assert pw.replay(record, pw.load("mississippi-queen")).deciders == (0,)


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (1, "paddlewheel record 2", "a record starts with the line 'paddlewheel record 1'"),
        (2, "game", "expected one each"),
        (3, "rules one", "rules is a whole number, not 'one'"),
        (4, "chairs 2", "expected one each"),
        (5, "seats 2", "expected one each"),
        (6, "option race", "an option line reads 'option NAME VALUE'"),
        (7, "player", "expected one each"),
        (10, "speed 1", "a choice line reads 'SEAT TOKEN'"),
        (11, "0", "a choice line reads 'SEAT TOKEN'"),
        (11, "-- 123", "a fingerprint is 32 hexadecimal digits"),
        (10, "-- " + "0" * 32, "nothing may follow the fingerprint"),
    ],
)
def test_a_damaged_record_says_which_line_is_wrong(line: int, text: str, sentence: str) -> None:
    lines = GOOD.splitlines()
    lines[line - 1] = text
    with pytest.raises(pw.BadRecord, match=re.escape(sentence)) as caught:
        pw.parse_record("\n".join(lines))
    assert caught.value.line in (line, line + 1)


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (2, "game civil-wars", "this is a record of civil-wars"),
        (3, "rules 99", "made with rules version 99"),
        (4, "seats 9", "there are 9 seats, but 2 players"),
        (6, "option race short", "option race: 'short' will not do"),
        (10, "0 speed 9", "knows no choice 'speed 9'"),
        (10, "1 speed 1", "It is not the decision of seat 1"),
        (11, "0 end move", "You still have movement points to spend"),
        (12, "-- " + "0" * 32, "to another fingerprint"),
    ],
)
def test_a_record_that_does_not_replay_says_why(line: int, text: str, sentence: str) -> None:
    lines = [*GOOD.splitlines(), ""]
    lines[line - 1] = text
    with pytest.raises(pw.BadRecord, match=re.escape(sentence)) as caught:
        pw.replay(pw.parse_record("\n".join(lines).rstrip("\n")), pw.load("mississippi-queen"))
    if line >= 10:
        assert caught.value.line == line


def test_a_record_cut_off_anywhere_is_refused_or_read_never_worse() -> None:
    readable = 0
    for length in range(len(GOOD)):
        with suppress(pw.BadRecord):
            pw.replay(pw.parse_record(GOOD[:length]), pw.load("mississippi-queen"))
            readable += 1
    assert 0 < readable < len(GOOD)


def test_a_number_of_any_length_is_a_bad_record_and_nothing_worse() -> None:
    for line in ("seed", "seats", "option deck", "fork 1"):
        with pytest.raises(pw.BadRecord):
            pw.replay(pw.parse_record(GOOD.replace("--", f"{line} {'9' * 5000}\n--")), pw.load("mississippi-queen"))
