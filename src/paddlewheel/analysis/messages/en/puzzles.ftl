# Puzzles that there are not.

not-puzzles = not a file of puzzles
no-puzzles = there are no puzzles for { $game } yet
no-such-puzzle = the puzzles of { $game } are 1 to { $last }, not { $number }
