"""What can go wrong, each with one clear sentence. No other exception reaches a user."""

from __future__ import annotations

from paddlewheel.kernel._words import say


class PaddlewheelError(Exception):
    """Anything a user can put right. Its text says what is wrong and what would be right."""


class BadInput(PaddlewheelError):
    """A game id, seat count, seed, option or token that does not exist."""


class Refusal(PaddlewheelError):
    """A choice that exists but is not allowed now; `rule` is the rule it rests on."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} ({rule})")
        self.rule = rule
        self.why = why

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str]]:
        return Refusal, (self.rule, self.why)


def no_such_seat(seat: int, seats: int) -> BadInput:
    """A seat that a table with this many does not have."""
    return BadInput(say("no-such-seat", seat=str(seat), last=seats - 1))


class BadRecord(PaddlewheelError):
    """A record that cannot be read or replayed; `line` is the line at fault."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(say("at-line", line=str(line), why=why))
        self.line = line
        self.why = why

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        return BadRecord, (self.line, self.why)


class BadData(PaddlewheelError):
    """A component file or rulebook that does not fit; `place` names the spot in the file."""

    def __init__(self, file: str, place: str, why: str) -> None:
        super().__init__(say("at-place", file=file, place=place, why=why))
        self.file = file
        self.place = place
        self.why = why

    def __reduce__(self) -> tuple[type[BadData], tuple[str, str, str]]:
        return BadData, (self.file, self.place, self.why)
