"""Mayors of several tempers: what each puts first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.state import AQUABON, RICHEST
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics


def balanced(rules: BasinRules, learned: Sequence[float] = ()) -> MayorTactics:
    """The temper of the ordinary bots: the own outcome as the rules score it, a lead before the end for a quarter.

    Mayors to whom a lead counts whole build for Aquabon from the start: they hardly win together, and all get less.
    """
    return MayorTactics(rules, 1.0, 1.0, 0.25, learned=learned)


#: Mayors that somebody can ask for by name.
TEMPERS: Final = ("cooperative", "money", "aquabon")


def tempered(rules: BasinRules, temper: str) -> MayorTactics:
    """A mayor who thinks of the river, of money or of Aquabon before anything else."""
    if temper == "cooperative":
        return MayorTactics(rules, 1.0, 1.0, 0.2)
    if temper == "money":
        return MayorTactics(rules, 0.1, 0.03, 1.0, RICHEST)
    return MayorTactics(rules, 0.1, 0.15, 1.0, AQUABON)
