"""What a seat may know as numbers: of fixed shape, within bounds, and made of nothing the seat cannot see."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

import paddlewheel as pw
from paddlewheel.envs.episode import Episode
from paddlewheel.envs.form import scale, split
from paddlewheel.kernel import AnyState, Features, HashedFeatures, Page, Sheet, features_of
from support import PLAIN, Variant, editions, positions, variants

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)


def written(features: Features[AnyState], state: pw.AnyState, seat: int) -> list[int]:
    page = Page(features.size)
    features.write(state, seat, page)
    assert page.at == features.size
    return [*page.numbers]


@EVERY_VARIANT
def test_every_part_is_named_and_every_number_lies_within_its_bounds(variant: Variant) -> None:
    features = features_of(variant.new(0))
    names = [part.name for part in features.parts]
    assert len(set(names)) == len(names)
    assert all(part.meaning and part.size > 0 and part.most > 0 for part in features.parts)
    most = np.concatenate([np.full(part.size, part.most) for part in features.parts])
    for state in positions(variant, seed=5, every=3):
        for seat in range(state.seats):
            assert np.all(np.abs(written(features, state, seat)) <= most)


def check_secrets_kept(variant: Variant, features: Features[AnyState]) -> None:
    sheet = Sheet(features, len(variant.game.tokens), 1)
    for number, state in enumerate(positions(variant, seed=1, every=9)):
        stream = pw.Chance(number, pw.GUESS_STREAM)
        for seat in range(state.seats):
            shown = []
            for dealt in (state, state.resample(seat, stream)):
                sheet.rewrite(0, dealt, seat)
                shown.append(bytes(memoryview(sheet.page.numbers)) + bytes(memoryview(sheet.mask)))
            assert shown[0] == shown[1]


@EVERY_VARIANT
def test_dealing_the_unseen_again_changes_no_number_and_no_mask(variant: Variant) -> None:
    check_secrets_kept(variant, features_of(variant.new(0)))


@pytest.mark.parametrize("edition", editions(), ids=str)
def test_hashed_observations_keep_secrets_too(edition: Variant) -> None:
    check_secrets_kept(edition, HashedFeatures())


@pytest.mark.parametrize("game", pw.games())
def test_every_game_has_features_of_its_own(game: str) -> None:
    assert not isinstance(features_of(pw.load(game).new()), HashedFeatures)


@EVERY_VARIANT
def test_numbers_and_mask_tell_apart_whatever_a_seat_sees_differently(variant: Variant) -> None:
    """Nothing on the table is left out: two positions of a game with the same numbers are the same to the seat."""
    features = features_of(variant.new(0))
    sheet = Sheet(features, len(variant.game.tokens), 1)
    seen: list[dict[bytes, object]] = [{} for _ in range(variant.seats)]
    for state in positions(variant, seed=2, every=1 if not PLAIN else 3):
        for seat in range(variant.seats):
            sheet.rewrite(0, state, seat)
            numbers = bytes(memoryview(sheet.page.numbers)) + bytes(memoryview(sheet.mask))
            table = {**msgspec.to_builtins(state.observe(seat)), "rule": "", "outcome": None}
            assert seen[seat].setdefault(numbers, table) == table
    assert all(len(rows) > 1 for rows in seen)


def test_parts_are_found_by_name() -> None:
    episode = Episode(pw.load("mississippi-queen"), 3, {})
    episode.begin(1)
    seen = episode.see(0)
    numbers, mask = seen["observation"], seen["action_mask"]
    parts = split(episode.form.parts, numbers)
    assert parts["step"].tolist() == [1, 0, 0, 0]
    assert parts["deciding"].tolist() == [1, 0, 0]
    assert numbers.dtype == np.float32
    assert scale(episode.form.parts).shape == numbers.shape
    assert mask.sum() == len(episode.state.choices(0))
