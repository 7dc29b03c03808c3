# What commands ask for, and what is wrong with an answer.

setting-reads = a setting reads NUMBER=VALUE, as in ship.coal=8, not { $text }
option-reads = an option reads NAME=VALUE, not { $text }
own-file = { $why } (the game's own file: { $path })
is-a-folder = { $path } cannot be written: it is a folder; name a file in it
no-folder = { $path } cannot be written: there is no folder { $folder }
cannot-be-written = { $path } cannot be written: { $why }
no-folder-for-games = { $path } cannot be a folder for games: { $why }
seats-or-players = --seats is how many, and --players says who; not { $text }
players-for-seats = --players names { $players } players for { $seats } seats
seats-at-a-table = --seats is how many sit at a table, and --players says who meets; not { $text }
commas-between = players are named with commas between them: steady,casual, not { $text }
not-installed = { $what ->
    [report] a report
    [comparison] a comparison
    [tuning] tuning
    [file] keeping games in a file
    [folder] keeping games in a folder
    [tournament] a tournament
    [training] training
   *[dataset] a dataset
} needs { $modules }: pip install 'paddlewheel[{ $extra }]'
