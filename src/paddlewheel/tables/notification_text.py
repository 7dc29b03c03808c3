"""What a notification says: the game, who is at the table, and that it is one's turn. Nothing that a game hides.

It is made of what everybody knows about a table, never of its state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

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
    company = f" with {_listed(others)}" if others else ""
    told = {"turn": f"It is your turn{company}.", "over": f"The game{company} is over."}[kind]
    return Notification(title=game, text=told, link=f"{origin}/#/t/{table}", table=table)


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
