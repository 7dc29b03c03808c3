"""Players of one's own: by module and class, and by the names that a server offers."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.arena.plan import Plan, play_game
from paddlewheel.bots import bots_of, make_bot, make_player
from paddlewheel.bots.players import NAMED, parse_named
from paddlewheel.kernel import SeatView

MINE = """
class First:
    def __init__(self, seed, seat, checkpoint=""):
        self.checkpoint = checkpoint

    def choose(self, view):
        return view.choices()[0]


class Cheat(First):
    def choose(self, view):
        return (view.choices()[-1] + 1) % len(view.game.tokens)


class Broken:
    def __init__(self, seed, seat):
        raise ValueError("no weights here")


NUMBER = 7
MUTE = lambda seed, seat: object()
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of one's own in the working directory."""
    name = f"mine_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


@pytest.mark.parametrize("game", pw.games())
def test_a_player_of_ones_own_sits_in_the_arena(mine: str, game: str) -> None:
    seats = pw.load(game).info.seats[0]
    others = ["random"] * (seats - 1)
    plan = Plan(game, (f"{mine}:First", *others), seed=3)
    plan.check()
    assert play_game(plan, 0) == play_game(plan, 0)


def test_what_stands_after_the_at_is_its_checkpoint(mine: str) -> None:
    assert make_player(f"{mine}:First@weights.npz", 1, 0).checkpoint == "weights.npz"  # type: ignore[attr-defined]


def test_a_forbidden_choice_names_the_player_and_the_rule(mine: str) -> None:
    with pytest.raises(pw.BadInput, match=rf"{mine}:Cheat chose what it may not: .*\(MQ-"):
        play_game(Plan("mississippi-queen", (f"{mine}:Cheat", "random"), seed=3), 0)


def test_the_example_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    assert play_game(Plan("mississippi-queen", ("own_player:Ahead@some.npz", "random"), seed=3), 0).decisions > 2


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("{}:Broken", "cannot be made: ValueError: no weights here"),
        ("{}:Missing", "cannot be imported"),
        ("{}:NUMBER", "is not a class"),
        ("{}:MUTE", r"no method choose\(view\)"),
        ("no_such_module:First", "cannot be imported"),
        ("a b:First", "module:Class"),
        ("{}:First@", "module:Class"),
    ],
)
def test_a_bad_player_gets_one_sentence(mine: str, spec: str, why: str) -> None:
    with pytest.raises(pw.BadInput, match=why):
        make_player(spec.format(mine), 0, 0)


def test_a_table_never_imports_what_a_stranger_names(mine: str) -> None:
    with pytest.raises(pw.BadInput, match="there is no bot"):
        make_bot(f"{mine}:First", 0, 0)
    with pytest.raises(pw.BadInput, match="there is no bot"):
        make_bot("os:system", 0, 0)


def test_a_server_offers_players_by_name(mine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pw.load("civil-war")
    assert "ada" not in bots_of(game)
    monkeypatch.setenv(NAMED, f"ada={mine}:First")
    assert bots_of(game)[-1] == "ada"
    state = game.new(seed=1)
    assert make_bot("ada", 1, 0, game).choose(SeatView(state, 0)) == state.choices(0)[0]


@pytest.mark.parametrize("entry", ["ada", "Ada=mine:Ada", "=mine:Ada", "ada=mine", "ada=mine:Ada:x", "a b=mine:Ada"])
def test_a_bad_entry_gets_one_sentence(entry: str) -> None:
    with pytest.raises(pw.BadInput, match=r"mine:Ada|module:Class"):
        parse_named([entry])
