# The debriefing: turning points, tables, decisions and questions.

captains = captains
rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
period = Round
told-round = Round { $round }
not-over = The race is not over: round { $round } of { $rounds }.

# Ships that did not land and came equally far.
tie = { $better } and { $worse } came equally far; { $better } ranks higher: { $why }.
tie-longer = it raced longer (MQ-34b)
tie-races = it still races (MQ-34b)
tie-speed = it is faster, speed { $speed } against { $other } (MQ-34b, MQ-46)
tie-coal = it has more coal, { $coal } against { $other } (MQ-34b, MQ-46)
tie-right = it is further to the right of the river (MQ-34b, MQ-46)
tie-seat = all else is alike, and its seat comes first (MQ-34b, MQ-46a)

# -- charts --

charts-river = Down the river (a line ends where its ship lands or is out)
charts-wheels = What the wheels show
chart-distance = Hexes from the start
chart-behind = Hexes behind the ship that came furthest
chart-coal = Coal left
chart-speed = Speed
chart-passengers = Passengers aboard ({ $berths } to land)

# -- tables --

standings = Final standings
    .now = Standings now
    .ship = Ship
    .place = place
    .fate = what became of it
    .round = round
    .distance = hexes from the start
    .coal = coal
    .passengers = passengers
distance = { $hexes }
decisions = Decisions that mattered
    .round = Round
    .ship = ship
    .decision = decision
    .result = what came of it

# -- decisions, and what came of them: parts of a list --

decided-speed = burns { $coal } coal (speed { $was } to { $now })
decided-turns = burns { $coal } coal ({ $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
})
decided-both = burns { $coal } coal (speed { $was } to { $now } and { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
})
decided-dock = goes to a dock at speed { $speed }
decided-push = pushes { $whom }
decided-landing = lands at speed { $speed }
came-moved = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} moved
came-coal = { $coal } coal left
came-place = comes { $place }
came-behind = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} behind at the end of the round
shifted-aside = { $who } is neither further nor further back
shifted-further = { $who } is { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} further
shifted-back = { $who } is { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} back

# -- turning points --

moment-lead = { $who } takes the lead and keeps it for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
moment-first-passenger = { $who } takes the first passenger of the race aboard.
moment-full = { $who } is the first with { $berths } passengers: only the platform is left.
moment-gift = { $who } is pushed to a dock and collects a passenger (MQ-43).
moment-left = For the first time a tile goes on which somebody waits: { $passengers ->
    [one] { $passengers } passenger is
   *[other] { $passengers } passengers are
} left behind (MQ-44).
moment-coal = { $who } burns { $coal } coal in one move; nobody burns more at once.
moment-dry = { $who } is the first to have burnt all its coal.
moment-push = The first push: { $who } pushes { $whom } aside.
moment-platform = The landing platform is fixed: the end of the river is known.
moment-aground = { $who } cannot avoid running aground and is out (MQ-18).
moment-out-of-coal = { $who } needs more coal than is left and is out (MQ-10).
moment-stranded = { $who } is cut off from the river and is out (MQ-21b).
moment-lands = { $who } lands and comes { $place } ({ $rule }).
    .wins = { $who } lands and wins ({ $rule }).
moment-pushed-home = { $who } lands by a push and comes { $place } ({ $rule }).
    .wins = { $who } lands by a push and wins ({ $rule }).

# -- questions --

talk-coal = Speed and coal
talk-people = Passengers
talk-others = Others on the river
talk-river = The unknown river
talk-race = The whole race

was-coal = In round { $round }, { $who } burnt { $coal } coal in one move.
ask-coal = { $coal } What did it buy, and what could the same coal have done later?
was-dry = { $who } had burnt all its coal by the end of round { $round }.
ask-dry = { $dry } From which round on did the others know it, and did they use it?
was-spare = { $who } had { $coal } coal left in the end.
ask-spare = { $spare } What was it saved for, and where could it have won ground?
was-aground = In round { $round }, { $who } ran aground.
was-out-of-coal = In round { $round }, { $who } ran out of coal.
ask-out = { $out } In which move was that decided: the last one, or much earlier?
was-stop = { $who } went to a dock at speed { $speed } in round { $round }.
ask-stop = { $stop } What does slowing down cost, and when is it cheapest?
was-left = In round { $round }, { $passengers ->
    [one] { $passengers } passenger was
   *[other] { $passengers } passengers were
} left behind.
ask-left = { $left } Who could have stopped there, and what would it have cost?
was-gift = In round { $round }, { $who } was pushed to a dock and got a passenger by it.
ask-gift = { $gift } What was the push meant for, and who saw this coming?
was-push = In round { $round }, { $who } pushed { $whom }.
ask-push = { $push } Was it meant to help the one or to hurt the other, and what would each captain have done without it?
ask-no-push = Nobody pushed anybody. Did the chance never come, or was a point always worth more than a rival's place?
ask-tile = Whoever came first to the furthest tile turned up the next one. When was it good to be first there, and when to come second and know the way?
was-strand = In round { $round }, { $who } was cut off from the river.
ask-strand = { $strand } Could anybody have foreseen it?
was-lead = { $who } took the lead in round { $round } and kept it for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
ask-lead = { $lead } What did this captain decide that the others did not?
ask-won = Look at the curves: in which round did you know who would win, and were you right?
ask-nobody = Nobody landed. Which decision, and in which round, made that certain?
ask-open = The race is still open. Who can still win, and what would they have to decide in their next move?
