# What can be wrong with files of people's own, databases and clocks.

trial = une partie avec ce fichier
trial-not-played = impossible à jouer : { $why }
trial-no-end = elle ne finit pas en { $choices } choix
record-too-long = aucune partie de { $game } n’a plus de { $choices } choix
record-forks = une partie bifurque au plus { $most } fois
database-newer = la base de données a le schéma { $found }, mais ce Paddlewheel ne connaît que { $known } : installez un Paddlewheel plus récent
database-not-changed = la base de données n’a pas pu passer du schéma { $found } à { $wanted } et reste comme elle était : { $why } ; remédiez-y et relancez, ou utilisez le Paddlewheel qui l’a faite
database-empty = aucun
increment-needs-game = Un incrément s’ajoute au temps pour la partie : dites combien de temps elle a.
days-or-seconds = Une pendule compte des jours par coup, ou des secondes, pas les deux.
