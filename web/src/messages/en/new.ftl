# A new table, and its terms.

new-title = New table
new-heading = A new table
new-heading-of = A new table of { $title }
new-print = Print and play
new-who = Who sits where
new-seats = Seats
new-who-help = Somebody with the link: you get a link to send for that seat. The bots are listed from the weakest to the strongest.
new-name-at = Name at seat { $number }
new-me-too = At this screen, too
new-with-link = Somebody with the link
new-game = The game
new-table = The table
new-clock = Clock
new-absence = Somebody who is away is waited for
new-hints = Players may ask for hints
new-keep-talk = What is said at the table is part of the debriefing
new-listed = Show it in the list: anybody may join or watch
new-lay = Lay the table

# Who may watch

watching-talk = May watch and talk
watching-watch = May watch
watching-closed = Are shut out until the game is over

# The terms of a table

terms = What is played here
terms-option = { $title }: { $value }
terms-components = With components of the host’s own: { $name }
terms-keep-talk = What is said here is part of the debriefing
terms-absence = Whoever is away is waited for { $time }
terms-hints = Players may ask for hints
terms-no-hints = No hints
terms-watching = { $watching ->
        [talk] Spectators: may watch and talk
        [watch] Spectators: may watch
       *[closed] Spectators: are shut out until the game is over
    }
terms-listed = In the list: anybody may join
terms-by-link = Only people with a link may join

# Options, and components of one's own

option-wrong = { $title }: this will not do. The usual value is “{ $usual }”.
own = A component file of your own
own-help = Other cards, tiles or numbers, in a file like the <file>components.toml</file> of this game. It is checked before the table is laid, and its name is shown to everybody who is invited.
own-file = File
own-too-large = { $name } is too large: a component file has at most 64 KiB.
