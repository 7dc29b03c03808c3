"""Helpers for tests: what the library for testing games gives, over all games and the small one of the template."""

from __future__ import annotations

import paddlewheel as pw
from paddlewheel import testing
from paddlewheel.kernel import OptionValue, is_compiled
from paddlewheel.testing import Variant, positions, random_walk, rule, snapshot
from pebbles import GAME as PEBBLES

__all__ = ["PATIENCE", "PLAIN", "Variant", "editions", "positions", "random_walk", "rule", "snapshot", "variants"]

#: Whether the plain engine runs. It is some 20 times slower, so fewer positions are looked at then.
PLAIN = not is_compiled()

#: Seconds to wait for what must come. A busy machine may take long; a test that goes well never waits that long.
PATIENCE = 180.0


def variants() -> list[Variant]:
    """Every game with every number of seats, and every value of every option once."""
    return testing.variants(PEBBLES, *(pw.load(name) for name in pw.games() if name != PEBBLES.info.id))


def editions() -> list[Variant]:
    """Every game with its usual seats, in each of its races or versions."""
    wanted: tuple[dict[str, OptionValue], ...] = ({}, {"race": "introductory"}, {"version": "spring"})
    return [
        one
        for one in variants()
        if one.name in pw.games() and one.seats == one.game.info.usual_seats and one.options in wanted
    ]
