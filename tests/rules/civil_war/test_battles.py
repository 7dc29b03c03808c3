"""Battle after battle, the thin end, and the end."""

from __future__ import annotations

import paddlewheel as pw
from paddlewheel.games.civil_war.state import NOBODY_THERE
from rules.civil_war.warfare import CONFEDERACY, GAME, UNION, a_war
from support import rule


@rule("CW-23")
def test_the_next_battle_begins_with_first_cards_on_a_cleared_field() -> None:
    war = a_war("U12 U13 U14 U15 U16 U17 U29 U30 U31", "C34 C35 C36 C37 C38 C39 C23 C24 C25")
    war.fight("U15 U16 U17", "C37 C38 C39")
    assert war.state.battle == 2
    assert [war.column(UNION, column) for column in range(3)] == [["U29"], ["U30"], ["U31"]]
    assert [war.column(CONFEDERACY, column) for column in range(3)] == [["C23"], ["C24"], ["C25"]]


@rule("CW-24", "CW-24a")
def test_a_used_up_deck_is_replaced_by_the_shuffled_survivors_in_mid_battle() -> None:
    orders = set()
    for kept in ("U12 U13 U14 U15 U16", "U16 U15 U14 U13 U12"):
        war = a_war("U23 U24", survivors=(kept, ""), fill=False)
        assert war.pile(UNION, "survivors") == []
        assert len(war.pile(UNION, "deck")) == 1
        drawn = [*war.column(UNION, 2), *war.pile(UNION, "hand"), *war.pile(UNION, "deck")]
        assert sorted(drawn) == ["U12", "U13", "U14", "U15", "U16"]
        orders.add(tuple(drawn))
        assert [event.facts["cards"] for event in war.events("reshuffle")] == [5]
    assert len(orders) == 2


@rule("CW-24a")
def test_a_deck_is_replaced_only_when_a_card_is_needed() -> None:
    war = a_war("U23 U24 U25 U29 U30 U31", survivors=("U12 U13", ""), fill=False)
    assert war.pile(UNION, "deck") == []
    assert war.pile(UNION, "survivors") == ["U12", "U13"]


@rule("CW-24b")
def test_without_deck_and_survivors_a_side_fights_on_with_what_lies_there() -> None:
    war = a_war("U57 U12", fill=False)
    assert war.column(UNION, 0) == ["U57", "U12"]
    assert war.seen(None).armies[UNION].reinforcements == 0
    assert war.state.deciders == (CONFEDERACY,)
    lonely = a_war("U12 U57", fill=False)
    assert [lonely.column(UNION, column) for column in range(3)] == [["U12"], ["U57"], []]


@rule("CW-25")
def test_a_side_that_runs_low_plays_what_it_has() -> None:
    war = a_war("U23 U24 U25 U29", fill=False)
    assert war.pile(UNION, "hand") == ["U29"]
    assert war.seen(CONFEDERACY).armies[UNION].reinforcements == 1


@rule("CW-25a")
def test_first_cards_fill_from_the_left_and_few_reinforcements_go_anywhere() -> None:
    war = a_war("U23 U24", survivors=("", ""), fill=False)
    assert [war.column(UNION, column) for column in range(3)] == [["U23"], ["U24"], []]
    war = a_war("U65 U23 U57", fill=False)
    assert [war.column(UNION, column) for column in range(3)] == [["U23"], ["U57"], []]
    war = a_war("U23 U24 U25 U29 U30", fill=False)
    tokens = {war.state.game.token(choice) for choice in war.state.choices(UNION)}
    assert tokens == {f"commit {card} {column}" for card in ("U29", "U30") for column in ("left", "centre", "right")}
    war.say(UNION, "commit U30 right", "commit U29 left")
    assert war.state.deciders == (CONFEDERACY,)


@rule("CW-26", "CW-26a")
def test_unopposed_cards_win_but_only_after_the_reinforcements() -> None:
    war = a_war("U72 U23", fill=False)
    war.commit(CONFEDERACY, "C29 C30 C31")
    assert war.column(UNION, 2, "fought") == []
    assert war.takers()[2] == CONFEDERACY
    assert len(war.column(CONFEDERACY, 2, "fought")) == 2


@rule("CW-26a")
def test_a_reinforcement_may_oppose_what_was_unopposed() -> None:
    """Recovered cards come late: the Union's third column is empty until its reinforcement lies there."""
    war = a_war("U23 U24 U25 U12", "C23 C39", fill=False)
    war.commit(UNION, "- - U12")
    assert war.takers()[2] == UNION
    opposed = a_war("U23 U24 U25 U12", "C23 C39 C40 C14", fill=False)
    opposed.say(UNION, "commit U12 right")
    opposed.say(CONFEDERACY, "commit C14 right")
    assert opposed.totals(UNION)[2] == 13
    assert opposed.totals(CONFEDERACY)[2] == 8


@rule("CW-26b")
def test_in_a_column_empty_on_both_sides_nothing_happens() -> None:
    war = a_war("U12 U23", "C39 C40", fill=False)
    assert war.state.outcome is not None
    assert war.takers() == [UNION, UNION, NOBODY_THERE]


@rule("CW-27", "CW-27a")
def test_the_last_side_with_cards_in_deck_or_survivors_wins() -> None:
    war = a_war("U39", "C14", fill=False)
    outcome = war.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("union eliminated", (CONFEDERACY,), (2, 1))
    assert outcome.scores == (-1.0, 1.0)
    assert outcome.rule == "CW-27"
    assert war.pile(CONFEDERACY, "survivors") == ["C14"]


@rule("CW-27a")
def test_a_side_with_survivors_fights_on() -> None:
    war = a_war("U23 U24 U25 U39 U38 U37", "C14 C15 C16 C18 C19 C20", survivors=("U12", ""), fill=False)
    war.fight("U39 U38 U37", "C18 C19 C20")
    assert war.state.outcome is None or war.state.battle > 1


@rule("CW-27b")
def test_both_eliminated_in_one_battle_is_a_draw() -> None:
    war = a_war("U23", "C23", fill=False)
    outcome = war.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.ranks, outcome.rule) == ("both eliminated", (), (1, 1), "CW-27b")
    assert outcome.scores == (0.0, 0.0)
    assert "draw" in GAME.text(war.seen(None))


@rule("CW-28")
def test_a_full_graveyard_has_lost() -> None:
    war = a_war("U39", "C14", fill=False)
    assert len(war.pile(UNION, "graveyard")) == 72
    assert isinstance(war.state.why_not(UNION, "commit U12 left"), pw.Refusal)
    assert war.state.deciders == ()
