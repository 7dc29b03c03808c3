"""What holds in every position of every game, asked of one position."""

from __future__ import annotations

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.presentation import presented, scene_faults
from paddlewheel.presentation.svg import art_faults, read_art


def check_choices(state: pw.AnyState) -> None:
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
            with pytest.raises(pw.Refusal):
                state.play(seat, choice)
    assert state.fingerprint() == before


def check_scenes(state: pw.AnyState) -> None:
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


def check_secrets(state: pw.AnyState, stream: pw.Chance) -> int:
    """Dealing the unseen again changes nothing that is shown. Returns for how many seats something was unseen."""
    changed = 0
    for seat in (*range(state.seats), None):
        twin = state.resample(seat, stream)
        assert shown(twin, seat) == shown(state, seat)
        assert twin.game.broken_law(twin) is None
        changed += twin.fingerprint() != state.fingerprint()
    return changed


def shown(state: pw.AnyState, seat: int | None) -> bytes:
    """Everything a seat is shown, as bytes: observation, scene, choices, text and refusals."""
    seen = state.observe(seat)
    scene = presented(state.game).scene(seen)
    parts: list[object] = [msgspec.to_builtins(scene), presented(state.game).text(seen), state.rule(), state.deciders]
    if seat is not None:
        parts += [state.choices(seat)]
        parts += [str(state.why_not(seat, choice)) for choice in range(len(state.game.tokens))]
    return seen.encoded() + msgspec.json.encode(parts)
