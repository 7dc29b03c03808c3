# Hints: what a turn is for, and what bots compare turns by.

chance-to-come-through = { $count ->
    [1] chance to come through
   *[other] chance to come through together
}
prospects = prospects of all together and of your own place
expected-place = expected place
chance-to-win = chance to win
place-of = { $place } of { $places }

owes-nothing = seat { $seat } owes no decision now
nothing-to-advise = there is nothing to advise: only one choice is left
measured = { $name }: { $value }
whatever-you-choose = { $named }, whatever you choose.
as-good = { $named }; { $others } { $count ->
    [one] is
   *[other] are
} as good.
next-best = Next best: { $name }.
# How the reasons of games begin that name a cost
costs-begin-with = Costs { "" }
gives-that-up = It gives that up.
gives-this-up = It gives this up: { $lost }
several-times = { $label } ({ $count } times)
