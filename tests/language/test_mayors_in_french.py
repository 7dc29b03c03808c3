"""My River Kit in French: what is typed, what is told, and room for the words."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

import pytest

from paddlewheel.games.my_river_kit.debrief import debrief, to_csv
from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.language import speaking
from paddlewheel.presentation import load_aid, load_lesson
from presentation.recorded import recorded_scenes
from presentation.test_card_text import art_of
from presentation.text_sizes import overflowing_texts, small_texts
from rules.my_river_kit.river import a_river
from rules.my_river_kit.test_debriefing import recorded
from rules.my_river_kit.test_form import a_form, typed, valley
from rules.my_river_kit.test_journal import agreed, dry, fined, talked
from support import rule


@pytest.fixture(autouse=True)
def in_french() -> Iterator[None]:
    with speaking("fr"):
        yield


@rule("RK-40d")
@pytest.mark.parametrize(
    ("sentence", "tokens"),
    [
        ("offrir à Port-Salin un prêt de 2 s'il retire maïs",
         "to mayor 4, give money, amount 2, lent once it is done, instalment 1, for 2 rounds, to remove, card corn"),
        ("demander 1 à Guémoulin et à Port-Salin", "to mayor 2, to mayor 4, ask for money, amount 1, for nothing"),
        ("demander à Guémoulin un prêt de 4, 2 par manche pendant 3 manches",
         "to mayor 2, ask for money, amount 4, paid back, instalment 2, for 3 rounds"),
        ("promettre à Guémoulin d'ajouter forêt", "to mayor 2, promise, to add, card forest"),
        ("demander à Port-Salin de promettre de ne pas ajouter zone industrielle",
         "to mayor 4, ask for a promise, not to add, card industrial"),
        ("échanger canoë contre maïs irrigué avec Guémoulin", "to mayor 2, swap, my plot 4, their plot 1"),
        ("offer Saltmouth loan 2 if removes corn",
         "to mayor 4, give money, amount 2, lent once it is done, instalment 1, for 2 rounds, to remove, card corn"),
    ],
)  # fmt: skip
def test_a_proposal_can_be_typed_in_french_and_still_in_english(sentence: str, tokens: str) -> None:
    assert typed(valley(), 0, sentence) == ("propose", *tokens.split(", "))


@rule("RK-40d")
def test_every_example_of_the_form_can_be_typed() -> None:
    for sentence in a_form(valley(), 0).example.split(", "):
        assert typed(valley(), 0, sentence)
    works = a_river("meadow . city . .", "forest . city . .").works(0)
    for sentence in a_form(works, 0).example.split(", "):
        assert typed(works, 0, sentence)


@rule("RK-43", "RK-40g", "RK-40f", "RK-48")
def test_events_read_as_french_sentences() -> None:
    told = [line for river in (fined(), talked(), agreed(), dry()) for line in river.lines()]
    plain = {line.translate({0x00A0: " ", 0x202F: " ", 0x2019: "'"}) for line in told}
    assert plain >= {
        "Guémoulin paie une amende de 0 WAG : plus de pollution que d'eau en aval. 1 WAG reste dû.",
        "Fontvive promet à Guémoulin de ne pas ajouter Maïs irrigué.",
        "Guémoulin retire Maïs irrigué et reçoit 1 WAG de Fontvive.",
        "Maïs irrigué (Guémoulin) : manque d'eau pour la deuxième manche de suite, la carte est détruite.",
    }


@rule("RK-69a")
def test_the_csv_has_french_headings_each_once() -> None:
    found = csv.reader(io.StringIO(to_csv(debrief(recorded("half-care")))))
    headings, first, *_ = found
    assert len(set(headings)) == len(headings)
    row = dict(zip(headings, first, strict=True))
    assert (row["manche"], row["temps"], row["eau_entrée"]) == ("1", "humide", "13")
    assert "centre-ville" in row["activités_1"].split()


@rule("RK-69")
def test_the_documents_are_translated_step_by_step() -> None:
    french, aid = load_lesson(GAME), load_aid(GAME.folder)
    with speaking("en"):
        english = load_lesson(GAME)
    assert french is not None
    assert english is not None
    assert french.record == english.record
    assert [step.token for step in french.steps()] == [step.token for step in english.steps()]
    assert aid is not None
    headings = {rule.section for rule in GAME.rulebook.rules}
    assert {picture.section for picture in aid.pictures} <= headings


def test_the_words_stay_on_their_cards() -> None:
    art = art_of("my-river-kit")
    scenes = list(recorded_scenes("my-river-kit", 41))
    assert not {fault for scene in scenes for fault in (*overflowing_texts(scene, art), *small_texts(scene, art))}
