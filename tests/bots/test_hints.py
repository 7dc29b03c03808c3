"""A hint names a whole turn, says why, compares by the true name, and never contradicts itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.bots.explain import quantity_at
from paddlewheel.bots.hint import given_up, hint, ranked
from paddlewheel.bots.strong import Advice, Budget, surer
from paddlewheel.bots.whole_turn import step_labels, whole_turn
from paddlewheel.kernel import AnyState, Chance, SeatView, forked
from rules.civil_war.warfare import a_war
from rules.mississippi_queen.river import a_race, ship
from support import PLAIN

RECORDS = Path(__file__).parents[1] / "records"
BRIEF = Budget(iterations=40, seconds=60)


def positions(game: str, every: int) -> list[tuple[AnyState, int]]:
    """Decisions of a record, some choices apart, with a seat that has more than one choice."""
    record = pw.parse_record(max((RECORDS / game).glob("*.record")).read_text(encoding="utf-8"))
    state = pw.load(game).set_up(record.seats, record.seed, record.options)
    found: list[tuple[AnyState, int]] = []
    for number, (seat, token) in enumerate(record.choices):
        if number % every == 1 and len(state.choices(seat)) > 1:
            found.append((state.clone(), seat))
        state.play(seat, token)
        state = forked(state, record, number + 1)
    return found


@pytest.mark.parametrize("game", sorted(path.name for path in RECORDS.iterdir() if path.is_dir()))
def test_every_hint_has_reasons_agrees_with_itself_and_rests_on_what_the_seat_sees(game: str) -> None:
    for state, seat in positions(game, every=30)[: 1 if PLAIN else 12]:
        view = SeatView(state, seat)
        advice = hint(view, 7, BRIEF)
        assert advice == hint(SeatView(state.resample(seat, Chance(3, pw.GUESS_STREAM)), seat), 7, BRIEF)
        if not advice.token:
            continue
        assert advice.turn[0] == advice.token
        assert state.game.choice(advice.token) in state.choices(seat)
        assert advice.quantity == quantity_at(view).name
        # The value of the hint comes first, then that of the next best.
        compared = advice.why[advice.why.lower().index(f"{advice.quantity}: ") :]
        values = [float(value) for value in re.findall(r"([\d.]+) (?:%|of \d)", compared)]
        assert values == sorted(values, reverse="place" not in advice.quantity or "together" in advice.quantity)
        for fault in ("None", "  ", ". .", "..", ": ."):
            assert fault not in advice.why, advice.why
        assert advice.reasons, advice.turn


def test_the_best_value_comes_first_even_if_another_choice_was_looked_at_more() -> None:
    advice = Advice(4, 0.72, 150, ((4, 0.72, 80), (5, 0.73, 60), (6, 0.99, 10)))
    assert [each.choice for each in ranked(advice)] == [5, 4]


def test_a_choice_hardly_looked_at_is_the_next_best_only_where_nothing_else_is_and_it_is_worse() -> None:
    assert [each.choice for each in ranked(Advice(4, 0.7, 99, ((4, 0.7, 90), (5, 0.9, 5), (6, 0.6, 4))))] == [4, 6]
    assert [each.choice for each in ranked(Advice(4, 0.7, 99, ((4, 0.7, 95), (5, 0.9, 4))))] == [4]


def test_a_plan_is_kept_unless_the_search_finds_much_better() -> None:
    advice = Advice(4, 0.72, 99, ((4, 0.72, 90), (5, 0.70, 5), (6, 0.60, 4)))
    assert surer(advice, 5, 0.03) == Advice(5, 0.72, 99, ((4, 0.72, 90), (5, 0.72, 5), (6, 0.60, 4)))
    assert [each.choice for each in ranked(surer(advice, 5, 0.03))] == [5, 4]
    assert surer(advice, 6, 0.03) == advice
    assert surer(advice, 4, 0.03) == advice


def test_a_hint_plans_the_whole_turn() -> None:
    state = pw.load("mississippi-queen").new(seats=2, seed=2)
    view = SeatView(state, 0)
    turn = whole_turn(view, Chance(1, pw.GUESS_STREAM), state.game.choice("speed 2"))
    tokens = [state.game.token(choice) for choice in turn]
    assert tokens.count("forward") == 2
    assert tokens[0] == "speed 2"
    words = step_labels(view, turn)
    assert words.startswith("Speed 2 (free), ")
    assert "forward" not in words


def test_a_planned_turn_ends_where_the_next_one_of_the_same_seat_begins() -> None:
    race = a_race([ship(0, 5, "north"), ship(1, 7, "north")], tiles=("A0", "A1-1", "A2-2"))
    race.say("speed 1", "forward", "end move")
    assert race.decider == 1
    turn = whole_turn(SeatView(race.state, 1), Chance(1, pw.GUESS_STREAM), race.state.game.choice("speed 1"))
    assert [race.state.game.token(choice) for choice in turn].count("end move") == 1
    assert race.say(*(race.state.game.token(choice) for choice in turn)).decider == 1


def test_another_order_of_the_same_turn_is_no_alternative() -> None:
    war = a_war().state
    advice = hint(SeatView(war, 0), 1, Budget(iterations=200, seconds=60))
    assert len(advice.turn) == 3
    for token in advice.turn[1:]:
        card = war.rules.cards.names[(war.game.choice(token) - 6) // 3]
        assert f"Next best: {card} (4) to the {token.split()[-1]} column" not in advice.why


def test_equal_choices_are_said_to_be_equal() -> None:
    even = hint(SeatView(a_war().state, 0), 3, Budget(iterations=400, seconds=60))
    assert re.search(r"Chance to win: \d\d %(, whatever you choose|;.* as good)\.$", even.why)
    uneven = a_war(union="U23 U24 U25 U29 U30 U06", confederacy="C12 C24 C25 C29 C30 C31").state
    assert "whatever" not in hint(SeatView(uneven, 0), 3, Budget(iterations=400, seconds=60)).why


@pytest.mark.parametrize(
    ("reasons", "others", "said"),
    [
        (["Reaches A."], ["Reaches B."], "Next best: Left, 58 %. Reaches B."),
        (["Reaches A."], [], "Next best: Left, 58 %. It gives that up."),
        (["Reaches A.", "Passes Blue."], ["Reaches A."], "Next best: Left, 58 %. It gives this up: Passes Blue."),
        (["Reaches A.", "Costs 1 coal."], ["Reaches A."], "Next best: Left, 58 %."),
        ([], [], "Next best: Left, 58 %."),
    ],
)
def test_the_next_best_says_what_it_does_instead_or_gives_up(reasons: list[str], others: list[str], said: str) -> None:
    assert given_up("Left, 58 %", reasons, others) == said


def test_values_are_equal_where_a_search_cannot_tell_them_apart() -> None:
    measure = quantity_at(SeatView(a_war().state, 0))
    assert measure.is_equal(0.53, 0.522)
    assert not measure.is_equal(0.53, 0.51)
    assert not measure.is_equal(0.995, 0.992)


def test_with_one_choice_there_is_nothing_to_advise() -> None:
    state = pw.load("mississippi-queen").new(seats=2, seed=2)
    with pytest.raises(pw.BadInput, match="owes no decision"):
        hint(SeatView(state, 1), 7)
    war = a_war().state
    for token in ("commit U29 left", "commit U30 centre"):
        war.play(0, token)
    with pytest.raises(pw.BadInput, match="nothing to advise"):
        hint(SeatView(war, 0), 7)


def test_an_opinion_is_the_players_own_and_no_plan_of_a_turn_holds_one() -> None:
    state = pw.load("my-river-kit").new(seats=2, seed=1)
    for _ in range(60):
        seat = state.deciders[0]
        if state.step().name == "vote":
            break
        turn = whole_turn(SeatView(state, seat), Chance(1, pw.GUESS_STREAM), state.choices(seat)[0])
        assert not any(state.game.token(choice).startswith("vote") for choice in turn)
        state.play(seat, state.choices(seat)[-1])
    advice = hint(SeatView(state, seat), 7, BRIEF)
    assert (advice.token, advice.turn) == ("", ())
    assert advice.reasons == ("How beautiful the landscape is, you judge for yourself.",)
