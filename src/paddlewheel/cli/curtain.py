"""Several people at one terminal: before another one looks, nothing that only one may see is left in sight."""

from __future__ import annotations

from collections.abc import Mapping

from paddlewheel.bots import PERSON
from paddlewheel.cli.words import say


def is_person(player: str) -> bool:
    """Whether a player of a record is a person: `you`, or with a name `you:Ada`."""
    return player.partition(":")[0] == PERSON


class Curtain:
    """Who looks at the screen, and how many events of the journal each person had seen when they last did."""

    def __init__(self, people: Mapping[int, str], has_secrets: bool, known: int) -> None:
        self._people = people
        self.is_needed = has_secrets and len(people) > 1
        self.at_screen: int | None = None
        #: Whether the person at the screen has decided something since they came.
        self.has_decided = False
        self._seen = dict.fromkeys(people, known)

    def is_closed_for(self, seat: int) -> bool:
        """Whether the screen has to be handed over before this seat is asked."""
        return self.is_needed and seat != self.at_screen

    def invitation(self, seat: int) -> str:
        """What stands on the curtain: public names only."""
        name = self._people[seat]
        return say("hand-over", name=name, short=name.partition(",")[0])

    def open_for(self, seat: int) -> None:
        """The next person says that they are there."""
        self.at_screen = seat
        self.has_decided = False

    def close(self) -> None:
        """Nobody looks."""
        self.at_screen = None

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
