# Analyses: what was played well, what was not, and what was luck.

analysis-of = { $game }: analysis
what-is-measured = All numbers measure one thing: the { $quantity }, from what each seat could see. Luck is what draws brought beside their average.
the-curve = The curve
moments-that-decided = The moments that decided
no-moments = No single turn or draw changed much.
turns-that-gave-away = Turns that gave something away

column-seat = Seat
column-accuracy = Accuracy
column-best = Best
column-good = Good
column-slip = Slip
column-mistake = Mistake
column-blunder = Blunder
column-lost = Given away
column-luck = Luck

verdict-best = best
verdict-good = good
verdict-slip = slip
verdict-mistake = mistake
verdict-blunder = blunder

counted-slip = { $count ->
    [one] { $count } slip
   *[other] { $count } slips
}
counted-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
counted-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
no-verdicts = none
no-luck = none

a-best = Choice { $choice }: a best by { $who } ({ $change })
a-good = Choice { $choice }: a good by { $who } ({ $change })
a-slip = Choice { $choice }: a slip by { $who } ({ $change })
a-mistake = Choice { $choice }: a mistake by { $who } ({ $change })
a-blunder = Choice { $choice }: a blunder by { $who } ({ $change })
chance-gave = Choice { $choice }: chance gave to { $who } ({ $change })
chance-took = Choice { $choice }: chance took from { $who } ({ $change })
set-up = The set-up.
turn-heading = { $who }, choice { $choice }: { $verdict }
turn-played = Played: { $turn }.
turn-better = Better: { $turn }. It is worth { $change } more.
turn-why = Why: { $reason }

# What was won or lost
places = { $is_one ->
    [True] { $places } place
   *[False] { $places } places
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Pictures
the-group = The group
choice-number = choice { $choice }
curve-of-every-seat = The curve of every seat. { $count } turns are marked.
after-the-draw = After the draw
before = Before
played = Played
better = Better
table-as-seen = { $when }: the table as { $who } sees it
