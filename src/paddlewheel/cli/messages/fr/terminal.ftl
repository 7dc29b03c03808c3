# The terminal.

no-such-language = { $code } n’est pas une langue de ce programme ; il parle { $languages }
not-text = le fichier n’est pas du texte
interrupted = interrompu

# At the table
saved-as = La partie est enregistrée dans { $path } pendant que vous jouez. Tapez ? pour l’aide.
saved = Enregistré. Pour continuer : paddlewheel play --resume { $path }
resume-alone = un enregistrement dit lui-même qui joue et avec quoi : --resume va sans autres options
replay-it = La revoir : paddlewheel replay { $path }
analyse-it = Voir qui a bien joué : paddlewheel analyse { $path }
debrief-it = En reparler ensemble : paddlewheel debrief { $path } --html { $page }
hand-over = Passez l’écran à { $name }. Appuyez sur Entrée si vous êtes { $short }.
# The article that a side's name begins with; behind a person's name it is written small
article-in-title = L’
or-in-a-sentence = ou en une phrase : { $sentence }
help =
    Répondez par le numéro d’un choix, ou par le début de ses mots : `av` pour Avancer.
      avancer 3  un choix trois fois de suite
      plans      des suites entières de choix, une par ligne ; tapez le début de leurs mots pour les jouer
      offer ...  une proposition entière en une phrase, là où vous pouvez en faire une : l’exemple est sous les choix
      map        toute la table ; Entrée montre à nouveau ce qui vous entoure
      ? ou ? 3   ce que veulent dire les choix, ou le choix 3
      why MOTS   pourquoi quelque chose n’est pas possible maintenant, et quand ce le sera
      status     ce qui est décisif en ce moment, en quelques chiffres
      rule       la règle en vigueur
      aid        l’aide de jeu : le tour, les coûts, la fin
      story      ce qui s’est passé jusqu’ici
      hint       ce que ferait un joueur fort, et pourquoi
      undo       reprendre votre dernier choix
      quit       partir ; la partie est enregistrée et peut être reprise

# Answers
choose-from = choisissez de 1 à { $count }, ou tapez ? pour l’aide
can-mean = { $words } peut vouloir dire { $count } choses ; précisez : { $examples }
type-a-number = tapez un nombre de 1 à { $count }, ou ? pour l’aide
none-of-the-choices = { $words } n’est aucun des choix ; { $meant }
no-choice-called = aucun choix ne s’appelle { $words } ; { $meant }
question-mark-tells = ? dit ce qu’on peut choisir maintenant
did-you-mean = vouliez-vous dire { $meant } ?
other-ways = { $label } ou de { $count } autres façons
come-to-light = Quelque chose a été révélé.
stopped-after = Arrêté après { $made } choix sur { $count } : { $why }
say-what = dites quoi : `why avancer`, ou le numéro d’un choix
you-can-do-that = Vous pouvez le faire : { $choices }.
can-mean-choices = { $words } peut vouloir dire { $count } choix ; précisez.
no-aid-here = Ce jeu n’a pas d’aide de jeu.
no-plans = Il n’y a pas de plans ici.
no-more-to-say = rien de plus à dire

# The full screen
i-am-here = Je suis là
key-help = Aide
key-whole-table = Toute la table
key-hint = Conseil
key-undo = Reprendre
key-story = Récit
key-status = État
key-rule = Règle
key-aid = Aide de jeu
key-leave = Partir
what-can-be-typed = un nombre, le début d’un choix, why MOTS, ou ?
ctrl-q-leaves = Ctrl+Q pour partir.

# Puzzles
puzzle-number = { $game }, problème { $number }.
find-best-turn = Trouvez le meilleur tour pour { $who }.
type-for-help = Tapez ? pour l’aide.
puzzle-help =
    Répondez par le numéro d’un choix, ou par ses mots ou leur début.
      back      recommencer le tour
      solution  montrer le meilleur tour
      quit      partir
best-turn = Le meilleur : { $turn }.
solved = Résolu.
that-is-best = C’est le meilleur tour.
that-is-good = C’est un bon tour. Il y en a un meilleur ; essayez encore.
that-is-slip = C’est une imprécision. Il y a mieux ; essayez encore.
that-is-mistake = C’est une erreur. Il y a mieux ; essayez encore.
that-is-blunder = C’est une gaffe. Il y a mieux ; essayez encore.

# Records, games and rules
record-ends-here = L’enregistrement s’arrête ici, la partie non.
about-game = { $seats } places, d’habitude { $usual } ; { $least } à { $most } minutes ; version { $version } des règles
options = Options :
about-option = { $name } : { $allowed } ; { $usual } si rien n’est dit. { $meaning }
none = aucune
more-commands = Pour en savoir plus : paddlewheel rules { $game }, paddlewheel components { $game }, paddlewheel play { $game }
why = Pourquoi :
no-aid = { $game } n’a pas d’aide de jeu ; voyez `paddlewheel rules { $id }`

# A class
a-class = Une classe
class-opened = { $title } : { $game }, { $count } tables
pupils-open = Les élèves ouvrent    { $address }
and-type = et tapent             { $code }
in-another-network = Dans un autre réseau ({ $network }) : { $address }
no-network = Cette machine n’est dans aucun réseau que les appareils des élèves pourraient utiliser : rejoignez un Wi-Fi ou ouvrez un partage de connexion, puis recommencez.
code-of-class = Le code de la classe est { $code }.
console-open = Votre console est ouverte dans le navigateur.
console-at = Votre console, pour personne d’autre : { $address }
class-kept =
    Ctrl-C ferme les tables, `paddlewheel class` rouvre la même classe. Les noms et les parties sont conservés sur
    cette machine jusqu’à ce que vous supprimiez la classe dans la console, ou que personne ne l’ait utilisée pendant { $days } jours.

# Analyses
analysing = Analyse en cours
analysis-of = { $game } : analyse
measured-in = Mesure : { $quantity }, d’après ce que chaque place pouvait voir.
analysis-seat = place
analysis-accuracy = précision
analysis-turns = tours
analysis-lost = imprécisions, erreurs, gaffes
analysis-given-away = perdu
analysis-luck = chance
nothing-decided = Aucun tour, aucun tirage n’a changé grand-chose à lui seul.
