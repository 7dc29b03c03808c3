"""The booklet and the player aid, read back."""

from __future__ import annotations

import re

import pytest

from paddlewheel import registry
from paddlewheel.kernel import Ruling
from paddlewheel.presentation import load_aid, load_lesson
from printing.conftest import Printed
from printing.test_sheets import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_booklet_has_every_rule_and_every_ruling_with_its_reason(printed: Printed, game: str) -> None:
    loaded = registry.load(game)
    # A rule may go on on the next page: what stands at the foot of the page is left out.
    text = _letters(re.sub(rf"{loaded.info.title} · {loaded.info.title}: [a-z ]+ \d+", "", printed(game).text))
    for rule in loaded.rulebook.rules:
        assert _letters(rule.text)[:40] in text, rule.id
        if isinstance(rule, Ruling):
            assert _letters(f"Why: {rule.why}")[:40] in text, rule.id


def _letters(text: str) -> str:
    """Without the spaces and hyphens at which lines are broken."""
    return "".join(text.replace("-", "").split())


@pytest.mark.parametrize("game", GAMES)
def test_the_booklet_has_a_set_up_worked_examples_and_an_index(printed: Printed, game: str) -> None:
    made = printed(game)
    loaded = registry.load(game)
    assert "The table at the start" in made.sheet_called(f"{loaded.info.title}: the rules").text
    lesson = load_lesson(loaded)
    assert lesson is not None
    assert all(f"{chapter.title}: the table near its end" in made.text for chapter in lesson.chapters)
    index = made.sheet_called(f"{loaded.info.title}: index")
    assert f"{loaded.rulebook.prefix}-" in index.text


@pytest.mark.parametrize("game", GAMES)
def test_every_player_gets_an_aid_on_one_sheet(printed: Printed, game: str) -> None:
    loaded = registry.load(game)
    aid = load_aid(loaded.folder)
    assert aid is not None
    title = f"{loaded.info.title}: player aid"
    sheets = [sheet for sheet in printed(game).sheets if sheet.text.startswith(title)]
    assert len(sheets) == loaded.info.seats[1]
    for block in aid.blocks:
        assert block.title in sheets[0].text


def test_a_session_has_the_questions_of_the_debriefing_and_forms(printed: Printed) -> None:
    kit = printed("my-river-kit")
    assert "How do you feel now" in kit.sheet_called("Debriefing: questions").text
    assert sum(sheet.text.startswith("Debriefing: a mayor's form") for sheet in kit.sheets) == 4
    assert "Water for the stream cup" in kit.sheet_called("Facilitator's sheet").text


def test_history_is_printed_with_its_sources(printed: Printed) -> None:
    notes = printed("rising-waters").sheet_called("Notes on history").text
    assert "Mounds Landing" in notes
    assert "To read:" in notes
