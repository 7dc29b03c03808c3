# What can be wrong with files of people's own, databases and clocks.

trial = a game with it
trial-not-played = cannot be played: { $why }
trial-no-end = does not end within { $choices } choices
record-too-long = no game of { $game } has more than { $choices } choices
record-forks = a game is forked at most { $most } times
database-newer = the database has schema { $found }, but this Paddlewheel knows only { $known }: install a newer Paddlewheel
database-not-changed = the database could not be changed from schema { $found } to { $wanted } and is as it was: { $why }; solve this and start once more, or use the Paddlewheel that made it
database-empty = none
increment-needs-game = An increment is added to the time for the game: say how long that is.
days-or-seconds = A clock has days for a move, or seconds, not both.
