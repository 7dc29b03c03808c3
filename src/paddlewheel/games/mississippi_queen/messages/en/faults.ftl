# What can be wrong in a component file.

place-tile = tile { $tile }
place-row = tile { $tile }, row { $row }
fault-rows = a picture has { $rows } rows, not { $found }
fault-mark = { $mark } cannot stand there
fault-hexes = { $found } hexes are drawn; a tile has 20
fault-station = a station has a colour, one S and one D
fault-tiles = there are { $fewest } to { $most } tiles, not { $found }
fault-start = the first tile, and no other, is the start tile: it shows the spaces 1 to 5
fault-passengers = a number for each of 2, 3, 4 and 5 seats is needed
