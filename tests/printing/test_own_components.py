"""Components of one's own on paper: a file, a changed number, decks in the folder for decks."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from paddlewheel import registry
from paddlewheel.cli.main import app
from paddlewheel.games.civil_war.components import FILE
from paddlewheel.presentation import presented
from paddlewheel.presentation.printed import TextPage, Words
from paddlewheel.printing.booklet import booklet_part
from printing.reading import PrintedFile


def pdf(folder: Path, *arguments: str) -> PrintedFile:
    path = folder / "made.pdf"
    done = CliRunner().invoke(app, ["print", *arguments, "--out", str(path)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return PrintedFile(path)


def test_decks_of_the_folder_are_printed_by_their_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PADDLEWHEEL_DECKS", str(tmp_path))
    cards = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("U")]
    cards[0] = "U01 | Our School | LDR | 3 | COL+2 | founded in 1901"
    (tmp_path / "school-wars.txt").write_text("\n".join(["from our class", *cards]), encoding="utf-8")
    made = pdf(tmp_path, "civil-war", "-o", "cards=school-wars", "--part", "cards")
    assert "Our School 3" in made.text
    assert "Abraham Lincoln" not in made.text
    assert "Robert E. Lee" in made.text
    assert "our class" in made.sheets[-1].text


def test_a_component_file_prints_its_cards(tmp_path: Path) -> None:
    game = registry.load("my-river-kit")
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('"Canoe base"', '"Rowing club"'), encoding="utf-8")
    made = pdf(tmp_path, "my-river-kit", "--components", str(tmp_path / "mine.toml"), "--part", "cards")
    assert "Rowing club" in made.text
    assert "Canoe base" not in made.text


def test_a_booklet_leaves_out_examples_that_its_components_make_impossible() -> None:
    game = registry.load("mississippi-queen")
    changed = presented(game.changed({"ship.coal": 1}))
    examples = [page for page in booklet_part(changed).items if page.title.endswith("worked examples")]
    assert isinstance(examples[0], TextPage)
    assert examples[0].blocks == (Words("They are left out: with these components their moves are not possible."),)
