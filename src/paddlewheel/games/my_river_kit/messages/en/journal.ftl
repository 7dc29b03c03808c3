# The journal: every kind of event as a sentence. `short` is what the mayor does, without the name: it sums a turn up.

journal-goal-picked = { $who } { journal-goal-picked.short }.
    .short = has picked a goal
journal-your-goal = Your goal: { $goal }.
journal-settles = { $who } { journal-settles.short }.
    .short = rolls { $die } and settles { $card } on plot { $plot } for nothing
journal-water = Round { $round }, { $weather }: { marbles } of water at the source.
journal-event = Event: { $event }. { $says } { $effect }.
    .unknown = Event: { $event }.

# What could not be paid, at the end of a sentence.
unpaid = { $unpaid ->
    [0] { "" }
    [one] { "." } { $unpaid } WAG remains a debt
   *[other] { "." } { $unpaid } WAG remain a debt
}
journal-repairs = { $who } { journal-repairs.short }.
    .short = pays { $wag } WAG for repairs after the flood{ unpaid }
journal-fine = { $who } { journal-fine.short }.
    .short = pays a fine of { $wag } WAG: { $why ->
        [water] too little water downstream
       *[pollution] more pollution than water downstream
    }{ unpaid }
journal-instalment = { $who } { journal-instalment.short }.
    .short = pays { $to ->
        [bank] the bank
       *[other] { $to }
    } an instalment of { $wag } WAG; { $left } to go{ unpaid }

journal-spill = { $marbles ->
    [one] { $marbles } marble of pollution spills into the river above the first city.
   *[other] { $marbles } marbles of pollution spill into the river above the first city.
}
journal-reaches = The cups reach { $card } of { $who }: { $water } water, { $pollution } pollution.
journal-buys-water = { $who } { journal-buys-water.short }.
    .short = buys { marbles } of water for its City centre: { $wag } WAG
journal-buys-water-for = { $who } { journal-buys-water-for.short }.
    .short = buys { marbles } of water for the City centre of { $to }: { $wag } WAG
flow-on = { $left ->
    [one] { $left } flows on
   *[other] { $left } flow on
}
journal-takes-water = { $card } takes { $marbles } water from the stream; { flow-on }.
    .some = { $card } takes { $marbles } of the { $wanted } water it needs; { flow-on }.
journal-takes-pollution = { $card } takes { marbles } of pollution out of the river; { flow-on }.
journal-pays = { $who } pays { $marbles } WAG to run { $card }.
    .short = −{ $marbles } WAG
journal-gives-water = { $card } gives back { marbles } of water; { flow-on }.
journal-gives-pollution = { $card } rejects { marbles } of pollution; { flow-on }.
journal-earns = { $card } earns { $who } { $marbles } WAG.
    .short = +{ $marbles } WAG
journal-fails = { $card } of { $who } lacks { $why ->
    [water] water
   *[WAG] WAG
}{ $lost ->
    [1] { " " }for the second round in a row: it is destroyed.
   *[0] { $again ->
        [1] { " " }again and stays in failure.
       *[0] : it is turned into failure.
    }
}
    .short = { $card } fails
journal-recovers = { $card } of { $who } has all it needs again and is turned back.
    .short = { $card } recovers
journal-counted = { $water } water and { $pollution } pollution arrive downstream.

journal-voted = { $who } { journal-voted.short }.
    .short = has voted
journal-your-vote = You voted { $vote }.
journal-votes = The votes: { $votes }. Landscape beauty is { $landscape }.
    .one = { $city } { $vote }
journal-indicator = { $indicator } is { $level }: { $zone ->
    [0] in the red zone
    [1] between the zones
   *[2] in the green zone
}.
journal-assessed = Assessment of round { $round }: { $greens } of six in the green zone, { $reds } in the red zone.
journal-spared = { $reds } indicators are red, but it is the first round: another chance.

journal-announces = { $who } { journal-announces.short }.
    .short = announces: { $card }
journal-borrows = { $who } { journal-borrows.short }.
    .short = borrows { $wag } WAG from the bank: { $instalment } WAG a round for { rounds }

# Proposals, told of a third person.
counters = { $counter ->
    [0] { "" }
   *[1] counters, and{ " " }
}
terms = { $tie ->
    [nothing] a gift of { $wag } WAG
    [paid-back] a loan of { $wag } WAG, { paid-back }
    [promise] { $wag } WAG on the promise to { deed }
    [once-done] { $wag } WAG on the condition to { deed }
   *[lent-once-done] a loan of { $wag } WAG, { paid-back } on the condition to { deed }
}
journal-proposes-swap = { $who } { journal-proposes-swap.short }.
    .short = { $counter ->
        [0] proposes a swap to { $to }
       *[1] counters with a swap to { $to }
    }: { $my_card } for { $their_card }
journal-proposes-water = { $who } { journal-proposes-water.short }.
    .short = { counters }offers { $to } to buy up to { marbles } of water for its City centre in the next flow
journal-proposes-ask-promise = { $who } { journal-proposes-ask-promise.short }.
    .short = { counters }asks { $to } to promise to { deed }
journal-proposes-give = { $who } { journal-proposes-give.short }.
    .short = { counters }offers { $to } { $partners ->
        [one] { terms }
       *[other] each { terms }
    }
journal-proposes-ask = { $who } { journal-proposes-ask.short }.
    .short = { counters }asks { $to } { $partners ->
        [one] for { terms }
       *[other] each for { terms }
    }
journal-accepts = { $who } { journal-accepts.short }.
    .short = accepts what { $to } proposes
journal-accepts-swap = { $who } { journal-accepts-swap.short }.
    .short = accepts: { $my_card } and { $their_card } change owners
journal-accepts-condition = { $who } { journal-accepts-condition.short }.
    .short = accepts: { $lender } sets { $wag } WAG aside
journal-accepts-money = { $who } { journal-accepts-money.short }.
    .short = accepts: { $wag ->
        [one] { $wag } WAG goes from { $lender } to { $borrower }
       *[other] { $wag } WAG go from { $lender } to { $borrower }
    }
journal-declines = { $who } { journal-declines.short }.
    .short = refuses the proposal of { $to }
journal-promises = { $who } { journal-promises.short }.
    .short = promises { $to } to { deed }
journal-keeps-promise = { $who } { journal-keeps-promise.short }.
    .short = keeps its promise to { $to } to { deed }
journal-breaks-promise = { $who } { journal-breaks-promise.short }.
    .short = breaks its promise to { $to } to { deed }
journal-earned = { $to } { deed.third } and gets { $wag } WAG from { $who }.
journal-not-earned = { $to } did not earn it (to { deed }): { $who } takes { $wag } WAG back.

journal-ready = { $who } { journal-ready.short }.
    .short = is ready for the next round
journal-adds = { $who } { journal-adds.short }.
    .short = adds { $card } on plot { $plot } for { $wag } WAG
journal-removes = { $who } { journal-removes.short }.
    .short = removes { $card } from plot { $plot } for { $wag } WAG
journal-moves = { $who } { journal-moves.short }.
    .short = moves { $card } from plot { $plot } to plot { $target }{ $exchanged ->
        [0] { "" }
       *[1] { " " }in exchange
    } for { $wag } WAG
journal-could-not-add = { $who } { journal-could-not-add.short }.
    .short = could not add an activity
journal-cleared = The table is cleared: round { $round } is over.
journal-standing = { $who }: { $aquabon } Aquabon, a wealth of { $wealth } WAG.
    .goal = { journal-standing } The goal was { $goal }.

# How a game ends.
ending-green = All six indicators are in the green zone: all mayors win together.
ending-red = Four indicators are in the red zone: all mayors lose together.
ending-aquabon = { $winner } { ending-aquabon.short }.
    .short = has the most Aquabon and wins alone
ending-richest = { $winner } { ending-richest.short }.
    .short = is the richest city and wins alone
ending-own-goals = { $winner } { ending-own-goals.short }.
    .short = comes furthest by the goal its mayor picked and wins alone
ending-level = { $equals } are level in { $reason ->
    [aquabon] Aquabon
    [richest] wealth
   *[own-goals] what they have reached of their goals
}; { $winner } lies further downstream and wins alone.

# What a mayor that plays by itself says to a proposal or an answer.
remark = { $who }: “{ $words }”
remark-costs-the-river = This card costs the whole river more than it brings.
remark-cannot-pay = I cannot pay for what I have to do; you get it back.
remark-would-anyway = That is what I mean to do anyway.
remark-helps-the-river = It helps the river, and so me.
remark-helps-me = That helps me. Thank you.
remark-not-bound = I do not want to bind myself to that.
remark-needs-the-money = I need the money for my own city.
remark-costs-more = It costs me more than it brings.
remark-not-that-much = Not for that much, but I have another idea.
remark-needs-more = For that I would need more.
remark-another-way = I would rather have it another way.
