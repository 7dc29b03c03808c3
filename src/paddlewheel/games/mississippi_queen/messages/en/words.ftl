# Names and small words of the race, the prompt and the status.

title = Mississippi Queen

captain-0 = Red
    .letter = R
captain-1 = Blue
    .letter = B
captain-2 = Green
    .letter = G
captain-3 = Violet
    .letter = V
captain-4 = Amber
    .letter = A

place-1 = first
    .short = 1st
place-2 = second
    .short = 2nd
place-3 = third
    .short = 3rd
place-4 = fourth
    .short = 4th
place-5 = fifth
    .short = 5th

bend-left = to the left
bend-ahead = straight ahead
bend-right = to the right

# What has become of a ship: on its card, and in the table of the debriefing.
fate-racing = racing
    .told = still racing
fate-home = home
    .told = landed
fate-aground = aground
    .told = aground
fate-out-of-coal = out of coal
    .told = out of coal
fate-stranded = stranded
    .told = cut off
not-landed = not landed

# -- how a race ends --

wins = { $who } wins. { $ending }
nobody-wins = Nobody wins. { $ending }
ending-landed = All places are decided.
ending-all-out = No ship is left on the river.
ending-too-few-passengers = Too few passengers are left for any ship to land.
ending-rounds = The last round is over.

# -- the prompt --

prompt-round = Round { $round }.
prompt-speed = Round { $round }: { $who } sets the speed.
prompt-face = { $who } was pushed and chooses a direction.
prompt-push = { $who } pushes { $whom } aside: where to?
prompt-moved = { $who } has moved: turn once more, or end the move.
prompt-steer = { $who } moves: { $points ->
    [one] { $points } point
   *[other] { $points } points
} to go.

# -- the status --

status-round = Round
    .value = { $round } of { $rounds }
    .period = Round { $round }
status-pile = tiles left
status-points = points to go
status-speed = speed
status-coal = coal
status-tile = tile
    .tip = How far down the river the ship is.
status-aboard = aboard
    .tip = Passengers aboard; a ship needs { $berths } to land.
status-order-tip = Moves { $place } in this round.
status-landed = landed
