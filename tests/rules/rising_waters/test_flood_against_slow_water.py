"""The fast water agrees with a slow one, written independently, on thousands of random boards."""

from __future__ import annotations

from random import Random

import pytest

from paddlewheel.games.rising_waters.game import GAME
from paddlewheel.games.rising_waters.kinds import HEXES
from rules.rising_waters.delta import a_delta
from rules.rising_waters.slow_water import SlowWater
from support import rule

BOARDS = 400


@rule("RW-97", "RW-98", "RW-99", "RW-100", "RW-101", "RW-102", "RW-103", "RW-104", "RW-105")
@pytest.mark.parametrize("series", range(6))
def test_both_resolvers_agree(series: int) -> None:
    dice = Random(series)  # noqa: S311
    river_map = GAME.river_map.side(spring=False)
    delta = a_delta(2)
    delta.rules.shared.numbers.limit = 10_000
    plain = delta.flood.clone()
    try:
        for _ in range(BOARDS):
            flood = delta.flood = plain.clone()
            dry = [hex for hex in range(HEXES) if river_map.ground[hex] != "~"]
            for land in range(len(river_map.land)):
                if dice.random() < dice.choice((0.0, 0.2, 0.5)):
                    flood.flooded |= 1 << land
            for hex in dice.sample(dry, dice.randrange(4)):
                flood.camps[hex] = 1
            for hex in dice.sample(dry, dice.randrange(25)):
                elevation = river_map.land[river_map.land_of(hex)].elevation
                if elevation < 6 and not delta.rules.shared.atlas.is_water(flood, hex):
                    flood.levees[hex] = dice.randint(elevation + 1, 6)
            for water in range(len(river_map.water)):
                flood.levels[water] = dice.choice((1, 2, 2, 3, 3, 4, 5, 6, 7))
            flood.pawns[0] = flood.pawns[1] = flood.pawns[4] = flood.pawns[5] = -1
            slow = SlowWater(
                river_map,
                list(flood.levels),
                {land for land in range(len(river_map.land)) if flood.flooded >> land & 1},
                {hex: flood.levees[hex] for hex in range(HEXES) if flood.levees[hex]},
                {hex for hex in range(HEXES) if flood.camps[hex]},
            )
            slow.resolve()
            delta.resolve()
            assert [*flood.levels] == slow.levels
            assert {land for land in range(len(river_map.land)) if flood.flooded >> land & 1} == slow.flooded
            assert {hex: flood.levees[hex] for hex in range(HEXES) if flood.levees[hex]} == slow.levees
    finally:
        delta.rules.shared.numbers.limit = 22
