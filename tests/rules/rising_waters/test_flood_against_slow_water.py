"""The water of the rules agrees with a slow one, written independently, and with the fast one of the bots."""

from __future__ import annotations

from random import Random

import pytest

from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.mapfile import RiverMap
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics.runoff import Runoff
from rules.rising_waters.delta import GAME, a_delta
from rules.rising_waters.slow_water import SlowWater
from support import rule

BOARDS = 400


def a_random_board(dice: Random, flood: Flood, river_map: RiverMap) -> None:
    """Flooded land, camps, levees and risen water anywhere; no pawns."""
    dry = [hex for hex in range(HEXES) if river_map.ground[hex] != "~"]
    for land in range(len(river_map.land)):
        if dice.random() < dice.choice((0.0, 0.2, 0.5)):
            flood.flooded |= 1 << land
    for hex in dice.sample(dry, dice.randrange(4)):
        flood.camps[hex] = 1
    for hex in dice.sample(dry, dice.randrange(25)):
        elevation = river_map.land[river_map.land_of(hex)].elevation
        if elevation < 6 and not flood.rules.shared.atlas.is_water(flood, hex):
            flood.levees[hex] = dice.randint(elevation + 1, 6)
    for water in range(len(river_map.water)):
        flood.levels[water] = dice.choice((1, 2, 2, 3, 3, 4, 5, 6, 7))
    flood.pawns[0] = flood.pawns[1] = flood.pawns[4] = flood.pawns[5] = -1


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
            a_random_board(dice, flood, river_map)
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


@rule("RW-93", "RW-94", "RW-95", "RW-106", "RW-107", "RW-112")
@pytest.mark.parametrize("series", range(3))
@pytest.mark.parametrize("washed_out", [False, True])
def test_the_forecast_of_the_bots_floods_as_the_rules_do(series: int, washed_out: bool) -> None:
    dice = Random(series)  # noqa: S311
    delta = a_delta(2, washed_out_levees=washed_out)
    rules = delta.rules
    limit = rules.shared.numbers.limit
    rules.shared.numbers.limit = 10_000
    runoff = Runoff(rules.shared.atlas, rules.shared.numbers)
    try:
        for _ in range(BOARDS):
            flood = delta.flood.clone()
            a_random_board(dice, flood, GAME.river_map.side(spring=False))
            for survivor in range(dice.randrange(6)):
                flood.survivors[survivor] = dice.randrange(HEXES)
            runoff.prepare(flood, flood.levees)
            runoff.begin()
            runoff.rounds(flood.weather, 0, 4)
            before = flood.losses
            for _ in range(4):
                rules.weather.run(flood)
            assert [*runoff.levels] == [*flood.levels]
            assert runoff.flooded == flood.flooded
            assert runoff.losses == flood.losses - before
            delta.flood.chance.shuffle(delta.flood.weather)
    finally:
        rules.shared.numbers.limit = limit
