# What single commands say, and what is wrong with what they were given.

components-title = { $game }: { $part }
file-trouble = { $file }: { $why }
record-too-short = the record has { $choices } choices; --at goes from 0 to { $choices }
resume-other-game = { $file } is a record of { $game }, not of { $wanted }: resume it without the name
printing = Printing { $game }
printed = { $file } has { $game } to print and play.
render-shows = { $file } shows { $game } after { $choices } choices.
render-shows-end = { $file } shows { $game } after { $choices } choices. It is over by then.

# info
info-version = version
info-engine = engine
info-python = python
info-machine = machine
info-games = games
info-compiled = compiled by mypyc
info-plain = plain Python
info-slow = A C compiler and `make build` give an engine some 20 times faster.

# check
check-trying = Trying { $file }
check-fits = { $file } fits { $game }: games with { $seats } seats reach their end.
check-changed = { $table }, { $name }: { $before } -> { $now }
check-new = { $table }, { $name }: new: { $now }
check-left-out = { $table }, { $name }: left out
check-no-change = It changes nothing.
check-record = { $file } is a record of { $game } that replays: { $choices } choices, { $end ->
    [sealed] its fingerprint is right
   *[open] it has no fingerprint at its end
}.
check-several = { $file } fits several games; name one with --game: { $games }
check-no-component-file = { $file } is no component file: { $part ->
    [changes] its table { $table } names no number of any game
   *[tables] none of its tables is known
}; --game GAME says what is wrong for that game

# class
class-people = { $game } is played by { $low } to { $high }, not by { $people }
class-tables = a class has at most { $most } tables, and the file has { $groups } groups of names
class-group = there are { $people } pupils at a table, but a group of names has { $names }
class-name = a name has at most 40 letters, { $name }... has { $letters }

# new-game
new-game-id = a game's id is small letters, digits and single hyphens, like river-market, not { $id }
new-game-exists = there is a game { $id } already; choose another id
new-game-folder = { $folder } is there already and not empty
new-game-made = { $folder } holds a complete game. Go on with:

# serve
serve-log-level = a log level is debug, info, warning or error, not { $level }
serve-components = --components reads GAME=FILE for a server, not { $text }
serve-set = --set reads GAME:NUMBER=VALUE for a server, as in mississippi-queen:ship.coal=8, not { $text }
serve-bot-exists = { $name } is a bot already; give yours another name
serve-port-taken = cannot listen at { $host } port { $port }: { $why }; try --port { $next }
serve-bad-host = cannot listen at { $host } port { $port }: { $why }; --host takes an address of this machine
serve-key-unreadable = the administrator's key cannot be read from { $file }: { $why }
serve-key-shape = the administrator's key in { $place } must have 16 to 64 letters, digits or signs, and no spaces
