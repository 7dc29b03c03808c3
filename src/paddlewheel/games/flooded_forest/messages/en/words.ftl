# Names and numbers that many sentences share. Colours, predators and sites are told by their names in the program.

seat-red = Red
    .letter = R
    .sign = r
seat-blue = Blue
    .letter = B
    .sign = b
seat-green = Green
    .letter = G
    .sign = g
seat-purple = Purple
    .letter = P
    .sign = p

place = { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}

predator = { $predator ->
    [caiman] caiman
    [piranhas] piranhas
   *[jaguar] jaguar
}
predator-title = { $predator ->
    [caiman] Caiman
    [piranhas] Piranhas
   *[jaguar] Jaguar
}
the-predator = { $predator ->
    [caiman] the caiman
    [piranhas] the piranhas
   *[jaguar] the jaguar
}
The-predator = { $predator ->
    [caiman] The caiman
    [piranhas] The piranhas
   *[jaguar] The jaguar
}

site = { $site ->
    [river] the river
   *[tile] { $site }
}

# Where piranhas are helped by an action.
piranhas-eat = { $eats ->
    [2] two
   *[other] { $eats }
}
fish-there = { $few ->
    [one] { $few } fish is there
    [3] three fish are there
   *[other] { $few } fish are there
}
# Fish of one colour, as a part of a school: 2 red.
fish-of-colour = { $count } { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[purple] purple
}
# A school of these parts.
school = { $parts } fish
no-fish = no fish

circles = { $circles ->
    [one] { $circles } circle
   *[other] { $circles } circles
}
points-in-words = { $points ->
    [1] one point
    [2] two points
   *[other] { $points } points
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

action-predator-step = predator step
    .title = Predator step
    .help = Move a predator that shares its tile with fish to an adjacent flood tile.
action-extra-bite = extra bite
    .title = Extra bite
    .help = After your pull a predator that has eaten eats one fish more.
action-fish-step = fish step
    .title = Fish step
    .help = Move your fish from a shared tile along water to an adjacent flood tile.
action-piranhas-at-three = piranhas at three
    .title = Piranhas at three
    .help = After your pull piranhas eat { piranhas-eat } though only { fish-there }.
action-caiman-over-land = caiman over land
    .title = Caiman over land
    .help = Move a caiman over land to an adjacent tile, alone or when its tile is pulled.
action-jaguar-leap = jaguar leap
    .title = Jaguar leap
    .help = Move a jaguar up to two flood tiles, alone or when its tile is pulled.

ending = { $reason ->
    [river-full] All circles of the river are filled.
   *[forest-dry] No flood tile is left.
}
