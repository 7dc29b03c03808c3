"""What holds in every position of every game, checked in one position."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from paddlewheel.kernel import AnyState, Chance, Journal, Refusal, SeatView, Staging
from paddlewheel.presentation import (
    MOST_PLANS,
    Size,
    apply_change,
    difference,
    form_faults,
    plan_faults,
    presented,
    scene_faults,
    shown_beats,
)
from paddlewheel.presentation.svg import art_faults, read_art


def check_choices(state: AnyState) -> None:
    """What is offered is accepted; everything else is refused with a rule and changes nothing."""
    before = state.fingerprint()
    for seat in range(state.seats):
        offered = state.choices(seat)
        assert len(set(offered)) == len(offered)
        assert bool(offered) == (seat in state.deciders)
        for choice in range(len(state.game.tokens)):
            refusal = state.why_not(seat, choice)
            if choice in offered:
                assert refusal is None
                state.clone().play(seat, choice)
                continue
            assert refusal is not None
            assert refusal.rule in state.game.rulebook, refusal
            assert refusal.why.endswith("."), refusal
            if offered:
                check_whose_choice(state, choice, refusal)
            with pytest.raises(Refusal):
                state.play(seat, choice)
    assert state.fingerprint() == before


def check_whose_choice(state: AnyState, choice: int, refusal: Refusal) -> None:
    """A choice of another decision is refused by the rule of that decision, in words that say nothing of the table."""
    owner, step, book = state.step_of(choice), state.step(), state.game.rulebook
    if owner is step:
        assert "another decision" not in refusal.why, refusal
        return
    assert f"Now you decide: {book.decision(step.name).what}." in refusal.why, refusal
    if owner is not None:
        assert refusal.rule == owner.rule, refusal
        assert f"another decision: {book.decision(owner.name).what}." in refusal.why, refusal


def check_stack(state: AnyState) -> None:
    """Somebody decides the step on top of the stack; the stack is as deep as the game says at most."""
    if state.outcome is not None:
        assert len(state.stack) == 0, "steps are owed after the end"
        return
    assert 0 < len(state.stack) <= state.game.info.deepest, f"{len(state.stack)} steps are owed"
    assert state.deciders, f"the step {state.step().name} waits, and nobody decides it"


def check_scenes(state: AnyState) -> None:
    """The table can be drawn for every seat: no faults, a prompt, a rule, and an offer for every choice."""
    game = presented(state.game)
    art = read_art(game.folder / "art.svg")
    for seat in (*range(state.seats), None):
        scene = game.scene(state.observe(seat))
        assert scene_faults(scene) == []
        assert art_faults(scene, art) == []
        assert scene.prompt
        assert scene.rule in game.rulebook
        offered = [] if seat is None else [game.token(choice) for choice in state.choices(seat)]
        assert [offer.token for offer in scene.offers] == offered


def check_plans(state: AnyState, stream: Chance) -> int:
    """Every plan can be played until something comes to light, and tells nothing unseen. Returns how many there are."""
    game = presented(state.game)
    before = state.fingerprint()
    count = 0
    for seat in range(state.seats):
        plans = game.plans(SeatView(state, seat))
        assert len(plans) <= MOST_PLANS
        assert plans == () or seat in state.deciders, "a plan for a seat that has nothing to decide"
        assert game.plans(SeatView(state.resample(seat, stream), seat)) == plans, (
            "a plan tells what the seat cannot see"
        )
        assert len({plan.tokens for plan in plans}) == len(plans), "two plans are the same"
        scene = game.scene(state.observe(seat))
        for plan in plans:
            assert plan_faults(plan, scene) == []
            twin = state.clone()
            for token in plan.tokens:
                if twin.reveals != state.reveals or twin.chance.counter != state.chance.counter:
                    break
                twin.play(seat, token)
        count += len(plans)
    assert state.fingerprint() == before, "looking for plans changes the table"
    return count


def check_form(state: AnyState, stream: Chance) -> bool:
    """What a form comes to can be played, and it tells nothing unseen. Returns whether somebody has one."""
    game = presented(state.game)
    before = state.fingerprint()
    found = False
    for seat in range(state.seats):
        form = game.form(SeatView(state, seat))
        assert form is None or seat in state.deciders, "a form for a seat that has nothing to decide"
        assert game.form(SeatView(state.resample(seat, stream), seat)) == form, "a form tells what the seat cannot see"
        if form is None:
            continue
        found = True
        assert form_faults(form, [game.token(choice) for choice in state.choices(seat)]) == []
        twin = state.clone()
        for token in form.tokens:
            twin.play(seat, token)
    assert state.fingerprint() == before, "a form changes the table"
    return found


def check_secrets(state: AnyState, stream: Chance) -> int:
    """Dealing the unseen again changes nothing that is shown. Returns for how many viewers something was unseen."""
    changed = 0
    for seat in (*range(state.seats), None):
        twin = state.resample(seat, stream)
        assert shown(twin, seat) == shown(state, seat)
        assert twin.game.broken_law(twin) is None
        changed += twin.fingerprint() != state.fingerprint()
    return changed


def shown(state: AnyState, seat: int | None) -> bytes:
    """Everything a seat is shown, as bytes: observation, scene, text, choices and refusals."""
    seen = state.observe(seat)
    game = presented(state.game)
    parts: list[object] = [msgspec.to_builtins(game.scene(seen)), game.text(seen), state.rule(), state.deciders]
    parts.append(game.close_up(seen, Size(80, 18)))
    if seat is not None:
        parts += [state.choices(seat)]
        parts += [str(state.why_not(seat, choice)) for choice in range(len(game.tokens))]
    return seen.encoded() + msgspec.json.encode(parts)


def check_beats(staging: Staging, after: AnyState, journal: Journal) -> None:
    """Every beat is a whole scene for every viewer; the last one is the position, and together they tell it all."""
    game = presented(after.game)
    art = read_art(game.folder / "art.svg")
    assert staging.beats[-1].state.fingerprint() == after.fingerprint(), "looking at a choice changes it"
    for viewer in (*range(after.seats), None):
        *between, last = shown_beats(game, staging, viewer)
        for beat in between:
            assert scene_faults(beat.scene) == []
            assert art_faults(beat.scene, art) == []
            assert beat.scene.prompt
            assert beat.scene.rule in game.rulebook
            assert beat.scene.offers == (), "nobody decides anything in the middle of a choice"
        assert last.scene == game.scene(after.observe(viewer))
        told = [line for beat in (*between, last) for line in beat.lines]
        assert told == [game.told(event, after.seats) for event in journal.seen_by(viewer)]
        for one, next_one in pairwise((*between, last)):
            assert apply_change(one.scene, difference(one.scene, next_one.scene)) == next_one.scene


def check_secrets_of_beats(staging: Staging, stream: Chance) -> None:
    """Dealing again what a viewer cannot see at a moment changes nothing of what that moment shows."""
    for beat in staging.beats[:-1]:
        state = beat.state
        game = presented(state.game)
        for viewer in (*range(state.seats), None):
            seen, guess = state.observe(viewer), state.resample(viewer, stream).observe(viewer)
            assert guess.encoded() == seen.encoded()
            assert game.scene(guess) == game.scene(seen)
