"""Rising Waters with a component file of one's own: its names and numbers are those that are shown."""

from __future__ import annotations

import pytest

from paddlewheel.games.rising_waters.components import FILE
from paddlewheel.games.rising_waters.game import GAME, RisingWaters
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.view.choices import choice_words
from paddlewheel.kernel import Event, component_file
from paddlewheel.presentation.printed import PieceSet

CHANGES = {
    'name = "Raise Education Levels"': 'name = "Open a School"',
    "cards = { education = 3 }": "cards = { education = 4, radio = 1 }",
    'cards = ["family", "blues"]': 'cards = ["garden", "education"]',
    'card  = "garden"': 'card  = "family"',
    "mule_hexes   = { is = 3": "mule_hexes   = { is = 5",
    "supper_cards = { is = 3": "supper_cards = { is = 1",
    "row        = { is = 3": "row        = { is = 2",
    "hand_limit = { is = 7": "hand_limit = { is = 9",
    'track = "movement"': 'card = "radio"',
}


@pytest.fixture(scope="module")
def game() -> RisingWaters:
    text = FILE.read_text(encoding="utf-8")
    for old, new in CHANGES.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    return GAME.read_components(component_file("mine.toml", text))


def test_goals_are_named_and_priced_as_in_the_file(game: RisingWaters) -> None:
    state = game.new(2, seed=1, community_goals=True)
    goal = next(number for number, made in enumerate(game.components.goal) if made.name == "Open a School")
    state.goals[0] = goal
    seen = game.observe(state, 0)
    texts = next(part.texts for part in game.scene(seen).areas[0].elements if part.id == "goal-0")
    assert "Open a School" in texts["name"].replace("\n", " ")
    assert texts["asks"] == "4 Education and 1 Radio"
    assert "Open a School" in game.text(seen)
    assert game.line(Event("new goal", -1, "RW-79", {"old": 0, "goal": goal}), 2).text.count("Open a School") == 1
    assert "Open a School" in choice_words(seen, game.components, v.GOALS_REPLACE)[0]
    printed = [item for part in game.printed() for item in part.items if isinstance(item, PieceSet)]
    lines = [line for item in printed for piece in item.pieces for face in piece.faces for line in face.lines]
    assert any("4 Education and 1 Radio" in line for line in lines)


def test_prices_and_gains_are_those_of_the_file(game: RisingWaters) -> None:
    seen = game.observe(game.new(2, seed=1), 0)

    def words(token: str) -> str:
        return " ".join(choice_words(seen, game.components, game.choice(token))[:2])

    assert "(Garden and Education)" in words("buy raft")
    assert "3 Family" in words("raise actions")
    assert "5 hexes more" in words("buy mule team")
    assert "5 hexes more" in words("hitch the mules")
    assert "Draw 1 Community card." in words("hold a church supper")
    assert "Starts with one more Radio card." in words("be the Sharecropper")
    assert "Down to 9 cards." in words("discard blues")


def test_signs_on_the_board_are_those_of_the_file(game: RisingWaters) -> None:
    scene = game.scene(game.observe(game.new(2, seed=1), 0))
    parts = {part.id: part for area in scene.areas for part in area.elements}
    assert (parts["power-0-2"].texts["name"], parts["power-0-4"].texts["name"]) == ("mules +5", "supper 1")
    assert "of 2" in parts["row"].texts["words"]
    assert "row-1" in parts
    assert "row-2" not in parts


def test_the_legend_shows_the_land_as_high_as_it_lies() -> None:
    raised = GAME.changed({"map.Ba": 5})
    assert isinstance(raised, RisingWaters)
    assert "Ba5 land group Ba at elevation 5" in raised.text(raised.observe(raised.new(2, version="spring"), 0))
