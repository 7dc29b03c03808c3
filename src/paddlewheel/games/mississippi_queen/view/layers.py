"""Measures of the drawn river: the size of a hex, and the layers of the board."""

from __future__ import annotations

#: From the centre of a hex to a corner.
SIZE = 40.0

# From the ground up.
GROUND, BANK, SHORE, SHALLOWS, WATER, LAND, MARK, SHIP, ABOARD, AIM, BADGE, BELL = range(12)
