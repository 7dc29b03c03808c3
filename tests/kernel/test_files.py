"""Rulebooks, component files and art: a bad one gets an error that names the place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.games.mississippi_queen import components
from paddlewheel.kernel import load_rulebook, shared_out
from paddlewheel.presentation import Area, Element, Offer, Scene, aid_faults, load_aid, scene_faults
from paddlewheel.presentation.svg import art_faults, draw, read_art

RULEBOOK = """prefix = "XX"
[[rule]]
id = "XX-10"
text = "Ten."
from = "rulebook"
[[rule]]
id = "XX-9"
text = "Nine."
from = "rulebook"
refusal = "Not nine."
[[ruling]]
id = "XX-9a"
text = "Nine and a half."
why = "Somebody asked."
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "file.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_rulebook_is_read_in_the_order_of_its_numbers(tmp_path: Path) -> None:
    book = load_rulebook(written(tmp_path, RULEBOOK))
    assert [rule.id for rule in book.rules] == ["XX-9", "XX-9a", "XX-10"]
    assert [rule.kind for rule in book.rules] == ["rule", "ruling", "rule"]
    assert book.refusal("XX-9") == "Not nine."
    assert book.refusal("XX-10") == "Ten."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('text = "Ten."', "", "$.rule[0]: Object missing required field `text`"),
        ('why = "Somebody asked."', "", "$.ruling[0]: Object missing required field `why`"),
        ('id = "XX-9"\n', 'id = "XX-10"\n', "XX-10: this number is given twice"),
        ('id = "XX-9"\n', 'id = "9"\n', "9: a rule is numbered XX-1, XX-2a"),
        ('text = "Ten."', 'text = "Ten."\ncolour = "red"', "unknown field `colour`"),
        ('prefix = "XX"', "prefix = ", "not TOML"),
    ],
)
def test_a_bad_rulebook_names_the_place(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(pw.BadData, match=re.escape(sentence)):
        load_rulebook(written(tmp_path, RULEBOOK.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('coal       = { is = 6, from = "rulebook"', 'coal = { is = "six", from = "rulebook"', "ship.coal.is"),
        ('speed      = { is = 1, from = "rulebook"', 'speed = { is = 1, from = "memory"', "ship.speed.from"),
        ("3   1   2", "3   1   1", "the first tile, and no other, is the start tile"),
        ("  5   4\n#       #", "  5   4", "tile A0: a picture has 9 rows, not 8"),
        ("  5   4\n", "  5  4\n", "tile A0, row 8: '4' cannot stand there"),
        ("  5   4\n", "  5   x\n", "tile A0, row 8: 'x' cannot stand there"),
        ("  5   4\n", "  5\n", "tile A0: 19 hexes are drawn"),
        (
            'name = "A2-1"\nfrom = "published"\nstation = "red"',
            'name = "A2-1"\nfrom = "published"',
            "tile A2-1: a station",
        ),
        ("[passengers.red]\n2 =", "[passengers.red]\n6 =", "passengers.red: a number for each"),
        ('[[tile]]\nname = "A3-3"', "[[other]]", "unknown field `other`"),
    ],
)
def test_a_bad_component_file_names_the_place(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    text = components.FILE.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(pw.BadData, match=re.escape(sentence)):
        components.load(written(tmp_path, text.replace(old, new)))


def test_a_designer_changes_a_number() -> None:
    state = pw.load("mississippi-queen").changed({"ship.coal": 9}).new(seats=2)
    assert [ship["coal"] for ship in _ships(state)] == [9, 9]


def _ships(state: pw.AnyState) -> list[dict[str, int]]:
    import msgspec

    found: list[dict[str, int]] = msgspec.to_builtins(state.observe(None))["ships"]
    return found


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"ship.sails": 1}, "ship.sails: there is no such number; the numbers are: ship."),
        ({"ship.top_speed": 7}, "ship.top_speed: 7 will not do; allowed: 1 to 6"),
    ],
)
def test_a_change_that_does_not_fit_is_refused(changes: dict[str, int], sentence: str) -> None:
    with pytest.raises(pw.BadInput, match=re.escape(sentence)):
        pw.load("mississippi-queen").changed(changes)


def a_scene(*elements: Element, offers: tuple[Offer, ...] = ()) -> Scene:
    area = Area("board", "Board", "board", (0, 0, 100, 100), elements)
    return Scene("pebbles", "Pebbles", "Play.", "PB-1", (area,), offers)


def test_the_faults_of_a_scene_are_found() -> None:
    scene = a_scene(
        Element("a", "pebble", 0, 0, "A"),
        Element("a", "pebble", 0, 0, " "),
        offers=(Offer("pick 1", "Pick", ()), Offer("pick 2", "", ("b",))),
    )
    assert scene_faults(scene) == [
        "two elements are called a",
        "a has no label",
        "the choice pick 1 touches no element",
        "the choice pick 2 has no label",
        "the choice pick 2 touches b, which is not in the scene",
    ]


def test_the_faults_of_art_are_found() -> None:
    art = read_art(pw.load("pebbles").folder / "art.svg")
    scene = a_scene(Element("a", "stone", 0, 0, "A"), Element("b", "pebble", 0, 0, "B", texts={"weight": "3"}))
    assert art_faults(scene, art) == ["a: no symbol stone", "b: symbol pebble has no text slot weight"]


def test_drawing_places_symbols_fills_slots_and_escapes_words() -> None:
    art = read_art(pw.load("pebbles").folder / "art.svg")
    element = Element("a", "pebble", 12.5, 7, 'A <b> & "c"', angle=90, scale=2, texts={"size": "<3>\nmore"})
    picture = draw(a_scene(element), art)
    assert 'transform="translate(12.5 7) rotate(90) scale(2)"' in picture
    assert "&lt;3&gt;" in picture
    assert "<b>" not in picture
    assert ">more</" in picture


def test_a_new_sum_is_shared_out_as_the_old_one_was() -> None:
    rains = {"north": 4, "east": 5, "south": 4, "west": 5}
    assert shared_out(36, rains) == {"north": 8, "east": 10, "south": 8, "west": 10}
    assert shared_out(9, rains) == {"north": 2, "east": 3, "south": 2, "west": 2}
    assert shared_out(0, rains) == dict.fromkeys(rains, 0)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("aim = ", "aid.toml: not TOML"),
        ('aim = "Win."', "aid.toml: $: Object missing required field `block`"),
        ('aim = "Win."\n[[block]]\ntitle = "Costs"\nprices = []', "unknown field `prices`"),
    ],
)
def test_a_bad_player_aid_names_the_place(tmp_path: Path, text: str, sentence: str) -> None:
    assert load_aid(tmp_path) is None
    (tmp_path / "aid.toml").write_text(text, encoding="utf-8")
    with pytest.raises(pw.BadData, match=re.escape(sentence)):
        load_aid(tmp_path)


def test_a_player_aid_names_only_rules_and_sections_that_exist(tmp_path: Path) -> None:
    text = 'aim = "See XX-9 and XX-77."\nblock = []\n[[picture]]\nsection = "None"\ncaption = "Nothing."\nsigns = []'
    (tmp_path / "aid.toml").write_text(text, encoding="utf-8")
    aid = load_aid(tmp_path)
    assert aid is not None
    faults = aid_faults(aid, load_rulebook(written(tmp_path, RULEBOOK)))
    assert faults == ["there is no rule XX-77", "there is no section 'None'"]


def test_a_step_without_a_decision_in_the_rulebook_goes_by_its_name(tmp_path: Path) -> None:
    words = '\n[[decision]]\nstep = "row"\nwhat = "where to row"\nwhen = "in your turn"\n'
    book = load_rulebook(written(tmp_path, RULEBOOK + words))
    assert book.other_decisions("anchor", ["row"]) == (
        "This belongs to another decision: where to row. It comes in your turn. Now you decide: anchor."
    )
    assert book.other_decisions("row", []) == "This choice does not come up in this game. Now you decide: where to row."
