"""The armies and the first cards of a battle."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.games.civil_war.components import load
from paddlewheel.games.civil_war.game import GAME
from paddlewheel.games.civil_war.laws import all_cards
from rules.civil_war.warfare import CONFEDERACY, UNION, Warfare, a_war
from support import random_walk, rule


def new(seed: int) -> Warfare:
    return Warfare(GAME.new(seed=seed))


@rule("CW-1")
def test_two_sides_have_72_cards_each() -> None:
    with pytest.raises(pw.BadInput, match="seats 2, not 3"):
        GAME.new(seats=3)
    war = new(1)
    for seat in (UNION, CONFEDERACY):
        assert sorted(all_cards(war.state.armies[seat])) == list(range(72 * seat, 72 * seat + 72))


@rule("CW-1a")
def test_the_decks_are_marked_as_a_reconstruction() -> None:
    assert load().source == "reconstructed"
    assert "reconstruction" in GAME.info.credits
    counts = [[sum(card.kind == kind for card in load().cards[start : start + 72]) for kind in
               ("LDR", "INF", "CAV", "ART", "NAV", "SUP", "EVT")] for start in (0, 72)]  # fmt: skip
    assert counts == [[11, 28, 5, 8, 4, 8, 8], [13, 27, 8, 6, 3, 7, 8]]
    assert [sum(card.value for card in load().cards[start : start + 72]) for start in (0, 72)] == [263, 263]


@rule("CW-1b")
def test_both_sides_have_a_horse_artillery_and_the_ids_tell_them_apart() -> None:
    decks = load()
    assert decks.card("U50").name == decks.card("C50").name == "Horse Artillery"
    assert (decks.card("U50").value, decks.card("C50").value) == (4, 6)
    assert GAME.choice("commit U50 left") != GAME.choice("commit C50 left")


@rule("CW-2")
def test_whoever_eliminates_all_enemy_cards_wins() -> None:
    war = a_war(union="U12", confederacy="C39", fill=False)
    assert war.state.outcome is not None
    assert war.state.outcome.winners == (UNION,)
    assert len(war.pile(CONFEDERACY, "graveyard")) == 72


@rule("CW-3")
def test_each_deck_is_shuffled_by_itself() -> None:
    orders = [tuple(new(seed).pile(seat, "deck")) for seed in range(4) for seat in (UNION, CONFEDERACY)]
    assert len(set(orders)) == 8
    assert orders[0] != tuple(sorted(orders[0]))
    assert {card[0] for card in orders[0]} == {"U"}


@rule("CW-4")
def test_three_cards_are_flipped_opposite_three() -> None:
    war = a_war("U12 U13 U14", "C14 C15 C16")
    assert [war.column(UNION, column) for column in range(3)] == [["U12"], ["U13"], ["U14"]]
    assert [war.column(CONFEDERACY, column) for column in range(3)] == [["C14"], ["C15"], ["C16"]]


@rule("CW-4a")
def test_sides_flip_column_by_column_and_take_turns_in_flipping_first() -> None:
    for battle, first in ((1, UNION), (2, CONFEDERACY), (3, UNION)):
        war = a_war(battle=battle)
        flips = [(event.seat, event.facts["column"]) for event in war.events("card")]
        assert flips == [(first, 0), (1 - first, 0), (first, 1), (1 - first, 1), (first, 2), (1 - first, 2)]


@rule("CW-4b")
def test_the_card_flipped_is_the_top_of_the_deck() -> None:
    war = a_war("U51 U12 U39 U13 U14 U15")
    assert [war.column(UNION, column) for column in range(3)] == [["U51"], ["U12"], ["U39"]]
    assert war.pile(UNION, "hand") == ["U13", "U14", "U15"]


@rule("CW-4c")
def test_the_union_flips_first_in_the_first_battle() -> None:
    assert new(1).seen(None).first == UNION
    assert new(1).seen(None).battle == 1


@rule("CW-5")
def test_play_another_is_followed_at_once_and_again() -> None:
    war = a_war("U57 U58 U12 U13 U14")
    assert [war.column(UNION, column) for column in range(3)] == [["U57", "U58", "U12"], ["U13"], ["U14"]]


@rule("CW-5a")
def test_nobody_is_asked_whether_to_play_another() -> None:
    war = a_war("U60 U12 U13 U14")
    assert war.seen(None).step == "commit"
    assert war.column(UNION, 0) == ["U60", "U12"]
    assert not [token for token in GAME.tokens if "another" in token]


@rule("CW-5b")
def test_a_card_that_calls_another_still_counts_with_value_and_bonus() -> None:
    """In the decks of these tests Burnside says both PA and COL+1."""
    war = a_war("U11 U12 U13 U14")
    assert war.column(UNION, 0) == ["U11", "U12"]
    assert war.standing(UNION)[0] == 2 + 1 + 8


@rule("CW-6")
def test_the_new_card_lies_in_the_column_of_the_card_that_called_it() -> None:
    war = a_war("U12 U61 U13 U14", "C14 C15 C58 C16")
    assert war.column(UNION, 1) == ["U61", "U13"]
    assert war.column(CONFEDERACY, 2) == ["C58", "C16"]
    assert war.standing(UNION)[1] == 2 + 7


@rule("CW-6a")
def test_any_type_of_card_may_call_another() -> None:
    for caller in ("U11", "U44", "U52", "U57"):
        assert a_war(f"{caller} U12 U13 U14").column(UNION, 0) == [caller, "U12"]


@rule("CW-1", "CW-23")
def test_all_144_cards_are_kept_and_no_war_lasts_more_than_148_battles() -> None:
    for seed in range(15):
        state = GAME.new(seed=seed)
        for _ in random_walk(state, seed):
            assert sum(len(all_cards(army)) for army in state.armies) == 144
            assert GAME.broken_law(state) is None
        assert state.battle <= 148
