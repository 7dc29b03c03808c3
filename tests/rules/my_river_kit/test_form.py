"""A proposal as one form, and as one typed sentence."""

from __future__ import annotations

import pytest

from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.kernel import BadInput, SeatView
from paddlewheel.presentation import Form, form_faults, read_sentence
from rules.my_river_kit.river import QUIET, River, a_river
from support import random_walk, rule

CORN = "corn . city canoe ."


def a_form(river: River, seat: int, *picked: str) -> Form:
    form = GAME.form(SeatView(river.state, seat), picked)
    assert form is not None
    return form


def typed(river: River, seat: int, sentence: str) -> tuple[str, ...]:
    return read_sentence(lambda picked: GAME.form(SeatView(river.state, seat), picked), sentence)


def valley() -> River:
    return a_river(CORN, CORN, CORN, CORN).talk()


@rule("RK-40d")
def test_a_proposal_is_one_form_of_few_parts() -> None:
    form = a_form(valley(), 0)
    assert [part.label for part in form.parts] == ["To whom?", "What?", "How much?", "For what?"]
    assert [option.label for option in form.parts[0].options] == [
        "Millford", "Alderbridge", "Saltmouth", "The bank", "All: a plan",
    ]  # fmt: skip
    assert form.tokens == ("propose", "to mayor 2", "give money", "amount 1", "for nothing")
    assert form.says == "To Millford: “I give you 1 WAG as a gift.”"
    assert form.covers == ("propose", "announce")
    assert not form.folded


@rule("RK-40c", "RK-40f")
def test_the_parts_follow_the_answers_and_answers_that_do_not_fit_are_dropped() -> None:
    answers = ("to mayor 3", "to mayor 4", "give money", "amount 2", "lent once it is done", "to remove", "card corn")
    form = a_form(valley(), 0, *answers)
    assert form.tokens == (
        "propose", "to mayor 3", "to mayor 4", "give money", "amount 2", "lent once it is done", "instalment 1",
        "for 2 rounds", "to remove", "card corn",
    )  # fmt: skip
    assert [option.token for option in form.parts[-1].options] == ["card corn", "card canoe"]
    swap = a_form(valley(), 0, *answers, "swap")
    assert "swap" not in {option.token for option in swap.parts[1].options}
    assert a_form(valley(), 0, "to mayor 2", "announce", "card forest").tokens == ("announce", "card forest")
    assert a_form(valley(), 0, "borrow from the bank").tokens == ("propose", "borrow from the bank")


@rule("RK-37d", "RK-40e", "RK-54b")
def test_the_form_is_there_wherever_a_proposal_may_be_made() -> None:
    river = valley().say(
        0, "propose", "to mayor 2", "give money", "amount 1", "once it is done", "to remove", "card corn"
    )
    counter = a_form(river, 1, "amount 3")
    assert counter.covers == ("counter",)
    assert counter.folded
    assert counter.tokens == ("counter", "amount 3", "for nothing")
    assert GAME.form(SeatView(river.state, 0)) is None
    assert a_form(a_river(QUIET, QUIET).works(0), 0).tokens[0] == "make a deal"
    begun = valley().say(0, "propose")
    assert a_form(begun, 0).tokens == ("to mayor 2", "give money", "amount 1", "for nothing")
    thirsty = a_river(QUIET, QUIET, wag=0).flow(water=1, asks=True)
    thirsty.give(1, 4)
    assert a_form(thirsty, 0).tokens == ("ask for help", "ask for money", "amount 1", "for nothing")


@rule("RK-40d")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_form_comes_to_may_always_be_played(seats: int) -> None:
    state = GAME.new(seats=seats, seed=11)
    forms = 0
    for seat, _ in random_walk(state, 11):
        form = GAME.form(SeatView(state, seat))
        if form is None:
            continue
        forms += 1
        offered = [GAME.token(choice) for choice in state.choices(seat)]
        assert form_faults(form, offered) == []
        twin = state.clone()
        for token in form.tokens:
            twin.play(seat, token)
    assert forms > 50


@rule("RK-40d")
@pytest.mark.parametrize(
    ("sentence", "tokens"),
    [
        ("offer Saltmouth loan 2 if removes corn",
         "to mayor 4, give money, amount 2, lent once it is done, instalment 1, for 2 rounds, to remove, card corn"),
        ("offer Millford 3 if adds wetland", "to mayor 2, give money, amount 3, once it is done, to add, card wetland"),
        ("ask Millford and Saltmouth 1", "to mayor 2, to mayor 4, ask for money, amount 1, for nothing"),
        ("ask Millford for a loan of 4, 2 a round for 3 rounds",
         "to mayor 2, ask for money, amount 4, paid back, instalment 2, for 3 rounds"),
        ("ask Saltmouth to promise not to add industrial",
         "to mayor 4, ask for a promise, not to add, card industrial"),
        ("ask Saltmouth 2 on my promise to remove corn",
         "to mayor 4, ask for money, amount 2, on a promise, to remove, card corn"),
        ("promise Millford to add forest", "to mayor 2, promise, to add, card forest"),
        ("swap canoe for conventional corn with Millford", "to mayor 2, swap, my plot 4, their plot 1"),
        ("offer Millford water 2", "to mayor 2, give water, amount 2"),
        ("borrow from the bank please", None),
        ("borrow from bank", "borrow from the bank"),
    ],
)  # fmt: skip
def test_a_proposal_can_be_typed_as_a_short_sentence(sentence: str, tokens: str | None) -> None:
    if tokens is None:
        with pytest.raises(BadInput, match="'please' is not understood"):
            typed(valley(), 0, sentence)
    else:
        assert typed(valley(), 0, sentence) == ("propose", *tokens.split(", "))


@rule("RK-37b")
def test_a_plan_can_be_typed_and_between_two_it_is_clear_whom_one_speaks_to() -> None:
    assert typed(valley(), 0, "plan wetland") == ("announce", "card wetland")
    two = a_river(CORN, CORN).talk()
    assert typed(two, 0, "offer 2 if removes corn")[:3] == ("propose", "give money", "amount 2")


@rule("RK-40d")
@pytest.mark.parametrize(
    ("sentence", "why"),
    [
        ("offer 2", "To whom? Say one of: Millford, Alderbridge, Saltmouth"),
        ("offer Millford money", "How much? Say one of: 1 WAG, 2 WAG"),
        ("offer Millford 2 if removes wetland", "Which activity? Say one of: Conventional corn, Canoe"),
        ("offer Millford 2 tomorrow", "'tomorrow' is not understood in: To Millford: “I give you 2 WAG as a gift.”"),
    ],
)
def test_a_sentence_that_is_not_understood_says_what_is_missing(sentence: str, why: str) -> None:
    with pytest.raises(BadInput) as refused:
        typed(valley(), 0, sentence)
    assert why in str(refused.value)
