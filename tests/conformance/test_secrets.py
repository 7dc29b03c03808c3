"""What a seat cannot see leaves no trace in anything it is shown."""

from __future__ import annotations

import msgspec
import pytest

import paddlewheel as pw
from conformance.checks import check_secrets, shown
from paddlewheel.presentation import presented
from support import Variant, positions, variants

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)


@EVERY_VARIANT
def test_dealing_the_unseen_again_changes_nothing_that_is_shown(variant: Variant) -> None:
    changed = 0
    for number, state in enumerate(positions(variant, seed=1, every=9)):
        changed += check_secrets(state, pw.Chance(number, pw.GUESS_STREAM))
    assert changed


@EVERY_VARIANT
def test_dealing_again_what_nobody_sees_leaves_everybody_their_sight(variant: Variant) -> None:
    changed = 0
    for number, state in enumerate(positions(variant, seed=5, every=17)):
        everybody = tuple(range(state.seats))
        twin = state.resample_for(everybody, pw.Chance(number, pw.GUESS_STREAM))
        assert all(shown(twin, viewer) == shown(state, viewer) for viewer in (*everybody, None))
        assert state.game.broken_law(twin) is None
        changed += twin.facts() != state.facts()
    # In the toy game somebody knows everything.
    assert changed or variant.game == "pebbles"


@EVERY_VARIANT
def test_a_dealt_again_state_plays_on_to_an_end(variant: Variant) -> None:
    for number, state in enumerate(positions(variant, seed=2, every=25)):
        twin = state.resample(0, pw.Chance(number, pw.GUESS_STREAM))
        stream = pw.Chance(number, pw.BOT_STREAM)
        while twin.deciders:
            choices = twin.choices(twin.deciders[0])
            twin.play(twin.deciders[0], choices[stream.below(len(choices))])
        assert twin.outcome is not None


@EVERY_VARIANT
def test_a_hidden_decision_shows_the_others_nothing_of_what_was_chosen(variant: Variant) -> None:
    for state in positions(variant, seed=3, every=3):
        if len(state.deciders) < 2:
            continue
        for seat in state.deciders:
            others = [other for other in (*range(state.seats), None) if other != seat]
            traces = {other: set() for other in others}  # type: dict[int | None, set[bytes]]
            for choice in state.choices(seat):
                twin = state.clone()
                twin.journal = pw.Journal()
                twin.play(seat, choice)
                if twin.reveals != state.reveals or twin.chance.counter != state.chance.counter:
                    continue
                for other in others:
                    lines = [presented(state.game).line(event, state.seats) for event in twin.journal.seen_by(other)]
                    if seat in twin.deciders:
                        continue  # A chain of small choices: what counts is shown once it is complete.
                    traces[other].add(shown(twin, other) + msgspec.json.encode(lines))
            assert all(len(trace) <= 1 for trace in traces.values())


@EVERY_VARIANT
def test_a_guess_depends_only_on_what_the_seat_sees_and_on_the_stream(variant: Variant) -> None:
    for number, state in enumerate(positions(variant, seed=4, every=13)):
        for seat in (*range(state.seats), None):
            other_deal = state.resample(seat, pw.Chance(number, pw.GUESS_STREAM))
            guesses = [dealt.resample(seat, pw.Chance(99, pw.GUESS_STREAM)) for dealt in (state, other_deal)]
            assert guesses[0].fingerprint() == guesses[1].fingerprint()
