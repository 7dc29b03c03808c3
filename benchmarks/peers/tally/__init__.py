"""Tally: the smallest game for comparing servers. Two seats in turn add 1, 2 or 3; who passes the goal has won."""
