# Reports: titles, headings, columns and the words of plots.

series-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
balance-title = L’équilibre de { $game }
comparison-title = Variantes de { $game }
tuning-title = Réglage de { $game }
subtitle = Places : { $players }. Graine { $seed }, version { $version } des règles. { $credits }
subtitle-with-options = Places : { $players }. Options : { $options }. Graine { $seed }, version { $version } des règles. { $credits }
in-short = En bref

# Numbers with their doubt
interval = { $value } ({ $low } à { $high })
as-it-is = tel quel
quoted = « { $name } »

# Who wins
who-wins = Qui gagne
column-seat = place
column-player = joueur
column-wins = victoires
column-win-rate = taux (sûr à 95 %)
column-mean-rank = rang moyen
column-mean-score = score moyen
seat-number = place { $seat }
axis-won = part de parties gagnées
axis-won-sure = part de parties gagnées, avec l’intervalle à 95 %
axis-fair = en tirets : la part équitable

# Players that meet
column-rating = cote
column-uncertainty = incertitude
column-share-of-wins = part de victoires
column-ahead-of = devant
column-ahead-rate = taux (sûr à 95 %)

# Ends and lengths
how-it-ends = Comment les parties finissent
column-reason = raison
column-games = parties
column-share = part
how-long = Combien de temps elles durent
axis-decisions = décisions dans une partie
axis-games = parties
what-is-scored = Les scores
axis-score = score d’une place
axis-seats = places

# The course of a game
course = Le cours d’une partie
course-words = Qui est le mieux placé, ce sont les bots qui en jugent, chaque fois que la décision passe à quelqu’un d’autre. Une partie est décidée quand le gagnant reste le mieux placé jusqu’à la fin.
column-measure = mesure
column-mean = moyenne
axis-lead-changes = changements de leader dans une partie
axis-decided = décidée après cette part de la partie (%)
axis-choices = choix par décision, moyenne d’une partie

# Cards, tiles and actions
what-matters = Ce qui compte
what-matters-words = Les résultats des places qui ont utilisé au moins une fois une carte, une tuile ou une action (point), face à celles qui ne l’ont jamais fait (cercle) ; les traits sont des intervalles à 95 %, la différence la plus nette en premier. Un choix peut être une conséquence de la victoire autant qu’une cause.
in-numbers = La même chose en chiffres
column-subject = carte, tuile ou action
column-used = utilisée par
column-won-with = victoires avec
column-won-without = victoires sans
column-taken-when-offered = prise quand offerte
dominated = Choix dominés
dominated-words = Souvent offerts à côté d’autre chose, et presque jamais pris par ces joueurs. Ils sont peut-être dominés, ou bien ces bots ne voient pas à quoi ils servent.
column-offered = offerte
column-taken = prise
none = Aucun.

# The board
where = Où cela se passe
where-words = Les endroits choisis dans { $games } parties { $deals ->
    [one] d’une même donne, car le plateau change à chaque donne
   *[many] de donnes différentes
} : plus la tache est grande, plus l’endroit a été choisi.

# Several settings
from-setting-to-setting = D’un réglage à l’autre
column-setting = réglage
column-mean-length = longueur moyenne
column-commonest-end = fin la plus fréquente
column-stronger-win = victoires des plus forts
