"""Numbers of a game's tactics that can be learned."""

from __future__ import annotations

from typing import Literal

import msgspec

#: Results of games in which numbers differ; or positions, and how games went on from there.
NumberSource = Literal["results", "positions"]


class TacticNumber(msgspec.Struct, frozen=True):
    """A number by which tactics judge or choose."""

    #: What it stands for, in plain words.
    name: str
    #: Its value as chosen by hand, and by how much learning varies it.
    by_hand: float
    step: float
    #: What it is learned from.
    source: NumberSource = "results"
