"""Records are strict, matches are saved as they are played, and undo never peeks."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.kernel import Fork, Match

GOOD = """paddlewheel record 1
game mississippi-queen
rules 1
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


@pytest.fixture
def match(tmp_path: Path) -> Match:
    return Match.new(pw.load("mississippi-queen"), 3, 7, {"race": "introductory"}, path=tmp_path / "race.record")


def test_every_choice_is_on_disk_at_once(match: Match) -> None:
    assert match.path is not None
    match.play(0, "speed 2")
    assert pw.parse_record(match.path.read_text()).choices == [(0, "speed 2")]
    match.play(0, match.game.choice("forward"))
    saved = pw.parse_record(match.path.read_text())
    assert saved == match.record
    assert pw.replay(saved, match.game).fingerprint() == match.state.fingerprint()


def test_undo_takes_back_choices_of_the_own_move(match: Match) -> None:
    start = match.state.fingerprint()
    for token in ("speed 2", "forward", "turn left"):
        match.play(0, token)
    noted = len(match.journal.events)
    match.undo(0)
    match.undo(0)
    match.undo(0)
    assert match.state.fingerprint() == start
    assert len(match.journal.events) < noted
    assert match.record.choices == []
    assert match.path is not None
    assert pw.parse_record(match.path.read_text()).choices == []


def test_nobody_takes_back_another_seats_choice(match: Match) -> None:
    for token in ("speed 1", "forward", "end move"):
        match.play(0, token)
    refusal = match.may_undo(1)
    assert refusal is not None
    match.play(1, "speed 1")
    with pytest.raises(pw.Refusal, match="before another seat acts"):
        match.undo(0)


def test_nothing_is_taken_back_once_something_random_came_to_light() -> None:
    match = Match.new(pw.load("pebbles"), 2, 3, {})
    match.play(0, "pick 1")
    assert match.may_undo(0) is None
    match.play(1, "pick 3")
    with pytest.raises(pw.Refusal, match="has come to light"):
        match.undo(1)


def test_a_number_of_any_length_is_a_bad_record_and_nothing_worse() -> None:
    for line in ("seed", "seats", "option deck", "fork 1"):
        with pytest.raises(pw.BadRecord):
            pw.replay(pw.parse_record(GOOD.replace("--", f"{line} {'9' * 5000}\n--")), pw.load("mississippi-queen"))


def test_a_fork_keeps_the_past_and_leaves_what_was_to_come() -> None:
    game = pw.load("mississippi-queen")
    whole = Match.new(game, 2, 7, {})
    play_on(whole, 200)
    for keeps in ((0,), (0, 1), None):
        fork = Match.new(game, 2, 7, {}, forks=[Fork(12, 83, keeps)])
        for made in whole.record.choices[:12]:
            fork.play(*made)
        there = pw.replay(whole.record, game, at=12)
        assert fork.state.fingerprint() != there.fingerprint()
        assert all(fork.state.observe(seat) == there.observe(seat) for seat in keeps or (0, 1))
        assert not fork.way_back(0)
        play_on(fork, 200)
        fork.close()
        read = pw.parse_record(fork.record.text())
        assert read.forks == [Fork(12, 83, keeps)]
        assert pw.replay(read, game).outcome == fork.state.outcome
        assert fork.copy().state.fingerprint() == fork.record.fingerprint


def play_on(match: Match, choices: int) -> None:
    stream = pw.Chance(4, pw.BOT_STREAM)
    for _ in range(choices):
        if not match.state.deciders:
            return
        seat = match.state.deciders[stream.below(len(match.state.deciders))]
        offered = match.state.choices(seat)
        match.play(seat, offered[stream.below(len(offered))])


def test_what_others_decide_in_secret_changes_nothing_about_ones_own_way_back() -> None:
    """Wherever a seat does not see another one's choice, its way back and the reason for none stay as they were."""
    game = pw.load("civil-war")
    unseen = undone = 0
    for seed in range(6):
        match = Match.new(game, game.info.usual_seats, seed, {})
        stream = pw.Chance(seed, pw.BOT_STREAM)
        for _ in range(150):
            if not match.state.deciders:
                break
            seat = match.state.deciders[stream.below(len(match.state.deciders))]
            offered = match.state.choices(seat)
            before = {each: told(match, each) for each in range(match.state.seats)}
            match.play(seat, offered[stream.below(len(offered))])
            for each in range(match.state.seats):
                if each not in match.noticed:
                    unseen += 1
                    assert told(match, each) == before[each]
                    undone += check_undo(match, each, seat)
    assert unseen
    assert undone


def told(match: Match, seat: int) -> tuple[bytes, int, str]:
    refused = match.may_undo(seat)
    return match.state.observe(seat).encoded(), match.way_back(seat), refused.why if refused else ""


def check_undo(match: Match, seat: int, actor: int) -> bool:
    """Taking a choice back under a secret one: the other seat keeps its own, and the record replays to the state."""
    if not match.way_back(seat):
        return False
    twin = match.copy()
    made = [choice for choice in twin.record.choices if choice[0] == actor]
    twin.undo(seat)
    assert [choice for choice in twin.record.choices if choice[0] == actor] == made
    assert pw.replay(twin.record, match.game).fingerprint() == twin.state.fingerprint()
    assert seat in twin.state.deciders
    return True


def test_choices_without_a_way_back_are_known_beforehand(match: Match) -> None:
    words = [match.game.token(choice) for choice in match.final(0)]
    assert words == []
    for token in ("speed 1", "forward"):
        match.play(0, token)
    assert match.turn(0) == ["speed 1", "forward"]
    assert [match.game.token(choice) for choice in match.final(0)] == ["end move"]
    assert match.final(1) == []


def test_what_is_not_final_can_be_taken_back() -> None:
    for name in pw.games():
        match = Match.new(pw.load(name), pw.load(name).info.usual_seats, 11, {})
        for number in range(150):
            if not match.state.deciders:
                break
            seat = match.state.deciders[0]
            choices = match.state.choices(seat)
            choice = choices[number % len(choices)]
            open_ended = choice not in match.final(seat)
            match.play(seat, choice)
            if open_ended:
                assert match.may_undo(seat) is None
