"""What holds in every position of every game, checked in one position."""

from __future__ import annotations

import msgspec
import pytest

from paddlewheel.kernel import AnyState, Chance, Refusal
from paddlewheel.presentation import presented, scene_faults
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
            with pytest.raises(Refusal):
                state.play(seat, choice)
    assert state.fingerprint() == before


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
    if seat is not None:
        parts += [state.choices(seat)]
        parts += [str(state.why_not(seat, choice)) for choice in range(len(game.tokens))]
    return seen.encoded() + msgspec.json.encode(parts)
