"""The journal of a war: every kind of note, with its rule and all its facts."""

from __future__ import annotations

import paddlewheel as pw
from paddlewheel.games.civil_war.state import BOTH_LOST, NOBODY_THERE
from paddlewheel.kernel import Fact
from rules.civil_war.warfare import CONFEDERACY, GAME, UNION, Warfare, a_war
from support import rule

NOBODY = -1
#: Notes for one side only: the bits of the seats that may read them.
FOR_UNION, FOR_CONFEDERACY = 1, 2

NAMES = {card.id: (card.name, card.value) for card in GAME.decks["standard"].cards}


def named(card: str) -> dict[str, Fact]:
    name, value = NAMES[card]
    return {"card": card, "name": name, "value": value}


def kinds(war: Warfare) -> list[str]:
    assert war.state.journal is not None
    return [event.kind for event in war.state.journal.events]


@rule("CW-4a")
def test_a_battle_is_noted_with_its_number_and_who_flips_first() -> None:
    assert a_war(battle=1).events("battle") == [pw.Event("battle", UNION, "CW-4a", {"battle": 1})]
    assert a_war(battle=2).events("battle") == [pw.Event("battle", CONFEDERACY, "CW-4a", {"battle": 2})]


@rule("CW-4", "CW-5", "CW-12a")
def test_a_first_card_is_noted_with_all_it_says() -> None:
    war = a_war("U57 U12 U65 U04 U23", "C14 C15 C16")
    assert [event for event in war.events("card") if event.seat == UNION] == [
        pw.Event("card", UNION, "CW-4", named("U57") | {"column": 0, "void": 0, "another": 1, "effects": ("PA",)}),
        pw.Event("card", UNION, "CW-5", named("U12") | {"column": 0, "void": 0, "another": 0, "effects": ()}),
        pw.Event("card", UNION, "CW-12a", named("U04") | {"column": 1, "void": 0, "another": 0, "effects": ("COL+2",)}),
        pw.Event("card", UNION, "CW-4", named("U23") | {"column": 2, "void": 0, "another": 0, "effects": ()}),
    ]


@rule("CW-9", "CW-10", "CW-15", "CW-15a", "CW-19", "CW-20", "CW-22")
def test_a_later_card_is_noted_with_the_rule_that_brought_it() -> None:
    """The centre ties at 5, and a second time at 6: the tie cards are a call for an event, then an event."""
    war = a_war("U23 U24 U25 U57 U65 U58  U66 U12  U59 U71  U67 U14", "C14 C39 C15 C29 C30 C31  C40 C34")
    war.fight("U57 U65 U58", "C29 C30 C31")
    later = [event for event in war.events("card") if event.seat == UNION][3:11]
    assert [(event.facts["card"], event.facts["column"], event.facts["void"], event.rule) for event in later] == [
        ("U57", 0, 0, "CW-9"),
        ("U66", 0, 1, "CW-15a"),
        ("U65", 1, 1, "CW-15"),
        ("U58", 2, 0, "CW-9"),
        ("U12", 2, 0, "CW-10"),
        ("U59", 1, 0, "CW-19"),
        ("U71", 1, 1, "CW-15a"),
        ("U67", 1, 1, "CW-22"),
    ]
    chained = a_war("U23 U24 U25 U29 U30 U31 U57 U12", "C23 C24 C25 C29 C28 C39 C14")
    chained.fight("U29 U30 U31", "C29 C39 C28")
    assert [event.facts["card"] for event in chained.events("card") if event.rule == "CW-20"] == ["U12"]


@rule("CW-12")
def test_an_event_beside_the_battlefield_is_noted_with_its_effects() -> None:
    war = a_war("U65 U23 U24 U25")
    facts = named("U65") | {"effects": ("BESIDE", "OWN_ALL+2")}
    assert war.events("event") == [pw.Event("event", UNION, "CW-12", facts)]


@rule("CW-24")
def test_a_reshuffle_is_noted_with_the_number_of_cards() -> None:
    war = a_war(confederacy="C23 C24", survivors=("", "C14 C15 C16 C17 C18"), fill=False)
    assert war.events("reshuffle") == [pw.Event("reshuffle", CONFEDERACY, "CW-24", {"cards": 5})]


@rule("CW-36")
def test_each_recovered_card_is_noted() -> None:
    war = a_war("U68 U23 U24 U25")
    expected = [pw.Event("recovered", UNION, "CW-36", named(card)) for card in ("U12", "U13")]
    assert war.events("recovered") == expected


@rule("CW-37")
def test_a_raid_is_noted_for_the_side_that_suffers_it() -> None:
    assert a_war("U70 U23 U24 U25", "C14 C15 C16").events("raided") == [
        pw.Event("raided", CONFEDERACY, "CW-37", named("C14"))
    ]
    spared = a_war("U70 U23 U24 U25", "C14", fill=False)
    assert spared.events("spared") == [pw.Event("spared", CONFEDERACY, "CW-37", {})]


@rule("CW-7", "CW-7a")
def test_drawing_is_noted_as_a_number_for_all_and_with_names_for_the_owner() -> None:
    war = a_war("U23 U24 U25 U29 U30", "C23 C24", fill=False)
    assert war.events("drawn") == [
        pw.Event("drawn", UNION, "CW-7", {"cards": 2}),
        pw.Event("drawn", CONFEDERACY, "CW-7", {"cards": 0}),
    ]
    names = ("Ohio Volunteers", "Illinois Volunteers")
    assert war.events("your hand") == [pw.Event("your hand", UNION, "CW-7a", {"names": names}, FOR_UNION)]


@rule("CW-34")
def test_an_aimed_event_is_noted_with_its_column() -> None:
    war = a_war("U67 U23 U24 U25", "C68 C23 C24 C25")
    war.say(UNION, "strengthen centre")
    war.say(CONFEDERACY, "weaken right")
    assert war.events("strengthen") == [pw.Event("strengthen", UNION, "CW-34", named("U67") | {"column": 1})]
    assert war.events("weaken") == [pw.Event("weaken", CONFEDERACY, "CW-34", named("C68") | {"column": 2})]


@rule("CW-8", "CW-9a")
def test_a_commitment_is_noted_for_its_owner_and_its_end_for_all() -> None:
    war = a_war()
    war.say(CONFEDERACY, "commit C30 right", "commit C29 left")
    assert war.events("committed") == []
    war.say(CONFEDERACY, "commit C31 centre")
    assert war.events("commits") == [
        pw.Event("commits", CONFEDERACY, "CW-8", named(card) | {"column": column}, FOR_CONFEDERACY)
        for card, column in (("C30", 2), ("C29", 0), ("C31", 1))
    ]
    assert war.events("committed") == [pw.Event("committed", CONFEDERACY, "CW-9a", {})]


@rule("CW-19")
def test_a_tie_is_noted_with_its_column_and_total() -> None:
    war = a_war("U23 U24 U25 U29 U30 U31 U26 U12", "C23 C24 C25 C39 C30 C40 C26 C14")
    war.fight("U29 U30 U31", "C39 C30 C40")
    assert war.events("tie") == [
        pw.Event("tie", NOBODY, "CW-19", {"column": 1, "total": 9}),
        pw.Event("tie", NOBODY, "CW-19", {"column": 1, "total": 14}),
    ]


@rule("CW-16", "CW-17")
def test_columns_and_battle_are_noted_with_totals_and_counts() -> None:
    """The Union takes left with a leader and an event, the Confederacy the other two; both bury what lost."""
    war = a_war("U65 U04 U23 U24 U29 U38 U39  U34", "C39 C14 C15 C40 C30 C16  C35", battle=3, fill=False)
    war.fight("U29 U38 U39", "C40 C30 C16")
    assert war.events("column")[:3] == [
        pw.Event(
            "column",
            NOBODY,
            "CW-16",
            {"column": 0, "taker": UNION, "cards": (2, 2), "union": (13, 9, 2, 2), "confederacy": (2, 2, 0, 0)},
        ),
        pw.Event(
            "column",
            NOBODY,
            "CW-16",
            {"column": 1, "taker": CONFEDERACY, "cards": (2, 2), "union": (9, 7, 0, 2), "confederacy": (11, 11, 0, 0)},
        ),
        pw.Event(
            "column",
            NOBODY,
            "CW-16",
            {"column": 2, "taker": CONFEDERACY, "cards": (2, 2), "union": (8, 6, 0, 2), "confederacy": (14, 14, 0, 0)},
        ),
    ]
    facts: dict[str, Fact] = {"battle": 3, "won": (1, 2), "lost": (5, 2), "left": (1 + 2, 1 + 4)}
    assert war.events("summary")[0] == pw.Event(
        "summary", NOBODY, "CW-17", facts | {"takers": (UNION, CONFEDERACY, CONFEDERACY)}
    )


@rule("CW-19d", "CW-26", "CW-26b")
def test_a_column_lost_by_both_one_unopposed_and_one_empty_are_noted_as_such() -> None:
    war = a_war("U23 U24", "C23", fill=False)
    assert [(event.rule, event.facts) for event in war.events("column")] == [
        (
            "CW-19d",
            {"column": 0, "taker": BOTH_LOST, "cards": (1, 1), "union": (5, 5, 0, 0), "confederacy": (5, 5, 0, 0)},
        ),
        ("CW-26", {"column": 1, "taker": UNION, "cards": (1, 0), "union": (5, 5, 0, 0), "confederacy": (0, 0, 0, 0)}),
    ]
    summary: dict[str, Fact] = {"battle": 1, "won": (1, 0), "lost": (1, 1), "left": (1, 0)}
    takers = (BOTH_LOST, UNION, NOBODY_THERE)
    assert war.events("summary") == [pw.Event("summary", NOBODY, "CW-17", summary | {"takers": takers})]


@rule("CW-27", "CW-27b")
def test_the_end_is_noted_with_winner_battles_and_cards_left() -> None:
    won = a_war("U39", "C14", survivors=("", ""), battle=7, fill=False)
    assert won.events("over") == [pw.Event("over", CONFEDERACY, "CW-27", {"battles": 7, "left": (0, 1)})]
    won = a_war("U12", "C39", fill=False)
    assert won.events("over") == [pw.Event("over", UNION, "CW-27", {"battles": 1, "left": (1, 0)})]
    draw = a_war("U23", "C23", fill=False)
    assert draw.events("over") == [pw.Event("over", NOBODY, "CW-27b", {"battles": 1, "left": (0, 0)})]


@rule("CW-9", "CW-16b", "CW-23")
def test_a_battle_is_told_in_the_order_of_its_steps() -> None:
    """The ties of all columns come before the results, and the summary before the next battle."""
    war = a_war("U23 U24 U25 U29 U30 U31 U12 U13 U14", "C23 C24 C25 C29 C30 C31 C34 C35 C36")
    war.fight("U29 U30 U31", "C29 C30 C31")
    drawing = ["drawn", "your hand", "drawn", "your hand"]
    committing = ["commits", "commits", "commits", "committed"]
    first = ["battle", *["card"] * 6, *drawing, *committing * 2, *["card"] * 6]
    assert kinds(war) == [
        *first,
        *["tie", "card", "card"] * 3,
        *["column"] * 3,
        "summary",
        *["battle", *["card"] * 6, *drawing],
    ]
