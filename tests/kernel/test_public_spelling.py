"""The public spelling, its options, and the errors it gives for bad input."""

from __future__ import annotations

import re
from typing import Any

import pytest

import paddlewheel as pw
from paddlewheel.kernel import describe_options


@pytest.fixture
def game() -> pw.AnyGame:
    return pw.load("mississippi-queen")


def test_games_are_listed_and_loaded_by_id() -> None:
    assert "mississippi-queen" in pw.games()
    assert pw.load("mississippi-queen").info.title == "Mississippi Queen"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seats": 6}, "seats 2 to 5, not 6"),
        ({"seed": -1}, "a seed is a whole number from 0"),
        ({"seed": 2**63}, "a seed is a whole number from 0"),
        ({"race": "short"}, "option race: 'short' will not do; allowed: passenger or introductory"),
        ({"rounds": 0}, "option rounds: 0 will not do; allowed: 1 to 200"),
        ({"rounds": "many"}, "option rounds: 'many' will not do; allowed: 1 to 200"),
        ({"weather": "dry"}, "there is no option 'weather'; the options are: race, rounds"),
    ],
)
def test_wrong_seats_seeds_and_options_get_one_clear_error(
    game: pw.AnyGame, given: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(pw.BadInput, match=re.escape(sentence)):
        game.new(**given)


@pytest.mark.parametrize("given", [{"seats": "four"}, {"seed": "now"}, {"seed": None}])
def test_seats_and_seeds_are_whole_numbers(game: pw.AnyGame, given: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        game.new(**given)


def test_options_are_documented(game: pw.AnyGame) -> None:
    race, rounds = describe_options(game.options)
    assert (race.name, race.default, race.values) == ("race", "passenger", ("passenger", "introductory"))
    assert rounds.allowed == "1 to 200"
    assert all(option.meaning.endswith(".") for option in (race, rounds))


def test_an_unknown_game_names_the_ones_there_are() -> None:
    with pytest.raises(pw.BadInput, match=r"there is no game 'chess'; the games are: .*mississippi-queen"):
        pw.load("chess")


def test_choices_play_by_number_and_by_token(game: pw.AnyGame) -> None:
    one, two = game.new(seats=4, seed=7, race="passenger"), game.new(seats=4, seed=7)
    choice = one.choices(0)[0]
    one.play(0, choice)
    two.play(0, game.token(choice))
    assert one.fingerprint() == two.fingerprint()
    assert game.choice(game.token(choice)) == choice


@pytest.mark.parametrize(
    ("seat", "choice", "sentence"),
    [
        (9, 0, "there is no seat 9; the seats are 0 to 3"),
        (-1, 0, "there is no seat -1; the seats are 0 to 3"),
        (0, 99, "there is no choice 99; choices are 0 to 21"),
        (0, -1, "there is no choice -1; choices are 0 to 21"),
        (0, 10**30, "there is no choice 1000000000000000000000000000000"),
        (0, "dive", "knows no choice 'dive'"),
        (0, "Speed 4", "knows no choice 'Speed 4'"),
    ],
)
def test_choices_that_do_not_exist_are_bad_input(game: pw.AnyGame, seat: int, choice: int | str, sentence: str) -> None:
    state = game.new(seats=4)
    before = state.fingerprint()
    with pytest.raises(pw.BadInput, match=re.escape(sentence)):
        state.play(seat, choice)
    with pytest.raises(pw.BadInput, match=re.escape(sentence)):
        state.why_not(seat, choice)
    assert state.fingerprint() == before


def test_a_refusal_carries_the_rule_and_one_sentence(game: pw.AnyGame) -> None:
    state = game.new(seats=4)
    with pytest.raises(pw.Refusal) as caught:
        state.play(0, "forward")
    assert caught.value.rule == "MQ-11"
    assert caught.value.why == (
        "This belongs to another decision: how the ship moves and turns. It comes in a captain's turn, once the speed "
        "is set. Now you decide: the speed."
    )
    with pytest.raises(pw.Refusal, match="not the decision of seat 1"):
        state.play(1, "speed 1")


def test_nobody_decides_when_the_game_is_over(game: pw.AnyGame) -> None:
    state = game.new(seats=2, rounds=1, race="introductory")
    for seat in (0, 1):
        for token in ("speed 1", "forward", "end move"):
            state.play(seat, token)
    assert state.outcome is not None
    assert state.deciders == ()
    assert state.choices(0) == []
    with pytest.raises(pw.Refusal, match="The game is over"):
        state.play(0, "speed 1")


def test_a_state_shows_itself_in_a_notebook(game: pw.AnyGame) -> None:
    assert game.new()._repr_svg_().startswith("<svg")
