"""What a viewer sees of one step of a game, moment by moment: as changes from scene to scene."""

from __future__ import annotations

from typing import Any, NamedTuple

from paddlewheel.kernel import AnyState, Beat, Staging, staged, staged_opening
from paddlewheel.presentation import difference, shown_beats
from paddlewheel.tables.decision import decision_at_hand
from paddlewheel.tables.game_log import GameLog, MomentBefore
from paddlewheel.tables.messages import BeatChange, Beats
from paddlewheel.tables.models import Entry, Viewer


class PlayedStep(NamedTuple):
    """One step of a game that was played once more, to be looked at."""

    length: int
    before: MomentBefore[Any]
    staging: Staging


class BeatMaker:
    """Makes the beats of single steps. Those who look at the same step share the playing of it."""

    def __init__(self, log: GameLog[Any]) -> None:
        self._log = log
        self._latest: PlayedStep | None = None

    def beats(self, viewer: Viewer, length: int, seq: int, whole: bool) -> Beats:
        """What this viewer saw when the log reached this length. `whole`: with the scene that it begins from."""
        game, step = self._log.game, self._step(length)
        scene = first = game.scene(step.before.state.observe(viewer))
        changes = []
        for shown in shown_beats(game, step.staging, viewer):
            changes.append(BeatChange(difference(scene, shown.scene), len(shown.lines)))
            scene = shown.scene
        lines = step.before.lines[viewer]
        return Beats(seat=viewer, seq=seq, first=lines, scene=first if whole else None, beats=changes)

    def _step(self, length: int) -> PlayedStep:
        if self._latest is None or self._latest.length != length:
            before = self._log.moment_before(length)
            # An undo would go on with this very state.
            before = before._replace(state=before.state.clone())
            self._latest = PlayedStep(length, before, self._staging(length, before))
        return self._latest

    def _staging(self, length: int, before: MomentBefore[Any]) -> Staging:
        log = self._log
        if length == 0:
            return staged_opening(log.game, log.record)
        entry = log.entries[length - 1]
        if entry.kind == "choice":
            choice = log.game.choice(entry.token)
            staging = staged(before.state, entry.seat, choice, log.remark(entry, before.state))
            return _with_announcements(log, entry, before.state, staging)
        # Nothing happens on the table: a pause, or choices that are taken back at once.
        announced = log.announcements(entry, before.state, True)
        return Staging([Beat(log.until(length).state, len(announced))], announced)


def _with_announcements(log: GameLog[Any], entry: Entry, before: AnyState, staging: Staging) -> Staging:
    """The same moments, after what the table itself says first."""
    at_hand, after = decision_at_hand(before), decision_at_hand(staging.beats[-1].state)
    noticed = log.who_noticed(entry.seat, staging.events, at_hand, after)
    said = log.announcements(entry, before, is_public=None in noticed)
    if not said:
        return staging
    later = [beat._replace(events=beat.events + len(said)) for beat in staging.beats]
    return Staging(later, said + staging.events)
