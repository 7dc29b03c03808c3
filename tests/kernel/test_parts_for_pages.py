"""Pages get words in parts: they never have to cut or guess at a sentence."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta

import paddlewheel as pw
from paddlewheel.kernel import Options, Rule, Rulebook, Ruling, describe_options
from paddlewheel.presentation import Phrase, load_lesson

GAMES = ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"]


class SomeOptions(Options, frozen=True, kw_only=True):
    long_game: Annotated[bool, Meta(description="Play longer.")] = False
    goal: Literal["richest", "secret"] = "secret"
    rounds: Annotated[int, Meta(ge=1, le=10)] = 5


def test_an_option_says_how_a_form_shows_it() -> None:
    long_game, goal, rounds = describe_options(SomeOptions)
    assert (long_game.title, long_game.values, long_game.labels) == ("Long game", ("true", "false"), ("Yes", "No"))
    assert (goal.title, goal.values, goal.labels) == ("Goal", ("richest", "secret"), ("Richest", "Secret"))
    assert (rounds.allowed, rounds.low, rounds.high, rounds.labels) == ("1 to 10", 1, 10, ())
    assert (goal.low, goal.high) == (None, None)


def test_a_rule_stands_under_its_section_its_place_or_the_heading_before() -> None:
    rules: list[Rule | Ruling] = [
        Rule("XX-1", "One.", "reconstruction"),
        Rule("XX-2", "Two.", "rulebook, Moving and Turning"),
        Ruling("XX-2a", "And a half.", "Somebody asked."),
        Rule("XX-3", "Three.", "rulebook, The End", section="Scores"),
    ]
    assert Rulebook("XX", rules).headings() == ["", "Moving and Turning", "Moving and Turning", "Scores"]


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_lesson_are_its_words_and_its_rules(game: str) -> None:
    loaded = pw.load(game)
    lesson = load_lesson(loaded)
    assert lesson is not None
    for step in lesson.steps():
        assert "".join(phrase.text for phrase in step.phrases) == step.words
    named = [phrase.rule for step in lesson.steps() for phrase in step.phrases if phrase.rule]
    assert len(named) > 10
    assert [rule for rule in named if rule not in loaded.rulebook] == []


def test_a_rule_in_a_lesson_is_a_part_of_its_own() -> None:
    lesson = load_lesson(pw.load("mississippi-queen"))
    assert lesson is not None
    first = next(step for step in lesson.steps() if any(phrase.rule for phrase in step.phrases))
    place = next(number for number, phrase in enumerate(first.phrases) if phrase.rule)
    rule = first.phrases[place].text
    assert first.phrases[place] == Phrase(rule, rule)
    assert first.phrases[place - 1].rule == ""


def test_a_dial_stands_for_its_speed_also_while_that_is_barred() -> None:
    game = pw.load("mississippi-queen")
    state = game.new(2, seed=1)
    scene = game.scene(state.observe(state.deciders[0]))
    dials = {element.id: element for area in scene.areas for element in area.elements if element.symbol == "dial"}
    assert {dial.token for dial in dials.values()} == {f"speed {speed}" for speed in range(1, 7)}
    assert {dial.token for dial in dials.values()} <= set(game.tokens)
