"""A game printed in French: sheets, booklet and counts say it, and no sentence is left in English."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddlewheel import registry
from paddlewheel.kernel import BadInput, Ruling
from paddlewheel.language import speaking
from paddlewheel.printing import part_titles, print_game
from printing.reading import PrintedFile

GAME = "flooded-forest"


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> PrintedFile:
    path = tmp_path_factory.mktemp("french") / "forest.pdf"
    with speaking("fr"):
        path.write_bytes(print_game(registry.load(GAME), parts=["predators", "aid", "rules"]))
    return PrintedFile(Path(path))


def bare(text: str) -> str:
    """Without spaces and hyphens: lines break at both."""
    return "".join(text.split()).replace("-", "")


def test_the_booklet_has_every_rule_in_french(french: PrintedFile) -> None:
    text = bare(french.text)
    with speaking("fr"):
        rules = registry.load(GAME).rulebook.rules
    for rule in rules:
        assert bare(rule.text)[:40] in text, rule.id
        if isinstance(rule, Ruling):
            assert bare(f"Pourquoi : {rule.why}")[:40] in text, rule.id


def test_the_first_and_the_last_sheet_are_in_french(french: PrintedFile) -> None:
    assert french.sheets[0].text.startswith("Flooded Forest à imprimer et à jouer")
    counted = french.sheets[-1].text
    assert "Prédateurs 12 pièces caïman : 4, piranhas : 4, jaguar : 4 livret de règles" in " ".join(counted.split())
    assert "Flooded Forest de Robert Johnson." in counted


def test_a_sheet_says_its_number_and_what_is_glued(french: PrintedFile) -> None:
    sheet = french.sheets_of("Prédateurs", "feuille 1")[0]
    assert "colle" in sheet.text


def test_the_index_leaves_out_small_words_and_finds_the_singular(french: PrintedFile) -> None:
    index = french.sheet_called("Flooded Forest : index").text.split()
    assert {"caïman", "prédateur", "tuile"} & set(index) == {"caïman", "prédateur"}, "what is everywhere is left out"
    assert not {"alors", "alor", "après", "vers", "plusieurs", "cette"} & set(index)
    assert index.index("égal") < index.index("enchaînement") < index.index("forêt")


def test_letters_are_as_large_as_in_english(french: PrintedFile) -> None:
    assert [word for sheet in french.sheets for word in sheet.words if word.size < 6.99] == []


def test_titles_of_parts_and_faults_are_said_in_the_language_spoken_now() -> None:
    game = registry.load(GAME)
    assert part_titles(game)["rules"] == "Rule booklet"
    with speaking("fr"):
        assert part_titles(game)["rules"] == "Livret de règles"
        with pytest.raises(BadInput, match="pas de papier 'a5'"):
            print_game(game, "a5")
    assert part_titles(game)["aid"] == "Player aids"
