# The race in a terminal.

legend-ships = R↑ a ship and its heading
legend-own = You are { $who }: { $letter } and an arrow, your heading
legend-water = { $waters } water, by tiles
legend-land = ▒▒ land
legend-tile = { $sign } a tile and its flow
legend-station = ▒⌂ station
legend-dock = d2 dock, 2 passengers waiting
    .sign = d
legend-entry = ► leads to the platform

text-you = { $who } (you)
text-speed = speed { $speed }
text-coal = coal { $coal }
text-passengers = passengers { $aboard } of { $berths }
text-landed = landed
    .place = landed { $place }
text-tile = tile { $tile }, { $name }
