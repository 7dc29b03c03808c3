"""What an answer in the terminal stands for."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.cli.answers import chosen, listed_plans
from paddlewheel.kernel import SeatView

GAME = pw.load("mississippi-queen")


def meant(answer: str, *played: str) -> list[str]:
    """What the first captain of a race means after these choices."""
    race = GAME.new(seats=2, seed=4)
    for token in played:
        race.play(0, token)
    offers = GAME.scene(race.observe(0)).offers
    return chosen(answer, offers, GAME.tokens, lambda: GAME.plans(SeatView(race, 0)))


def test_a_choice_by_number_by_words_and_by_their_beginning() -> None:
    assert meant("2") == meant("speed 2") == meant("Speed 2 (") == ["speed 2"]
    assert meant("f", "speed 2") == ["forward"]


def test_a_choice_several_times_in_a_row() -> None:
    assert meant("forward 3", "speed 3") == ["forward"] * 3


def test_a_plan_by_the_beginning_of_its_words() -> None:
    assert meant("sail to 1-2 ")[0].startswith("speed ")


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("99", "choose from 1 to"),
        ("fly", "'fly' is none of the choices"),
        ("forward 0", "none of the choices"),
        ("forward 999", "none of the choices"),
        ("s", "can mean"),
        ("sail to 1-", "type more of it"),
        ("", "none of the choices"),
    ],
)
def test_what_means_nothing_or_too_much_is_one_sentence(answer: str, sentence: str) -> None:
    with pytest.raises(pw.BadInput, match=sentence):
        meant(answer)


def test_plans_are_listed_by_the_place_they_lead_to() -> None:
    plans = GAME.plans(SeatView(GAME.new(seats=2, seed=4), 0))
    lines = listed_plans(plans)
    assert 10 < len(lines) < len(plans)
    assert any("other ways" in line for line in lines)
