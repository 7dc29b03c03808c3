"""A seat's sight as numbers: of fixed shape, within bounds, and made of nothing the seat cannot see."""

from __future__ import annotations

import numpy as np
import pytest

import paddlewheel as pw
from paddlewheel.envs.episode import Episode, scale, split
from paddlewheel.kernel.contract import State
from paddlewheel.kernel.features import Features, Page, Sheet
from paddlewheel.kernel.hashed import HashedFeatures, features_of
from support import Variant, positions, variants

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)


def written(features: Features[State], state: pw.State, seat: int) -> list[int]:
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


@EVERY_VARIANT
@pytest.mark.parametrize("kind", ["own", "hashed"])
def test_dealing_the_unseen_again_changes_no_number_and_no_mask(variant: Variant, kind: str) -> None:
    features = features_of(variant.new(0)) if kind == "own" else HashedFeatures()
    sheet = Sheet(features, len(pw.load(variant.game).tokens), 1)
    for number, state in enumerate(positions(variant, seed=1, every=9)):
        stream = pw.Chance(number, pw.GUESSES)
        for seat in range(state.seats):
            shown = []
            for dealt in (state, state.resample(seat, stream)):
                sheet.fill(0, dealt, seat)
                shown.append(bytes(memoryview(sheet.page.numbers)) + bytes(memoryview(sheet.mask)))
            assert shown[0] == shown[1]


@EVERY_VARIANT
def test_numbers_tell_positions_apart(variant: Variant) -> None:
    features = features_of(variant.new(0))
    rows = {tuple(written(features, state, 0)) for state in positions(variant, seed=2, every=1)}
    assert len(rows) > 2


def test_parts_are_found_by_name() -> None:
    episode = Episode("mississippi-queen", 3, {}, "refuse", None)
    episode.begin(1)
    numbers, mask = episode.see(0)
    parts = split(episode.parts, numbers)
    assert parts["step"].tolist() == [1, 0, 0, 0]
    assert parts["deciding"].tolist() == [1, 0, 0]
    assert numbers.dtype == np.float32
    assert scale(episode.parts).shape == numbers.shape
    assert mask.sum() == len(episode.state.choices(0))
