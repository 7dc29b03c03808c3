"""A component file of one's own: any game is played with it, its record carries it, and a bad one is refused."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import paddlewheel as pw
from paddlewheel import registry
from paddlewheel.bots.random import random_stream
from paddlewheel.kernel import (
    BadData,
    BadRecord,
    ComponentFile,
    component_file,
    new_record,
    parse_record,
    playout,
    read_component_file,
    replay,
)
from paddlewheel.tables import uploads
from paddlewheel.tables.uploads import Trial, checked_record, try_out

#: A line of My River Kit's file.
STARTING_MONEY = "wag       = { is = 6"


def own_file(game: str) -> ComponentFile:
    """The game's own file with a remark before it."""
    text = (pw.load(game).folder / "components.toml").read_text(encoding="utf-8")
    return component_file("our class.toml", f"# Our own river.\n{text}")


def kit_file(old: str, new: str) -> ComponentFile:
    text = own_file("my-river-kit").text
    assert old in text
    return component_file("ours.toml", text.replace(old, new, 1))


@pytest.mark.parametrize("name", [name for name in pw.games() if name != "pebbles"])
def test_every_game_is_played_with_a_file_of_ones_own_and_its_record_carries_it(name: str) -> None:
    game = registry.load_with(name, own_file(name))
    state = game.set_up(None, 3, {})
    record = new_record(game, state.seats, 3, {})
    streams = [random_stream(3, seat) for seat in range(state.seats)]
    while state.deciders and len(record.choices) < 40:
        seat = state.deciders[0]
        offered = state.choices(seat)
        choice = offered[streams[seat].below(len(offered))]
        record.choices.append((seat, game.token(choice)))
        state.play(seat, choice)
    read = parse_record(record.text())
    assert read == record
    assert registry.game_of(read) is game
    assert replay(read, game).fingerprint() == state.fingerprint()
    assert game.text(state.observe(None))
    assert game.scene(state.observe(0)).areas


def test_the_numbers_of_the_file_are_those_of_the_game() -> None:
    game = registry.load_with("my-river-kit", kit_file(STARTING_MONEY, STARTING_MONEY.replace("6", "9")))
    seen = game.new(seats=2).observe(None)
    assert [mayor.wag for mayor in seen.mayors] == [9, 9]  # type: ignore[attr-defined]
    assert [mayor.wag for mayor in pw.load("my-river-kit").new(seats=2).observe(None).mayors] == [6, 6]  # type: ignore[attr-defined]
    assert any("9" in row for table in game.components_shown() for row in table.rows)


def test_a_record_is_not_replayed_with_other_components() -> None:
    game = registry.load_with("my-river-kit", own_file("my-river-kit"))
    record = new_record(game, 2, 1, {})
    with pytest.raises(BadRecord, match=r"made with other components \(our class\.toml\)"):
        replay(record, pw.load("my-river-kit"))
    with pytest.raises(BadRecord, match="made with other components"):
        replay(new_record(pw.load("my-river-kit"), 2, 1, {}), game)
    assert checked_record(record.text()) == record


def test_a_damaged_record_names_the_line_after_the_components() -> None:
    record = new_record(registry.load_with("my-river-kit", own_file("my-river-kit")), 2, 1, {})
    record.choices = [(0, "nonsense")]
    lines = record.text().splitlines()
    with pytest.raises(BadRecord) as error:
        checked_record(record.text())
    assert lines[error.value.line - 1] == "0 nonsense"


def test_the_game_it_came_with_is_found_from_any_other() -> None:
    game = pw.load("my-river-kit")
    own = game.with_components(own_file("my-river-kit"))
    assert own.with_components(None) is game
    assert own.with_components(own.component_file) is own


def test_only_some_files_are_remembered() -> None:
    game = pw.load("civil-war")
    text = own_file("civil-war").text
    first = game.with_components(component_file("0.toml", text))
    for number in range(1, 40):
        game.with_components(component_file(f"{number}.toml", text))
    assert game.with_components(component_file("0.toml", text)) is not first


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x = 1\n" * 20_000, "at most 64 KiB"),
        ("x = " + "[" * 30_000, "not TOML"),
        ("x = " + "9" * 5_000, "not TOML"),
        ("x = 1001", "x: numbers are from -1000 to 1000"),
        ("[a]\nb = [1, -5000]", "a.b, entry 2: numbers are"),
        ("x = [" + "1," * 301 + "]", "x: has more than 300 entries"),
        (f"x = '{'y' * 4_001}'", "x: is longer than 4,000 letters"),
        ("x = \ud800", "not TOML"),
        ("x", "not TOML"),
        ('"a\\n0 end talk" = 1', "names have 1 to 40 letters"),
        (f"{'k' * 41} = 1", "names have 1 to 40 letters"),
        ('x = "\\u001b[2J"', "x: has characters that cannot be printed"),
    ],
)
def test_strangers_files_are_bounded(text: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        component_file("strange.toml", text)


@pytest.mark.parametrize("name", ["", "\n\x1b[2J", "x" * 500, "../../passwd", "a\u2028components b"])
def test_the_name_of_a_file_is_only_shown(name: str) -> None:
    text = own_file("my-river-kit").text
    file = component_file(name, text)
    assert file.name.isprintable()
    assert 0 < len(file.name) <= 60
    record = new_record(registry.load_with("my-river-kit", file), 2, 1, {})
    assert parse_record(record.text()) == record


def test_odd_ends_of_lines_and_spaces_survive_the_record() -> None:
    file = component_file("odd.toml", "# a  \r\n\r\n# b\x85# c\n# d \n\n\n")
    record = new_record(pw.load("my-river-kit"), 2, 1, {})
    record.components = file
    assert parse_record(record.text()).components == file


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml: the file: cannot be read: No such file"):
        read_component_file(tmp_path / "nowhere.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="it is not text in UTF-8"):
        read_component_file(tmp_path / "odd.toml")


def test_a_bad_field_keeps_its_good_error() -> None:
    with pytest.raises(BadData, match=r"ours\.toml: line 8, table.wag"):
        registry.load_with("my-river-kit", kit_file(STARTING_MONEY, STARTING_MONEY.replace("6", "'six'")))


def test_a_game_with_it_is_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Trial("my-river-kit", own_file("my-river-kit"), 3, {})
    try_out(trial)
    monkeypatch.setattr(uploads, "playout", lambda *_: None)
    with pytest.raises(BadData, match="a game with it: does not end within"):
        try_out(trial)
    monkeypatch.setattr(uploads, "playout", lambda *_: [][1])
    with pytest.raises(BadData, match="a game with it: cannot be played: IndexError"):
        try_out(trial)


def test_playout_reaches_an_end_with_other_numbers() -> None:
    game = registry.load_with("my-river-kit", kit_file(STARTING_MONEY, STARTING_MONEY.replace("6", "0")))
    state = game.set_up(4, 5, {})
    playout(state, [random_stream(5, seat) for seat in range(4)], game.info.longest)
    assert state.outcome is not None
    assert game.broken_law(state) is None


def test_a_file_that_lacks_a_part_is_refused_with_a_table_and_with_a_record() -> None:
    text = own_file("my-river-kit").text
    start = text.index("[zones.3")
    file = component_file("short.toml", text[:start] + text[text.index("[zones.4") :])
    with pytest.raises(BadData, match="short"):
        try_out(Trial("my-river-kit", file, 3, {}))
    record = pw.Record("my-river-kit", pw.load("my-river-kit").info.rules_version, 3, 1, {}, components=file)
    with pytest.raises((BadData, BadRecord)):
        checked_record(record.text())


def test_names_of_cards_are_text_wherever_they_are_shown() -> None:
    text = own_file("my-river-kit").text.replace('name    = "City centre"', 'name    = "<b>[/]&quot;</b>"')
    assert "<b>" in text
    game = registry.load_with("my-river-kit", component_file("odd.toml", text))
    state = game.set_up(2, 1, {})
    playout(state, [random_stream(1, seat) for seat in range(2)], 60)
    picture = game.svg(game.scene(state.observe(0)))
    assert "<b>" not in picture
    ElementTree.fromstring(picture)  # noqa: S314


def test_cards_of_ones_own_are_played_with_and_carried_by_the_record() -> None:
    text = own_file("civil-war").text
    file = component_file("ours.toml", 'cards = ["U01 | Our Leader | LDR | 9 | ALL+2"]\n' + text)
    game = registry.load_with("civil-war", file)
    rows = {row[0]: row for row in game.components_shown()[1].rows}
    assert rows["U01"][1:5] == ("Our Leader", "LDR", "9", "ALL+2")
    assert rows["C72"][5] == "own and reconstructed"
    assert len(rows) == 144
    record = new_record(game, 2, 4, {})
    assert replay(parse_record(record.text()), registry.game_of(parse_record(record.text()))).fingerprint() != (
        pw.load("civil-war").new(seed=4).fingerprint()
    )
    for bad, why in (("U01 | X | LDR | 99 |", "cards, entry 1, card U01, value"), ("words", "a card reads id")):
        with pytest.raises(BadData, match=why):
            registry.load_with("civil-war", component_file("bad.toml", f"cards = ['{bad}']\n{text}"))


@pytest.mark.parametrize("most", [60, 999])
def test_a_number_keeps_within_the_bounds_of_the_games_own_file(most: int) -> None:
    coal = 'coal       = { is = 6, from = "rulebook", least = 0, most = 60 }'
    text = own_file("mississippi-queen").text
    assert coal in text
    file = component_file("ours.toml", text.replace(coal, coal.replace("is = 6", "is = 99").replace("60", str(most))))
    with pytest.raises(BadData, match=r"ours\.toml: ship\.coal: 99 will not do; allowed: 0 to 60"):
        registry.load_with("mississippi-queen", file)


def test_elevations_and_larger_decks_are_numbers_of_rising_waters() -> None:
    game = pw.load("rising-waters")
    raised = game.changed({"map.Fa": 3, "community.blues": 30})
    assert ("map.Fa", "3", "reconstructed") in raised.components_shown()[0].rows
    seen = raised.new(seats=2, version="spring").observe(None)
    before = game.new(seats=2, version="spring").observe(None)
    assert sum(one != other for one, other in zip(seen.elevations, before.elevations, strict=True)) == 1  # type: ignore[attr-defined]
    with pytest.raises(pw.BadInput, match=r"map\.Bl: 3 will not do; allowed: 6 to 6"):
        game.changed({"map.Bl": 3})
    with pytest.raises(pw.BadInput, match="60 to 200 cards, not 1088"):
        game.changed({"community.blues": 1000})
    state = raised.set_up(2, 5, {})
    playout(state, [random_stream(5, seat) for seat in range(2)], game.info.longest)
    assert state.outcome is not None
    assert raised.broken_law(state) is None
