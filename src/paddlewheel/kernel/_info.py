"""What a game is, as data."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.kernel._words import say

#: How scores relate: places, one's gain the other's loss, all together, or both ends at once.
Utility = Literal["ranked", "zero-sum", "co-operative", "mixed"]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The facts about a title that a lobby, an environment or a paper needs."""

    id: str
    title: str
    one_line: str
    seats: tuple[int, int]
    usual_seats: int
    minutes: tuple[int, int]
    #: Designers and publisher, to be shown wherever the game is.
    credits: str
    #: Raised whenever the same choices could lead to another state: records name it.
    rules_version: int
    #: With the usual options; `Game.utility` knows it for any.
    utility: Utility
    hidden_information: bool
    simultaneous: bool
    #: No game is longer than this many decisions.
    longest: int
    #: No stack of owed steps is higher than this.
    deepest: int
    #: Whether a seat can know what another one may not: a hand, a goal, a secret decision. People who share a screen
    #: look away then.
    private_information: bool = True
    #: Tempers that its bots can have, besides the ordinary one.
    tempers: tuple[str, ...] = ()

    @property
    def won_together(self) -> bool:
        """Whether all seats can win the same game."""
        return self.utility in ("co-operative", "mixed")

    @property
    def seats_in_words(self) -> str:
        """`2`, or `2 to 5`."""
        least, most = self.seats
        return str(least) if least == most else say("from-to", least=least, most=most)
