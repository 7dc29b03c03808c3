"""A small complete game: simultaneous secret choices, chance, a decision inside a decision, three rounds."""

from pebbles.game import GAME

__all__ = ["GAME"]
