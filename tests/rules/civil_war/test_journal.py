"""The journal of a war: every kind of note, with its rule and all its facts."""

from __future__ import annotations

import paddlewheel as pw
from rules.civil_war.warfare import CONFEDERACY, UNION, a_war
from support import rule

NOBODY = -1
#: Who may read a note: the bits of the seats.
ONLY = (1, 2)


@rule("CW-4a")
def test_a_battle_is_noted_with_its_number_and_who_flips_first() -> None:
    assert a_war(battle=1).events("battle") == [pw.Event("battle", UNION, "CW-4a", {"battle": 1})]
    assert a_war(battle=2).events("battle") == [pw.Event("battle", CONFEDERACY, "CW-4a", {"battle": 2})]


@rule("CW-4", "CW-5", "CW-12a")
def test_a_card_is_noted_with_all_it_says() -> None:
    war = a_war("U57 U12 U65 U04 U23", "C14 C15 C16")
    drummer = {"card": "U57", "name": "Drummer Boy", "value": 1, "column": 0, "void": 0, "another": 1}
    brigade = {"card": "U12", "name": "Iron Brigade", "value": 8, "column": 0, "void": 0, "another": 0}
    thomas = {"card": "U04", "name": "George H. Thomas", "value": 5, "column": 1, "void": 0, "another": 0}
    assert [event for event in war.events("card") if event.seat == UNION][:3] == [
        pw.Event("card", UNION, "CW-4", {**drummer, "effects": ("PA",)}),
        pw.Event("card", UNION, "CW-5", {**brigade, "effects": ()}),
        pw.Event("card", UNION, "CW-12a", {**thomas, "effects": ("COL+2",)}),
    ]


@rule("CW-9", "CW-10", "CW-15", "CW-15a", "CW-19", "CW-20", "CW-22")
def test_a_later_card_is_noted_with_the_rule_that_brought_it() -> None:
    """Left a chain that ends in an event, in the centre an event; the right column ties twice, with a chain and an event."""
    war = a_war("U23 U24 U25 U57 U65 U31  U66 U58 U12 U71 U13", "C39 C24 C25 C29 C30 C31  C14 C34")
    war.fight("U57 U65 U31", "C29 C30 C31")
    later = [event for event in war.events("card") if event.seat == UNION][3:10]
    assert [(event.facts["card"], event.facts["column"], event.facts["void"], event.rule) for event in later] == [
        ("U57", 0, 0, "CW-9"),
        ("U66", 0, 1, "CW-15a"),
        ("U65", 1, 1, "CW-15"),
        ("U31", 2, 0, "CW-9"),
        ("U58", 2, 0, "CW-19"),
        ("U12", 2, 0, "CW-20"),
    ]
