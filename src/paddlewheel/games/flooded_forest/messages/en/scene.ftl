# The table: labels and tips of what lies on it, the players, the status, and the table as text.

forest = The forest
river-and-banks = The river and its banks
free-cell = Free cell { $cell }
river-tile = River tile { $number }
    .scored = River tile { $number }: { $filled } of { $circles } circles filled
river-circle = A circle of the river
circle = A circle
overflow = { $count } more fish than circles

tile = { $tile }, { $circles }, { $pieces }{ $pulled ->
    [yes] , may be pulled
   *[no] { "" }
}
    .tip = { $tile }: { $pieces }{ $pulled ->
        [yes] , may be pulled
       *[no] { "" }
    }. On its back: { $action }.
    .can-pull = { $tile } may be pulled
school-and-predator = { $school }, { predator }
fish = { fish-of-colour } fish
    .home = { fish-of-colour } fish in the river
gap = { $phase ->
    [flood] The tile goes here
   *[dry] The gap of the pulled tile
}
aside = { $tile } { $phase ->
    [flood] is going to be laid
   *[dry] is pulled and lies aside until the end of the turn
}
    .tip = { aside }. On its back: { $action }.
which-way-round = Which way round?
your-choice = Your choice
your-hand = Your hand
tile-held = { $tile }, { circles }, on its back: { $action }

# A panel a player; the short words stand under a number.
card = { $name }: { $points } points, { $home } fish home, { $eaten } eaten{ $place ->
    [none] { "" }
   *[other] , { $place }
}
    .unit = points
    .fish = { $name }'s fish
figure-home = home
    .label = { $value } fish home in the river, { points-in-words } each
figure-eaten = eaten
    .label = { $value } fish of others eaten, { points-in-words } each
figure-lost = lost
    .label = { $value } of these fish were eaten
figure-supply = to place
    .label = { $value } fish still to be placed
deck = hand { $hand }, deck { $deck }{ $top ->
    [none] { "" }
   *[other] , next back: { $top }
}
    .label = { $name }'s tiles: { deck }
unplaced = to place: { $predators }
held-action = { $action ->
    [none] no action held
   *[other] action: { $action }
}
    .label = { $name } - { held-action }

status-phase = Phase
    .flood = flood
    .dry = dry
    .flood-period = Phase flood
    .dry-period = Phase dry
status-river = fish in the river
    .value = { $filled } of { $circles }
    .tip = When its circles are full, the game ends.
status-tiles = tiles on the board
status-points = points
status-home = home
    .tip = Fish home in the river, { points-in-words } each.
status-supply = fish to place
status-tiles-left = tiles left
    .tip = { $hand } in hand, { $deck } in the deck.
status-unplaced = to place
status-action = action
    .none = none

# The table as text.
text-river = RIVER
text-gap = (gap)
text-mark = { $predator ->
    [caiman] <C>
    [piranhas] { "{P}" }
   *[jaguar] { "[J]" }
}
legend-terrain = { $water } water { $forest } forest
    .you = You are { $name } ({ $letter })
    .fish = { $letter }2 two red fish
    .circles = (2) free circles
    .predators = { $caiman } caiman { $piranhas } piranhas { $jaguar } jaguar
    .pulled = * can be pulled
text-turns = It may lie so:
text-to-lay = To lay, turned as you like:
text-pulled = Pulled: { $tile }, with { $pieces }.
text-hand = Your hand, and the
    .second = action on each back:
text-player = { $name }{ $you ->
    [yes] { " (you)" }
   *[no] { "" }
}
    .flood = fish to place { $supply } hand { $hand } deck { $deck }{ $top ->
        [none] { "" }
       *[other] { " " }({ $top })
    }
    .dry = home { $home }  eaten { $eaten }
    .unplaced = to place: { $predators }
    .action = action: { $action }
