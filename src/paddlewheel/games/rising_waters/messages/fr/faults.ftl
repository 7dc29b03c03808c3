# What can be wrong in a component file.

fault-track = une piste a une carte Pouvoir et un départ
fault-powers = les pouvoirs sont, dans cet ordre : { $powers }
fault-roles = les rôles sont, dans cet ordre : { $roles }
fault-weather = { $cards } cartes, c’est plus que la pioche, qui en a { $deck }
fault-heavy = il y a { $heavy } fortes pluies, pas { $found }
fault-own-deck = une pioche à vous a de { $fewest } à { $most } cartes, pas { $found }
fault-deck = la pioche a { $cards } cartes, pas { $found }
fault-fall-keeps = l’automne garde { $kept } cartes sur { $cards }
fault-starred = plus de cartes à étoile que de cartes
fault-goals = il y a cinq paires d’objectifs, chacune un A puis son B
fault-goal = un objectif demande une ou deux sortes de cartes, ou des radeaux
fault-no-card = il n’y a pas de carte { $card }
fault-names = il y a { $found } ; attendu : { $wanted }

# The map
place-line = ligne { $line }
place-row = rangée { $row }
place-hex = ligne { $line }, case { $hex }
place-water = eau { $group }
place-land = terre { $group }
place-region = région { $region }
place-river = le fleuve
fault-fact = une ligne { $kind } s’écrit '{ $kind } NOM : ...'
fault-word = { $word } n’est ni une rangée, ni region, town ou camp
fault-row = une rangée a { $columns } cases, pas { $found }
fault-mark = { $mark } n’est ni de la terre ni de l’eau
fault-elevations = le groupe { $group } a deux altitudes
fault-regions = les régions sont, dans cet ordre : { $regions }
fault-no-water = il n’y a pas d’eau { $name } dans le dessin
fault-named = les régions nomment { $named } groupes, le dessin en a { $drawn }
fault-flow = l’eau ne peut couler que vers un groupe placé plus bas dans la liste
fault-site = { $kind } { $name } : { $hex } n’est pas une case de terre
fault-sites = il y a { $count } sites { $kind } différents, pas { $found }
fault-fall = { $word } n’est pas un groupe de terre avec une altitude de 2 à 5
fault-waters = il y a { $waters } groupes d’eau, pas { $found }
fault-same-name = { $name } désigne deux choses
fault-apart = ses cases ne sont pas reliées
fault-lands = il y a au plus { $most } groupes de terre, pas { $found }
fault-floodable = { $floodable } cases peuvent être inondées et il y a { $hexes } hexagones de crue
fault-lowest = la terre la plus basse est à l’altitude 2
fault-lakes = elle a { $lakes } lacs, pas { $found }
fault-lake = le lac de { $group } n’est pas divisé en parties qui coulent
fault-dot = son premier groupe { $group } doit avoir le point
fault-dots = chaque région a un point ; nombre de points dessinés : { $found }
fault-groupings = elle a au moins 4 groupes
fault-downstream = elle ne touche pas ce qui est en aval
