# The choices of a captain, and chains of them.

choice-speed = Speed { $speed } ({ $coal ->
    [0] free
   *[other] { $coal } coal
})
    .help = Move exactly { $speed ->
        [one] { $speed } hex
       *[other] { $speed } hexes
    } this turn.
choice-turn-left = Turn left ({ $coal ->
    [0] free
   *[other] costs { $coal } coal
})
choice-turn-right = Turn right ({ $coal ->
    [0] free
   *[other] costs { $coal } coal
})
choice-turn-help = 60 degrees. The first turn of a move is free, every further one costs a coal.
choice-forward = Forward
    .help = One hex ahead, for one movement point. A ship in the way is pushed for one point more.
choice-end = End the move
    .text = End
    .help = The next ship moves.
choice-push = Push { $towards }
    .help = The pushed ship goes to the next hex that way.
choice-face = Face { $towards }
    .help = Your ship was pushed: point it wherever you like.

# -- plans: where a ship can sail in one move --

plan-sail = Sail to { $place } at speed { $speed }, heading { $heading } ({ $coal ->
    [0] free
   *[other] { $coal } coal
})
plan-land = Sail to { $place } at speed { $speed }, and land ({ $coal ->
    [0] free
   *[other] { $coal } coal
})
plan-help = { $chain }.
    .boards = A passenger comes aboard. { $chain }.

# The choices of a plan in a row: speed 3, turn left, forward 2.
chain-speed = speed { $speed }
chain-turn-left = { $times ->
    [1] turn left
   *[other] turn left { $times }
}
chain-turn-right = { $times ->
    [1] turn right
   *[other] turn right { $times }
}
chain-forward = { $times ->
    [1] forward
   *[other] forward { $times }
}
