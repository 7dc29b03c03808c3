# Replays, what-if games, analyses and puzzles.

replay-not-over = This game is not over yet. It can be replayed when it is.
replay-end = The end
replay-better = The better turn, when it was over
replay-heading = Replay
replay-moment = The moment
replay-and-seats = Replay and seats
replay-run = Run
replay-stop = Stop
replay-slider = Step of the game
replay-seen-by = Seen by
replay-spectator = a spectator
what-if-open = What if? Play on from here
what-if-who = Who plays on from here?
what-if-none = Take at least one seat yourself.

# The analysis

analysis = Analysis
analysis-working = A bot studies the game…
analysis-left = A bot studies the game: about { $seconds } s left
analysis-ask = Analyse
    .help = A bot judges every turn
analysis-group = The group
analysis-title-group = The group: { $quantity }, as a bot sees it
analysis-title-seats = The seats: { $quantity }, as a bot sees it
analysis-step = Step
analysis-decided = What decided
analysis-learn = Learn from mistakes
analysis-learn-yours = Learn from your mistakes
analysis-lost = Turns that gave something away
analysis-turn = { $name }, step { $step }: { $verdict }, { $cost }
analysis-mark = { $name }: { $verdict }
analysis-draw-gave = Step { $step }: chance gave to { $name } ({ $size })
analysis-draw-took = Step { $step }: chance took from { $name } ({ $size })
analysis-by = { $verdict ->
        [best] Step { $step }: a best by { $name } ({ $size })
        [good] Step { $step }: a good by { $name } ({ $size })
        [slip] Step { $step }: a slip by { $name } ({ $size })
        [mistake] Step { $step }: a mistake by { $name } ({ $size })
        [blunder] Step { $step }: a blunder by { $name } ({ $size })
       *[turn] Step { $step }: a turn by { $name } ({ $size })
    }
analysis-judged = <b>{ $name }: { $verdict }</b> ({ $cost }). Played: { $turn }.
analysis-better = <b>Better:</b> { $turn }.
analysis-back = Back to the game
analysis-show = Show the better turn
analysis-summary = Accuracy and luck
analysis-seat = Seat
analysis-accuracy = Accuracy
analysis-accuracy-percent = { $percent } %
analysis-luck = Luck
verdict-best = best
verdict-good = good
verdict-slip = slip
    .many = slips
verdict-mistake = mistake
    .many = mistakes
verdict-blunder = blunder
    .many = blunders
change-places = { $places ->
        [one] { $text } place
       *[other] { $text } places
    }
change-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
change-none = none
change-sign = { $sign ->
        [plus] +{ $change }
       *[minus] −{ $change }
    }
value-percent = { $percent }%
turn-times = { $choice } ({ $count } times)

# A turn to find

exercise = The exercise
exercise-you = you
exercise-best = The best turn: { $turn }.
exercise-hint = Hint: begin with “{ $choice }”.
exercise-judging = Judging…
exercise-again = Try again
exercise-solution = Solution
answer-best = Yes, that is the best turn.
answer-good = Good, but there is a better turn: it is worth { $cost } more.
answer-slip = That is a slip: the best turn is worth { $cost } more. Try another one.
answer-mistake = That is a mistake: the best turn is worth { $cost } more. Try another one.
answer-blunder = That is a blunder: the best turn is worth { $cost } more. Try another one.
mistakes-none = This seat gave nothing away.
mistakes-number = { $number } of { $count }
mistakes-previous = Previous
mistakes-next = Next
mistakes-back = Back to the replay
mistakes-task = { $verdict ->
        [slip] { $seat } played: { $turn }. That was a slip. Find a better turn.
        [mistake] { $seat } played: { $turn }. That was a mistake. Find a better turn.
       *[blunder] { $seat } played: { $turn }. That was a blunder. Find a better turn.
    }
puzzles = Puzzles
puzzles-lead = Find the best turn. The puzzle of the day is the same for everybody.
puzzles-today = Puzzle of the day
puzzles-of = All puzzles of { $title }
puzzles-number = { $how ->
        [solved] Puzzle { $number }, solved
        [shown] Puzzle { $number }, solution seen
       *[none] Puzzle { $number }
    }
puzzles-none = There are no puzzles yet.
puzzles-title = Puzzle { $number }: { $title }
puzzle = Puzzle
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-heading = { $title }: puzzle { $number }
puzzle-heading-today = { $title }: puzzle of the day
puzzle-task = Puzzle { $number }. Find the best turn for { $seat }.
puzzle-task-today = Puzzle of the day. Find the best turn for { $seat }.
