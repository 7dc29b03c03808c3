# A class: set up by its teacher, the console, the door on the wall, pupils' pages, and what all look at together.

class-gone = There is no such class any more.
class-refused = This class does not know this browser.
class-console = Console
class-mine = My class
class-a = A class
class-teacher-only = This page is for the teacher of the class, by the private link. Pupils come in by the code, on the page “Join a class”.
class-table-number = Table { $number }:
class-away = away
class-pupil-more = { $here ->
        [yes] { $name }, here: more
       *[no] { $name }, away: more
    }
class-seat-more = { $here ->
        [yes] { $name }, { $seat }, here: more
       *[no] { $name }, { $seat }, away: more
    }
class-to-console = To the console
class-decision-time = Time for each decision
class-no-limit = No limit

# A new class

setup-lead = Pupils come in by one short code, on phones, tablets or laptops. You see all tables on one page, pause them, send messages, and compare all games at the end.
setup-yours = Your classes
setup-yours-label = Your classes:
setup-kept = What is kept: the names that pupils type, and their games. All of it is deleted when you remove the class; a class that nobody opens is removed by itself. Nothing else about pupils is kept, and there are no accounts.
setup-empty-list = The list is empty: write one name a line.
setup-game = The game
setup-game-name = Game
setup-name = Name of the class
setup-name-example = 8b, Friday
setup-same-deal = The same deal at all tables: cards, events and their order are equal, only decisions differ
setup-late = Pupils who come late
setup-pupils = Pupils and tables
setup-people = Pupils at each table
setup-tables = Tables
setup-seating = Who sits where
setup-bots = Bots on empty seats
setup-usual-level = The usual level
setup-tables-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
setup-pupils-count = { $count ->
        [one] { $count } pupil
       *[other] { $count } pupils
    }
setup-sum = { $tables } for { $pupils }.
setup-sum-bots = { $tables } for { $pupils }; bots fill each table up to { $seats }.
setup-more = Clock, hints and options of the game
setup-terms = Terms
setup-hints = Pupils may ask for hints
setup-keep-talk = What is written at the tables is part of the debriefing
setup-wait = Please wait…
setup-open = Open the class
seating-arrival = As pupils come in, table by table
seating-choice = Pupils choose their seats themselves
seating-list = By my list of names
latecomers-bot = take over the seat of a bot
latecomers-watch = watch

# Names as a teacher pastes them

names = Names
names-example = Ada{ "\u000A" }Ben{ "\u000A" }Cleo{ "\u000A" }Dan
names-help = One name a line, first names only. An empty line begins a new table; without one the tables are filled evenly.
names-tables = Tables of this list
names-too-long = “{ $name }…” is too long: a name has at most { $most } letters.
names-twice = { $name } is twice on the list: add a letter, such as “{ $name } B”.
names-too-many = Table { $table } has { $count } names, and only { $most } pupils sit at a table.
names-tables-too-many = These are { $count } tables: a class has at most { $most }.

# The console

console-heading = { $title }: the console
console-code = Code <code/>
console-stuck = { $count } stuck
console-tables = Tables
console-all = For the whole class
console-begin = Begin all tables
console-pause = Pause all
console-resume = All go on
console-debriefing = Joint debriefing
console-replay-now = The led replay
console-replay = Replay together
console-end = End all and debrief
console-end-question = { $count ->
        [one] End the game that is still played and call all pupils to the debriefing?
       *[other] End the { $count } games that are still played and call all pupils to the debriefing?
    }
console-asking = <b>{ $name }</b> is here, and somebody on another device wants to come in with the same name.
console-look-at = Look at { $name }
console-loose = Without a seat:
attendance-nobody = Nobody has come yet
attendance-all = { $count ->
        [one] { $count } pupil is here
       *[other] { $count } pupils are here
    }
attendance-some = { $here } of { $all } pupils are here
attendance-loose = { $attendance }, { $count } without a seat
countdown = Time to talk

# One table on the console

card-more = More about { $name }
    .help = Message, new game, end…
card-begin = Begin
card-begin-name = Begin { $name }
card-pause-name = Pause: { $name }
card-go-on-name = Go on: { $name }
card-watch-name = Watch { $name }
card-open = waiting
card-finished = over
card-closed = closed
card-paused = paused
card-stuck = stuck
card-waits = Waiting for <people/>
card-wait = <b>{ $name }</b>, { $time }
card-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
card-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
card-bot-plays = bot plays
card-message = Message to { $name }
card-debriefing = Its debriefing
card-replay = Replay it with the class
card-end = End this game
card-end-question = End the game at { $name } without a winner?
card-new = New game
card-new-question = Begin a new game at { $name }, with the same pupils? The old one is kept for the debriefing.
card-remove = Remove the table
card-remove-question = Remove { $name }?

# One pupil

pupil-at = { $place }, { $state ->
        [here] here
        [away] away
        [bot-here] here; a bot plays for them
       *[bot-away] away; a bot plays for them
    }.
pupil-no-seat = No seat
pupil-asks = Somebody on another device wants to come in as { $name }. If that is { $name }, free the name.
pupil-sits = Sits at
pupil-watches = No seat: watches
pupil-seat-here = { $table } · { $seat } (sits here)
pupil-seat-change = { $table } · { $seat } (change places with { $name })
pupil-seat-free = { $table } · { $seat } (free)
pupil-seat-bot = { $table } · { $seat } (bot)
pupil-seat-person = { $table } · { $seat } (person)
pupil-name = Another name
pupil-rename = Rename
pupil-hand-back = Hand the seat back
pupil-stand-in = Let a bot sit in
pupil-free = Free the name
    .help = For a pupil who changes devices while the old one is still connected
pupil-dismiss = Remove from the class
pupil-dismiss-question = Remove { $name } from the class? The name is deleted, and a bot has the seat.

# Messages, the clock, and what is arranged once

message = Message
message-to = Message to
message-all = To all
message-table = To { $name }
message-example = Two more minutes…
message-sent = Sent
message-sent-all = All
message-line = { $when } { $whom }: { $text }
class-clock = Clock for all
class-clock-end = End the talk now
class-clock-about = What to talk about
class-clock-about-example = Time to talk: about what?
class-clock-for = For
class-clock-start = Pause and talk
door-settings = Door and seats
door-open = New pupils can come in
door-add-table = Add a table
door-use-list = Use this list
export = Export and remove
export-all = Export all (CSV, JSON, records)
export-kept = The class is kept on the server until you remove it; one that nobody opens is removed by itself. Pupils’ names are deleted with it, and nothing else about pupils is kept.
export-remove = Remove the class
export-remove-question = Remove the class for good? All games, messages and names of pupils are deleted. Export first what you want to keep.
device = This console on another device
device-help = Whoever has this link is the teacher of this class: show it to nobody else.
device-link = Private link of the console
device-code = Private link of the console as a code for the camera of a phone

# The page for the wall

door-title = { $title }: come in
door-back = Back to the console
door-address = Open <address/>
door-type = and type the code
door-closed = The door is closed: nobody new can come in. Those who have been here can come back with the code
door-code = The code is { $letters }
door-unreachable = Other devices cannot reach this address. Start the server with <command>paddlewheel class</command>, in the same network as your pupils.
door-other = If pupils cannot open it, try another address:
door-option = { $address } ({ $label })
door-option-near = { $address } ({ $label }, not from other devices)
door-picture = Code for cameras: it opens { $link }
door-no-seat = No seat yet
door-away = { " " }(away)

# Pupils

join-heading = Join your class
join-known = You are here as <b>{ $name }</b>. <link>Go on as { $name }</link>
join-code = Code
join-code-example = KTM 4X7
join-name = Your first name
join-moment = One moment…
join-enter = Come in
join-help = On another device, or come back later? Type the same code and the same name: your seat is still yours.
kept = <b>What is kept about you:</b> the name that you type, and what you play and say at the table. Your teacher sees it. The name is deleted when the class is removed. No e-mail, no password, nothing else.
desk-come-in = Come in by the code of your class.
desk-outside = You are not in the class
desk-again = Come in again
desk-over = The games are over
desk-over-help = Now compare what happened at all tables.
desk-debriefing = The joint debriefing
desk-table = My table
desk-free = Other free seats
desk-choose = Choose a seat
desk-in-no-seat = <b>You are in.</b> No seat is free just now. This page goes on by itself.
desk-in-wait = <b>You are in.</b> Your teacher gives you a seat. This page goes on by itself.
desk-watch = Watch meanwhile
desk-leave = Leave the class
desk-leave-question = Leave the class for good? Your name is deleted, and your seat goes to somebody else.
desk-seat = My seat
desk-paused = Your teacher has paused the game.
desk-begun = The game has begun.
desk-to-table = To my table
desk-group = Go and sit with your group. The game begins on this page by itself when your teacher starts it.
desk-meanwhile = Meanwhile: <rules>the rules</rules>
desk-meanwhile-lesson = Meanwhile: <rules>the rules</rules> · <lesson>a guided first game</lesson>
desk-with = with { $names }
desk-nobody = nobody yet
desk-sit = Sit down at { $table }: { $seat }
desk-sit-bot = Sit down at { $table }: { $seat }, in place of a bot
desk-bot = { $seat } (bot)
from-teacher = From your teacher
teacher-says = <b>Your teacher:</b> { $text }
teacher-ok = OK

# What all look at together

led-title = { $name } together
led-heading = { $name }, together
led-by = { $name } leads
led-by-teacher = Your teacher leads
led-by-you = You lead: all screens follow you
led-follow = All screens follow you
led-laying = Laying the table…
led-pick = You step through a game, and the screens of all pupils follow. You can give the lead to a pupil.
led-show = Show to all
led-show-name = Show to all: { $name }
led-not-over = Not over yet
led-not-over-name = Not over yet: { $name }
led-who = Who leads
led-i = I do
led-end = End for all
led-what-if = <b>What if?</b> All screens watch this game.
led-back = Back to the replay
what-if-class = The game goes on from here in front of the class, on all screens. Who plays?
what-if-i = I do
what-if-bot = A bot
what-if-class-go = Play on in front of the class

# The joint debriefing

joint-comparing = Comparing the tables…
joint-heading = { $game }, all tables
joint-heading-class = { $title }: { $game }, all tables
joint-same-deal = Every table had the same deal, events and order: what differs comes from decisions.
joint-own-deal = Every table had a deal of its own.
joint-under-way = Some games are still under way: this page follows them.
joint-to-class = To my class
joint-no-curves = There are no curves yet: no table has ended a { $period }.
joint-parted = Where the tables parted
joint-close = They have stayed close together so far.
joint-tables = Table by table
joint-best = Best: { $round }.
joint-worst = Worst: { $round }.
joint-show = show to all
joint-show-best = Show to all: best round of { $table }
joint-show-worst = Show to all: worst round of { $table }
joint-show-moment = Show to all: { $table }, { $period } { $round }, { $text }
joint-debriefing-of = Debriefing <hidden>of { $table }</hidden>
