# What can be wrong in a lesson or in the art of a game.

lesson-line = ligne { $line }
lesson-empty-chapter = le chapitre précédent n’a pas de texte
lesson-no-learner = il manque la ligne 'learner PLACE'
lesson-no-words = une leçon a des chapitres, chacun avec du texte
lesson-seat = l’élève est à l’une des { $seats } places, pas à la place { $seat }
lesson-seat-once = la place de l’élève est donnée une seule fois, par un nombre
lesson-over = une leçon s’arrête avant la fin de la partie, pour que l’élève puisse continuer
lesson-chapter = un chapitre ({ $mark } TITRE) commence avant le premier texte
lesson-rule = le livret n’a pas de règle { $rule }
not-presented = { $game } n’a ni textes ni images
not-svg = pas du SVG
no-symbol = il n’y a pas ce symbole, que demande { $element }
