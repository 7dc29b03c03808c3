"""What bots know: the six arrangements weighed, and nothing of what is hidden."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.games.civil_war.components import load
from paddlewheel.games.civil_war.tactics.tactics import WarTactics
from rules.civil_war.warfare import CONFEDERACY, GAME, UNION, Warfare, a_war
from support import random_walk, rule


def tactics(war: Warfare) -> WarTactics:
    return GAME.tactics(war.state.rules)


def weights(war: Warfare, seat: int) -> dict[str, float]:
    judge = tactics(war)
    return {GAME.token(choice): judge.weigh(war.state, seat, choice) for choice in war.state.choices(seat)}


@rule("CW-8")
def test_the_card_that_decides_a_column_looks_best_there() -> None:
    """Left is won anyway, right is lost anyway: the Iron Brigade belongs in the centre."""
    war = a_war("U02 U14 U39 U12 U37 U38", "C40 C14 C01 C29 C30 C31")
    found = weights(war, UNION)
    assert max(found, key=found.__getitem__) in ("commit U12 centre", "commit U37 right", "commit U38 right")
    assert found["commit U12 centre"] > found["commit U12 right"]


@rule("CW-15")
def test_a_void_event_goes_where_nothing_can_be_won() -> None:
    war = a_war("U39 U14 U16 U65 U19 U18", "C01 C15 C18 C29 C30 C31")
    found = weights(war, UNION)
    assert found["commit U65 left"] > found["commit U65 centre"]


@rule("CW-34")
def test_an_event_is_aimed_where_it_decides() -> None:
    war = a_war("U67 U02 U14 U39", "C40 C15 C01")
    found = weights(war, UNION)
    assert max(found, key=found.__getitem__) == "strengthen centre"


@rule("CW-9a")
@pytest.mark.parametrize("seed", range(3))
def test_judgement_does_not_depend_on_what_is_hidden(seed: int) -> None:
    state = GAME.new(seed=seed)
    judge = tactics(Warfare(state))
    for number, (seat, choice) in enumerate(random_walk(state, seed)):
        if number % 4:
            continue
        twin = state.resample(seat, pw.Chance(number, pw.GUESS_STREAM))
        assert judge.evaluate(twin, seat) == pytest.approx(judge.evaluate(state, seat))
        assert judge.weigh(twin, seat, choice) == pytest.approx(judge.weigh(state, seat, choice))


@rule("CW-9")
def test_the_enemy_is_supposed_to_have_laid_its_cards_where_they_bring_most() -> None:
    """The Confederacy wins left and loses right anyway: its best reinforcement decides the centre."""
    war = a_war("U39 U14 U12 U37 U38 U21", "C01 C14 C40 C15 C37 C38")
    laid = [0, 0, 0]
    judge = tactics(war)
    for number in range(40):
        stream = pw.Chance(number, pw.GUESS_STREAM)
        guess = war.state.clone()
        judge.suppose(guess, UNION, stream)
        army = guess.armies[CONFEDERACY]
        assert len(army.hand) == 0
        assert sorted(army.plan) == sorted(war.state.armies[CONFEDERACY].hand)
        assert guess.armies[UNION].facts() == war.state.armies[UNION].facts()
        laid[list(army.plan).index(load().number("C15"))] += 1
    assert laid[1] > 20


@rule("CW-8")
@pytest.mark.parametrize("seed", range(3))
def test_a_foretold_turn_is_judged_as_the_position_it_leads_to(seed: int) -> None:
    state = GAME.new(seed=seed)
    judge = tactics(Warfare(state))
    seen = 0
    for seat, _ in random_walk(state, seed):
        if len(state.armies[seat].hand) < 2:
            continue
        for choice in state.choices(seat):
            after = state.clone()
            after.apply(seat, choice)
            assert judge.foretell(state, seat, choice) == pytest.approx(judge.evaluate(after, seat))
            seen += 1
    assert seen > 100


@rule("CW-27", "CW-27b")
def test_ends_are_judged_by_their_outcome() -> None:
    won = a_war("U39", "C14", fill=False)
    assert tactics(won).evaluate(won.state, CONFEDERACY) == 1.0
    assert tactics(won).evaluate(won.state, UNION) == 0.0
    draw = a_war("U23", "C23", fill=False)
    assert tactics(draw).evaluate(draw.state, UNION) == 0.5


@rule("CW-2")
def test_a_side_with_more_and_better_cards_stands_better() -> None:
    even = a_war()
    better = a_war(survivors=("U12 U13 U14", ""))
    assert tactics(better).evaluate(better.state, UNION) > tactics(even).evaluate(even.state, UNION)
    assert tactics(better).evaluate(better.state, CONFEDERACY) < 0.5
