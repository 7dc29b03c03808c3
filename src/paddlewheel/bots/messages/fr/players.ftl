# Bots that there are not, players of one's own, and files of learned weights.

no-such-bot = il n’y a pas de bot { $level } ; les bots sont : { $bots }, strong@ITERATIONS
no-such-temper = il n’y a pas de bot { $level } dans { $game } ; les bots sont : { $bots }
no-such-script = il n’y a pas de script { $script } dans { $game } ; les scripts sont : { $scripts }
no-scripts = aucun
own-player = un joueur personnel s’écrit module:Classe, ou module:Classe@POIDS, pas { $spec }
player-entry = { $entry } : un joueur personnel s’écrit module:Classe, ou module:Classe@POIDS
player-name = { $entry } : un nom a au plus 20 minuscules, chiffres et traits d’union : ada=mine:Ada
player-not-made = le joueur { $player } ne peut pas être créé : { $why }
player-no-choose = le joueur { $player } n’a pas de méthode choose(view)
player-not-imported = { $player } ne peut pas être importé : { $why }
player-no-class = { $player } n’est pas une classe
learned-file = le fichier
learned-weights = les poids
learned-other-facts = portent sur d’autres faits que ceux que donne le jeu
learned-numbers = les nombres
learned-other-numbers = ne sont pas ceux que suit la tactique du jeu
