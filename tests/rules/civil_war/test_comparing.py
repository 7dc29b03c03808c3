"""Comparing the columns, and breaking ties."""

from __future__ import annotations

from paddlewheel.games.civil_war.state import BOTH_LOST
from rules.civil_war.warfare import CONFEDERACY, GAME, UNION, a_war
from support import rule


@rule("CW-16")
def test_the_higher_total_beats_the_other_after_all_changes() -> None:
    war = a_war("U12 U24 U25 U29 U30 U31", "C39 C24 C04 C29 C30 C31")
    war.fight("U29 U30 U31", "C29 C30 C31")
    assert war.totals(UNION)[0] == 12
    assert war.totals(CONFEDERACY)[0] == 5
    assert war.totals(CONFEDERACY)[2] == 5 + 2 + 4
    assert (war.takers()[0], war.takers()[2]) == (UNION, CONFEDERACY)


@rule("CW-16a")
def test_a_total_never_falls_below_zero_and_an_empty_column_has_none() -> None:
    war = a_war("U72 U39 U23", "C69 C40 C24 C25")
    assert war.standing(UNION) == [0, 0, 4]
    total = war.seen(None).armies[UNION].columns[0].total
    assert total is not None
    assert (total.values, total.leaders, total.events) == (0, 0, -3)
    assert a_war("U23", fill=False).standing(UNION) == [5, None, None]


@rule("CW-16b")
def test_decided_columns_stay_decided_while_ties_are_broken() -> None:
    """Left ties; Lincoln comes as the tie card. He would make 10 of the right column's 9, which is lost to 10."""
    war = a_war("U23 U24 U25 U29 U30 U31 U01", "C23 C24 C25 C29 C28 C39 C40")
    war.fight("U29 U30 U31", "C29 C39 C28")
    assert war.column(UNION, 0, "fought") == ["U23", "U29", "U01"]
    assert war.totals(UNION) == [5 + 4 + 2 + 1, 9, 9]
    assert war.takers() == [UNION, UNION, CONFEDERACY]


@rule("CW-16b")
def test_ties_are_broken_from_left_to_right() -> None:
    war = a_war("U23 U24 U25 U29 U30 U31 U12 U13 U14", "C23 C24 C25 C29 C30 C31 C34 C35 C36")
    war.fight("U29 U30 U31", "C29 C30 C31")
    assert [war.column(UNION, column, "fought")[-1] for column in range(3)] == ["U12", "U13", "U14"]
    assert [event.facts["column"] for event in war.events("tie")] == [0, 1, 2]


@rule("CW-17")
def test_losing_cards_go_to_the_graveyard() -> None:
    war = a_war("U12 U24 U25 U29 U30 U31", "C39 C24 C25 C29 C30 C31")
    graves = len(war.pile(CONFEDERACY, "graveyard"))
    war.fight("U29 U30 U31", "C29 C30 C31")
    assert {"C39", "C29"} <= set(war.pile(CONFEDERACY, "graveyard")[graves:])


@rule("CW-17a")
def test_no_card_changes_sides() -> None:
    war = a_war("U12 U24 U25 U29 U30 U31", "C39 C24 C25 C29 C30 C31")
    war.fight("U29 U30 U31", "C29 C30 C31")
    for seat, letter in ((UNION, "U"), (CONFEDERACY, "C")):
        for pile in ("deck", "survivors", "graveyard"):
            assert {card[0] for card in war.pile(seat, pile)} <= {letter}


@rule("CW-17b")
def test_survivors_are_open_and_a_graveyard_is_a_count() -> None:
    war = a_war(survivors=("U12 U13", ""))
    for seat in (UNION, CONFEDERACY, None):
        army = war.seen(seat).armies[UNION]
        assert army.survivors == ("U12", "U13")
        assert army.graveyard == len(war.pile(UNION, "graveyard"))
    other = a_war(survivors=("U12 U13", ""), graves=("U72 U71 U70", ""))
    assert other.pile(UNION, "graveyard") != war.pile(UNION, "graveyard")
    assert other.seen(UNION).encoded() == war.seen(UNION).encoded()


@rule("CW-17c")
def test_on_the_table_survivors_lie_left_of_the_deck_and_the_graveyard_right_of_it() -> None:
    war = a_war(survivors=("U12", "C12"))
    scene = GAME.scene(war.seen(UNION))
    places = {element.id: element.x for area in scene.areas for element in area.elements}
    assert places["survivors-0"] < places["deck-0"] < places["graveyard-0"]
    assert places["survivors-1"] > places["deck-1"] > places["graveyard-1"], "as the enemy sits, across the table"


@rule("CW-18")
def test_winning_cards_go_to_the_survivors() -> None:
    war = a_war("U12 U24 U25 U29 U30 U31", "C39 C24 C25 C29 C30 C31")
    war.fight("U29 U30 U31", "C29 C30 C31")
    assert {"U12", "U29"} <= set(war.pile(UNION, "survivors"))


@rule("CW-18a")
def test_cards_won_in_a_battle_cannot_be_drawn_in_it() -> None:
    """Left is won; the centre ties, and the Union has no card but those it has just won."""
    war = a_war("U12 U24 U29 U30", "C39 C24 C29 C30", fill=False)
    war.fight("- - U30", "- - C30")
    assert war.takers() == [UNION, BOTH_LOST, BOTH_LOST]
    assert war.column(UNION, 1, "fought") == ["U24"]


@rule("CW-19", "CW-19a")
def test_a_tie_takes_one_more_card_from_both_decks_first_flipper_first() -> None:
    for battle, first in ((1, UNION), (2, CONFEDERACY)):
        war = a_war("U23 U24 U25 U29 U30 U31 U12", "C23 C24 C25 C29 C28 C39 C14", battle=battle)
        war.fight("U29 U30 U31", "C29 C39 C28")
        assert war.column(UNION, 0, "fought") == ["U23", "U29", "U12"]
        assert war.column(CONFEDERACY, 0, "fought") == ["C23", "C29", "C14"]
        assert (war.totals(UNION)[0], war.totals(CONFEDERACY)[0]) == (17, 16)
        assert war.takers()[0] == UNION
        assert [event.seat for event in war.events("card") if event.rule == "CW-19"] == [first, 1 - first]


@rule("CW-19b")
def test_an_army_wide_leader_in_a_tie_counts_for_later_ties_too() -> None:
    war = a_war("U23 U24 U25 U29 U30 U31 U01 U37", "C23 C24 C25 C29 C30 C39 C40 C37")
    war.fight("U29 U30 U31", "C29 C30 C39")
    assert war.totals(UNION) == [5 + 4 + 2 + 1, 5 + 4 + 2 + 1, 9]
    assert war.totals(CONFEDERACY) == [10, 11, 6]


@rule("CW-19c")
def test_the_other_side_draws_until_the_tie_is_broken() -> None:
    """The Union is out of cards. The Confederates' first tie card is a void event, the second one counts."""
    war = a_war("U23 U24 U25 U29 U30 U31", "C23 C37 C38 C29 C34 C35 C65 C40 C36", fill=False)
    war.fight("U29 U30 U31", "C29 C34 C35")
    assert war.column(CONFEDERACY, 0, "fought") == ["C23", "C29", "C65", "C40"]
    assert war.column(UNION, 0, "fought") == ["U23", "U29"]
    assert war.takers() == [CONFEDERACY, UNION, UNION]


@rule("CW-19d")
def test_a_tie_nobody_can_break_buries_both_columns() -> None:
    war = a_war("U23 U24", "C23 C39", fill=False)
    assert war.takers()[0] == BOTH_LOST
    assert "U23" in war.pile(UNION, "graveyard")
    assert "C23" in war.pile(CONFEDERACY, "graveyard")
    assert war.takers()[1] == UNION


@rule("CW-19e")
def test_a_tied_column_gets_its_tie_cards_though_a_leader_has_come_since() -> None:
    war = a_war("U23 U24 U25 U29 U30 U31 U01 U37", "C23 C24 C25 C29 C30 C39 C40 C14")
    war.fight("U29 U30 U31", "C29 C30 C39")
    assert war.column(CONFEDERACY, 1, "fought") == ["C24", "C30", "C14"]
    assert war.takers()[1] == CONFEDERACY


@rule("CW-20")
def test_a_tie_card_that_calls_another_gets_it_before_totals_are_compared() -> None:
    war = a_war("U23 U24 U25 U29 U30 U31 U57 U12", "C23 C24 C25 C29 C28 C39 C14")
    war.fight("U29 U30 U31", "C29 C39 C28")
    assert war.column(UNION, 0, "fought") == ["U23", "U29", "U57", "U12"]
    assert (war.totals(UNION)[0], war.totals(CONFEDERACY)[0]) == (18, 16)
    assert {"U23", "U57", "U12"} <= set(war.pile(UNION, "survivors"))
    assert {"C23", "C14"} <= set(war.pile(CONFEDERACY, "graveyard"))


@rule("CW-21")
def test_a_column_still_tied_gets_tie_cards_again() -> None:
    war = a_war("U23 U24 U25 U29 U30 U31 U26 U12", "C23 C24 C25 C29 C28 C39 C26 C14")
    war.fight("U29 U30 U31", "C29 C39 C28")
    assert war.column(UNION, 0, "fought") == ["U23", "U29", "U26", "U12"]
    assert [event.facts["total"] for event in war.events("tie")] == [9, 14]
    assert war.takers()[0] == UNION


@rule("CW-22")
def test_an_event_as_a_tie_card_counts_zero_and_stays() -> None:
    war = a_war("U23 U24 U25 U29 U30 U31 U65", "C23 C24 C25 C29 C28 C39 C66 C14")
    war.fight("U29 U30 U31", "C29 C39 C28")
    assert war.column(UNION, 0, "fought")[:3] == ["U23", "U29", "U65"]
    assert war.column(CONFEDERACY, 0, "fought")[:4] == ["C23", "C29", "C66", "C14"]
    assert len(war.events("tie")) == 2


@rule("CW-16a", "CW-19")
def test_two_columns_of_total_zero_tie() -> None:
    """Mud March alone counts 0, and so does a recruit of value 1 under Bread Riots; void events add nothing."""
    war = a_war("U72 U24 U25 U65 U30 U31", "C71 C40 C24 C25 C66 C30 C31")
    war.fight("U65 U30 U31", "C66 C30 C31")
    assert war.events("tie")[0].facts == {"column": 0, "total": 0}


@rule("CW-19")
def test_a_copy_made_before_a_tie_is_broken_keeps_its_verdict() -> None:
    war = a_war("U23 U24 U25 U29 U30 U31 U12", "C23 C24 C25 C29 C28 C39 C14")
    war.commit(UNION, "U29 U30 U31")
    war.commit(CONFEDERACY, "C29 C39")
    state = war.state
    state.step().play(state, CONFEDERACY, GAME.choice("commit C28 right"))
    while state.step().name != "break a tie":
        state.step().run(state)
    copy = state.clone()
    verdict = list(copy.verdict)
    assert state.step().run(state)
    assert list(copy.verdict) == verdict != list(state.verdict)
