"""The component file: what a teacher may change, and what happens when it goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.games.my_river_kit.components import FILE, load
from paddlewheel.games.my_river_kit.game import GAME, MyRiverKit
from rules.my_river_kit.river import QUIET, a_river
from support import random_walk, rule

TEXT = FILE.read_text(encoding="utf-8")


@rule("RK-12a", "RK-22a")
@pytest.mark.parametrize(
    ("was", "now", "place", "why"),
    [
        ("price   = 1\naquabon = 1\ncopies  = 5", "price   = 99\naquabon = 1\ncopies  = 5", "card.corn.price", "<= 20"),
        ("takes   = { water = 3, wag = 2 }", "takes   = { water = 3, wagg = 2 }", "card.industrial.takes", "wagg"),
        (
            "landscape    = { red = 3, green = 7 }",
            "landscape    = { red = 7, green = 7 }",
            "zones.2.landscape",
            "overlap",
        ),
        ("spill = 2", 'spill = "two"', "event.7.spill", "Expected `int`"),
        ('cards = ["organic"]', 'cards = ["orgnic"]', "event.8.cards", "no card 'orgnic'"),
        ('"commercial", "commercial"]', '"commercial"]', "die.faces", "6 faces"),
        ("[card.city]", "[card.town]", "card.city", "City centre"),
        ("flood_below = { 2 = 3, 3 = 4, 4 = 5 }", "flood_below = { 2 = 3 }", "event.1.repairs", "flood_below"),
        ("[water.dry]", "[water.damp]", "water", "Invalid enum value"),
        ('weather = "dry"', 'weather = "damp"', "weather", "Invalid enum value"),
    ],
)
def test_a_mistake_is_reported_with_its_place(tmp_path: Path, was: str, now: str, place: str, why: str) -> None:
    assert was in TEXT
    bad = tmp_path / "components.toml"
    bad.write_text(TEXT.replace(was, now, 1), encoding="utf-8")
    with pytest.raises(pw.BadData) as caught:
        load(bad)
    assert place in caught.value.place
    assert why in caught.value.why


@rule("RK-12a")
def test_the_line_of_a_mistake_is_named(tmp_path: Path) -> None:
    bad = tmp_path / "components.toml"
    bad.write_text(TEXT.replace("spill = 2", "spill = 99"), encoding="utf-8")
    line = TEXT.splitlines().index("spill = 2") + 1
    with pytest.raises(pw.BadData, match=f"line {line}, event"):
        load(bad)


@rule("RK-12a")
def test_numbers_can_be_laid_over_the_file() -> None:
    game = GAME.changed({"card.corn.price": 4, "table.wag": 9, "zones.2.flood.green": 3, "event.7.spill": 5})
    assert isinstance(game, MyRiverKit)
    assert game.components.card["corn"].price == 4
    river = a_river(QUIET, QUIET, game=game).begin_round(2, "Factory spill")
    assert river.told("spill") == [{"seat": -1, "marbles": 5}]
    changed = GAME.changed({"table.wag": 9}).new(seats=2)
    assert [mayor.wag for mayor in changed.mayors] == [9, 9]
    for place in ("card.rice.price", "card.corn", "nothing"):
        with pytest.raises(pw.BadInput):
            GAME.changed({place: 1})
    with pytest.raises(pw.BadInput, match="0 to 50"):
        GAME.changed({"table.wag": 99})


@rule("RK-12a")
def test_a_teacher_may_add_a_card_of_their_own(tmp_path: Path) -> None:
    own = tmp_path / "components.toml"
    card = (
        '[card.mill]\nname = "Water mill"\ntakes = { water = 1 }\ngives = { water = 1, wag = 1 }\n'
        'impacts = { biodiversity = -1 }\nprice = 2\naquabon = 2\ncopies = 3\nfrom = "reconstructed"\n\n'
    )
    own.write_text(TEXT.replace("[[event]]", card + "[[event]]", 1), encoding="utf-8")
    game = MyRiverKit(load(own))
    assert "add mill" in game.tokens
    state = game.new(seats=2, seed=3)
    for _ in random_walk(state, 3):
        assert game.broken_law(state) is None
        seen = game.observe(state, 0)
        assert game.scene(seen).areas
        assert game.text(seen)
    assert state.outcome is not None
