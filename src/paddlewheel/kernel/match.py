"""A game as it is played: the state, its journal, its record, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paddlewheel.kernel.chance import GUESSES, Chance
from paddlewheel.kernel.contract import Game, State
from paddlewheel.kernel.errors import Refusal
from paddlewheel.kernel.journal import Journal
from paddlewheel.kernel.options import OptionValue
from paddlewheel.kernel.record import Record, choice_line, new_record, replay


class Match:
    """One game under way. With a path, every choice is on disk before the next one is asked for."""

    def __init__(self, game: Game, record: Record, path: Path | None = None) -> None:
        self.game = game
        self.record = record
        self.journal = Journal()
        self.path = path
        self.state = replay(record, game, journal=self.journal)
        self._before: list[tuple[State, int]] = []
        self._last_seat = -1
        self._save_all()

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, OptionValue],
        players: Sequence[str] = (),
        path: Path | None = None,
    ) -> Match:
        return cls(game, new_record(game, seats, seed, options, players), path)

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
        self.record.choices.append((seat, token))
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(choice_line(seat, token))
        if seat != self._last_seat:
            self._before.clear()
        self._last_seat = seat
        self._before.append((before, noted))
        if _revealed(before, self.state):
            self._before.clear()

    def may_undo(self, seat: int) -> Refusal | None:
        """Why this seat cannot take its last choice back, or None when it can."""
        if self._before and self._last_seat == seat:
            return None
        rule = self.state.rule()
        if self._last_seat != seat:
            return Refusal(rule, "Only your own last choice can be taken back, before another seat acts.")
        return Refusal(rule, "Something hidden or random has come to light since: no way back.")

    def copy(self) -> Match:
        """The same game at this point, to be played on by itself. It is saved nowhere."""
        twin = Match.new(self.game, self.record.seats, self.record.seed, self.record.options, self.record.players)
        twin.record.choices = list(self.record.choices)
        twin.journal.events = list(self.journal.events)
        twin.state = self.state.clone()
        twin.state.journal = twin.journal
        twin._before = [(before.clone(), noted) for before, noted in self._before]
        twin._last_seat = self._last_seat
        return twin

    def way_back(self, seat: int) -> int:
        """How many of its own choices this seat can take back now, one after the other."""
        return len(self._before) if self._last_seat == seat else 0

    def turn(self, seat: int) -> list[str]:
        """The latest choices of this seat with nobody else's between them, oldest first."""
        found: list[str] = []
        for whose, token in reversed(self.record.choices):
            if whose != seat:
                break
            found.append(token)
        return found[::-1]

    def final(self, seat: int) -> list[int]:
        """The choices of this seat that end its turn or bring something to light, as far as the seat can tell."""
        if seat not in self.state.deciders:
            return []
        guess = self.state.resample(seat, Chance(len(self.record.choices), GUESSES))
        return [choice for choice in guess.choices(seat) if self._ends(guess, seat, choice)]

    @staticmethod
    def _ends(guess: State, seat: int, choice: int) -> bool:
        tried = guess.clone()
        tried.apply(seat, choice)
        return seat not in tried.deciders or _revealed(guess, tried)

    def undo(self, seat: int) -> None:
        """Take this seat's last choice back."""
        refused = self.may_undo(seat)
        if refused is not None:
            raise refused
        self.state, noted = self._before.pop()
        del self.journal.events[noted:]
        self.state.journal = self.journal
        self.record.choices.pop()
        self._save_all()

    def close(self) -> None:
        """Put the fingerprint under a finished record."""
        self.record.fingerprint = self.state.fingerprint()
        self._save_all()

    def _save_all(self) -> None:
        if self.path is not None:
            self.path.write_text(self.record.text(), encoding="utf-8")


def _revealed(before: State, after: State) -> bool:
    """Whether something hidden or random came to light in between."""
    return after.reveals != before.reveals or after.chance.counter != before.chance.counter
