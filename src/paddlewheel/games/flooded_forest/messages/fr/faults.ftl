# What can be wrong in a component file.

fault-missing = ce nombre manque
fault-hand = une main est tirée de la pioche : elle ne peut pas avoir plus de cartes qu’elle
fault-tiles = il y a { $tiles } tuiles de crue, pas { $found }
fault-tile-number = les tuiles sont numérotées dans l’ordre : celle-ci est { $tile }
fault-edges = six lettres, W pour l’eau et F pour la forêt, pas { $edges }
fault-no-water = une tuile sans eau ne pourrait jamais être posée
fault-circles = une tuile a 1, 2 ou 3 cercles, pas { $found }
fault-bank = { $pairs } paires de W et de F, pas { $bank }
fault-starts = il y a quatre cases de départ différentes
fault-start-cell = une case de départ touche deux tuiles de fleuve : N1.2 à N1.7 ou S1.2 à S1.7
fault-forest-sides = aucune tuile ne va entre deux côtés de forêt
