"""Mayors of several tempers: what each puts first."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.state import AQUABON, NOTHING, RICHEST
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics


def balanced(rules: BasinRules) -> MayorTactics:
    """The temper of the ordinary bots: the river first, then the goal of the table."""
    goal = rules.goal
    return MayorTactics(rules, 0.7, 0.3 if goal == RICHEST else 0.1, 0.3 if goal == AQUABON else 0.1)


#: Mayors that somebody can ask for by name.
TEMPERS: Final = ("cooperative", "money", "aquabon")


def tempered(rules: BasinRules, temper: str) -> MayorTactics:
    """A mayor who thinks of the river, of money or of Aquabon before anything else."""
    if temper == "cooperative":
        return MayorTactics(rules, 1.0, 0.05, 0.05, NOTHING, 0.02)
    if temper == "money":
        return MayorTactics(rules, 0.1, 1.0, 0.1, RICHEST, 0.6)
    return MayorTactics(rules, 0.2, 0.1, 1.0, AQUABON, 0.6)
