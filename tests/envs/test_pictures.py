"""Pictures of pixels: one size, and no more painted than is seen."""

from __future__ import annotations

import re

import numpy as np
import pytest
import svg2png_py

import paddlewheel as pw
from paddlewheel.envs.pictures import FRAME, cropped, fonts, framed, pixels, plain_colours


@pytest.mark.parametrize("game", ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"])
def test_only_what_is_seen_of_the_ground_is_painted_and_it_looks_the_same(game: str) -> None:
    title = pw.load(game)
    whole = plain_colours(title.svg(title.scene(title.new(seed=2).observe(None))))
    less = cropped(whole)
    assert not [width for width in re.findall(r'<rect[^>]* width="([\d.]+)"', less) if float(width) > 3000]
    painted = svg2png_py.svg_to_rgba(framed(whole), fonts(), bg_color=(255, 255, 255, 255))[0]
    expected = np.frombuffer(painted, dtype=np.uint8).reshape(FRAME[1], FRAME[0], 4)[:, :, :3].astype(np.int64)
    found = pixels(title.svg(title.scene(title.new(seed=2).observe(None)))).astype(np.int64)
    assert found.shape == (600, 960, 3)
    # The grain of a pattern may lie a part of a pixel aside.
    assert np.abs(found - expected).mean() < 0.3
