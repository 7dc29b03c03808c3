"""What a notification says: the game, who is at the table, and that it is one's turn. Nothing that a game hides.

It is made of what everybody knows about a table, never of its state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from paddlewheel.language import listed
from paddlewheel.tables.words import say

NotificationKind = Literal["turn", "over"]


class Notification(msgspec.Struct, frozen=True, kw_only=True):
    """What is sent to one person."""

    title: str
    text: str
    link: str
    #: The table: a later notification takes the place of an earlier one.
    table: str


def notification(
    kind: NotificationKind, game: str, names: Sequence[str], seat: int, origin: str, table: str
) -> Notification:
    """The notification for a seat at a table of a game. `names` are those of all seats."""
    others = [name for number, name in enumerate(names) if number != seat and name]
    told = say(f"notify-{kind}-with", others=listed(others)) if others else say(f"notify-{kind}")
    return Notification(title=game, text=told, link=f"{origin}/#/t/{table}", table=table)
