"""What every game keeps while it is played. A game is tested here by being registered."""

from __future__ import annotations

from itertools import permutations

import pytest

import paddlewheel as pw
from conformance.checks import check_choices
from support import PLAIN, Variant, positions, random_walk, snapshot, variants

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)


@EVERY_VARIANT
def test_random_play_always_reaches_an_outcome_and_breaks_no_law(variant: Variant) -> None:
    for seed in range(2 if PLAIN else 8):
        state = variant.new(seed)
        for _ in random_walk(state, seed):
            assert state.outcome is None
            assert state.game.broken_law(state) is None
        assert state.game.broken_law(state) is None
        outcome = state.outcome
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranks) == state.seats
        assert set(outcome.winners) <= set(range(state.seats))
        assert outcome.rule in state.game.rulebook


@EVERY_VARIANT
def test_what_is_offered_is_accepted_and_everything_else_is_refused_with_a_rule(variant: Variant) -> None:
    for state in positions(variant, seed=1, every=7):
        check_choices(state)


@EVERY_VARIANT
def test_a_copy_is_equal_and_plays_on_by_itself(variant: Variant) -> None:
    for state in positions(variant, seed=2, every=11):
        twin = state.clone()
        held = snapshot(state)
        assert snapshot(twin) == held
        assert twin.fingerprint() == state.fingerprint()
        for _ in random_walk(twin, seed=5):
            pass
        assert snapshot(state) == held


@EVERY_VARIANT
def test_different_states_have_different_fingerprints(variant: Variant) -> None:
    seen: dict[str, object] = {}
    for state in positions(variant, seed=3, every=1):
        held = snapshot(state)
        assert isinstance(held, dict)
        for unseen in ("reveals", "outcome"):
            held.pop(unseen)
        assert seen.setdefault(state.fingerprint(), held) == held


@EVERY_VARIANT
def test_simultaneous_decisions_may_arrive_in_any_order(variant: Variant) -> None:
    stream = pw.Chance(4, pw.BOT_STREAM)
    several = False
    for state in positions(variant, seed=4, every=1):
        if len(state.deciders) < 2:
            continue
        several = True
        chosen = {seat: state.choices(seat)[stream.below(len(state.choices(seat)))] for seat in state.deciders}
        ends = set()
        for order in permutations(state.deciders):
            twin = state.clone()
            for seat in order:
                twin.play(seat, chosen[seat])
            ends.add(twin.fingerprint())
        assert len(ends) == 1
    assert several == (pw.load(variant.game).info.simultaneous and variant.seats > 1)


@EVERY_VARIANT
def test_records_replay_to_the_same_fingerprint(variant: Variant) -> None:
    state = variant.new(6)
    game = state.game
    record = pw.Record(game.info.id, game.info.rules_version, variant.seats, 6, variant.options)
    for seat, choice in random_walk(state, 6):
        record.choices.append((seat, game.token(choice)))
    record.fingerprint = state.fingerprint()
    again = pw.parse_record(record.text())
    assert again == record
    assert pw.replay(again, game).fingerprint() == state.fingerprint()


@EVERY_VARIANT
def test_every_choice_has_one_readable_token(variant: Variant) -> None:
    game = pw.load(variant.game)
    assert len(set(game.tokens)) == len(game.tokens)
    for choice, token in enumerate(game.tokens):
        assert game.token(choice) == token == token.strip()
        assert game.choice(token) == choice
        assert token.isprintable()
