"""Guided first games: each is a record that replays, and its words speak of rules that exist."""

from __future__ import annotations

import re

import pytest

import paddlewheel as pw
from paddlewheel.bots.appraisal import appraise
from paddlewheel.presentation import FILE, Lesson, load_lesson, read_lesson
from paddlewheel.tables.lessons import guide

TAUGHT = ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"]


def lesson_of(game: str) -> Lesson:
    found = load_lesson(pw.load(game))
    assert found is not None
    return found


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_replays_and_every_choice_asked_for_is_offered_there(game: str) -> None:
    lesson = lesson_of(game)
    loaded = pw.load(game)
    for step in lesson.steps():
        state = pw.replay(lesson.record, loaded, at=step.at)
        if step.token:
            assert step.token in [offer.token for offer in loaded.scene(state.observe(lesson.seat)).offers]
            assert lesson.record.choices[step.at] == (lesson.seat, step.token)
    assert pw.replay(lesson.record, loaded).outcome is None


@pytest.mark.parametrize("game", TAUGHT)
def test_every_chapter_speaks_of_rules(game: str) -> None:
    lesson = lesson_of(game)
    book = pw.load(game).rulebook
    asked = [step for step in lesson.steps() if step.token]
    assert 10 <= len(asked) <= 24
    for chapter in lesson.chapters:
        words = " ".join(step.words for step in chapter.steps)
        assert chapter.title
        named = re.findall(rf"\b{book.prefix}-\w+", words)
        assert named
        assert [rule for rule in named if rule not in book] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_the_learner_sees_what_a_seat_sees(game: str) -> None:
    found = guide(game)
    assert found is not None
    for step in found.lesson.steps():
        seen = found.view(step.at)
        assert seen.seat == found.lesson.seat
        assert not step.token or step.token in seen.choices
    refused = found.why_not(0, "end turn" if "end turn" in pw.load(game).tokens else pw.load(game).tokens[-1])
    assert refused.allowed or refused.why


GOOD = """paddlewheel record 1
game mississippi-queen
rules 2
seats 2
seed 2
--
learner 0

== Off
> Steam up. (MQ-7)
0 speed 2
> And on.
"""


def test_a_lesson_is_a_record_with_words() -> None:
    lesson = read_lesson(GOOD, pw.load("mississippi-queen"))
    assert lesson.record.choices == [(0, "speed 2")]
    assert [(step.at, step.words, step.token) for step in lesson.steps()] == [
        (0, "Steam up. (MQ-7)", "speed 2"),
        (1, "And on.", ""),
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("0 speed 2", "0 end move", 11, "choice 1, 'end move'"),
        ("0 speed 2", "0 fly", 11, "knows no choice 'fly'"),
        ("0 speed 2", "nonsense", 11, "a choice line reads"),
        ("(MQ-7)", "(MQ-99)", 10, "no rule MQ-99"),
        ("learner 0\n", "", 10, "learner SEAT"),
        ("learner 0", "learner 5", 11, "one of 2 seats"),
        ("learner 0", "learner x", 7, "as a number"),
        ("== Off\n", "", 9, "begins before the first words"),
        ("== Off", "== Off\n== Again", 10, "has no words"),
        ("seed 2", "seed x", 5, "whole number"),
        ("rules 2", "rules 99", 3, "rules version"),
        (GOOD, "", 1, "learner SEAT"),
    ],
)
def test_a_bad_lesson_says_which_line_is_wrong(old: str, new: str, line: int, why: str) -> None:
    with pytest.raises(pw.BadData, match=re.escape(why)) as caught:
        read_lesson(GOOD.replace(old, new, 1), pw.load("mississippi-queen"))
    assert caught.value.place == f"line {line}"
    assert caught.value.file == FILE


@pytest.mark.parametrize("game", TAUGHT)
def test_an_appraisal_judges_every_seat_along_the_way(game: str) -> None:
    record = lesson_of(game).record
    found = appraise(record, points=5)
    assert found.together == (game == "rising-waters")
    assert [found.judgements[0].at, found.judgements[-1].at] == [0, len(record.choices)]
    assert 3 <= len(found.judgements) <= 7
    for one in found.judgements:
        assert len(one.values) == (1 if found.together else record.seats)
        assert all(0 <= value <= 1 for value in one.values)
    assert appraise(record, points=5) == found
