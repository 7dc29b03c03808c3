# La course dans un terminal.

legend-ships = R↑ un bateau et son cap
legend-own = Vous êtes { $who } : { $letter } et une flèche, votre cap
legend-water = { $waters } eau, par tuiles
legend-land = ▒▒ terre
legend-tile = { $sign } une tuile et son courant
legend-station = ▒⌂ station
legend-dock = q2 quai, 2 passagers attendent
    .sign = q
legend-entry = ► mène au débarcadère

text-you = { $who } (vous)
text-speed = vitesse { $speed }
text-coal = charbon { $coal }
text-passengers = passagers { $aboard } sur { $berths }
text-landed = arrivé
    .place = arrivé { $place }
text-tile = tuile { $tile }, { $name }
