# What is wrong with options and seats, and with files that people write: component files, rulebooks and records.

at-line = line { $line }: { $why }
at-place = { $file }: { $place }: { $why }
from-to = { $least } to { $most }

# Games, seats, options and choices
bad-seats = { $game } seats { $seats }, not { $count }
bad-seed = a seed is a whole number from 0 to { $largest }, not { $seed }
no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
no-such-choice = there is no choice { $choice }; choices are 0 to { $last }
no-such-token = { $game } knows no choice { $token }; it reads for example { $example }
no-own-components = { $game } has no components that can be replaced
no-numbers = the bots of { $game } have no numbers to learn
no-such-temper = the bots of { $game } have no temper { $temper }
no-such-option = there is no option { $name }; the options are: { $options }
no-options = none
bad-option = option { $name }: { $value } will not do; allowed: { $allowed }
bad-options = these options do not go together
any-text = text

# Component files and rulebooks
place-file = the file
place-entry = { $place }, entry { $number }
not-toml = not TOML
unreadable = it cannot be read
cannot-be-read = cannot be read: { $why }
not-utf-8 = it is not text in UTF-8
too-large = is too large: at most { $most } KiB
too-many-entries = has more than { $most } entries
too-long = is longer than { $most } letters
bad-name = names have 1 to 40 letters, digits, hyphens and underscores
not-printable = has characters that cannot be printed
number-too-large = numbers are from -{ $most } to { $most }
will-not-do = { $value } will not do; allowed: { $least } to { $most }
bad-change = a change reads ship.coal = 8, with a whole number
no-such-number = there is no such number; the numbers are: { $numbers }
no-number-there = there is no number { $place }; a number reads ship.coal
changes-elsewhere = { $file }: its changes stand in a table { $table } of their own where others are added
bad-rule-number = a rule is numbered { $prefix }-1, { $prefix }-2a, ...
rule-number-twice = this number is given twice

# Records
record-header = a record starts with the line { $header }
record-head = expected one each of 'game', 'rules', 'seats' and 'seed', options and players
record-head-end = the line { $line } before the first choice is missing
record-line-missing = the line { $line } is missing
record-option = an option line reads 'option NAME VALUE', each name once
record-number = { $name } is a whole number, not { $value }
record-components = the components before this line: { $why }
record-players = there are { $seats } seats, but { $players } players
record-choice = a choice line reads 'SEAT TOKEN', for example '0 speed 2'
record-check = a line { $line } follows a choice, one at most
record-fingerprint = a fingerprint is 32 hexadecimal digits
record-fingerprint-last = nothing may follow the fingerprint
record-fork = a fork line reads 'fork AFTER SEED' or 'fork AFTER SEED SEAT ...'
record-fork-late = the game ends before a fork of it begins
record-fork-seats = a fork names the seats that keep what they see; the seats are 0 to { $last }
record-other-game = this is a record of { $game }, not of { $wanted }
record-other-rules = made with rules version { $rules }; this is version { $own }
record-other-components = made with other components ({ $components }) than those it is replayed with
record-no-components = no file of one's own
record-refused = choice { $number }, { $token } by seat { $seat }: { $why }
record-other-position = the game replays to another position after choice { $number }
record-other-end = the game replays, but to another fingerprint
