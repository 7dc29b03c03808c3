"""Bots are ordinary seats: they choose what is offered, and only by what they see."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.arena.plan import Plan, play_out
from paddlewheel.arena.simulate import simulate
from paddlewheel.bots import make_bot
from paddlewheel.bots.lookahead import Lookahead
from paddlewheel.bots.random import RandomBot
from paddlewheel.bots.search import Search
from paddlewheel.bots.steady import DEPTH, WIDTH, CasualBot, turn_values
from paddlewheel.bots.strong import PORTION, Budget, StrongBot, by_iterations, think, with_plans
from paddlewheel.kernel import Menu, SeatView
from support import PLAIN, Variant, positions, variants

#: A search by whole turns takes long in the plain engine.
STRONG = "strong@4" if PLAIN else "strong@60"
USUAL = [variant for variant in variants() if variant.seats == variant.game.info.usual_seats]


@pytest.mark.parametrize("variant", USUAL, ids=str)
@pytest.mark.parametrize("level", ["random", "casual", "steady", STRONG])
def test_a_bot_chooses_by_what_it_sees_and_the_same_way_again(level: str, variant: Variant) -> None:
    for number, state in enumerate(positions(variant, seed=1, every=60 if not PLAIN else 150)):
        for seat in state.deciders:
            dealt_again = state.resample(seat, pw.Chance(number, pw.GUESS_STREAM))
            chosen = {make_bot(level, 5, seat).choose(SeatView(dealt, seat)) for dealt in (state, state, dealt_again)}
            assert len(chosen) == 1
            assert chosen <= set(state.choices(seat))


def test_the_fast_playout_plays_the_same_game_as_random_bots() -> None:
    game = pw.load("mississippi-queen")
    fast, slow = game.new(seed=3), game.new(seed=3)
    decisions = play_out(fast, ["random"] * 4, seed=8)
    bots = [RandomBot(8, seat) for seat in range(4)]
    made = 0
    while slow.deciders:
        seat = slow.deciders[0]
        slow.play(seat, bots[seat].choose(SeatView(slow, seat)))
        made += 1
    assert made == decisions
    assert fast.fingerprint() == slow.fingerprint()


def test_a_steady_captain_beats_random_ones() -> None:
    result = simulate(Plan("mississippi-queen", ("random", "steady"), 1, {"race": "introductory"}), 12)
    assert result.by_seat[1].wins >= 9


def test_a_search_can_be_run_in_portions() -> None:
    state = pw.load("civil-war").new(seed=2)
    found = []
    for portions in ([90], [30, 60]):
        search = Search(state, 0, state.game.tactics(state.rules), pw.Chance(1, pw.GUESS_STREAM), 8, 5000)
        for portion in portions:
            search.run(portion)
        assert search.tree.size() <= 5000
        found.append([search.visits(choice) for choice in state.choices(0)])
    assert found[0] == found[1]
    assert sum(found[0]) == 90


def test_an_unknown_level_names_the_ones_there_are() -> None:
    for level in ("clever", "strong@", "strong@-1", "steady@5"):
        with pytest.raises(pw.BadInput, match=r"there is no bot .*; the bots are: random, casual, steady, strong"):
            make_bot(level, 1, 0)


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_look_ahead_is_bounded_by_the_positions_it_may_look_at(variant: Variant) -> None:
    most = 5
    for state in positions(variant, seed=2, every=60 if not PLAIN else 150):
        for seat in state.deciders:
            lookahead = Lookahead(state.game.tactics(state.rules), WIDTH, DEPTH, most)
            lookahead.value(state.resample(seat, pw.Chance(1, pw.GUESS_STREAM)), seat, state.choices(seat)[0])
            # Twice as many, and what was open then at two depths.
            assert lookahead.positions <= 2 * most + 2 * WIDTH


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_every_choice_looks_promising_to_some_degree(variant: Variant) -> None:
    for state in positions(variant, seed=4, every=5 if not PLAIN else 40):
        tactics = state.game.tactics(state.rules)
        for seat in state.deciders:
            assert all(tactics.weigh(state, seat, choice) > 0.0 for choice in state.choices(seat))


def test_a_shortened_menu_keeps_the_most_promising_choices() -> None:
    state = pw.load("mississippi-queen").new(seed=2)
    tactics = state.game.tactics(state.rules)
    menu = Menu(state.rules.vocabulary)
    state.offer(0, menu)
    weights = {choice: tactics.weigh(state, 0, choice) for choice in menu.listed()}
    Lookahead(tactics, WIDTH, DEPTH, 5).shorten(state, 0, menu, 2)
    assert menu.listed() == sorted(sorted(weights, key=lambda choice: (-weights[choice], choice))[:2])


def test_a_slip_of_a_casual_player_is_a_worse_turn_not_another_order_of_the_same() -> None:
    """Three commitments in any order are one arrangement: another first card of the best one is no slip."""
    state = pw.load("civil-war").new(seed=4)
    view = SeatView(state, 0)
    worth = turn_values(view, view.tactics(), pw.Chance(1, pw.GUESS_STREAM), view.choices())
    best = max(worth.values())
    chosen = {seed: CasualBot(seed, 0).choose(view) for seed in range(40)}
    assert sum(worth[choice] < best - 1e-6 for choice in chosen.values()) >= 8
    assert sum(worth[choice] == best for choice in chosen.values()) >= 16


def test_a_strong_bot_says_how_many_iterations_it_reached() -> None:
    state = pw.load("civil-war").new(seed=2)
    bot = make_bot("strong@60", 1, 0)
    assert isinstance(bot, StrongBot)
    bot.choose(SeatView(state, 0))
    assert bot.iterations == 60
    hurried = StrongBot(1, 0, Budget(iterations=10_000_000, seconds=0.0))
    assert hurried.choose(SeatView(state, 0)) in state.choices(0)
    assert hurried.iterations == PORTION


def test_a_few_looks_do_not_overrule_a_planned_turn_and_many_do() -> None:
    planned = {1: 0.7, 2: 0.6}
    found = {1: 0.40, 2: 0.45}
    few, many = (with_plans(found, {1: looks, 2: looks}, planned) for looks in (2, 100))
    assert few[1] > few[2]
    assert many[2] > many[1]


def test_plans_are_compared_on_the_level_of_the_search() -> None:
    """How good the plans looked before the search counts for nothing: only how they differ."""
    found, looks = {1: 0.40, 2: 0.45}, {1: 5, 2: 9}
    low, high = (with_plans(found, looks, {1: 0.3 + by, 2: 0.2 + by}) for by in (0.0, 0.5))
    assert low == pytest.approx(high)
    assert all(0.0 <= value <= 1.0 for value in with_plans({1: 1.0, 2: 0.9}, {1: 9, 2: 0}, {1: 0.1, 2: 0.9}).values())


def test_the_advice_of_a_search_by_turns_is_the_choice_worth_most_with_its_plan() -> None:
    race = pw.load("mississippi-queen").new(seats=2, seed=3)
    advice = think(SeatView(race, race.deciders[0]), pw.Chance(1, pw.GUESS_STREAM), by_iterations(16))
    values = {choice: value for choice, value, _ in advice.considered}
    assert advice.value == values[advice.choice] == max(values.values())
