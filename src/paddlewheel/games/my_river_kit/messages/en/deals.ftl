# Proposals in the words of the mayor who makes them, what has been agreed on, and the form.

# How a loan is paid back.
paid-back = paid back with { $instalment } WAG a round for { rounds }

said-swap = My { $mine } for your { $theirs }; each of us pays { $wag } WAG.
said-water = In the next flow I buy up to { marbles } for your City centre.
said-ask-promise = Promise me to { deed }.
said-give = I give you{ $partners ->
    [one] { "" }
   *[other] { " " }each
} { said-money }.
said-ask = Give me { said-money }.
# The sum and what it is for: what the other does where money is given, what the speaker does where it is asked for.
said-money = { $tie ->
    [nothing] { $wag } WAG as a gift
    [paid-back] { $wag } WAG, { paid-back }
    [promise] { $wag } WAG now, and { said-doer } promise to { deed }
    [once-done] { $wag } WAG { said-condition }
   *[lent-once-done] { $wag } WAG, { paid-back }, { said-condition }
}
said-doer = { $kind ->
    [ask] I
   *[give] you
}
said-condition = { $act ->
    [not-add] if { said-doer } do { deed }
   *[other] as soon as { said-doer } { deed }
}
deal = { $who } to { $to }: “{ $words }”
to-others = To { $to }: “{ $words }”
to-others-promise = To { $to }: “I promise to { deed }.”
to-all-plan = To all: “I mean to add { $card }.”
i-borrow = I borrow { $wag } WAG from the bank. { choice-bank.help }

# A proposal that is not complete, and the question for its next part.
so-far = { $speaker ->
    [self] To { $to }
    [other] { $who } to { $to }
   *[counter] { $who } counters to { $to }
}:{ $kind ->
    [give] { " " }I give you
    [ask] { " " }give me
    [swap] { " " }a swap
    [water] { " " }I buy water for you
    [promise] { " " }I promise
    [ask-promise] { " " }promise me
   *[none] { "" }
}{ $wag ->
    [0] { "" }
   *[other] { " " }{ $wag } WAG
}{ $tie ->
    [nothing] { "" }
    [paid-back] , paid back
    [once-done] , once it is done
    [promise] , on a promise
   *[lent-once-done] , lent once it is done
}{ $instalment ->
    [0] { "" }
   *[other] { " " }with { $instalment } WAG a round
}{ $act ->
    [none] { "" }
    [add] { " " }to add
    [remove] { " " }to remove
   *[not-add] { " " }not to add
}{ $mine ->
    [none] { "" }
   *[other] { " " }of my { $mine }
}{ $kind ->
    [none] { "" }
   *[other] ,
} { $question }

pledge-water = { $payer } buys up to { marbles } for { $to } in the next flow
pledge = { $rounds ->
    [0] { $payer } pays { $to } { $wag } WAG if it { deed.third }
   *[other] { $payer } lends { $to } { $wag } WAG if it { deed.third }
}
promise = { $by } has promised { $to } to { deed }

# The form: what it is called at each decision it begins with, its questions, and sentences that can be typed.
form-talk = Make a proposal
    .example = offer { $city } loan 2 if removes corn, ask { $city } 1, promise { $city } to add forest, plan wetland
form-works = Make a deal
    .example = ask { $city } loan 2 for 2 rounds, swap meadow for forest with { $city }
form-buy = Ask for help
    .example = ask { $city } loan 1
form-answer = Make a counter-offer
    .example = 3 if removes corn
form-bank = The bank
    .help = { choice-bank } { choice-bank.help }
form-plan = All: a plan
form-whom = To whom?
form-whom-else = To whom else?
form-nobody = Say whom you speak to.
form-send = Say it
question-what = What?
question-amount = How much?
question-tie = For what?
question-instalment = Paid back each round
question-term = For how long?
question-act = To do what?
question-card = Which activity?
question-mine = You give
question-theirs = You get

# What means an answer in a typed sentence: phrases between commas, of which all words have to be there.
typed-city = { $city }
typed-bank = bank, borrow bank
typed-plan = plan, announce
typed-what-bank = bank
typed-what-give = offer, give, lend
typed-what-ask = ask, borrow
typed-what-swap = swap, offer swap
typed-what-water = water, offer water, give water, buy water
typed-what-promise = promise
typed-what-ask-promise = ask promise
typed-tie-nothing = gift, nothing
typed-tie-paid-back = loan, lend, lent, paid back
typed-tie-once-done = if, once, gift if, gift once
typed-tie-promise = promise, on promise, gift promise
typed-tie-lent-once-done = loan if, loan once, lend if, lent if, lent once, paid back if
typed-act-add = add, adds
typed-act-remove = remove, removes
typed-act-not-add = not add, does not add, without
typed-instalment = { $wag } a round, { $wag } each round, by { $wag }
typed-term = { rounds }
typed-plot = plot { $plot }
