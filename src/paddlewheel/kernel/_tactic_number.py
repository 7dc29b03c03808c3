"""Numbers of a game's tactics that can be learned from results."""

from __future__ import annotations

import msgspec


class TacticNumber(msgspec.Struct, frozen=True):
    """A number by which tactics judge."""

    #: What it stands for, in plain words.
    name: str
    #: Its value as chosen by hand, and by how much learning varies it.
    by_hand: float
    step: float
