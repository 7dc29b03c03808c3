"""The journal by turns, and what sums a turn up."""

from __future__ import annotations

from paddlewheel.presentation import Line, turns


def said(seat: int, text: str, short: str = "", opens_round: bool = False) -> Line:
    return Line(text, seat=seat, short=short, opens_round=opens_round)


def summaries(*lines: Line) -> list[str]:
    return [turn.summary(lambda seat: ("Red", "Blue")[seat]) for turn in turns(lines)]


def test_a_turn_is_what_one_seat_does_in_a_row() -> None:
    lines = [said(0, "Red goes."), said(0, "Red turns."), said(1, "Blue goes."), said(0, "Red goes.")]
    assert [len(turn.lines) for turn in turns(lines)] == [2, 1, 1]


def test_a_turn_is_summed_up_by_its_short_words() -> None:
    ahead = said(0, "Red goes ahead.", "{} ahead")
    assert summaries(
        said(0, "Red sets speed 4.", "speed 4"), said(0, "Red turns left.", "left"), ahead, ahead, ahead
    ) == ["Red: speed 4, left, three ahead"]


def test_what_has_no_short_words_is_told_in_full() -> None:
    assert summaries(said(1, "Blue waits."), said(-1, "It rains.")) == ["Blue waits.", "It rains."]


def test_a_round_begins_a_turn_of_its_own() -> None:
    assert len(turns([said(-1, "Rain."), said(-1, "Round 2.", opens_round=True), said(-1, "More rain.")])) == 3


def test_long_rows_are_counted_in_digits() -> None:
    assert summaries(*[said(0, "On.", "{} ahead")] * 13) == ["Red: 13 ahead"]
