# The race on paper.

print-tiles = River tiles and platform
print-ships = Ships and wheels
print-pieces = Passengers, die and measuring stick

tiles = River tiles
    .note = A hex is { $size } mm across, so that a folded ship lies inside it.
landing-platform = Landing platform
    .piece = platform
ships = Ships to fold
    .piece = { $who }'s ship
    .note = The arrow-shaped end of the hull is the bow.
glue = glue
wheels = Wheels of speed and coal
    .speed = { $who }: speed
    .coal = { $who }: coal
    .note = Cut the window out of the cover and pin it over its disc, so that the disc turns.
passengers = Passengers
    .one = A passenger
    .piece = passenger
    .note = Enough for { $players } players. Pawns or coins do as well.
river-die = Die of the river
    .piece = die
    .note = An ordinary die does as well: 1 and 2 left, 3 and 4 ahead, 5 and 6 right.
stick = Measuring stick
    .one = The measuring stick
    .piece = measuring stick
