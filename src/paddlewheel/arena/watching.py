"""Games that are looked at while they are played: what was offered and taken, who led, and when it was decided."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan, Played, play_game
from paddlewheel.arena.subjects import subjects_of
from paddlewheel.kernel import AnyState, BadData, BadInput

#: A game whose winner is found only in this last part of it has a close finish.
CLOSE = 0.9


class Watched(msgspec.Struct, frozen=True):
    """A game of a series, and what was seen in it. Subjects are those of `Subjects`, by number."""

    played: Played
    #: How often each seat chose something about each subject.
    taken: tuple[dict[int, int], ...]
    #: In how many decisions with another way out each subject was offered, and was taken.
    offered: dict[int, int]
    picked: dict[int, int]
    #: Choices offered, over all decisions with more than one.
    options: int
    #: Decisions with more than one choice.
    open_decisions: int
    #: How often the decision passed to another seat.
    turns: int
    #: How often somebody else came to stand best, by the judgement of the bots.
    lead_changes: int
    #: The part of the game after which the winner stood best for good, from 0 to 1.
    decided: float

    @property
    def is_close(self) -> bool:
        return self.decided >= CLOSE


class Watcher:
    """Looks at one game."""

    def __init__(self, state: AnyState) -> None:
        self._subjects = subjects_of(state.game).of
        self._tactics = state.game.tactics(state.rules)
        self._together = state.game.info.won_together
        self.taken: list[dict[int, int]] = [{} for _ in range(state.seats)]
        self.offered: dict[int, int] = {}
        self.picked: dict[int, int] = {}
        self.options = self.open_decisions = self.decisions = self.turns = 0
        #: Who stood best from which decision on.
        self.leads: list[tuple[int, int]] = []
        self._last = -1

    def look(self, state: AnyState, seat: int, choice: int) -> None:
        """Note a choice that is about to be made."""
        chosen = self._subjects[choice]
        own = self.taken[seat]
        for subject in chosen:
            own[subject] = own.get(subject, 0) + 1
        choices = state.choices(seat)
        if len(choices) > 1:
            self._note_offers(choices, chosen)
        if seat != self._last:
            self._last = seat
            self.turns += 1
            self._note_lead(self._leader(state))
        self.decisions += 1

    def _note_offers(self, choices: Sequence[int], chosen: tuple[int, ...]) -> None:
        self.options += len(choices)
        self.open_decisions += 1
        counts: dict[int, int] = {}
        for each in choices:
            for subject in self._subjects[each]:
                counts[subject] = counts.get(subject, 0) + 1
        for subject, count in counts.items():
            # What every choice is about cannot be avoided.
            if count < len(choices):
                self.offered[subject] = self.offered.get(subject, 0) + 1
                if subject in chosen:
                    self.picked[subject] = self.picked.get(subject, 0) + 1

    def _leader(self, state: AnyState) -> int:
        """The seat that stands best; where all win together, 1 where it looks like a win and 0 where not."""
        if self._together:
            return int(self._tactics.evaluate(state, 0) >= 0.5)
        worth = [self._tactics.evaluate(state, seat) for seat in range(state.seats)]
        before = self.leads[-1][1] if self.leads else 0
        return before if worth[before] == max(worth) else worth.index(max(worth))

    def _note_lead(self, leader: int) -> None:
        if not self.leads or self.leads[-1][1] != leader:
            self.leads.append((self.decisions, leader))

    def seen(self, played: Played) -> Watched:
        """All that was noted, once the game is over."""
        winners = {int(played.won_by_all)} if self._together else set(played.winners)
        ends = [begin for begin, _ in self.leads[1:]] + [self.decisions]
        wrong = [end for (_, leader), end in zip(self.leads, ends, strict=False) if winners and leader not in winners]
        decided = wrong[-1] / self.decisions if wrong else 0.0
        return Watched(
            played,
            tuple(self.taken),
            self.offered,
            self.picked,
            self.options,
            self.open_decisions,
            self.turns,
            len(self.leads) - 1,
            decided,
        )


def watch(plan: Plan, number: int) -> Watched:
    """Play game `number` of a series and look at it."""
    watchers: list[Watcher] = []

    def look(state: AnyState, seat: int, choice: int) -> None:
        if not watchers:
            watchers.append(Watcher(state))
        watchers[0].look(state, seat, choice)

    played = play_game(plan, number, look)
    return (watchers[0] if watchers else Watcher(plan.new(number))).seen(played)


def watch_portion(plan: Plan, numbers: Sequence[int]) -> list[Watched]:
    """Play these games of a series and look at them: what a worker does."""
    return [watch(plan, number) for number in numbers]


class WatchedSeries:
    """The watched games of one plan so far. With a file, every game is a line of it, and the same command goes on."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        plan.check()
        self.plan = plan
        self.path = path
        self.games: list[Watched] = _read(path, plan) if path is not None and path.exists() else []
        #: Whether Ctrl-C has ended it.
        self.interrupted = False

    def run(self, games: int, executor: Executor = inline) -> list[Watched]:
        """Play until there are this many games, and give these in order. Ctrl-C keeps what is done."""
        done = {one.played.number for one in self.games}
        missing = [number for number in range(games) if number not in done]
        file = self._open() if self.path is not None and missing else None
        try:
            for one in executor(watch_portion, self.plan, missing):
                self.games.append(one)
                if file is not None:
                    file.write(msgspec.json.encode(one).decode() + "\n")
                    file.flush()
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            if file is not None:
                file.close()
        self.games.sort(key=lambda one: one.played.number)
        return [one for one in self.games if one.played.number < games]

    def _open(self) -> TextIO:
        assert self.path is not None  # noqa: S101
        head = not self.path.exists() or not self.path.stat().st_size
        file = self.path.open("a", encoding="utf-8")
        if head:
            file.write(msgspec.json.encode(self.plan).decode() + "\n")
        return file


def _read(path: Path, plan: Plan) -> list[Watched]:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if not lines:
        return []
    try:
        kept = msgspec.json.decode(lines[0], type=Plan)
        games = [msgspec.json.decode(line, type=Watched) for line in lines[1:] if line.endswith("\n")]
    except msgspec.MsgspecError as error:
        raise BadData(str(path), say("not-a-series"), say("not-watched", why=str(error))) from None
    if kept != plan:
        raise BadInput(say("another-series-folder", path=str(path)))
    if not lines[-1].endswith("\n"):
        # A game whose line was cut off by a crash is played again.
        path.write_text("".join(lines[:-1]), encoding="utf-8")
    return games
