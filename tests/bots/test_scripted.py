"""Players with one fixed idea play legal games to the end, and do what their script says."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.arena.plan import Plan
from paddlewheel.bots import make_bot
from paddlewheel.bots.scripted import SCRIPTS, Script
from paddlewheel.kernel import SeatView


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in SCRIPTS for name in SCRIPTS[game]])
def test_every_script_plays_a_legal_game(game: str, name: str) -> None:
    plan = Plan(game, (f"scripted:{name}", *("random",) * (pw.load(game).info.usual_seats - 1)), 1)
    plan.check()
    state = plan.new(0)
    bots = [make_bot(player, 1, seat) for seat, player in enumerate(plan.players)]
    for _ in range(150):
        if not state.deciders:
            break
        seat = state.deciders[0]
        state.play(seat, bots[seat].choose(SeatView(state, seat)))


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in SCRIPTS for name in SCRIPTS[game]])
def test_every_script_speaks_the_words_of_its_game(game: str, name: str) -> None:
    script = SCRIPTS[game][name]
    for word in (*script.always, *script.never):
        assert any(token.startswith(word) for token in pw.load(game).tokens), word


def test_a_script_comes_before_judgement_and_never_leaves_nothing() -> None:
    view = SeatView(pw.load("mississippi-queen").new(seed=1), 0)
    assert [view.game.token(choice) for choice in Script(always=("speed 2",)).wanted(view)] == ["speed 2"]
    assert Script(never=("speed",)).wanted(view) == view.choices()


def test_an_unknown_script_gets_one_clear_error() -> None:
    with pytest.raises(pw.BadInput, match=r"no script 'swim' in Civil War; the scripts are: all-left, all-centre"):
        make_bot("scripted:swim", 1, 0, pw.load("civil-war"))
