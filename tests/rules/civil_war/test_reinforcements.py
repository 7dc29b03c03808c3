"""Reinforcements: drawn unseen, committed unseen, turned up together."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

import paddlewheel as pw
from rules.civil_war.warfare import CONFEDERACY, GAME, UNION, Warfare, a_war
from support import rule

SIX = ("U29 U30 U31", "C29 C30 C31")


def shown(war: Warfare, seat: int | None) -> bytes:
    """Everything a seat is shown: observation, scene, text, choices, refusals and journal."""
    seen = war.seen(seat)
    parts: list[object] = [msgspec.to_builtins(GAME.scene(seen)), GAME.text(seen)]
    if seat is not None:
        parts += [war.state.choices(seat)]
        parts += [str(war.state.why_not(seat, choice)) for choice in range(0, len(GAME.tokens), 5)]
    assert war.state.journal is not None
    parts += [msgspec.to_builtins(GAME.line(event, 2)) for event in war.state.journal.seen_by(seat)]
    return seen.encoded() + msgspec.json.encode(parts)


@rule("CW-7")
def test_each_side_draws_three_once_all_first_cards_are_played_out() -> None:
    war = a_war("U57 U12 U13 U14 U29 U30 U31")
    assert war.pile(UNION, "hand") == ["U29", "U30", "U31"]
    assert war.pile(CONFEDERACY, "hand") == ["C29", "C30", "C31"]


@rule("CW-7")
def test_only_cards_in_hand_can_be_committed() -> None:
    war = a_war()
    for token in ("commit U12 left", "commit C29 left", "commit U23 left"):
        refusal = war.state.why_not(UNION, token)
        assert refusal is not None
        assert (refusal.rule, refusal.why) == ("CW-7", "That card is not in your hand.")


@rule("CW-7a")
def test_a_side_sees_its_own_reinforcements_only() -> None:
    war = a_war()
    assert war.seen(UNION).armies[UNION].hand == ("U29", "U30", "U31")
    for seat in (CONFEDERACY, None):
        assert war.seen(seat).armies[UNION].hand is None
        assert war.seen(seat).armies[UNION].reinforcements == 3
    private = [event for event in war.events("your hand") if event.seat == UNION]
    assert [event.known_to(UNION) for event in private] == [True]
    assert not private[0].known_to(CONFEDERACY)
    assert not private[0].known_to(None)


@rule("CW-8")
def test_reinforcements_lie_one_on_each_column() -> None:
    war = a_war()
    war.fight("U31 U29 U30", "C29 C30 C31")
    assert [war.column(UNION, column, "fought") for column in range(3)] == [
        ["U23", "U31", *war.column(UNION, 0, "fought")[2:]],
        ["U24", "U29", *war.column(UNION, 1, "fought")[2:]],
        ["U25", "U30", *war.column(UNION, 2, "fought")[2:]],
    ]


@rule("CW-8")
def test_nothing_else_can_be_done_before() -> None:
    refusal = a_war().state.why_not(UNION, "strengthen left")
    assert refusal is not None
    assert refusal.rule == "CW-13c"
    assert refusal.why.endswith("Now you decide: where your reinforcements go, one to each column.")


@rule("CW-8a")
def test_a_column_takes_no_second_reinforcement() -> None:
    war = a_war()
    war.say(UNION, "commit U29 left")
    refusal = war.state.why_not(UNION, "commit U30 left")
    assert refusal is not None
    assert refusal.rule == "CW-8a"
    assert war.state.why_not(UNION, "commit U30 centre") is None


@rule("CW-9")
def test_nothing_is_turned_up_or_drawn_before_both_are_committed() -> None:
    war = a_war("U23 U24 U25  U57 U58 U31")
    counter = war.state.chance.counter
    deck = war.pile(UNION, "deck")
    war.commit(UNION, "U57 U58 U31")
    war.commit(CONFEDERACY, "C29 C30")
    assert war.state.battle == 1
    assert not war.state.verdict
    assert war.state.chance.counter == counter
    assert war.pile(UNION, "deck") == deck
    war.say(CONFEDERACY, "commit C31 right")
    assert war.state.battle == 2
    assert "U57" in war.column(UNION, 0, "fought")


@rule("CW-9a")
def test_all_orders_of_commitment_give_the_same_state() -> None:
    start = a_war("U23 U24 U25  U57 U12 U31", "C23 C24 C25  C59 C30 C65").state
    steps = [(UNION, "commit U57 left"), (UNION, "commit U12 centre"), (UNION, "commit U31 right")]
    steps += [(CONFEDERACY, "commit C59 right"), (CONFEDERACY, "commit C30 left"), (CONFEDERACY, "commit C65 centre")]
    ends = set()
    for order in permutations(steps):
        twin = start.clone()
        for seat, token in order:
            twin.play(seat, token)
        ends.add(twin.fingerprint())
    assert len(ends) == 1


@rule("CW-9a")
def test_nothing_shown_depends_on_the_others_reinforcements_or_on_a_deck() -> None:
    """The enemy holds other cards, lays them elsewhere, lays some of them, and both decks lie in another order."""
    traces = {CONFEDERACY: set(), None: set()}  # type: dict[int | None, set[bytes]]
    for hand, laid in (("U29 U30 U31", 0), ("U12 U65 U57", 0), ("U31 U30 U29", 1), ("U12 U65 U57", 2)):
        deck = " ".join(sorted({"U29", "U30", "U31", "U12", "U65", "U57"} - set(hand.split()), reverse=laid > 0))
        war = a_war(f"U23 U24 U25 {hand} {deck}", f"{'C23 C24 C25 C29 C30 C31'} {'C40 C41' if laid else 'C41 C40'}")
        for place in range(laid):
            war.say(UNION, f"commit {hand.split()[place]} {('right', 'left')[place]}")
        for seat, trace in traces.items():
            trace.add(shown(war, seat))
    assert {seat: len(trace) for seat, trace in traces.items()} == {CONFEDERACY: 1, None: 1}


@rule("CW-9a")
def test_a_finished_commitment_shows_that_it_is_finished_and_no_more() -> None:
    traces = set()
    for order in permutations(SIX[0].split()):
        war = a_war()
        war.commit(UNION, " ".join(order))
        assert war.seen(CONFEDERACY).armies[UNION].ready
        traces.add(shown(war, CONFEDERACY))
    assert len(traces) == 1
    assert shown(a_war(), CONFEDERACY) not in traces


@rule("CW-9a")
def test_dealing_again_keeps_what_is_known_and_changes_the_rest() -> None:
    war = a_war("U23 U24 U25  U57 U12 U31")
    war.commit(UNION, "U57 U12 U31")
    hands = set()
    for number in range(20):
        twin = war.state.resample(CONFEDERACY, pw.Chance(number, pw.GUESS_STREAM))
        assert twin.game.broken_law(twin) is None
        assert twin.observe(CONFEDERACY).encoded() == war.seen(CONFEDERACY).encoded()
        hands.add(tuple(Warfare(twin).pile(UNION, "plan")))
    assert len(hands) > 10
    own = war.state.resample(UNION, pw.Chance(1, pw.GUESS_STREAM))
    assert Warfare(own).pile(UNION, "plan") == ["U57", "U12", "U31"]


@rule("CW-3", "CW-7a")
def test_nobody_knows_the_order_of_the_own_deck() -> None:
    war = a_war()
    deck = war.pile(UNION, "deck")
    guesses = [Warfare(war.state.resample(UNION, pw.Chance(number, pw.GUESS_STREAM))) for number in range(3)]
    orders = [guess.pile(UNION, "deck") for guess in guesses]
    assert [sorted(order) for order in orders] == [sorted(deck)] * 3
    assert len({tuple(order) for order in [deck, *orders]}) == 4


@rule("CW-4", "CW-7", "CW-9")
def test_first_cards_hands_and_turned_up_reinforcements_come_to_light() -> None:
    """Each of them is counted, so that no choice can be taken back across it."""
    war = a_war("U67 U23 U24 U25 U29 U30 U31")
    flipped = war.state.reveals
    war.say(UNION, "strengthen left")
    assert war.state.reveals == flipped + 1, "hands"
    war.commit(UNION, SIX[0])
    war.commit(CONFEDERACY, "C29 C30")
    assert war.state.reveals == flipped + 1
    war.say(CONFEDERACY, "commit C31 right")
    assert war.state.reveals == flipped + 4, "reinforcements, the next first cards, the next hands"


@rule("CW-10")
def test_a_reinforcement_that_calls_another_gets_it_once_it_is_up() -> None:
    war = a_war("U23 U24 U25  U57 U30 U31  U58 U12")
    war.fight("U57 U30 U31", "C29 C30 C31")
    assert war.column(UNION, 0, "fought") == ["U23", "U57", "U58", "U12"]
    assert war.totals(UNION)[0] == 5 + 1 + 1 + 8


@rule("CW-10a")
def test_chains_are_played_from_left_to_right_first_flipper_first() -> None:
    for battle, first in ((1, UNION), (2, CONFEDERACY)):
        war = a_war("U23 U24 U25 U57 U58 U31 U12 U13", "C23 C24 C25 C58 C60 C31 C14 C15", battle=battle)
        war.fight("U57 U58 U31", "C58 C60 C31")
        chains = [(event.seat, event.facts["card"]) for event in war.events("card") if event.rule == "CW-10"]
        left, centre = [(UNION, "U12"), (CONFEDERACY, "C14")], [(UNION, "U13"), (CONFEDERACY, "C15")]
        assert chains == (left + centre if first == UNION else left[::-1] + centre[::-1])


@rule("CW-8", "CW-9a")
@pytest.mark.parametrize("seat", [UNION, CONFEDERACY])
def test_a_side_that_is_ready_owes_nothing(seat: int) -> None:
    war = a_war()
    war.commit(seat, SIX[seat])
    assert war.state.deciders == (1 - seat,)
    with pytest.raises(pw.Refusal):
        war.say(seat, f"commit {SIX[seat].split()[0]} left")
