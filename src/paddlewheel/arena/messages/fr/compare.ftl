# Comparisons of variants, tuning, and levels that meet.

# Variants
variants-heading = { $first } et { $second }
comparison-words = { $games } donnes, chacune jouée par les deux variantes. Les { $looks } intervalles sont valables tous ensemble à 95 %, quel que soit le nombre de ceux que l’on regarde.
the-games = Les parties
use = Utilisation
use-words = La part des places qui utilisent une carte, une tuile ou une action au moins une fois.
success = Réussite
success-words = Combien de fois gagnent les places qui s’en servent.
column-change = changement
column-shown = démontré ?
too-few-deals = { $change } (trop peu de donnes)
more = plus
less = moins
not-shown = non démontré
no-difference = Aucune différence n’est démontrée en { $games } donnes : sur { $all } points comparés, aucun ne diffère de façon certaine. Davantage de donnes pourraient en montrer de plus petites.
differences = { $count ->
    [one] { $count } point comparé sur { $all } diffère de façon certaine en { $games } donnes.
   *[other] { $count } points comparés sur { $all } diffèrent de façon certaine en { $games } donnes.
}
difference-measure = Avec « { $variant } », la mesure « { $name } » { $more ->
    [yes] augmente
   *[no] diminue
} : { $second } au lieu de { $first }, { $change }.
difference-use = Avec « { $variant } », l’utilisation de « { $name } » { $more ->
    [yes] augmente
   *[no] diminue
} : { $second } au lieu de { $first }, { $change }.
difference-success = Avec « { $variant } », la réussite avec « { $name } » { $more ->
    [yes] augmente
   *[no] diminue
} : { $second } au lieu de { $first }, { $change }.

# Aims and tuning
column-aim = but
column-measured-sure = mesuré (sûr à 95 %)
column-verdict = verdict
verdict-met = atteint
verdict-met-within-doubt = atteint, avec un doute
verdict-missed-within-doubt = manqué, avec un doute
verdict-missed = manqué
best-of = Le meilleur de { $count } réglages : { $setting }.
not-judged = Il n’a pas été jugé sur de nouvelles donnes.
aims-met = Sur { $games } nouvelles donnes, il atteint { $met } { $met ->
    [one] but
   *[other] buts
} sur { $aims } ({ $sure } de façon certaine) ; le jeu tel quel en atteint { $before }.
aim-missed = { $aim } : { $verdict } ; mesuré : { $value }.
fresh-deals = Sur de nouvelles donnes
fresh-deals-words = { $games } parties pour chaque but, sur des donnes qui n’ont servi à essayer aucun réglage.
best-setting = Le meilleur réglage
game-as-it-is = Le jeu tel quel
search = La recherche
search-words = { $games } parties pour chaque but et chaque réglage. 0 : rien n’est manqué.
not-playable = { $count ->
    [one] { $count } réglage n’a pas pu être joué : ses nombres ne vont pas ensemble.
   *[other] { $count } réglages n’ont pas pu être joués : leurs nombres ne vont pas ensemble.
}
a-setting = un réglage
best-so-far = le meilleur jusque-là
axis-trials = réglages, dans l’ordre des essais
axis-missed = manqué de
axis-place = { $place } ; en tirets : le meilleur réglage
column-trial = essai
column-missed = manqué de

# Levels
column-level = niveau
column-against = contre
column-measured = mesure
column-share-sure = part (sûr à 95 %)
column-to-beat = à battre
column-margin = marge (sûr à 95 %)
column-better = meilleur ?
won-together = victoires communes
one-against-the-rest = un contre les autres
yes = oui
no = non
