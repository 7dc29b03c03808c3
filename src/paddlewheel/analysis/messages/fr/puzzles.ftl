# Puzzles that there are not.

not-puzzles = pas un fichier de problèmes
no-puzzles = il n’y a pas encore de problèmes pour { $game }
no-such-puzzle = les problèmes de { $game } portent les numéros 1 à { $last }, pas { $number }
