"""Heat maps: what is chosen where, also on a board that is another one in each deal."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import paddlewheel as pw
from paddlewheel.arena.heat import heat
from paddlewheel.arena.plan import Plan


@pytest.mark.parametrize(
    "plan",
    [
        Plan("mississippi-queen", ("random", "random"), 1, {"race": "introductory", "rounds": 6}),
        Plan("civil-war", ("random", "random"), 1),
    ],
)
def test_places_are_counted_and_lie_on_the_board_that_is_drawn(plan: Plan) -> None:
    found = heat(plan, 2)
    assert found is not None
    assert found.one_deal == (plan.game == "mississippi-queen")
    left, top, width, height = found.board.view
    reach = width / 20
    for x, y in found.places:
        assert left - reach <= x <= left + width + reach
        assert top - reach <= y <= top + height + reach
    picture = found.svg(pw.load(plan.game))
    ElementTree.fromstring(picture)  # noqa: S314
    assert picture.count("<circle cx=") >= len(found.places)
