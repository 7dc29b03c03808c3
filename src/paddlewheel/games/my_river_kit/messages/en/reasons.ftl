# What a mayor's choices are for: parts that each begin with a verb, joined to one sentence, and whole sentences.

reason-adds = adds { $cards }
reason-takes-away = takes away { $cards }
reason-raises = raises { $indicators }
reason-lowers = lowers { $indicators }
reason-level = { $indicator } from { $then } to { $now } (green)
    .below = { $indicator } from { $then } to { $now } (green from { $green })
reason-pollution = puts { $number } more pollution into the river
    .less = keeps { $number } pollution out of the river
reason-water = leaves { $number } more water in it
    .less = uses { $number } more water
reason-plan = Tells the others that you plan { $card }.
reason-borrows = Borrows { $wag } WAG from the bank, to be paid back with { $owed } WAG.
reason-brings = Brings { $gains }.
reason-costs = Costs { $costs }.
reason-now = { $wag } WAG now
reason-each-round = { $wag } WAG a round
reason-aquabon = { $aquabon } Aquabon

reason-promises = Promises { $to } to { deed }.
reason-gets-back = Gets { $wag } WAG back from { $city }.
reason-pays-back = Has { $wag } WAG to pay back to { $city }.
reason-buys-water = Buys up to { marbles } of water for { $city } in the next flow.
reason-has-water = Has up to { marbles } of water bought by { $city } in the next flow.
reason-pays-if = Pays { $wag } WAG only if { $city } { deed.third }.
reason-earns-if = Earns { $wag } WAG from { $city } if you { deed }.
reason-not-bound = Binds you to nothing that your works would not do anyway.
reason-hands-free = Keeps your hands free for the works.
reason-keeps = Keeps { $wag } WAG for your own city.
reason-saves = Saves { $wag } WAG to be paid back.
reason-leaves-all = Leaves money, water and plots as they are.
reason-offers = Offers { $to } { reason-terms }.
reason-asks = Asks { $to } for { reason-terms }.
reason-terms = { $tie ->
    [nothing] { $wag } WAG as a gift
    [paid-back] { $wag } WAG, { paid-back }
    [once-done] { $wag } WAG, paid once done: to { deed }
   *[promise] { $wag } WAG for the promise to { deed }
}
reason-willing = By the look of it { $cities } { $count ->
    [one] gains by it and is likely to accept.
   *[other] gain by it and are likely to accept.
}
reason-unwilling = By the look of it nobody gains enough by it to accept.
reason-ends-talk = Ends the talk: all the others have passed.
reason-keeps-for = Keeps { $purse } WAG for the works: { $card } costs { $wag } WAG.
reason-leaves-works = Leaves the works as they are: { $purse } WAG pay for no activity that has a place.
stays = { $wag ->
    [one] { $wag } WAG stays for the next round
   *[other] { $wag } WAG stay for the next round
}
reason-leaves-it = Leaves it at the activity of this round; { stays }.
reason-adds-nothing = Adds nothing, since no activity can be paid for and placed; { stays }.

# Where no reason and no rule answers.
opinion-vote = How beautiful the landscape is, you judge for yourself.
why-demands = { $card } demands { $needs }.
why-added = You have added an activity in this round already.
