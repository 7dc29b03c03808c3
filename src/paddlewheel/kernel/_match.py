"""A game as it is played: the state, its journal, its record, and the way back.

The way back tells nothing: whether a choice can be taken back depends only on what its seat has seen since. What others
decide in secret meanwhile does not count, and stays decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from paddlewheel.kernel._chance import GUESS_STREAM, Chance
from paddlewheel.kernel._contract import AnyState
from paddlewheel.kernel._errors import Refusal
from paddlewheel.kernel._game import AnyGame
from paddlewheel.kernel._journal import Event, Journal
from paddlewheel.kernel._options import OptionValue
from paddlewheel.kernel._record import Fork, Record, choice_line, forked, new_record, replay

NOT_YOURS = "Only your own last choice can be taken back, before another seat acts."
CAME_TO_LIGHT = "Something hidden or random has come to light since: no way back."


class Made(NamedTuple):
    """A choice that somebody may still take back, with the state before it and the length of the journal then."""

    seat: int
    token: str
    before: AnyState
    noted: int


class Match:
    """One game under way. With a path, every choice is on disk before the next one is asked for."""

    def __init__(self, game: AnyGame, record: Record, path: Path | None = None) -> None:
        self.game = game
        self.record = record
        self.journal = Journal()
        self.path = path
        self.state = replay(record, game, journal=self.journal)
        self._viewers: list[int | None] = [*range(record.seats), None]
        #: Who could see the last change: everybody, unless seats of this game decide in secret.
        self.noticed: set[int | None] = set(self._viewers)
        self._sights: dict[int | None, bytes] = {}
        self._made: list[Made] = []
        #: For every seat how many choices it can take back, and why not when there are none.
        self._steps = [0] * record.seats
        self._why = [NOT_YOURS] * record.seats
        #: What each seat chose since it last saw another one act.
        self._turns: list[list[str]] = [[] for _ in range(record.seats)]
        #: How many choices of each seat stand.
        self._chosen = [sum(1 for whose, _ in record.choices if whose == seat) for seat in range(record.seats)]
        if game.info.simultaneous and game.info.hidden_information:
            self._sights = self._look()
        self._save_all()

    @classmethod
    def new(
        cls,
        game: AnyGame,
        seats: int,
        seed: int,
        options: dict[str, OptionValue],
        players: Sequence[str] = (),
        path: Path | None = None,
        forks: Sequence[Fork] = (),
    ) -> Match:
        return cls(game, new_record(game, seats, seed, options, players, forks), path)

    # -- playing --------------------------------------------------------------------------------------

    def play(self, seat: int, choice: int | str, aloud: bool = False) -> None:
        """Play, note and save one choice. Who plays aloud says why, where the game has words for it."""
        before = self.state.clone()
        noted = len(self.journal.events)
        if aloud and self.state.why_not(seat, choice) is None:
            number = self.game.choice(choice) if isinstance(choice, str) else choice
            said = self.game.tactics(self.state.rules).remark(self.state, seat, number)
            if said is not None:
                self.journal.remark(seat, said)
        self.state.play(seat, choice)
        token = choice if isinstance(choice, str) else self.game.token(choice)
        self.record.choices.append(_pair(seat, token))
        self._chosen[seat] += 1
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(choice_line(seat, token))
        self._notice(seat, self.journal.events[noted:])
        self._made.append(Made(seat, token, before, noted))
        self._steps[seat] += 1
        self._turns[seat].append(token)
        for other in self.noticed:
            if other is not None and other != seat:
                self._bar(other, NOT_YOURS)
                self._turns[other].clear()
        if _revealed(before, self.state):
            self._bar(seat, CAME_TO_LIGHT)
        state = forked(self.state, self.record, len(self.record.choices))
        if state is not self.state:
            self.state = state
            self._notice(seat, [])
            self.noticed = set(self._viewers)
            for each in range(self.record.seats):
                self._bar(each, CAME_TO_LIGHT)
        self._forget()

    def _look(self) -> dict[int | None, bytes]:
        return {viewer: self.state.observe(viewer).encoded() for viewer in self._viewers}

    def _notice(self, actor: int, events: list[Event]) -> None:
        """Find out who could see a change: it is another sight, or a line of the journal."""
        if self._sights:
            was, self._sights = self._sights, self._look()
            self.noticed = {
                viewer
                for viewer in self._viewers
                if viewer == actor
                or self._sights[viewer] != was[viewer]
                or any(event.known_to(viewer) for event in events)
            }

    # -- the way back -----------------------------------------------------------------------------------

    def may_undo(self, seat: int, back: int = 1) -> Refusal | None:
        """Why this seat cannot take its last choices back, or None when it can."""
        steps = self._steps[seat]
        if back <= steps:
            return None
        why = f"Only {steps} of your choices can be taken back now." if steps else self._why[seat]
        return Refusal(self.state.rule(), why)

    def way_back(self, seat: int) -> int:
        """How many of its own choices this seat can take back now, one after the other."""
        return self._steps[seat]

    def turn(self, seat: int) -> list[str]:
        """The latest choices of this seat since it saw another one act, oldest first."""
        return self._turns[seat]

    def final(self, seat: int) -> list[int]:
        """The choices of this seat that end its turn or bring something to light, as far as the seat can tell."""
        if seat not in self.state.deciders:
            return []
        guess = self.state.resample(seat, Chance(self._chosen[seat], GUESS_STREAM))
        return [choice for choice in guess.choices(seat) if self._ends(guess, seat, choice)]

    @staticmethod
    def _ends(guess: AnyState, seat: int, choice: int) -> bool:
        tried = guess.clone()
        tried.apply(seat, choice)
        return seat not in tried.deciders or _revealed(guess, tried)

    def undo(self, seat: int, back: int = 1) -> None:
        """Take this seat's last choices back. What others decided in secret since stays as it is."""
        refused = self.may_undo(seat, back)
        if refused is not None:
            raise refused
        at = [number for number, made in enumerate(self._made) if made.seat == seat][-back]
        taken, later = self._made[at], self._made[at + 1 :]
        gone = self.journal.events[taken.noted :]
        del self._made[at:]
        del self.journal.events[taken.noted :]
        del self.record.choices[len(self.record.choices) - len(later) - 1 :]
        self.state = taken.before
        self.state.journal = self.journal
        for made in later:
            if made.seat == seat:
                continue
            self._made.append(made._replace(before=self.state.clone(), noted=len(self.journal.events)))
            self.state.play(made.seat, made.token)
            self.record.choices.append((made.seat, made.token))
        self._steps[seat] -= back
        self._chosen[seat] -= back
        del self._turns[seat][-back:]
        again = self.journal.events[taken.noted :]
        self._notice(seat, [event for event in gone if event not in again])
        self._save_all()

    def _bar(self, seat: int, why: str) -> None:
        self._steps[seat] = 0
        self._why[seat] = why

    def _forget(self) -> None:
        """Keep only what is needed for the longest way back."""
        left = list(self._steps)
        first = len(self._made)
        for number in range(len(self._made) - 1, -1, -1):
            if left[self._made[number].seat]:
                left[self._made[number].seat] -= 1
                first = number
        del self._made[:first]

    def copy(self) -> Match:
        """The same game at this point, to be played on by itself. It is saved nowhere."""
        record = self.record
        twin = Match.new(self.game, record.seats, record.seed, record.options, record.players, forks=record.forks)
        twin.record.choices = list(record.choices)
        twin.journal.events = list(self.journal.events)
        twin.state = self.state.clone()
        twin.state.journal = twin.journal
        twin.noticed = set(self.noticed)
        twin._sights = dict(self._sights)
        twin._made = [made._replace(before=made.before.clone()) for made in self._made]
        twin._steps = list(self._steps)
        twin._why = list(self._why)
        twin._turns = [list(turn) for turn in self._turns]
        twin._chosen = list(self._chosen)
        return twin

    # -- saving -----------------------------------------------------------------------------------------

    def close(self) -> None:
        """Put the fingerprint under a finished record."""
        self.record.fingerprint = self.state.fingerprint()
        self._save_all()

    def _save_all(self) -> None:
        if self.path is not None:
            self.path.write_text(self.record.text(), encoding="utf-8")


@cache
def _pair(seat: int, token: str) -> tuple[int, str]:
    """The same few choices are made again and again: they are kept once."""
    return seat, token


def _revealed(before: AnyState, after: AnyState) -> bool:
    """Whether something hidden or random came to light in between."""
    return after.reveals != before.reveals or after.chance.counter != before.chance.counter
