# What can be wrong in a component file.

fault-missing = is missing
fault-hand = a hand is drawn from the deck: it cannot hold more than the deck
fault-deck = of { $tiles } flood tiles { $start } lie at the start, so { $players } players get at most { $most } each, not { $found }
fault-tiles = there are { $fewest } to { $most } flood tiles, not { $found }
fault-tile-number = the tiles are numbered in order: this one is { $tile }
fault-edges = six letters, W for water and F for forest, not { $edges }
fault-no-water = a tile without water could never be placed
fault-circles = a tile has 1, 2 or 3 circles, not { $found }
fault-bank = { $pairs } pairs of W and F, not { $bank }
fault-starts = there are four different start cells
fault-start-cell = a start cell touches two river tiles: N1.2 to N1.7 or S1.2 to S1.7
fault-forest-sides = no tile fits between two forest sides
