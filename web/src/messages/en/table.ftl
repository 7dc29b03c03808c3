# A table: before the game, while it is played, and at its end.

table-unknown = There is no such table.
table-refused = This table does not know the key of this browser.
table-cannot-open = This table cannot be opened
learn-link = Learn
learn-meanwhile = A guided first game; this table waits for you
watching = Watching
watchers = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
talk-clock = Talk { $time }
    .name = Time left to talk
own-clock = Your time
board = The board
seats-and-cards = Seats and cards
zoom = Zoom: { $title }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
rule-number = Rule { $rule }

# Waiting for players

waiting-heading = { $title }: the table is laid
waiting-answers = { $count ->
        [one] The game begins when { $names } has answered.
       *[other] The game begins when { $names } have answered.
    }
waiting-host = Begin when everybody is here. Bots take the seats that are still free.
waiting-guest = The host begins the game when everybody is here.
waiting-own = { " " }(you)
waiting-bot = Bot ({ $level })
waiting-kept = kept for { $name }
waiting-free = free
waiting-sit = Sit here
waiting-change = Change to seat { $number }
waiting-muted = muted
waiting-begin = Begin now
waiting-talk = Talk
    .name = Talk before the start
waiting-watch = For people who only watch
waiting-who-plays = Who plays seat { $number }
take-used-up = Your invitation is used up or was replaced: ask the host for a new link. You can watch meanwhile.
take-invited = <b>Seat { $number } is free, and you are invited to it.</b> { $problem }

# The host

host = For the host
host-seat = <b>Seat { $number }</b> { $who }
host-close = Close the table
host-close-question = Close the table for good? Nobody can join, play or talk here any more. What was played can still be seen.
host-delete = Delete the table
host-delete-question = Delete the table for everybody? The game, its record and all that was said are lost.
host-bot = Give to a bot
host-bot-name = Give to a bot: seat { $number }
host-bot-question = Remove { $name } and let a bot play this seat from now on?
host-remove-name = Remove: { $name }, seat { $number }
host-remove-question = Remove { $name }? The seat is free then, and waits for somebody with a new link.{ $listed ->
        [yes] { " " }The table leaves the public list, so that they cannot just come back.
       *[no] { "" }
    }
host-mute = Mute
host-mute-name = Mute: { $name }
host-unmute = Let talk
host-unmute-name = Let talk: { $name }
host-link = Link to seat { $number }
host-link-new = New link
host-link-new-name = New link: seat { $number }
host-link-new-question = Make a new link? The old one does not work any more.
host-link-make = Make a link to seat { $number }

# Leaving

leave-menu = Leave…
leave = Leave
leave-seat = Leave seat { $number }
leave-ask-pause = Ask for a pause
leave-bot = Let a bot play for me
leave-bot-help = You take your seat back whenever you open the table.
leave-ask-end = Ask to end the game
leave-resign = Resign
leave-resign-bot = Give this game up for good? A bot plays on for you.
leave-resign-end = Give this game up for good? It ends at once.

# What people ask each other

people-bot-for-you = <b>A bot plays for you.</b> Your teacher hands the seat back to you.
people-held-teacher = <b>Your teacher has paused the game.</b> No clock runs. It goes on by itself.
people-held-host = <b>The host has paused the game.</b> No clock runs. It goes on by itself.
people-paused = <b>The table is paused.</b> No clock runs. Anybody can go on.
people-ask-pause = { $who ->
        [me] You ask for a pause.
        [us] { $names } ask for a pause.
        [several] { $names } ask for a pause.
       *[one] { $names } asks for a pause.
    }
people-ask-end = { $who ->
        [me] You ask to end the game without a winner.
        [us] { $names } ask to end the game without a winner.
        [several] { $names } ask to end the game without a winner.
       *[one] { $names } asks to end the game without a winner.
    }
people-missing = Not answered yet: { $names }.
people-take-back = Take it back
people-agree = Agree
people-play-on = Go on playing
people-end = End it
people-refuse-end = Play on
people-away = <b>{ $name } has been away for more than { $time }.</b> A bot can play until { $name } comes back.
people-let-bot = Let a bot play
people-wait = Wait
people-end-game = End the game

# Seats

seat-nobody = { $title } (nobody)
seat-taken = { $title } ({ $name })
seat-own = { " " }(you)
seat-bot = Bot, { $level }
seat-free = Free seat
seat-away = away
seat-resigned = resigned
seat-has-resigned = has resigned
seat-stand-in = away, played by a bot ({ $level })
seat-decides = decides

# The decision

decision = The decision
prompt-closed = This table is closed: nobody plays on
prompt-paused = The table is paused
prompt-over = The game is over
prompt-yours = Your turn · { $seat }
prompt-waiting = Waiting for { $names }
prompt-skip-help = Any key or a click on the board does the same
prompt-result = Result
undo = Undo
    .help = Take back your last choice (U)
hint-help = What a strong player would do, and why (H)
status = What decides now
tone-good = good
tone-warning = warning
tone-danger = danger
turn-so-far = Your turn so far
turn-back = Go back to before “{ $choice }”
turn-back-name = Take back { $choice }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }

# Choosing

choices = Your choices
choices-help = Point at a choice to read what it means.
choices-final = This cannot be taken back. Choose it once more to do it.
choices-final-said = { $choice }: This cannot be taken back. Choose it once more to do it.
choices-which = Which one?
choices-may = You may
choices-all = All choices
choices-hint = hint
choices-at = { $label }: { $count } choices
only-choice = { $choice }: there was no other choice.
popup-sure = Are you sure?
popup-which = Which choice?
popup-final = This cannot be taken back.
popup-not-yet = Not yet
popup-none = None of these
popup-do = Do it, and do not ask again
closer = A closer look
closer-more = and { $count } more
closer-choices = Choices here

# Plans

plan = The plan
plan-others-first = Somebody else decides first.
plan-news = Something has come to light.
plan-not-offered = What comes next is not on offer now.
plan-stopped = Stopped after { $made } of { $all } choices. { $why }
plan-ways = { $count } ways; R turns to the next.
plan-way = { $way } of { $count }
plan-turn = Wheel or R: another way ({ $way } of { $count })
plan-turn-name = Another way, now { $way } of { $count }
plan-drop = Not there

# Notes

note-close = Close the note
note-hint = Hint:
note-allowed = “{ $choice }” is allowed.
note-allowed-here = You can choose this now.
note-why-not = Why not “{ $choice }”?
note-why-not-here = Why not now?
greeting = <b>New here?</b> You can choose everything framed in gold: click it, or click a choice below. Click anything else to read what it is.
greeting-close = Close the welcome
why-not = Why can I not…?
why-not-name = A choice of this game
why-not-example = a choice, such as “{ $token }”
why-not-any = a choice
why-not-ask = Ask
why-not-help = Or click anything on the table to read what it is, and why it cannot be chosen now.

# Beside the table

side = Seats, journal, rules and talk
tabs = Beside the table
tab-table = Table
tab-journal = Journal
tab-rules = Rules
tab-talk = Talk
tab-host = Host
tab-close = { $tab ->
        [table] Close table
        [journal] Close journal
        [rules] Close rules
        [talk] Close talk
       *[host] Close host
    }
tab-unread = something new
all-rules-page = All rules on a page
notes-and-debriefing = Notes and debriefing
talk-kept = What is said here is part of the debriefing.
talk = Talk at the table
talk-table = Table
talk-watching = { $name } (watching)
talk-nothing = Nobody has said anything.
talk-something = Say something
talk-say = Say
talk-closed = This table is closed.
talk-listen = Spectators only listen here.
talk-muted = The host has muted you.

# What has happened

journal-empty = Nothing has happened yet.
journal-followed = What followed
journal-more = { $summary } And { $count } more.
and-more = And { $count } more.
since-turn = Since your last turn
since-start = What has happened so far
since-round = The last round of turns
since-again = Again
since-happened = { $count ->
        [one] What happened: { $count } moment
       *[other] What happened: { $count } moments
    }
since-back = One moment back
since-next = The next moment
since-look = Look at it
looking = Looking back
looking-at = Looking back: { $where }
looking-new = { $count } new
looking-now = Back to now
    .help = Escape does the same
where-step = step { $step } of { $last }
where-moment = step { $step } of { $last }, moment { $moment } of { $moments }
where-step-alone = Step { $step } of { $last }
where-moment-alone = Step { $step } of { $last }, moment { $moment } of { $moments }
steps = Steps
steps-first = To the beginning
steps-last = To the end
steps-by = Step by
steps-back = { $unit ->
        [beat] One moment back
        [choice] One choice back
        [turn] One turn back
       *[round] One round back
    }
steps-forward = { $unit ->
        [beat] One moment forward
        [choice] One choice forward
        [turn] One turn forward
       *[round] One round forward
    }
unit-beat = Moment
unit-choice = Choice
unit-turn = Turn
unit-round = Round

# Several people at one screen

curtain = Hand over to { $name }
curtain-help = Everybody else looks away.
curtain-open = I am { $name }

# The end

result-ended = Ended without a winner
result-won-together = You have won together
result-lost-together = You have lost together
result-all-won = All have won
result-nobody = Nobody has won
result-lost = You have lost
result-won = You have won
result-won-too = You have won, and so has { $others }
result-winner = Winner: { $names }
result-winners = Winners: { $names }
result-turned = It turned here: <link>{ $moment }</link>
turning-step = step { $step }
ending-analyse = Analyse
ending-board = Look at the board
rematch-offer = { $who } offers a rematch.
rematch-host = The host
rematch-accept = Accept
rematch-decline = Decline
rematch-without = You do not play in the rematch.
rematch-go = To the rematch
rematch-again = Play again

# The promise about the shuffle

shuffle = Is the shuffle fair?
shuffle-help = Before the game the server chose a secret seed that decides all chance, and published this hash of game, seed and salt. It cannot change the seed afterwards without changing the hash.
shuffle-hash = Hash (SHA-256)
shuffle-seed = Seed
shuffle-salt = Salt
shuffle-later = When the game is over, seed and salt are shown here, and you can check the hash.
shuffle-check = Check the promise
shuffle-by-hand = This page is not served over https, so the browser cannot compute the hash. Check it in a terminal: <command/>
shuffle-kept = The promise was kept: seed and salt give exactly this hash.
shuffle-broken = The promise was broken: seed and salt give another hash than the one published before the game.
