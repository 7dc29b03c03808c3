# Hints: what a turn is for, and what bots compare turns by.

chance-to-come-through = { $count ->
    [1] chances de s’en sortir
   *[other] chances de s’en sortir ensemble
}
prospects = perspectives de tous ensemble et de votre propre place
expected-place = place attendue
chance-to-win = chances de gagner
place-of = { $place } sur { $places }

owes-nothing = la place { $seat } n’a rien à décider maintenant
nothing-to-advise = il n’y a rien à conseiller : un seul choix reste possible
measured = { $name } : { $value }
whatever-you-choose = { $named }, quel que soit votre choix.
as-good = { $named } ; tout aussi bon : { $others }.
next-best = Ensuite : { $name }.
# How the reasons of games begin that name a cost
costs-begin-with = Coûte { "" }
gives-that-up = Cela y renonce.
gives-this-up = Cela renonce à ceci : { $lost }
several-times = { $label } ({ $count } fois)
