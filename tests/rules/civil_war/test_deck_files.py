"""Decks of one's own: a file, a name, and errors that name the card and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.games.civil_war.components import FILE, NUMBERS, load
from paddlewheel.games.civil_war.game import GAME, CivilWar
from paddlewheel.kernel import component_file, features_of
from paddlewheel.presentation.printed import PieceSet
from support import random_walk, rule

LINES = FILE.read_text(encoding="utf-8").splitlines()
UNION_LINES = [line for line in LINES if line.startswith("U")]


def changed(folder: Path, card: str, line: str) -> Path:
    """The standard decks with one line changed; an empty line takes the card out."""
    path = folder / "mine.txt"
    lines = [line if old.startswith(card) else old for old in LINES]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@rule("CW-1c")
@pytest.mark.parametrize(
    ("line", "place", "why"),
    [
        ("U12 | Iron Brigade | INF | eight | ", "card U12, value", "whole number"),
        ("U12 | Iron Brigade | INF | 21 | ", "card U12, value", "0 to 20"),
        ("U12 | Iron Brigade | FOO | 8 | ", "card U12, type", "'FOO' is no type"),
        ("U12 | Iron Brigade | INF | 8 | FLY", "card U12, effects", "'FLY' is no effect"),
        ("U12 | Iron Brigade | INF | 8 | COL", "card U12, effects", "COL+1"),
        ("U12 | Iron Brigade | INF | 8 | COL+99", "card U12, effects", "COL+20"),
        ("U12 | Iron Brigade | INF | 8 | PA+1", "card U12, effects", "has no number"),
        ("U12 | Iron Brigade | INF | 8 | INF+1", "card U12, effects", "only a leader"),
        ("U12 | Iron Brigade | INF | 8 | BESIDE", "card U12, effects", "only an event"),
        ("U12 | Iron Brigade | EVT | 0 | OWN_ALL+1", "card U12, effects", "BESIDE"),
        ("U12 | Iron Brigade | EVT | 0 | RECOVER2", "card U12, effects", "BESIDE"),
        ("U12 | Iron Brigade | EVT | 0 | BESIDE PA", "card U12, effects", "needs a place"),
        ("U12 | Iron Brigade | EVT | 0 | BESIDE OWN_ONE+1 ENEMY_ONE-1", "card U12, effects", "one column"),
        ("U12 | Iron Brigade | EVT | 3 | BESIDE", "card U12, value", "value 0"),
        ("U12 | Iron Brigade | INF | 8 | PA PA", "card U12, effects", "twice"),
        ("U12 |  | INF | 8 | ", "card U12, name", "1 to 32"),
        ("U13 | Iron Brigade | INF | 8 | ", "card U13, id", "another card"),
        ("U99 | Iron Brigade | INF | 8 | ", "card U99, id", "U01 to U72"),
        ("U12 Iron Brigade INF 8", "line", "id | name | type"),
        ("", "card U12", "a deck has 72 cards, this one 71"),
    ],
)
def test_a_bad_file_names_the_card_and_the_field(tmp_path: Path, line: str, place: str, why: str) -> None:
    with pytest.raises(pw.BadData) as caught:
        load(changed(tmp_path, "U12", line))
    assert place in caught.value.place
    assert why in caught.value.why
    assert caught.value.file == "mine.txt"


@rule("CW-1c")
def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    path = changed(tmp_path, "U12", "U12 | Iron Brigade of my own | INF | 20 | COL+3")
    game = CivilWar(load(path))
    state = game.new(seed=1)
    for _ in random_walk(state, 1):
        assert game.broken_law(state) is None
    assert state.outcome is not None
    assert game.decks["standard"].card("U12").value == 20
    assert game.new(seed=1).fingerprint() != GAME.new(seed=1).fingerprint()


@rule("CW-1c")
def test_one_side_may_be_replaced_alone(tmp_path: Path) -> None:
    path = tmp_path / "union.txt"
    path.write_text("\n".join(line.replace("| 8 |", "| 9 |") for line in UNION_LINES), encoding="utf-8")
    decks = load(path)
    assert decks.source == "own"
    assert decks.card("U12").value == 9
    assert decks.cards[72:] == load().cards[72:]


@rule("CW-1c")
def test_an_option_names_a_deck_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed(tmp_path, "U12", "U12 | Iron Brigade | INF | 9 |")
    monkeypatch.setenv("PADDLEWHEEL_DECKS", str(tmp_path))
    game = CivilWar(load())
    state = game.new(seed=1, cards="mine")
    assert game.decks["mine"].card("U12").value == 9
    assert "Union" in game.text(game.observe(state, 0))
    with pytest.raises(pw.BadInput, match="the decks are: standard, mine"):
        game.new(seed=1, cards="yours")
    for name in ("../mine", "/etc/passwd", "Mine", ""):
        with pytest.raises(pw.BadInput):
            game.new(seed=1, cards=name)


@rule("CW-1c")
def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(pw.BadData, match="cannot be read"):
        load(tmp_path / "nowhere.txt")
    empty = tmp_path / "empty.txt"
    empty.write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(pw.BadData, match="no cards"):
        load(empty)


def with_decks(size: int, *cards: str) -> CivilWar:
    """The game with this many cards a side, some of them one's own."""
    lines = ", ".join(f'"{card}"' for card in cards)
    text = f"cards = [{lines}]\n" + NUMBERS.read_text(encoding="utf-8").replace("is = 72", f"is = {size}")
    return GAME.read_components(component_file("mine.toml", text))


@rule("CW-1c")
@pytest.mark.parametrize("size", [12, 60, 74])
def test_a_component_file_may_have_more_or_fewer_cards(size: int) -> None:
    added = [f"{side}{number} | Militia {number} | INF | 2 | " for side in "UC" for number in range(73, size + 1)]
    game = with_decks(size, *added)
    assert len(game.tokens) == len(GAME.tokens) + 6 * (size - 72)
    assert f"commit C{size:02} right" == game.tokens[-1]
    assert features_of(game.new()).size != features_of(GAME.new()).size
    war = game.new(seed=size)
    while war.outcome is None:
        assert game.broken_law(war) is None
        assert f"of {size}" in str(game.scene(game.observe(war, war.deciders[0])).status)
        war.play(war.deciders[0], war.choices(war.deciders[0])[0])
    assert max(len(army.graveyard) for army in war.armies) == size
    decks = [item for item in game.printed()[0].items if isinstance(item, PieceSet)]
    assert [len(deck.pieces) for deck in decks] == [size, size]


@rule("CW-1c")
@pytest.mark.parametrize(
    ("size", "cards", "place", "why"),
    [
        (73, (), "card U73", "is missing: war.deck says 73 cards for each side"),
        (72, ("U73 | Militia | INF | 2 | ",), "card U73, id", "an id is U01 to U72"),
        (100, (), "war.deck", "12 to 99"),
        (11, (), "war.deck", "12 to 99"),
    ],
)
def test_decks_that_do_not_go_with_their_number(size: int, cards: tuple[str, ...], place: str, why: str) -> None:
    with pytest.raises(pw.BadData) as caught:
        with_decks(size, *cards)
    assert place in str(caught.value)
    assert why in str(caught.value)


@rule("CW-1c")
def test_named_decks_have_as_many_cards_as_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PADDLEWHEEL_DECKS", str(tmp_path))
    (tmp_path / "mine.txt").write_text("\n".join(UNION_LINES), encoding="utf-8")
    with pytest.raises(pw.BadInput, match="the decks mine have 72 cards for each side"):
        with_decks(60).new(cards="mine")
