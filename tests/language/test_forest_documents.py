"""The rules, the lesson and the player aid of the forest say the same in French."""

from __future__ import annotations

from paddlewheel import registry
from paddlewheel.kernel import Ruling
from paddlewheel.language import speaking
from paddlewheel.presentation import aid_faults, load_aid, load_lesson

FOREST = registry.load("flooded-forest")


def test_no_rule_is_left_in_english() -> None:
    english = FOREST.rulebook
    with speaking("fr"):
        french = FOREST.rulebook
    for before, after in zip(english.rules, french.rules, strict=True):
        assert before.text != after.text, before.id
        assert not before.refusal or before.refusal != after.refusal, before.id
        assert not isinstance(before, Ruling) or before.why != after.why, before.id
    for step, decision in english.decisions.items():
        assert decision.what != french.decisions[step].what
        assert decision.when != french.decisions[step].when


def test_the_lesson_has_the_same_steps() -> None:
    english = load_lesson(FOREST)
    with speaking("fr"):
        french = load_lesson(FOREST)
    assert english is not None
    assert french is not None
    assert [(step.at, step.token) for step in english.steps()] == [(step.at, step.token) for step in french.steps()]
    rules = [
        [{phrase.rule for phrase in step.phrases if phrase.rule} for step in lesson.steps()]
        for lesson in (english, french)
    ]
    assert rules[0] == rules[1]
    assert all(one.words != other.words for one, other in zip(english.steps(), french.steps(), strict=True))


def test_the_aid_names_rules_and_sections_that_there_are() -> None:
    with speaking("fr"):
        aid = load_aid(FOREST.folder)
        assert aid is not None
        assert aid_faults(aid, FOREST.rulebook) == []
        assert aid.aim.startswith("Ramenez vos poissons")
