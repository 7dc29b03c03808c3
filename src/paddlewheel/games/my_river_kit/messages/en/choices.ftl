# The decision at hand, and what each choice means: a label and one more sentence of help.

prompt-round = Round { $round } of { $rounds }
prompt-goal = Every mayor picks a goal in secret. Still to pick: { $waiting }.
prompt-settle = { $city } rolled { $die } and settles { $card } for nothing: where?
prompt-buy = { prompt-round }: the City centre of { $city } lacks { marbles } of water. Buy for { $wag } WAG?
    .poor = { prompt-round }: the City centre of { $city } lacks { marbles } of water. You cannot pay { $wag } WAG. Ask for help?
prompt-ready = { prompt-round } is over: { $greens } of six green, { $reds } red. Ready for the next round? Still looking back: { $waiting }.
prompt-vote = { prompt-round }: how beautiful is the landscape, from 0 to 10? Still to vote: { $waiting }.
prompt-works = { prompt-round }: { $city } adds one activity.
    .added = { prompt-round }: { $city } may still move or remove activities.
prompt-place = { prompt-round }: { $city } places { $card }: where?
prompt-move = { prompt-round }: { $city } moves the activity on plot { $plot }: where to?
prompt-talk = { prompt-round }: { $city } has the floor.
prompt-answer = { $deal } What does { $city } say?
prompt-plan = { prompt-round }: { $city } announces a plan: which activity?
prompt-whom = { $city }: { $question }

# What is asked next of a proposal, behind what has been said of it.
ask-what = { $partners ->
    [0] whom do you speak to?
   *[other] whom else, or what?
}
ask-amount = { $kind ->
    [water] how many marbles?
   *[other] { $partners ->
        [one] how many WAG?
       *[other] how many WAG each?
    }
}
ask-tie = for what?
ask-instalment = how much back each round?
ask-term = for how many rounds?
ask-act = to do what?
ask-card = which activity?
ask-mine = which activity do you give?
ask-theirs = which activity do you get?

choice-goal-aquabon = Most Aquabon
    .help = You are ranked by the Aquabon of your city.
choice-goal-richest = The richest city
    .help = You are ranked by your wealth after the last round.
choice-settle = Settle on plot { $plot }
    .help = The cups reach plot 1 first and plot 5 last.
choice-buy = Buy { marbles } ({ $wag } WAG)
    .help = The City centre is played and earns as usual.
choice-go-without = Go without
    .help = The City centre fails: no income, no impacts, and water availability loses 2.
choice-ask-help = Ask for help
    .help = Ask another mayor for the money, or borrow from the bank.

choice-propose = Make a proposal
    .help = Money, a swap, water or a promise: whom, what, for what.
choice-announce = Announce a plan
    .help = What you mean to add. It binds nobody.
choice-pass = Pass
    .help = The next mayor has the floor. The talk ends when all pass in a row.
choice-bank = Borrow { $wag } WAG from the bank
    .help = Paid back with { $instalment } WAG a round for { rounds }. Once a game.
choice-partner = To { $city }
    .also = And { $city }
    .help = You may speak to several mayors at once.
choice-what-give = I give money
    .help = As a gift, as a loan, once something is done, or on a promise.
choice-what-ask = I ask for money
    .help = As a gift, as a loan, once you have done something, or on your promise.
choice-what-swap = A swap
    .help = One activity each.
choice-what-water = I buy you water
    .help = For your City centre, in the next flow, if it lacks water and you still have the money.
choice-what-promise = I promise
    .help = Nothing enforces it, but it is written down: the debriefing tells whether you kept it.
choice-what-ask-promise = Promise me
    .help = Nothing enforces it, but it is written down: the debriefing tells whether it was kept.
choice-marbles = { marbles }
    .help = { $wag } WAG each, paid when they are needed.
choice-amount = { $wag } WAG
    .help = From each mayor you speak to, or to each.
choice-tie-nothing = A gift
    .help = It does not have to be paid back.
choice-tie-paid-back = A loan
    .help = With an instalment a round, from the next round on.
choice-tie-once-done = A gift, once done
    .help = The money is set aside, and paid as soon as the works show it. Else it goes back.
choice-tie-promise = On a promise
    .help = The money is paid at once. Nothing enforces the promise.
choice-tie-lent-once-done = A loan, once done
    .help = The money is set aside, and lent as soon as the works show it. Else it goes back.
choice-instalment = { $wag } WAG a round
    .help = Due with the fines, from the next round on.
choice-term = { rounds }
    .help = What is still owed at the end is taken off the borrower's wealth.
choice-act-add = Add an activity
    .help = In the next works.
choice-act-remove = Remove an activity
    .help = In the next works.
choice-act-not-add = Not add an activity
    .help = In the next works.
choice-swap = Swap
    .help = One activity each.
choice-mine = Give { $card } (plot { $plot })
    .help = Each of you pays { $wag } WAG.
choice-theirs = Get { $card } (plot { $plot })
    .help = Each of you pays { $wag } WAG.
choice-nothing = nothing

choice-accept = Accept
    .help = The deal is done at once.
choice-refuse = Refuse
    .help = Nothing changes hands.
choice-counter = Make a counter-offer
    .help = You refuse this, and say what you would agree to.

choice-vote = Vote { $vote }
    .help = All votes are shown when the last one is in.
choice-add = Add { $card } ({ $wag } WAG)
choice-remove = Plot { $plot }: remove { $card } ({ $wag } WAG)
    .help = The card goes back to the stock, the plot is free.
choice-lift = Plot { $plot }: move { $card }
    .help = { $wag } WAG to a free plot, twice that in exchange.
choice-deal = Make a deal
    .help = Ask for help or offer it while you build.
choice-ready = Ready for the next round
    .help = It begins when all mayors are ready.
choice-end-works = End your works
    .help = The next mayor builds; after the last one the round is over.
choice-place = Place on plot { $plot }
    .help = The cups reach plot 1 first and plot 5 last.
choice-move = Move to plot { $plot } ({ $wag } WAG)
    .help = The plot is free.
choice-exchange = Exchange with { $card } ({ $wag } WAG)
    .help = It lies on plot { $plot }.

# Two choices in one go.
plan = { $what }: { $where }
