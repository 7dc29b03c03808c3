# Beside the board: the monitoring table, the event, the mayors, what is agreed, the stock. Then the status line, and the
# table of a terminal.

level = { $indicator }: { $level }, { $zone }
    .none = { $indicator }: not assessed yet
    .row = { $level }: { $zone }
    .cell = { $indicator } { $level }: { $zone ->
        [red] red zone
        [green] green zone
       *[between] between the zones
    }
level-tip = { $label }. { limits }
limits = { $kind ->
    [pollution] Green: { $green } or less; red: { $red } or more.
   *[other] Green: { $green } or more; red: { $red } or less.
}

monitoring = Monitoring table
    .assessed = Monitoring table: { $greens } green, { $reds } red
    .before = { monitoring.assessed } (round { $round })

setting-up = Setting up
    .says = Goals, city centres, free activities.
first-round = First round
    .says = Wet weather, and no event yet.
event-label = { $name }: { $says } { $effect }
event-round = round { $round }/{ $rounds }
event-weather = Weather: { $weather }
events-title = Weather { $weather } · goal: { $goal }
    .secret = Weather { $weather } · secret goals

mayor = { $city }: { $wag } WAG, { $aquabon } Aquabon. { $facts }
    .place = { mayor }. Comes { $place }
mayor-wealth = { $wag } WAG wealth
mayor-loan = bank loan { $left }
mayor-no-loan = no bank loan yet
mayor-debt = debt { $debt }
mayor-owes = owes { $owed }
mayor-goal = goal: { $goal }
mayor-goal-secret = goal: secret
mayor-rolled = rolled { $die }
mayor-has-voted = has voted
mayor-voted = voted { $vote }
mayor-plans = plans { $card }
mayor-built = has built
mayor-ready = ready
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth

agreements = Agreed between mayors
loan = { $borrower } owes { $lender } { $instalment } a round, { $left } to go{ $unpaid ->
    [0] { "" }
   *[other] , { $unpaid } unpaid
}
    .short = { $borrower } → { $lender }: { $instalment } a round ×{ $left }{ $unpaid ->
        [0] { "" }
       *[other] , { $unpaid } unpaid
    }

stock = Activities in stock
    .card = { $card }, { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }. { $words }

status-river = River
status-round = Round
    .period = Round { $round }
    .of = { $round } of { $rounds }
    .setting-up = setting up
status-event = event
    .tip = { $says } { $effect }
status-weather = weather
status-goal = goal
    .secret = secret
status-level = { $level } { $zone }
    .tip = { $indicator }. { limits } Now in the { $zone ->
        [red] red zone
        [green] green zone
       *[between] between the zones
    }.
    .none = { $indicator }. { limits } Not assessed yet.
status-wag = WAG
    .tip = Wealth { $wealth } WAG.{ $bank ->
        [0] { "" }
       *[other] { " " }{ $bank } to pay to the bank.
    }{ $others ->
        [0] { "" }
       *[other] { " " }Owes { $others } to other mayors.
    }
status-aquabon = Aquabon
status-debt = debt
status-voted = voted
    .secret = has voted
status-plans = plans

# The terminal: lines of at most 78 letters, names of at most 22.

heading = { heading.round } · goal: { $goal }{ heading.weather }
    .round = { $round ->
        [0] Setting up
       *[other] Round { $round } of { $rounds }
    }
    .weather = { $round ->
        [0] { "" }
       *[other] { " " }· weather: { $weather }
    }
heading-event = Event: { $event } ({ $effect })
text-source = source
text-mouth = mouth
text-cups = stream { $water }, pollution { $pollution }
text-downstream = downstream: { $water } water, { $pollution } pollution
text-city = { $number } { $city }: { $facts }
text-wag = { $wag } WAG
text-aquabon = { $aquabon } Aquabon
text-loan = bank loan: { $left } to pay
text-monitoring = Monitoring table (r red, g green)
    .before = Monitoring table (r red, g green, still of round { $round })
text-level = { $indicator } { $level } (green { $better }{ $green }, red { $worse }{ $red })
text-stock-card = Card
text-stock-left = left
text-stock-price = price
text-stock-takes = takes
text-stock-gives = gives
text-stock-flood = flood
text-stock-recreation = recr.
text-stock-biodiversity = biod.
text-stock-aquabon = Aquabon
text-stock-note = Takes and gives: water/pollution/WAG.
text-agreed-loan = Loan: { $borrower } pays { $lender } { $instalment } WAG a round, { $left } to go{ $unpaid ->
    [0] { "" }
   *[other] , { $unpaid } WAG unpaid
}
text-agreed-help = Help: { $words }
text-agreed-promise = Promise: { $words }
text-times = { $line } ({ $times } times)
text-among-others = { $count ->
    [one] { $count } agreement among others
   *[other] { $count } agreements among others
}
text-more = { $count } more of yours (type map to see all)
