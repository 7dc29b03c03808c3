"""Every position of every game can be drawn, read aloud and told."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from conformance.checks import check_scenes
from paddlewheel.presentation import presented
from support import Variant, positions, variants

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)


@EVERY_VARIANT
def test_scenes_have_no_faults(variant: Variant) -> None:
    for state in positions(variant, seed=1, every=5):
        check_scenes(state)


@EVERY_VARIANT
def test_every_position_can_be_drawn_and_written(variant: Variant) -> None:
    for state in positions(variant, seed=2, every=40):
        seen = state.observe(0)
        root = ET.fromstring(presented(state.game).svg(presented(state.game).scene(seen)))  # noqa: S314
        assert root.tag.endswith("svg")
        assert presented(state.game).text(seen).strip()


@EVERY_VARIANT
def test_every_event_has_a_line_and_a_rule(variant: Variant) -> None:
    state = [*positions(variant, seed=3, every=10_000)][-1]
    assert state.journal is not None
    assert state.journal.events
    for event in state.journal.events:
        line = presented(state.game).line(event, state.seats)
        assert line.text.endswith((".", "!", "?")), line
        assert event.rule in state.game.rulebook, event
