"""Events, characters, and what the cards say."""

from __future__ import annotations

import pytest

from rules.civil_war.warfare import CONFEDERACY, UNION, a_war
from support import rule


@rule("CW-11")
def test_events_add_to_and_subtract_from_columns() -> None:
    plain = a_war().standing(UNION)
    assert a_war("U65 U23 U24 U25").standing(UNION) == [7, 7, 7]
    assert a_war("U71 U23 U24 U25").standing(UNION) == [4, 4, 4]
    assert plain == [5, 5, 5]


@rule("CW-12")
def test_an_event_lies_beside_the_battlefield_for_one_battle() -> None:
    war = a_war("U65 U23 U24 U25 U29 U30 U31")
    assert war.pile(UNION, "beside") == ["U65"]
    assert war.column(UNION, 0) == ["U23"]
    war.fight("U29 U30 U31", "C29 C30 C31")
    assert war.takers() == [UNION] * 3
    assert war.pile(UNION, "beside") == []
    assert "U65" in war.pile(UNION, "graveyard")
    assert all(column.total is None or column.total.events == 0 for column in war.seen(None).armies[UNION].columns)


@rule("CW-12a")
def test_the_next_card_takes_the_place_of_the_event_and_so_on() -> None:
    war = a_war("U65 U66 U57 U12 U13 U14")
    assert [war.column(UNION, column) for column in range(3)] == [["U57", "U12"], ["U13"], ["U14"]]
    assert war.pile(UNION, "beside") == ["U65", "U66"]


@rule("CW-12b")
def test_an_event_beside_dies_even_in_a_battle_won() -> None:
    war = a_war("U65 U12 U13 U14 U15 U16 U17", "C39 C40 C37 C34 C35 C36")
    graves = len(war.pile(UNION, "graveyard"))
    war.fight("U15 U16 U17", "C34 C35 C36")
    assert war.takers() == [UNION] * 3
    assert war.pile(UNION, "graveyard")[graves:] == ["U65"]
    assert len(war.pile(CONFEDERACY, "graveyard")) >= 6


@rule("CW-13")
def test_directions_are_followed_before_columns_are_compared() -> None:
    war = a_war("U70 U23 U24 U25", "C23 C12 C24 C25")
    assert "C23" not in [card for column in range(3) for card in war.column(CONFEDERACY, column)]
    assert "C23" in war.pile(CONFEDERACY, "graveyard")


@rule("CW-13a")
def test_an_event_that_stays_in_its_column_works_there_and_shares_its_fate() -> None:
    war = a_war(confederacy="C66 C23 C24 C29 C30 C31")
    assert war.column(CONFEDERACY, 0) == ["C66"]
    assert war.standing(CONFEDERACY)[0] == 4
    war.fight("U29 U30 U31", "C29 C30 C31")
    assert war.totals(CONFEDERACY)[0] == 8
    assert war.takers()[0] == UNION
    assert "C66" in war.pile(CONFEDERACY, "graveyard")


@rule("CW-13a")
def test_an_event_that_survives_in_its_column_can_work_in_a_later_battle() -> None:
    war = a_war("U39 U24 U25 U37 U30 U31", "C66 C23 C24 C30 C29 C31")
    war.fight("U37 U30 U31", "C30 C29 C31")
    assert war.takers()[0] == CONFEDERACY
    assert "C66" in war.pile(CONFEDERACY, "survivors")


@rule("CW-13b")
def test_an_event_called_by_a_first_card_works() -> None:
    war = a_war("U57 U65 U23 U24 U25")
    assert war.pile(UNION, "beside") == ["U65"]
    assert war.column(UNION, 0) == ["U57", "U23"]
    assert war.standing(UNION) == [1 + 5 + 2, 7, 7]
    assert a_war("U57 U72 U23 U24").standing(UNION)[0] == 0


@rule("CW-13c")
def test_columns_for_events_are_chosen_before_reinforcements_first_flipper_first() -> None:
    for battle, first in ((1, UNION), (2, CONFEDERACY)):
        war = a_war("U67 U23 U24 U25", "C67 C68 C23 C24 C25", battle=battle)
        tokens = {UNION: ["strengthen left"], CONFEDERACY: ["strengthen right", "weaken centre"]}
        assert war.state.deciders == (first,)
        assert war.pile(UNION, "hand") == []
        refusal = war.state.why_not(first, "commit U29 left")
        assert refusal is not None
        assert refusal.rule == "CW-8"
        assert "another decision" in refusal.why
        war.say(first, *tokens[first])
        assert war.state.deciders == (1 - first,)
        war.say(1 - first, *tokens[1 - first])
        assert war.seen(None).step == "commit"
        assert len(war.pile(UNION, "hand")) == 3
        assert war.standing(UNION) == [9, 1, 5]
        assert war.standing(CONFEDERACY) == [5, 5, 9]


@rule("CW-14")
def test_characters_add_points() -> None:
    assert a_war("U04 U23 U24").standing(UNION) == [7, 5, 5]


@rule("CW-14a")
def test_characters_work_as_reinforcements_and_as_tie_cards() -> None:
    war = a_war("U23 U24 U25 U04 U30 U31")
    war.fight("U04 U30 U31", "C29 C30 C31")
    assert war.totals(UNION)[0] == 5 + 5 + 2
    war = a_war("U23 U24 U25 U29 U30 U31 U04", "C23 C24 C25 C37 C29 C28 C30")
    war.fight("U29 U30 U31", "C29 C37 C28")
    assert war.column(UNION, 0, "fought") == ["U23", "U29", "U04"]
    assert war.totals(UNION)[0] == 5 + 4 + 5 + 2


@rule("CW-14b")
def test_a_leader_covers_cards_that_come_later() -> None:
    war = a_war("U03 U24 U25 U29 U30 U31")
    assert war.standing(UNION)[0] == 5
    war.fight("U29 U30 U31", "C29 C30 C31")
    assert war.totals(UNION)[0] == 5 + 4 + 1


@rule("CW-15")
def test_an_event_as_a_reinforcement_lies_there_and_counts_zero() -> None:
    war = a_war("U23 U24 U25 U65 U30 U31", "C23 C24 C25 C66 C30 C31")
    war.fight("U65 U30 U31", "C30 C66 C31")
    assert war.column(UNION, 0, "fought")[:2] == ["U23", "U65"]
    assert war.totals(UNION)[0] == 5
    assert war.totals(CONFEDERACY)[1] == 5
    assert "U65" in war.pile(UNION, "graveyard")


@rule("CW-15")
def test_a_void_event_survives_in_a_column_won() -> None:
    war = a_war("U12 U24 U25 U65 U30 U31", "C39 C24 C25 C30 C29 C31")
    war.fight("U65 U30 U31", "C30 C29 C31")
    assert war.takers()[0] == UNION
    assert "U65" in war.pile(UNION, "survivors")


@rule("CW-15a")
def test_an_event_called_by_a_reinforcement_or_a_tie_card_is_void_too() -> None:
    war = a_war("U23 U24 U25 U57 U30 U31 U65")
    war.fight("U57 U30 U31", "C29 C30 C31")
    assert war.column(UNION, 0, "fought") == ["U23", "U57", "U65"]
    assert war.totals(UNION)[0] == 6
    war = a_war("U23 U24 U25 U29 U30 U31 U57 U65", "C23 C24 C25 C37 C29 C28 C30")
    war.fight("U29 U30 U31", "C29 C37 C28")
    assert war.column(UNION, 0, "fought") == ["U23", "U29", "U57", "U65"]
    assert war.totals(UNION)[0] == 10
    assert war.pile(UNION, "beside") == []


# -- what the cards say --------------------------------------------------------------------------------------


@rule("CW-30")
def test_col_changes_the_total_of_its_column() -> None:
    assert a_war("U05 U10 U72 U23").standing(UNION) == [4 + 2, 5 - 1, 0]
    assert a_war(confederacy="C66 C23 C24").standing(CONFEDERACY)[0] == 4


@rule("CW-31")
@pytest.mark.parametrize(
    ("leader", "soldier", "total"),
    [("U03", "U23", 5 + 5 + 1), ("U06", "U41", 4 + 5 + 2), ("U09", "U47", 3 + 5 + 2), ("U08", "U54", 4 + 5 + 3)],
)
def test_a_leader_of_an_arm_adds_for_a_card_of_it_and_of_no_other(leader: str, soldier: str, total: int) -> None:
    war = a_war(f"{soldier} U64 U12 U25 {leader} U30 U31", "C14 C15 C16 C17 C18 C19")
    war.fight(f"{leader} U30 U31", "C17 C18 C19")
    assert war.totals(UNION)[0] == total
    war = a_war(f"U57 U58 {leader} U12 U25", "C14 C15 C16")
    assert war.standing(UNION)[0] == 1 + 1 + total - 5 - {"U03": 1, "U06": 2, "U09": 2, "U08": 3}[leader]


@rule("CW-31")
def test_a_leader_counts_every_card_of_its_arm_in_its_column_only() -> None:
    war = a_war(confederacy="C59 C48 C44 C05 C23 C42 C29 C30 C31")
    assert war.column(CONFEDERACY, 0) == ["C59", "C48", "C44", "C05"]
    assert war.standing(CONFEDERACY) == [2 + 2 + 4 + 4 + 2 * 2, 5, 6]


@rule("CW-32")
def test_an_army_wide_leader_adds_to_each_column_that_holds_a_card() -> None:
    assert a_war("U02 U23 U24").standing(UNION) == [7, 6, 6]
    assert a_war("U02 U01 U24").standing(UNION) == [8, 4, 7]
    assert a_war("U02 U23", fill=False).standing(UNION) == [7, 6, None]


@rule("CW-33")
def test_events_for_all_columns_change_each_column_that_holds_a_card() -> None:
    assert a_war("U66 U23 U24 U25").standing(CONFEDERACY) == [4, 4, 4]
    assert a_war(confederacy="C65 C23 C24 C25").standing(CONFEDERACY) == [6, 6, 6]
    assert a_war(confederacy="C69 C23 C24 C25").standing(UNION) == [4, 4, 4]
    assert a_war("U65 U23", fill=False).standing(UNION) == [7, None, None]


@rule("CW-34")
def test_events_for_one_column_change_the_column_chosen() -> None:
    war = a_war("U67 U23 U24 U25", "C68 C23 C24 C25")
    war.say(UNION, "strengthen centre")
    war.say(CONFEDERACY, "weaken right")
    assert war.standing(UNION) == [5, 9, 1]
    assert war.standing(CONFEDERACY) == [5, 5, 5]
    war = a_war(confederacy="C67 C23 C24 C25")
    war.say(CONFEDERACY, "strengthen left")
    assert war.standing(CONFEDERACY) == [9, 5, 5]


@rule("CW-35")
def test_leaders_without_influence_keep_their_values() -> None:
    leaders = "C01 C04 C23"
    assert a_war(confederacy=leaders).standing(CONFEDERACY) == [8, 8, 6]
    assert a_war("U69 U23 U24 U25", leaders).standing(CONFEDERACY) == [7, 5, 5]
    assert a_war(confederacy=f"C72 {leaders}").standing(CONFEDERACY) == [7, 5, 5]
    assert a_war("U02 U23 U24", f"C72 {leaders}").standing(UNION) == [7, 6, 6]


@rule("CW-35a")
def test_that_goes_for_what_leaders_subtract_but_not_for_play_another() -> None:
    war = a_war("U69 U23 U24 U25", "C11 C12 C10 C23")
    assert war.standing(CONFEDERACY) == [5, 3, 3 + 5]
    assert a_war("U69 U23 U24 U25", "C66 C23 C24").standing(CONFEDERACY) == [4, 5, 5]


@rule("CW-36")
def test_the_two_highest_fallen_cards_return_and_no_events() -> None:
    war = a_war("U23 U68 U24 U25 U29 U30 U31")
    assert war.pile(UNION, "survivors") == ["U12", "U13"]
    assert {"U12", "U13"}.isdisjoint(war.pile(UNION, "graveyard"))
    early = a_war("U23 U68 U24 U25 U29 U30 U31", graves=("U65 U15 U14 U12", ""))
    assert early.pile(UNION, "survivors") == ["U12", "U15"]
    empty = a_war("U23 U68 U24 U25", graves=("U65 U66 U67", ""), survivors=("", ""))
    assert "U65" not in empty.pile(UNION, "survivors")


@rule("CW-36a")
def test_recovered_cards_may_be_drawn_in_the_same_battle() -> None:
    war = a_war("U68 U23", fill=False)
    fielded = [card for column in range(3) for card in war.column(UNION, column)]
    assert sorted(fielded) == ["U12", "U13", "U23"]


@rule("CW-37")
def test_a_raid_takes_the_top_card_but_never_the_last_one() -> None:
    war = a_war("U70 U23 U24 U25", "C14 C15 C16")
    assert war.pile(CONFEDERACY, "graveyard")[-1] == "C14"
    assert war.column(CONFEDERACY, 0) == ["C15"]
    spared = a_war("U70 U23 U24 U25", "C14", fill=False)
    assert len(spared.events("spared")) == 1
    assert not spared.events("raided")
    assert "C14" in [event.facts["card"] for event in spared.events("card")]


@rule("CW-37a")
def test_the_card_lost_is_seen_by_all_and_an_empty_deck_is_replaced_first() -> None:
    war = a_war("U70 U23 U24 U25", "C14 C15 C16")
    raided = war.events("raided")
    assert [event.facts["name"] for event in raided] == ["Stonewall Brigade"]
    assert raided[0].known_to(None)
    war = a_war("U24 U70 U23 U25", "C14", survivors=("", "C15 C16 C17"), fill=False)
    assert len(war.events("raided")) == 1
    assert len(war.events("reshuffle")) == 1
    assert len(war.pile(CONFEDERACY, "graveyard")) == 72 - 3
