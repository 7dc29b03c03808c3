# What can be wrong in a component file.

fault-missing = ce nombre manque
fault-hand = une main est tirée de la pioche : elle ne peut pas compter plus de tuiles que la pioche
fault-deck = sur { $tiles } tuiles de crue, { $start } sont posées au départ : { $players } joueurs en reçoivent donc au plus { $most } chacun, pas { $found }
fault-tiles = il y a de { $fewest } à { $most } tuiles de crue, pas { $found }
fault-tile-number = les tuiles sont numérotées dans l’ordre : celle-ci est { $tile }
fault-edges = six lettres, W pour l’eau et F pour la forêt, pas { $edges }
fault-no-water = une tuile sans eau ne pourrait jamais être posée
fault-circles = une tuile a 1, 2 ou 3 cercles, pas { $found }
fault-bank = { $pairs } paires de W et de F, pas { $bank }
fault-starts = il y a quatre cases de départ différentes
fault-start-cell = une case de départ touche deux tuiles de fleuve : N1.2 à N1.7 ou S1.2 à S1.7
fault-forest-sides = aucune tuile ne va entre deux côtés de forêt
