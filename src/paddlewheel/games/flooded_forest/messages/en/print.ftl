# The pieces on paper, and the tables of components.

print-tiles = River and flood tiles with their actions
print-fish = Fish: cubes to fold
print-predators = Predators
print-flood = Flood tiles
    .note = The back of a flood tile is the action token of whoever pulls it.
print-river = River tiles
    .note = Laid in the order of their numbers. Four players use { $four } circles, three the other side with { $three }.
    .piece = river { $number }
print-cubes = Fish
    .note = Wooden cubes or beads in four colours do as well.
print-cube = { $colour ->
    [red] Red fish
    [blue] Blue fish
    [green] Green fish
   *[purple] Purple fish
}
    .piece = { $colour ->
        [red] red fish
        [blue] blue fish
        [green] green fish
       *[purple] purple fish
    }
print-tent = { predator }: from { $needs } eats { $eats }

table-tiles = Flood tiles
    .note = Sides from the east, counter-clockwise: W water, F forest.
    .tile = tile
    .sides = sides
    .circles = circles
    .action = action
    .from = from
table-river = The river
    .note = Sides of the seven river tiles, left and right, and the cells of the start tiles.
    .part = part
    .is = is
    .from = from
    .north = north bank
    .south = south bank
    .starts = start cells
