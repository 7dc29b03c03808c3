"""What happened in one step, as each viewer saw it: from the scene before to the scene after."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddlewheel import registry
from paddlewheel.kernel import BOT_STREAM, Chance
from paddlewheel.presentation import Scene, apply_change
from paddlewheel.tables.beats import BeatMaker
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.views import view


def played(game: str, choices: int, seed: int = 5, by_bots: bool = False) -> GameLog[Any]:
    loaded = registry.load(game)
    log: GameLog[Any] = GameLog(loaded, loaded.info.usual_seats, seed, {})
    stream = Chance(seed, BOT_STREAM)
    for _ in range(choices):
        seat = log.state.deciders[stream.below(len(log.state.deciders))]
        offered = log.state.choices(seat)
        log.play(seat, offered[stream.below(len(offered))], by_bot=by_bots)
    return log


@pytest.mark.parametrize("game", ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"])
def test_the_beats_lead_from_each_view_to_the_next(game: str) -> None:
    log = played(game, 40, by_bots=True)
    maker = BeatMaker(log)
    for viewer in (0, None):
        shown: Scene | None = None
        lines = 0
        for seq in range(log.seq(viewer) + 1):
            length = log.length_at(viewer, seq)
            assert length is not None
            beats = maker.beats(viewer, length, seq, whole=True)
            assert beats.scene is not None
            assert shown is None or beats.scene == shown, "a step begins where the last one ended"
            shown = beats.scene
            for beat in beats.beats:
                shown = apply_change(shown, beat.change)
            then = view(log.until(length), viewer, "scene")
            assert shown == then.scene
            assert beats.first == lines
            lines += sum(beat.lines for beat in beats.beats)
            assert lines == len(then.lines)


def test_a_step_that_was_taken_back_is_one_beat_without_lines() -> None:
    log = played("mississippi-queen", 1)
    log.undo(log.entries[0].seat)
    (beat,) = BeatMaker(log).beats(None, 2, 2, whole=False).beats
    assert beat.lines == 0


def test_beats_of_the_latest_step_need_no_looking_back() -> None:
    log = played("my-river-kit", 30)
    before = log.moment_before(log.length).state
    assert before is log.moment_before(log.length).state
    assert msgspec.json.encode(BeatMaker(log).beats(0, log.length, 1, whole=False))


def test_the_beats_of_a_step_stay_the_same_when_it_is_taken_back_and_the_game_goes_on() -> None:
    log = played("mississippi-queen", 1)
    maker, seat = BeatMaker(log), log.entries[0].seat
    seen = msgspec.json.encode(maker.beats(None, 1, 1, whole=True))
    log.undo(seat)
    log.play(seat, log.state.choices(seat)[0])
    assert msgspec.json.encode(maker.beats(None, 1, 1, whole=True)) == seen
    assert msgspec.json.encode(BeatMaker(log).beats(None, 1, 1, whole=True)) == seen
