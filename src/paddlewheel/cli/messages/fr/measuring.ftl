# Commands that play many games: simulate, tournament, levels, balance, compare, tune, dataset, train, make-puzzles.

random-tells-little = Des joueurs qui choisissent au hasard en disent peu sur un jeu ; --players steady joue pour gagner.
interrupted-played = interrompu ; voici ce qui a été joué jusque-là
report-is-in = Le rapport est dans { $path }.
is-written = { $path } est écrit.
time-left = reste
speed = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties/s, { NUMBER($decisions, maximumFractionDigits: 0) } décisions/s

# A series
ended-by = fin : { $reason } ({ $games })
series-speed = { $length } décisions par partie ; { NUMBER($speed, maximumFractionDigits: 0) } décisions par seconde ({ $seconds } s)
setting-title = { $game }, { $setting }

# A tournament
tournament-title = { $game } : { $games } parties, toutes les dispositions des places
ahead-title = Qui finit devant qui

# Levels
levels-title = { $game } : chaque niveau contre celui d’en dessous
level-against = { $level } contre { $below } : { $players }
levels-made-of = Version { $version } des règles, graine { $seed }.

# Variants and tuning
name-the-variants = nommez les variantes : --variant 'as it is' --variant ship.coal=8
two-variants-called = deux variantes s’appellent { $label }
comparison-title = { $game } : { $games } donnes
the-games = les parties
use = utilisation
use-title = utilisation des cartes, tuiles et actions
success = réussite
success-title = réussite des cartes, tuiles et actions
tuning-title = { $game } : réglages
missed-by = manqué de { $miss }
not-playable = injouable
best-on-fresh-deals = Le meilleur réglage, sur de nouvelles donnes
game-as-it-is = Le jeu tel quel
trials-kept = Les essais sont gardés dans { $path }.

# Datasets, learning and puzzles
dataset-written = { $games } parties dans { $folder } ; { $decisions } décisions viennent d’être écrites. La fiche : { $card }
learned = { $games } parties, { $decisions } décisions à la dernière manche ; perte { $loss }, pour la tactique { $by_hand }, si tous les choix se valent { $alike }
learned-from-results = { $games } parties, { $numbers } nombres appris
round-progress = manche { $round }
lesson-progress = manche { $round }, partie { $games }
written-to = Écrit dans { $path }.
making-puzzles = Problèmes pour { $game }
puzzles-made = { $path } contient { $puzzles } problèmes, tirés de { $games } parties.
not-over = { $record } est l’enregistrement d’une partie qui n’est pas finie ; elle pourra être analysée quand elle le sera
