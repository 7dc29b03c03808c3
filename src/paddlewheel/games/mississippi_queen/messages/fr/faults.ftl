# What can be wrong in a component file.

place-tile = tuile { $tile }
place-row = tuile { $tile }, rangée { $row }
fault-rows = un dessin a { $rows } rangées, pas { $found }
fault-mark = { $mark } ne peut pas être là
fault-hexes = nombre de cases dessinées : { $found } ; une tuile en a 20
fault-station = une station a une couleur, un S et un D
fault-tiles = il y a de { $fewest } à { $most } tuiles, pas { $found }
fault-start = la première tuile, et elle seule, est la tuile de départ : elle montre les cases 1 à 5
fault-passengers = il faut un nombre pour chacun des nombres de places : 2, 3, 4 et 5
