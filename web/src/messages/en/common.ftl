# Words that many pages share.

list = { $first } and { $last }
counting = one two three four five six seven eight nine ten eleven twelve
seat-number = Seat { $number }
player-number = Player { $number }
you = You
name-you = { $name } (you)
guest = Guest
nobody = nobody
bot-level = Bot · { $level }
bot-usual = Bot · the usual level
all-games = All games
my-tables = My tables
rules = Rules
rules-of = Rules of { $title }
player-aid = Player aid
player-aid-of = Player aid of { $title }
learn = Learn
learn-game = Learn { $title }
print = Print
print-game = Print { $title }
replay = Replay
replay-of = Replay of { $title }
replay-game = Replay { $title }
record = Record
debriefing = Debriefing
new-table-more = New table…
watch = Watch
close = Close
cancel = Cancel
remove = Remove
send = Send
hint = Hint
skip = Skip
go-on = Go on
pause = Pause
play-on = Play on
me = Me
your-name = Your name
spectators = Spectators
link-to-watch = Link to watch
what-if = What if?
choices-and-seats = Choices and seats
journal-and-rules = Journal and rules
turning-points = Turning points
not-begun = Not begun yet

# While something is fetched, and when it cannot be

loading = Loading…
loading-table = Loading the table…
loading-game = Loading the game…
loading-rules = Loading the rules…
opening-table = Opening the table…
no-such-game = There is no such game.
no-answer = The server does not answer. Is it running?
no-network = There is no network.
no-pictures = The pictures of this game could not be loaded.
status-code = The server answered with status { $status }.
offline = No network. Rules and lessons that you have opened before still work; tables wait until you are connected.

# The connection to a table or a class

link-connecting = Connecting…
link-here = Connected
link-away = Connection lost, trying again…
link-gone = Not connected

# What bots are called

# Copying a link

copy = Copy
copy-copied = Copied ✓
copy-selected = Selected
copy-name = { $says }: { $name }
copy-done = The link is copied.
copy-by-hand = The link is selected: copy it with Ctrl C, or by holding it.

# Durations and clocks

duration-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
duration-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
duration-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
short-seconds = { $count } s
short-minutes = { $count } min
short-hours = { $hours } h { $minutes } min
clock-face-days = { $days } d { $hours } h
clock-none = No clock
clock-days = { $count ->
        [one] { $count } day for a move
       *[other] { $count } days for a move
    }
clock-decision = { $time } for every decision
clock-game = { $time } for the whole game
clock-increment = { $time } more after each move
clock-talk = { $time } for each talk, then the rest pass
talk-time = Time for each talk
talk-time-limit = { $time }; then the rest pass
talk-time-none = As long as it takes
