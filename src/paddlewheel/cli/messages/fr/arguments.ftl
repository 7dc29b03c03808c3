# What commands ask for, and what is wrong with an answer.

setting-reads = un réglage s’écrit NOMBRE=VALEUR, comme ship.coal=8, et non { $text }
option-reads = une option s’écrit NOM=VALEUR, et non { $text }
own-file = { $why } (le fichier du jeu lui-même : { $path })
is-a-folder = impossible d’écrire { $path } : c’est un dossier ; nommez un fichier dedans
no-folder = impossible d’écrire { $path } : il n’y a pas de dossier { $folder }
cannot-be-written = impossible d’écrire { $path } : { $why }
no-folder-for-games = { $path } ne peut pas être un dossier pour les parties : { $why }
seats-or-players = --seats dit combien, et --players dit qui ; et non { $text }
players-for-seats = --players nomme { $players } joueurs pour { $seats } places
seats-at-a-table = --seats dit combien sont à une table, et --players qui se rencontre ; et non { $text }
commas-between = les joueurs sont séparés par des virgules : steady,casual, et non { $text }
not-installed = { $what ->
    [report] pour un rapport
    [comparison] pour une comparaison
    [tuning] pour régler un jeu
    [file] pour garder des parties dans un fichier
    [folder] pour garder des parties dans un dossier
    [tournament] pour un tournoi
    [training] pour apprendre
   *[dataset] pour un jeu de données
}, il faut { $modules } : pip install 'paddlewheel[{ $extra }]'
