"""Puzzles: one clearly best turn to find."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from paddlewheel import registry
from paddlewheel.analysis.puzzle_maker import LEAD, PuzzleMaker
from paddlewheel.analysis.puzzles import PuzzleFile, daily, judge_answer, load_puzzles, puzzle_of, write
from paddlewheel.analysis.trial import Trial
from paddlewheel.bots.strong import Budget
from paddlewheel.kernel import BadInput

WITH_PUZZLES = [name for name in registry.games() if load_puzzles(name)]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_solution_of_every_puzzle_is_a_whole_turn_of_its_seat(name: str) -> None:
    game = registry.load(name)
    for puzzle in load_puzzles(name):
        trial = Trial(puzzle.position(game), puzzle.seat)
        assert len(trial.scene().offers) >= 3
        for token in puzzle.solution:
            assert not trial.is_over
            trial.play(token)
        assert trial.is_over
        assert puzzle.lead > 0.02


def test_the_solution_is_best_and_the_worst_turn_is_not() -> None:
    game, puzzle = registry.load("civil-war"), puzzle_of("civil-war", 1)
    assert judge_answer(game, puzzle, puzzle.solution).verdict == "best"
    found = []
    for first in Trial(puzzle.position(game), puzzle.seat).scene().offers:
        trial = Trial(puzzle.position(game), puzzle.seat, [first.token])
        while not trial.is_over:
            trial.play(trial.scene().offers[0].token)
        found.append(judge_answer(game, puzzle, trial.tokens).cost)
    assert max(found) > LEAD


def test_the_puzzle_of_a_day_is_one_of_all_and_every_one_has_its_day() -> None:
    count = len(load_puzzles("civil-war"))
    first = date(2026, 11, 17)
    days = [daily("civil-war", first + timedelta(days=number)) for number in range(count)]
    assert sorted(days) == list(range(1, count + 1))
    assert daily("civil-war", first) == days[0]


def test_a_number_that_no_puzzle_has_is_refused_in_one_sentence() -> None:
    for number in (0, -1, 10_000):
        with pytest.raises(BadInput, match="puzzles of Civil War are 1 to"):
            puzzle_of("civil-war", number)


def test_puzzles_are_made_of_turns_that_stay_clearly_best(tmp_path: Path) -> None:
    game = registry.load("civil-war")
    seed = puzzle_of("civil-war", 1).seed
    made = PuzzleMaker(game, search=Budget(iterations=20)).make(2, seed, 1, lambda found, games: None)
    assert len(made) <= 2
    assert all(puzzle.seed == seed and puzzle.lead >= LEAD for puzzle in made)
    write(tmp_path / "puzzles.json", game, made)
    assert msgspec.json.decode((tmp_path / "puzzles.json").read_bytes(), type=PuzzleFile).puzzles == made
