# What stands on the table: labels of the river and of the panels.

river = The river
country = The country along the river

# -- tiles: `Tile 3, A1-1, red station, 2 passengers waiting` --

tile = Tile { $number }
bank = The bank of tile { $number }
shore = The shore of tile { $number }
shallows = The shallows of tile { $number }
island = Island
station-red = red station
    .letter = R
    .label = Red station: { $waiting ->
        [one] { $waiting } passenger
       *[other] { $waiting } passengers
    } waiting
station-brown = brown station
    .letter = B
    .label = Brown station: { $waiting ->
        [one] { $waiting } passenger
       *[other] { $waiting } passengers
    } waiting
waiting = { $waiting ->
    [one] { $waiting } passenger
   *[other] { $waiting } passengers
} waiting
start = Start space { $number }
dock = Dock: { $waiting ->
    [one] { $waiting } passenger
   *[other] { $waiting } passengers
} to be collected at speed 1
passenger-waiting = A passenger waiting
wake = Where the ship has passed
platform = The landing platform
entry = This hex leads to the platform
aim-forward = Go forward
aim-turn-left = Turn left
aim-turn-right = Turn right

# -- ships: `Red's steamer, heading north, speed 3, coal 5, 1 of 2 passengers aboard` --

steamer = { $who }'s steamer
steamer-heading = heading { $heading }
steamer-landed = { $who }'s steamer, { $place } at the platform
speed = speed { $speed }
coal = coal { $coal }
passengers-of = { $aboard } of { $berths } passengers aboard
passenger-of = A passenger aboard { $who }
speed-of = { $who }'s speed: { $speed }
coal-of = { $who }'s coal: { $coal }

# -- the dials --

dials = Set your speed
dial = Speed { $speed }, { $coal ->
    [0] free
   *[other] costs { $coal } coal
}
    .barred = Speed { $speed }, cannot be chosen now
dial-price = { $coal ->
    [0] free
   *[other] { $coal } coal
}
    .barred = barred

# -- the order of play --

order = Round { $round } of at most { $rounds }: order of play
order-place = { $who } moves { $place } in this round
order-number = Number { $number } in the order of play
pile = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} still face down
    .text = tiles left
die = The direction die shows: { $bend }
die-blank = The direction die is not rolled yet
    .text = die
die-left = left
die-ahead = ahead
die-right = right

# -- a captain's card: `Red: on tile 3, speed 2, coal 4, 1 passenger aboard` --

card = { $who }: { $facts }
on-tile = on tile { $tile }
aboard = { $aboard ->
    [one] { $aboard } passenger
   *[other] { $aboard } passengers
} aboard
colours = { $who }'s colours
wheel-speed = Speed { $speed }
    .text = speed
wheel-coal = Coal { $coal }
    .text = coal
berth-taken = A passenger aboard
berth-free = A free berth
