"""Played games judged turn by turn, from what every seat saw: what lichess does for chess."""
