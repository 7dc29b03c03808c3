# The journal: a sentence a kind of event; `.short` is a word or two for the summary of a turn.

shows = { $who } takes { $tile } from the hand.
discards = { $who } has no tile that fits and discards { $tile }.
    .short = discards { $tile }
lays = { $who } lays { $tile } and puts a fish on it.
    .short = lays { $tile }
spawns = { $who } puts an extra fish on { $tile }.
    .short = { "{}" } extra fish
draws = { $who } draws a tile.
you-draw = You draw { $tile }.
all-placed = { $who } has placed all fish and discards the tiles left over.
    .short = all fish placed
predators = The flood is at its height. The predators appear.
posts = { $who } places { the-predator } on { $tile }.
    .short = { predator } on { $tile }
dry = The dry season begins. { $who } has the first turn.
pulls = { $who } pulls { $tile }.
    .short = pulls { $tile }
swims = { $fish ->
    [one] { $fish } fish swims to { site }.
   *[other] { $fish } fish swim to { site }.
}
    .short = { $fish } fish to { site }
slips = { $who } moves { $fish } fish from { $tile } to { site }.
    .short = { $fish } fish to { site }
prowls = { The-predator } { $predator ->
    [piranhas] go
   *[one] goes
} to { site }.
    .short = { predator } to { site }
drives-off = { $winner ->
    [caiman] The caiman drives
    [piranhas] The piranhas drive
   *[jaguar] The jaguar drives
} { the-predator } off { site }.
    .equal = { $winner ->
        [caiman] One of two caimans
        [piranhas] One of two piranhas
       *[jaguar] One of two jaguars
    } on { site } gives way.
    .short = { $predator ->
        [caiman] caiman driven off
        [piranhas] piranhas driven off
       *[jaguar] jaguar driven off
    }
eats = { $predator ->
    [caiman] The caiman eats
    [piranhas] The piranhas eat
   *[jaguar] The jaguar eats
} a { $colour ->
    [red] red fish
    [blue] blue fish
    [green] green fish
   *[purple] purple fish
} for { $who }.
    .short = { "{}" } { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[purple] purple
    } fish eaten
leaves = { The-predator } { $predator ->
    [piranhas] leave
   *[one] leaves
} with the river.
home = { $fish } { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[purple] purple
} fish { $fish ->
    [one] is
   *[other] are
} home in the river.
    .short = { $fish } fish home
action = { $who } uses { $tile }: { $action }.
    .short = uses { $action }
takes = { $who } takes { $tile } for its action: { $action }.
    .short = takes { $action }
keeps = { $who } keeps { $tile } and discards the pulled tile.
    .short = keeps { $action }
over = The game is over. { ending } Points: { $scores }.
score = { $who } { $count }
