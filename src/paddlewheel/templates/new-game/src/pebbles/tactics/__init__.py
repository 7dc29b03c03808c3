"""What bots know of this game."""

from pebbles.tactics.tactics import PebblesTactics

__all__ = ["PebblesTactics"]
