# What single commands say, and what is wrong with what they were given.

components-title = { $game } : { $part }
file-trouble = { $file } : { $why }
record-too-short = l’enregistrement a { $choices } choix ; --at va de 0 à { $choices }
resume-other-game = { $file } est un enregistrement de { $game }, non de { $wanted } : reprenez-le sans nommer le jeu
printing = Impression : { $game }
printed = { $file } contient { $game } à imprimer et à jouer.
render-shows = { $file } montre { $game } après { $choices } choix.
render-shows-end = { $file } montre { $game } après { $choices } choix. La partie est alors finie.

# info
info-version = version
info-engine = moteur
info-python = python
info-machine = machine
info-games = jeux
info-compiled = compilé par mypyc
info-plain = Python simple
info-slow = Un compilateur C et `make build` donnent un moteur environ 20 fois plus rapide.

# check
check-trying = Essai de { $file }
check-fits = { $file } convient à { $game } : les parties ({ $seats } places) arrivent à leur fin.
check-changed = { $table }, { $name } : { $before } -> { $now }
check-new = { $table }, { $name } : nouveau : { $now }
check-left-out = { $table }, { $name } : supprimé
check-no-change = Il ne change rien.
check-record = { $file } est un enregistrement de { $game } qui se rejoue : { $choices } choix, { $end ->
    [sealed] son empreinte est juste
   *[open] il n’a pas d’empreinte à la fin
}.
check-several = { $file } convient à plusieurs jeux ; nommez-en un avec --game : { $games }
check-no-component-file = { $file } n’est pas un fichier de matériel : { $part ->
    [changes] sa table { $table } ne nomme aucun nombre d’aucun jeu
   *[tables] aucune de ses tables n’est connue
} ; --game JEU dit ce qui ne va pas pour ce jeu

# class
class-people = { $game } se joue de { $low } à { $high } personnes, pas à { $people }
class-tables = une classe a au plus { $most } tables, et le fichier a { $groups } groupes de noms
class-group = élèves par table : { $people }, mais un groupe de noms en a { $names }
class-name = un nom a au plus 40 lettres, { $name }... en a { $letters }

# new-game
new-game-id = l’identifiant d’un jeu est fait de minuscules, de chiffres et de traits d’union isolés, comme river-market, pas { $id }
new-game-exists = il y a déjà un jeu { $id } ; choisissez un autre identifiant
new-game-folder = { $folder } existe déjà et n’est pas vide
new-game-made = { $folder } contient un jeu complet. Pour continuer :

# serve
serve-log-level = un niveau de journal est debug, info, warning ou error, pas { $level }
serve-components = pour un serveur, --components s’écrit JEU=FICHIER, pas { $text }
serve-set = pour un serveur, --set s’écrit JEU:NOMBRE=VALEUR, comme mississippi-queen:ship.coal=8, pas { $text }
serve-bot-exists = { $name } est déjà un bot ; donnez un autre nom au vôtre
serve-port-taken = impossible d’écouter à { $host }, port { $port } : { $why } ; essayez --port { $next }
serve-bad-host = impossible d’écouter à { $host }, port { $port } : { $why } ; --host prend une adresse de cette machine
serve-key-unreadable = la clé d’administration ne peut pas être lue dans { $file } : { $why }
serve-key-shape = la clé d’administration dans { $place } doit avoir de 16 à 64 lettres, chiffres ou signes, et aucun espace
