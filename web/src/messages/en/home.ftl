# The first page, my tables, my page, mails, and the page of whoever runs the server.

home-title = Paddlewheel: river games at one table
home-heading = River games, one table
home-lead = Pick a game and play: bots take the other seats. Or lay a table and send your friends a link. Or solve the <puzzle>puzzle of the day</puzzle>.
home-classes = Classes
home-for-class = For a class
home-join-class = Join a class
home-continue = Continue playing
home-continue-label = Continue playing:
home-continue-game = { $title } against { $others }{ $turn ->
        [yes] : your turn
       *[no] { "" }
    }
home-games = Games
home-facts = { $seats } seats · { $minutes } minutes
home-play = Play now
home-play-name = Play now: { $title } against bots
home-opening = Opening…
home-new-name = New table… { $title }
home-learn-name = Learn { $title } in a guided first game
home-none = None yet.
home-me = My name, notifications, another device
home-me-all = All my tables, my name, notifications, another device
home-listed = Open to all
home-none-listed = No listed tables now.
home-more-tables = More tables
home-join = Join or replay
home-docs = Documentation
home-by-link = A link or the name of a table
home-by-link-go = Go to the table
home-by-link-wrong = This is neither a link to a table nor the name of one.
home-upload = Replay a record from a file
lobby-open = waiting for players
lobby-playing = under way
lobby-finished = finished
lobby-closed = closed
lobby-free = { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }

# My tables

mine-free-seat = a free seat
mine-open = waiting for players
mine-closed = closed
mine-over = { $result ->
        [won] over, won
        [lost] over, lost
       *[none] over
    }
mine-your-turn = Your turn
mine-to-play = { $names } to play
mine-under-way = under way
mine-against = against { $others }
mine-since = since { $when }
mine-remove-name = Remove from my list: { $title }
mine-remove-question = Remove this table from your list? Its key is lost in this browser: you cannot play there any more.

# My page

me-own-link = Is this your own link?
me-own-link-help = This private link shows the tables of one person, and lets this browser play at them. Tables that you join here from now on belong to the same person. Go on only if you made this link yourself, on another device.
me-own-link-yes = Yes, it is mine
me-own-link-no = No
me-name = My name at tables
me-looking = Looking for your tables…
me-none = None yet. <link>Choose a game.</link>
me-games = My games
me-game = Game
me-played = Played
me-won = Won
me-device = On another device
me-device-help = There is no account. This private link opens all your tables on another device. Whoever has it can play for you: send it to nobody else.
me-link = My private link
me-link-code = My private link as a code for the camera of a phone
me-link-show = Show my private link

# Behind the links in a mail

mail-title = E-mail
mail-heading = Mail from these tables
mail-confirm = Tell me here when it is my turn
mail-confirm-done = You will be told at this address when it is your turn.
mail-stop = Send me no more mail
mail-stop-done = No more mail will come from these tables.

# For whoever runs the server

admin = Administrator
admin-key = The key that the server printed when it started
admin-open = Open
admin-again = Look once more
admin-tables = Tables
admin-no-tables = There are none.
admin-more = Show more
admin-load = The server now
admin-stored = Stored tables
admin-none = none
admin-memory = In memory
admin-memory-tables = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-connections = Connections
admin-bots = Bots that think
admin-refused = Refused by limits
admin-nothing = nothing
admin-version = Version
admin-open-status = open
admin-playing-status = playing
admin-finished-status = finished
admin-closed-status = closed
admin-open-count = { $count } open
admin-playing-count = { $count } playing
admin-finished-count = { $count } finished
admin-closed-count = { $count } closed
admin-last-used = last used { $when }
admin-listed = in the list
admin-close-name = Close: { $table }
admin-close-question = Close this table for good? Nobody can join, play or talk there any more.
admin-delete = Delete
admin-delete-name = Delete: { $table }
admin-delete-question = Delete this table for everybody? The game and its record are lost.
