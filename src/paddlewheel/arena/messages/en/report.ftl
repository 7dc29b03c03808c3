# Reports: titles, headings, columns and the words of plots.

series-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
balance-title = The balance of { $game }
comparison-title = Variants of { $game }
tuning-title = Tuning { $game }
subtitle = Seats: { $players }. Seed { $seed }, rules version { $version }. { $credits }
subtitle-with-options = Seats: { $players }. Options: { $options }. Seed { $seed }, rules version { $version }. { $credits }
in-short = In short

# Numbers with their doubt
interval = { $value } ({ $low } to { $high })
as-it-is = as it is
quoted = “{ $name }”

# Who wins
who-wins = Who wins
column-seat = seat
column-player = player
column-wins = wins
column-win-rate = win rate (95 % sure)
column-mean-rank = mean rank
column-mean-score = mean score
seat-number = seat { $seat }
axis-won = share of games won
axis-won-sure = share of games won, with 95 % interval
axis-fair = dashed: the fair share

# Players that meet
column-rating = rating
column-uncertainty = uncertainty
column-share-of-wins = share of wins
column-ahead-of = ahead of
column-ahead-rate = rate (95 % sure)

# Ends and lengths
how-it-ends = How it ends
column-reason = reason
column-games = games
column-share = share
how-long = How long it takes
axis-decisions = decisions in a game
axis-games = games
what-is-scored = What is scored
axis-score = score of a seat
axis-seats = seats

# The course of a game
course = The course of a game
course-words = Who stands best is the bots' own judgement, whenever the decision passes to somebody else. A game is decided when the winner stands best for good.
column-measure = measure
column-mean = mean
axis-lead-changes = lead changes in a game
axis-decided = decided after this part of the game (%)
axis-choices = choices a decision, mean of a game

# Cards, tiles and actions
what-matters = What matters
what-matters-words = How the seats that used a card, tile or action at least once fared (dot), against those that never did (ring); lines are 95 % intervals, the clearest difference first. A choice may follow from winning as well as lead to it.
in-numbers = The same in numbers
column-subject = card, tile or action
column-used = used by
column-won-with = won with it
column-won-without = won without it
column-taken-when-offered = taken when offered
dominated = Dominated choices
dominated-words = Offered often beside something else and hardly ever taken by these players. They may be dominated, or these bots may not see what they are good for.
column-offered = offered
column-taken = taken
none = None.

# The board
where = Where it happens
where-words = The places that were chosen in { $games } games { $deals ->
    [one] of one deal, because the board is another in each deal
   *[many] of different deals
}: the larger a spot, the more often.

# Several settings
from-setting-to-setting = From setting to setting
column-setting = setting
column-mean-length = mean length
column-commonest-end = the commonest end
column-stronger-win = stronger players win
