"""Played games judged turn by turn."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from paddlewheel import registry
from paddlewheel.analysis.analysis import Analysis, analyse, analyse_part, combined, parts_of
from paddlewheel.analysis.judging import Depth, Judge, accuracy, verdict_on
from paddlewheel.analysis.page import to_html
from paddlewheel.analysis.played_turns import played_turns, positions
from paddlewheel.analysis.story import Story
from paddlewheel.kernel import GUESS_STREAM, Chance, Record, parse_record

RECORDS = Path(__file__).parents[1] / "records"
SHALLOW = Depth(deals=2, iterations=20)


def a_record(game: str, start: str) -> Record:
    (path,) = (RECORDS / game).glob(f"{start}-*.record")
    return parse_record(path.read_text(encoding="utf-8"))


@cache
def a_careful_union() -> tuple[Record, Analysis]:
    """A war in which the Union plans and the Confederacy takes what comes."""
    record = a_record("civil-war", "04")
    return record, analyse(record, SHALLOW)


def test_the_names_of_what_a_turn_cost() -> None:
    assert [verdict_on(cost) for cost in (0.0, 0.02, 0.07, 0.12, 0.4)] == ["best", "good", "slip", "mistake", "blunder"]


def test_accuracy_is_100_for_turns_that_cost_nothing() -> None:
    assert accuracy([0.0, 0.0]) == 100.0
    assert accuracy([0.0, 0.3]) < accuracy([0.0, 0.1]) < 100.0
    assert accuracy([]) == 100.0


@pytest.mark.parametrize("game", registry.games())
def test_the_turns_of_a_record_are_made_of_its_choices(game: str) -> None:
    if not (RECORDS / game).is_dir():
        pytest.skip("a game of another package")
    record = a_record(game, "01")
    turns = played_turns(record)
    for turn in turns:
        own = [token for seat, token in record.choices[turn.first : turn.end] if seat == turn.seat]
        assert own == turn.tokens
    decided = [choice for turn in turns for choice in range(turn.first, turn.end)]
    for number, state in enumerate(positions(record)):
        if number < len(record.choices) and number not in decided:
            seat, token = record.choices[number]
            is_forced = [state.game.token(choice) for choice in state.choices(seat)] == [token]
            assert is_forced or registry.load(game).opinion(state.observe(seat)), "what is left out is no decision"


def test_opinions_are_not_judged() -> None:
    record = a_record("my-river-kit", "01")
    judged = {token.split()[0] for turn in played_turns(record) for token in turn.tokens}
    assert "vote" in {token.split()[0] for _, token in record.choices}
    assert "vote" not in judged


def test_who_plans_is_more_accurate_than_who_does_not() -> None:
    _, analysis = a_careful_union()
    union, confederacy = analysis.seats
    assert union.accuracy > confederacy.accuracy
    assert union.cost < confederacy.cost


def test_the_same_record_gets_the_same_analysis_in_whatever_order_it_is_made() -> None:
    record, analysis = a_careful_union()
    parts = {number: analyse_part(record, number, SHALLOW) for number in reversed(range(parts_of(record)))}
    assert combined(record, [parts[number] for number in sorted(parts)]) == analysis


def test_a_turn_is_judged_only_by_what_its_seat_could_know() -> None:
    record, _ = a_careful_union()
    first = {turn.first: turn for turn in played_turns(record)}
    compared = 0
    for made, state in enumerate(positions(record)):
        turn = first.get(made)
        if turn is None or compared == 5:
            continue
        played = [state.game.choice(token) for token in turn.tokens]
        other = state.resample(turn.seat, Chance(made, GUESS_STREAM + 99))
        assert other.fingerprint() != state.fingerprint()
        judged = [Judge(each, turn.seat, 7, SHALLOW).judge(played) for each in (state.clone(), other)]
        assert judged[0] == judged[1]
        compared += 1
    assert compared == 5


@pytest.mark.parametrize("game", registry.games())
def test_the_beginning_of_a_turn_is_worth_what_it_can_still_come_to(game: str) -> None:
    if not (RECORDS / game).is_dir():
        pytest.skip("a game of another package")
    record = a_record(game, "02")
    first = {turn.first: turn for turn in played_turns(record)}
    compared = 0
    for made, state in enumerate(positions(record)):
        if made not in first or compared == 12:
            continue
        judge = Judge(state.clone(), first[made].seat, 7, SHALLOW)
        best, _ = judge.best_turn()
        for length in range(1, len(best)):
            assert judge.worth(best[:length]) >= judge.worth(best) - 0.02, (made, length)
        compared += len(best) > 1
    assert compared >= 5


def test_a_better_turn_is_told_exactly_where_something_was_lost() -> None:
    _, analysis = a_careful_union()
    lost = [turn for turn in analysis.turns if turn.better is not None]
    assert lost
    assert lost == [turn for turn in analysis.turns if turn.verdict in ("slip", "mistake", "blunder")]
    assert all(turn.better.labels and turn.better.touches for turn in lost if turn.better)


def test_without_chance_there_is_no_luck() -> None:
    analysis = analyse(a_record("flooded-forest", "01"), Depth(deals=1, iterations=1))
    assert analysis.draws == []
    assert all(seat.luck == 0 for seat in analysis.seats)


def test_what_chance_gives_to_one_army_it_takes_from_the_other() -> None:
    _, analysis = a_careful_union()
    assert analysis.draws
    assert all(draw.gains[0] * draw.gains[1] <= 0 for draw in analysis.draws if max(map(abs, draw.gains)) > 0.05)


def test_at_most_three_moments_decide_in_the_order_of_play() -> None:
    _, analysis = a_careful_union()
    assert 1 <= len(analysis.moments) <= 3
    assert analysis.moments == sorted(analysis.moments, key=lambda moment: moment.at)


def test_the_page_stands_by_itself_and_draws_every_moment() -> None:
    record, analysis = a_careful_union()
    page = to_html(Story(record, analysis))
    assert "<script" not in page
    assert "http" not in page.replace("http://www.w3.org", "")
    assert page.count('class="moment"') == len(analysis.moments)
    assert page.count("data:image/svg+xml") >= len(analysis.moments)
