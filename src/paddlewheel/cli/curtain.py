"""Several people at one terminal: before another one looks, the screen and what has scrolled off it are cleared."""

from __future__ import annotations

from collections.abc import Mapping

from rich.markup import escape

from paddlewheel.bots import PERSON
from paddlewheel.cli.output import console

#: Clear the screen, clear what has scrolled off it, and go to its top.
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def is_person(player: str) -> bool:
    """Whether a player of a record is a person: `you`, or with a name `you:Ada`."""
    return player.partition(":")[0] == PERSON


class Curtain:
    """Who looks at the screen, and how many events of the journal each person had seen when they last did."""

    def __init__(self, people: Mapping[int, str], has_secrets: bool, known: int) -> None:
        self._people = people
        self._is_needed = has_secrets and len(people) > 1
        self.at_screen: int | None = None
        self._seen = dict.fromkeys(people, known)

    def is_new(self, seat: int) -> bool:
        """Whether the screen has to be handed over before this seat is asked."""
        return self._is_needed and seat != self.at_screen

    def hand_over(self, seat: int) -> None:
        """Clear the screen and wait until the next person says that they are there."""
        name = escape(self._people[seat])
        self.clear()
        console.input(f"Hand over to [bold]{name}[/]. Press Enter when you are {name}. ")
        self.clear()
        self.at_screen = seat

    def clear(self) -> None:
        """Leave nothing on the screen that only one of the people may see."""
        if self._is_needed and console.is_terminal:
            console.file.write(CLEAR)
            console.file.flush()

    def last_seen(self, seat: int) -> int:
        """How many events there were when this person last looked."""
        return self._seen[seat]

    def note_seen(self, events: int) -> None:
        """The person at the screen sees this many events."""
        if self.at_screen is not None:
            self._seen[self.at_screen] = events

    def forget_after(self, events: int) -> None:
        """Choices were taken back: there are only this many events."""
        self._seen = {seat: min(seen, events) for seat, seen in self._seen.items()}
