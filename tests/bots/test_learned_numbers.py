"""Numbers of the tactics are learned from results; `strong` goes by them, and so do hints and analyses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.arena.executors import Processes
from paddlewheel.arena.plan import Plan, random_position
from paddlewheel.arena.train_numbers import Result, Round, direction, play_portion, train
from paddlewheel.arena.training_tables import training_tables
from paddlewheel.bots.learned_file import (
    FILE,
    LearnedFile,
    LearnedNumbers,
    judging_tactics,
    read,
    row_of_numbers,
    shipped,
)
from paddlewheel.bots.steady import SteadyBot
from paddlewheel.games.mississippi_queen import GAME
from paddlewheel.games.mississippi_queen.tactics.tactics import RaceTactics
from paddlewheel.kernel import AnyGame, AnyState, BadData, BadInput, NumberSource, SeatView, TacticNumber, Tactics
from paddlewheel.registry import games

QUEEN = "mississippi-queen"
KIT = "my-river-kit"


def numbers_of(name: str) -> tuple[TacticNumber, ...]:
    game = pw.load(name)
    return game.tactic_numbers(game.new().rules)


LEARNABLE = tuple(name for name in games() if numbers_of(name))


def by_hand(game: AnyGame, **changed: float) -> LearnedFile:
    """The numbers as they are by hand, some of them changed."""
    values = {number.name: number.by_hand for number in numbers_of(game.info.id)} | changed
    return file_with(game, values)


def file_with(game: AnyGame, values: dict[str, float]) -> LearnedFile:
    numbers = LearnedNumbers(version="1", command="", hours=0.1, games=1, values=values)
    return LearnedFile(game=game.info.id, rules_version=game.info.rules_version, numbers=numbers)


def is_learned(tactics: Tactics[Any]) -> bool:
    assert isinstance(tactics, RaceTactics)
    return tactics.experience.is_learned


def positions(name: str, count: int = 12) -> list[AnyState]:
    found = [random_position(pw.load(name), None, seed, 7 * seed, {}) for seed in range(count)]
    return [state for state in found if state.deciders]


def a_round(game: str = QUEEN, seats: int = 2) -> Round:
    tables = training_tables([Plan(game, ("steady",) * seats, 5)], "results")
    return Round(tables, tuple(number.by_hand for number in tables.numbers), 5)


@pytest.mark.parametrize("name", LEARNABLE)
def test_every_number_has_a_name_of_its_own_and_a_step(name: str) -> None:
    wanted = numbers_of(name)
    assert len({number.name for number in wanted}) == len(wanted)
    assert all(number.step > 0 for number in wanted)


@pytest.mark.parametrize("name", LEARNABLE)
def test_with_the_numbers_by_hand_positions_are_judged_as_ever(name: str) -> None:
    for state in positions(name):
        view = SeatView(state, state.deciders[0])
        learned, plain = judging_tactics(view, by_hand(state.game)), judging_tactics(view, False)
        assert learned.evaluate(state, view.seat) == pytest.approx(plain.evaluate(state, view.seat))


@pytest.mark.parametrize("name", LEARNABLE)
def test_learned_numbers_show_nothing_unseen(name: str) -> None:
    for state in positions(name):
        seat = state.deciders[0]
        dealt = state.resample(seat, pw.Chance(9, pw.GUESS_STREAM))
        chosen = [SteadyBot(3, seat, learned=True).choose(SeatView(table, seat)) for table in (state, dealt)]
        assert chosen[0] == chosen[1]


def test_coal_that_is_worth_more_far_from_the_platform_makes_a_captain_save_it() -> None:
    precious = {f"a coal with {tiles} tiles to go": -3.0 for tiles in ("0 to 2", "3 to 5", "6 to 8", "9 or more")}
    burnt = []
    for file in (by_hand(GAME), by_hand(GAME, **precious)):
        race = GAME.new(seats=2, seed=4)
        bots = [SteadyBot(4, seat, learned=file) for seat in range(2)]
        while race.deciders and race.round < 9:
            seat = race.deciders[0]
            race.play(seat, bots[seat].choose(SeatView(race, seat)))
        burnt.append(12 - sum(ship.coal for ship in race.ships))
    assert burnt[1] < burnt[0]


def test_steady_bots_go_by_the_numbers_by_hand_and_hints_by_what_ships() -> None:
    view = SeatView(pw.load(QUEEN).new(seed=1), 0)
    assert not is_learned(SteadyBot(1, 0).tactics(view))
    assert is_learned(judging_tactics(view))


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_numbers_that_ship_are_those_of_the_game(name: str) -> None:
    game = pw.load(name)
    made = shipped(game.folder)
    assert made is not None
    assert made.game == name
    assert made.rules_version == game.info.rules_version
    tables = [Plan(name, ("steady",) * seats, 1, options) for seats, options in game.training_tables()]
    sources: tuple[NumberSource, ...] = ("results", "positions")
    for source in sources:
        wanted = training_tables(tables, source).numbers
        learned = made.numbers_from(source)
        assert sorted(learned.values if learned is not None else ()) == sorted(number.name for number in wanted)


def test_where_nothing_was_learned_from_a_source_its_numbers_are_those_by_hand() -> None:
    wanted = (TacticNumber("a coal", 1.0, 0.1), TacticNumber("a lead", 2.0, 0.1, "positions"))
    file = file_with(GAME, {"a coal": 1.5})
    assert row_of_numbers(file, wanted) == [1.5, 2.0]
    both = msgspec.structs.replace(file, positions=file_with(GAME, {"a lead": 3.0}).numbers)
    assert row_of_numbers(both, wanted) == [1.5, 3.0]


def test_numbers_learned_under_other_rules_are_not_used() -> None:
    state = pw.load(QUEEN).new(seed=1)
    file = msgspec.structs.replace(by_hand(state.game), rules_version=99)
    assert not is_learned(judging_tactics(SeatView(state, 0), file))


def test_a_file_with_other_numbers_gets_one_clear_error(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("{}")
    with pytest.raises(BadData, match=r"learned\.json: the file: Object missing required field"):
        read(file)
    state = pw.load(QUEEN).new(seed=1)
    other = file_with(state.game, {"the weather": 1.0})
    with pytest.raises(BadData, match="the numbers: are other ones than those that the tactics of the game go by"):
        judging_tactics(SeatView(state, 0), other)


def test_opponents_vary_their_numbers_the_other_way_round() -> None:
    for game in range(20):
        ways = a_round(seats=2).ways(game)
        assert ways[0] == [-each for each in ways[1]]
        assert set(ways[0]) == {1.0, -1.0}
    assert a_round().ways(1) != a_round().ways(2)


def test_at_every_table_somebody_wins_or_nobody_does() -> None:
    for result in play_portion(a_round(seats=3), range(4)):
        assert sum(result.got) in (0.0, 1.0)


def test_where_all_can_win_together_every_other_game_is_the_whole_table_either_way() -> None:
    lesson = a_round(KIT, seats=3)
    assert [len(lesson.ways(game)) for game in range(4)] == [1, 3, 1, 3]
    together, apart = play_portion(lesson, [0, 1])
    assert len(together.got) == 1
    assert len(apart.got) == 3


def test_learning_goes_towards_what_wins_and_stays_where_nothing_does() -> None:
    lesson = a_round()
    # Whoever has raised the first number wins; nothing else matters.
    results = [Result(game, tuple(float(way[0] > 0) for way in lesson.ways(game))) for game in range(400)]
    found = direction(lesson, results)
    assert found[0] == pytest.approx(1.0)
    assert abs(found[1:]).max() < 0.25


def test_the_same_games_teach_the_same_whoever_plays_them() -> None:
    tables = [Plan(KIT, ("steady",) * 2, 1)]
    told: list[int] = []
    here = train(tables, 100, 2, 1, "paddlewheel train", "1", tell=told.append)
    there = train(tables, 100, 2, 1, "paddlewheel train", "1", executor=Processes(2))
    assert here.values == there.values
    assert any(here.values[number.name] != number.by_hand for number in numbers_of(KIT))
    assert told == [0] * 100 + [1] * 100


def test_too_few_games_and_a_game_without_numbers_are_refused() -> None:
    with pytest.raises(BadInput, match="16 games are too few to learn from; play at least 100"):
        train([Plan(QUEEN, ("steady",) * 2, 1)], 16, 1, 1, "", "1")
    with pytest.raises(BadInput, match="Civil War has nothing to learn from results"):
        train([Plan("civil-war", ("steady",) * 2, 1)], 100, 1, 1, "", "1")
