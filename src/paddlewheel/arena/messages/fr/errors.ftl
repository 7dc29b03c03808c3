# What goes wrong in the arena. A designer's own words are repeated as they were typed.

fewest-games = il faut au moins 1 partie, pas { $games }
fewest-workers = il faut au moins un processus, pas { $workers }
ray-missing = Ray n’est pas installé : pip install 'paddlewheel[ray]'
arrow-missing = pour garder des parties dans un fichier, il faut pyarrow : pip install 'paddlewheel[arena]'
matplotlib-missing = pour un rapport, il faut matplotlib : pip install 'paddlewheel[arena]'
wrong-choice = le joueur { $player } a choisi ce qui ne lui est pas permis : { $why }

# Files and folders
not-a-series = pas une série
not-parquet = ce n’est pas un fichier Parquet de ce programme : { $why }
not-watched = ce n’est pas un fichier de parties observées : { $why }
another-series-file = { $path } contient une autre série ; nommez un autre fichier, ou les mêmes jeu, places, options et graine
another-series-folder = { $path } contient une autre série ; nommez un autre dossier, ou les mêmes jeu, joueurs, options et graine
not-a-study = pas une étude
not-trials = ce n’est pas un fichier d’essais : { $why }
another-study = { $path } contient une autre étude ; nommez un autre fichier, ou les mêmes jeu, nombres, buts et graine
no-dataset = { $path } n’est pas vide et ne contient pas de jeu de données ; nommez un autre dossier
dataset-not-kept = un jeu de données ne peut pas être gardé dans { $path } : { $why }
another-dataset = { $path } contient un autre jeu de données ; nommez un autre dossier, ou les mêmes jeu, joueurs et graine
no-place = { $path } n’a pas d’endroit <!-- { $name } --> ... <!-- /{ $name } -->

# Settings, variants and aims
sweep-reads = une suite de valeurs s’écrit NOMBRE=BAS..HAUT:PAS, et non { $text }
sweep-step = le pas d’une suite de valeurs est au moins 1, pas 0 : { $text }
sweep-empty = la suite de valeurs { $text } est vide : écrivez d’abord le plus petit nombre, comme { $example }
too-many-sweeps = --sweep prend un nombre, ou deux nombres différents pour une grille, pas { $places }
variant-reads = une variante s’écrit FICHIER.toml, NOMBRE=VALEUR ou OPTION=VALEUR, séparés par des virgules, ou { $original } ; et non { $word }
aim-reads = un but s’écrit 'wins(steady)=0.6..0.8', 'decisions<200' ou 'close finish>0.3', et non { $text }
aim-ends = un but se termine par =BAS..HAUT, <MAXIMUM ou >MINIMUM, et non { $text }
aim-player = on écrit 'wins(JOUEUR)', et les autres mesures vont sans joueur ; et non { $text }
no-such-measure = il n’y a pas de mesure { $measure } ; les mesures sont : wins(JOUEUR), { $known }
tuning-needs = pour régler un jeu, il faut un nombre qui puisse changer (--free) et un but (--aim)
freed-twice = chaque nombre n’est libéré qu’une fois
none-playable = aucun de ces réglages ne peut être joué ; libérez d’autres nombres ou des plages plus petites

# Levels and learning
two-levels = un tournoi demande au moins deux niveaux différents
weakest-first = nommez au moins deux niveaux différents, le plus faible en premier
no-facts-to-learn = { $game } n’a rien à apprendre de recherches : le jeu ne dit pas ce qui distingue ses choix
no-numbers-to-learn = { $game } n’a rien à apprendre de résultats : sa tactique ne nomme aucun nombre
no-positions-to-learn = { $game } n’a rien à apprendre de positions : le jeu ne dit pas ce qui les caractérise
too-few-games = { $games } parties, c’est trop peu pour apprendre ; jouez-en au moins { $least }
