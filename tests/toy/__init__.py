"""Pebbles: a toy game that proves a new game is one folder.

Everybody secretly picks a pebble; the largest pebble nobody else picked wins a shell of chance value.
The winner keeps it or gives it away, and in that case says to whom. Three rounds.
"""
