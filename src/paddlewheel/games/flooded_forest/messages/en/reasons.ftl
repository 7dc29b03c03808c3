# What a turn is for. `own` is how many of the player's own fish a sentence is about.

own-fish = { $own ->
    [1] one of your fish
   *[other] { $own } of your fish
}
brings-home = Brings { own-fish } into the river for { points }.
eats-others = Eats { $fish } for { points }.
brings-others-home = Also brings { $fish } into the river.
costs = Costs { own-fish }, eaten.
puts-out = Puts { own-fish } into the forest{ $near ->
    [all] , next to the river
    [some] , { $nearer } next to the river
   *[none] { "" }
}.
brings-nearer = Brings { own-fish } next to the river.
cuts-others-off = Cuts { $fish } off from the river.
cuts-own-off = Cuts { own-fish } off from the river.
opens-way = Opens the way to the river for { own-fish }.
sets-predator = Sets { the-predator } on { $fish }.
    .and-own = Sets { the-predator } on { $fish }, and { own-fish }.
    .own = Sets { the-predator } on { own-fish }.
uses-up-action = Uses up your action.
keeps-action = Keeps the action { $action } for later.
better-chance = Gives your fish a better chance to reach the river.
worse-chance = { $colour ->
    [red] Leaves red fish
    [blue] Leaves blue fish
    [green] Leaves green fish
   *[purple] Leaves purple fish
} a worse chance to reach the river.
