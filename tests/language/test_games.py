"""Every game is translated whole: rules, decisions, options, lesson, player aid, and all that its records say."""

from __future__ import annotations

import re

import pytest

import paddlewheel as pw
from language.same_words import same_words
from paddlewheel import registry
from paddlewheel.kernel import Rulebook, Ruling
from paddlewheel.kernel._rulebook import decision_message
from paddlewheel.language import LANGUAGES, Messages, identifier, speaking
from paddlewheel.presentation import Aid, load_aid, load_lesson
from paddlewheel.tables.table_rules import TABLE_RULES
from paddlewheel.tables.words import say as say_of_tables

OTHERS = [code for code in LANGUAGES if code != "en"]
#: Games by others may speak one language.
GAMES = [name for name in sorted(pw.games()) if registry.load(name).folder.parent.name == "games"]
RULE = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")


def untranslated(book: Rulebook, messages: Messages) -> list[str]:
    """What a rulebook says in English only, in the language spoken now."""
    wanted = []
    for rule in book.rules:
        wanted.append(rule.id)
        wanted += [f"{rule.id}.refusal"] if rule.refusal else []
        wanted += [f"{rule.id}.why"] if isinstance(rule, Ruling) else []
    wanted += [f"section-{identifier(heading)}" for heading in dict.fromkeys(book.headings()) if heading]
    for decision in book.decisions.values():
        wanted.append(decision_message(decision))
        wanted += [f"{decision_message(decision)}.when"] if decision.when else []
    return [name for name in wanted if not messages.has(name)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_ruling_and_decision_is_translated(name: str, language: str) -> None:
    game = registry.load(name)
    book = game.rulebook
    with speaking(language):
        assert untranslated(book, game.messages) == []
        assert untranslated(TABLE_RULES, say_of_tables) == []
        spoken = game.rulebook
    for rule in book.rules:
        # A rule may say a thing in other words, and names the same rules as it does in English.
        assert sorted(RULE.findall(spoken[rule.id].text)) == sorted(RULE.findall(rule.text)), rule.id
    assert [rule.id for rule in spoken.rules] == [rule.id for rule in book.rules]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_lobby_says_of_a_game_is_translated(name: str, language: str) -> None:
    game = registry.load(name)
    wanted = ["info-one-line", "info-credits"]
    for option in game.options_told():
        option_name = f"option-{identifier(option.name)}"
        wanted += [option_name, f"{option_name}.title"]
        if option.values and option.values != ("true", "false"):
            wanted += [f"{option_name}-{identifier(value)}" for value in option.values if not value.isdigit()]
    with speaking(language):
        assert [message for message in wanted if not game.messages.has(message)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", GAMES)
def test_the_lesson_is_the_same_game_in_other_words(name: str, language: str) -> None:
    game = registry.load(name)
    english = load_lesson(game)
    with speaking(language):
        spoken = load_lesson(game)
    assert english is not None
    assert spoken is not None
    assert spoken.record == english.record
    assert [len(chapter.steps) for chapter in spoken.chapters] == [len(chapter.steps) for chapter in english.chapters]
    for one, other in zip(english.steps(), spoken.steps(), strict=True):
        assert (one.at, one.token) == (other.at, other.token)
        assert one.words != other.words
        assert sorted(RULE.findall(one.words)) == sorted(RULE.findall(other.words)), other.words


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", GAMES)
def test_the_player_aid_has_the_same_parts(name: str, language: str) -> None:
    game = registry.load(name)
    english = load_aid(game.folder)
    with speaking(language):
        spoken = load_aid(game.folder)
        headings = set(game.rulebook.headings())
    assert english is not None
    assert spoken is not None
    assert shape(spoken) == shape(english)
    assert {picture.section for picture in spoken.pictures} <= headings


def shape(aid: Aid) -> list[object]:
    """How many parts there are of what, and the symbols among them."""
    blocks = [
        (len(block.steps), len(block.rows), len(block.lines), [sign.symbol for sign in block.signs])
        for block in aid.blocks
    ]
    return [*blocks, *([sign.symbol for sign in picture.signs] for picture in aid.pictures)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", GAMES)
def test_what_records_say_is_not_said_in_english(name: str, language: str) -> None:
    """Tables on the way, journal, plans, forms and debriefing. Names that stay are in `tests/language/names`."""
    assert same_words(name, language, every=40, most=6) == []
