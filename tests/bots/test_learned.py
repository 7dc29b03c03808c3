"""A learned value corrects the judgement of the tactics, and only where it was learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.vecs import vec

import paddlewheel as pw
from paddlewheel.arena.plan import random_position
from paddlewheel.arena.train import Lesson, learn, play_lesson
from paddlewheel.bots.learned import LearnedTactics, ValueNet
from paddlewheel.bots.value_file import FILE, ValueFile, Weights, read, value_features, with_learned_value
from paddlewheel.games.mississippi_queen.tactics.value_features import moves_before
from paddlewheel.kernel import AnyState, BadData, BadInput, Page
from paddlewheel.registry import games
from rules.mississippi_queen.river import a_race, ship


def silent(words: str) -> None:
    """Training that tells nobody how far it is."""


def weights(state: AnyState, constant: float) -> Weights:
    """A net that adds a constant to what the tactics say."""
    inputs = int(value_features(state).size)
    return Weights(int(state.seats), inputs, [0.0] * inputs, [0.0], [0.0], constant, 1.0, 100, 1000, 0.7, 0.6)


def put_file(monkeypatch: pytest.MonkeyPatch, folder: Path, state: AnyState, rules_version: int) -> None:
    """Let the game of this state find a file of learned values."""
    made = ValueFile(state.game.info.id, rules_version, "1", "paddlewheel train", 1, 0.1, [weights(state, 1.0)])
    (folder / FILE).write_bytes(msgspec.json.encode(made))
    monkeypatch.setattr(state.game, "folder", folder)


def tactics_of(state: AnyState) -> Any:
    return state.game.tactics(state.rules)


@pytest.mark.parametrize("name", games())
def test_a_net_that_has_learned_nothing_leaves_the_judgement_alone(name: str) -> None:
    state = random_position(pw.load(name), None, 3, 40, {})
    learned = LearnedTactics(tactics_of(state), value_features(state), weights(state, 0.0).net())
    values = vec[float]([0.0] * state.seats)
    learned.judge(state, 1, values)
    by_hand = min(0.998, max(0.002, tactics_of(state).evaluate(state, 0)))
    assert values[0] == learned.evaluate(state, 0) == pytest.approx(by_hand, abs=1e-6)


def test_a_finished_game_is_judged_by_its_outcome() -> None:
    state = random_position(pw.load("civil-war"), None, 3, 10_000, {})
    learned = LearnedTactics(tactics_of(state), value_features(state), weights(state, 9.0).net())
    assert [learned.evaluate(state, seat) for seat in range(2)] == [
        tactics_of(state).evaluate(state, s) for s in (0, 1)
    ]


def test_a_hidden_unit_counts_only_above_zero() -> None:
    page = Page(2)
    page.put(3)
    page.put(-1)
    net = ValueNet([1.0, -1.0, 0.0, 2.0], [0.0, 0.0], [1.0, 1.0], 0.0, 0.0)
    assert net.value(page, 0.9) == pytest.approx(0.95257, abs=1e-5)  # 3 * 1 counts, 3 * -1 + -1 * 2 does not


@pytest.mark.parametrize("name", games())
def test_what_a_learned_value_reads_shows_nothing_unseen(name: str) -> None:
    state = random_position(pw.load(name), None, 5, 30, {})
    for seat in range(state.seats):
        pages = []
        for dealt in (state, state.resample(seat, pw.Chance(9, pw.GUESS_STREAM))):
            page = Page(value_features(dealt).size)
            value_features(dealt).write(dealt, seat, page)
            assert page.at == page.width
            pages.append(list(page.numbers))
        assert pages[0] == pages[1]


def test_a_file_is_used_where_it_was_learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = pw.load("civil-war").new(seed=1)
    put_file(monkeypatch, tmp_path, state, state.game.info.rules_version)
    learned = with_learned_value(state, tactics_of(state))
    assert learned.evaluate(state, 0) > tactics_of(state).evaluate(state, 0)


def test_a_file_that_is_named_is_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = pw.load("civil-war").new(seed=1)
    tactics = tactics_of(state)
    with monkeypatch.context() as elsewhere:
        put_file(elsewhere, tmp_path, state, state.game.info.rules_version)
    assert with_learned_value(state, tactics) is tactics
    learned = with_learned_value(state, tactics, tmp_path / FILE)
    assert learned.evaluate(state, 0) > tactics.evaluate(state, 0)


def test_a_race_is_read_with_the_ships_that_move_before_each() -> None:
    race = a_race([ship(0, 5), ship(0, 6), ship(0, 7)])
    assert [moves_before(race.state, seat) for seat in range(3)] == [0, 1, 2]
    race.say("speed 1", "forward", "end move")
    assert [moves_before(race.state, seat) for seat in range(3)] == [2, 0, 1]


def test_a_file_learned_under_other_rules_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = pw.load("civil-war").new(seed=1)
    put_file(monkeypatch, tmp_path, state, state.game.info.rules_version + 1)
    tactics = tactics_of(state)
    assert with_learned_value(state, tactics) is tactics


def test_a_file_is_not_used_with_other_options(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = pw.load("mississippi-queen").new(seed=1, race="introductory")
    put_file(monkeypatch, tmp_path, state, state.game.info.rules_version)
    tactics = tactics_of(state)
    assert with_learned_value(state, tactics) is tactics


def test_a_broken_file_gets_one_clear_error(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("{}")
    with pytest.raises(BadData, match=r"learned\.json: the file: Object missing required field"):
        read(file)
    net = Weights(2, 3, [0.0] * 5, [0.0, 0.0], [0.0, 0.0], 0.0, 1.0, 1, 1, 0.7, 0.6)
    file.write_bytes(msgspec.json.encode(ValueFile("civil-war", 1, "1", "", 1, 0.1, [net])))
    with pytest.raises(BadData, match="the net for 2 seats: has layers that do not fit"):
        read(file)


@pytest.mark.parametrize("name", [name for name in games() if (pw.load(name).folder / FILE).exists()])
def test_a_file_that_ships_fits_its_game_and_foresees_better_than_the_tactics(name: str) -> None:
    game = pw.load(name)
    made = read(game.folder / FILE)
    assert (made.game, made.rules_version) == (name, game.info.rules_version)
    for net in made.nets:
        assert net.inputs == value_features(game.new(seats=net.seats)).size
        assert net.loss_learned < net.loss_by_hand


# -- training ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games())
def test_every_game_gives_lessons(name: str) -> None:
    game = pw.load(name)
    lesson, played = play_lesson(game, game.info.usual_seats, "random", 1, 60.0, 1, silent)
    assert played == 1
    assert len(lesson.numbers) == len(lesson.judged) == len(lesson.result) == len(lesson.game) > 0
    assert all(0.0 <= result <= 1.0 for result in lesson.result)


def test_training_finds_what_the_tactics_overlook_and_says_the_same_each_time() -> None:
    # The first number decides, and the judgement by hand knows nothing of it.
    rows = [(row * 7) % 2 for row in range(800)]
    numbers = [row.to_bytes(2, "little") + (1).to_bytes(2, "little") for row in rows]
    lesson = Lesson(numbers, [0.0] * 800, [float(row) for row in rows], [row // 10 for row in range(800)])
    found = learn(lesson, 2, 80, 4, 1, silent)
    assert found == learn(lesson, 2, 80, 4, 1, silent)
    assert found.loss_by_hand == pytest.approx(0.6931, abs=1e-3)
    assert found.loss_learned < 0.6


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadInput, match="3 games are too few to learn from"):
        learn(Lesson([], [], [], []), 2, 3, 4, 1, silent)
