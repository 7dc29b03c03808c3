# What is made for people of any game: the journal of a table, forms, drawings in a terminal, debriefings.

seat = Seat { $number }
yes = Yes
no = No
# The numbers of a summary, with spaces between them
counting = one two three four five six seven eight nine ten eleven twelve
turn-summary = { $who }: { $words }
round = Round

# The journal of a table. `name` is a seat or a choice.
time-up = Time is up: the table chooses for { $name }.
table-chose = The table chose for you: { $name }.
resigned = { $name } resigns.
talk-over = The time for talk is up: the rest pass, and what nobody has answered is refused.
ended-agreed = All agree to end the game here: nobody has won.
ended-abandoned = Nobody has come back for a long time: the game ends here, and nobody has won.
ended-host = The game was ended here for all: nobody has won.

# Drawings in a terminal
more-of-the-map = (more of the map { $sides })
more-above = above
more-below = below
more-left = to the left
more-right = to the right
part-of-drawing = Part { $part } of { $parts }, from left to right:

# Sentences that are typed
# Words that mean nothing by themselves, with spaces between them
fillers = a and as for from i in it me my of the to wag with you your
not-understood = { $words } is not understood
not-understood-in = { $words } is not understood in: { $says }
say-one-of = { $part } Say one of: { $labels }.

# Debriefings
no-debriefing = { $game } has no debriefing
debriefing-of = { $game }: the debriefing
with-seed = seed { $seed }
end = end
now = now
turning-points = Turning points
what-happened = What happened
talking-about-it = Talking about it
notes = Notes
facilitator = The facilitator
none = None.
no-values = No values yet.
period-by-period = { $period } by { $small }
zone-red = red
zone-green = green
