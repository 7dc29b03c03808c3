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
from paddlewheel.kernel import AnyState, BadData, BadInput, Features, Page
from paddlewheel.registry import games
from rules.mississippi_queen.river import a_race, ship


def silent(words: str) -> None:
    """Training that tells nobody how far it is."""


#: Games that one of several wins.
LEARNABLE = ("civil-war", "flooded-forest", "mississippi-queen")


def numbers_of(state: AnyState) -> Features[Any]:
    found = value_features(state)
    assert found is not None
    return found


def weights(state: AnyState) -> Weights:
    """A net that rates a seat by its first number alone."""
    inputs = int(numbers_of(state).size) // int(state.seats)
    direct = [1.0] + [0.0] * (inputs - 1)
    return Weights(int(state.seats), inputs, direct, [0.0] * inputs, [0.0], [0.0], -1, 100, 1000, 0.7, 0.6)


def put_file(monkeypatch: pytest.MonkeyPatch, folder: Path, state: AnyState, rules_version: int) -> None:
    """Let the game of this state find a file of learned values."""
    made = ValueFile(state.game.info.id, rules_version, "1", "paddlewheel train", 1, 0.1, [weights(state)])
    (folder / FILE).write_bytes(msgspec.json.encode(made))
    monkeypatch.setattr(state.game, "folder", folder)


def tactics_of(state: AnyState) -> Any:
    return state.game.tactics(state.rules)


def learned_of(state: AnyState, direct: list[float]) -> LearnedTactics:
    net = ValueNet(direct, [0.0] * len(direct), [0.0], [0.0])
    return LearnedTactics(tactics_of(state), numbers_of(state), net, int(state.seats))


@pytest.mark.parametrize("name", LEARNABLE)
def test_what_all_seats_may_expect_is_a_half_on_average(name: str) -> None:
    state = random_position(pw.load(name), None, 3, 40, {})
    row = int(numbers_of(state).size) // int(state.seats)
    learned = learned_of(state, [0.01 * (place % 7) for place in range(row)])
    values = vec[float]([0.0] * state.seats)
    learned.judge(state, (1 << int(state.seats)) - 1, values)
    found = [values[seat] for seat in range(int(state.seats))]
    assert sum(found) / len(found) == pytest.approx(0.5)
    assert found == [learned.evaluate(state, seat) for seat in range(int(state.seats))]


def test_the_difference_of_ratings_says_who_is_ahead() -> None:
    state = pw.load("civil-war").new(seed=1)
    row = int(numbers_of(state).size) // 2
    # The first number of a row is 1 for the Confederacy.
    learned = learned_of(state, [1.0] + [0.0] * (row - 1))
    assert learned.evaluate(state, 1) == pytest.approx(0.73106, abs=1e-5)
    assert learned.evaluate(state, 0) == pytest.approx(0.26894, abs=1e-5)


def test_a_finished_game_is_judged_by_its_outcome() -> None:
    state = random_position(pw.load("civil-war"), None, 3, 10_000, {})
    learned = learned_of(state, [9.0] * (int(numbers_of(state).size) // 2))
    assert [learned.evaluate(state, seat) for seat in range(2)] == [
        tactics_of(state).evaluate(state, s) for s in (0, 1)
    ]


def test_a_hidden_unit_counts_only_above_zero() -> None:
    page = Page(4)
    for number in (9, 9, 3, -1):
        page.put(number)
    net = ValueNet([0.5, 0.0], [1.0, -1.0, 0.0, 2.0], [0.0, 0.0], [1.0, 1.0])
    # Straight from the first number 3 * 0.5; in the layer 3 * 1 counts, 3 * -1 + -1 * 2 does not.
    assert net.rating(page, 1) == pytest.approx(4.5)


def test_a_search_plays_on_as_far_as_the_file_says() -> None:
    forest, race = pw.load("flooded-forest").new(seed=1), pw.load("mississippi-queen").new(seed=1)
    for state, found in ((forest, "horizon"), (race, "turns_ahead")):
        usual, net = tactics_of(state), weights(state).net()
        assert getattr(LearnedTactics(usual, numbers_of(state), net, 4, 2), found)() == 2
        assert getattr(LearnedTactics(usual, numbers_of(state), net, 4), found)() == getattr(usual, found)()


@pytest.mark.parametrize("name", LEARNABLE)
def test_what_a_learned_value_reads_shows_nothing_unseen(name: str) -> None:
    state = random_position(pw.load(name), None, 5, 30, {})
    for seat in range(state.seats):
        pages = []
        for dealt in (state, state.resample(seat, pw.Chance(9, pw.GUESS_STREAM))):
            page = Page(numbers_of(dealt).size)
            numbers_of(dealt).write(dealt, 0, page)
            assert page.at == page.width
            pages.append(list(page.numbers))
        assert pages[0] == pages[1]


def test_a_file_is_used_where_it_was_learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = pw.load("civil-war").new(seed=1)
    put_file(monkeypatch, tmp_path, state, state.game.info.rules_version)
    learned = with_learned_value(state, tactics_of(state))
    assert isinstance(learned, LearnedTactics)
    assert learned.evaluate(state, 1) == pytest.approx(0.73106, abs=1e-5)


def test_a_file_that_is_named_is_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = pw.load("civil-war").new(seed=1)
    tactics = tactics_of(state)
    with monkeypatch.context() as elsewhere:
        put_file(elsewhere, tmp_path, state, state.game.info.rules_version)
    assert with_learned_value(state, tactics) is tactics
    learned = with_learned_value(state, tactics, tmp_path / FILE)
    assert learned.evaluate(state, 1) == pytest.approx(0.73106, abs=1e-5)


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
    net = Weights(2, 3, [0.0] * 3, [0.0] * 5, [0.0, 0.0], [0.0, 0.0], -1, 1, 1, 0.7, 0.6)
    file.write_bytes(msgspec.json.encode(ValueFile("civil-war", 1, "1", "", 1, 0.1, [net])))
    with pytest.raises(BadData, match="the net for 2 seats: has layers that do not fit"):
        read(file)


@pytest.mark.parametrize("name", [name for name in games() if (pw.load(name).folder / FILE).exists()])
def test_a_file_that_ships_fits_its_game_and_foresees_better_than_the_tactics(name: str) -> None:
    game = pw.load(name)
    made = read(game.folder / FILE)
    assert (made.game, made.rules_version) == (name, game.info.rules_version)
    for net in made.nets:
        assert net.inputs * net.seats == numbers_of(game.new(seats=net.seats)).size
        assert net.loss_learned < net.loss_by_hand


# -- training ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEARNABLE)
def test_games_that_one_wins_give_lessons(name: str) -> None:
    game = pw.load(name)
    lesson, played = play_lesson(game, game.info.usual_seats, "random", 1, 60.0, 1, silent)
    assert played == 1
    assert len(lesson.numbers) == len(lesson.judged) == len(lesson.result) == len(lesson.game) > 0
    assert all(0.0 <= result <= 1.0 for each in lesson.result for result in each)


def test_a_game_that_all_win_together_has_no_value_to_learn() -> None:
    with pytest.raises(BadInput, match="Rising Waters has no value to learn"):
        play_lesson(pw.load("rising-waters"), 3, "random", 1, 60.0, 1, silent)


def test_training_finds_what_the_tactics_overlook_and_says_the_same_each_time() -> None:
    # Of two seats the one with the 1 wins, and the judgement by hand knows nothing of it.
    ahead = [(row * 7) % 3 % 2 for row in range(800)]
    numbers = [b"".join(number.to_bytes(2, "little") for number in (own, 1, 1 - own, 1)) for own in ahead]
    results = [[float(own), 1.0 - own] for own in ahead]
    lesson = Lesson(numbers, [[0.5, 0.5]] * 800, results, [row // 10 for row in range(800)])
    found = learn(lesson, 2, 80, 4, 1, silent)
    assert found == learn(lesson, 2, 80, 4, 1, silent)
    assert found.loss_by_hand == pytest.approx(0.6931, abs=1e-3)
    assert found.loss_learned < 0.6


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadInput, match="3 games are too few to learn from"):
        learn(Lesson([], [], [], []), 2, 3, 4, 1, silent)
