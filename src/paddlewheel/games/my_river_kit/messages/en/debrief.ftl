# The debriefing: curves, tables, turning points, questions.

# The curves.
curves-river = The river, round by round
curves-cities = The cities
curve-cash = Cash (WAG)
curve-wealth = Wealth: cash less debts (WAG)
curve-aquabon = Aquabon
curve-spread = How unequally cash is spread (Gini: 0 equally, 1 all with one mayor)
curve-gini = Gini
curve-flow = Water and pollution
curve-water-in = Water in
curve-water-out = Water out
curve-pollution-out = Pollution out
limit-red-from = red from
limit-red-to = red up to
limit-green-from = green from
limit-green-to = green up to

# Who played what, and a round of the story.
page-mayors = mayors
page-own = { $played }. Cards, zones and events are from { $file }.
page-reconstruction = { $played }. Cards, zones and events are a reconstruction; paddlewheel components my-river-kit shows every number.
page-round = Round { $round }: { $weather }
    .event = Round { $round }: { $weather }, { $event }

# The tables.
standings-final = Final standings
standings-now = Standings now
standings-city = City
standings-aquabon = Aquabon
standings-wealth = wealth (WAG)
standings-cash = cash (WAG)
standings-debt = debt (WAG)
standings-place = place
standings-goal = goal
standings-activities = activities
numbers-title = The river in numbers
numbers-round = Round
numbers-weather = Weather
numbers-event = Event
    .none = none
numbers-level = { $level } ({ $zone })
numbers-water-in = Water in
numbers-water-out = Water out
numbers-pollution-out = Pollution out
numbers-failures = Failures
numbers-gini = Gini of money
    .value = { NUMBER($gini, minimumFractionDigits: 2, maximumFractionDigits: 2) }
row-activities = activities
row-added = added
row-removed = removed
row-moved = moved
row-vote = vote
row-cash = cash (WAG)
row-wealth = wealth (WAG)
row-aquabon = Aquabon
row-income = income (WAG)
row-running_costs = running costs (WAG)
row-low_water_fines = fine for low water (WAG)
row-pollution_fines = fine for pollution (WAG)
row-repairs = repairs (WAG)
row-water_bought = water bought (WAG)
row-water_given = water for others (WAG)
row-instalments = instalments (WAG)
row-unpaid = not paid (WAG)
row-in-failure = { $card } (in failure)
agreed-title = Proposals, agreements and promises
agreed-round = Round
agreed-what = what
agreed-words = in words
agreed-accepted = agreed
agreed-refused = refused
agreed-condition = condition
agreed-made = promise made
agreed-kept = promise kept
agreed-broken = promise broken

# How it ended, or how far it has come.
report-unfinished = The game is not over: round { $round } of { $rounds }.
report-level = { $mayors } are level{ $reason ->
    [aquabon] { " " }at { $aquabon } Aquabon
    [richest] { " " }at { $wealth } WAG
   *[own-goals] { "" }
}; { $winner } lies further downstream and wins alone (RK-8).

# Turning points.
turn-first-red = The first indicators in the red zone: { $indicators }.
turn-four-red = { $reds } indicators are red.
    .spared = { $reds } indicators are red, in the first round: nothing is lost yet.
turn-first-failure = The first failure: { $card } of { $mayor }, for lack of { $why ->
    [water] water
   *[WAG] WAG
}.
turn-first-loss = The first activity is destroyed: { $card } of { $mayor }.
turn-first-fine = The first fine: { $why ->
    [water] too little water arrives downstream
    [pollution] more pollution than water arrives downstream
   *[both] too little water arrives downstream and more pollution than water arrives downstream
}.
turn-first-water-bought = { $count ->
    [one] { $mayors } buys water for the first time.
   *[other] { $mayors } buy water for the first time.
}
turn-first-bank-loan = { $count ->
    [one] The first loan from the bank.
   *[other] The first { $count } loans from the bank.
}
turn-first-deal = The first agreement: { $terms } { $text }
turn-first-refusal = A proposal is refused for the first time: { $terms } { $text }
turn-largest-drop = { $indicator } worsens from { $before } to { $after }: the largest drop of the game.
turn-largest-recovery = { $indicator } improves from { $before } to { $after }: the largest recovery of the game.
turn-all-green = All six indicators are in the green zone.
turn-nearest-to-green = The river comes nearest to the green zone: { $greens } of { $all }. Missing: { $indicators }.
turn-most-unequal = Money is spread most unequally (Gini { NUMBER($gini, minimumFractionDigits: 2, maximumFractionDigits: 2) }): { $purses }.
turn-votes-apart = The mayors see different landscapes: { $votes }.
turn-most-failures = The round with the most failures: { $failures }.
turn-mayor = { $mayor } { $number }

# The questions, in the order in which they are best asked.
talk-feelings = How it felt
talk-game = About the game
talk-reality = Back to reality
debrief-ask-feelings = How do you feel now, and when during the game did you feel most at ease or most annoyed?
debrief-ask-opinion = What do you think of the game?
debrief-ask-thoughts = What did you think about while you played?
debrief-ask-wishes = What did you want for your city, and did you change your plan during the game?
debrief-ask-turning-points = Look at the turning points: what happened there, and who could have done something else?
debrief-ask-learned = What have you learned about the river and how it works?
debrief-ask-like-reality = What in the game is like reality, and what is left out or made simpler?
debrief-ask-use = What could this game be used for, and with whom?
debrief-ask-people-and-river = Does it show well how people and a river affect each other?
debrief-ask-difficult = What was difficult, and what did you do about it?
debrief-ask-each-of-us = What can each of us do to make things better where we live?
debrief-ask-disaster = The river was lost: what could have been done, and when, to avoid the disaster?
