# What can be wrong in a component file.

fault-track = a track has a Power card and a start
fault-powers = the powers are, in this order: { $powers }
fault-roles = the roles are, in this order: { $roles }
fault-weather = { $cards } cards are more than the deck's { $deck }
fault-heavy = there are { $heavy } heavy rains, not { $found }
fault-own-deck = a deck of your own has { $fewest } to { $most } cards, not { $found }
fault-deck = the deck has { $cards } cards, not { $found }
fault-fall-keeps = Fall keeps { $kept } of { $cards } cards
fault-starred = more starred cards than cards
fault-goals = there are five pairs of goals, each an A and then its B
fault-goal = a goal asks for one or two kinds of cards, or for rafts
fault-no-card = there is no card { $card }
fault-names = it names { $found }; wanted: { $wanted }

# The map
place-line = line { $line }
place-row = row { $row }
place-hex = line { $line }, hex { $hex }
place-water = water { $group }
place-land = land { $group }
place-region = region { $region }
place-river = the river
fault-fact = a { $kind } line reads '{ $kind } NAME : ...'
fault-word = { $word } is no row, region, town or camp
fault-row = a row has { $columns } hexes, not { $found }
fault-mark = { $mark } is neither land nor water
fault-elevations = group { $group } has two elevations
fault-regions = the regions are, in this order: { $regions }
fault-no-water = there is no water { $name } in the picture
fault-named = the regions name { $named } groupings, the picture has { $drawn }
fault-flow = water may only flow to a grouping further down the list
fault-site = { $kind } { $name }: { $hex } is not a land hex
fault-sites = there are { $count } different { $kind } sites, not { $found }
fault-fall = { $word } is not a land group with an elevation from 2 to 5
fault-waters = there are { $waters } groupings, not { $found }
fault-same-name = { $name } names two things
fault-apart = its hexes are not connected
fault-lands = there are at most { $most } land groups, not { $found }
fault-floodable = { $floodable } hexes can flood and there are { $hexes } flood hexes
fault-lowest = the lowest land lies at elevation 2
fault-lakes = it has { $lakes } lakes, not { $found }
fault-lake = the lake of { $group } is not divided into parts that flow
fault-dot = its first grouping { $group } must have the dot
fault-dots = every region has one dot; { $found } are drawn
fault-groupings = it has at least 4 groupings
fault-downstream = it does not touch what is downstream of it
